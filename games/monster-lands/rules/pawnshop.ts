// Chapter ML-PAWN: any number of dice in one action, a coin for each.
import { calling, type Seat } from '@krcma/kernel';
import { COINS_PER_PAWNED_DIE } from '../data/board.ts';
import type { Colour } from '../data/types.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import type { Action, ActKind } from './acts.ts';
import { barrierAt, isClosed, placeInBuilding } from './citadel.ts';
import { poolSize, spendDie } from './dice.ts';
import { gainCoins } from './gain.ts';
import { type Of, rule } from './script.ts';

type Pawning = Extract<Action, { do: 'pawnshop' }>;
const PAWN: Pawning = { do: 'pawnshop' };

/** How many dice of a colour may be pawned, most first; at least one die in all. */
function countsOf(has: number, laterOrBefore: number): number[] {
  const counts: number[] = [];
  for (let count = has; count >= (laterOrBefore > 0 ? 0 : Math.min(1, has)); count--) counts.push(count);
  return counts;
}

const countOption = (_: MonsterLands, count: number, colour: Colour) =>
  ({ id: `${colour}:${count}`, label: { key: 'dice-count', colour, count }, rule: 'ML-PAWN.1' }) as const;

export const pawnDice = rule<Of>('pawnshop')
  .choose('strength', {
    kind: 'number',
    values: (game, { player }) => {
      const { dice } = clanAt(game, player);
      return countsOf(dice.strength, dice.magic + dice.persuasion.length);
    },
    option: (game, count) => countOption(game, count, 'strength'),
    prompt: () => ({ key: 'ask-pawn', colour: 'strength' }),
  })
  .choose('magic', {
    kind: 'number',
    values: (game, { player, strength }) => {
      const { dice } = clanAt(game, player);
      return countsOf(dice.magic, strength + dice.persuasion.length);
    },
    option: (game, count) => countOption(game, count, 'magic'),
    prompt: () => ({ key: 'ask-pawn', colour: 'magic' }),
  })
  .gather('persuasion', {
    kind: 'some',
    values: (game, { player }) => clanAt(game, player).dice.persuasion.map((_, index) => index),
    atLeast: (_, { strength, magic }) => (strength + magic > 0 ? 0 : 1),
    option: (game, index, { player }) => {
      const face = clanAt(game, player).dice.persuasion[index] ?? 0;
      return {
        id: `die:${index}`,
        label: { key: 'die', die: { colour: 'persuasion', face } },
        thing: `die:persuasion-${index}`,
        rule: 'ML-PAWN.1',
      };
    },
    prompt: () => ({ key: 'ask-pawn', colour: 'persuasion' }),
    done: () => ({ key: 'done' }),
  })
  .do('pawn', (game, { player, strength, magic, persuasion }) => {
    const faces = persuasion.map((index) => clanAt(game, player).dice.persuasion[index] ?? 0);
    pawn(game, player, strength, magic, faces);
  });

function pawn(
  game: MonsterLands,
  seat: Seat,
  strength: number,
  magic: number,
  faces: readonly number[],
): void {
  const { dice } = clanAt(game, seat);
  const space = game.citadel.pawnshop.dice.length;
  const placed = [
    ...Array.from({ length: strength }, () => ({ colour: 'strength', face: 0 }) as const),
    ...Array.from({ length: magic }, () => ({ colour: 'magic', face: 0 }) as const),
    ...faces.map((face) => ({ colour: 'persuasion', face }) as const),
  ].map((die, index) => ({ ...die, space: space + index }));
  for (const { colour, face } of placed) spendDie(dice, colour, face);
  placeInBuilding(game, seat, 'pawnshop', placed);
  gainCoins(game, seat, placed.length * COINS_PER_PAWNED_DIE, 'pawnshop');
}

const option = {
  id: 'pawnshop',
  label: { key: 'pawnshop' },
  thing: 'building:pawnshop',
  rule: 'ML-PAWN.1',
} as const;

export const pawnshop: ActKind<Pawning> = {
  list(game, { player }, into) {
    if (poolSize(clanAt(game, player).dice) > 0 && !isClosed(game, 'pawnshop')) into.push(PAWN);
  },
  option: () => option,
  carryOut: (_, __, { player }) => calling(pawnDice, { player }),
  refused: (game) => {
    const barrier = barrierAt(game, 'pawnshop');
    return barrier === undefined ? [] : [{ ...option, ...barrier }];
  },
};
