import type { GameText } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';

export const terms: GameText<MageKnightTypes>['terms'] = {
  fame: { more: 'more fame', less: 'less fame' },
  deck: { more: 'better cards', less: 'weaker cards' },
  units: { more: 'stronger units', less: 'weaker units' },
  wounds: { more: 'fewer wounds', less: 'more wounds' },
  position: { more: 'a better place on the map', less: 'a worse place on the map' },
  goal: { more: 'nearer to the end of the scenario', less: 'farther from the end of the scenario' },
  rivals: { more: 'less for the rivals', less: 'more for the rivals' },
};
