// What the quests of this round will bring each seat on average.
import type { Seat } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import { CONSOLATION, questOf } from '../data/quests.ts';
import { affords } from '../rules/gain.ts';
import type { MonsterLands, Party } from '../state.ts';
import type { Candidate, Gains, Outlooks } from './battles.ts';
import { reaching } from './chances.ts';
import { mayKnow, rollOf } from './force.ts';
import { bundlePoints, costPoints, type Outlook } from './outlook.ts';
import type { Stage } from './stage.ts';

const partyAt = (game: MonsterLands, path: PathId, candidate?: Candidate): Party | null =>
  candidate?.path === path ? candidate.party : game.paths[path];

const success = (
  game: MonsterLands,
  path: PathId,
  party: Party,
  target: number,
  viewer: Seat | undefined,
): number => {
  const { dice, sure } = rollOf(game, path, party, 'quest', null, mayKnow(party, viewer));
  return reaching(dice, target - sure);
};

function addDiceQuest(
  outlooks: Outlooks,
  viewer: Seat | undefined,
  gains: Gains,
  candidate?: Candidate,
): void {
  const { game } = outlooks[0] as Outlook;
  const { qa } = game.quests;
  if (qa === null) return;
  const { target, reward, penalty } = questOf(qa).a;
  const left = partyAt(game, 'qa1', candidate);
  const right = partyAt(game, 'qa2', candidate);
  if (left !== null && left.member === null) return;
  const ofLeft = left === null ? 0 : success(game, 'qa1', left, target, viewer);
  const ofRight = right === null || right.member === null ? 0 : success(game, 'qa2', right, target, viewer);
  const book = (party: Party | null, own: number, other: number, tie: number): void => {
    if (party === null || party.member === null) return;
    const outlook = outlooks[party.seat] as Outlook;
    const wins = own * (1 - other) + own * other * tie;
    gains[party.seat] =
      (gains[party.seat] ?? 0) +
      wins * (bundlePoints(reward, outlook) + outlook.aims.quest) +
      (own - wins) * bundlePoints(CONSOLATION, outlook) -
      (1 - own) * costPoints(penalty, outlook);
  };
  book(left, ofLeft, ofRight, 0.55);
  book(right, ofRight, ofLeft, 0.45);
}

function addResourceQuest(outlooks: Outlooks, paid: boolean, gains: Gains, candidate?: Candidate): void {
  const { game } = outlooks[0] as Outlook;
  const { qb } = game.quests;
  if (qb === null) return;
  const { cost, left, right } = questOf(qb).b;
  for (const path of ['qb1', 'qb2'] as const) {
    if (paid && path === 'qb1') continue;
    const party = partyAt(game, path, candidate);
    if (party === null || party.member === null) continue;
    const outlook = outlooks[party.seat] as Outlook;
    // What is missing may still be got while there are dice.
    const likely = affords(game, outlook.clan, cost) ? 1 : outlook.acts ? 0.35 : 0;
    const profit =
      bundlePoints(path === 'qb1' ? left : right, outlook) + outlook.aims.quest - costPoints(cost, outlook);
    gains[party.seat] = (gains[party.seat] ?? 0) + likely * Math.max(0, profit);
  }
}

export function addQuests(
  outlooks: Outlooks,
  { at, paid }: Stage,
  viewer: Seat | undefined,
  gains: Gains,
  candidate?: Candidate,
): void {
  if (at <= 0) addDiceQuest(outlooks, viewer, gains, candidate);
  if (at <= 1) addResourceQuest(outlooks, paid, gains, candidate);
}
