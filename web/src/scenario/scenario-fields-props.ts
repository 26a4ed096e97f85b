import type { Briefings, GameModule, Guide, TableText } from '@krcma/kernel';
import type { Chosen } from '../home/option-fields.tsx';
import type { OwnResults } from './own-results.ts';

export interface ScenarioFieldsProps {
  readonly module: GameModule;
  readonly guide: Guide;
  readonly text: TableText;
  readonly briefings: Briefings;
  /** How many play, and what they have agreed on so far. */
  readonly seats: number;
  readonly options: Chosen;
  /** What came of one's own games. */
  readonly results: OwnResults;
  readonly choose: (seats: number, options: Chosen) => void;
}
