// The numbers of the judgement, in points of which some twenty decide a game; found by self-play.

export const jarl = {
  /** A region of a land, by how much of the land one has with it. */
  region: 2.2,
  land: 5,
  /** With so many regions missing to three lands. */
  near: [60, 16, 7, 2.5],
  /** A region that can be taken in the next turn is nearly taken. */
  withinReach: 0.45,
} as const;

export const godi = {
  temple: 5,
  /** An own sanctuary where one may still be built. */
  sanctuary: 1.8,
  near: [60, 18, 6],
  /** Somebody else's temple in a region one could take. */
  withinReach: 1.6,
} as const;

export const slayer = {
  kill: 7,
  /** Beyond what Loki asks for, a kill is only a figure. */
  more: 1.5,
  wound: 0.75,
  /** Beside one's hero, with cards for so many wounds. */
  chance: 0.5,
  loki: 16,
} as const;

export const tree = {
  region: 1.1,
  /** For each omen that lies face down, and once Ragnarök has come. */
  perOmen: 0.7,
  doom: 9,
} as const;

export const force = { strength: 0.55, army: 0.7, stranded: 0.25 } as const;

export const hero = { attribute: 1.5, injury: 1.1 } as const;

export const stock = { card: 0.75, rune: 0.55, set: 0.5, priest: 1.3, ally: 1.2, ring: 1 } as const;

export const held = { blessing: 2.4, charged: 1.6, spent: 0.8 } as const;

/** How large a lead is told from chance: at the beginning, and less in each round. */
export const doubt = { first: 11, perRound: 0.35, least: 4 } as const;

export const policy = { temperature: 1.2 } as const;

/** What a region one could take promises. */
export const place = {
  any: 1.2,
  settlement: 0.5,
  temple: 3,
  sanctuary: 1,
  monument: 0.8,
  forge: 0.3,
  tree: 0.7,
  /** Taken from somebody. */
  taken: 0.6,
  land: 1.2,
  whole: 2.5,
} as const;

/** What the steps of a turn promise, before anything is looked at closely. */
export const step = {
  priest: 3,
  forge: 2,
  nothing: 0,
  usurpable: 0.8,
  prey: 0.35,
  realm: 0.6,
  rune: 0.5,
  heal: 0.9,
  drakkar: 0.2,
  grow: 1,
  march: 0.1,
  weak: -1.2,
} as const;

export const actions = {
  reinforce: 2,
  army: 0.5,
  mobilize: 0.8,
  prepare: 1.2,
  temple: 5,
  wins: 40,
  monsters: 0.6,
  hunt: 0.5,
  usurp: 1.5,
  monument: 0.5,
  collected: 1.2,
} as const;

export const duel = {
  /** Already ahead: to pass costs nothing. */
  ahead: 2,
  wins: 2.5,
  loss: 0.5,
  /** A card that does not suffice, but another may follow. */
  towards: 0.3,
  card: 0.35,
  held: 1.6,
  drawn: 0.8,
  wound: 1.6,
  reward: 0.8,
  stop: 0.4,
} as const;
