import type { ArtifactId } from '../data/artifacts.ts';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { BlessingId } from '../data/blessings.ts';
import type { LandId, Region, Sea } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import type { Reward } from '../data/monsters.ts';
import type { OmenId } from '../data/omens.ts';
import type { OriginId } from '../data/origins.ts';
import type { RealmId } from '../data/realms.ts';
import type { RuneActionId } from '../data/rune-actions.ts';
import type { Attribute, Rune, Weapon } from '../data/types.ts';
import type { ActionId } from '../data/wheel.ts';
import type { Phase, Prey } from '../state.ts';

/** The three victories that end the game at once. */
export type Victory = 'jarl' | 'godi' | 'slayer';

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
  weapon(weapon: Weapon | 'shield' | 'any'): string;
  phase(phase: Phase): string;
  hero(hero: HeroId): string;
  heroTitle(hero: HeroId): string;
  origin(origin: OriginId): string;
  blessing(blessing: BlessingId): string;
  artifact(artifact: ArtifactId): string;
  card(card: CombatCardId): string;
  attack(attack: AttackCardId): string;
  omen(omen: OmenId): string;
  runeAction(action: RuneActionId): string;
  victory(victory: Victory): string;
  /** What has to be done for it. */
  victoryNeeds(victory: Victory, needed: number): string;
  reward(reward: Reward): string;

  /** What a slot of the wheel does for whoever uses it, and what its realm gives to its allies. */
  does(action: ActionId): string;
  pays(realm: RealmId): string;
  /** What the owner of the top marker gets when it is covered. */
  readonly coverPays: string;
  allies(names: readonly string[]): string;

  /** What stands on the map. */
  armyOf(name: string, strength: number): string;
  heroOf(hero: HeroId | null, name: string): string;
  drakkarOf(name: string): string;
  monsterNow(prey: Prey, wounds: number, all: number, owner: string | undefined): string;
  population(population: number): string;
  heldBy(name: string): string;
  forge(rune: Rune, filled: boolean): string;
  monument(god: GodId, level: number): string;
  priestsOf(names: readonly string[]): string;
  markersOf(names: readonly string[]): string;

  /** So much of so much. */
  of(now: number, all: number): string;
  counted(count: number, what: string): string;
  /** What an omen waits for. */
  omenNeeds(omen: OmenId, needed: number): string;
  omenNow(now: number, needed: number): string;
  /** What omens are for: so many bring Ragnarök. */
  omensLead(needed: number): string;
  landNow(land: LandId, own: number, all: number): string;
  templesLeft(left: number, all: number): string;
  turnsLeft(turns: number): string;
  attributeNow(attribute: Attribute, value: number, injured: boolean): string;
  cardNow(card: CombatCardId, strength: number, losses: number): string;
  strengthOf(armies: number, cards: number, more: number): string;
  /** Whoever is beaten loses so much more. */
  ifBeaten(more: number): string;
  woundAt(position: number, weapons: string, reward: string | undefined, by: string | undefined): string;
  /** A battle that is not begun yet: strengths as they stand, and what a defeat would cost. */
  forecast(region: string, own: number, other: number, name: string): string;
  defeatCosts(armies: number, strength: number, cutOff: boolean): string;
  attackNow(attack: AttackCardId, rage: number, weakness: number): string;

  readonly map: string;
  readonly wheel: string;
  readonly own: string;
  /** Short names of the sections on a phone. */
  readonly tabs: Readonly<Record<'map' | 'wheel' | 'own' | 'fate', string>>;
  readonly omens: string;
  readonly victories: string;
  readonly hand: string;
  readonly noCards: string;
  readonly runes: string;
  readonly priests: string;
  readonly blessings: string;
  readonly artifacts: string;
  readonly kills: string;
  readonly temples: string;
  readonly settlement: string;
  readonly sanctuary: string;
  readonly temple: string;
  readonly charged: string;
  readonly exhausted: string;
  readonly draft: string;
  readonly noAllies: string;
  readonly ownMarker: string;
  readonly fulfilled: string;
  readonly battle: string;
  readonly attacker: string;
  readonly defender: string;
  readonly armies: string;
  readonly cards: string;
  readonly effects: string;
  readonly total: string;
  readonly losses: string;
  readonly passed: string;
  readonly won: string;
  readonly unknownCards: string;
  readonly nothingPlayed: string;
  readonly hunt: string;
  readonly hunter: string;
  readonly master: string;
  readonly woundsPlaces: string;
  readonly attackHand: string;
  readonly attackNone: string;
  readonly rage: string;
  readonly weakness: string;
  readonly defence: string;
  readonly shieldable: string;
  readonly notShieldable: string;
  readonly mayCome: string;
  readonly selection: string;
  readonly tree: string;
  readonly begins: string;
  readonly lands: string;
  readonly showOnMap: string;
  readonly hideOnMap: string;
  readonly supply: string;
  readonly bank: string;
}
