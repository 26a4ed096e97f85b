import type { GameTypes } from './decision.ts';
import type { Json, Message, Seat } from './json.ts';
import { type GameModule, rulesIn, type Setup, start } from './module.ts';
import { type Played, positionOf } from './position.ts';
import { below, type HasRandom, randomFrom } from './random.ts';
import { advance, answer } from './run.ts';

/** A whole game by chance, nothing recorded: the figure of the benchmark and the playout of a test. */
export function playRandomly<T extends GameTypes>(
  module: GameModule<T>,
  setup: Setup,
): { game: T['state']; decisions: number } {
  const game = start(module, setup);
  const rules = rulesIn(module);
  const chance: HasRandom = { random: randomFrom(`${setup.seed} choices`) };
  let decisions = 0;
  for (let asks = advance(rules, game); asks.length > 0; decisions++) {
    const ask = asks[0];
    if (ask === undefined) break;
    asks = answer(rules, game, ask, ask.values[below(chance, ask.values.length)] as Json);
  }
  return { game, decisions };
}

type Options = Readonly<Record<string, unknown>>;

/** A new table as set-up leaves it, run to its first question; with `usual` seats unless said. */
export const freshTables =
  <T extends GameTypes>(module: GameModule<T>, usual: number) =>
  (seats = usual, options: Options = {}, seed = 'position'): Played<T> =>
    positionOf(module, { seats, options, seed });

/** A described position, run to its first question: what the `table` of a game's tests comes to. */
export const arranged = <T extends GameTypes>(
  module: GameModule<T>,
  arrangement: object,
  { seed = 'position', ...laid }: { seats: number; options: Options; seed?: string | undefined },
): Played<T> => positionOf(module, { ...laid, seed, arrangement: arrangement as unknown as Json });

/** Ids of the choices that begin so, of the named seat. */
export const offers = <T extends GameTypes>(played: Played<T>, prefix: string, seat?: Seat): string[] =>
  played.options(seat).filter((id) => id.startsWith(prefix));

/** Seats that are asked something now. */
export const waiting = <T extends GameTypes>(played: Played<T>): Seat[] => played.waiting();

/** Something with a story: a position from its beginning, or an act of it (`during`). */
export interface Story<E extends Message> {
  events(): readonly E[];
}

/** Everything of one kind that a story tells, oldest first, secrets included. Asking changes nothing. */
export function told<E extends Message, K extends E['key']>(
  story: Story<E>,
  key: K,
): Extract<E, { readonly key: K }>[] {
  return story.events().filter((event): event is Extract<E, { readonly key: K }> => event.key === key);
}

/** What an act tells, and nothing of what was before it: `told(during(t, () => t.play('pass')), 'lost')`. */
export function during<E extends Message>(story: Story<E>, act: () => void): Story<E> {
  const before = story.events().length;
  act();
  const events = story.events().slice(before);
  return { events: () => events };
}

/**
 * The refusal of a choice that is refused and not offered; whatever else is the case is an error. A table that waits
 * at another question refuses nothing, so a test that looks too late fails instead of passing.
 */
export function refuses<T extends GameTypes>(
  played: Played<T>,
  id: string,
  seat?: Seat,
): { reason: T['message']; rule: T['rule'] } {
  const { options, refused, prompt } = played.asked(seat);
  if (options.some((option) => option.id === id)) throw new Error(`"${id}" is offered at "${prompt.key}".`);
  const found = refused.find((each) => each.id === id);
  if (found === undefined) {
    const known = refused.map((each) => each.id).join(', ') || 'nothing';
    throw new Error(`"${id}" is neither offered nor refused at "${prompt.key}", which refuses: ${known}.`);
  }
  return { reason: found.reason, rule: found.rule };
}
