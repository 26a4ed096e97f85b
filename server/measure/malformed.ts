// Throws malformed, oversized, foreign, stale and repeated messages at a server and looks what comes of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTime } from '../operation/in-time.ts';
import { siege } from '../test/malformed/siege.ts';
import { wishes } from './wishes.ts';

const help = `Throws malformed, oversized, foreign, stale and repeated messages at a server and looks what comes of it.

  node server/measure/malformed.ts
    --messages 100000   how many
    --help              this text`;

const { values } = wishes({
  options: {
    help: { type: 'boolean', default: false },
    messages: { type: 'string', default: '100000' },
  },
});

if (values.help) {
  console.log(help);
  process.exit(0);
}

const DATA = mkdtempSync(join(tmpdir(), 'krcma-malformed-'));
try {
  const began = Date.now();
  const messages = Number(values.messages);
  // Ten messages a second are answered by the slowest machine; what takes longer hangs.
  const result = await inTime(
    siege({ DATA }, { messages }),
    60_000 + messages * 100,
    'Besieging a server with malformed messages',
  );
  console.log(result, `${Math.round((Date.now() - began) / 1000)} s`);
  if (result.wrong.length > 0 || !result.unchanged || !result.goesOn) process.exitCode = 1;
} finally {
  rmSync(DATA, { recursive: true, force: true });
}
