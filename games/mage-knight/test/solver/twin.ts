import { advance, answer, cloneTable, type Json, optionOf, rulesIn, type Seat, standOf } from '@krcma/kernel';
import { mageKnight } from '../../index.ts';
import { foreseen, isDrawn } from '../../solver/course.ts';
import { hasTurnedUp } from '../../solver/effects.ts';
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

  private readonly most: number;

  constructor(table: MageKnight, seat: Seat, most = Number.POSITIVE_INFINITY) {
    this.most = most;
    this.start = foreseen(table, seat);
    this.seat = seat;
    this.scale = scaleOf(this.start, seat, this.start.combat as Combat);
  }

  /** The best value that any course of the fight comes to, chance left aside. */
  best = (): number => this.look(cloneTable(this.start));

  /** The choices of a best course, for whoever looks for what the solver misses. */
  line(): string[] {
    const steps: string[] = [];
    let game = cloneTable(this.start);
    while (game.combat !== null) {
      const here = cloneTable(game);
      const [ask] = advance(rules, here);
      const best = this.look(cloneTable(game));
      const index = ask?.values.findIndex(
        (value, at) =>
          !isDrawn(this.start, playerAt(here, this.seat), this.seat, optionOf(here, ask, value).id) &&
          this.after(game, at) === best,
      );
      const value = ask?.values[index ?? -1];
      if (ask === undefined || value === undefined) break;
      steps.push(optionOf(here, ask, value).id);
      answer(rules, here, ask, value);
      game = here;
    }
    return steps;
  }

  private look(game: MageKnight): number {
    if (game.combat === null) return weighed(this.scale, resultBetween(this.start, game, this.seat));
    const asks = advance(rules, game);
    const key = nameOf(game, this.seat);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.known.set(key, Number.NEGATIVE_INFINITY);
    let best = Number.NEGATIVE_INFINITY;
    const [ask] = asks;
    for (const [index, value] of ask?.values.entries() ?? [])
      if (
        ask !== undefined &&
        !isDrawn(this.start, playerAt(game, this.seat), this.seat, optionOf(game, ask, value).id)
      )
        best = Math.max(best, this.after(game, index));
    this.known.set(key, best);
    return best;
  }

  private after(game: MageKnight, index: number): number {
    if (++this.looked > this.most) throw new Error('The twin has looked long enough.');
    const copy = cloneTable(game);
    const [ask] = advance(rules, copy);
    const value: Json | undefined = ask?.values[index];
    if (ask === undefined || value === undefined) throw new Error('The copy of a table asks something else.');
    answer(rules, copy, ask, value);
    const isChance = standOf(copy.random) !== standOf(game.random) || hasTurnedUp(game, copy);
    return isChance ? Number.NEGATIVE_INFINITY : this.look(copy);
  }
}
