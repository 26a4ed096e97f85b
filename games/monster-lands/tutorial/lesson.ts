// What all lessons but the first have in common: they begin in the middle of a round.
import type { Tutorial, TutorialStep } from '@krcma/tableware/board';
import type { ClanArrangement, MonsterLandsArrangement } from '../rules/arrange.ts';

/** A phase of the round, by the name of its step. */
export const during = (step: 'deployment' | 'adventure' | 'cleanUp') => [
  { rule: 'monsterLands', step: 'rounds' },
  { rule: 'round', step },
];

/** The opponent has nothing left to place. */
export const passed = {
  passed: true,
  dice: { strength: 0, magic: 0, persuasion: [] },
} as const satisfies ClanArrangement;

/** A die on a path. */
export const unrolled = { colour: 'strength', face: 0, trap: null } as const;

type Words = Readonly<Record<string, string>>;

interface Parts<English extends Words> {
  readonly arrangement: MonsterLandsArrangement;
  readonly steps: readonly (TutorialStep & { readonly say: keyof English & string })[];
  readonly english: English;
  readonly czech: Readonly<Record<keyof English, string>>;
}

export const lessonOf = <English extends Words>({
  arrangement,
  steps,
  english,
  czech,
}: Parts<English>): Tutorial => ({
  setup: { seats: 2, seed: 'lesson', options: {}, arrangement },
  steps,
  texts: { en: english, cs: czech },
});
