import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  scale: {
    a: 'Požehnání se vybírají dvakrát za hru. Hodí se pro první hru.',
    b: 'Požehnání se vybírají třikrát, hráči se tak dřív začnou lišit.',
  },
} satisfies Partial<ValueWords<typeof optionSchema>>;
