import { randomBytes } from 'node:crypto';
import type { PlannedSeat } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { botNamed, HOUSE_BOTS } from './new-table.ts';
import type { Holder } from './table-state.ts';

/** Names for bots: never one that an account bears, or that looks like it. */
export class BotNames {
  readonly #isTaken: (name: string) => Promise<boolean>;

  constructor(isTaken: (name: string) => Promise<boolean>) {
    this.#isTaken = isTaken;
  }

  /** A name of the house for the bot at a seat, other than those at the table. */
  async free(seat: number, others: readonly string[] = []): Promise<string> {
    for (let turn = 0; turn < HOUSE_BOTS; turn++) {
      const name = botNamed(seat + turn);
      if (!others.includes(name) && !(await this.#isTaken(name))) return name;
    }
    return `Bot ${randomBytes(4).toString('hex')}`;
  }

  /** A seat as somebody planned it, where a bot has got its name. */
  async planned(planned: PlannedSeat, seat: number, others?: readonly string[]): Promise<PlannedSeat> {
    if (planned.who !== 'bot') return planned;
    if (planned.name === undefined) return { ...planned, name: await this.free(seat, others) };
    if (await this.#isTaken(planned.name))
      throw new ServerError(
        'name-taken',
        `There is an account called "${planned.name}", or one that looks like it: a bot cannot bear its name.`,
      );
    return planned;
  }

  async plannedAll(seats: readonly PlannedSeat[]): Promise<PlannedSeat[]> {
    const named: PlannedSeat[] = [];
    for (const [seat, planned] of seats.entries())
      named.push(await this.planned(planned, seat, named.flatMap(nameIn)));
    return named;
  }

  /** Those who sat at a table before: a bot's name may have become an account's. */
  async kept(holders: readonly Holder[]): Promise<readonly Holder[]> {
    const kept = [...holders];
    for (const [seat, holder] of holders.entries())
      if (holder.who === 'bot' && (await this.#isTaken(holder.name)))
        kept[seat] = { ...holder, name: await this.free(seat, kept.flatMap(nameIn)) };
    return kept;
  }
}

const nameIn = (seat: { readonly name?: string | undefined } | { readonly who: 'open' | 'me' }): string[] =>
  'name' in seat && seat.name !== undefined ? [seat.name] : [];
