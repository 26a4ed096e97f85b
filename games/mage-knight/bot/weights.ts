// The numbers of the judgement, in points of Fame.

/** What a card of the deed deck is worth beside what it counts at the end. */
export const cardWorth = { basic: 0, advanced: 2.2, spell: 3.2, artifact: 3 } as const;

export const company = {
  /** For each level of a unit. */
  level: 1.6,
  spent: 0.85,
  wounded: 0.45,
} as const;

/** A wound in hand, in the deck or the discard pile. */
export const wound = { hand: 1.5, elsewhere: 1.1 } as const;

export const person = {
  crystal: 0.45,
  reputation: 0.35,
  level: 1.2,
  skill: 1.4,
  shield: 2,
  /** Whoever is out of the game wins nothing any more. */
  out: 60,
} as const;

/** A chance is told from points by this scale: at the beginning, and less in each round. */
export const doubt = { first: 12, perRound: 1.8, least: 4 } as const;

/** Alone: the points at which a game is as good as half won; in a long scenario there are more. */
export const alone = { half: 25, scale: 12 } as const;
export const aloneLong = { half: 60, scale: 25 } as const;

/** What the goal of a scenario is worth on the way to it. */
export const campaign = {
  /** Of Volkare's army: one that fell, one that is left; each space that he is nearer to his goal than so many. */
  fallen: 15,
  joined: 2,
  near: 6,
  danger: 1.5,
  defender: 3,
} as const;

export const policy = { temperature: 1 } as const;

/** Effects that are not plain points. */
export const odd = {
  unknown: 0.15,
  noAttack: 5,
  destroy: 7,
  flight: 4,
  counted: 0.5,
  reputation: 0.3,
  payment: 0.1,
  heal: 0.9,
  draw: 1.1,
  mana: 1.2,
  crystal: 1.6,
  points: 2,
  wound: 2,
} as const;

/** What it costs to use something up. */
export const price = {
  card: 0.2,
  perPoint: 0.04,
  unit: 0.25,
  roundSkill: 0.4,
  turnSkill: 0.02,
  mana: 0.15,
  wound: 1.3,
  givenUp: 0.3,
} as const;

/** What is gained: its points at the end, and its use until then. */
export const gains = {
  thisRound: 0.5,
  artifact: { end: 2, use: 2 },
  spell: { end: 2, use: 2 },
  advanced: { end: 1, use: 2 },
  unit: { end: 2, use: 3 },
  crystal: { end: 0.5, use: 0.4 },
  level: 2,
  wound: 2,
  plainStrength: 3,
  anyCard: 0.6,
  perPoint: 0.45,
} as const;

export const unitGains = { level: 1, perPoint: 0.6, armor: 0.15 } as const;

/** What a new tile brings beside its fame. */
export const discovery = {
  places: 1.6,
  /** Where the leaders that are to be beaten have not been found. */
  seats: 1.4,
  city: 2,
  victory: 8,
  perRoundLost: 4,
  /** The city that Volkare looks for. */
  race: 14,
} as const;

export const walking = {
  /** The Move after which something draws only a third as much. */
  patience: 7,
  draw: 1.1,
  keep: 0.08,
  farthest: 16,
  /** Of what could be reached, but not be done with this hand. */
  vain: 0.6,
} as const;

export const war = {
  keep: 0.06,
  wound: 1.9,
  stunned: 2.5,
  /** What it costs besides to lie on the ground: nothing more is struck. */
  knockedOut: 6,
  /** Of the tokens of a back so many are easier. */
  shares: [0.25, 0.6, 0.9],
  reputation: 0.35,
  site: 2,
  city: 7,
  assault: 0.4,
  repelled: 1,
  unitHurt: 0.8,
  /** A level of a leader beside its fame, its seat, and a piece of the relic. */
  level: 2,
  seat: 7,
  piece: 5,
  /** One of Volkare's army, and all of it. */
  ofArmy: 20,
  late: 60,
  beaten: 40,
} as const;

/** An assault with others is proposed from so many points on. */
export const together = {
  least: 1,
  /** What draws mates to a city, at the end of the game; and what they give for going in together. */
  muster: 6,
  mate: 9,
} as const;

/** To be left behind a portal that closes, to stand on it in the last round, and in the one before. */
export const home = { closes: 30, returns: 60, nears: 25 } as const;

/** Attacked by Volkare: what it costs to stand without dice and skills, and to be without cards in the next turn. */
export const stand = { partial: 2, drained: 0.5 } as const;

/** To end a turn where he can attack. */
export const danger = { beside: 2 } as const;

/** Combats of players: what the other one may block, what hurts, and what is gained. */
export const rivalry = {
  perCard: 1.3,
  perUnit: 2,
  wound: 1,
  unit: 1.2,
  artifact: 3,
  theft: 5,
  push: 1,
  /** Whatever leaves enough to drive the other one away comes first. */
  before: 30,
  /** What it costs to drive somebody to the next space. */
  drive: 2,
  risk: 0.35,
} as const;

export const trade = { mana: 0.3, wound: 1.3, unit: 1.6, artifact: 3.5 } as const;

export const lure = {
  recruit: 2.2,
  replace: 0.6,
  learn: 1,
  heal: 0.8,
  mine: 0.5,
  glade: 1,
  incantation: 3,
  seal: 6,
} as const;

export const strength = {
  hand: 8,
  level: 1,
  skill: 0.6,
  unit: 2,
  spent: 0.3,
  resistant: 1.6,
  fort: 1,
  blow: 0.7,
  slack: 4,
  range: 7,
  /** Of what it takes to beat whoever is left standing. */
  survivor: 0.35,
} as const;

export const benefits = { crystal: 0.5, wound: 1.2 } as const;

/** What is used for its own sake. */
export const idle = {
  wound: 1.2,
  unit: 1.2,
  crystal: 0.6,
  draw: 0.4,
  harm: 1.3,
  givenUp: 0.3,
  least: 0.05,
} as const;

/** To rest where nobody else ends the round: for each wound that is put away, if so many cards can be drawn after it. */
export const respite = { perWound: 0.7, cards: 2 } as const;

/** What acts promise, beside the plan. */
export const deeds = {
  planned: 5,
  ends: 0,
  begins: 0.2,
  before: 0,
  unplanned: -1,
  wasted: -3,
  perPoint: 0.5,
  sideways: -0.1,
  heal: 0.6,
  goods: 0.5,
  waits: 1.5,
  missed: 0.3,
  /** A card that was of no use, after a turn that brought nothing. */
  cycled: 0.3,
} as const;

export const mana = {
  token: 3,
  endless: 3,
  die: 2,
  kept: 1.5,
  crystal: 0,
  flexible: 0.3,
  unpaid: 1,
} as const;

/** What having the hero one picked is worth in fame (MK-25.1). */
export const auction = { worth: 0.5 } as const;

/** How much a hidden die hinders who fights, and what the fame for it is worth to them (MK-25.13). */
export const hidden = { white: 1.1, red: 1.4, blue: 1.5, black: 0, fame: 1 } as const;

/** How many goals of a turn, and how many answers that last, a search compares. */
export const choices = { goals: 6, answers: 6 } as const;
