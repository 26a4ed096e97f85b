// MK-12.1 to .9, .32 to .34: targets are chosen, points are added, and the attack strikes or is given up.
import { type ActKind, calling, type Refused } from '@krcma/kernel';
import type { MageKnightMessage, MageKnightTypes } from '../../messages.ts';
import { type Combat, type Foe, foeAt, type MageKnight } from '../../state.ts';
import { useEffect } from '../effects/carry-out.ts';
import { below, type OpAt } from '../effects/op-at.ts';
import { note, type Of, rule } from '../script.ts';
import { defeat } from './defeat.ts';
import { isTarget } from './foes.ts';
import { reap } from './harvesting.ts';
import { armorOf, enemyOf, fortificationOf } from './numbers.ts';
import { isDefender, isEnough, sumOf } from './sums.ts';

const isAttacking = (combat: Combat | null): combat is Combat =>
  combat !== null && (combat.phase === 'ranged' || combat.phase === 'attack');

const isAimedAt = ({ aim }: Combat, { id }: Foe): boolean => aim.some(({ foe }) => foe === id);

/** Ranged points laid already do not reach a fortified one (MK-12.3), others one enemy not at all. */
const reach = (game: MageKnight, combat: Combat, foe: Foe): boolean =>
  combat.points.every(({ never }) => never !== foe.id) &&
  (combat.phase === 'attack' ||
    combat.points.every(({ kind }) => kind === 'siege') ||
    fortificationOf(game, foe) === 0);

/** May be added to the targets. */
export const mayAim = (game: MageKnight, combat: Combat, foe: Foe): boolean =>
  isTarget(game, foe) && !isAimedAt(combat, foe) && reach(game, combat, foe);

type AimAct = { readonly do: 'aim'; readonly foe: number };
type StrikeAct = { readonly do: 'strike' };
type GiveUpAct = { readonly do: 'giveUp' };

const aimOption = (game: MageKnight, foe: Foe) => ({
  id: `aim:${foe.id}`,
  label: { key: 'aim' as const, foe: foe.id, enemy: foe.enemy, armor: armorOf(game, foe) },
  thing: `foe:${foe.id}`,
});

export const aim: ActKind<MageKnightTypes, Of, AimAct> = {
  list: (game, _, into) => {
    const { combat } = game;
    if (!isAttacking(combat)) return;
    for (const foe of combat.foes) if (mayAim(game, combat, foe)) into.push({ do: 'aim', foe: foe.id });
  },
  option: (game, act) => ({ ...aimOption(game, foeAt(game, act.foe)), rule: 'MK-12.1' }),
  refused: (game) => {
    const { combat } = game;
    if (!isAttacking(combat)) return [];
    return combat.foes
      .filter((foe) => !foe.defeated && !isAimedAt(combat, foe) && !mayAim(game, combat, foe))
      .map((foe): Refused<MageKnightTypes> => {
        const twice = !isTarget(game, foe);
        if (!twice && combat.points.some(({ never }) => never === foe.id))
          return { ...aimOption(game, foe), reason: { key: 'not-against-it' }, rule: 'MK-12.1' };
        const reason: MageKnightMessage = { key: twice ? 'twice-fortified' : 'only-siege' };
        return { ...aimOption(game, foe), reason, rule: twice ? 'MK-12.4' : 'MK-12.3' };
      });
  },
  carryOut: ({ combat }, { foe }) => {
    combat?.aim.push({ foe });
    return undefined;
  },
};

type Due = Pick<OpAt, keyof OpAt>;

/** What follows for each enemy defeated by an attack its points were part of. */
function dueOnDefeat(combat: Combat, player: number, fallen: number): Due[] {
  const due: Due[] = [];
  for (const { source, path } of combat.points) {
    if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence') continue;
    for (let foe = 0; foe < fallen; foe++) due.push(below({ player, source, path }, 'onDefeat'));
  }
  return due;
}

const strikeAttack = rule<Of>('strike')
  .set('due', (game, { player }): Due[] => {
    const { combat } = game;
    if (combat === null) return [];
    const foes = combat.aim.map(({ foe }) => foeAt(game, foe));
    note({ key: 'attack-struck', player, enemies: foes.map(({ enemy }) => enemy), ...sumOf(game) });
    for (const foe of combat.foes) if (isDefender(foe)) foe.defended = true;
    for (const foe of foes) {
      for (const { unit } of combat.points) foe.helped ||= unit !== undefined;
      defeat(game, player, foe);
    }
    const fallen = foes.filter(({ leader, defeated }) => leader === undefined || defeated);
    const due = dueOnDefeat(combat, player, fallen.length);
    reap(game, player, fallen);
    combat.aim = [];
    combat.points = [];
    return due;
  })
  .each('follow', useEffect, (_, { due }) => due);

export const strike: ActKind<MageKnightTypes, Of, StrikeAct> = {
  list: (game, _, into) => {
    const { combat } = game;
    if (!isAttacking(combat) || combat.aim.length === 0) return;
    if (isEnough(sumOf(game))) into.push({ do: 'strike' });
  },
  option: (game) => ({ id: 'strike', label: { key: 'strike', ...sumOf(game) }, rule: 'MK-12.7' }),
  refused: (game) => {
    const { combat } = game;
    if (!isAttacking(combat) || combat.aim.length === 0) return [];
    const sum = sumOf(game);
    if (isEnough(sum)) return [];
    const reason = { key: 'falls-short' as const, ...sum };
    return [{ id: 'strike', label: { key: 'strike', ...sum }, reason, rule: 'MK-12.7' }];
  },
  carryOut: (_, __, { player }) => calling(strikeAttack, { player }),
};

/** MK-13.25 to .27: an attack that was made counts, even if it fell short. */
const defendOne = rule<Of & { by: number }>('defendOne')
  .choose('foe', {
    kind: 'one',
    values: ({ combat }) => combat?.aim.map(({ foe }) => foe) ?? [],
    option: (game, foe) => ({
      id: `foe:${foe}`,
      label: { key: 'defended', foe, enemy: foeAt(game, foe).enemy },
      thing: `foe:${foe}`,
      rule: 'MK-13.27',
    }),
    prompt: (game, { by }) => {
      const { id, enemy } = foeAt(game, by);
      return { key: 'ask-defended', foe: id, enemy, defend: enemyOf(foeAt(game, by)).defend ?? 0 };
    },
  })
  .do('defend', (game, { player, foe, by }) => {
    const [defended, defender] = [foeAt(game, foe), foeAt(game, by)];
    const n = enemyOf(defender).defend ?? 0;
    defended.guarded += n;
    defender.defended = true;
    note({ key: 'defending', player, by: defender.enemy, n, foe, enemy: defended.enemy });
  });

const giveUpPoints = rule<Of>('giveUp')
  .each('defended', defendOne, ({ combat }, { player }) =>
    !isAttacking(combat) || combat.points.length === 0
      ? []
      : combat.foes.filter(isDefender).map(({ id }) => ({ player, by: id })),
  )
  .do('lose', (game, { player }) => {
    const { combat } = game;
    if (combat === null) return;
    for (const { foe } of combat.aim)
      for (const { unit } of combat.points) foeAt(game, foe).helped ||= unit !== undefined;
    if (combat.points.length > 0) note({ key: 'attack-given-up', player, total: sumOf(game).total });
    combat.aim = [];
    combat.points = [];
  });

/** Nothing laid and nobody else to aim at: it would only be aimed at again. */
const mayGiveUp = ({ points, aim: targets }: Combat, others: number): boolean =>
  points.length > 0 || (targets.length > 0 && others > 0);

/** Whatever could be aimed at instead. */
function otherAims(game: MageKnight, combat: Combat): number {
  let n = 0;
  if (combat.phase === 'block') {
    for (const foe of combat.foes)
      for (const attack of foe.attacks) if (!foe.defeated && !foe.still && attack.state === 'open') n++;
  } else for (const foe of combat.foes) if (isTarget(game, foe)) n++;
  return n - 1;
}

/** Of an attack and of a block alike: the points are lost (MK-12.8, .15, .17). */
export const giveUp: ActKind<MageKnightTypes, Of, GiveUpAct> = {
  list: (game, _, into) => {
    const { combat } = game;
    if (combat !== null && mayGiveUp(combat, otherAims(game, combat))) into.push({ do: 'giveUp' });
  },
  option: (game) => ({
    id: 'give-up',
    label: { key: 'give-up', phase: game.combat?.phase ?? 'attack', total: sumOf(game).total },
    rule: game.combat?.phase === 'block' ? 'MK-12.17' : 'MK-12.8',
  }),
  carryOut: (_, __, { player }) => calling(giveUpPoints, { player }),
};
