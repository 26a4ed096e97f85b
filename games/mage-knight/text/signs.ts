// The symbols of the cards and the board. Their words are fetched when somebody asks what one means.
import type { Card } from '../data/card.ts';
import type { Ability } from '../data/enemy.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Back, Colour, Element, Resistance, Time } from '../data/types.ts';
import type { RecruitSite } from '../data/unit-card.ts';

export type SignId =
  | Colour
  | Ability
  | SiteKind
  | Time
  | Card['kind']
  | `${Element}-attack`
  | `${Resistance}-resistance`
  | `at-${RecruitSite}`
  | `back-${Back}`
  /** Mana. */
  | 'die'
  | 'hidden-die'
  | 'token'
  | 'crystal'
  /** Of players. */
  | 'hero'
  | 'fame'
  | 'level'
  | 'reputation'
  | 'armor'
  | 'hand'
  | 'hand-limit'
  | 'command'
  | 'move'
  | 'influence'
  | 'block'
  | 'ranged'
  | 'siege'
  | 'half'
  | 'heal'
  | 'wound'
  | 'unknown-card'
  | 'deck'
  | 'discard'
  | 'played'
  | 'shield'
  | 'seat'
  /** Of units, enemies and the map. */
  | 'unit-level'
  | 'cost'
  | 'enemy'
  | 'leader-level'
  | 'tile';
