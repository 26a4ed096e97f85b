import { asksOf, redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../data/tiles.ts';
import { mageKnight } from '../../index.ts';
import type { MageKnightView } from '../../rules/view.ts';
import type { MageKnight } from '../../state.ts';
import { freshTable, type Game, table } from '../table.ts';

const viewOf = ({ game }: Game, seat?: number): MageKnightView =>
  mageKnight.view(game, seat) as unknown as MageKnightView;

/** Tables dealt anew for a seat. */
const twins = ({ game }: Game, seat: number | undefined, n = 60): MageKnight[] =>
  Array.from({ length: n }, (_, seed) => redeal(mageKnight, game, seat, `${seed}`));

const backs = ({ tiles }: MageKnight): string[] => tiles.map((tile) => tileOf(tile).back);
const cities = (tiles: MageKnight['tiles']): number =>
  tiles.filter((tile) => tileOf(tile).city !== undefined).length;

describe('a hand', () => {
  it('MK-1.38 whoever discards for an effect is asked, whatever the hand might be', () => {
    const t = table({
      seats: 2,
      players: [
        {
          hero: 'arythea',
          hand: ['improvisation', 'march', 'wound'],
          deck: ['wound', 'wound', 'wound', 'wound', 'wound', 'wound'],
        },
      ],
    }).play('play:improvisation', 'basic');
    expect(t.options()).toEqual(['discard:march']);
    const dealt = twins(t, 1);
    expect(dealt.some(({ players }) => players[0]?.hand.every((card) => card === 'wound'))).toBe(true);
    for (const game of dealt)
      expect(asksOf(mageKnight, { ...t.journal, table: game }).map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('tiles to come', () => {
  it('MK-2.13, MK-2.17 may be any of their back, those of the box too; cities stay as many', () => {
    const t = freshTable(2, { scenario: 'blitz-conquest' });
    const dealt = twins(t, 0);
    for (const each of dealt) {
      expect(backs(each)).toEqual(backs(t.game));
      expect(cities(each.tiles)).toBe(cities(t.game.tiles));
      expect([...each.tiles, ...each.box].sort()).toEqual([...t.game.tiles, ...t.game.box].sort());
    }
    const next = new Set(dealt.map(({ tiles }) => tiles.at(-1)));
    expect([...next].some((tile) => tile !== undefined && t.game.box.includes(tile))).toBe(true);
    expect(
      new Set(dealt.map(({ tiles }) => tiles.findIndex((tile) => tileOf(tile).city !== undefined))).size,
    ).toBe(2);
  });

  it('MK-30.2 of the first reconnaissance countryside tiles are known by their numbers, core tiles are not', () => {
    const t = freshTable(2, { scenario: 'first-reconnaissance' });
    const land = (tiles: MageKnight['tiles']) => tiles.filter((tile) => tileOf(tile).back === 'countryside');
    const dealt = twins(t, 0);
    for (const each of dealt) {
      expect(land(each.tiles)).toEqual(land(t.game.tiles));
      expect(land(each.box)).toEqual(land(t.game.box).sort());
    }
    expect(new Set(dealt.map(({ tiles }) => tiles.slice(0, 3).join())).size).toBeGreaterThan(10);
  });

  it('the view shows backs, and names only where all know them', () => {
    const [blitz, first] = (['blitz-conquest', 'first-reconnaissance'] as const).map((scenario) =>
      viewOf(freshTable(2, { scenario })),
    );
    expect(blitz?.tiles.every(({ tile }) => tile === null)).toBe(true);
    expect(first?.tiles[0]).toEqual({ back: 'countryside', tile: 'countryside-3' });
    expect(first?.tiles.at(-1)).toEqual({ back: 'core', tile: null });
  });
});

describe('cards', () => {
  const t = () =>
    table({
      seats: 2,
      time: 'night',
      players: [
        { hand: ['march', 'rage'], deck: ['stamina', 'wound'], under: ['promise'], tactic: 'sparing-power' },
        { hand: ['march'], tactic: 'from-the-dusk' },
      ],
    });

  it('MK-1.38 hands are shown to their owners, decks to nobody but for their size', () => {
    const [own, other] = viewOf(t(), 0).players;
    expect(own?.hand).toEqual(['march', 'rage']);
    expect(own).toMatchObject({ deck: 2, under: 1 });
    expect(other?.hand).toEqual([null]);
    expect(viewOf(t()).players[0]?.hand).toEqual([null, null]);
  });

  it('MK-1.38, MK-3.35 what lies under a tactic is unknown even to its owner', () => {
    const under = new Set(twins(t(), 0).map(({ players }) => players[0]?.under[0]));
    expect(under).toEqual(new Set(['promise', 'stamina', 'wound']));
    for (const { players } of twins(t(), 0, 5)) expect(players[0]?.hand).toEqual(['march', 'rage']);
    expect(new Set(twins(t(), 1).map(({ players }) => players[0]?.hand.join())).size).toBeGreaterThan(5);
  });

  it('MK-1.38 when the game is over all hands are open', () => {
    const over = table({
      seats: 2,
      round: 4,
      time: 'night',
      announced: 1,
      last: [],
      players: [{ hand: ['march', 'rage'], deck: [] }, { hand: ['march'] }],
    });
    over.play('play:march', 'move', 'end', 'done');
    expect(viewOf(over, 0).players[1]?.hand).toEqual(['march']);
  });
});

describe('tokens', () => {
  const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-8' };
  const t = () =>
    table({
      seats: 2,
      time: 'night',
      map,
      players: [{ space: '0,0:C', tactic: 'from-the-dusk' }, { tactic: 'long-night' }],
      holdings: [{ space: '1,0:NE', tokens: [{ enemy: 'guardsmen', up: false }] }],
    });

  it('MK-1.39, MK-8.13 a token face down shows its back only, and may be any of it', () => {
    const holding = viewOf(t(), 0).holdings['1,0:NE'];
    expect(holding?.tokens).toEqual([{ enemy: null, up: false, back: 'grey' }]);
    const dealt = new Set(twins(t(), 0).map(({ holdings }) => holdings['1,0:NE']?.tokens[0]?.enemy));
    expect(dealt.size).toBeGreaterThan(4);
  });

  it('MK-1.39 a token face up is known to all', () => {
    const space = '0,1:C';
    const up = t().game.holdings[space]?.tokens[0];
    expect(up?.up).toBe(true);
    expect(viewOf(t()).holdings[space]?.tokens[0]?.enemy).toBe(up?.enemy);
    for (const { holdings } of twins(t(), undefined, 8)) expect(holdings[space]?.tokens[0]).toEqual(up);
  });
});

it('MK-16.7 artifacts that are looked at are told to nobody else, those that are kept to all', () => {
  const t = table({
    seats: 2,
    turn: { rewards: [{ reward: 'artifact', n: 1 }] },
    players: [{ hand: ['march'], deck: [] }],
    decks: { artifacts: ['ruby-ring', 'horn-of-wrath'] },
  });
  t.play('play:march', 'influence', 'end');
  expect(t.options()).toEqual(['take:ruby-ring', 'take:horn-of-wrath']);
  const looked = (seat: number) =>
    new Set(twins(t, seat, 20).map(({ stack }) => JSON.stringify(stack.at(-1)?.locals.drawn)));
  expect(looked(0).size).toBe(1);
  expect(looked(1).size).toBeGreaterThan(5);
});

describe('to be asked tells nothing of a hand, not even to those who look on at a game of one', () => {
  it('MK-1.38, MK-16.20 of wounds alone at the end of a turn', () => {
    const t = table({ players: [{ hand: ['march', 'wound'], deck: [] }] });
    t.play('play:march', 'move', 'end');
    expect(t.options()).toEqual(['done']);
  });

  it('MK-1.38, MK-4.23 of a rest that leaves nothing to discard', () => {
    const t = table({ players: [{ hand: ['march', 'rage'], deck: [] }] });
    t.play('rest', 'discard:march');
    expect(t.options()).toEqual(['done']);
  });

  it('MK-1.38, MK-9.20 of a glade without a wound', () => {
    const t = table({ players: [{ space: '1,0:C', hand: ['march', 'rage'], deck: [] }] });
    t.play('play:march', 'move', 'end');
    expect(t.options()).toEqual(['keep-wounds']);
  });

  it('MK-1.38 of wounds alone, where a step gives a crystal for a card', () => {
    const t = table({ players: [{ hero: 'krang', hand: ['savage-harvesting', 'wound'], deck: [] }] });
    t.play('play:savage-harvesting', 'basic', 'step:0,0:E');
    expect(t.options()).toEqual(['done']);
  });
});
