// The entry of all kinds of worker, and nothing else: WebKit runs an entry once more when another module imports it,
// and the kernel would exist twice. The build refuses an entry with anything in it, or that anything imports.
const services = import('./services.ts');

addEventListener('message', ({ data }: MessageEvent) => {
  services.then(({ hear }) => hear(data)).catch(reportError);
});
