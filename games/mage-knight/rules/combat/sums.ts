// What the present attack or block has, and what it needs.
import type { Element } from '../../data/types.ts';
import type { Sum } from '../../messages/combat.ts';
import { type Combat, type Foe, foeAt, type MageKnight, type Point } from '../../state.ts';
import { works } from '../lasting.ts';
import { armorOf, attackAt, blockNeed, elementsOf, enemyOf, has, withstands } from './numbers.ts';

/** Blocks that count in full against an attack (MK-12.13). */
const efficientBlocks: Readonly<Record<Element, readonly Element[]>> = {
  physical: ['physical', 'fire', 'ice', 'coldFire'],
  fire: ['ice', 'coldFire'],
  ice: ['fire', 'coldFire'],
  coldFire: ['coldFire'],
};

/** Whoever has not defended anybody yet does so for the first one attacked (MK-13.25). */
export const isDefender = (foe: Foe): boolean => !foe.defeated && !foe.defended && has(foe, 'defend');

function waitingDefence({ foes }: Combat): number {
  let n = 0;
  for (const foe of foes) if (isDefender(foe)) n += enemyOf(foe).defend ?? 0;
  return n;
}

/** What defends whoever is attacked next; nobody is aimed at without it. */
export const defenceNow = (combat: Combat): number => (combat.aim.length === 0 ? 0 : waitingDefence(combat));

function attackNeed(game: MageKnight, combat: Combat): number {
  let need = defenceNow(combat);
  for (const { foe } of combat.aim) need += armorOf(game, foeAt(game, foe));
  return need;
}

/** Against a player a block is efficient if it is so against one of the elements (MK-17.10). */
const stopsOne = (elements: readonly Element[], block: Element): boolean =>
  elements.length === 0 || elements.some((each) => efficientBlocks[each].includes(block));

/** Half of everything that one of the targets withstands, or that is no match for the attack. */
function isInefficient(game: MageKnight, { aim, phase }: Combat, element: Element): boolean {
  const [first] = aim;
  if (game.duel !== undefined) return phase === 'block' && !stopsOne(elementsOf(game), element);
  if (phase !== 'block') return aim.some(({ foe }) => withstands(foeAt(game, foe), element));
  if (first?.attack === undefined) return false;
  return !efficientBlocks[attackAt(foeAt(game, first.foe), first.attack).element].includes(element);
}

/** What a point counts as: every attack may be cold fire, and a physical one count twice in the attack phase. */
export function counted(
  game: MageKnight,
  { phase }: Combat,
  { n, element, kind }: Point,
): Pick<Point, 'n' | 'element'> {
  if (kind === 'block' || game.lasting.length === 0) return { n, element };
  if (works(game, game.active, 'allAttacksColdFire')) return { n, element: 'coldFire' };
  const isDoubled =
    phase === 'attack' && element === 'physical' && works(game, game.active, 'doublePhysicalAttacks');
  return { n: isDoubled ? 2 * n : n, element };
}

const ELEMENTS_BY_NAME = ['physical', 'fire', 'ice', 'coldFire'] as const;

/** Elements whose points count half against what is aimed at (MK-12.6, .13). */
export const halvedElements = (game: MageKnight): Element[] => {
  const { combat } = game;
  return combat === null ? [] : ELEMENTS_BY_NAME.filter((element) => isInefficient(game, combat, element));
};

/** What points would count as in the present attack or block. */
export function worthInFight(
  game: MageKnight,
  point: Point,
): Pick<Point, 'n' | 'element'> & { readonly half: boolean } {
  const { combat } = game;
  if (combat === null) return { n: point.n, element: point.element, half: false };
  const { n, element } = counted(game, combat, point);
  return { n, element, half: isInefficient(game, combat, element) };
}

function needNow(game: MageKnight, combat: Combat): number {
  if (combat.phase !== 'block') return game.duel === undefined ? attackNeed(game, combat) : 0;
  const [first] = combat.aim;
  return first?.attack === undefined ? 0 : blockNeed(game, foeAt(game, first.foe), first.attack);
}

/** MK-12.5 to .7, .14, .15. */
export function sumOf(game: MageKnight): Sum {
  const { combat } = game;
  if (combat === null) return { efficient: 0, inefficient: 0, total: 0, need: 0 };
  let [efficient, inefficient] = [0, 0];
  for (const point of combat.points) {
    const { n, element } = counted(game, combat, point);
    if (isInefficient(game, combat, element)) inefficient += n;
    else efficient += n;
  }
  const need = needNow(game, combat);
  return { efficient, inefficient, total: efficient + Math.floor(inefficient / 2), need };
}

export const isEnough = ({ total, need }: Sum): boolean => total >= need;
