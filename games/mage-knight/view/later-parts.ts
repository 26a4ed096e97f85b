// What no game of Mage Knight begins with: fetched when there is time.
import { later, laterList } from '@krcma/tableware/later';

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
const volkareWays = later(async () => (await import('./volkare.tsx')).VolkareWays);
const volkareBar = later(async () => (await import('./volkare.tsx')).VolkareBar);
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
export const VolkareWays = volkareWays.Part;
export const VolkareBar = volkareBar.Part;

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
  volkareWays,
  volkareBar,
];

/** Which rules tell more about a thing. */
const behind = laterList(async () => (await import('./rules-behind.ts')).rulesBehind);
export const rulesBehind = behind.list;

export async function fetchParts(): Promise<void> {
  await Promise.all([...PARTS, behind].map((part) => part.fetch()));
}
