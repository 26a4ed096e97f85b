// Every site, ruin, tile and city, entered, bought in and revealed: see playthroughs/places/.
import { describe, expect, it } from 'vitest';
import { RUINS } from '../../data/ruins.ts';
import { type SiteKind, sites } from '../../data/sites.ts';
import { HEXES } from '../../data/tile.ts';
import { TILES, tileOf } from '../../data/tiles.ts';
import { BASICS } from '../../data/types.ts';
import { asText, explored, playthrough } from '../playthrough.ts';
import { type Game, offers, type TableSetup, table } from '../table.ts';

const on = (tile: string) => ({ '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' });

const MANA = { crystals: { red: 3, blue: 3, green: 3, white: 3 } };

/** Rich in everything on a space of the second tile. */
const standing = (tile: string, hex: string, rest: TableSetup = {}): Game =>
  table({
    seats: 2,
    map: on(tile),
    turn: { stage: 'moving', move: 9, influence: 12, cards: 1 },
    spells: ['fireball', 'snowstorm', 'tremor'],
    advanced: ['blood-rage', 'ice-bolt', 'agility'],
    units: ['foresters', 'northern-monks', 'catapults', 'magic-familiars'],
    ...rest,
    players: [
      {
        space: `1,0:${hex}`,
        level: 5,
        reputation: 3,
        hand: ['march', 'wound'],
        units: ['peasants'],
        ...MANA,
      },
    ],
  });

/** What covers printed sites in the scenarios of Tezla. */
const COVERS: Partial<Record<SiteKind, readonly [string, string, string]>> = {
  graveyard: ['countryside-5', 'W', 'realm-of-the-dead'],
  necropolis: ['core-6', 'C', 'realm-of-the-dead'],
  hiddenValley: ['core-7', 'C', 'hidden-valley'],
  destroyedCity: ['core-5', 'C', 'lost-relic'],
};

/** The first tile and space of a kind, and the scenario where it is not everywhere. */
function placeOf(kind: SiteKind): readonly [string, string, string?] {
  const cover = COVERS[kind];
  if (cover !== undefined) return cover;
  for (const tile of TILES.filter((each) => each !== 'countryside-2'))
    for (const hex of HEXES) if (tileOf(tile).hexes[hex].site === kind) return [tile, hex];
  throw new Error(`No tile has a ${kind}.`);
}

const ACTS = ['interact', 'enter', 'burn', 'altar'];

describe('a site', () => {
  const kinds = (Object.keys(sites) as SiteKind[]).filter((kind) => kind !== 'portal');
  it.each(kinds)('%s', async (kind) => {
    const [tile, hex, scenario] = placeOf(kind);
    const options = scenario === undefined ? {} : { options: { scenario } };
    const lines = [
      '# nobody has been there',
      ...ACTS.flatMap((act) => explored(standing(tile, hex, options), [act], 8)),
      '# it is conquered',
      ...ACTS.flatMap((act) =>
        explored(
          standing(tile, hex, { ...options, holdings: [{ space: `1,0:${hex}`, tokens: [], shields: [0] }] }),
          [act],
          4,
        ),
      ),
    ];
    await expect(asText(lines)).toMatchFileSnapshot(`places/${kind}.txt`);
  });
});

describe('a ruin', () => {
  it.each(RUINS)('%s', async (ruin) => {
    const at = () => standing('countryside-8', 'NE', { holdings: [{ space: '1,0:NE', ruin }] });
    const lines = ['enter', 'altar'].flatMap((act) => explored(at(), [act]));
    await expect(asText(lines)).toMatchFileSnapshot(`places/${ruin}.txt`);
  });
});

describe('a tile', () => {
  const hidden = TILES.filter(
    (tile) => tileOf(tile).back !== 'start' && !['countryside-1', 'countryside-2'].includes(tile),
  );
  it.each(hidden)('%s', async (tile) => {
    const lines = (['day', 'night'] as const).flatMap((time) => {
      const t = table({
        seats: 2,
        time,
        turn: { stage: 'moving', move: 20, cards: 1 },
        tiles: [tile],
        players: [{ space: '0,1:NE' }],
      });
      return [`# ${time}`, ...explored(t, ['explore:1,1'])];
    });
    await expect(asText(lines)).toMatchFileSnapshot(`places/${tile}.txt`);
  });
});

const CITIES = { green: 'core-5', blue: 'core-6', white: 'core-7', red: 'core-8' };

describe('a city', () => {
  it.each(BASICS)('of %s', async (colour) => {
    const own = { holdings: [{ space: '1,0:C', tokens: [], shields: [0] }] };
    const assaulted = table({
      seats: 2,
      map: on(CITIES[colour]),
      turn: { stage: 'moving', move: 20, cards: 1 },
      players: [{ space: '1,0:SW', hand: ['march', 'wound'], units: ['peasants'], level: 5 }],
    });
    const lines = [
      '# its own',
      ...explored(standing(CITIES[colour], 'C', own), ['interact'], 12),
      '# assaulted',
      ...explored(assaulted, [offers(assaulted, 'step:1,0:C')[0] ?? 'end']),
      ...playthrough(assaulted, ['next', 'next', ['damage:0.0'], ['to:unit:0'], ['to:hero']]),
    ];
    await expect(asText(lines)).toMatchFileSnapshot(`places/city-${colour}.txt`);
  });
});
