// How much Move a player could still get this turn: a bound, by the amounts that the effects would give (MK-1.7, .11, MK-6.7, .19).
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { abilityCosts, abilitySource, usableAbilities } from './abilities.ts';
import type { OpAt } from './effects/op-at.ts';
import { canCarryOut } from './effects/possible.ts';
import { worthOf } from './effects/worth.ts';
import { working } from './lasting.ts';
import { type Costs, canPayAll, type Purse, purseOf } from './purse.ts';
import { whyNotReady } from './readiness.ts';
import { allCostsOf, SIDES, sourceOf, whyNotSide } from './sides.ts';
import { sidewaysValue } from './sideways.ts';
import { whyNotSkill } from './skills.ts';

/** One way to use something: so much Move for so much mana. */
interface Use {
  readonly n: number;
  readonly costs: Costs;
}

/** What an effect gives in Move, in the best of its ways. */
function moveOf(game: MageKnight, at: OpAt): number {
  let most = 0;
  for (const way of worthOf(game, at)) {
    let n = 0;
    for (const gain of way) if (gain.kind === 'move') n += gain.n;
    most = Math.max(most, n);
  }
  return most;
}

/** MK-1.7 to .9, .11: each card but a wound, laid sideways or by one of its effects. */
function usesOfCards(game: MageKnight, seat: Seat, purse: Purse): Use[][] {
  const found: Use[][] = [];
  for (const card of playerAt(game, seat).hand) {
    if (card === WOUND) continue;
    const uses: Use[] = [{ n: sidewaysValue(game, seat, 'move'), costs: [] }];
    for (const side of SIDES) {
      const use = { seat, card, side, purse };
      const n = moveOf(game, { player: seat, source: sourceOf(card, side), path: [], without: [card] });
      if (n > 0 && whyNotSide(game, use, canCarryOut) === undefined)
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
        n: moveOf(game, { player: seat, source: abilitySource(unit, ability), path: [] }),
        costs: abilityCosts(game, seat, unit, ability, canCarryOut),
      })),
    );
}

function usesOfSkills(game: MageKnight, seat: Seat): Use[][] {
  return playerAt(game, seat)
    .skills.filter((held) => whyNotSkill(game, seat, held) === undefined)
    .map(({ id }) => [{ n: moveOf(game, { player: seat, source: `skill:${id}`, path: [] }), costs: [] }]);
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

/** A bonus for some cards alone was counted with every one of so many. */
const countedTwice = (game: MageKnight, seat: Seat, cards: number): number =>
  working(game, seat, 'moveCardBonus').reduce(
    (n, { op, lasting }) => n + op.n * Math.max(0, cards - (lasting.left ?? cards)),
    0,
  );

export function moveToCome(game: MageKnight, seat: Seat): number {
  const purse = purseOf(game, seat);
  const cards = usesOfCards(game, seat, purse);
  const things = [...cards, ...usesOfUnits(game, seat, purse), ...usesOfSkills(game, seat)];
  const [plain, paid] = [
    things.filter((uses) => uses.every(({ costs }) => costs.length === 0)),
    things.filter((uses) => uses.some(({ costs }) => costs.length > 0)),
  ];
  return most(plain, purse) + most(paid, purse) - countedTwice(game, seat, cards.length);
}
