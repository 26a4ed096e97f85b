import { TableError } from '@krcma/kernel';
import { ServerError } from '../errors.ts';

/**
 * How much a thought is waited for: somebody who sits at the table is here and waits; somebody asked for a hint, or
 * only looks on; nobody looks.
 */
export type Urgency = 'awaited' | 'asked' | 'unwatched';

/** Whose thinking time a thought takes. */
export interface Stake {
  readonly people: readonly string[];
  readonly urgency: Urgency;
}

/** What waits for a thread. */
export interface Waiting {
  /** As it is at this moment: people come and go. Undefined when the question is gone. */
  stake(): Stake | undefined;
  failed(error: Error): void;
}

const ORDER: readonly Urgency[] = ['awaited', 'asked', 'unwatched'];
/** After so many thoughts in a row that others had to wait for, one of theirs is next: nobody waits for ever. */
const IN_A_ROW = 3;
/** One person may fill this part of the queue… */
const SHARE = 1 / 4;
/** … and have so many hints waiting. */
const MOST_ASKED = 3;
/** People whose used time is remembered before the list is tidied. */
const REMEMBERED = 1_000;

const FULL = 'The bots have too much to think about. Try again soon.';

/** Its question was answered, taken back or left while a thought waited. */
export class QuestionGone extends TableError {
  constructor() {
    super('stale-decision', 'That question has been answered meanwhile.');
  }
}

/**
 * A queue that never grows without end and that nobody can fill for the others. Those who are waited for come first,
 * and among them whoever has used the least thinking time: time used is counted from where the others stand, so that
 * nobody saves it up (start-time fair queueing).
 */
export class FairQueue<Job extends Waiting> {
  readonly #longest: number;
  #jobs: Job[] = [];
  readonly #used = new Map<string, number>();
  #level = 0;
  #inARow = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get length(): number {
    return this.#jobs.length;
  }

  /** Throws when there is no room for it; one that is waited for less may have to go instead. */
  add(job: Job): void {
    const stake = job.stake();
    if (stake === undefined) throw new QuestionGone();
    const own = this.#waitingFor(stake);
    if (own.length >= this.#longest * SHARE)
      throw new ServerError('busy', 'Too many of your bots are waiting to think. Try again soon.');
    if (stake.urgency === 'asked' && own.filter((each) => isAsked(each)).length >= MOST_ASKED)
      throw new ServerError('too-many', `${MOST_ASKED} of your questions wait for an answer. Wait for it.`);
    if (this.#jobs.length >= this.#longest) this.#makeRoom(stake, own.length);
    this.#jobs.push(job);
  }

  /** Those of the one among the people who has the fewest. */
  #waitingFor({ people }: Stake): Job[] {
    const of = (person: string) => this.#jobs.filter((job) => job.stake()?.people.includes(person));
    return people.map(of).reduce((a, b) => (b.length < a.length ? b : a));
  }

  #makeRoom(stake: Stake, own: number): void {
    const rank = (job: Job) => ORDER.indexOf(job.stake()?.urgency ?? 'unwatched');
    const of = (job: Job) => this.#waitingFor(job.stake() ?? stake).length;
    const [last] = this.#jobs.toReversed().sort((a, b) => rank(b) - rank(a) || of(b) - of(a));
    const wanted = ORDER.indexOf(stake.urgency);
    if (last === undefined || rank(last) < wanted || (rank(last) === wanted && of(last) <= own + 1))
      throw new ServerError('busy', FULL);
    this.#jobs = this.#jobs.filter((job) => job !== last);
    last.failed(new ServerError('busy', FULL));
  }

  /** The next one, and how many others of its rank or above wait. Those whose question is gone are not thought about. */
  take(): { readonly job: Job; readonly stake: Stake; readonly rivals: number } | undefined {
    const waiting = this.#stakes();
    const best = Math.min(...waiting.map(({ stake }) => ORDER.indexOf(stake.urgency)));
    const above = waiting.filter(({ stake }) => ORDER.indexOf(stake.urgency) === best);
    const below = waiting.filter(({ stake }) => ORDER.indexOf(stake.urgency) > best);
    const isTheirTurn = below.length > 0 && this.#inARow >= IN_A_ROW;
    this.#inARow = isTheirTurn || below.length === 0 ? 0 : this.#inARow + 1;
    const [first, ...others] = isTheirTurn ? below : above;
    if (first === undefined) return undefined;
    const next = others.reduce((a, b) => (this.#usedBy(b.stake) < this.#usedBy(a.stake) ? b : a), first);
    this.#level = this.#usedBy(next.stake);
    this.#jobs = this.#jobs.filter((job) => job !== next.job);
    const rank = ORDER.indexOf(next.stake.urgency);
    const rivals = waiting.filter(({ stake }) => ORDER.indexOf(stake.urgency) <= rank);
    return { ...next, rivals: new Set(rivals.flatMap(({ stake }) => stake.people[0] ?? [])).size };
  }

  #stakes(): { readonly job: Job; readonly stake: Stake }[] {
    const waiting = this.#jobs.map((job) => ({ job, stake: job.stake() }));
    for (const { job, stake } of waiting) if (stake === undefined) job.failed(new QuestionGone());
    const wanted = waiting.flatMap(({ job, stake }) => (stake === undefined ? [] : [{ job, stake }]));
    this.#jobs = wanted.map(({ job }) => job);
    return wanted;
  }

  #usedBy({ people }: Stake): number {
    return Math.min(...people.map((person) => Math.max(this.#level, this.#used.get(person) ?? 0)));
  }

  /** Thinking time in milliseconds; what was too much is given back as a negative number. */
  spend({ people }: Stake, milliseconds: number): void {
    for (const person of people) {
      const before = Math.max(this.#level, this.#used.get(person) ?? 0);
      this.#used.set(person, before + milliseconds / people.length);
    }
    if (this.#used.size <= REMEMBERED) return;
    for (const [person, used] of this.#used) if (used <= this.#level) this.#used.delete(person);
  }

  /** Everything that waits fails. */
  clear(error: Error): void {
    for (const job of this.#jobs.splice(0)) job.failed(error);
  }
}

const isAsked = (job: Waiting): boolean => job.stake()?.urgency === 'asked';
