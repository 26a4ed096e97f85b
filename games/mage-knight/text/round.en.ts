// Rounds, tactics, the end of turns and levels, the dummy player.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { RewardKind } from '../data/rewards.ts';
import { units } from '../data/units.ts';
import type { RoundEvent, RoundMessage } from '../messages/round.ts';
import { listAt } from '../rules/effects/op-at.ts';
import type { Played } from '../state.ts';
import { say } from './effects.en.ts';
import { endings } from './endings.en.ts';
import { tacticNames } from './names-cards.en.ts';
import { heroNames, skillNames, unitNames } from './names-people.en.ts';
import { colourNames } from './names-places.en.ts';
import { card, cardList, cards, list } from './phrases.en.ts';

const rewards: Readonly<Record<RewardKind, (n: number) => string>> = {
  artifact: (n) => (n === 1 ? 'an artifact' : `${n} artifacts`),
  spell: (n) => (n === 1 ? 'a Spell' : `${n} Spells`),
  advancedAction: (n) => (n === 1 ? 'an advanced action' : `${n} advanced actions`),
  unit: () => 'a unit',
  randomCrystal: (n) => (n === 1 ? 'a random crystal' : `${n} random crystals`),
  crystalChoice: (n) => (n === 1 ? 'a crystal of choice' : `${n} crystals of choice`),
  crystalEachColor: () => 'a crystal of each colour',
  fame: (n) => `Fame ${n}`,
  spellOrArtifact: () => 'a Spell or an artifact, by a die',
};

const places: Readonly<Record<Played['to'], string>> = {
  discard: 'the discard pile',
  away: 'out of the game',
  aside: 'aside for the round',
  hand: 'back to hand',
  top: 'on top of the deck',
  artifacts: 'under the artifacts',
  bottom: 'under the deck',
};

const offered = (id: string): string =>
  id in units ? unitNames[id as keyof typeof unitNames] : card(id as never);

export const roundMessages: Words<RoundMessage, Names> = {
  'ask-hero': () => 'Which hero do you play?',
  hero: ({ hero }) => heroNames[hero],
  'hero-taken': ({ player }, { seat }) => `${seat(player)} plays this hero.`,
  'ask-tactic': () => 'Which tactic do you take? Lower numbers play earlier.',
  tactic: ({ tactic }) => {
    const told = say(listAt({ source: `tactic:${tactic}`, path: [] }));
    return told === '' ? tacticNames[tactic] : `${tacticNames[tactic]}: ${told}`;
  },
  'tactic-of-dummy': () => 'The dummy player has this tactic.',
  'ask-tactic-leaves': () => 'Which of your tactics leaves the game? Agree on one',
  'ask-tactic-leaves-again': ({ wishes }) =>
    `You did not agree (${wishes.map((tactic) => tacticNames[tactic]).join(', ')}). Which tactic leaves the game?`,
  'tactic-taken': ({ player }, { seat }) => `${seat(player)} has this tactic.`,
  'use-tactic': ({ tactic }) => `Use ${tacticNames[tactic]}`,
  'tactic-used-up': ({ tactic }) => `${tacticNames[tactic]} is used up.`,
  'tactic-does-nothing': ({ tactic }) => `${tacticNames[tactic]} would do nothing now.`,
  'ask-before-turn': () => 'Before your turn: use something, or begin',
  'begin-turn': () => 'Begin the turn',
  'ask-act-before': ({ player }, { seat }) => `Do something before ${seat(player)} goes on?`,
  'act-before': () => 'Do something first',
  'let-it-happen': () => 'Let it happen',
  'announce-round-end': () => 'Give this turn up and announce the end of the round',
  'deck-not-empty': () => 'Your deck is not empty yet.',
  'announced-already': () => 'The end of the round is announced already.',
  'must-recover': () => 'With nothing but wounds in hand you can only rest.',
  rest: () => 'Rest: discard a card and any number of wounds',
  'ask-rest': () => 'Rest: one card that is no wound, and any number of wounds',
  'ask-recover': () => 'Slow recovery: discard a wound',
  'only-one-card': () => 'Resting discards only one card that is no wound.',
  'nothing-to-discard': () => 'You have nothing to discard.',
  'turn-was-begun': () => 'You have moved or acted already this turn.',

  'ask-rethink': ({ n }) => `Discard up to ${cards(n)} and draw as many`,
  'ask-steal-die': () => 'Which die lies on your tactic?',
  'steal-die': ({ colour }) => `A ${colourNames[colour]} die`,
  'ask-refill': ({ n }) => `Your deck is empty: make a new one of ${cards(n)}?`,
  'stop-drawing': () => 'Draw no more',
  'ask-meditate': ({ n }) => `Shuffle up to ${cards(n)} into your deck and draw as many`,
  'shuffle-in': ({ card: id }) => `Shuffle ${card(id)} in`,
  'ask-tutor': () => 'Which card of your deck do you take?',
  'ask-sparing': () => 'Spare the top card, or take what you have spared?',
  'spare-card': () => 'Put the top card of your deck under the tactic',
  'take-spared': ({ n }) => `Take ${cards(n)} from under the tactic`,

  'ask-banners': () => 'Which banners stay with their units?',
  'keep-banner': ({ card: id, unit }) => `${card(id)} stays with ${unitNames[unit]}`,
  'shuffle-banners': () => 'Shuffle the others in',
  'ask-card-to': ({ card: id }) => `Where does ${card(id)} go?`,
  'card-to': ({ to }) => capital(places[to]),
  'ask-reclaim': ({ card: id }) => `Discard a card to take ${card(id)} back?`,
  'ask-mine': () => 'Which crystal does the mine give?',
  'crystal-of': ({ colour }) => `A ${colourNames[colour]} crystal`,
  'ask-glade': () => 'The glade takes a wound away',
  'throw-wound': ({ from }) => (from === 'hand' ? 'A wound of your hand' : 'A wound of your discard pile'),
  'keep-wounds': () => 'Keep the wounds',
  'ask-reward': () => 'Which reward first?',
  reward: ({ reward, n }) => capital(rewards[reward](n)),
  'ask-crystal': () => 'Which crystal?',
  'ask-spell': () => 'Which Spell do you take?',
  'ask-action': () => 'Which advanced action do you take?',
  learn: ({ card: id }) => card(id),
  'ask-artifact': ({ n }) => (n === 1 ? 'Which artifact do you take?' : `Which ${n} artifacts do you take?`),
  take: ({ card: id }) => card(id),
  'ask-unit': () => 'Which unit joins you?',
  'take-unit': ({ unit }) => unitNames[unit],
  'decline-unit': () => 'No unit',
  'wait-for-command': () => 'Wait for the command token of the new level',
  'ask-disband': () => 'Which unit do you disband?',
  disband: ({ unit }) => unitNames[unit],
  'ask-skill': ({ level }) => `Level ${level}: which skill do you take?`,
  skill: ({ skill }) => `${skillNames[skill]}: ${say(listAt({ source: `skill:${skill}`, path: [] }))}`,
  'own-skill-rejected': () => 'You have rejected this skill before.',
  'ask-discard': () => 'Discard cards before you draw?',
  'ask-discard-one': () => 'You have used no card this turn: discard one',
  discard: ({ card: id }) => `Discard ${card(id)}`,
  'wounds-stay': () => 'Wounds cannot be discarded.',
  'keep-hand': () => 'Keep the rest',
  done: () => 'Done',
};

export const roundEvents: Words<RoundEvent, Names> = {
  'round-begun': ({ round, time }) => `Round ${round}: ${time === 'day' ? 'day' : 'night'}.`,
  'hero-picked': ({ player, hero }, { seat }) => `${seat(player)} plays ${heroNames[hero]}.`,
  'tactic-picked': ({ player, tactic }, { seat }) =>
    `${seat(player)} takes the tactic ${tacticNames[tactic]}.`,
  'tactic-used': ({ player, tactic }, { seat }) => `${seat(player)} uses ${tacticNames[tactic]}.`,
  'round-end-announced': ({ player }, { seat }) =>
    `${player < 0 ? 'The dummy player' : seat(player)} announces the end of the round.`,
  'scenario-end-met': () => 'The end of the scenario is met: last turns.',
  'turn-skipped': ({ player }, { seat }) => `${seat(player)} skips a turn.`,
  'turn-forfeited': ({ player }, { seat }) => `${seat(player)} has no cards and forfeits the turn.`,
  'another-turn': ({ player }, { seat }) => `${seat(player)} takes another turn.`,
  rested: ({ player, cards: ids, isSlow }, { seat }) =>
    `${seat(player)} ${isSlow ? 'recovers slowly' : 'rests'}: ${cardList(ids)}.`,
  'token-of-site': ({ player, colour }, { seat }) =>
    `${seat(player)} gains a ${colourNames[colour]} mana token here.`,
  'hand-rethought': ({ player, cards: ids }, { seat }) => `${seat(player)} rethinks ${cards(ids.length)}.`,
  'die-stolen': ({ player, colour }, { seat }) =>
    `${seat(player)} lays a ${colourNames[colour]} die on the tactic.`,
  'deck-refilled': ({ player, n }, { seat }) => `${seat(player)} has a new deck of ${cards(n)}.`,
  'cards-shuffled-in': ({ player, n }, { seat }) => `${seat(player)} shuffles ${cards(n)} in.`,
  'card-searched': ({ player, card: id }, { seat }) => `${seat(player)} takes ${card(id)} from the deck.`,
  'some-card-searched': ({ player }, { seat }) => `${seat(player)} takes a card from the deck.`,
  'card-spared': ({ player, n }, { seat }) => `${seat(player)} spares a card, ${n} by now.`,
  'spared-taken': ({ player, n }, { seat }) => `${seat(player)} takes ${cards(n)} from under the tactic.`,
  'die-returned': ({ from, to }) => `A die goes back: ${colourNames[from]}, now ${colourNames[to]}.`,
  'forced-back': ({ player, steps }, { seat }) =>
    `${seat(player)} is forced back ${steps === 1 ? 'one space' : `${steps} spaces`}.`,
  'card-goes': ({ player, card: id, to }, { seat }) => `${seat(player)} puts ${card(id)}: ${places[to]}.`,
  'crystal-won': ({ player, colour }, { seat }) => `${seat(player)} gains a ${colourNames[colour]} crystal.`,
  'crystal-lost': ({ player, colour }, { seat }) =>
    `${seat(player)} has three ${colourNames[colour]} crystals; one more is lost.`,
  'crystal-rolled': ({ colour }) => `The die shows ${colourNames[colour]}.`,
  'reward-rolled': ({ colour, reward }) => `The die shows ${colourNames[colour]}: ${rewards[reward](1)}.`,
  'wound-thrown': ({ player }, { seat }) => `The glade takes a wound from ${seat(player)}.`,
  'level-up': ({ player, level, armor, handLimit, commands }, { seat }) =>
    `${seat(player)} reaches level ${level}: Armor ${armor}, hand limit ${handLimit}, ${commands === 1 ? 'one command token' : `${commands} command tokens`}.`,
  'skills-shown': ({ player, skills }, { seat }) =>
    `${seat(player)} reveals the skills ${list(skills.map((id) => skillNames[id]))}.`,
  'skill-gained': ({ player, skill }, { seat }) => `${seat(player)} gains the skill ${skillNames[skill]}.`,
  'hand-limit-raised': ({ player, n }, { seat }) => `${seat(player)}: hand limit +${n} for the next draw.`,
  discarded: ({ player, cards: ids }, { seat }) => `${seat(player)} discards ${cardList(ids)}.`,
  'cards-drawn': ({ player, n }, { seat }) => `${seat(player)} draws ${cards(n)}.`,
  'deck-empty': ({ player, missing }, { seat }) =>
    `The deck of ${seat(player)} is empty, ${cards(missing)} missing.`,
  'game-over': ({ reason, scores }) => `${endings[reason]} Scores: ${scores.join(', ')}.`,
  'source-rolled': ({ dice }) => `The Source shows ${list(dice.map((die) => colourNames[die]))}.`,
  'units-dealt': ({ units: ids }) => `New in the offer: ${list(ids.map(offered))}.`,
  'banner-shuffled': ({ player, card: id }, { seat }) => `${seat(player)} shuffles ${card(id)} in.`,
  'dummy-seated': ({ hero }) => `The dummy player plays ${heroNames[hero]}.`,
  'tactic-leaves': ({ tactic }) => `The tactic ${tacticNames[tactic]} leaves the game.`,
  'dummy-tactic': ({ tactic }) => `The dummy player takes the tactic ${tacticNames[tactic]}.`,
  'dummy-turn': ({ cards: ids, more, left }) =>
    `The dummy player turns ${cards(ids.length + more.length)}, ${left} left.`,
  'dummy-prepared': ({ action, colour }) =>
    `The dummy player gains ${list([...(action === undefined ? [] : [card(action)]), ...(colour === undefined ? [] : [`a ${colourNames[colour]} crystal`])])}.`,
  'dummy-skill': ({ skill }) => `${skillNames[skill]} joins the common skills.`,
};
