// What an effect would add now, without carrying it out: by the amounts its operations give.
import type { Seat } from '@krcma/kernel';
import type { Amount, OpName } from '../../data/ops.ts';
import type { AttackKind, Colour, Element } from '../../data/types.ts';
import { type MageKnight, type Point, playerAt } from '../../state.ts';
import { modified } from '../combat/modifying.ts';
import { fitsBlock } from '../combat/points.ts';
import { worthInFight } from '../combat/sums.ts';
import { printedCost } from '../ground.ts';
import { moveBonus } from '../move-bonus.ts';
import { manaIn, purseOf } from '../purse.ts';
import { isNight } from '../time.ts';
import { unitPointsNow } from '../unit-points.ts';
import { byForest, plainAmount } from './amounts.ts';
import { usesOf } from './attack-uses.ts';
import { blockAgainst } from './fight.ts';
import { payableColours } from './mana-costs.ts';
import { below, listAt, type OpAt, opAt, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

/** Points of an attack or a block, and whether they count half against what is aimed at. */
export interface FightGain {
  readonly kind: AttackKind | 'block';
  readonly n: number;
  readonly element: Element;
  readonly half: boolean;
}

export type Gain =
  | { readonly kind: 'move' | 'influence' | 'heal' | 'draw'; readonly n: number }
  | { readonly kind: 'mana' | 'crystal'; readonly n: number; readonly colour: Colour }
  | FightGain;

/** What it gives, in one of the ways that can be chosen. */
export type Way = readonly Gain[];

/** An effect, and the unit it would come from. */
interface Asked extends OpAt {
  readonly unit?: number;
}

type Gives = (game: MageKnight, at: Asked) => readonly Way[];

const NOTHING: readonly Way[] = [[]];

const one = (gain: Gain): readonly Way[] => (gain.n === 0 ? NOTHING : [[gain]]);

const deeper = (at: Asked, ...steps: readonly (number | string)[]): Asked => ({
  ...below(at, ...steps),
  ...(at.unit !== undefined && { unit: at.unit }),
});

/** Points as they would lie: with what effects of this turn make of them. */
function fightGain(game: MageKnight, seat: Seat, point: Point): FightGain {
  const { point: laid } = modified(game, seat, point);
  return { kind: laid.kind, ...worthInFight(game, laid) };
}

const laid = (game: MageKnight, { player, source, path }: Asked, point: Omit<Point, 'source'>): Gain =>
  fightGain(game, player, { ...point, source, path });

function pointsOf(game: MageKnight, at: Asked, kind: Point['kind'], amount: Amount): number {
  const n = plainAmount(game, at, amount);
  return at.unit === undefined ? n : unitPointsNow(game, at.player, at.unit, kind, n);
}

const healing = (game: MageKnight, n: number): readonly Way[] =>
  game.combat === null ? one({ kind: 'heal', n }) : NOTHING;

const gives: Readonly<Partial<Record<OpName, Gives>>> = {
  move: (game, at) => {
    const bonus = at.source.startsWith('card:') ? moveBonus(game, at.player) : 0;
    return one({ kind: 'move', n: plainAmount(game, at, opNamed(at, 'move')) + bonus });
  },
  influence: (game, at) => one({ kind: 'influence', n: plainAmount(game, at, opNamed(at, 'influence')) }),
  heal: (game, at) => healing(game, plainAmount(game, at, opNamed(at, 'heal'))),
  healForest: (game, at) => healing(game, byForest(game, at.player, opNamed(at, 'healForest'))),
  draw: (game, at) => {
    const n = Math.min(plainAmount(game, at, opNamed(at, 'draw')), playerAt(game, at.player).deck.length);
    return one({ kind: 'draw', n });
  },
  gainMana: (_, at) => {
    const { colour, n } = opNamed(at, 'gainMana');
    return colour === 'any' || colour === 'eachBasic' ? NOTHING : one({ kind: 'mana', n, colour });
  },
  attack: (game, at) => {
    const { element, kind: _, ...amount } = opNamed(at, 'attack');
    const uses = usesOf(game, at);
    return uses.length === 0
      ? NOTHING
      : uses.map(({ kind, times }) => [
          laid(game, at, { n: times * pointsOf(game, at, kind, amount), element, kind }),
        ]);
  },
  block: (game, at) => {
    if (!fitsBlock(game)) return NOTHING;
    const { element, doubleVsSwift: _, bonusPer: __, ...amount } = opNamed(at, 'block');
    const n = blockAgainst(game, at, pointsOf(game, at, 'block', amount));
    return one(laid(game, at, { n, element, kind: 'block' }));
  },
  splitBlock: (game, at) => {
    const { n, element } = opNamed(at, 'splitBlock');
    return fitsBlock(game) ? one(laid(game, at, { n, element, kind: 'block' })) : NOTHING;
  },
  terrainBlock: (game, at) => {
    const { space } = playerAt(game, at.player);
    if (space === null) return NOTHING;
    const { dayElement, nightElement } = opNamed(at, 'terrainBlock');
    const n = printedCost(game, space) ?? 0;
    return one(laid(game, at, { n, element: isNight(game) ? nightElement : dayElement, kind: 'block' }));
  },
  choose: (game, at) => {
    const able = opNamed(at, 'choose').of.flatMap((_, way) =>
      canCarryOut(game, below(at, way)) ? waysOf(game, deeper(at, way)) : [],
    );
    return able.length === 0 ? NOTHING : able;
  },
  payFor: (game, at) => {
    const purse = purseOf(game, at.player);
    return payableColours(game, at, canCarryOut)
      .filter((colour) => manaIn(purse, [colour]).length > 0)
      .flatMap((colour) => waysOf(game, deeper(at, colour)));
  },
  byTime: (game, at) => waysOf(game, deeper(at, isNight(game) ? 'night' : 'day')),
};

/** A list of operations gives all of what they give, in each combination of their ways. */
function waysOf(game: MageKnight, at: Asked): readonly Way[] {
  let ways: readonly Way[] = NOTHING;
  for (const index of listAt(at).keys()) {
    const place = deeper(at, index);
    const more = gives[opAt(place).op]?.(game, place);
    if (more !== undefined) ways = ways.flatMap((way) => more.map((gains) => [...way, ...gains]));
  }
  return ways;
}

const same = (one: Way, other: Way): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an effect would add now, by each way that can be chosen; nothing where it adds no points. */
export const worthOf = (game: MageKnight, at: Asked): readonly Way[] =>
  waysOf(game, at).filter(
    (way, index, all) => way.length > 0 && all.findIndex((each) => same(each, way)) === index,
  );
