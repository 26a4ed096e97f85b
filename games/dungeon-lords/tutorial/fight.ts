// The first training of the rulebook, played best (DL-TRN).
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import { czech } from './fight.cs.ts';
import { english } from './fight.en.ts';

type Step = TutorialStep & { readonly say: keyof typeof english };

const steps: readonly Step[] = [
  { say: 'welcome' },
  { say: 'party', thing: 'hero:0:0' },
  { say: 'priest', thing: 'hero:0:2' },
  { say: 'tile', thing: 'cell:0:c2r0' },
  { say: 'trap', thing: 'trap:rolling-stone', choice: 'trap:rolling-stone' },
  { say: 'troll', thing: 'lair:0:0', choice: 'send:troll' },
  { say: 'seal', choice: 'done' },
  { say: 'attack', thing: 'lair:0:0', choice: 'attack:troll:club' },
  { say: 'healing', thing: 'hero:0:0' },
  { say: 'fatigue' },
  { say: 'fallen', thing: 'cell:0:c2r0' },
  { say: 'goblin', thing: 'lair:0:1', choice: 'send:goblin' },
  { say: 'sealAgain', choice: 'done' },
  { say: 'held', thing: 'cell:0:c2r1' },
  { say: 'game' },
];

export const fight = lessonOf({
  setup: { seats: 1, seed: 'lesson', options: { situation: 'situation-1' } },
  steps,
  english,
  czech,
});
