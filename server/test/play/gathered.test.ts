import { describe, expect, it } from 'vitest';
import type { Wire } from '../../play/client.ts';
import { gathered } from '../../play/gathered.ts';

function recorded() {
  const events: string[] = [];
  const below: Wire = {
    bufferedAmount: 7,
    send: (message) => events.push(`send ${message}`),
    close: (code, reason) => events.push(`close ${code} ${reason}`),
    terminate: () => events.push('terminate'),
  };
  const stream = { cork: () => events.push('cork'), uncork: () => events.push('uncork') };
  return { events, wire: gathered(below, stream) };
}

const nextTurn = () => new Promise((turned) => setImmediate(turned));

describe('messages of one breath', () => {
  it('leave in one write, in their order, also those said after a promise', async () => {
    const { events, wire } = recorded();
    await Promise.resolve();
    wire.send('frame');
    wire.send('card');
    await Promise.resolve();
    wire.send('receipt');
    await nextTurn();
    expect(events).toEqual(['cork', 'send frame', 'send card', 'send receipt', 'uncork']);
    wire.send('later');
    await nextTurn();
    expect(events.slice(5)).toEqual(['cork', 'send later', 'uncork']);
  });

  it('hide nothing of the wire below', () => {
    const { events, wire } = recorded();
    expect(wire.bufferedAmount).toBe(7);
    wire.close(1013, 'read faster');
    wire.terminate();
    expect(events).toEqual(['close 1013 read faster', 'terminate']);
  });
});
