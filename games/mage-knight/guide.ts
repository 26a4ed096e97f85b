import { guideOf } from '@krcma/kernel';
import type { optionSchema } from './state.ts';

/** Nobody is harmed by a card of another: for those who meet as rivals for the first time. */
const peaceful = { noInteractiveSpells: true, noInteractiveSkills: true } as const;
/** The same scenario in a land that nobody knows. */
const otherLand = { randomOrientation: true } as const;
const otherCities = { randomOrientation: true, randomCities: true } as const;

/** The scenarios in the order of learning. Answers: six games of greedy bots each (`npm run simulate -- --report lengths`). */
export const guide = guideOf<typeof optionSchema>({
  pace: 15,
  scenarios: [
    {
      option: 'scenario',
      value: 'first-reconnaissance',
      answers: { 1: 284, 2: 407, 3: 569, 4: 664 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, nightArrival: true } },
    },
    {
      option: 'scenario',
      value: 'blitz-conquest',
      answers: { 2: 572, 3: 860, 4: 1131 },
      games: {
        first: peaceful,
        second: { randomCities: true },
        tenth: { ...otherCities, harder: 2, playerCombat: true, heroAuction: true },
      },
    },
    {
      option: 'scenario',
      value: 'solo-conquest',
      answers: { 1: 421 },
      games: {
        first: {},
        second: otherCities,
        tenth: { ...otherCities, harder: 2, rampage: 'rampage', actionUpgrading: true },
      },
    },
    {
      option: 'scenario',
      value: 'blitz-cooperation',
      answers: { 2: 584, 3: 842 },
      games: { first: {}, second: otherCities, tenth: { ...otherCities, harder: 2, weakestCounts: true } },
    },
    {
      option: 'scenario',
      value: 'volkares-return-blitz',
      answers: { 1: 278, 2: 507, 3: 875, 4: 975 },
      games: {
        first: { combatLevel: 'daring', raceLevel: 'fair' },
        second: { combatLevel: 'heroic', raceLevel: 'fair' },
        tenth: { combatLevel: 'legendary', raceLevel: 'thrilling' },
      },
    },
    {
      option: 'scenario',
      value: 'mines-liberation',
      answers: { 2: 547, 3: 727, 4: 939 },
      games: {
        first: peaceful,
        second: otherLand,
        tenth: { ...otherLand, playerCombat: true, rampage: 'rampage' },
      },
    },
    {
      option: 'scenario',
      value: 'druid-nights',
      answers: { 2: 535, 3: 812, 4: 1087 },
      games: {
        first: peaceful,
        second: { contestedGlades: true },
        tenth: { contestedGlades: true, epic: true, playerCombat: true },
      },
    },
    {
      option: 'scenario',
      value: 'dungeon-lords',
      answers: { 2: 821, 3: 1057, 4: 1387 },
      games: {
        first: peaceful,
        second: otherLand,
        tenth: { ...otherLand, playerCombat: true, startingDraft: true },
      },
    },
    {
      option: 'scenario',
      value: 'lost-relic',
      answers: { 1: 175, 2: 345, 3: 578, 4: 640 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, rampage: 'more' } },
    },
    {
      option: 'scenario',
      value: 'lost-relic-together',
      answers: { 2: 327, 3: 444, 4: 640 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, rampage: 'more' } },
    },
    {
      option: 'scenario',
      value: 'conquer-and-hold',
      answers: { 2: 950, 3: 789, 4: 854 },
      games: {
        first: { ...peaceful, openMap: true },
        second: {},
        tenth: { playerCombat: true, startingDraft: true },
      },
    },
    {
      option: 'scenario',
      value: 'one-to-return',
      answers: { 2: 509, 3: 784, 4: 925 },
      games: { first: peaceful, second: { playerCombat: true }, tenth: { playerCombat: true, epic: true } },
    },
    {
      option: 'scenario',
      value: 'full-conquest',
      answers: { 2: 839, 3: 1317, 4: 1807 },
      games: {
        first: peaceful,
        second: { ...otherCities, jointAssaults: true },
        tenth: { ...otherCities, harder: 2, jointAssaults: true, playerCombat: true, startingDraft: true },
      },
    },
    {
      option: 'scenario',
      value: 'full-cooperation',
      answers: { 2: 798, 3: 1132 },
      games: { first: {}, second: otherCities, tenth: { ...otherCities, harder: 2, weakestCounts: true } },
    },
    {
      option: 'scenario',
      value: 'volkares-return',
      answers: { 1: 451, 2: 677, 3: 1154, 4: 1514 },
      games: {
        first: { combatLevel: 'daring', raceLevel: 'fair' },
        second: { combatLevel: 'heroic', raceLevel: 'fair' },
        tenth: { combatLevel: 'legendary', raceLevel: 'thrilling' },
      },
    },
    {
      option: 'scenario',
      value: 'volkares-quest',
      answers: { 1: 421, 2: 745, 3: 1168, 4: 1745 },
      games: {
        first: { combatLevel: 'daring', raceLevel: 'fair' },
        second: { combatLevel: 'heroic', raceLevel: 'tight' },
        tenth: { combatLevel: 'legendary', raceLevel: 'thrilling' },
      },
    },
    {
      option: 'scenario',
      value: 'hidden-valley',
      answers: { 1: 223, 2: 536, 3: 858, 4: 1043 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, harder: 3, actionUpgrading: true } },
    },
    {
      option: 'scenario',
      value: 'hidden-valley-together',
      answers: { 2: 498, 3: 725, 4: 1001 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, harder: 3, actionUpgrading: true } },
    },
    {
      option: 'scenario',
      value: 'realm-of-the-dead',
      answers: { 1: 269, 2: 717, 3: 849, 4: 1167 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, harder: 3, actionUpgrading: true } },
    },
    {
      option: 'scenario',
      value: 'realm-of-the-dead-together',
      answers: { 2: 599, 3: 907, 4: 1041 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, harder: 3, actionUpgrading: true } },
    },
    {
      option: 'scenario',
      value: 'life-and-death',
      answers: { 1: 377, 2: 844, 3: 1219, 4: 1572 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, harder: 3, actionUpgrading: true } },
    },
    {
      option: 'scenario',
      value: 'life-and-death-together',
      answers: { 2: 832, 3: 1070, 4: 1162 },
      games: { first: {}, second: otherLand, tenth: { ...otherLand, harder: 3, actionUpgrading: true } },
    },
  ],
});
