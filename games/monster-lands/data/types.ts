/** `house` as soon as one number on the component is ours; which ones is told in RULES.md. */
export type Source = 'rulebook' | 'house';

export const COLOURS = ['strength', 'magic', 'persuasion'] as const;
export type Colour = (typeof COLOURS)[number];

export const AFFINITIES = ['jungle', 'water', 'fire', 'wind'] as const;
export type Affinity = (typeof AFFINITIES)[number];

export const EQUIPMENT_KINDS = ['weapon', 'gear', 'spell'] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

export type DiceCount = Readonly<Record<Colour, number>>;

/** `count` dice, each of any of the colours. */
export type DiceNeed = { readonly count: number; readonly colours: readonly Colour[] };

/** What is gained, paid or lost in one go. */
export type Bundle = {
  readonly glory?: number;
  readonly coins?: number;
  readonly potions?: number;
  readonly venoms?: number;
  readonly defence?: number;
  /** As a cost: traps from the board, and whole trophy cards. */
  readonly trap?: number;
  readonly trophyCard?: number;
  /** Potions and venoms in any mix. */
  readonly brews?: number;
  readonly dice?: Readonly<Partial<Record<Colour, number>>>;
  readonly lootFromOffer?: number;
  readonly freeHire?: number;
  readonly freeEquipment?: number;
};

/** The parts of a bundle that can be booked without asking anybody. */
export const TOKENS = ['coins', 'potions', 'venoms', 'defence'] as const;
export type Token = (typeof TOKENS)[number];

/** Stops so many hits of a monster; `vs` names the affinities it works against, null means all (ML-DEF.1). */
type Defence = { readonly op: 'defence'; readonly value: number; readonly vs: readonly Affinity[] | null };
export type Reroll = {
  readonly op: 'reroll';
  readonly times: number;
  readonly colours: readonly Colour[];
  readonly scope: 'any-path' | 'quest-path';
  /** Whether one die may be rerolled again by the same means (ML-MER.29). */
  readonly sameDie: boolean;
};
type DieBonus = {
  readonly op: 'dieBonus';
  readonly colour: Colour;
  readonly value: number;
  readonly scope: 'any' | 'monster' | 'conquest';
};
export type Goal = 'capture' | 'kill' | 'conquest';
type TotalBonus = { readonly op: 'totalBonus'; readonly value: number; readonly goal: Goal };
type Gain = { readonly op: 'gain'; readonly choice: readonly Bundle[] };
type GainOn = { readonly op: 'gainOn'; readonly event: Goal | 'defeat'; readonly gain: Bundle };
type Discount = {
  readonly op: 'discount';
  readonly target: 'traps' | 'hire';
  readonly value: number;
  readonly floor: number;
};
type MineBonus = { readonly op: 'mineBonus'; readonly coins: number };
type ConvertDie = {
  readonly op: 'convertDie';
  readonly give: number;
  readonly take: number;
  readonly fromColours: readonly Colour[];
  readonly toColours: readonly Colour[];
};
/** Attack dice that are rolled at a neighbour first (ML-MER.18, ML-TRX.11). */
type DivertDie = { readonly op: 'divertDie'; readonly dice: number };
/** Not while the member stands on a path (ML-GEN.9). */
type BuyDie = { readonly op: 'buyDie'; readonly coins: number; readonly colour: Colour };

export type MemberAbility =
  | Defence
  | Reroll
  | DieBonus
  | TotalBonus
  | Gain
  | GainOn
  | Discount
  | MineBonus
  | ConvertDie
  | DivertDie
  | BuyDie
  | { readonly op: 'storage'; readonly traps: number }
  | { readonly op: 'noTrapNeeded' };

export type EquipmentAbility = Defence | Reroll | DieBonus | Discount | MineBonus;

export type TrapAbility =
  | { readonly op: 'trapDice'; readonly colour: Colour; readonly dice: number; readonly stealable: boolean }
  | DieBonus
  | { readonly op: 'flatAttack'; readonly value: number }
  | { readonly op: 'steal'; readonly upTo: number; readonly colours: readonly Colour[] }
  | DivertDie;

/** A token gives all it shows: nobody is asked. */
type GainAtOnce = { readonly op: 'gain'; readonly choice: readonly [Bundle] };

export type LootAbility =
  | GainOn
  | Reroll
  | GainAtOnce
  | TotalBonus
  | DieBonus
  | ConvertDie
  | { readonly op: 'trophy'; readonly value: number; readonly sellCoins: number }
  | { readonly op: 'freeHire' };

export type MonsterAbility =
  | { readonly op: 'homelandDice'; readonly affinity: Affinity; readonly dice: number }
  | { readonly op: 'preRollAll'; readonly dice: number }
  | { readonly op: 'onKilledWoundAll'; readonly wounds: number }
  | { readonly op: 'banTokens'; readonly tokens: readonly ('potions' | 'venoms')[] }
  | { readonly op: 'trapsToCapture'; readonly value: number }
  | { readonly op: 'autoHit'; readonly value: number }
  | { readonly op: 'panicDraw'; readonly value: number }
  | { readonly op: 'gateOnDraw' }
  | { readonly op: 'escapeOnCapture' }
  | { readonly op: 'dieMalus'; readonly colour: Colour; readonly value: number }
  | { readonly op: 'gateDice'; readonly dice: number }
  | { readonly op: 'banDefenceAbilities' }
  | { readonly op: 'gloryLossOnWound'; readonly value: number }
  | { readonly op: 'banEquipmentKind'; readonly kind: EquipmentKind };
