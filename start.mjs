// Plain JavaScript: an older Node cannot even read the TypeScript behind it, but it can read this and say so.
const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(
    `Krčma needs Node ${oldestNode} or newer and this is ${process.version}: run \`npm install\` and then \`npm start\` in its folder ` +
      '(on Linux and Windows that brings the right Node along), or install a newer Node from https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  try {
    // A bad configuration is told before anybody waits for the pages.
    const { configFrom } = await import('./server/config.ts');
    configFrom(process.env);
    console.log('Krčma: building the pages …');
    const { build } = await import('./web/build/build.ts');
    if ((await build()) === 'unchanged') console.log('Krčma: nothing changed since the last build.');
    const { serve } = await import('./server/main.ts');
    const { address, forOthers } = await serve({ LOG_LEVEL: 'warn', ...process.env });
    const network = forOthers.map((each) => `\n  In your network: ${each}`).join('');
    console.log(
      `\n  Krčma is open: ${address}${network}\n\n  Stop it with Ctrl+C. In a terminal: npm run play`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    // Whatever may still be open: what does not serve must not look as if it did.
    setTimeout(() => process.exit(), 3000).unref();
  }
}
