import type { Tally } from './tally.ts';

/** How a seat values resources, in points of the final score. */
export interface Values {
  /** A unit of each while there is time to spend it. */
  readonly gold: number;
  readonly strength: number;
  readonly magic: number;
  /** Added to it for each own turn to come, up to ten. */
  readonly early: { readonly gold: number; readonly strength: number; readonly magic: number };
  /** With so many units in store the next one is worth half. */
  readonly store: number;
  /** The share of a harvest that is still spent well. */
  readonly harvest: number;
  /** Own turns until a resource is worth its full weight. */
  readonly patience: number;
  /** The first unit of gold and of strength: without it magic cannot stand in (VAL-MAG.2). */
  readonly firstUnit: number;
}

/** How a seat judges a position. */
export interface Judgement extends Values {
  /** A domain on top whose roles the tableau shows. */
  readonly readiness: number;
  /** What a round adds to what dukes count. */
  readonly growth: Readonly<Omit<Tally, 'printed'>>;
  /** For each own turn to come: a tableau does more than it harvests. */
  readonly perTurn: { readonly citizens: number; readonly monsters: number; readonly domains: number };
  /** For the seat whose turn it is. */
  readonly tempo: number;
}

/** What a greedy seat sees: the points on the table, a flat price for resources, and what its cards will harvest. */
export const plain = {
  gold: 0.4,
  strength: 0.4,
  magic: 0.4,
  early: { gold: 0, strength: 0, magic: 0 },
  store: 1000,
  harvest: 0.7,
  patience: 1,
  firstUnit: 0,
  readiness: 0,
  growth: { worker: 0, soldier: 0, shadow: 0, holy: 0, citizens: 0, domains: 0, monsters: 0, titans: 0 },
  perTurn: { citizens: 0, monsters: 0, domains: 0 },
  tempo: 0,
} satisfies Judgement;

/** What orders the answers in a search and its playouts: found by matches against itself. */
export const appetite = {
  gold: 0.5,
  strength: 0.52,
  magic: 0.56,
  early: { gold: 0.005, strength: 0.014, magic: 0.01 },
  store: 8,
  harvest: 1.1,
  patience: 3,
  firstUnit: 0.2,
  readiness: 0.3,
  growth: {
    worker: 0.3,
    soldier: 0.3,
    shadow: 0.25,
    holy: 0.25,
    citizens: 0.8,
    domains: 0.25,
    monsters: 0.6,
    titans: 0.1,
  },
  perTurn: { citizens: 0, monsters: 0, domains: 0 },
  tempo: 0,
} satisfies Judgement;

/** Rewards whose worth depends on what is there, and how sure the choice between answers is. */
export const policy = {
  freeCitizen: 2,
  takenMonster: 4,
  bonusAction: 0.8,
  /** Points of difference between answers that make the better one e times as likely. */
  temperature: 0.05,
};

/** What foretells who wins: fitted to the results of such matches. */
export const foresight = {
  gold: 0.276,
  strength: 0.408,
  magic: 0.575,
  early: { gold: 0.309, strength: 0.327, magic: 0.282 },
  store: 0.7,
  harvest: 0.401,
  patience: 1.19,
  firstUnit: 0,
  readiness: 0.82,
  growth: {
    worker: 0.076,
    soldier: -0.067,
    shadow: 0.358,
    holy: 0.245,
    citizens: -0.121,
    domains: 0.195,
    monsters: 0.932,
    titans: 0,
  },
  perTurn: { citizens: 0.032, monsters: 0.134, domains: 0.252 },
  tempo: -0.093,
} satisfies Judgement;

/** Points of difference that make a certain win doubtful: at the end, and more for each round left. */
export const doubt = { atTheEnd: 2.46, perRound: 0.83 };

/** How long the game lasts. */
export const horizon = {
  /** Rounds per card that must still be taken, for each seat; and those that come on top. */
  pace: 0.73,
  more: 0.64,
  soloPace: 0.6,
  /** How many ordinary cards a domain or a monster counts for. */
  domainEffort: 1.4,
  monsterEffort: 1.5,
};
