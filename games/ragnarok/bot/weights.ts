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

/** Could win by it in the next turn, or by the action that is to come in this one. */
export const imminent = { nextTurn: 22, now: 40 } as const;

export const slayer = {
  kill: 15,
  /** Beyond what Loki asks for, a kill is only a figure. */
  more: 2.5,
  wound: 0.85,
  /** For each wound that could be dealt to whom the hero stands beside. */
  beside: 0.4,
  loki: 44,
  /** Of that, while Loki is somewhere else. */
  elsewhere: 0.5,
  /** And of that, until the own marker leaves the slot of the Monsters action. */
  closed: 0.25,
  /** With so many more cards than his wounds take, Loki is slain. */
  spare: 4,
  /** A hunt for Loki that has begun, before he is wounded. */
  begun: 0.3,
} as const;

export const tree = {
  region: 1.1,
  /** For each omen that lies face down, and once Ragnarök has come. */
  perOmen: 0.7,
  doom: 9,
} as const;

export const force = { strength: 0.55, army: 0.7 } as const;

export const hero = {
  attribute: 1.9,
  injury: 1.2,
  /** What he can do in this turn where he stands, beyond what could be done without him. */
  deed: 0.6,
} as const;

export const stock = {
  /** The first card is worth most, each further one a little less. */
  card: 1.1,
  lessPerCard: 0.12,
  rune: 0.33,
  set: 0.17,
  priest: 1.3,
  ally: 0.6,
  ring: 1,
} as const;

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
  /** The last one to a victory. */
  wins: 40,
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

/** A march into the hero's land that comes to what the ability waits for. */
export const led = { battleStrength: 0.8, controlGained: 0.7, battleWon: 0.8 } as const;

export const actions = {
  reinforce: 2,
  army: 0.5,
  mobilize: 0.8,
  prepare: 1.2,
  temple: 5,
  wins: 40,
  monsters: 0.6,
  hunt: 0.8,
  /** The last wound is within reach. */
  kill: 4,
  usurp: 1.5,
  monument: 0.5,
  collected: 1.2,
} as const;

/** What is done with runes, less what they cost; nothing is 0. */
export const runes = {
  archenemy: 0.6,
  control: 0.9,
  ally: 2,
  army: 0.2,
  activate: 0.1,
  draw1: 0,
  hero: 0,
  attribute: 0.4,
  draw2: 0.2,
} as const;

/** One of several things an effect gives, where it can be had. */
export const ways = {
  heal: 1.2,
  drawCombat: 0.9,
  gainRune: 0.5,
  armyPlus: 0.55,
  placeHero: 0.8,
  placeArmy: 0.3,
  moveDrakkar: 0.2,
} as const;

/** Fights are weighed more clearly than the rest: a playout that wavers in them learns nothing of what they are worth. */
export const duel = {
  /** Already ahead: to pass costs nothing. */
  ahead: 5,
  wins: 6,
  loss: 1.2,
  /** A card that does not suffice, but another may follow. */
  towards: 0.7,
  card: 0.85,
  held: 4,
  drawn: 2,
  wound: 4,
  reward: 2,
  /** A card kept for the next attack, for each wound dealt beyond the first. */
  kept: 0.75,
  stop: 1,
} as const;

/** How hard an attack is on the hunter, by what its card says. */
export const attack = { rage: 0.75, weakness: 0.25, unshieldable: 2.5, draw: 0.25 } as const;

/** What a monster that is woken does, for each strength lost; an attack takes about so much at most. */
export const wake = { foreign: 0.55, own: 0.7, army: 0.7, most: 2, prey: 0.6 } as const;
