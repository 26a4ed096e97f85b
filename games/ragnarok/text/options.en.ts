import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

export const options: OptionWords<typeof optionSchema> = {
  scale: {
    label: 'Temple scale',
    help: 'Side A brings two drafts of blessings and is advised for a first game, side B brings three.',
  },
  lastRound: {
    label: 'Ragnarök after round',
    help: 'After so many rounds Ragnarök comes by itself. 0: only omens bring it, as the rulebook says.',
  },
};

export const values: ValueWords<typeof optionSchema> = {
  scale: { a: 'Side A, two drafts', b: 'Side B, three drafts' },
};

export const flags = { true: 'Yes', false: 'No' };
