import { configFrom, openServer } from '../../server/index.ts';
import { openLog } from '../../server/operation/log.ts';
import { stopOnSignals } from '../../server/operation/stop.ts';
import '../../server/test/skirmish.ts';

// A house that also offers the test game, with pages that know it.
const log = openLog('error');
const server = await openServer(configFrom(process.env), {
  log,
  pace: 0,
  looseness: 100,
  pages: process.env.PAGES ?? '',
  botScript: new URL('../../server/test/skirmish-thread.ts', import.meta.url),
});
stopOnSignals(server.closers, log);
process.send?.({ port: server.port });
// Whoever started it is gone, however that came.
process.on('disconnect', () => process.exit());
