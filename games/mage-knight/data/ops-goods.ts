// Points, mana, cards and units.
import type { Amount, Bare, CardFilter, Destination, KnownColour, Later, Op } from './ops.ts';
import type { Basic, Colour } from './types.ts';

type ByColour = Readonly<Record<Basic, readonly Op[]>>;

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
