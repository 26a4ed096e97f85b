import { build, dist } from './build.ts';
import { listen, serverOf } from './serve.ts';

const FIRST_PORT = 4080;

/** `npm start`: builds what changed, serves it and says where. */
export async function start(): Promise<void> {
  const wanted = process.env.PORT;
  console.log('Krčma: building the pages …');
  if ((await build()) === 'unchanged') console.log('Krčma: nothing changed since the last build.');
  try {
    const port = await listen(serverOf(dist), Number(wanted ?? FIRST_PORT), wanted === undefined ? 20 : 1);
    console.log(
      `\n  Krčma is open: http://127.0.0.1:${port}\n\n  Stop it with Ctrl+C. In a terminal: npm run play`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${wanted ?? FIRST_PORT} is taken. Choose another: PORT=5000 npm start`);
    process.exitCode = 1;
  }
}
