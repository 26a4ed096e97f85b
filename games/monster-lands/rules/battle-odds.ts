// What the one who decides may want to know: the chances of capture, kill, conquest and death. Pure queries.
//
// They count what lies on the path; loot that has not been laid is left out. Traps still face down are taken as turned
// up, so before the reveal only their owner may be told.
import { HIT, type PathId, VENOM_BONUS } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { RealmId } from '../data/realms.ts';
import { isTrick, trapOf } from '../data/traps.ts';
import type { AttackOdds, ConquestOdds, Odds } from '../odds.ts';
import type { MonsterLands, Party, PathDie } from '../state.ts';
import { attackTotal, conquestGoal, conquestTotal, goalsOf, mayCapture } from './attack-goals.ts';
import {
  attackDice,
  automaticHits,
  divertedByAbility,
  preRollDice,
  rerollsMisses,
} from './attack-strength.ts';
import { defencesOn, lethalOn, pointsIn } from './defend.ts';
import { chanceOfHits, chanceToReach, splitToLand, splitToReach, type Throw } from './dice-odds.ts';
import { dieModifier, monsterAt, type RerollsLeft, type RollFor, rerollMeansOn } from './path-roll.ts';
import { venomsOn } from './rolling.ts';

type Rerolls = Pick<Throw, 'rerolls' | 'rerollsApart'>;

function rerollsIn(means: readonly RerollsLeft[]): Rerolls {
  const rerolls = { strength: 0, magic: 0, any: 0 };
  let rerollsApart = 0;
  for (const { colours, left, sameDie } of means) {
    if (!sameDie) rerollsApart += left;
    else if (colours.includes('strength') && colours.includes('magic')) rerolls.any += left;
    else if (colours.includes('strength')) rerolls.strength += left;
    else if (colours.includes('magic')) rerolls.magic += left;
  }
  return { rerolls, rerollsApart };
}

const rolledFaces = (dice: readonly PathDie[], colour: PathDie['colour']): number[] =>
  dice.filter((die) => die.colour === colour && die.face > 0).map(({ face }) => face);
const unrolledDice = (dice: readonly PathDie[], colour: PathDie['colour']): number =>
  dice.filter((die) => die.colour === colour && die.face === 0).length;

/** The throw of a path as it stands; `total` is what it counts already. */
function throwOn(game: MonsterLands, path: PathId, use: RollFor, total: number): Throw {
  const means = rerollMeansOn(game, path, use);
  const onPath = game.paths[path]?.dice ?? [];
  const spent = means.flatMap(({ spent: dice }) => dice);
  const dice = onPath.filter((_, index) => !spent.includes(index));
  const apart = spent.map((index) => onPath[index]?.face ?? 0).filter((face) => face > 0);
  const modifiers = [
    dieModifier(game, path, 'strength', use),
    dieModifier(game, path, 'magic', use),
  ] as const;
  const rolled = [rolledFaces(dice, 'strength'), rolledFaces(dice, 'magic')] as const;
  let base = total;
  for (const [colour, faces] of [[...rolled[0], ...apart], rolled[1]].entries())
    for (const face of faces) base -= Math.max(0, face + (modifiers[colour] ?? 0));
  return {
    unrolled: [unrolledDice(dice, 'strength'), unrolledDice(dice, 'magic')],
    rolled,
    apart,
    modifiers,
    base,
    ...rerollsIn(means),
    venoms: venomsOn(game, path, use),
    venom: VENOM_BONUS,
  };
}

/** Chances of the mercenary whose attack it is: playing for the capture, and playing for the kill. */
export function attackOdds(game: MonsterLands, path: PathId, monster: MonsterId): AttackOdds {
  const thrown = throwOn(game, path, 'monster', attackTotal(game, path));
  const goals = goalsOf(game, path, monster);
  if (!mayCapture(game, path, monster)) {
    const { chance, exact } = chanceToReach(thrown, goals.kill);
    return { capture: 0, kill: chance, instead: { capture: 0, kill: chance }, exact };
  }
  const kill = splitToReach(thrown, goals.capture, goals.kill);
  const capture = splitToLand(thrown, goals.capture, goals.kill);
  return {
    capture: capture.chance,
    kill: kill.chance,
    instead: { capture: kill.instead, kill: capture.instead },
    exact: kill.exact && capture.exact,
  };
}

/** The chance to take the realm now. */
export function conquestOdds(game: MonsterLands, path: PathId, realm: RealmId): ConquestOdds {
  const thrown = throwOn(game, path, 'conquest', conquestTotal(game, path));
  const { chance, exact } = chanceToReach(thrown, conquestGoal(game, path, realm));
  return { conquest: chance, exact };
}

/** The chance that so many attack dice kill him although everything on the path is spent. */
export function deathOdds(game: MonsterLands, path: PathId, monster: MonsterId, dice: number): number {
  const hit = (7 - HIT) / 6;
  const chance = rerollsMisses(game) ? 1 - (1 - hit) ** 2 : hit;
  const deadly = lethalOn(game, path) + pointsIn(defencesOn(game, path, monster)) - automaticHits(monster);
  return deadly === Number.POSITIVE_INFINITY ? 0 : chanceOfHits(dice, chance, deadly);
}

/** His own traps face up with the dice they bring, unless the reveal is over; so many magic dice less. */
function foreseen(party: Party, cancel: number, revealed: boolean): Party {
  const dice = [...party.dice];
  const traps = party.traps.map((token, index) => {
    if (token.up || revealed || isTrick(token.id)) return token;
    const { ability } = trapOf(token.id);
    if (ability.op === 'trapDice')
      for (let i = 0; i < ability.dice; i++) dice.push({ colour: ability.colour, face: 0, trap: index });
    return { ...token, up: true };
  });
  let left = cancel;
  return {
    ...party,
    traps,
    dice: dice.filter(({ colour, face }) => colour !== 'magic' || face > 0 || left-- <= 0),
  };
}

/** How the fight is looked at: magic dice he would discard, dice known to come, and whether the pre-roll is over. */
export interface Foresight {
  readonly monster?: MonsterId;
  readonly dice?: number;
  readonly cancel?: number;
  readonly struck?: boolean;
  /** Somebody who could be sent there, instead of who stands there. */
  readonly party?: Party;
}

/**
 * The whole fight of a mercenary from before the monster's attack: he spends everything on his defence, then plays for
 * the capture or for the kill. What others on his left may do first is not foreseen, only what they have done.
 */
export function oddsOf(game: MonsterLands, path: PathId, foresight: Foresight = {}): Odds | undefined {
  const party = foresight.party ?? game.paths[path];
  const monster = foresight.monster ?? monsterAt(game, path);
  if (party === null || party.member === null || monster === null) return undefined;
  const { cancel = 0, struck = false } = foresight;
  const table: MonsterLands = { ...game, paths: { ...game.paths, [path]: foreseen(party, cancel, struck) } };
  const all = foresight.dice ?? attackDice(table, path, monster);
  const coming = foresight.dice ?? all - divertedByAbility(table, path, all);
  const dice = Math.max(0, coming - cancel) + (struck ? 0 : preRollDice(monster));
  const death = deathOdds(table, path, monster, dice);
  const { capture, kill, instead, exact } = attackOdds(table, path, monster);
  const alive = 1 - death;
  return {
    capture: capture * alive,
    kill: kill * alive,
    instead: { capture: instead.capture * alive, kill: instead.kill * alive },
    death,
    exact,
  };
}
