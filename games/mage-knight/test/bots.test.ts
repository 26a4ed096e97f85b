import { greedyWins, honestyChecks } from '@krcma/bots/honesty';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { mageKnight } from '../index.ts';

const craft = { module: mageKnight, advice };

const MODES = [
  ['alone', 1, { scenario: 'first-reconnaissance' }],
  ['alone against cities', 1, { scenario: 'solo-conquest' }],
  ['two players', 2, { scenario: 'blitz-conquest' }],
  ['four players', 4, { scenario: 'first-reconnaissance' }],
] as const;

describe('bots decide from what their seat sees', () => {
  for (const { title, run } of honestyChecks(craft, MODES)) it(title, run);
});
