// What things are worth, in points of the final score. Found by matches of bots against each other.

/** Numbers of the evaluation. */
export const worths = {
  /** One more point of glory, beside the point itself: more can be hired. */
  glory: 0.02,
  /** A coin while there is time to spend it, in the last deployment, and afterwards. */
  coin: 0.36,
  lastCoin: 0.2,
  leftCoin: 0.005,
  /** So many coins in hand make the next one worth half. */
  purse: 14,
  /** A die of the pool that is not placed yet. */
  die: { strength: 0.55, magic: 0.6, persuasion: 0.3 },
  /** On top for each pip of a persuasion die. */
  pip: 0.08,
  /** A die each round to come. */
  income: { strength: 0.75, magic: 0.75, persuasion: 0.6 },
  /** Each round to come counts a little less than the one before. */
  patience: 0.92,
  /** Tokens on the clan board: the first ones and those after them. */
  defence: [0.75, 0.7, 0.6, 0.4, 0.3],
  potion: [0.6, 0.45, 0.3],
  venom: [0.4, 0.3, 0.2],
  /** A trap on the board: for the first two a chance to capture, and for each point it adds to a roll. */
  trap: 0.35,
  trapPoint: 0.11,
  /** Dice a trap that raises each die is counted for. */
  diceOnPath: 3,
  /** A wound that is not healed yet. */
  wound: 0.7,
  /** A realm conquered, and one settled, for each round to come. */
  realm: 0.5,
  settled: 0.6,
  /** Abilities for each round. */
  ability: {
    defence: 0.4,
    reroll: 0.2,
    dieBonus: 0.5,
    totalBonus: 0.12,
    gain: 0.4,
    gainOn: 0.25,
    discount: 0.5,
    mineBonus: 0.45,
    buyDie: 0.25,
    divertDie: 0.15,
    storage: 0.05,
    noTrapNeeded: 0.4,
    convertDie: 0.12,
  },
  /** How much of an own success it is that the strongest rival falls behind. */
  rivalry: 0.85,
  /** Losing somebody because wages cannot be paid. */
  desertion: 1.1,
  /** What a reroll adds to a roll. */
  reroll: 1.5,
};

/** How sure the choice between answers is, in points. */
export const policy = { temperature: 0.03 };

/** Points of difference that make a certain win doubtful: at the end, and more for each round left. */
export const doubt = { atTheEnd: 3, perRound: 1.2 };
