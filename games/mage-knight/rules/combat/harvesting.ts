// Crystals for enemies that fell: by what they resisted, or white.
import type { Seat } from '@krcma/kernel';
import type { OpsSource } from '../../data/sources.ts';
import type { Basic } from '../../data/types.ts';
import { type Foe, foeAt, type MageKnight } from '../../state.ts';
import { gainCrystal } from '../gains.ts';
import { working } from '../lasting.ts';
import { type Of, rule } from '../script.ts';
import { resistancesOf } from './numbers.ts';

const COLOUR_OF = { fire: 'red', ice: 'blue', physical: 'green' } as const;

interface Harvest extends Of {
  source: OpsSource;
  /** One crystal for one of them. */
  foes: number[];
}

type Due = Pick<Harvest, keyof Harvest>;

const coloursOf = (game: MageKnight, foes: readonly number[]): Basic[] => {
  const found = new Set<Basic>(['white']);
  for (const id of foes) for (const each of resistancesOf(foeAt(game, id))) found.add(COLOUR_OF[each]);
  return [...found];
};

const harvestOne = rule<Harvest>('harvestOne')
  .choose('colour', {
    kind: 'one',
    values: (game, { foes }) => coloursOf(game, foes),
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'crystal-of', colour },
      thing: `crystal:${colour}`,
      rule: 'MK-1.23',
    }),
    prompt: (game, { source, foes }) => ({
      key: 'ask-soul',
      source,
      enemies: foes.map((id) => foeAt(game, id).enemy),
    }),
  })
  .do('gain', (game, { player, colour }) => gainCrystal(game, player, colour));

/** Those that this attack defeated, for whatever of its points harvests one of them. */
export function reap(game: MageKnight, seat: Seat, fallen: readonly Foe[]): void {
  const sources = new Set(game.combat?.points.map(({ source }) => source));
  for (const { op, lasting } of working(game, seat, 'harvestCrystal'))
    if (op.max === 1 && lasting.foes === undefined && sources.has(lasting.source))
      lasting.foes = fallen.map(({ id }) => id);
}

/** Takes what is due now: one for an attack that was made, one for each enemy of the phase. */
function dueNow(game: MageKnight, seat: Seat): Due[] {
  const { combat, lasting: all } = game;
  if (combat === null || all.length === 0) return [];
  const due: Due[] = [];
  for (const { op, lasting } of working(game, seat, 'harvestCrystal')) {
    const { source, foes } = lasting;
    if (op.max === 1) {
      if (foes === undefined) continue;
      lasting.left = 0;
      if (foes.length > 0) due.push({ player: seat, source, foes });
      continue;
    }
    const fallen = combat.foes.filter(({ id, fell }) => fell === combat.phase && foes?.includes(id) !== true);
    lasting.foes = [...(foes ?? []), ...fallen.map(({ id }) => id)];
    due.push(...fallen.map(({ id }) => ({ player: seat, source, foes: [id] })));
  }
  return due;
}

/** After each act of a combat in which something harvests. */
export const harvest = rule<Of>('harvestCrystals')
  .set('due', (game, { player }): Due[] => dueNow(game, player))
  .each('harvested', harvestOne, (_, { due }) => due);
