import type { BuildingId, PathId, PlaceId } from '../../data/board.ts';
import type { ComponentId } from '../../data/components.ts';
import type { DifficultyId } from '../../data/difficulties.ts';
import type { Benefit } from '../../data/events.ts';
import type { QuestId } from '../../data/quests.ts';
import type { ScenarioId } from '../../data/scenarios.ts';
import type { Affinity, Bundle, Colour, DiceNeed } from '../../data/types.ts';
import type { Phase } from '../../state.ts';

/** The short words of the drawn table; the long ones are the game's texts. */
export interface TerminalWords {
  name(id: ComponentId): string;
  quest(id: QuestId, side: 'a' | 'b'): string;
  bundle(bundle: Bundle): string;
  benefit(benefit: Benefit): string;
  needs(needs: readonly DiceNeed[]): string;
  readonly buildings: Readonly<Record<BuildingId, string>>;
  readonly places: Readonly<Record<PlaceId, string>>;
  path(path: PathId): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly difficulties: Readonly<Record<DifficultyId, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  /** One letter each. */
  readonly colours: Readonly<Record<Colour, string>>;
  readonly colourNames: Readonly<Record<Colour, string>>;
  readonly affinities: Readonly<Record<Affinity, string>>;
  readonly round: (round: number, rounds: number) => string;
  readonly first: string;
  readonly free: (spaces: number) => string;
  readonly panic: string;
  readonly loot: string;
  readonly nobody: string;
  readonly noMonster: string;
  readonly attack: string;
  readonly capture: string;
  readonly kill: string;
  readonly conquest: string;
  readonly target: string;
  readonly glory: string;
  readonly reputation: string;
  readonly coins: string;
  readonly potions: string;
  readonly venoms: string;
  readonly defence: string;
  readonly traps: string;
  readonly dice: string;
  readonly trophies: string;
  readonly realms: string;
  readonly members: string;
  readonly passed: string;
  readonly points: (points: number) => string;
  readonly sam: string;
  /** What the marks mean. */
  readonly marks: readonly (readonly [mark: string, meaning: string])[];
}
