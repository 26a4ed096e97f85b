// A combat as it is shown: every number with what it came from, what is laid and needed, and what comes if nothing more is done.
import type { Seat } from '@krcma/kernel';
import { ABILITIES, type Ability, type AttackAbility } from '../../data/enemy.ts';
import { levelAt } from '../../data/levels.ts';
import type { Element, Resistance } from '../../data/types.ts';
import type { HiddenColour } from '../../data/variants.ts';
import type { Sum } from '../../messages/combat.ts';
import {
  type Combat,
  type Foe,
  type FoeAttack,
  foeAt,
  type HiddenDie,
  isToken,
  type MageKnight,
  type Point,
  playerAt,
  type TokenFoe,
} from '../../state.ts';
import { armorOf as heroArmor } from '../deck.ts';
import { sparable } from '../wounds.ts';
import { ignored } from './damage.ts';
import { eachComing, isComing } from './foes.ts';
import {
  armorOf,
  attackAbilities,
  attackAt,
  attackHas,
  attackValue,
  blockNeed,
  damageOf,
  fortificationOf,
  has,
  type Part,
  resistancesOf,
} from './numbers.ts';
import { defenceNow, halvedElements, sumOf, worthInFight } from './sums.ts';
import type { Blow } from './wounding.ts';

/** A number and its parts. */
export type Figure = { readonly n: number; readonly parts: readonly Part[] };

export type AttackView = FoeAttack & {
  readonly value: Figure;
  /** What a block must reach, and what it deals unblocked. */
  readonly need: Figure;
  readonly damage: Figure;
  /** How many wounds it is if the hero takes it alone. */
  readonly wounds: number;
  readonly abilities: readonly AttackAbility[];
  readonly comes: boolean;
};

export type FoeView = Omit<TokenFoe, 'attacks'> & {
  readonly attacks: readonly AttackView[];
  readonly armor: Figure;
  readonly fortification: number;
  readonly abilities: readonly Ability[];
  readonly resistances: readonly Resistance[];
};

/** What comes if nothing more is blocked and the hero takes it alone, one attack after the other. */
export interface Threat {
  readonly damage: number;
  /** What of it effects of this turn let the hero ignore. */
  readonly ignored: number;
  /** Wounds to the hand, those spared already left out; and by poison to the discard pile. */
  readonly wounds: number;
  readonly spared: number;
  readonly poison: number;
  /** All other cards of the hand are lost, by paralysis or by too many wounds (MK-12.28, MK-13.10). */
  readonly paralyzed: boolean;
  readonly knockedOut: boolean;
}

/** Points that lie in the present attack or block, as they count. */
export interface LaidView {
  readonly source: Point['source'];
  readonly kind: Point['kind'];
  readonly n: number;
  readonly element: Element;
  readonly half: boolean;
  /** What was laid, where it counts as something else. */
  readonly laid?: { readonly n: number; readonly element: Element };
}

/** A die under somebody's hand, as another player sees it (MK-25.14). */
export type DieView = Omit<HiddenDie, 'colour'> & { readonly colour: HiddenColour | null };

export type CombatView = Omit<Combat, 'foes' | 'die'> & {
  readonly die?: DieView;
  readonly foes: readonly FoeView[];
  readonly sum: Sum;
  readonly laid: readonly LaidView[];
  /** Elements that count half against what is aimed at, and what defends it besides its Armor. */
  readonly halved: readonly Element[];
  readonly defence: number;
  readonly threat: Threat;
};

function figure(count: (into: Part[]) => number): Figure {
  const parts: Part[] = [];
  return { n: count(parts), parts };
}

const woundsOf = (game: MageKnight, damage: number): number =>
  Math.ceil(damage / heroArmor(playerAt(game, game.active)));

const attackView = (game: MageKnight, foe: Foe, attack: FoeAttack, index: number): AttackView => ({
  ...attack,
  value: figure((into) => attackValue(game, foe, index, into)),
  need: figure((into) => blockNeed(game, foe, index, into)),
  damage: figure((into) => damageOf(game, foe, index, into)),
  wounds: woundsOf(game, damageOf(game, foe, index)),
  abilities: attackAbilities(foe, attack),
  comes: isComing(game, foe, index),
});

const foeView = (game: MageKnight, foe: TokenFoe): FoeView => ({
  ...foe,
  attacks: foe.attacks.map((attack, index) => attackView(game, foe, attack, index)),
  armor: figure((into) => armorOf(game, foe, into)),
  fortification: fortificationOf(game, foe),
  abilities: ABILITIES.filter((ability) => has(foe, ability)),
  resistances: resistancesOf(foe),
});

/** MK-12.27 to .30, MK-13.8, .10: as damage is dealt, in the order of the enemies. */
function threatOf(game: MageKnight, combat: Combat): Threat {
  const { active: player } = game;
  const coming: Blow[] = [];
  eachComing(game, ({ id }, attack) => coming.push({ player, foe: id, attack }));
  const threat = { damage: 0, ignored: 0, wounds: 0, spared: 0, poison: 0, paralyzed: false };
  let shields = sparable(game, player);
  for (const blow of coming) {
    const foe = foeAt(game, blow.foe);
    const attack = attackAt(foe, blow.attack);
    const damage = damageOf(game, foe, blow.attack);
    const ignores = threat.ignored > 0 ? 0 : Math.min(damage, ignored(game, blow));
    const dealt = woundsOf(game, damage - ignores);
    const spared = Math.min(shields, dealt);
    shields -= spared;
    threat.damage += damage;
    threat.ignored += ignores;
    threat.spared += spared;
    threat.wounds += dealt - spared;
    if (attackHas(foe, attack, 'poison')) threat.poison += dealt - spared;
    threat.paralyzed ||= dealt > spared && attackHas(foe, attack, 'paralyze');
  }
  const { handLimit } = levelAt(playerAt(game, player).level);
  return { ...threat, knockedOut: threat.wounds > 0 && combat.wounds + threat.wounds >= handLimit };
}

export function laidView(game: MageKnight, point: Point): LaidView {
  const { source, kind, n, element } = point;
  const counted = worthInFight(game, point);
  const isOther = counted.n !== n || counted.element !== element;
  return { source, kind, ...counted, ...(isOther && { laid: { n, element } }) };
}

const dieView = (die: HiddenDie, viewer: Seat | undefined): DieView => ({
  ...die,
  colour: die.shown || die.by === viewer ? die.colour : null,
});

export const combatView = (
  game: MageKnight,
  { die, ...combat }: Combat,
  viewer: Seat | undefined,
): CombatView => ({
  ...combat,
  ...(die !== undefined && { die: dieView(die, viewer) }),
  foes: combat.foes.filter(isToken).map((foe) => foeView(game, foe)),
  sum: sumOf(game),
  laid: combat.points.map((point) => laidView(game, point)),
  halved: halvedElements(game),
  defence: combat.phase === 'block' ? 0 : defenceNow(combat),
  threat: threatOf(game, combat),
});
