import type { Turn } from '../state.ts';

export const newTurn = (): Turn => ({
  stage: 'start',
  move: 0,
  influence: 0,
  heal: 0,
  path: [],
  cards: 0,
  diceUsed: 0,
  moreDice: 0,
  spentCrystals: { red: 0, blue: 0, green: 0, white: 0 },
  wounds: 0,
  woundsDiscarded: 0,
  recruited: 0,
  defeated: 0,
  spells: { red: 0, blue: 0, green: 0, white: 0 },
  rewards: [],
  factions: [],
  interaction: null,
  effects: [],
  again: false,
  noDraw: false,
});
