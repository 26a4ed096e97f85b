#!/usr/bin/env node
// Plain JavaScript: an older Node cannot even read the TypeScript behind it, but it can read this and say so.
const oldestNode = 24;
const major = Number.parseInt(process.versions.node, 10);

if (major < oldestNode) {
  console.error(
    `Krčma needs Node ${oldestNode} or newer and this is ${process.version}: run \`npm install\` and then \`npm start\` in its folder ` +
      '(on Linux and Windows that brings the right Node along), or install a newer Node from https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  const { main } = await import('./krcma.ts');
  await main(process.argv.slice(2));
}
