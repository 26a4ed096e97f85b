// Fights on the sites of the map.
import type { EnemyId } from '../data/enemies.ts';
import type { CombatStart } from '../rules/combat/start.ts';
import { reach, strikeWith } from './fight.ts';
import { type Game, type TableSetup, table } from './table.ts';

export const HERE = '1,0';

export interface Site extends Omit<TableSetup, 'combat'> {
  readonly tile: string;
  readonly hex: string;
  readonly foes?: readonly EnemyId[];
  readonly combat: Partial<CombatStart>;
}

/** A fight on a space of one tile; an assault comes from the start tile. */
export function fightAt({ tile, hex, foes = [], combat, holdings = [], players = [], ...rest }: Site): Game {
  const space = `${HERE}:${hex}`;
  const [player, ...others] = players;
  return table({
    path: ['0,0:E'],
    ...rest,
    map: { '0,0': 'start-a', [HERE]: tile, '0,1': 'countryside-2' },
    players: [{ space, hand: ['ruby-ring'], level: 9, fame: 0, ...player }, ...others],
    holdings: [...(foes.length > 0 ? [{ space, tokens: [...foes] }] : []), ...holdings],
    combat: { space, tokens: [space], ...combat },
  });
}

export const holding = ({ game }: Game, hex: string) => game.holdings[`${HERE}:${hex}`];

/** The hero takes what comes, then strikes at all there are. */
export function beat(t: Game, ...foes: readonly number[]): Game {
  reach(t, 'attack');
  const aimed = t.game.combat?.aim.length === 1;
  for (const id of foes) if (!aimed) t.play(`aim:${id}`);
  return strikeWith(t, 60);
}

export const keep = (rest: Partial<Site> = {}) =>
  fightAt({ tile: 'countryside-3', hex: 'NE', foes: ['swordsmen'], combat: { cause: 'assault' }, ...rest });

export const tower = () =>
  fightAt({ tile: 'countryside-4', hex: 'C', foes: ['monks'], combat: { cause: 'assault' } });

export const dungeon = (rest: Partial<Site> = {}) =>
  fightAt({
    tile: 'countryside-7',
    hex: 'SE',
    combat: { cause: 'adventure', draws: ['brown'] },
    decks: { enemies: { brown: ['gargoyle'] } },
    ...rest,
  });

export const den = (rest: Partial<Site> = {}) =>
  fightAt({
    tile: 'countryside-6',
    hex: 'W',
    combat: { cause: 'adventure', draws: ['brown'] },
    decks: { enemies: { brown: ['gargoyle'] } },
    ...rest,
  });
