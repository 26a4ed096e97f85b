import type { GameTypes } from './decision.ts';
import type { Json, Seat } from './json.ts';
import { type GameModule, rulesIn, type Setup, start } from './module.ts';
import type { Played } from './position.ts';
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

/** Why a choice cannot be had now: the refusal's message and rule. */
export function refusal<T extends GameTypes>(
  played: Played<T>,
  id: string,
  seat?: Seat,
): { reason: T['message']; rule: T['rule'] } | undefined {
  const found = played.asked(seat).refused.find((each) => each.id === id);
  return found && { reason: found.reason, rule: found.rule };
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
