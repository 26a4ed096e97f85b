import { configFrom, openServer } from '../../server/index.ts';
import { openLog } from '../../server/operation/log.ts';
import { stopOnSignals } from '../../server/operation/stop.ts';

// The server as people run it, but bots answer at once and nobody is too fast for it.
const log = openLog('error');
const server = await openServer(configFrom(process.env), { log, pace: 0, looseness: 100 });
stopOnSignals(server.closers, log);
process.send?.({ port: server.port });
// Whoever started it is gone, however that came.
process.on('disconnect', () => process.exit());
