// What an effect gives, roughly and by kind: its operations read as points.
import type { Op } from '../data/ops.ts';
import { type OpsSource, opsOf } from '../data/sources.ts';
import type { AttackKind, Colour, Element, Time } from '../data/types.ts';
import { odd } from './weights.ts';

/** One way to use an effect. */
export interface Gift {
  readonly move: number;
  readonly influence: number;
  readonly heal: number;
  readonly draw: number;
  readonly attack: number;
  readonly attackElement: Element;
  readonly attackKind: AttackKind;
  readonly block: number;
  readonly blockElement: Element;
  /** Mana tokens; gold stands for any colour. */
  readonly mana: readonly Colour[];
  readonly crystals: number;
  /** Wounds taken and cards given up for it. */
  readonly wounds: number;
  readonly cards: number;
  /** Whatever else it does, in points of Fame. */
  readonly worth: number;
}

const NOTHING: Gift = {
  move: 0,
  influence: 0,
  heal: 0,
  draw: 0,
  attack: 0,
  attackElement: 'physical',
  attackKind: 'melee',
  block: 0,
  blockElement: 'physical',
  mana: [],
  crystals: 0,
  wounds: 0,
  cards: 0,
  worth: 0,
};

const gift = (given: Partial<Gift>): Gift[] => [{ ...NOTHING, ...given }];

const AN_EXTRA: Gift[] = gift({ worth: odd.unknown });

const REACHES = { melee: 0, ranged: 1, siege: 2 } as const;

/** Both together: of two attacks the element and kind of the stronger one, which is all a rough sum can say. */
function together(a: Gift, b: Gift): Gift {
  const attacker = b.attack > a.attack ? b : a;
  const blocker = b.block > a.block ? b : a;
  const reach = a.attack === 0 || b.attack === 0 || REACHES[a.attackKind] < REACHES[b.attackKind];
  return {
    move: a.move + b.move,
    influence: a.influence + b.influence,
    heal: a.heal + b.heal,
    draw: a.draw + b.draw,
    attack: a.attack + b.attack,
    attackElement: attacker.attackElement,
    attackKind: reach ? attacker.attackKind : b.attackKind,
    block: a.block + b.block,
    blockElement: blocker.blockElement,
    mana: b.mana.length === 0 ? a.mana : [...a.mana, ...b.mana],
    crystals: a.crystals + b.crystals,
    wounds: a.wounds + b.wounds,
    cards: a.cards + b.cards,
    worth: a.worth + b.worth,
  };
}

/** More ways than this are never looked at. */
const MOST_WAYS = 8;

function ofAll(ops: readonly Op[], time: Time): Gift[] {
  let ways: Gift[] = [NOTHING];
  for (const op of ops) {
    const next = ofOne(op, time);
    ways = ways.flatMap((way) => next.map((more) => together(way, more))).slice(0, MOST_WAYS);
  }
  return ways;
}

const amount = ({ n, plus = 0 }: { readonly n: number; readonly plus?: number }): number => n + plus;

/** Operations that are about the enemies count as the points they save. */
function ofWar(op: Op): Gift[] | undefined {
  switch (op.op) {
    case 'attack':
      return gift({ attack: amount(op), attackElement: op.element, attackKind: op.kind });
    case 'perEnemyAttack':
      return gift({ attack: op.n, attackElement: op.element, attackKind: op.kind });
    case 'block':
      return gift({ block: amount(op), blockElement: op.element });
    case 'splitBlock':
      return gift({ block: op.n, blockElement: op.element });
    case 'enemyArmor':
      return gift({ attack: -op.delta, attackElement: 'coldFire' });
    case 'enemyAttack':
      return gift({ block: -op.delta, blockElement: 'coldFire' });
    case 'enemyNoAttack':
      return gift({ block: odd.noAttack, blockElement: 'coldFire' });
    case 'destroy':
      return gift({ attack: odd.destroy, attackElement: 'coldFire' });
    default:
      return undefined;
  }
}

function ofGoods(op: Op): Gift[] | undefined {
  switch (op.op) {
    case 'move':
      return gift({ move: amount(op) });
    case 'fly':
    case 'teleport':
      return gift({ move: odd.flight });
    case 'influence':
      return gift({ influence: amount(op) });
    case 'heal':
      return gift({ heal: amount(op) });
    case 'healForest':
      return gift({ heal: op.n });
    case 'draw':
      return gift({ draw: amount(op) });
    case 'fame':
      return gift({ worth: op.per === undefined ? op.n : odd.counted * op.n });
    case 'reputation':
      return gift({ worth: odd.reputation * op.n });
    case 'gainMana':
      return ofMana(op.colour, op.n);
    case 'gainCrystal':
      return gift({ crystals: op.n });
    default:
      return undefined;
  }
}

function ofMana(colour: Colour | 'any' | 'eachBasic', n: number): Gift[] {
  if (colour === 'eachBasic') return gift({ mana: ['red', 'blue', 'green', 'white'] });
  const token: Colour = colour === 'any' ? 'gold' : colour;
  return gift({ mana: new Array<Colour>(n).fill(token) });
}

function ofOne(op: Op, time: Time): Gift[] {
  switch (op.op) {
    case 'choose':
      return op.of.flatMap((ops) => ofAll(ops, time)).slice(0, MOST_WAYS);
    case 'byTime':
      return ofAll(op[time], time);
    case 'discardToRaise':
      return op.options.flatMap((ops) => ofAll(ops, time)).slice(0, MOST_WAYS);
    case 'discard':
    case 'throwAway':
      return gift({ cards: op.n });
    case 'takeWound':
      return gift({ wounds: op.n });
    case 'payMana':
      return gift({ worth: -odd.payment });
    default:
      return ofGoods(op) ?? ofWar(op) ?? AN_EXTRA;
  }
}

const found = new Map<string, readonly Gift[]>();

/** The ways to use a source, at a time of day. */
export function giftsOf(source: OpsSource, time: Time): readonly Gift[] {
  const key = `${time} ${source}`;
  let ways = found.get(key);
  if (ways === undefined) {
    ways = ofAll(opsOf(source), time);
    found.set(key, ways);
  }
  return ways;
}

/** The ways to use some of its operations, such as one of several that are to be chosen. */
export const giftsOfOps = (ops: readonly Op[], time: Time): readonly Gift[] => ofAll(ops, time);

export const sidewaysGifts = {
  move: { ...NOTHING, move: 1 },
  influence: { ...NOTHING, influence: 1 },
  attack: { ...NOTHING, attack: 1 },
  block: { ...NOTHING, block: 1 },
} as const satisfies Record<string, Gift>;

/** How strong an effect is, whatever it is for. */
export const strengthOf = ({
  move,
  influence,
  attack,
  block,
  heal,
  draw,
  mana,
  crystals,
  worth,
  wounds,
}: Gift): number =>
  Math.max(move, influence, attack, block) +
  odd.heal * heal +
  odd.draw * draw +
  odd.mana * mana.length +
  odd.crystal * crystals +
  odd.points * worth -
  odd.wound * wounds;
