// Chapters DL-ATK, DL-MON and DL-RM.7-8: what a sent creature can do, and what comes of it.
import { isRecording } from '@krcma/kernel';
import { classOf } from '../../data/adventurers.ts';
import { type Attack, type AttackId, creatureOf, isGhost, sheepAttacks } from '../../data/creatures.ts';
import type { Battle, Hero, LairCreature, Lord } from '../../state.ts';
import { note } from '../script.ts';
import { hit } from './damage.ts';
import { battleOf, battleRoomAt, type Fight, isBeaten } from './fight.ts';
import { isInvisible } from './heroes.ts';

/** Takes the turn of a creature that can do nothing now (DL-ATK.8). */
export const NO_ATTACK = 'none';

/** One creature that stands on the battle tile, and one of its options. */
export type Strike = {
  /** Its place in the lair. */
  readonly place: number;
  readonly attack: AttackId | typeof NO_ATTACK;
};

export const isOnTile = ({ stance }: LairCreature): boolean => stance === 'sent' || stance === 'sheep';

const attacksOf = ({ id, stance }: LairCreature): readonly Attack[] =>
  stance === 'sheep' ? sheepAttacks : creatureOf(id).attacks;

/** Spells on monsters leave ghosts alone (DL-FST.5). */
const isRaging = ({ rage }: Battle, { id, stance }: LairCreature): boolean =>
  rage && stance === 'sent' && !isGhost(id);

/** In a rage every attack is made on the first (DL-SPL.10). */
const aimOf = (battle: Battle, creature: LairCreature, attack: Attack): Attack['target'] =>
  isRaging(battle, creature) ? 'first' : attack.target;

/** A double attack is made once in a rage (DL-SPL.22). */
const timesOf = (battle: Battle, creature: LairCreature, { times = 1 }: Attack): number =>
  isRaging(battle, creature) ? 1 : times;

function bonusOf(lord: Lord, { id, stance }: LairCreature): number {
  if (stance === 'sheep') return 0;
  return battleRoomAt(lord, battleOf(lord).cell)?.attackBonus?.[id] ?? 0;
}

/** How hard it hits here, in battle rooms too (DL-RM.7, DL-RM.8). */
export const damageOf = (lord: Lord, creature: LairCreature, { damage = 0 }: Attack): number =>
  creature.stance === 'sheep' ? battleOf(lord).sheep : damage + bonusOf(lord, creature);

/** Why somebody cannot be hit. */
export type Spared = 'invisible' | 'class' | 'first';

export function sparing(lord: Lord, creature: LairCreature, hero: Hero, place: number): Spared | undefined {
  if (isInvisible(battleOf(lord), hero)) return 'invisible';
  if (creature.stance === 'sheep') return undefined;
  const { spares, sparesFirst } = creatureOf(creature.id);
  if (spares !== undefined && classOf(hero.id) === spares) return 'class';
  return sparesFirst && place === 0 ? 'first' : undefined;
}

/** Places of the party it can hit, front to rear: of the first alone, or all of them. */
export function targetsOf(lord: Lord, creature: LairCreature, attack: Attack): number[] {
  const aim = aimOf(battleOf(lord), creature, attack);
  const reach = aim === 'none' ? 0 : aim === 'first' ? Math.min(1, lord.party.length) : lord.party.length;
  const places: number[] = [];
  for (let place = 0; place < reach; place++)
    if (sparing(lord, creature, lord.party[place] as Hero, place) === undefined) places.push(place);
  return places;
}

const canPayFor = (lord: Lord, { pay }: Attack): boolean => pay === undefined || lord.food >= pay.food;

/** Whether an option can be taken now; a rage knows attacks only (DL-SPL.10). */
function isPossible(lord: Lord, creature: LairCreature, attack: Attack): boolean {
  if (!canPayFor(lord, attack)) return false;
  if (attack.harmless) return !isRaging(battleOf(lord), creature);
  return targetsOf(lord, creature, attack).length > 0;
}

export function attackNamed(creature: LairCreature, id: Strike['attack']): Attack | undefined {
  for (const attack of attacksOf(creature)) if (attack.id === id) return attack;
  return undefined;
}

const isTwin = (lair: readonly LairCreature[], place: number): boolean => {
  const { id, stance } = lair[place] as LairCreature;
  for (let before = 0; before < place; before++)
    if (lair[before]?.id === id && lair[before]?.stance === stance) return true;
  return false;
};

/** What the sent creatures may do next, equal ones once; whoever can do nothing may have its turn over (DL-ATK.1). */
function strikesOf(lord: Lord): Strike[] {
  const strikes: Strike[] = [];
  for (let place = 0; place < lord.lair.length; place++) {
    const creature = lord.lair[place] as LairCreature;
    if (!isOnTile(creature) || isTwin(lord.lair, place)) continue;
    const before = strikes.length;
    for (const attack of attacksOf(creature))
      if (isPossible(lord, creature, attack)) strikes.push({ place, attack: attack.id });
    if (strikes.length === before) strikes.push({ place, attack: NO_ATTACK });
  }
  return strikes;
}

/** The same; where nobody can do anything it does not matter whose turn is over first. */
export function strikesToChoose(lord: Lord): Strike[] {
  const strikes = strikesOf(lord);
  return strikes.every(({ attack }) => attack === NO_ATTACK) ? strikes.slice(0, 1) : strikes;
}

/** Options of the creatures on the tile that cannot be taken now. */
export function impossibleStrikes(lord: Lord): Strike[] {
  const strikes: Strike[] = [];
  for (const [place, creature] of lord.lair.entries())
    if (isOnTile(creature) && !isTwin(lord.lair, place))
      for (const attack of attacksOf(creature))
        if (!isPossible(lord, creature, attack)) strikes.push({ place, attack: attack.id });
  return strikes;
}

/** One attack on one hero, with the further one on the new first if it eliminated him (DL-MON.1). */
export function strikeAt(fight: Fight, strike: Strike, target: number): void {
  const { lord } = fight;
  const creature = lord.lair[strike.place] as LairCreature;
  const attack = attackNamed(creature, strike.attack) as Attack;
  const hero = lord.party[target] as Hero;
  const isGone = hit(fight, hero, damageOf(lord, creature, attack), creature.id);
  const next = lord.party[0];
  if (!isGone || attack.onKill === undefined || next === undefined) return;
  if (sparing(lord, creature, next, 0) === undefined)
    hit(fight, next, attack.onKill + bonusOf(lord, creature), creature.id);
}

/** Front to rear; who falls makes room for nobody (DL-ATK.6). */
function strikeAll(fight: Fight, creature: LairCreature, attack: Attack): void {
  const { lord } = fight;
  const targets = targetsOf(lord, creature, attack).map((place) => lord.party[place] as Hero);
  for (const hero of targets) {
    hit(fight, hero, damageOf(lord, creature, attack), creature.id);
    if (isBeaten(lord)) return;
  }
}

/** Pays for an option, and makes the attack where nobody has to be chosen; gives how many targets have to be. */
export function beginStrike(fight: Fight, strike: Strike): number {
  const { lord, player } = fight;
  const battle = battleOf(lord);
  const creature = lord.lair[strike.place] as LairCreature;
  const attack = attackNamed(creature, strike.attack);
  if (attack === undefined) {
    note({ key: 'cannot-attack', player, creature: creature.id });
    return 0;
  }
  lord.food -= attack.pay?.food ?? 0;
  if (attack.noConquest) battle.noConquest = true;
  if (attack.noHealing) battle.noHealing = true;
  if (!attack.harmless) battle.attacked = true;
  tellStrike(fight, creature, attack);
  const aim = aimOf(battle, creature, attack);
  if (aim === 'first') strikeAt(fight, strike, 0);
  if (aim === 'all') strikeAll(fight, creature, attack);
  return aim === 'any' ? timesOf(battle, creature, attack) : 0;
}

function tellStrike({ lord, player }: Fight, creature: LairCreature, attack: Attack): void {
  if (!isRecording()) return;
  const bonus = bonusOf(lord, creature);
  note({
    key: 'creature-attacks',
    player,
    creature: creature.id,
    attack: attack.id,
    damage: damageOf(lord, creature, attack),
    times: timesOf(battleOf(lord), creature, attack),
    ...(bonus > 0 && { bonus }),
    ...(attack.pay && { pays: attack.pay }),
  });
}

/** A return arrow brings it back face up, also when it could not attack (DL-ATK.8 to DL-ATK.10). */
export function staysReady(creature: LairCreature, attack: Strike['attack']): boolean {
  if (attack !== NO_ATTACK) return attackNamed(creature, attack)?.staysReady === true;
  return attacksOf(creature).some((each) => each.staysReady === true);
}

/** Its turn is over: knocked out until the end of the combat, or back in the lair. */
export function endStrike({ lord, player }: Fight, { place, attack }: Strike): void {
  const creature = lord.lair[place] as LairCreature;
  const stays = staysReady(creature, attack);
  creature.stance = stays ? 'ready' : 'out';
  battleOf(lord).fought.push(place);
  note({ key: stays ? 'creature-returns' : 'creature-out', player, creature: creature.id });
}

/** The name under which a player chooses it. */
export const strikeId = (lord: Lord, { place, attack }: Strike): string =>
  `attack:${(lord.lair[place] as LairCreature).id}:${attack}`;
