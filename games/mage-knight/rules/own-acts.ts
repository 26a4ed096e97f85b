// What players do with what they have, in a turn, on the way into a city, in every combat.
import { activate } from './activating.ts';
import { banner } from './banners.ts';
import { play } from './cards.ts';
import { copy } from './copying.ts';
import { factionToken, giveToken } from './faction-tokens.ts';
import { unflip } from './flipping.ts';
import { heal } from './healing.ts';
import { crystal } from './mana.ts';
import { returned } from './returning.ts';
import { useSkill } from './skills.ts';
import { study } from './studying.ts';
import { useTactic } from './tactic-use.ts';
import { step } from './walking.ts';

const company = { unit: activate, skill: useSkill, banner } as const;
const tokens = { return: returned, token: factionToken } as const;

/** MK-11.17. */
export const fightKinds = { play, ...company, ...tokens, crystal, copy } as const;

/** And what is only done outside of a combat. */
export const wayKinds = {
  play,
  crystal,
  copy,
  ...company,
  unflip,
  ...tokens,
  giveToken,
  heal,
  study,
  tactic: useTactic,
  step,
} as const;
