import type { GameText } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';

export const terms: GameText<ValeriaTypes>['terms'] = {
  points: { more: 'more victory points', less: 'fewer victory points' },
  scoring: { more: 'more points for your cards at the end', less: 'fewer points for your cards at the end' },
  gold: { more: 'more gold in store', less: 'less gold in store' },
  strength: { more: 'more strength in store', less: 'less strength in store' },
  magic: { more: 'more magic in store', less: 'less magic in store' },
  harvest: { more: 'richer harvests to come', less: 'poorer harvests to come' },
  reach: { more: 'more within reach on your next turn', less: 'less within reach on your next turn' },
  rivals: { more: 'less for your rivals', less: 'more for your rivals' },
};
