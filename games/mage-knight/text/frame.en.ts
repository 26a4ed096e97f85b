// What every chapter may say.
import type { Names, Words } from '@krcma/kernel';
import type { FrameEvent, FrameMessage } from '../messages/frame.ts';
import { unitNames } from './names-people.en.ts';
import { scenarioNames } from './names-places.en.ts';
import { options } from './options.en.ts';
import { card, wounds } from './phrases.en.ts';

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);

export const frameMessages: Words<FrameMessage, Names> = {
  'not-for-so-many': ({ scenario, seats }) =>
    `${scenarioNames[scenario]} is not played by ${seats === 1 ? 'one player' : `${seats} players`}.`,
  'no-teams-here': ({ scenario, seats }) =>
    seats === 4
      ? `${scenarioNames[scenario]} is not played in teams.`
      : `Teams are two against two: ${seats} players cannot form them.`,
  'no-such-form': ({ scenario, form }) =>
    `${scenarioNames[scenario]} has no such form: ${options[form].label}.`,
  'two-cities-for-teams': ({ scenario }) => `${scenarioNames[scenario]} has fewer cities only for teams.`,
  'ask-turn': () => 'Your turn: play cards, move, act, or end it',
  'end-turn': () => 'End the turn',
};

export const frameEvents: Words<FrameEvent, Names> = {
  'turn-begun': ({ player }, { seat }) => `${seat(player)} begins a turn.`,
  fame: ({ player, n, bonus, total }, { seat }) =>
    `${seat(player)}: Fame ${signed(n)}${bonus === 0 ? '' : ` and ${signed(bonus)} for a new row`}, ${total} in all.`,
  reputation: ({ player, n, total }, { seat }) =>
    `${seat(player)}: Reputation ${signed(n)}, now on space ${total}.`,
  'card-gained': ({ player, card: id, to }, { seat }) =>
    `${seat(player)} gains ${card(id)}${{ deck: ' on top of the deck', hand: ' to hand', discard: ' to the discard pile' }[to]}.`,
  'wounds-taken': ({ player, n, to }, { seat }) =>
    `${seat(player)} takes ${wounds(n)} ${to === 'hand' ? 'to hand' : 'to the discard pile'}.`,
  'unit-joined': ({ player, unit }, { seat }) => `${unitNames[unit]} join ${seat(player)}.`,
  'unit-left': ({ player, unit }, { seat }) => `${unitNames[unit]} leave ${seat(player)}.`,
};
