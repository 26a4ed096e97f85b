import {
  capital,
  countInCzech,
  type Names,
  outOfInCzech,
  type Seat,
  verbOf,
  type Words,
} from '@krcma/kernel';
import { END_GLORY } from '../data/clan-board.ts';
import type { MonsterLandsEvent } from '../messages.ts';
import { endings } from './endings.cs.ts';
import { outsideEvents } from './events-outside.cs.ts';
import { isEmpty, isQuestId } from './facts.ts';
import { buildingNames, difficultyNames, eventNames, ratingNames, scenarioNames } from './names.cs.ts';
import {
  accOf,
  bundleText,
  coins,
  declined,
  diceText,
  from,
  list,
  nameOf,
  nomOf,
  ofAffinity,
  pathText,
  placeNames,
  points,
  questName,
} from './phrases.cs.ts';

const PHASES = {
  pool: 'příprava zásoby kostek',
  deployment: 'rozmístění',
  adventure: 'dobrodružství',
  'clean-up': 'úklid',
} as const;

const paying = (count: number): string => (count > 0 ? ` za ${coins(count)}` : ' zdarma');
const games = (count: number): string => countInCzech(count, { one: 'hře', few: 'hrách', other: 'hrách' });

type Ended = Extract<MonsterLandsEvent, { key: 'game-ended' }>;

function resultText({ winners, scores, rating, campaign }: Ended, names: Names): string {
  const said = (seat: Seat): string => `${names.seat(seat)} ${scores[seat] ?? 0}`;
  if (rating === undefined) {
    const won = list(winners.map((seat) => names.seat(seat)));
    const verb = winners.length > 1 ? 'O vítězství se dělí' : 'Vítězí';
    return `${verb} ${won}. Body: ${scores.map((_, seat) => said(seat)).join(', ')}.`;
  }
  const rated = `Hodnost: ${ratingNames[rating]}, ${points(scores[0] ?? 0)}.`;
  if (campaign === undefined) return rated;
  const played = games(campaign.games);
  if (campaign.ended !== undefined)
    return `${rated} Kampaň je po ${played} ${campaign.ended === 'won' ? 'vyhraná' : 'prohraná'}.`;
  return `${rated} Kampaň po ${played} pokračuje: ${scenarioNames[campaign.scenario]} (obtížnost ${difficultyNames[campaign.difficulty].toLowerCase()}).`;
}

export const events: Words<MonsterLandsEvent, Names> = {
  ...outsideEvents,
  'game-started': ({ first, difficulty }, names) =>
    `Hra začíná (obtížnost ${difficultyNames[difficulty].toLowerCase()}), první hraje ${names.seat(first)}.`,
  'clan-taken': ({ player, affinity }, names) => `${names.seat(player)} vede ${ofAffinity[affinity].clan}.`,
  'round-started': ({ round, first }, names) => `Začíná ${round}. kolo, první hraje ${names.seat(first)}.`,
  'phase-started': ({ phase, round }) => `${round}. kolo: ${PHASES[phase]}.`,
  'pool-made': ({ player, dice }, names) => `${names.seat(player)} bere ${diceText(dice)}.`,
  'dice-gained': ({ player, dice, from: cause }, names) =>
    `${names.seat(player)} získává ${diceText(dice)}${from(cause)}.`,
  'dice-dropped': ({ player, dice }, names) => `${names.seat(player)} zahazuje ${diceText(dice)}.`,
  passed: ({ player }, names) => `${names.seat(player)} pasuje.`,
  gained: ({ player, bundle, from: cause }, names) =>
    isEmpty(bundle)
      ? `${names.seat(player)} nemá místo na další žetony${from(cause)}.`
      : `${names.seat(player)} získává ${bundleText(bundle)}${from(cause)}.`,
  lost: ({ player, bundle, from: cause }, names) =>
    `${names.seat(player)} ztrácí ${bundleText(bundle)}${from(cause)}.`,
  placed: ({ player, building, dice, discount }, names) =>
    `${names.seat(player)} pokládá ${diceText(dice)}: ${buildingNames[building]}${discount ? `, sleva ${discount}` : ''}.`,
  'traps-discarded': ({ player, traps }, names) =>
    `${names.seat(player)} odhazuje ${list(traps.map(accOf))}.`,
  joined: ({ player, member, coins: cost }, names) =>
    `${names.seat(player)} najímá ${accOf(member)}${paying(cost)}.`,
  left: ({ player, member, why }, names) =>
    `${nameOf(member)} (${names.seat(player)}) ${why === 'died' ? 'umírá' : 'dezertuje'}.`,
  wounded: ({ player, member, wounds }, names) =>
    `${nameOf(member)} (${names.seat(player)}) dostává ${wounds} zranění.`,
  healed: ({ player, member }, names) => `${names.seat(player)} léčí ${accOf(member)}.`,
  promoted: ({ player, member }, names) => `Klan teď vede ${nomOf(member)} (${names.seat(player)}).`,
  settled: ({ player, member, realm }, names) =>
    `${nameOf(member)} osídluje ${accOf(realm)} (${names.seat(player)}).`,
  'wages-paid': ({ player, coins: paid, due }, names) =>
    `${names.seat(player)} platí žold: ${paid} ${outOfInCzech(due)} ${due === 1 ? 'mince' : 'mincí'}.`,
  'trophy-sold': ({ player, card, coins: gain }, names) =>
    `${names.seat(player)} prodává trofej ${nameOf(card)} za ${coins(gain)}.`,
  equipped: ({ player, card, member }, names) =>
    `${nameOf(member)} teď nese ${accOf(card)} (${names.seat(player)}).`,
  'equipment-discarded': ({ player, card }, names) => `${names.seat(player)} odhazuje ${accOf(card)}.`,
  'traps-bought': ({ player, traps, coins: cost }, names) =>
    `${names.seat(player)} kupuje ${list(traps.map(accOf))}${paying(cost)}.`,
  'beer-round': ({ player, coins: cost }, names) =>
    `${names.seat(player)} platí rundu${paying(cost)}: v krčmě je nová nabídka.`,
  'defence-bought': ({ player, count, coins: cost }, names) =>
    `${names.seat(player)} kupuje ${bundleText({ defence: count })}${paying(cost)}.`,
  'equipment-bought': ({ player, card, coins: cost }, names) =>
    `${names.seat(player)} bere z tržiště ${accOf(card)}${paying(cost)}.`,
  'realm-used': ({ player, realm, dice }, names) =>
    `${names.seat(player)} používá ${accOf(realm)}: ${diceText(dice)}.`,
  'ability-used': ({ player, card }, names) => `${names.seat(player)} používá ${accOf(card)}.`,
  'loot-taken': ({ player, loot }, names) => `${names.seat(player)} bere kořist: ${nameOf(loot)}.`,
  'loot-used': ({ player, loot }, names) => `${names.seat(player)} používá kořist: ${nameOf(loot)}.`,
  'dice-converted': ({ player, from: given, to }, names) =>
    `${names.seat(player)} mění ${diceText(given)} za ${diceText(to)}.`,
  'trap-offered': ({ trap }) => `Nově v lovecké chatě: ${nameOf(trap)}.`,
  'mercenary-offered': ({ member }) => `Nově v krčmě: ${nameOf(member)}.`,
  'equipment-offered': ({ card }) => `Nově na tržišti: ${nameOf(card)}.`,
  'loot-offered': ({ loot }) => `Nová kořist v nabídce: ${nameOf(loot)}.`,
  'monster-came': ({ monster, to }) =>
    `${verbOf(declined(monster), 'Přichází', 'Přicházejí')} ${nomOf(monster)} (${placeNames[to]}).`,
  'monster-left': ({ monster, from: place }) =>
    `${verbOf(declined(monster), 'Odchází', 'Odcházejí')} ${nomOf(monster)} (${placeNames[place]}).`,
  'realm-came': ({ realm, to }) => `${capital(placeNames[to])} je teď ${nomOf(realm)}.`,
  'event-came': ({ event, side, to }) =>
    `${capital(placeNames[to])}, událost: ${eventNames[`${event}${side}`]}.`,
  'quests-came': ({ qa, qb }) =>
    `Nové úkoly: ${list([...(qa ? [questName(qa, 'a')] : []), ...(qb ? [questName(qb, 'b')] : [])])}.`,
  'monster-discarded': ({ monster }) =>
    `U vstupu zůstává jen nejhorší příšera, ${verbOf(declined(monster), 'mizí', 'mizejí')} ${nomOf(monster)}.`,
  'panic-spread': ({ building }) => `Panika zavírá budovu: ${buildingNames[building]}.`,
  'panic-over': () => 'Panika skončila, všechny budovy jsou zase otevřené.',
  'sam-rolled': ({ red, yellow }) => `Sam hází: červená ${red}, žlutá ${yellow}.`,
  'sam-placed': ({ building, path, removed = [] }) => {
    const where = building !== undefined ? buildingNames[building] : path !== undefined ? pathText(path) : '';
    const gone = removed.length === 0 ? '' : ` Pryč: ${list(removed.map(nameOf))}.`;
    return `Sam obsazuje místo: ${where}.${gone}`;
  },
  'sam-haggled': ({ building, face }) =>
    `Samova kostka smlouvání ukazuje ${face} (${buildingNames[building]}).`,
  'sam-won': ({ path, removed }) =>
    `Sam vítězí (${pathText(path)})${removed === undefined ? '' : ` a odstraňuje ${isQuestId(removed) ? `úkol ${questName(removed, 'a')}` : accOf(removed)}`}.`,
  'sam-idle': () => 'Sam nemá kam jít, tah vynechává.',
  'end-near': ({ player, glory }, names) =>
    `${names.seat(player)} má ${bundleText({ glory })}. Bude-li to při úklidu aspoň ${END_GLORY}, hra skončí.`,
  'game-ended': (event, names) => `Konec hry. ${endings[event.reason]} ${resultText(event, names)}`,
};
