import type { GameText } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';

export const terms: GameText<ValeriaTypes>['terms'] = {
  points: { more: 'víc vítězných bodů', less: 'méně vítězných bodů' },
  scoring: { more: 'víc bodů za karty na konci', less: 'méně bodů za karty na konci' },
  gold: { more: 'víc zlata v zásobě', less: 'méně zlata v zásobě' },
  strength: { more: 'víc síly v zásobě', less: 'méně síly v zásobě' },
  magic: { more: 'víc magie v zásobě', less: 'méně magie v zásobě' },
  harvest: { more: 'bohatší příští sklizně', less: 'chudší příští sklizně' },
  reach: { more: 'víc na dosah v příštím tahu', less: 'méně na dosah v příštím tahu' },
  rivals: { more: 'méně pro soupeře', less: 'víc pro soupeře' },
};
