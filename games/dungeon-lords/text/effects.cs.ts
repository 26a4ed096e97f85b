// What creatures, traps, rooms, cards and actions do: made of the tables where they hold the figures.
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { type Attack, type CreatureId, creatureOf } from '../data/creatures.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import { type RoomId, roomOf } from '../data/rooms.ts';
import { type TrapDamage, type TrapId, trapOf } from '../data/traps.ts';
import { inYear, type Year } from '../data/types.ts';
import { attackNames, classNames, creatureNames, zoneNames } from './names.cs.ts';
import {
  damage,
  gold,
  goodsText,
  list,
  monsters,
  points,
  traps as trapCount,
  tunnels,
  workers,
} from './phrases.cs.ts';

const isEmpty = (goods: object): boolean => Object.keys(goods).length === 0;

const AIMS: Readonly<Record<Attack['target'], string>> = {
  first: 'prvnímu',
  any: 'komukoli',
  all: 'každému',
  none: '',
};

/** "4 zranění prvnímu, stojí 1 jídlo". */
function attackText(attack: Attack): string {
  const { target, damage: hits = 0, times = 1, pay, onKill } = attack;
  const parts = [
    ...(hits > 0 ? [`${times > 1 ? `${times}× ` : ''}${damage(hits)} ${AIMS[target]}`] : []),
    ...(onKill === undefined ? [] : [`a když ho tím vyřídí, ${onKill} dalšímu v řadě`]),
    ...(attack.harmless ? ['nepočítá se jako útok'] : []),
    ...(attack.noConquest ? ['družina v tomto kole nedobývá'] : []),
    ...(attack.noHealing ? ['družina se v tomto kole neléčí'] : []),
    ...(attack.staysReady ? ['není pak zneškodněný'] : []),
    ...(pay === undefined ? [] : [`stojí ${goodsText(pay)}`]),
  ];
  return parts.join(', ');
}

export function creatureEffect(id: CreatureId): string {
  const { attacks, ghost, spares, sparesFirst, worker } = creatureOf(id);
  const ways = attacks.map((attack) => `${attackNames[attack.id]}: ${attackText(attack)}.`);
  return [
    ways.join(' Nebo '),
    ...(spares === undefined ? [] : [`Nikdy neútočí na ${classNames[spares].acc}.`]),
    ...(sparesFirst ? ['Nikdy neútočí na prvního.'] : []),
    ...(ghost ? ['Není to příšera: duchů jde poslat libovolně, ale nenesou body.'] : []),
    ...(worker ? ['Jeho žeton zastane ve výrobě jednoho impa.'] : []),
  ].join(' ');
}

const TARGETS: Readonly<Record<TrapDamage['target'], string>> = {
  first: 'prvnímu',
  second: 'druhému',
  last: 'navíc poslednímu',
  each: 'každému',
  others: 'ostatním',
  chosen: 'jednomu podle tvého výběru',
};

const hitText = ({ target, amount }: TrapDamage): string =>
  amount === 'hit-points'
    ? `${TARGETS[target]} tolik zranění, kolik má celkem životů`
    : `${damage(amount)} ${TARGETS[target]}`;

/** "1 zranění každému, družina v tomto kole nedobývá". */
export function trapEffect(id: TrapId, year: Year): string {
  const trap = trapOf(id);
  const pay = inYear(trap.pay, year);
  const parts = [
    list(inYear(trap.damage, year).map(hitText)),
    ...(trap.noConquest ? ['družina v tomto kole nedobývá'] : []),
    ...(trap.poison === undefined ? [] : [`po dobývání ještě ${damage(trap.poison)}, a ta nic nezruší`]),
    ...(trap.silences ? ['je-li to čaroděj, nikdo nekouzlí, je-li to kněz, nikdo neléčí'] : []),
  ];
  return `${isEmpty(pay) ? '' : `Za ${goodsText(pay)}: `}${parts.join(', ')}.`;
}

const SPELLS: Readonly<Record<CombatCardId, string>> = {
  'word-of-peace': 'Stáhni všechny poslané příšery, nebo získej 2 zla.',
  suggestion: 'Za každou poslanou příšeru zaplať její cenu, nebo ji stáhni.',
  'magic-shield': 'Příští 1 zranění v tomto kole se nepočítá.',
  invisibility: 'Čarodějové jdou dozadu a v tomto kole je nejde zranit.',
  'detect-evil': 'Získáš 2 zla.',
  'fist-of-justice': 'Ztratíš 1 impa.',
  'detect-treasure': 'Ztratíš 1 zlato, jinak 1 jídlo, jinak past podle svého výběru.',
  graffiti: 'Zaplať 1 zlato, nebo získej 1 zlo.',
  fireball: 'Nic se nestane. Jen to dobře vypadá.',
  'aura-of-fear': 'Vyber jednu poslanou příšeru a stáhni ji.',
  metamorphosis: 'Jedna poslaná příšera podle tvého výběru je v tomto kole ovce: 1 zranění prvnímu.',
  'blind-rage': 'Každá příšera zaútočí na prvního, a jen jednou.',
  'create-food': 'První má do konce boje o 1 život víc.',
  illusion: 'Přede všechny se postaví přelud s 1 životem.',
  'song-of-courage': 'V tomto kole bez únavy, ale dobývá se.',
  regeneration: 'První se zcela vyléčí.',
  'magic-key': 'Jeden tvůj vězeň je volný, hrdinové před paladiny.',
  'dimensional-gate': 'Odhoď jednu příšeru poslanou v tomto kole.',
};

/** "Rychlé kouzlo: … Únava 2." */
export function cardEffect(id: CombatCardId): string {
  const { speed, fatigue } = combatCardOf(id);
  return `${speed === 'fast' ? 'Rychlé' : 'Pomalé'} kouzlo: ${SPELLS[id]} Únava ${fatigue}.`;
}

const SPECIAL_EVENTS: Readonly<Record<SpecialEventId, string>> = {
  'witch-hunt': 'Odhoď příšeru, nebo získej 3 zla.',
  'monster-strike': 'Za každou příšeru zaplať jeden symbol její ceny, jinak do konce boje stávkuje.',
  robbery: 'Ztratíš polovinu zlata, zaokrouhleno nahoru.',
  rats: 'Ztratíš polovinu jídla, zaokrouhleno nahoru.',
  'cave-in': 'Za každé 3 nedobyté chodby se jedna zasype, 1 zlato jednu zachrání.',
  'imp-walkout': 'Polovina impů, zaokrouhleno dolů, odejde, 1 jídlo jednoho udrží.',
  'head-hunters': 'Příšery a duchové nad 2 chtějí každý 1 zlato, jinak odejdou.',
  'extra-tax': 'Dlužíš 1 zlato za každou místnost. Za každá 2 nezaplacená přijde upomínka.',
  'smear-campaign': 'Získáš 2 zla, za 1 zlato jedno zrušíš.',
};

export const specialEffect = (id: SpecialEventId): string => SPECIAL_EVENTS[id];

const EVENTS: Readonly<Record<EventTileId, string>> = {
  payday: 'Za každou příšeru a ducha znovu zaplať cenu, nebo je propusť a získej 1 zlo.',
  taxes: 'Dlužíš 1 zlato za každá 2 pole dungeonu, i dobytá. Za každé nezaplacené přijde upomínka.',
  special: 'V první hře se nic nestane, v plné hře o tom rozhodne karta.',
};

export const eventEffect = (id: EventTileId): string => EVENTS[id];

const some = (ids: readonly string[], last: 'a' | 'nebo', in_: 'gen' | 'nom'): string =>
  list(
    ids.map((id) => creatureNames[id as CreatureId][in_]),
    last,
  );

export function roomEffect(id: RoomId): string {
  const room = roomOf(id);
  if (room.kind === 'production') {
    const { dig, ...goods } = room.makes;
    const made =
      dig === undefined
        ? goods.evil
          ? `uberou ${goodsText({ evil: -goods.evil })}`
          : `přinesou ${goodsText(goods)}`
        : `vykopou ${tunnels(dig)}`;
    return `${workers(room.workers, 'subject')}${room.pay ? ` a ${goodsText(room.pay)}` : ''} ${made}. Patří ${zoneNames[room.zone]}.`;
  }
  if (room.kind === 'prestige') {
    const { pointsPer = {}, perTitle } = room;
    const kinds = Object.keys(pointsPer);
    const each = pointsPer[kinds[0] as CreatureId] ?? 0;
    return perTitle === undefined
      ? `Na konci ${points(each)} za každého obyvatele doupěte, který je ${some(kinds, 'nebo', 'nom')}.`
      : `Na konci body navíc za každý titul, který máš jen ty: ve dvou hráčích ${perTitle[2]}, ve třech ${perTitle[3]}, ve čtyřech ${perTitle[4]}.`;
  }
  const bonus = Object.entries(room.attackBonus ?? {});
  return [
    'Když se bojuje tady:',
    ...(bonus.length > 0
      ? [
          `útoky ${some(
            bonus.map(([kind]) => kind),
            'a',
            'gen',
          )} mají o ${bonus[0]?.[1]} víc,`,
        ]
      : []),
    ...(room.noSpells ? ['družina nekouzlí,'] : []),
    `nejvýš ${trapCount(room.traps)}${room.bait > 0 ? ` s návnadou za ${gold(room.bait)}` : ' bez návnady'} a ${monsters(room.monsters, 'subject')}.`,
  ].join(' ');
}
