import { capital, countInCzech, countObjectInCzech, type Names, type Words } from '@krcma/kernel';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { Reward } from '../data/monsters.ts';
import type { Weapon } from '../data/types.ts';
import type { HuntEvent, HuntMessage } from '../messages/hunt.ts';
import { monsterEvents, monsterMessages } from './monsters.cs.ts';
import {
  artifactNames,
  attackCardNames,
  combatCardNames,
  preyNames,
  rewardNames,
  specialAttackNames,
  weaponNames,
} from './names.cs.ts';
import { attackCard, openWound } from './nouns.cs.ts';
import { cardList, list, region, sourceName } from './phrases.cs.ts';

const weapons = (ids: readonly Weapon[], last: 'a' | 'nebo' = 'a'): string =>
  list(
    ids.map((id) => weaponNames[id].nom),
    last,
  );
const rewarded = (reward: Reward | undefined): string =>
  reward === undefined ? '' : `, odměna: ${rewardNames[reward]}`;
const attackList = (ids: readonly AttackCardId[]): string => list(ids.map((id) => attackCardNames[id]));
const wounds = (count: number): string => countInCzech(count, openWound);
const plus = (bonus: number): string => (bonus === 0 ? '' : ` + ${bonus}`);
const Name = (prey: keyof typeof preyNames): string => capital(preyNames[prey].nom);

/** The name of an attack; a special one has the name its card gives it. */
const attackName = (attack: AttackCardId, prey: keyof typeof preyNames): string =>
  attack === 'special-attack' && prey !== 'loki'
    ? `${attackCardNames[attack]} (${specialAttackNames[prey]})`
    : attackCardNames[attack];

const failures = {
  injured: 'hrdina už nemůže utrpět další zranění',
  deck: 'balíček karet útoků je prázdný',
  attack: 'kořist uniká',
  unwounded: 'v kole hrdiny nepadlo žádné zranění',
} as const;

export const huntMessages: Words<HuntMessage, Names> = {
  ...monsterMessages,
  'ask-attack': ({ prey, hunter }, { seat }) =>
    `${seat(hunter)} loví (${preyNames[prey].nom}) a za kořist hraješ ty: jaký útok zahraješ? Ostatní karty se odhodí.`,
  'play-attack': ({ attack, prey, rage, weakness, draw }) =>
    `${attackName(attack, prey)}: zuřivost ${rage}, slabina ${weakness}, potom dober ${draw}`,
  'ask-defence': ({ attack, prey, rage, weakness, total, bonus, wisdom }) =>
    `${Name(prey)} útočí: ${attackName(attack, prey)}. Obrana ${total}${plus(bonus)} proti zuřivosti ${rage}; s Moudrostí ${total + wisdom} proti slabině ${weakness}. Které karty zahraješ?`,
  'defend-with': ({ card, strength }) => `${combatCardNames[card].nom} (${strength})`,
  'defence-done': ({ held, found }) =>
    `${held ? 'Ubraň se' : 'Nech útok projít'}${found ? ' a najdi slabinu' : ''}`,
  'ask-wound': ({ prey, open, wounds: dealt }) =>
    `${Name(prey)}: zbývá ${wounds(open)}, v tomto kole zakryto ${dealt}. Zaútočíš?`,
  'ask-second-weapon': ({ prey, weapons: asked }) => `${Name(prey)}: druhá zbraň, ${weapons(asked, 'nebo')}.`,
  'wound-with': ({ card, weapons: asked, reward, by }) =>
    `${combatCardNames[card].nom}${by === undefined ? '' : ` (${sourceName(by)})`} na pozici ${weapons(asked)}${rewarded(reward)}`,
  'ask-bare-wound': ({ prey }) => `${Name(prey)}: kterou pozici pro zranění zakryješ bez karty?`,
  'bare-wound': ({ weapons: asked, reward }) => `Pozice ${weapons(asked)}${rewarded(reward)}`,
  'stop-hunt': ({ fails }) => (fails ? 'Vzdej lov' : 'Ukonči kolo'),
  'ask-unwound': ({ prey }) => `${Name(prey)} se hojí: které zranění z tohoto lovu zmizí?`,
  unwound: ({ weapons: asked }) => `Zranění: ${weapons(asked)}`,
  'wound-covered': ({ player }, { seat }) => `Tady už leží ukazatel nadvlády (${seat(player)}).`,
  'no-weapon-for': ({ weapons: asked }) => `Nemáš kartu se zbraní: ${weapons(asked)}.`,
  'no-wound-for': ({ card }) =>
    `Žádná volná pozice pro zranění nemá zbraň z karty ${combatCardNames[card].nom}.`,
  'shield-only-defends': () => 'Štít jen brání, zranění jím nezpůsobíš.',
};

export const huntEvents: Words<HuntEvent, Names> = {
  ...monsterEvents,
  'hunt-begun': ({ hunter, prey, master, region: at, open }, { seat }) =>
    `${seat(hunter)} loví v regionu ${region(at)}: ${preyNames[prey].nom}, zbývá ${wounds(open)}. Za kořist hraje ${seat(master)}.`,
  'attacks-drawn': ({ player, count, cards }, { seat }) =>
    cards === undefined
      ? `${seat(player)} si dobírá ${countObjectInCzech(count, attackCard)}.`
      : `${seat(player)} si dobírá karty útoků: ${attackList(cards)}.`,
  'attack-played': ({ prey, attack, rage, weakness, discarded }) =>
    `${Name(prey)} útočí: ${attackName(attack, prey)}, zuřivost ${rage}, slabina ${weakness}${discarded.length === 0 ? '' : `; odhozeno: ${attackList(discarded)}`}.`,
  'defence-played': ({ player, cards, total, bonus, rage, shield, held }, { seat }) =>
    `${seat(player)} ${cards.length === 0 ? 'nehraje na obranu nic' : `hraje na obranu ${cardList(cards)}`}: ${shield ? 'Štít' : `${total}${plus(bonus)} proti ${rage}`}, ${held ? 'útok je odražen' : 'útok prochází'}.`,
  'weakness-found': ({ player, total, wisdom, bonus, weakness }, { seat }) =>
    `${seat(player)} nachází slabinu: ${total} + ${wisdom}${plus(bonus)} proti ${weakness}.`,
  'draw-prevented': ({ player }, { seat }) => `${seat(player)} si v tomto kole kartu nedobírá.`,
  'hand-shown': ({ player, to, cards }, { seat }) =>
    `${seat(player)} ukazuje karty v ruce, vidí je ${seat(to)}${cards === undefined || cards.length === 0 ? '' : `: ${cardList(cards, 'nom')}`}.`,
  'wound-half': ({ player, prey, card }, { seat }) =>
    `${seat(player)} proniká k cíli (${preyNames[prey].nom})${card === undefined ? '' : `: ${combatCardNames[card].nom}`}; musí následovat druhá zbraň.`,
  'wound-dealt': ({ player, prey, weapons: met, card, reward, open }, { seat }) =>
    `${seat(player)} zraňuje ${preyNames[prey].acc} (${weapons(met)})${card === undefined ? '' : `, karta ${combatCardNames[card].nom}`}${rewarded(reward)}; zbývá ${wounds(open)}.`,
  'wound-healed': ({ prey, weapons: met }) => `${Name(prey)}: zranění se hojí (${weapons(met)}).`,
  'hunt-failed': ({ player, prey, why }, { seat }) =>
    `${seat(player)}: lov (${preyNames[prey].nom}) končí neúspěchem, ${failures[why]}.`,
  'injury-spared': ({ player }, { seat }) => `${seat(player)}: hrdina je ušetřen zranění za neúspěšný lov.`,
  'loki-heals': () => 'Loki přežil a všechna jeho zranění se zahojila.',
  'monster-slain': ({ player, monster }, { seat }) =>
    `Skolena je nestvůra ${preyNames[monster].nom}: figurku si bere ${seat(player)}.`,
  'loki-slain': ({ player }, { seat }) => `Loki je skolen. Dokázal to hrdina hráče: ${seat(player)}.`,
  'token-gained': ({ player, markers }, { seat }) =>
    `${seat(player)} získává žeton zabijáka (ukazatelů na kartě: ${markers}).`,
  'monster-artifact-taken': ({ player, artifact }, { seat }) =>
    `${seat(player)} získává artefakt nestvůry: ${artifactNames[artifact]}.`,
};
