import { advance, answer, cloneTable, type Json, rulesIn, type Seat, standOf } from '@krcma/kernel';
import { mageKnight } from '../../index.ts';
import { foreseen } from '../../solver/course.ts';
import { resultBetween, type Scale, scaleOf, weighed } from '../../solver/result.ts';
import { type Combat, type MageKnight, playerAt } from '../../state.ts';

const rules = rulesIn(mageKnight);

/** Everything that what follows in a fight depends on. */
function nameOf(game: MageKnight, seat: Seat): string {
  const { stack, combat, turn, lasting, source } = game;
  const { hand, deck, units, skills, tokens, crystals, played, fame, reputation, discard } = playerAt(
    game,
    seat,
  );
  return JSON.stringify([
    stack.slice(-4),
    combat,
    turn,
    lasting,
    source,
    [...hand].sort(),
    [...played].sort((a, b) => (a.card < b.card ? -1 : 1)),
    [...discard].sort(),
    [deck.length, units, skills, tokens, crystals, fame, reputation],
  ]);
}

/** The slow twin of the solver: every choice of the rules to the end of the fight, each table once. */
export class Twin {
  looked = 0;
  private readonly start: MageKnight;
  private readonly seat: Seat;
  private readonly scale: Scale;
  private readonly known = new Map<string, number>();

  constructor(table: MageKnight, seat: Seat) {
    this.start = foreseen(table, seat);
    this.seat = seat;
    this.scale = scaleOf(this.start, seat, this.start.combat as Combat);
  }

  /** The best value that any course of the fight comes to, chance left aside. */
  best = (): number => this.look(cloneTable(this.start));

  private look(game: MageKnight): number {
    if (game.combat === null) return weighed(this.scale, resultBetween(this.start, game, this.seat));
    const asks = advance(rules, game);
    const key = nameOf(game, this.seat);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.known.set(key, Number.NEGATIVE_INFINITY);
    let best = Number.NEGATIVE_INFINITY;
    for (const [index] of asks[0]?.values.entries() ?? []) best = Math.max(best, this.after(game, index));
    this.known.set(key, best);
    return best;
  }

  private after(game: MageKnight, index: number): number {
    this.looked++;
    const copy = cloneTable(game);
    const [ask] = advance(rules, copy);
    const value: Json | undefined = ask?.values[index];
    if (ask === undefined || value === undefined) throw new Error('The copy of a table asks something else.');
    answer(rules, copy, ask, value);
    return standOf(copy.random) === standOf(game.random) ? this.look(copy) : Number.NEGATIVE_INFINITY;
  }
}
