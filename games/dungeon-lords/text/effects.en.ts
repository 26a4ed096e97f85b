// What creatures, traps, rooms, cards and actions do: made of the tables where they hold the figures.
import { capital } from '@krcma/kernel';
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { type Attack, type CreatureId, creatureOf } from '../data/creatures.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import { type RoomId, roomOf } from '../data/rooms.ts';
import { type TrapDamage, type TrapId, trapOf } from '../data/traps.ts';
import { inYear, type Year } from '../data/types.ts';
import { attackNames, creatureNames, zoneNames } from './names.en.ts';
import { damage, goodsText, list, points, traps as trapCount, workers } from './phrases.en.ts';

const isEmpty = (goods: object): boolean => Object.keys(goods).length === 0;

const AIMS: Readonly<Record<Attack['target'], string>> = {
  first: 'to the first',
  any: 'to anyone',
  all: 'to all',
  none: '',
};

/** "4 damage to the first, for 1 food". */
function attackText(attack: Attack): string {
  const { target, damage: hits = 0, times = 1, pay, onKill } = attack;
  const parts = [
    ...(hits > 0 ? [`${times > 1 ? `${times} times ` : ''}${damage(hits)} ${AIMS[target]}`] : []),
    ...(onKill === undefined ? [] : [`${onKill} more to the next first if that eliminates`]),
    ...(attack.harmless ? ['counts as no attack'] : []),
    ...(attack.noConquest ? ['no conquest this round'] : []),
    ...(attack.noHealing ? ['no healing this round'] : []),
    ...(attack.staysReady ? ['it stays ready'] : []),
    ...(pay === undefined ? [] : [`costs ${goodsText(pay)}`]),
  ];
  return parts.join(', ');
}

export function creatureEffect(id: CreatureId): string {
  const { attacks, ghost, spares, sparesFirst, worker } = creatureOf(id);
  const ways = attacks.map((attack) => `${attackNames[attack.id]}: ${attackText(attack)}.`);
  return [
    ways.join(' Or '),
    ...(spares === undefined ? [] : [`Never attacks a ${spares}.`]),
    ...(sparesFirst ? ['Never attacks the first.'] : []),
    ...(ghost ? ['No monster: any number may be sent, but it brings no points.'] : []),
    ...(worker ? ['Its token does the work of an imp in production.'] : []),
  ].join(' ');
}

const TARGETS: Readonly<Record<TrapDamage['target'], string>> = {
  first: 'to the first',
  second: 'to the second',
  last: 'more to the last',
  each: 'to each',
  others: 'to the others',
  chosen: 'to one of your choice',
};

const hitText = ({ target, amount }: TrapDamage): string =>
  amount === 'hit-points'
    ? `as much damage ${TARGETS[target]} as he has hit points in all`
    : `${damage(amount)} ${TARGETS[target]}`;

/** "1 damage to each, no conquest this round". */
export function trapEffect(id: TrapId, year: Year): string {
  const trap = trapOf(id);
  const pay = inYear(trap.pay, year);
  const parts = [
    list(inYear(trap.damage, year).map(hitText)),
    ...(trap.noConquest ? ['no conquest this round'] : []),
    ...(trap.poison === undefined
      ? []
      : [`${damage(trap.poison)} more after conquest, which nothing cancels`]),
    ...(trap.silences ? ['nobody casts if he is a wizard, nobody heals if he is a priest'] : []),
  ];
  return `${isEmpty(pay) ? '' : `For ${goodsText(pay)}: `}${parts.join(', ')}.`;
}

const SPELLS: Readonly<Record<CombatCardId, string>> = {
  'word-of-peace': 'Withdraw all monsters you sent, or gain 2 Evil.',
  suggestion: 'For each monster you sent pay its price, or withdraw it.',
  'magic-shield': 'The next 1 damage of this round is absorbed.',
  invisibility: 'Wizards go to the rear and take no damage this round.',
  'detect-evil': 'You gain 2 Evil.',
  'fist-of-justice': 'You lose 1 imp.',
  'detect-treasure': 'You lose 1 gold, else 1 food, else a trap of your choice.',
  graffiti: 'Pay 1 gold, or gain 1 Evil.',
  fireball: 'Nothing happens. It only looks good.',
  'aura-of-fear': 'Choose a monster you sent and withdraw it.',
  metamorphosis: 'A monster you sent, of your choice, is a sheep this round: 1 damage to the first.',
  'blind-rage': 'Every monster attacks the first, and only once.',
  'create-food': 'The first has 1 hit point more until combat is over.',
  illusion: 'A phantom with 1 hit point stands in front of all.',
  'song-of-courage': 'No fatigue this round, but conquest.',
  regeneration: 'The first is healed completely.',
  'magic-key': 'One of your prisoners goes free, adventurers before paladins.',
  'dimensional-gate': 'Discard a monster you sent this round.',
};

/** "Fast spell: … Fatigue 2." */
export function cardEffect(id: CombatCardId): string {
  const { speed, fatigue } = combatCardOf(id);
  return `${speed === 'fast' ? 'Fast' : 'Slow'} spell: ${SPELLS[id]} Fatigue ${fatigue}.`;
}

const SPECIAL_EVENTS: Readonly<Record<SpecialEventId, string>> = {
  'witch-hunt': 'Discard a monster, or gain 3 Evil.',
  'monster-strike': 'For each monster pay one symbol of its price, or it strikes until combat is over.',
  robbery: 'Lose half your gold, rounded up.',
  rats: 'Lose half your food, rounded up.',
  'cave-in': 'For every 3 unconquered tunnels one collapses; 1 gold saves one.',
  'imp-walkout': 'Half your imps, rounded down, leave; 1 food keeps one.',
  'head-hunters': 'All creatures beyond 2 want 1 gold each, or they leave.',
  'extra-tax': 'Owe 1 gold for each room. Every 2 unpaid are a dead letter.',
  'smear-campaign': 'Gain 2 Evil; 1 gold cancels one.',
};

export const specialEffect = (id: SpecialEventId): string => SPECIAL_EVENTS[id];

const EVENTS: Readonly<Record<EventTileId, string>> = {
  payday: 'For each creature pay its price again, or release it and gain 1 Evil.',
  taxes: 'Owe 1 gold for every 2 dungeon tiles, conquered ones too. Each unpaid gold is a dead letter.',
  special: 'A first game has none; in a full game a card tells.',
};

export const eventEffect = (id: EventTileId): string => EVENTS[id];

const some = (ids: readonly string[]): string => list(ids.map((id) => creatureNames[id as CreatureId]));

export function roomEffect(id: RoomId): string {
  const room = roomOf(id);
  if (room.kind === 'production') {
    const { dig, ...goods } = room.makes;
    const made = dig === undefined ? goodsText(goods) : 'one tunnel dug';
    return `${capital(workers(room.workers))}${room.pay ? ` and ${goodsText(room.pay)}` : ''} make ${made}. Fits ${zoneNames[room.zone]}.`;
  }
  if (room.kind === 'prestige') {
    const { pointsPer = {}, perTitle } = room;
    const kinds = Object.keys(pointsPer);
    const each = pointsPer[kinds[0] as CreatureId] ?? 0;
    return perTitle === undefined
      ? `At the end ${points(each)} for each ${list(
          kinds.map((kind) => creatureNames[kind as CreatureId]),
          'or',
        )} you have.`
      : `At the end more points for each title held alone: ${perTitle[2]} with two players, ${perTitle[3]} with three, ${perTitle[4]} with four.`;
  }
  const bonus = Object.entries(room.attackBonus ?? {});
  return [
    'When fought in:',
    ...(bonus.length > 0
      ? [`attacks of ${some(bonus.map(([kind]) => kind))} do ${bonus[0]?.[1]} more;`]
      : []),
    ...(room.noSpells ? ['no spells are cast;'] : []),
    `${trapCount(room.traps)}${room.bait > 0 ? ` for ${room.bait} gold of bait` : ' without bait'}, ${room.monsters === 1 ? 'one monster' : `${room.monsters} monsters`}.`,
  ].join(' ');
}
