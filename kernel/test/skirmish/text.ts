import type { GameText } from '../../index.ts';
import type { SkirmishTypes } from './state.ts';

/** The test game speaks in its own keys: nobody plays it but tests. */
const said = (message: object): string => Object.values(message).join(' ');

export const rules: GameText<SkirmishTypes>['rules'] = {
  'SKI-TURN.1': 'A turn.',
  'SKI-PAY.1': 'Power is paid colour by colour.',
  'SKI-PAY.2': 'A price is paid in coins or written down.',
  'SKI-FIGHT.1': 'A fight.',
  'SKI-END.1': 'Closing time.',
};

export const terms: GameText<SkirmishTypes>['terms'] = {
  standing: { more: 'a better standing', less: 'a worse standing' },
  rivals: { more: 'weaker rivals', less: 'stronger rivals' },
};

export const text: GameText<SkirmishTypes> = {
  name: 'Skirmish',
  blurb: 'A tavern brawl.',
  message: said,
  event: said,
  thing: () => undefined,
  option: (name) => ({ label: name, help: '' }),
  optionValue: (_, value) => value,
  score: (key) => key,
  rival: (key) => key,
  rating: () => undefined,
  ending: (reason) => reason,
  place: () => undefined,
  rules,
  chapters: {},
  terms,
};
