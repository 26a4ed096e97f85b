import { build } from './build.ts';

/** `npm run build`: the pages, for a server that is started without building them. */
console.log(`Krčma: the pages are ${await build()}.`);
