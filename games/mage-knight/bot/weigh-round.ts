// What tactics promise.
import type { TacticId } from '../data/tactics.ts';
import { pickTactic } from '../rules/tactics.ts';
import { answersOf } from './answers.ts';

const tacticPoints: Readonly<Record<TacticId, number>> = {
  'early-bird': 0,
  rethink: 0.8,
  'mana-steal': 0.6,
  planning: 1,
  'great-start': 2,
  'the-right-moment': 1.2,
  'from-the-dusk': 0,
  'long-night': 1.6,
  'mana-search': 0.5,
  'midnight-meditation': 1,
  preparation: 1,
  'sparing-power': 1.2,
};

const picking = answersOf(pickTactic, (_, ask) =>
  ask.values.map((tactic) => tacticPoints[tactic as TacticId] ?? 0),
);

export const roundAppraisals = [picking];
