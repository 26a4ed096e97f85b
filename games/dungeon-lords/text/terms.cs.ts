import type { GameText } from '@krcma/kernel';
import type { DungeonLordsTypes } from '../messages.ts';

export const terms: GameText<DungeonLordsTypes>['terms'] = {
  points: { more: 'víc bodů za dungeon', less: 'méně bodů za dungeon' },
  titles: { more: 'lepší vyhlídky na tituly', less: 'horší vyhlídky na tituly' },
  defence: { more: 'silnější obranu', less: 'slabší obranu' },
  party: { more: 'slabší družinu u vchodu', less: 'silnější družinu u vchodu' },
  workers: { more: 'víc impů k práci', less: 'méně impů k práci' },
  stock: { more: 'víc zlata a jídla', less: 'méně zlata a jídla' },
  dues: { more: 'méně starostí s daněmi a výplatami', less: 'víc starostí s daněmi a výplatami' },
  reputation: { more: 'lepší pověst', less: 'horší pověst' },
  rivals: { more: 'méně pro soupeře', less: 'víc pro soupeře' },
};
