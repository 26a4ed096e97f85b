// One player against another.
import type { Names, Words } from '@krcma/kernel';
import type { DuelEvent, DuelMessage } from '../messages/duel.ts';
import type { Attendance, DuelPhase } from '../state.ts';
import { unitNames } from './names-people.en.ts';
import { elementNames } from './names-places.en.ts';
import { card, list, points, spaceName } from './phrases.en.ts';

const phases: Readonly<Record<DuelPhase, string>> = {
  ranged: 'Ranged and siege attacks',
  melee: 'Melee',
};

const attendances: Readonly<Record<Attendance, string>> = {
  full: 'Attend in full: play your next turn now (a die, skills, healing and an end of turn), then skip it',
  partial: 'Attend in part: no die and no skills, but you keep your next turn',
};

const elements = (of: readonly (keyof typeof elementNames)[]): string =>
  of.length === 0 ? '' : ` (${list(of.map((each) => elementNames[each]))})`;

const places = { discard: 'the discard pile', play: 'the play area', unit: 'a wounded unit' } as const;

export const duelMessages: Words<DuelMessage, Names> = {
  'attack-player': ({ player }, { seat }) => `Attack ${seat(player)}`,
  'must-attack-or-leave': ({ player }, { seat }) =>
    `${seat(player)} stands here: move on, or attack. Whoever stops here attacks.`,
  'the-end-is-near': () => 'No player is attacked once the end of the round or of the game is announced.',
  'is-a-mate': ({ player }, { seat }) => `${seat(player)} plays on your side.`,
  'order-token-is-down': ({ player }, { seat }) =>
    `The order token of ${seat(player)} is face down: no attack until their next turn.`,
  'no-duel-in-this-place': () => 'Heroes share this place peacefully.',
  'attends-in-part': () => 'Whoever attends a combat in part uses no skills of the own turn.',
  'ask-before-defence': ({ player }, { seat }) =>
    `${seat(player)} attacks you. Use something that is used before your turn, or face the attack`,
  'face-the-attack': () => 'Face the attack',
  'ask-attendance': ({ player }, { seat }) =>
    `${seat(player)} attacks you. How far do you attend the combat?`,
  attend: ({ attendance }) => attendances[attendance],
  'only-wounds-in-hand': () => 'With nothing but wounds in hand no turn can be played.',
  'ask-duel-attack': ({ phase, player, total }, { seat }) =>
    `${phases[phase]}: attack ${seat(player)}, or pass${total > 0 ? ` (${points(total)} so far)` : ''}`,
  'ask-duel-block': ({ player, attack, elements: of, total, left }, { seat }) =>
    `${seat(player)} attacks with ${attack}${elements(of)}. Block as much as you like (block ${total} leaves ${left})`,
  'duel-strike': ({ total }) => `Attack with ${total}`,
  'nothing-to-attack-with': () => 'Nothing is laid for this attack yet.',
  'duel-pass': ({ phase, ends }) =>
    !ends
      ? 'Do not attack'
      : phase === 'ranged'
        ? 'Do not attack: the melee begins'
        : 'Do not attack: the combat ends',
  'attack-waits': () => 'Points lie on the table already: attack with them.',
  'duel-stand': ({ total, left }) => `The block stands: ${total}, damage left ${left}`,
  'ask-rider': () => 'The attack is blocked. Which of its units does the effect hit?',
  'ask-duel-damage': ({ player, n }, { seat }) => `${n} damage for ${seat(player)}. What for?`,
  'hit-unit': ({ unit, cost, armor, resists }) =>
    `Wound ${unitNames[unit]}: ${cost} (Armor ${armor}${resists ? ', twice, for it resists' : ''})`,
  'hit-hero': ({ player, cost, armor, ignored }, { seat }) =>
    `Wound ${seat(player)}: ${cost} (Armor ${armor}${ignored > 0 ? ` and ${ignored} ignored` : ''})`,
  steal: ({ card: id, cost, from }) => `Steal ${card(id)} from ${places[from]}: ${cost}`,
  'push-to': ({ space, cost }, { view }) => `Drive the other hero away to ${spaceName(space, view)}: ${cost}`,
  'leave-damage': ({ n }) => (n === 1 ? 'Leave the last damage' : `Leave the other ${n} damage`),
  'not-enough-damage': ({ cost, n }) => `It costs ${cost} damage, and there is only ${n}.`,
  'only-in-melee': () => 'Only in the melee.',
  'not-safe-there': () => 'That space is not safe and accessible for the other hero.',
  'ask-after-duel': () => 'After the combat: heal and use what you like, then end this turn',
};

export const duelEvents: Words<DuelEvent, Names> = {
  'duel-begun': ({ player, against }, { seat }) => `${seat(player)} attacks ${seat(against)}.`,
  'duel-attended': ({ player, attendance }, { seat }) =>
    attendance === 'full'
      ? `${seat(player)} attends in full and will skip the next turn.`
      : `${seat(player)} attends in part and keeps the next turn.`,
  'duel-phase': ({ player, phase }, { seat }) => `${phases[phase]}; ${seat(player)} begins.`,
  'duel-attacked': ({ player, against, n, elements: of }, { seat }) =>
    `${seat(player)} attacks ${seat(against)} with ${n}${elements(of)}.`,
  'duel-passed': ({ player }, { seat }) => `${seat(player)} does not attack.`,
  'duel-blocked': ({ player, total, attack, left, swift }, { seat }) =>
    `${seat(player)} blocks with ${total}${swift ? ', every two points for one' : ''}: of ${attack} there is ${left} left.`,
  'duel-unit-wounded': ({ player, unit, cost }, { seat }) =>
    `${unitNames[unit]} of ${seat(player)}: wounded${cost === undefined ? '' : ` for ${cost} damage`}.`,
  'duel-unit-shielded': ({ player, unit, cost }, { seat }) =>
    `The banner keeps a wound from ${unitNames[unit]} of ${seat(player)} (${cost} damage).`,
  'duel-hero-wounded': ({ player, cost }, { seat }) => `${cost} damage hits the hero of ${seat(player)}.`,
  'duel-damage-left': ({ n }) => `${n} damage is not used.`,
  'artifact-stolen': ({ player, from, card: id }, { seat }) =>
    `${seat(player)} steals ${card(id)} from ${seat(from)}.`,
  pushed: ({ player, by, space, cost }, { seat, view }) =>
    `${seat(by)} drives ${seat(player)} away to ${spaceName(space, view)} for ${cost}.`,
  'duel-won': ({ player, over, fame }, { seat }) =>
    `${seat(player)} has beaten ${seat(over)}: ${fame === 0 ? 'no fame' : `fame +${fame}`}.`,
  'duel-drawn': ({ player, against }, { seat }) =>
    `The combat of ${seat(player)} and ${seat(against)} is a draw.`,
};
