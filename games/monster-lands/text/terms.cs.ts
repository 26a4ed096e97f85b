import type { GameText } from '@krcma/kernel';
import type { MonsterLandsTypes } from '../messages.ts';

export const terms: GameText<MonsterLandsTypes>['terms'] = {
  points: { more: 'víc bodů hned', less: 'méně bodů hned' },
  coins: { more: 'víc mincí po výplatě žoldu', less: 'méně mincí po výplatě žoldu' },
  defence: { more: 'víc žetonů obrany', less: 'méně žetonů obrany' },
  brews: { more: 'víc lektvarů a jedů', less: 'méně lektvarů a jedů' },
  traps: { more: 'lepší pasti v zásobě', less: 'méně pastí v zásobě nebo slabší' },
  dice: { more: 'víc kostek, které ještě umístíš', less: 'méně kostek, které ještě umístíš' },
  members: { more: 'silnější klan v příštích kolech', less: 'slabší klan v příštích kolech' },
  wounds: { more: 'méně zranění', less: 'víc zranění' },
  equipment: { more: 'lepší vybavení', less: 'horší vybavení' },
  loot: { more: 'lepší kořist', less: 'horší kořist' },
  realms: { more: 'větší užitek z říší', less: 'menší užitek z říší' },
  quests: { more: 'lepší vyhlídky v úkolech', less: 'horší vyhlídky v úkolech' },
  battles: { more: 'lepší vyhlídky v bojích', less: 'horší vyhlídky v bojích' },
  scenario: { more: 'víc z toho, co žádá scénář', less: 'méně z toho, co žádá scénář' },
  rivals: { more: 'méně pro soupeře', less: 'víc pro soupeře' },
};
