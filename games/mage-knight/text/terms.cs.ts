import type { GameText } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';

export const terms: GameText<MageKnightTypes>['terms'] = {
  fame: { more: 'víc slávy', less: 'míň slávy' },
  deck: { more: 'lepší karty', less: 'slabší karty' },
  units: { more: 'silnější jednotky', less: 'slabší jednotky' },
  wounds: { more: 'méně zranění', less: 'víc zranění' },
  position: { more: 'lepší místo na mapě', less: 'horší místo na mapě' },
  goal: { more: 'blíž k cíli scénáře', less: 'dál od cíle scénáře' },
  rivals: { more: 'méně pro soupeře', less: 'víc pro soupeře' },
};
