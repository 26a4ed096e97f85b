import type { Frame, Json } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { migrations } from '../migrations.ts';

/** The frames of a save of version 1 as the present rules read them. */
function led(...stack: Frame[]): Frame[] {
  const state = { stack: structuredClone(stack) } as unknown as Record<string, Json>;
  for (const { up } of migrations) up(state);
  return state.stack as unknown as Frame[];
}

const frame = (rule: string, at: string, locals: Frame['locals'] = {}): Frame => ({ rule, at, locals });

describe('saves of the first rules', () => {
  it('that ask for an act stand in the step that repeated the question', () => {
    const turn = frame('turn', 'acts', { player: 1, acts: false });
    expect(led(turn, frame('act', 'act', { player: 1 }))).toEqual([frame('turn', 'ended', { player: 1 })]);
    const fight = { player: 0, path: 'a1', monster: 'krus' };
    expect(led(frame('attack', 'stopped', fight), frame('attackChoice', 'act', fight))).toEqual([
      frame('attack', 'stopped', fight),
    ]);
  });

  it('in the middle of an act go on with it', () => {
    const hire = frame('freeHire', 'member', { player: 0 });
    expect(led(frame('freeWindow', 'acts', { player: 0 }), frame('freeChoice', 'carry out'), hire)).toEqual([
      frame('freeWindow', 'ended', { player: 0 }),
      hire,
    ]);
  });

  it('past the last act know it', () => {
    const settled = (was: Frame) => led(was)[0]?.locals;
    expect(settled(frame('attack', 'defeat', { stopped: true }))).toEqual({ stopped: { do: 'stop' } });
    expect(settled(frame('tryConquest', 'loot', { ended: 'stop' }))).toEqual({ ended: { do: 'stop' } });
    expect(settled(frame('payQuest', 'traps', { answer: 'pay' }))).toEqual({ answer: { do: 'pay' } });
    expect(settled(frame('strike', 'defence', { cancelled: 2 }))).toEqual({
      cancelled: { do: 'cancel', magic: 2 },
    });
    expect(settled(frame('strike', 'defence'))).toEqual({ cancelled: { do: 'cancel', magic: 0 } });
    expect(settled(frame('turn', 'sam', { acts: true }))).toEqual({ ended: { do: 'end' } });
  });

  it('with a basket half full have it as picks of one question', () => {
    const before = frame('buyTraps', 'basket', {
      player: 0,
      discount: 1,
      basket: { traps: [2], cards: [], full: false },
    });
    const asking = frame('fillBasket', 'pick', { player: 0, discount: 1, traps: [2, 0], cards: ['dajana'] });
    expect(led(before, asking)).toEqual([
      {
        ...frame('buyTraps', 'basket', { player: 0, discount: 1 }),
        loop: {
          left: [],
          done: [
            { do: 'trap', place: 2 },
            { do: 'trap', place: 0 },
            { do: 'card', card: 'dajana' },
          ],
        },
      },
    ]);
    const bought = frame('buyTraps', 'limit', { basket: { traps: [1], cards: [], full: true } });
    expect(led(bought)).toEqual([frame('buyTraps', 'limit', { basket: [{ do: 'trap', place: 1 }] })]);
  });
});
