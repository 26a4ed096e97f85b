// Plain JavaScript: an older Node cannot even read the TypeScript behind it, but it can read this and say so.
const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(
    `Krčma needs Node ${oldestNode} or newer and this is ${process.version}: run \`npm install\` and then \`npm start\` in its folder ` +
      '(on Linux and Windows that brings the right Node along), or install a newer Node from https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  const { start } = await import('./web/build/start.ts');
  await start();
}
