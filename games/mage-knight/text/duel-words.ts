// Words of the stage on which one player fights another.
import type { Attendance, DuelPhase } from '../state.ts';

export interface DuelWords {
  readonly title: string;
  readonly phases: Readonly<Record<DuelPhase, string>>;
  readonly aggressor: string;
  readonly defender: string;
  attends(attendance: Attendance | null): string;
  readonly acts: string;
  cards(n: number): string;
  woundsOf(n: number, limit: number): string;
  armor(n: number): string;
  unit(name: string, armor: number, ready: boolean, wounded: boolean): string;
  /** What the damage has to be to wound it. */
  costs(n: number): string;
  skillsLeft(names: readonly string[]): string;
  dice(n: number): string;
  putsTogether(name: string): string;
  attackOf(name: string, total: number): string;
  readonly blockCountsHalf: string;
  blocks(total: number, left: number): string;
  deals(left: number): string;
}
