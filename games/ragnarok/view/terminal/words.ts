import type { ArtifactId } from '../../data/artifacts.ts';
import type { AttackCardId } from '../../data/attack-cards.ts';
import type { BlessingId } from '../../data/blessings.ts';
import type { LandId, Region, Sea } from '../../data/board.ts';
import type { CombatCardId } from '../../data/combat-cards.ts';
import type { GodId } from '../../data/gods.ts';
import type { HeroId } from '../../data/heroes.ts';
import type { OmenId } from '../../data/omens.ts';
import type { RealmId } from '../../data/realms.ts';
import type { Attribute, Rune } from '../../data/types.ts';
import type { ActionId } from '../../data/wheel.ts';
import type { Phase, Prey } from '../../state.ts';

/** The short words of the drawn table; the long ones are the game's texts. */
export interface TerminalWords {
  region(region: Region): string;
  sea(sea: Sea): string;
  land(land: LandId): string;
  realm(realm: RealmId): string;
  god(god: GodId): string;
  hero(hero: HeroId): string;
  prey(prey: Prey): string;
  action(action: ActionId): string;
  card(card: CombatCardId): string;
  attack(card: AttackCardId): string;
  blessing(blessing: BlessingId): string;
  artifact(artifact: ArtifactId): string;
  omen(omen: OmenId): string;
  rune(rune: Rune): string;
  turn(turn: number): string;
  wounds(covered: number, all: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly runes: Readonly<Record<Rune, string>>;
  readonly starts: string;
  readonly wheel: string;
  readonly omens: string;
  readonly monuments: string;
  readonly temples: string;
  readonly monsters: string;
  readonly cards: string;
  readonly priests: string;
  readonly blessings: string;
  readonly artifacts: string;
  readonly kills: string;
  readonly allies: string;
  readonly drakkar: string;
  readonly battle: string;
  readonly hunt: string;
  readonly rage: string;
  readonly weakness: string;
  readonly doom: string;
  /** What the marks mean. */
  readonly marks: readonly (readonly [mark: string, meaning: string])[];
}
