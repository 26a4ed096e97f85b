// Units, banners and cards on their way out, and what the ground gives: slips that no test noticed once.
import { describe, expect, it } from 'vitest';
import { spacesOf } from '../../data/geometry.ts';
import { forbidsVariants } from '../../rules/forbidden-variants.ts';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { terrainAt } from '../../rules/map.ts';
import { takesPart } from '../../rules/unit-numbers.ts';
import type { Combat, Lasting, MageKnight, Unit } from '../../state.ts';
import { freshTable, playerOf, table } from '../table.ts';

/** Spaces of the map with this terrain. */
const spacesOn = (game: MageKnight, terrain: string): string[] =>
  Object.keys(game.map).flatMap((slot) =>
    spacesOf(slot).filter((space) => terrainAt(game, space) === terrain),
  );

const lasting = (source: string, path: readonly number[], seat = 0): Lasting =>
  ({ source, path: [...path], seat, until: 'turn' }) as Lasting;

it('MK-40.8 whoever is out leaves all cards, banners, puppets, dice and effects behind; others keep theirs', () => {
  const t = table({
    seats: 3,
    options: { scenario: 'one-to-return' },
    announced: 1,
    last: [],
    turn: { stage: 'acted', cards: 1 },
    source: ['red', 'blue', 'green', 'white', 'red'],
    players: [
      { space: '1,0:SW', crystals: { blue: 1 } },
      {
        space: '0,0:C',
        crystals: { red: 2, blue: 1, green: 1, white: 1 },
        units: [{ unit: 'peasants', banner: 'banner-of-glory' }, 'foresters'],
        level: 5,
      },
      { space: '0,1:W', units: ['herbalists'] },
    ],
  });
  const out = playerOf(t, 1);
  const [, second] = out.units;
  if (second === undefined) throw new Error('there is no second unit');
  second.command = 'banner-of-command';
  out.played.push({ card: 'fireball', to: 'discard' });
  out.under.push('wound');
  out.puppets.push('prowlers', 'diggers');
  t.game.lasting.push(
    { ...lasting('card:march:basic', [0], 1), until: 'nextTurn', turn: t.game.turns },
    { ...lasting('card:march:basic', [0], 2), until: 'nextTurn', turn: t.game.turns },
  );
  const cards = [...out.deck, ...out.hand, ...out.discard].length + 4;
  const dice = t.game.source;
  for (const die of dice.slice(0, 2)) Object.assign(die, { by: 1, stays: true, kept: true });
  t.play('end', 'done');
  expect(playerOf(t, 1)).toMatchObject({
    out: true,
    space: null,
    played: [],
    under: [],
    units: [],
    puppets: [],
    crystals: { red: 0, blue: 0, green: 0, white: 0 },
  });
  expect(t.game.gone.cards).toEqual(
    expect.arrayContaining(['fireball', 'wound', 'banner-of-glory', 'banner-of-command']),
  );
  expect(t.game.gone.cards).toHaveLength(cards);
  expect(t.game.gone.units).toEqual(['peasants', 'foresters']);
  expect(t.game.enemies.green.discard).toEqual(expect.arrayContaining(['prowlers', 'diggers']));
  expect(t.game.source.filter(({ by }) => by === 1)).toEqual([]);
  expect(t.game.lasting.map(({ seat }) => seat)).toEqual([2]);
  expect(playerOf(t, 0).crystals.blue).toBe(1);
  expect(playerOf(t, 2).units).toHaveLength(1);
});

describe('what the ground gives to the next draw', () => {
  const more = (side: 'basic' | 'powered', at: number, space: string) => {
    const { game } = table({
      map: { '0,0': 'start-a', '1,0': 'countryside-5', '0,1': 'countryside-4' },
      players: [{ space }],
    });
    const before = handLimitAt(game, 0);
    game.lasting = [lasting(`card:mountain-lore:${side}`, [at])];
    return handLimitAt(game, 0) - before;
  };

  it('MK-16.22 mountain lore: hills a card, mountains two only where it is powered', () => {
    const { game } = table({ map: { '0,0': 'start-a', '1,0': 'countryside-5', '0,1': 'countryside-4' } });
    const spaceOf = (terrain: string) => spacesOn(game, terrain)[0] ?? '';
    expect([more('basic', 1, spaceOf('hills')), more('basic', 1, spaceOf('mountain'))]).toEqual([1, 0]);
    expect([more('powered', 3, spaceOf('hills')), more('powered', 3, spaceOf('mountain'))]).toEqual([1, 2]);
    expect(more('powered', 3, spaceOf('plains'))).toBe(0);
  });
});

it('MK-11.19, MK-6.17 where units are barred only the escort and whoever is bound by a skill take part', () => {
  const unit = (command: Unit['command'], id = 3): Unit => ({ id, command }) as Unit;
  const barred = { units: 0, escort: null } as Combat;
  expect(takesPart(barred, unit(null))).toBe(false);
  expect(takesPart(barred, unit('norowas-bonds-of-loyalty'))).toBe(true);
  expect(takesPart(barred, unit('banner-of-command'))).toBe(false);
  expect(takesPart({ units: 1, escort: 3 } as Combat, unit(null))).toBe(true);
  expect(takesPart({ units: 1, escort: 2 } as Combat, unit(null))).toBe(false);
  expect(takesPart({ units: null, escort: null } as Combat, unit(null))).toBe(true);
});

it("MK-25.3, MK-36.1 as many tiles as there are; Volkare's camp is one of the core; one of those stays in the box where only mines count", () => {
  const forbids = (scenario: string, moreCore: number) => {
    const { options } = freshTable(2, { scenario }).game;
    return forbidsVariants({ ...options, moreCore } as never, 2);
  };
  const most = (scenario: string) => {
    const found = Array.from({ length: 12 }, (_, n) => forbids(scenario, n)).find(
      (each) => each !== undefined,
    );
    return found?.key === 'too-many-tiles' ? [found.kind, found.most] : found;
  };
  expect(most('full-conquest')).toEqual(['core', 7]);
  expect(most('mines-liberation')).toEqual(['core', 6]);
});
