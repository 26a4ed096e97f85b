// What every chapter may say.
import type { Names, Words } from '@krcma/kernel';
import type { FrameEvent, FrameMessage } from '../messages/frame.ts';
import { unitNames } from './names-people.cs.ts';
import { scenarioNames } from './names-places.cs.ts';
import { options } from './options.cs.ts';
import { card, wounds } from './phrases.cs.ts';

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);

export const frameMessages: Words<FrameMessage, Names> = {
  'not-for-so-many': ({ scenario, seats }) =>
    `${scenarioNames[scenario]}: tento scénář se nehraje v počtu hráčů ${seats}.`,
  'no-teams-here': ({ scenario, seats }) =>
    seats === 4
      ? `${scenarioNames[scenario]}: tento scénář se v týmech nehraje.`
      : `V týmech hrají dva proti dvěma, a hráčů je ${seats}.`,
  'no-such-form': ({ scenario, form }) =>
    `${scenarioNames[scenario]}: tuto podobu scénář nemá (${options[form].label}).`,
  'two-cities-for-teams': ({ scenario }) => `${scenarioNames[scenario]}: méně měst je jen v týmové hře.`,
  'ask-turn': () => 'Tvůj tah: hraj karty, pohni se, proveď akci, nebo ho ukonči',
  'end-turn': () => 'Ukonči tah',
};

export const frameEvents: Words<FrameEvent, Names> = {
  'turn-begun': ({ player }, { seat }) => `${seat(player)} je na tahu.`,
  fame: ({ player, n, bonus, total }, { seat }) =>
    `${seat(player)}: Sláva ${signed(n)}${bonus === 0 ? '' : ` a ${signed(bonus)} za novou řadu`}, celkem ${total}.`,
  reputation: ({ player, n, total }, { seat }) =>
    `${seat(player)}: Pověst ${signed(n)}, teď na políčku ${total}.`,
  'card-gained': ({ player, card: id, to }, { seat }) =>
    `${seat(player)} získává ${card(id)}${{ deck: ' na dobírací balíček', hand: ' do ruky', discard: ' na odkládací balíček' }[to]}.`,
  'wounds-taken': ({ player, n, to }, { seat }) =>
    `${seat(player)} si bere ${wounds(n)} ${to === 'hand' ? 'do ruky' : 'na odkládací balíček'}.`,
  'unit-joined': ({ player, unit }, { seat }) => `${seat(player)} má novou jednotku: ${unitNames[unit].nom}.`,
  'unit-left': ({ player, unit }, { seat }) => `${seat(player)} přichází o jednotku: ${unitNames[unit].nom}.`,
};
