import type { GameText } from '@krcma/kernel';
import type { MonsterLandsTypes } from '../messages.ts';

export const terms: GameText<MonsterLandsTypes>['terms'] = {
  points: { more: 'more points now', less: 'fewer points now' },
  coins: { more: 'more coins once wages are paid', less: 'fewer coins once wages are paid' },
  defence: { more: 'more defence tokens', less: 'fewer defence tokens' },
  brews: { more: 'more potions and venoms', less: 'fewer potions and venoms' },
  traps: { more: 'better traps in hand', less: 'fewer or weaker traps in hand' },
  dice: { more: 'more dice left to place', less: 'fewer dice left to place' },
  members: { more: 'a stronger clan in the rounds to come', less: 'a weaker clan in the rounds to come' },
  wounds: { more: 'fewer wounds', less: 'more wounds' },
  equipment: { more: 'better equipment', less: 'worse equipment' },
  loot: { more: 'better loot', less: 'worse loot' },
  realms: { more: 'more use of realms', less: 'less use of realms' },
  quests: { more: 'better hopes in quests', less: 'worse hopes in quests' },
  battles: { more: 'better hopes in battles', less: 'worse hopes in battles' },
  scenario: { more: 'more of what the scenario asks for', less: 'less of what the scenario asks for' },
  rivals: { more: 'less for your rivals', less: 'more for your rivals' },
};
