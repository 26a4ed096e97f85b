import type { LandId, Region, Sea } from '../data/board.ts';
import type { GodId } from '../data/gods.ts';
import type { RealmId } from '../data/realms.ts';
import type { Attribute, Rune, Weapon } from '../data/types.ts';
import type { ActionId } from '../data/wheel.ts';
import type { Phase, Prey } from '../state.ts';

/** The words that stand on the board itself, or that only a screen reader says; sentences come from `text/`. */
export interface BoardWords {
  region(region: Region): string;
  land(land: LandId): string;
  sea(sea: Sea): string;
  realm(realm: RealmId): string;
  god(god: GodId): string;
  prey(prey: Prey): string;
  action(action: ActionId): string;
  rune(rune: Rune): string;
  attribute(attribute: Attribute): string;
  weapon(weapon: Weapon): string;
  phase(phase: Phase): string;
}
