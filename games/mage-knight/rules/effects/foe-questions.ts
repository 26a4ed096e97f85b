// Which enemy, or which attack of one: the questions of everything that is done to them.
import type { Gathering, Question, Refused } from '@krcma/kernel';
import type { MageKnightTypes } from '../../messages.ts';
import { effectNow, foeAt, type MageKnight } from '../../state.ts';
import { wordsOfAttack } from '../combat/changes.ts';
import { isReachable } from '../combat/foes.ts';
import { isColourImmune } from '../combat/immunity.ts';
import { armorOf, has } from '../combat/numbers.ts';
import { attacksFor, foesFor } from './foe-targets.ts';
import { orNothing } from './inner.ts';
import type { OpAt } from './op-at.ts';

export const foeOption = (game: MageKnight, id: number) => {
  const foe = foeAt(game, id);
  return {
    id: `foe:${id}`,
    label: { key: 'pick-foe' as const, foe: id, enemy: foe.enemy, armor: armorOf(game, foe) },
    thing: `foe:${id}`,
  };
};

/** Those that the effect cannot touch, with the reason. */
function refusedFoes(game: MageKnight, at: OpAt, able: readonly number[]): Refused<MageKnightTypes>[] {
  const { combat } = game;
  if (combat === null) return [];
  return combat.foes
    .filter((foe) => isReachable(combat, foe) && !able.includes(foe.id))
    .flatMap((foe): Refused<MageKnightTypes>[] => {
      const option = foeOption(game, foe.id);
      if (isColourImmune(foe, at.source))
        return [{ ...option, reason: { key: 'foe-ignores-colour' }, rule: 'MK-13.19' }];
      if (has(foe, 'arcaneImmunity'))
        return [{ ...option, reason: { key: 'foe-is-immune' }, rule: 'MK-13.23' }];
      return [{ ...option, reason: { key: 'foe-unchanged' }, rule: 'MK-1.16' }];
    });
}

/** One enemy; the one that the effect has picked before is not asked for again. */
export const whichFoe: Question<MageKnightTypes, OpAt, number> = {
  kind: 'one',
  values: (game, at) => orNothing(foesFor(game, at)),
  option: (game, foe) => foeOption(game, foe),
  prompt: (_, { source }) => ({ key: 'ask-foe', source }),
  refused: (game, at) => refusedFoes(game, at, foesFor(game, at)),
};

/** Several of them; each one more may cost Move. */
export const whichFoes = (
  atMost: (game: MageKnight, at: OpAt) => number,
): Gathering<MageKnightTypes, OpAt, number> => ({
  kind: 'some',
  values: foesFor,
  atLeast: () => 1,
  atMost,
  option: (game, foe) => foeOption(game, foe),
  prompt: (_, { source }) => ({ key: 'ask-foe', source }),
  refused: (game, at) => refusedFoes(game, at, foesFor(game, at)),
  done: () => ({ key: 'enough' }),
});

export const placeOfAttack = (place: string): [number, number] => {
  const [foe = '', attack = ''] = place.split('.');
  return [Number(foe), Number(attack)];
};

/** One attack, or as many different ones as the operation says. */
export const whichAttacks = (atMost: (at: OpAt) => number): Gathering<MageKnightTypes, OpAt, string> => ({
  kind: 'some',
  values: attacksFor,
  atLeast: () => 1,
  atMost: (_, at) => atMost(at),
  option: (game, place) => {
    const [foe, attack] = placeOfAttack(place);
    return {
      id: `attack:${place}`,
      label: { key: 'pick-attack', ...wordsOfAttack(game, foeAt(game, foe), attack) },
      thing: `attack:${place}`,
    };
  },
  prompt: (_, { source }) => ({ key: 'ask-foe-attack', source }),
  refused: (game, at) => {
    const able = attacksFor(game, at).map((place) => placeOfAttack(place)[0]);
    return refusedFoes(game, at, able);
  },
  done: () => ({ key: 'enough' }),
});

/** What follows in the same effect means the same enemy. */
export function pick(game: MageKnight, foe: number, attack?: number): void {
  const effect = effectNow(game);
  if (effect.unit !== undefined) foeAt(game, foe).helped = true;
  effect.foe = foe;
  if (attack !== undefined) effect.attack = attack;
}
