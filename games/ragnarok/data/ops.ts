import type { Attribute } from './types.ts';

/** What must hold for an operation to be done. */
export type Condition =
  | 'handEmpty'
  | 'byReinforce'
  | 'heroInSameLand'
  | 'settlement'
  | 'noBattle'
  | 'noArmyInRegion'
  | 'attacker'
  | 'defender'
  | 'outnumbered'
  | 'ownRegionWithSettlement'
  | 'youWin'
  | 'firstWoundThisHunt'
  | 'coveredRewardPosition'
  | 'shieldable';

/** Moments at which what a player holds acts; `passive` holds always. */
export type Occasion =
  | 'passive'
  | 'turnStart'
  | 'priestSent'
  | 'heroStep'
  | 'runeStep'
  | 'payRunes'
  | 'manoeuvre'
  | 'actionStart:monsters'
  | 'actionEnd:prepare'
  | 'realmBonus'
  | 'markerCovered'
  | 'recruited'
  | 'armyDestroyed'
  | 'controlGained'
  | 'alliance'
  | 'injured'
  | 'morale'
  | 'battleStart'
  | 'battleCard'
  | 'battleStrength'
  | 'battleWon'
  | 'battleLost'
  | 'beforeRetreatDestroy'
  | 'afterRetreat'
  | 'huntStart'
  | 'huntDefend'
  | 'huntWeakness'
  | 'huntHeroRound'
  | 'huntFailed'
  | 'monsterSlain'
  | 'activateNeutralMonster'
  | 'usurpCheck'
  | 'monumentCollect';

/** Armies an operation is about. `Region` is the monster's, `Hunt` the hunt's, `Loki` the arch-enemy's new one. */
export type ArmyScope =
  | 'oneOwnArmyOnBoard'
  | 'ownArmiesOnBoard'
  | 'oneOwnArmyInOwnSettlement'
  | 'oneOwnArmyInBattle'
  | 'theRecruitedArmy'
  | 'oneRetreatedArmy'
  | 'oneArmyInRegion'
  | 'eachArmyInRegion'
  | 'eachArmyInHuntRegion'
  | 'eachArmyInLokiRegion'
  | 'oneEnemyArmyInBattle';

/** `recruitingPlace`: LOR-ARMY.6. `freeCoast`: next to the own drakkar, without another player's army or marker. */
export type Where = 'anyRegion' | 'anyOtherRegion' | 'anyOwnRegion' | 'recruitingPlace' | 'freeCoast';

/** Whom an operation hits; the owner unless it says so. */
export type Who =
  | 'hunter'
  | 'opponent'
  | 'ownHero'
  | 'regionController'
  | 'eachHeroInRegion'
  | 'eachPlayerWithDrakkarOnAdjacentSea';

/** Who picks the target; the owner of the hit piece unless it says so. */
export type Picker = 'monsterPlayer' | 'you';

type Ops = readonly Op[];

/** What is carried out, by the rule or deed of its name. */
type Deed =
  | { readonly op: 'choose'; readonly of: readonly Ops[]; readonly times?: number; readonly repeat?: true }
  /** The first alternative whose conditions hold, else the last. */
  | { readonly op: 'choose'; readonly of: readonly Ops[]; readonly auto: true }
  // Cards, runes, priests, attributes
  | { readonly op: 'drawCombat'; readonly n: number }
  | {
      readonly op: 'discardCombat';
      readonly n: number;
      readonly who: Who;
      readonly how: 'ownerChoice' | 'random' | 'monsterPlayerChoice';
      readonly elseEach?: Ops;
    }
  | { readonly op: 'retrieveCard'; readonly n: number; readonly from: 'ownCardsPlayedThisBattle' }
  | { readonly op: 'peekHand'; readonly who: Who }
  | { readonly op: 'revealHand'; readonly who: Who }
  | { readonly op: 'gainRune'; readonly n: number; readonly kind: 'any' }
  | { readonly op: 'loseRune'; readonly n: number; readonly who: Who; readonly else?: Ops }
  | { readonly op: 'forgeRuneToBank'; readonly scope: 'region' }
  | { readonly op: 'gainPriest'; readonly n: number }
  | { readonly op: 'heal'; readonly n: number }
  | { readonly op: 'injure'; readonly n: number; readonly who: Who }
  | { readonly op: 'attrPlus'; readonly attr: Attribute | 'any' | 'lowest'; readonly n: number }
  | { readonly op: 'ally'; readonly n: number; readonly filter: 'any' | 'besideHero' }
  | { readonly op: 'takeFirstTurn' }
  // Armies, hero, drakkar
  | {
      readonly op: 'armyPlus';
      readonly n: number;
      readonly scope: ArmyScope;
      /** Split over several armies as the owner likes. */
      readonly distribute?: true;
    }
  | {
      readonly op: 'armyMinus';
      readonly n: number;
      readonly scope: ArmyScope;
      /** Never below; an army already there is no target. */
      readonly min?: number;
      readonly choose?: Picker;
    }
  | { readonly op: 'recruit'; readonly strength: number | 'authority'; readonly where: Where }
  | { readonly op: 'placeArmy'; readonly which: 'oneOwnArmyOnBoard'; readonly where: Where }
  | { readonly op: 'forceRetreat'; readonly scope: ArmyScope; readonly choose: Picker }
  | { readonly op: 'saveArmy'; readonly n: number; readonly strength: number; readonly where: Where }
  | { readonly op: 'activateArmies'; readonly min: number; readonly max: number | 'all' }
  | { readonly op: 'placeHero'; readonly where: Where }
  | { readonly op: 'moveHero'; readonly max: number }
  | { readonly op: 'moveDrakkar'; readonly max: number }
  /** One more way to spend the hero step, its operations in the order the owner likes. */
  | { readonly op: 'heroStepOption'; readonly ops: Ops; readonly anyOrder: true }
  | { readonly op: 'removeControl' }
  // Actions of the wheel
  | { readonly op: 'buildTemple' }
  | { readonly op: 'draftIfShown' }
  | { readonly op: 'usurp' }
  | { readonly op: 'monumentAction' }
  | { readonly op: 'monstersAction' }
  // Monsters and Loki
  | {
      readonly op: 'activateMonster';
      readonly n: number;
      readonly min?: number;
      readonly filter: 'neutralOrOwn';
    }
  | { readonly op: 'controlMonster'; readonly filter: 'neutralBesideHero' }
  | { readonly op: 'archEnemyRuneAbility' }
  | { readonly op: 'moveLoki'; readonly min: number; readonly max: number }
  | { readonly op: 'placeLoki'; readonly where: Where }
  // A hunt
  | { readonly op: 'specialAttack' }
  | { readonly op: 'endHunt'; readonly result: 'fail' }
  | {
      readonly op: 'unwound';
      readonly n: number;
      readonly filter: 'placedThisHunt';
      readonly choose: Picker;
    }
  | { readonly op: 'wound'; readonly n: number }
  | { readonly op: 'noHunterDraw'; readonly steps: readonly number[] }
  /** Attack cards more at the end of this monster round. */
  | { readonly op: 'attackDraw'; readonly n: number };

/** What changes a number or a rule while it is held or in play; it is read, never carried out. */
type Modifier =
  | { readonly op: 'battlePlus'; readonly n: number; readonly per?: 'ownArmyInBattle'; readonly max?: number }
  | { readonly op: 'cardPlus'; readonly n: number; readonly filter: 'firstOwnCardWithoutLosses' }
  | { readonly op: 'copyStrength'; readonly max: number }
  | { readonly op: 'ignoreLosses'; readonly n: number | 'allOnThisCard' }
  | { readonly op: 'extraLoss'; readonly n: number; readonly who: Who }
  | { readonly op: 'defencePlus'; readonly n: number }
  | { readonly op: 'weaknessPlus'; readonly n: number }
  | { readonly op: 'blockAttack' }
  | { readonly op: 'anyWeapon'; readonly n: number }
  /** Attack cards more, or fewer, when a hunt begins. */
  | { readonly op: 'attackDraw'; readonly n: number; readonly setup: true }
  | { readonly op: 'skipInjury' }
  | { readonly op: 'chooseDie' }
  | { readonly op: 'noMorale' }
  | { readonly op: 'limitPlus'; readonly what: 'combatCards' | 'runes'; readonly n: number }
  | { readonly op: 'rangePlus'; readonly what: 'heroMove' | 'drakkarMove'; readonly n: number }
  | { readonly op: 'costMinus'; readonly n: number; readonly min: number }
  | { readonly op: 'costSet'; readonly action: 'hero'; readonly n: number; readonly kind: 'any' }
  | { readonly op: 'anyRuneFor'; readonly action: 'ally' }
  | { readonly op: 'extraRuneAction'; readonly n: number }
  | { readonly op: 'widen'; readonly action: 'control'; readonly to: 'heroRegionOrAdjacent' }
  | { readonly op: 'statAs'; readonly attr: Attribute; readonly n: number }
  | { readonly op: 'treatAsAllied'; readonly what: 'realmsAdjacentToHeroRegion' };

interface Conditions {
  /** Every one must hold. */
  readonly when?: readonly Condition[];
  /** Only on this of the occasions of what holds it. */
  readonly on?: readonly Occasion[];
  readonly optional?: true;
}

/** What a card, a tile or a token does, as data (effect vocabulary). */
export type Op = (Deed | Modifier) & Conditions;

export type DeedName = Deed['op'];
export type ModifierName = Modifier['op'];
export type OpName = Op['op'];
export type OpNamed<N extends OpName> = Extract<Op, { readonly op: N }>;
