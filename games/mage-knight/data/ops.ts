// The vocabulary of effects. An operation is data; the rule of its name carries it out (rules/effects).
import type { Ability } from './enemy.ts';
import type { Terrain } from './terrains.ts';
import type { AttackKind, Basic, Colour, Element, Resistance } from './types.ts';

/** What each operation is told, by its name. */
export interface OpsByName extends GoodsOps, WayOps, CombatOps, TurnOps, CompanyOps {}

export type OpName = keyof OpsByName;
export type OpNamed<N extends OpName> = { readonly op: N } & OpsByName[N];
export type Op = { [N in OpName]: OpNamed<N> }[OpName];

/** An operation that is only its name. */
export type Bare = Readonly<Record<never, never>>;

/** What an amount grows with (vc_per of the vocabulary). */
export type Per =
  | 'enemyBlocked'
  | 'enemyFaced'
  | 'enemyDefeatedTurn'
  | 'enemyDefeatedPhase'
  | 'unitRecruited'
  | 'woundHandAndUnits'
  | 'pointOfThisHealing'
  | 'redSpellCast'
  | 'blueSpellCast'
  | 'greenSpellCast'
  | 'whiteSpellCast'
  | 'crystalSet';

/** n, and plus for each of `per`. */
export interface Amount {
  readonly n: number;
  readonly plus?: number;
  readonly per?: Per;
}

/** A gain that may wait for the end of the turn, or count what happens in it. */
export interface Later {
  readonly n: number;
  readonly when?: 'endOfTurn';
  readonly ifInteraction?: true;
  readonly per?: Per;
}

export type CardFilter = 'nonWound' | 'wound' | 'action' | 'coloured' | 'anyMaxOneWound';
export type Destination = 'discard' | 'hand';

/** The colour of what this effect paid, threw away or discarded before. */
export type KnownColour = 'paid' | 'thrown' | 'discarded';

type ByColour = Readonly<Record<Basic, readonly Op[]>>;

/** Points, mana, cards and units. */
export interface GoodsOps {
  move: Amount;
  influence: Amount;
  heal: Amount & { readonly notInCombat?: true };
  draw: Amount;
  fame: Later;
  reputation: Later;
  /** A wound that is the price: it comes first. */
  takeWound: { readonly n: number; readonly to: 'hand' | 'handOrDiscard' };

  /** Exactly one of them. */
  choose: { readonly of: readonly (readonly Op[])[] };
  byTime: { readonly day: readonly Op[]; readonly night: readonly Op[] };
  byColour: { readonly colour: KnownColour; readonly by: ByColour };
  /** One basic mana more, and what its colour gives. */
  payFor: { readonly by: ByColour };
  payMana: { readonly colour: 'anyBasic'; readonly n: number };
  optionalPay: { readonly colour: Basic; readonly gives: readonly Op[] };
  optionalManaToCrystal: Bare;
  discard: { readonly n: number; readonly filter: CardFilter };
  throwAway: { readonly n: number; readonly filter: CardFilter };
  discardAny: { readonly each: readonly Op[] };
  discardForCrystals: { readonly max: number };
  discardToRaise: {
    readonly options: readonly (readonly Op[])[];
    readonly filter: CardFilter;
    readonly max?: number;
    readonly per: number;
  };

  gainMana: { readonly colour: Colour | 'any' | 'eachBasic'; readonly n: number };
  gainCrystal: {
    readonly colour:
      | Basic
      | 'anyBasic'
      | 'paid'
      | 'thrown'
      | 'eachOther'
      | 'owned'
      | 'unowned'
      | 'offeredSpell'
      | 'offeredSpells'
      | 'oneChosen';
    readonly n: number;
  };
  tokenByTime: { readonly day: Colour; readonly night: Colour };
  rollCrystals: { readonly n: number };
  endlessMana: { readonly colours: readonly Colour[] };
  refundCrystals: Bare;
  polarize: Bare;
  invocation: Bare;
  regenerate: { readonly colour: Basic };

  extraSourceDie: { readonly n: number; readonly blackAsAny?: true; readonly goldBlackAsBasic?: true };
  takeDieSetColour: {
    readonly n: number;
    readonly notColour: Colour;
    readonly tokensEach: number;
    readonly noReroll: true;
  };
  dieToCrystalReroll: Bare;
  rerollSource: Bare;
  rerollDice: { readonly max: number; readonly first: Colour };
  flipGoldBlack: Bare;
  nightAsDay: { readonly forest: number };
  dayAsNight: { readonly desert: number };

  boostAction: { readonly bonus: number };
  multiplyAction: { readonly mode: 'basic' | 'powered'; readonly times: number };
  castFromOffer: { readonly colour: KnownColour; readonly payMana: true };
  useOfferSpell: { readonly mode: 'basic' | 'powered' };
  useOfferAdvanced: Bare;
  copyTopArtifact: Bare;
  staffPickTwo: Bare;
  gainSpell: { readonly colour: KnownColour; readonly to: Destination };
  gainAdvanced: { readonly colour: KnownColour; readonly to: Destination };
  buyAdvanced: { readonly cost: number; readonly to: Destination };
  recycle: { readonly n: number; readonly pick: 'random' | 'choice'; readonly to?: 'bottom' };

  healForest: { readonly n: number; readonly forest: number };
  healUnit: Bare;
  healAllUnits: Bare;
  cureRider: Bare;
  drawPerHandWoundHealed: Bare;
  throwDiscardWound: { readonly n: number };
  readyUnit: { readonly maxLevel: number; readonly alsoHeal?: true; readonly all?: true };
  readyLevels: { readonly n: number; readonly forest: number };
  readyForInfluence: { readonly maxLevel: number; readonly costPerLevel: number };
  freeRecruit: Bare;
  borrowUnit: Bare;
  familiar: { readonly base: readonly Op[]; readonly boosted: readonly Op[]; readonly token: Basic };
  woundSelf: Bare;

  sideways: { readonly n: number; readonly advanced?: number; readonly noDie?: number };
  sidewaysMana: { readonly n: number; readonly same: number };
  woundSideways: { readonly n: number };
  shapeshift: Bare;
  movePerReadyUnit: { readonly max: number };
  moveCardBonus: { readonly n: number; readonly cards: 1 | 'all' };
  /** The marker goes round by this order; each colour gives its own. */
  wheel: { readonly order: readonly Colour[]; readonly gives: Readonly<Record<Colour, readonly Op[]>> };
  flipFor: { readonly gives: readonly Op[]; readonly unflip: 'rest' | 'action' | 'payGreen' };
  useCommonSkill: Bare;
  takeCommonSkill: Bare;
  swapCommonSkill: Bare;
}

/** Movement, the map and interactions. */
export interface WayOps {
  terrainCost: {
    /** All that can be entered, one of choice, or those named. */
    readonly terrain: 'all' | 'all+lake' | 'chosen' | Terrain | readonly Terrain[];
    readonly delta?: number;
    readonly min?: number;
    readonly to?: number;
  };
  spaceCostCut: { readonly n: number; readonly min: number };
  barTerrain: { readonly terrain: readonly Terrain[] };
  mountainSafe: Bare;
  /** What entering mountains costs, and lakes for whoever pays one mana of this colour. */
  secretWays: { readonly mountain: number; readonly lake: number; readonly colour: Basic };
  reachTwo: Bare;
  concealment: Bare;
  fly: {
    readonly min?: number;
    readonly max?: number;
    readonly endSafe: true;
    readonly noProvoke?: true;
    readonly free?: number;
    readonly orTwoFor?: number;
  };
  teleport: {
    readonly spaces: number;
    readonly avoid: readonly Terrain[];
    readonly endSafe: true;
    readonly noProvoke: true;
  };
  teleportAssault: {
    readonly spaces: number;
    readonly avoid: readonly Terrain[];
  };
  portalStep: { readonly spaces: number; readonly handLimit?: number };
  endInTerrainHand: { readonly hills: number; readonly mountain?: number };
  exploreCost: { readonly delta: number };
  exploreRange: { readonly n: number };
  freeExplore: { readonly range: number };
  revealRange: { readonly n: number };
  scout: { readonly range: number; readonly fame: number };
  harvest: { readonly times: 1 | 'perSpace' };

  beguile: { readonly base: number; readonly fortified: number; readonly glade: number };
  /** So much in a turn without recruiting, and otherwise. */
  onHerOwn: { readonly alone: number; readonly else: number };
  influencePerCrystalColour: Bare;
  /** One of them: a crystal of any colour, or so much less for one unit. */
  interactionBonus: { readonly discount: number };
  recruitDiscount: { readonly n: number; readonly repIfUsed: number };
  ignoreReputation: Bare;
  bannerAsCommand: Bare;
  /** When it is gained so many regular units join the offer. */
  bondsOfLoyalty: { readonly deals: number; readonly discount: number };
  asAction: { readonly gives: readonly Op[]; readonly rates: readonly Rate[] };
}

/** Influence turned into healing, or into a ready unit. */
export type Rate =
  | { readonly influence: number; readonly heal: number }
  | { readonly readyUnit: number; readonly influencePerLevel: number };

type Exclusion = 'iceResistance' | 'fireResistance' | 'arcaneImmunity';

/** Attacks, blocks, and whatever is done to enemies and units in a combat. */
export interface CombatOps {
  attack: Amount & {
    readonly element: Element;
    readonly kind: AttackKind;
    /** Once for each enemy defeated by the attack this was part of. */
    readonly onDefeat?: readonly Op[];
  };
  block: Amount & {
    readonly element: Element;
    readonly doubleVsSwift?: true;
    readonly bonusPer?: 'enemyIcons';
  };
  enemyArmor: {
    readonly delta: number;
    readonly min: number;
    readonly targets: number | 'all' | 'others';
    /** Instead, against a fortified one. */
    readonly fortified?: number;
    readonly onlyIfBlocked?: true;
    readonly notDefeatedOne?: true;
  };
  enemyAttack: { readonly delta: number; readonly min: number; readonly attacks?: number };
  enemyNoAttack: {
    readonly targets: number | '1+';
    readonly movePerExtra?: string;
    readonly notVs?: readonly Exclusion[];
    readonly onlyUnfortified?: true;
  };
  strip: {
    readonly fort?: true;
    readonly resistances?: true | readonly Resistance[];
    readonly targets: number | 'all';
  };
  stripAttackAbilities: { readonly notVs: readonly Exclusion[]; readonly hitsArcaneImmune: true };
  armorPerResistance: Bare;
  destroy: { readonly targets: number; readonly phase: 'attack' };
  destroyIfBlocked: Bare;
  disease: Bare;
  grant: { readonly ability: Ability };
  knowYourPrey: Bare;
  taunt: { readonly attack: number; readonly armor: number };
  tauntDamage: Bare;
  possess: Bare;
  dueling: Bare;
  perEnemyAttack: {
    readonly n: number;
    readonly element: Element;
    readonly kind: AttackKind;
    readonly max: number;
  };
  lateAttack: { readonly n: number; readonly ifNoWoundToHand: true };
  woundToRaise: { readonly to: number };
  pushSiege: { readonly max: number; readonly woundOn: readonly Colour[] };
  rollWound: { readonly dice: number; readonly on: readonly Colour[] };
  sacrificePairs: Bare;
  moveToAttack: { readonly rate: number; readonly rangedRate?: number };
  influenceAsBlock: { readonly element: readonly Element[] };
  terrainBlock: { readonly dayElement: Element; readonly nightElement: Element };
  splitBlock: { readonly n: number; readonly parts: number; readonly element: Element };
  scalingColdFire: {
    readonly base: number;
    readonly one: number;
    readonly both: number;
    readonly colours: readonly Colour[];
  };
  blockThenAttack: { readonly attack: readonly Op[] };
  blockThenDestroy: Bare;
  surplusBlockToArmor: Bare;
  blockBonus: { readonly n: number };
  firstCardBonus: { readonly attack: number; readonly block: number };
  attackCardBonus: { readonly ranged: number; readonly attack: number };
  cardAttackRanged: Bare;
  addElement: { readonly element: Element };
  toxin: { readonly melee: number; readonly ranged: number; readonly siege: number };
  doublePhysicalAttacks: Bare;
  starsdawn: Bare;
  allAttacksColdFire: Bare;
  allAttacksSiege: Bare;
  ignoreSiteFort: Bare;
  harvestCrystal: { readonly max: 1 | 'phase' };
  discardWoundsPerDefeat: { readonly max: number };
  puppetMaster: Bare;

  attach: {
    readonly armor?: number;
    readonly attackBlock?: number;
    readonly fameOnUse?: number;
    readonly resistances?: readonly Resistance[];
    readonly spendToCancelAttack?: true;
    readonly fame?: number;
    readonly oncePerRoundReady?: true;
    readonly oncePerRoundIgnoreWound?: true;
  };
  allUnits: { readonly armor: number; readonly attackBlock: number; readonly famePerUnit: number };
  unitBonus: { readonly n: number; readonly startOfCombatOnly: true; readonly noDamageToUnits: true };
  unitActivationBonus: { readonly block: number; readonly attack: number; readonly ranged: number };
  otherUnitsAttack: { readonly n: number };
  unitGainResistance: { readonly resistances: readonly Resistance[]; readonly units: 1 | 'all' };
  ignoreDamage: { readonly physical?: number; readonly elemental?: number; readonly other: number };
  ignoreFirstWound: Bare;
  ignoreWound: { readonly n: number };
  drawOnWound: { readonly max: number; readonly throwFirst?: true };
  throwWoundsThisTurn: Bare;
}

/** Turns, tactics and the draw at their end. */
export interface TurnOps {
  handLimit: { readonly n: number };
  planning: { readonly minHand: number; readonly bonus: number };
  extraTurn: Bare;
  extraTurnReturnCards: Bare;
  selfToDeck: { readonly where: 'bottom' | 'top'; readonly ifDeckNotEmpty?: true };
  reclaimCard: { readonly cost: 'discardNonWound' | 'discardAny' };
  rethink: { readonly max: number };
  stealDie: Bare;
  longNight: { readonly n: number };
  shuffleRedraw: { readonly max: number };
  tutor: Bare;
  sparingPower: Bare;
}

/** What reaches other players. */
export interface CompanyOps {
  ifLowestFame: { readonly gives: readonly Op[] };
  motivationLock: Bare;
  /** The skill lies in the centre; another player returns it for this, or for what its owner had. */
  returnFor: { readonly gives: 'same' | readonly Op[] };
  healingRitual: Bare;
  ritualOfPain: Bare;
  manaExploit: Bare;
  manaOverload: { readonly bonus: number };
  manaSuppression: Bare;
  manaEnhancement: Bare;
  sourceFreeze: Bare;
  sourceOpening: Bare;
  othersTerrain: { readonly delta: number; readonly max: number };
  othersEnemiesAttack: { readonly n: number };
  howlOfThePack: Bare;
  wolfsHowl: Bare;
  meltdown: Bare;
  radiance: Bare;
  claimDie: { readonly curse?: true };
  mindRead: { readonly steal?: true };
  spendOpponentUnit: { readonly maxLevel: number };
}
