import type { Frame, Json } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { migrations } from '../migrations.ts';

const offers = (lodge: number, tavern: number, market: number, loot: number) => {
  const of = (length: number) => ({ offer: Array.from({ length }, (_, nth) => `card-${nth}`) });
  return { lodge: of(lodge), tavern: of(tavern), market: of(market), loot: of(loot) };
};

/** The frames of a save of version 1 as the present rules read them. */
function led(...stack: Frame[]): Frame[] {
  const state = { seats: 2, ...offers(6, 4, 3, 4), stack: structuredClone(stack) } as unknown as Record<
    string,
    Json
  >;
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

describe('saves from before offers had empty places', () => {
  const placesIn = (seats: number, ...cards: [number, number, number, number]) => {
    const state = { seats, ...offers(...cards) };
    migrations.find(({ to }) => to === 4)?.up(state);
    return [state.lodge, state.tavern, state.market, state.loot].map(({ offer }) => offer);
  };

  it('keep a full offer as it is', () => {
    const { lodge, tavern, market, loot } = offers(6, 4, 3, 4);
    const full = [lodge, tavern, market, loot].map(({ offer }) => offer);
    expect(placesIn(2, 6, 4, 3, 4)).toEqual(full);
  });

  it('have the empty places of a short one behind its cards, alone three in the tavern', () => {
    const [lodge, tavern, market, loot] = placesIn(4, 5, 2, 0, 3);
    expect(lodge).toEqual(['card-0', 'card-1', 'card-2', 'card-3', 'card-4', null]);
    expect(tavern).toEqual(['card-0', 'card-1', null, null]);
    expect(market).toEqual([null, null, null]);
    expect(loot).toEqual(['card-0', 'card-1', 'card-2', null]);
    expect(placesIn(1, 6, 2, 3, 4)[1]).toEqual(['card-0', 'card-1', null]);
  });
});
