import { type CzechName, czech } from '@krcma/kernel';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { AttackId, CreatureId } from '../data/creatures.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import type { OrderId, SlotIndex } from '../data/orders.ts';
import type { RoomId, Zone } from '../data/rooms.ts';
import type { TitleId } from '../data/titles.ts';
import type { SituationId } from '../data/training.ts';
import type { TrapId } from '../data/traps.ts';
import type { HeroClass } from '../data/types.ts';
import type { Phase, Season } from '../state.ts';

const { m, mi, f, n, pl } = czech;

/** As inside a sentence; `capital` begins one with them. */
export const creatureNames: Readonly<Record<CreatureId, CzechName<'gen'>>> = {
  goblin: m('goblin', 'goblina', { gen: 'goblina' }),
  slime: m('sliz', 'slize', { gen: 'slize' }),
  ghost: m('duch', 'ducha', { gen: 'ducha' }),
  troll: m('troll', 'trolla', { gen: 'trolla' }),
  witch: f('čarodějnice', 'čarodějnici', { gen: 'čarodějnice' }),
  vampire: m('upír', 'upíra', { gen: 'upíra' }),
  golem: m('golem', 'golema', { gen: 'golema' }),
  dragon: m('drak', 'draka', { gen: 'draka' }),
  demon: m('démon', 'démona', { gen: 'démona' }),
};

/** Several of a kind, as a subject. */
export const creaturePlurals: Readonly<Record<CreatureId, string>> = {
  goblin: 'goblini',
  slime: 'slizové',
  ghost: 'duchové',
  troll: 'trollové',
  witch: 'čarodějnice',
  vampire: 'upíři',
  golem: 'golemové',
  dragon: 'draci',
  demon: 'démoni',
};

export const attackNames: Readonly<Record<AttackId, string>> = {
  stab: 'Bodnutí',
  drop: 'Pád ze stropu',
  smear: 'Oslizlé nohy',
  chill: 'Mrazivý dotek',
  club: 'Rána kyjem',
  'fed-club': 'Rána kyjem s plným žaludkem',
  hex: 'Velké kouzlo',
  'twin-bolt': 'Dvě menší kouzla',
  drain: 'Zakousnutí',
  'bite-and-fly': 'Kousni a uteč',
  pound: 'Drtivý úder',
  breath: 'Ohnivý dech',
  rip: 'Sežrání',
  bleat: 'Zabečení',
};

export const roomNames: Readonly<Record<RoomId, CzechName>> = {
  hatchery: f('Drůbežárna', 'Drůbežárnu'),
  'mushroom-bed': f('Houbová plantáž', 'Houbovou plantáž'),
  'souvenir-shop': f('Výrobna suvenýrů', 'Výrobnu suvenýrů'),
  mint: f('Penězokazecká dílna', 'Penězokazeckou dílnu'),
  workshop: f('Dílna', 'Dílnu'),
  'tool-shed': mi('Sklad nářadí'),
  'printing-press': mi('Tiskařský lis'),
  'magic-room': f('Magická místnost', 'Magickou místnost'),
  'training-room': n('Cvičiště'),
  'dark-room': f('Temná místnost', 'Temnou místnost'),
  labyrinth: mi('Labyrint'),
  'antimagic-room': f('Antimagická místnost', 'Antimagickou místnost'),
  cafeteria: f('Jídelna', 'Jídelnu'),
  chapel: f('Kaple', 'Kapli'),
  pandemonium: n('Pandemonium'),
  'hall-of-fame': f('Síň slávy', 'Síň slávy'),
};

/** Where a room may stand, after "patří". */
export const zoneNames: Readonly<Record<Zone, string>> = {
  upper: 'do dvou horních řad',
  lower: 'do dvou dolních řad',
  core: 'na šest polí uprostřed',
  perimeter: 'na pole po obvodu',
  any: 'na libovolné pole',
};

export const trapNames: Readonly<Record<TrapId, CzechName>> = {
  'rolling-stone': mi('Valící se balvan'),
  'wall-of-fire': f('Ohnivá stěna', 'Ohnivou stěnu'),
  pendulum: n('Kyvadlo'),
  'poisoned-meal': f('Otrávená hostina', 'Otrávenou hostinu'),
  'cursed-ring': mi('Prokletý prsten'),
  'trap-door': n('Propadlo'),
  'kamikaze-imp': m('Imp kamikadze', 'Impa kamikadze'),
  'poisoned-dart': f('Otrávená šipka', 'Otrávenou šipku'),
  'antimagic-dart': f('Antimagická šipka', 'Antimagickou šipku'),
};

export const combatCardNames: Readonly<Record<CombatCardId, CzechName>> = {
  'word-of-peace': n('Slovo míru'),
  suggestion: f('Sugesce', 'Sugesci'),
  'magic-shield': mi('Magický štít'),
  invisibility: f('Neviditelnost', 'Neviditelnost'),
  'detect-evil': n('Odhalení zla'),
  'fist-of-justice': f('Pěst spravedlnosti', 'Pěst spravedlnosti'),
  'detect-treasure': n('Odhalení pokladu'),
  graffiti: n('Graffiti'),
  fireball: f('Ohnivá koule', 'Ohnivou kouli'),
  'aura-of-fear': f('Aura strachu', 'Auru strachu'),
  metamorphosis: f('Metamorfóza', 'Metamorfózu'),
  'blind-rage': mi('Slepý vztek'),
  'create-food': n('Stvoření jídla'),
  illusion: f('Iluze', 'Iluzi'),
  'song-of-courage': f('Píseň odvahy', 'Píseň odvahy'),
  regeneration: f('Regenerace', 'Regeneraci'),
  'magic-key': mi('Magický klíč'),
  'dimensional-gate': f('Dimenzionální brána', 'Dimenzionální bránu'),
};

export const eventTileNames: Readonly<Record<EventTileId, CzechName>> = {
  payday: mi('Výplatní den'),
  taxes: pl('Daně', 'Daně'),
  special: f('Zvláštní událost', 'Zvláštní událost'),
};

export const specialEventNames: Readonly<Record<SpecialEventId, CzechName>> = {
  'witch-hunt': mi('Hon na čarodějnice'),
  'monster-strike': f('Stávka příšer', 'Stávku příšer'),
  robbery: f('Loupež', 'Loupež'),
  rats: pl('Krysy', 'Krysy'),
  'cave-in': mi('Zával'),
  'imp-walkout': pl('Impové na odchodu', 'Impy na odchodu'),
  'head-hunters': pl('Lovci hlav', 'Lovce hlav'),
  'extra-tax': f('Mimořádná daň', 'Mimořádnou daň'),
  'smear-campaign': f('Pomlouvačná kampaň', 'Pomlouvačnou kampaň'),
};

export const orderNames: Readonly<Record<OrderId, CzechName>> = {
  'get-food': n('Získání jídla'),
  'improve-reputation': n('Zlepšení reputace'),
  'dig-tunnels': n('Kopání chodeb'),
  'mine-gold': f('Těžba zlata', 'Těžbu zlata'),
  'recruit-imps': n('Najímání impů'),
  'buy-traps': mi('Nákup pastí'),
  'hire-monster': n('Najímání příšer'),
  'build-room': f('Stavba místnosti', 'Stavbu místnosti'),
};

export const slotNames: Readonly<Record<SlotIndex, string>> = { 0: 'pole I', 1: 'pole II', 2: 'pole III' };

/** `when` is an answer to "when". */
export const seasonNames: Readonly<Record<Season, { readonly nom: string; readonly when: string }>> = {
  winter: { nom: 'zima', when: 'v zimě' },
  spring: { nom: 'jaro', when: 'na jaře' },
  summer: { nom: 'léto', when: 'v létě' },
  autumn: { nom: 'podzim', when: 'na podzim' },
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  locks: 'Zablokované příkazy',
  'new-round': 'Příprava kola',
  orders: 'Příkazy',
  execution: 'Služebníci v akci',
  production: 'Výroba',
  event: 'Událost',
  adventurers: 'Hrdinové',
  planning: 'Plánování boje',
  battle: 'Boj',
};

export const classNames: Readonly<Record<HeroClass, CzechName>> = {
  warrior: m('bojovník', 'bojovníka'),
  thief: m('zloděj', 'zloděje'),
  priest: m('kněz', 'kněze'),
  wizard: m('čaroděj', 'čaroděje'),
};

export const paladinName = m('paladin', 'paladina');
export const phantomName = mi('přelud');

export const titleNames: Readonly<Record<TitleId, string>> = {
  'lord-of-dark-deeds': 'Pán zla',
  'lord-of-halls': 'Pán síní',
  'tunnel-lord': 'Pán tunelů',
  'monster-lord': 'Pán nestvůr',
  'lord-of-imps': 'Pán služebnictva',
  'lord-of-riches': 'Pán pokladů',
  battlelord: 'Pán boje',
};

export const situationNames: Readonly<Record<SituationId, string>> = {
  'situation-1': 'První situace',
  'situation-2': 'Druhá situace',
  'situation-3': 'Třetí situace',
  'situation-4': 'Čtvrtá situace',
  'situation-1-room': 'První situace v místnosti',
};
