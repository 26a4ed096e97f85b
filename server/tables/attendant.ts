import { asksOf, choose, type Seat } from '@krcma/kernel';
import { QuestionGone } from '../bots/fair-queue.ts';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import { outOfTime } from './clock.ts';
import type { House, OpenTable } from './house.ts';
import { forfeit, letBotsStandIn } from './leaving.ts';
import { answerBySilence, silentFor } from './replies.ts';
import { timedBy } from './settle.ts';
import { stakeInMove } from './stakes.ts';
import { botAt, type TableState } from './table-state.ts';

/** The server's own part at a table: clocks that have run out, and bots whose turn it is. */
export async function attend(room: OpenTable, house: House): Promise<void> {
  await stopClocks(room, house);
  while (await botMove(room, house));
}

async function stopClocks(room: OpenTable, house: House): Promise<void> {
  const late = (state: TableState): Seat[] => outOfTime(timedBy(state, house), state.clock, house.now());
  const silent = (state: TableState): Seat[] => silentFor(state, timedBy(state, house), house.now());
  await room.read((state) => house.learnHabits(state));
  if ((await room.consult((state) => [...late(state), ...silent(state)])).length === 0) return;
  await room.change((state) => {
    const seats = late(state);
    // One by one: an answer may have put an end to what the others were asked.
    for (const seat of silent(state)) if (silent(state).includes(seat)) answerBySilence(state, seat);
    if (state.terms.outOfTime === 'bot') letBotsStandIn(state, seats);
    else if (seats.length > 0) {
      forfeit(state, seats);
      state.status = 'abandoned';
    }
  });
}

/** Lets one bot answer; false when none is asked. */
async function botMove(room: OpenTable, house: House): Promise<boolean> {
  const thought = await room.consult((state) => beginThought(room, state, house));
  if (thought === undefined) return false;
  const { seat, number } = thought;
  try {
    const [{ choice }] = await Promise.all([
      thought.decided.catch(asItsOwnFault),
      room.audience.size > 0 ? house.pause() : undefined,
    ]);
    await room.change((state) => {
      const { journal } = state;
      const stale = journal?.numbers[seat] !== number || botAt(state.seats[seat]) === undefined;
      if (stale || journal === undefined || state.status !== 'playing') throw new QuestionGone();
      choose(rulesOf(state.game), journal, seat, choice);
    });
  } catch (error) {
    if (!(error instanceof QuestionGone)) throw error;
  }
  return true;
}

/** A bot that cannot think about a table fails at it again and again, and the table waits for ever. */
export class BotBroke extends Error {}

function asItsOwnFault(error: unknown): never {
  if (error instanceof ServerError) throw error;
  throw new BotBroke(`A bot failed: ${error instanceof Error ? error.message : String(error)}`);
}

/** The table is posted to the bot's thread before anything else can happen to it. */
function beginThought(room: OpenTable, state: TableState, house: House) {
  const { journal, game, status } = state;
  if (journal === undefined || status !== 'playing') return undefined;
  const ask = asksOf(rulesOf(game), journal).find(({ seat }) => botAt(state.seats[seat]) !== undefined);
  const level = ask && botAt(state.seats[ask.seat]);
  if (ask === undefined || level === undefined) return undefined;
  const { seat } = ask;
  const { table, commitment, numbers } = journal;
  // Made of what everybody knows: a bot that knew the table's own seed could foresee the cards.
  const seed = `${commitment} ${seat} ${numbers[seat]}`;
  const question = { state, seat, number: numbers[seat] };
  const decided = house.think({ game, level, table, seat, seed }, () => stakeInMove(room, house, question));
  decided.catch(() => {});
  return { seat, number: numbers[seat], decided };
}
