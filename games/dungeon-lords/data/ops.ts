import type { Goods, HeroClass } from './types.ts';

/** Lists of which one is carried out. */
export type Ways = readonly (readonly Op[])[];

/** What a spell or an event does. Each is carried out by the rule of its name (DL-DATA.10 to DL-DATA.13). */
export type Op =
  // Choices
  | { readonly op: 'chooseOne'; readonly options: Ways }
  | { readonly op: 'forEachSentMonster'; readonly chooseOne: Ways }
  | { readonly op: 'forEachOwnMonster'; readonly chooseOne: Ways }
  | { readonly op: 'forEachOwnCreature'; readonly chooseOne: Ways; readonly free?: number }
  | { readonly op: 'chooseSentMonster'; readonly do: readonly Op[] }
  // Creatures
  | { readonly op: 'withdrawAllMonsters' }
  | { readonly op: 'withdrawMonster' }
  | { readonly op: 'payMonsterCost' }
  | { readonly op: 'payOneIconOfCost' }
  | { readonly op: 'release' }
  | { readonly op: 'discardMonster' }
  | { readonly op: 'turnFaceDown' }
  | { readonly op: 'becomeSheep'; readonly damage: number }
  | { readonly op: 'allMonsterAttacksBecomeStandard' }
  // The party
  | { readonly op: 'absorbNextDamage'; readonly points: number }
  | { readonly op: 'moveClassToRear'; readonly class: HeroClass }
  | { readonly op: 'classImmune'; readonly class: HeroClass }
  | { readonly op: 'firstAdventurerHp'; readonly amount: number }
  | { readonly op: 'insertIllusion'; readonly hitPoints: number }
  | { readonly op: 'noFatigueThisRound' }
  | { readonly op: 'fullyHealFirst' }
  | { readonly op: 'freePrisoner' }
  // The lord
  | { readonly op: 'gainEvil'; readonly amount: number; readonly cancelEachFor?: Goods }
  | { readonly op: 'pay'; readonly goods: Goods }
  | { readonly op: 'lose'; readonly what: 'imp'; readonly amount: number }
  | { readonly op: 'loseFirstAvailable'; readonly order: readonly ('gold' | 'food' | 'trap')[] }
  | {
      readonly op: 'loseHalf';
      readonly what: 'gold' | 'food' | 'imp';
      readonly round: 'up' | 'down';
      readonly saveEachFor?: Goods;
    }
  | { readonly op: 'collapseTunnels'; readonly perTunnels: number; readonly saveEachFor: Goods }
  | {
      readonly op: 'owe';
      readonly per: 'tiles' | 'rooms';
      readonly each: number;
      readonly goldPerLetter: number;
    };

export type OpName = Op['op'];
