// How much Move a player could still get this turn: a bound, by the amounts that the effects would give (MK-1.7, .11, MK-6.7, .19).
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { abilityCosts, abilitySource, usableAbilities } from './abilities.ts';
import { plainAmount } from './effects/amounts.ts';
import { below, listAt, type OpAt } from './effects/op-at.ts';
import { canCarryOut } from './effects/possible.ts';
import { working } from './lasting.ts';
import { type Costs, canPayAll, type Purse, purseOf } from './purse.ts';
import { whyNotReady } from './readiness.ts';
import { allCostsOf, SIDES, sourceOf, whyNotSide } from './sides.ts';
import { whyNotSkill } from './skills.ts';
import { isNight } from './time.ts';

/** One way to use something: so much Move for so much mana. */
interface Use {
  readonly n: number;
  readonly costs: Costs;
}

/** What a list of operations gives in Move; of ways to choose from, the best. */
function moveIn(game: MageKnight, at: OpAt, purse: Purse): number {
  let n = 0;
  for (const [index, op] of listAt(at).entries()) {
    const best = (ways: readonly (number | string)[]): number =>
      ways.reduce<number>((most, way) => Math.max(most, moveIn(game, below(at, index, way), purse)), 0);
    if (op.op === 'move') n += plainAmount(game, below(at, index), op);
    else if (op.op === 'choose') n += best([...op.of.keys()]);
    else if (op.op === 'byTime') n += best([isNight(game) ? 'night' : 'day']);
    else if (op.op === 'payFor')
      n += best(Object.keys(op.by).filter((colour) => canPayAll(purse, [[colour as keyof typeof op.by]])));
  }
  return n;
}

/** MK-1.7 to .9, .11: each card but a wound, laid sideways or by one of its effects. */
function usesOfCards(game: MageKnight, seat: Seat, purse: Purse): Use[][] {
  const found: Use[][] = [];
  for (const card of playerAt(game, seat).hand) {
    if (card === WOUND) continue;
    const uses: Use[] = [{ n: 1, costs: [] }];
    for (const side of SIDES) {
      const use = { seat, card, side, purse };
      const n = moveIn(game, { player: seat, source: sourceOf(card, side), path: [] }, purse);
      if (n > 1 && whyNotSide(game, use, canCarryOut) === undefined)
        uses.push({ n, costs: allCostsOf(game, use, canCarryOut) });
    }
    found.push(uses);
  }
  return found;
}

function usesOfUnits(game: MageKnight, seat: Seat, purse: Purse): Use[][] {
  return playerAt(game, seat)
    .units.filter((unit) => whyNotReady(game, unit) === undefined)
    .map(({ unit }) =>
      usableAbilities(game, seat, unit, [], purse, canCarryOut).map((ability) => ({
        n: moveIn(game, { player: seat, source: abilitySource(unit, ability), path: [] }, purse),
        costs: abilityCosts(game, seat, unit, ability, canCarryOut),
      })),
    );
}

function usesOfSkills(game: MageKnight, seat: Seat, purse: Purse): Use[][] {
  return playerAt(game, seat)
    .skills.filter((held) => whyNotSkill(game, seat, held) === undefined)
    .map(({ id }) => [
      { n: moveIn(game, { player: seat, source: `skill:${id}`, path: [] }, purse), costs: [] },
    ]);
}

/** The best of each, as far as the mana goes. */
function most(things: readonly (readonly Use[])[], purse: Purse, paid: Costs = []): number {
  const [uses, ...rest] = things;
  if (uses === undefined) return 0;
  const free = Math.max(0, ...uses.filter(({ costs }) => costs.length === 0).map(({ n }) => n));
  let best = free + most(rest, purse, paid);
  for (const { n, costs } of uses) {
    const all = [...paid, ...costs];
    if (n > free && canPayAll(purse, all)) best = Math.max(best, n + most(rest, purse, all));
  }
  return best;
}

/** What cards that give Move grow by, each of so many of them once. */
const bonuses = (game: MageKnight, seat: Seat, cards: number): number =>
  working(game, seat, 'moveCardBonus').reduce(
    (n, { op, lasting }) => n + op.n * Math.min(cards, lasting.left ?? cards),
    0,
  );

export function moveToCome(game: MageKnight, seat: Seat): number {
  const purse = purseOf(game, seat);
  const cards = usesOfCards(game, seat, purse);
  const things = [...cards, ...usesOfUnits(game, seat, purse), ...usesOfSkills(game, seat, purse)];
  const [plain, paid] = [
    things.filter((uses) => uses.every(({ costs }) => costs.length === 0)),
    things.filter((uses) => uses.some(({ costs }) => costs.length > 0)),
  ];
  return most(plain, purse) + most(paid, purse) + bonuses(game, seat, cards.length);
}
