import { capital, countInEnglish, type Names, type Seat, type Words } from '@krcma/kernel';
import { END_GLORY } from '../data/clan-board.ts';
import type { MonsterLandsEvent } from '../messages.ts';
import { endings } from './endings.en.ts';
import { outsideEvents } from './events-outside.en.ts';
import { isEmpty, isQuestId } from './facts.ts';
import { buildingNames, difficultyNames, eventNames, ratingNames, scenarioNames } from './names.en.ts';
import {
  affinities,
  bundleText,
  coins,
  diceText,
  from,
  list,
  nameOf,
  pathText,
  placeNames,
  questName,
  verb,
} from './phrases.en.ts';

const PHASES = {
  pool: 'the dice pools',
  deployment: 'deployment',
  adventure: 'adventure',
  'clean-up': 'clean-up',
} as const;

const paying = (count: number): string => (count > 0 ? ` for ${coins(count)}` : ' for nothing');

type Ended = Extract<MonsterLandsEvent, { key: 'game-ended' }>;

function resultText({ winners, scores, rating, campaign }: Ended, names: Names): string {
  const said = (seat: Seat): string => `${names.seat(seat)} ${scores[seat] ?? 0}`;
  if (rating === undefined) {
    const won = list(winners.map((seat) => names.seat(seat)));
    const verb = winners.length > 1 ? 'share the victory' : 'wins';
    return `${won} ${verb}. Points: ${scores.map((_, seat) => said(seat)).join(', ')}.`;
  }
  const rated = `Rating: ${ratingNames[rating]}, ${countInEnglish(scores[0] ?? 0, 'victory point')}.`;
  if (campaign === undefined) return rated;
  const played = countInEnglish(campaign.games, 'game');
  if (campaign.ended !== undefined) return `${rated} The campaign is ${campaign.ended} after ${played}.`;
  return `${rated} The campaign goes on after ${played}: ${scenarioNames[campaign.scenario]} (${difficultyNames[campaign.difficulty].toLowerCase()}).`;
}

export const events: Words<MonsterLandsEvent, Names> = {
  ...outsideEvents,
  'game-started': ({ first, difficulty }, names) =>
    `The game begins (${difficultyNames[difficulty].toLowerCase()}), ${names.seat(first)} is first player.`,
  'clan-taken': ({ player, affinity }, names) =>
    `${names.seat(player)} leads the ${affinities[affinity]} clan.`,
  'round-started': ({ round, first }, names) =>
    `Round ${round} begins, ${names.seat(first)} is first player.`,
  'phase-started': ({ phase, round }) => `Round ${round}: ${PHASES[phase]}.`,
  'pool-made': ({ player, dice }, names) => `${names.seat(player)} takes ${diceText(dice)}.`,
  'dice-gained': ({ player, dice, from: cause }, names) =>
    `${names.seat(player)} gains ${diceText(dice)}${from(cause)}.`,
  'dice-dropped': ({ player, dice }, names) => `${names.seat(player)} gives up ${diceText(dice)}.`,
  passed: ({ player }, names) => `${names.seat(player)} passes.`,
  gained: ({ player, bundle, from: cause }, names) =>
    isEmpty(bundle)
      ? `${names.seat(player)} has no room for more tokens${from(cause)}.`
      : `${names.seat(player)} gains ${bundleText(bundle)}${from(cause)}.`,
  lost: ({ player, bundle, from: cause }, names) =>
    `${names.seat(player)} loses ${bundleText(bundle)}${from(cause)}.`,
  placed: ({ player, building, dice, discount }, names) =>
    `${names.seat(player)} places ${diceText(dice)}: ${buildingNames[building]}${discount ? `, discount ${discount}` : ''}.`,
  'traps-discarded': ({ player, traps }, names) =>
    `${names.seat(player)} discards ${list(traps.map(nameOf))}.`,
  joined: ({ player, member, coins: cost }, names) =>
    `${nameOf(member)} joins ${names.seat(player)}${paying(cost)}.`,
  left: ({ player, member, why }, names) =>
    `${nameOf(member)} (${names.seat(player)}) ${why === 'died' ? 'dies' : 'deserts'}.`,
  wounded: ({ player, member, wounds }, names) =>
    `${nameOf(member)} (${names.seat(player)}) takes ${countInEnglish(wounds, 'wound')}.`,
  healed: ({ player, member }, names) => `${names.seat(player)} heals ${nameOf(member)}.`,
  promoted: ({ player, member }, names) => `${nameOf(member)} leads the clan now (${names.seat(player)}).`,
  settled: ({ player, member, realm }, names) =>
    `${nameOf(member)} settles ${nameOf(realm)} (${names.seat(player)}).`,
  'wages-paid': ({ player, coins: paid, due }, names) =>
    `${names.seat(player)} pays ${coins(paid)} of ${due} in wages.`,
  'trophy-sold': ({ player, card, coins: gain }, names) =>
    `${names.seat(player)} sells the trophy ${nameOf(card)} for ${coins(gain)}.`,
  equipped: ({ player, card, member }, names) =>
    `${nameOf(member)} bears ${nameOf(card)} now (${names.seat(player)}).`,
  'equipment-discarded': ({ player, card }, names) => `${names.seat(player)} discards ${nameOf(card)}.`,
  'traps-bought': ({ player, traps, coins: cost }, names) =>
    `${names.seat(player)} buys ${list(traps.map(nameOf))}${paying(cost)}.`,
  'beer-round': ({ player, coins: cost }, names) =>
    `${names.seat(player)} buys a round${paying(cost)}: a new offer in the tavern.`,
  'defence-bought': ({ player, count, coins: cost }, names) =>
    `${names.seat(player)} buys ${countInEnglish(count, 'defence token')}${paying(cost)}.`,
  'equipment-bought': ({ player, card, coins: cost }, names) =>
    `${names.seat(player)} takes ${nameOf(card)} from the market${paying(cost)}.`,
  'realm-used': ({ player, realm, dice }, names) =>
    `${names.seat(player)} uses ${nameOf(realm)} with ${diceText(dice)}.`,
  'ability-used': ({ player, card }, names) => `${names.seat(player)} uses ${nameOf(card)}.`,
  'loot-taken': ({ player, loot }, names) => `${names.seat(player)} takes loot: ${nameOf(loot)}.`,
  'loot-used': ({ player, loot }, names) => `${names.seat(player)} uses loot: ${nameOf(loot)}.`,
  'dice-converted': ({ player, from: given, to }, names) =>
    `${names.seat(player)} changes ${diceText(given)} into ${diceText(to)}.`,
  'trap-offered': ({ trap }) => `New in the lodge: ${nameOf(trap)}.`,
  'mercenary-offered': ({ member }) => `New in the tavern: ${nameOf(member)}.`,
  'equipment-offered': ({ card }) => `New in the market: ${nameOf(card)}.`,
  'loot-offered': ({ loot }) => `New loot on offer: ${nameOf(loot)}.`,
  'monster-came': ({ monster, to }) =>
    `${nameOf(monster)} ${verb(monster, 'comes', 'come')} to ${placeNames[to]}.`,
  'monster-left': ({ monster, from: place }) =>
    `${nameOf(monster)} ${verb(monster, 'leaves', 'leave')} ${placeNames[place]}.`,
  'realm-came': ({ realm, to }) => `${nameOf(realm)} is ${placeNames[to]} now.`,
  'event-came': ({ event, side, to }) =>
    `${capital(placeNames[to])}, event: ${eventNames[`${event}${side}`]}.`,
  'quests-came': ({ qa, qb }) =>
    `New quests: ${list([...(qa ? [questName(qa, 'a')] : []), ...(qb ? [questName(qb, 'b')] : [])])}.`,
  'monster-discarded': ({ monster }) =>
    `Only the worst monster stays at the entrance: ${nameOf(monster)} ${verb(monster, 'is', 'are')} gone.`,
  'panic-spread': ({ building }) => `Panic closes a building: ${buildingNames[building]}.`,
  'panic-over': () => 'The panic is over, all buildings are open again.',
  'sam-rolled': ({ red, yellow }) => `Sam rolls red ${red}, yellow ${yellow}.`,
  'sam-placed': ({ building, path, removed = [] }) => {
    const where = building !== undefined ? buildingNames[building] : path !== undefined ? pathText(path) : '';
    const gone = removed.length === 0 ? '' : ` Gone: ${list(removed.map(nameOf))}.`;
    return `Sam takes a place: ${where}.${gone}`;
  },
  'sam-haggled': ({ building, face }) => `Sam's persuasion die shows ${face} (${buildingNames[building]}).`,
  'sam-won': ({ path, removed }) =>
    `Sam wins (${pathText(path)})${removed === undefined ? '' : ` and removes ${isQuestId(removed) ? `the quest ${questName(removed, 'a')}` : nameOf(removed)}`}.`,
  'sam-idle': () => 'No place is open to Sam, he skips his turn.',
  'end-near': ({ player, glory }, names) =>
    `${names.seat(player)} has ${glory} glory. If it is still ${END_GLORY} or more in the clean-up, the game ends.`,
  'game-ended': (event, names) => `The game is over. ${endings[event.reason]} ${resultText(event, names)}`,
};
