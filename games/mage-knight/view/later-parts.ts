// What no game of Mage Knight begins with: fetched when there is time.
import { later } from '@krcma/tableware/later';
import type { RuleId } from '../data/rule-ids.ts';
import type { MageKnightView } from '../rules/view.ts';

const combat = later(async () => (await import('./combat.tsx')).Combat);
const assault = later(async () => (await import('./assault.tsx')).Assault);
const duel = later(async () => (await import('./duel.tsx')).Duel);
const pileList = later(async () => (await import('./pile-list.tsx')).PileList);
const overview = later(async () => (await import('./overview.tsx')).Overview);
const units = later(async () => (await import('./company.tsx')).Units);
const skills = later(async () => (await import('./company.tsx')).Skills);
const wayThere = later(async () => (await import('./reach.tsx')).WayThere);
const reachCosts = later(async () => (await import('./reach.tsx')).ReachCosts);
const reachWash = later(async () => (await import('./reach.tsx')).ReachWash);
const moveBar = later(async () => (await import('./reach.tsx')).MoveBar);

export const Combat = combat.Part;
export const Assault = assault.Part;
export const Duel = duel.Part;
export const PileList = pileList.Part;
export const Overview = overview.Part;
export const Units = units.Part;
export const Skills = skills.Part;
export const WayThere = wayThere.Part;
export const ReachCosts = reachCosts.Part;
export const ReachWash = reachWash.Part;
export const MoveBar = moveBar.Part;

const PARTS = [
  combat,
  assault,
  duel,
  pileList,
  overview,
  units,
  skills,
  wayThere,
  reachCosts,
  reachWash,
  moveBar,
];

type Behind = (thing: string, view: MageKnightView) => readonly RuleId[];

let behind: Behind = () => [];

/** Which rules tell more about a thing; none before they are fetched. */
export const rulesBehind: Behind = (thing, view) => behind(thing, view);

export async function fetchParts(): Promise<void> {
  await Promise.all(PARTS.map((part) => part.fetch()));
  behind = (await import('./rules-behind.ts')).rulesBehind;
}
