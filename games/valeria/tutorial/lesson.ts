// What all lessons but the first have in common: the dukes are kept, and a turn begins.
import type { Tutorial, TutorialStep } from '@krcma/tableware/board';
import type { ValeriaArrangement } from '../rules/arrange.ts';

/** Where turns are played. */
export const turns = [{ rule: 'valeria', step: 'turns' }];

type Words = Readonly<Record<string, string>>;

interface Parts<English extends Words> {
  readonly arrangement: ValeriaArrangement;
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
  setup: { seats: 2, seed: 'lesson', options: { layout: 'first-game' }, arrangement },
  steps,
  texts: { en: english, cs: czech },
});
