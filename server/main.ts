import { type Config, configFrom, type KrcmaServer, openServer } from './index.ts';
import { type Log, openLog } from './operation/log.ts';
import { ownReach } from './operation/reach.ts';
import { stopOnSignals } from './operation/stop.ts';

const FIRST_PORT = 4080;
const TRIES = 20;
/** Milliseconds a failed start has to end by itself. */
const LAST_MOMENT = 3000;

const NOT_LISTENING: Readonly<Record<string, (host: string, port: number) => Error>> = {
  EADDRINUSE: (_host, port) => new Error(`Port ${port} is taken. Choose another: PORT=5000 npm start`),
  EACCES: (_host, port) => new Error(`Port ${port} is not allowed here. Choose another: PORT=5000 npm start`),
  EADDRNOTAVAIL: (host) => new Error(`HOST=${host} is no address of this machine.`),
  ENOTFOUND: (host) => new Error(`HOST=${host} cannot be found. Give an address of this machine.`),
};

/** Listens on the wanted port or, if none is wanted, on the first free one. */
async function opened(config: Config, log: Log, port: number, tries: number): Promise<KrcmaServer> {
  try {
    return await openServer({ ...config, PORT: port }, { log });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && tries > 1) return opened(config, log, port + 1, tries - 1);
    throw NOT_LISTENING[code ?? '']?.(config.HOST, port) ?? error;
  }
}

/** Where a server is open: for whoever sits at its machine, and for others. */
interface Opened {
  readonly address: string;
  readonly forOthers: readonly string[];
}

/** Opens the server, configured by the environment, until it is asked to stop. */
export async function serve(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Opened> {
  const config = configFrom(environment);
  const log = openLog(config.LOG_LEVEL);
  const server = await opened(config, log, config.PORT ?? FIRST_PORT, config.PORT === undefined ? TRIES : 1);
  stopOnSignals(server.closers, log);
  log.info('open', { port: server.port, database: server.store.kind });
  const { by, addresses } = ownReach(server.app, config);
  if (by === 'public') return { address: addresses[0] ?? '', forOthers: [] };
  const everywhere = config.HOST === '0.0.0.0' || config.HOST === '::';
  return {
    address: `http://${everywhere ? 'localhost' : config.HOST}:${server.port}`,
    forOthers: everywhere ? addresses : [],
  };
}

if (import.meta.main) {
  try {
    await serve();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    // Whatever may still be open: what does not serve must not look as if it did.
    setTimeout(() => process.exit(), LAST_MOMENT).unref();
  }
}
