// Points as a sum of counts, so that an unknown duke is an average of all it may be.
import { citizenOf } from '../data/citizens.ts';
import { domainOf } from '../data/domains.ts';
import { type DukeId, dukeOf, dukes } from '../data/dukes.ts';
import { ROLES, type Role, type ScoreLine } from '../data/effect.ts';
import { noDukesScoring } from '../data/modes.ts';
import type { Holdings } from '../rules/count.ts';
import { slayableOf } from '../rules/slayable.ts';

/** What any scoring of the game counts. */
export interface Tally extends Record<Role, number> {
  citizens: number;
  domains: number;
  monsters: number;
  titans: number;
  /** Printed on slain monsters and built domains. */
  printed: number;
}

export type Scoring = Readonly<Omit<Tally, 'printed'>> & { readonly perResource: number };

export function tallyOf({ citizens, domains, slain }: Holdings): Tally {
  const tally: Tally = {
    worker: 0,
    soldier: 0,
    shadow: 0,
    holy: 0,
    citizens: citizens.length,
    domains: domains.length,
    monsters: slain.length,
    titans: 0,
    printed: 0,
  };
  for (const id of citizens) tally[citizenOf(id).role]++;
  for (const id of domains) {
    const { requires, vp } = domainOf(id);
    tally.printed += vp;
    for (const role of ROLES) tally[role] += requires[role] ?? 0;
  }
  for (const id of slain) {
    const { type, vp } = slayableOf(id);
    tally.printed += vp;
    if (type === 'titan') tally.titans++;
  }
  return tally;
}

const KEYS = ['worker', 'soldier', 'shadow', 'holy', 'citizens', 'domains', 'monsters', 'titans'] as const;

function scoringOf(lines: readonly ScoreLine[], resourcesPerVp: number): Scoring {
  const scoring = { ...NOTHING, perResource: 1 / resourcesPerVp };
  for (const { vp, per } of lines) {
    if (per.count === 'roleIcon') scoring[per.role] += vp;
    else if (per.count === 'citizen') scoring.citizens += vp;
    else if (per.count === 'domain') scoring.domains += vp;
    else if (per.count === 'monster') scoring[per.type === 'titan' ? 'titans' : 'monsters'] += vp;
  }
  return scoring;
}

const NOTHING = {
  worker: 0,
  soldier: 0,
  shadow: 0,
  holy: 0,
  citizens: 0,
  domains: 0,
  monsters: 0,
  titans: 0,
  perResource: 0,
};

function meanOf(scorings: readonly Scoring[]): Scoring {
  const mean = { ...NOTHING };
  for (const scoring of scorings)
    for (const key of [...KEYS, 'perResource'] as const) mean[key] += scoring[key] / scorings.length;
  return mean;
}

const DUKE_IDS = Object.keys(dukes) as DukeId[];
export const scoringBy = Object.fromEntries(
  DUKE_IDS.map((id) => [id, scoringOf(dukeOf(id).scoring, dukeOf(id).resourcesPerVp)]),
) as Readonly<Record<DukeId, Scoring>>;

/** A duke nobody has shown, as the owner of another one sees it. */
export const unseenBy = Object.fromEntries(
  DUKE_IDS.map((own) => [own, meanOf(DUKE_IDS.filter((id) => id !== own).map((id) => scoringBy[id]))]),
) as Readonly<Record<DukeId, Scoring>>;

export const anyDuke: Scoring = meanOf(DUKE_IDS.map((id) => scoringBy[id]));
export const openScoring: Scoring = scoringOf(noDukesScoring.scoring, noDukesScoring.resourcesPerVp);

/** Points for what is counted at the end, by a duke for example; resources are not among it. */
export const countedPoints = (tally: Tally, scoring: Scoring): number =>
  tally.worker * scoring.worker +
  tally.soldier * scoring.soldier +
  tally.shadow * scoring.shadow +
  tally.holy * scoring.holy +
  tally.citizens * scoring.citizens +
  tally.domains * scoring.domains +
  tally.monsters * scoring.monsters +
  tally.titans * scoring.titans;
