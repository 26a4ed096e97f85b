import type { Message, Seat } from './json.ts';

/** Why a choice cannot be taken back: chance spoke, something hidden was seen, another's standing answer was given. */
export type Gain = 'chance' | 'reveal' | 'standing';

/** Something that happened. Without `to` everybody may know it; others than `to` get `otherwise`, if anything. */
export interface Noted<E extends Message = Message> {
  readonly event: E;
  readonly to?: readonly Seat[];
  readonly otherwise?: E;
}

/** What one run of the rules produced besides the table itself. */
export interface Recorder {
  readonly events: Noted[];
  gain: Gain | undefined;
  /** Who learned something by it. */
  learned: readonly Seat[] | 'all';
  /** Whose choice it records. */
  readonly seat: Seat | undefined;
}

export const newRecorder = (seat?: Seat): Recorder => ({ events: [], gain: undefined, learned: [], seat });

// The rules run synchronously, so one variable says where their notes go. Searches record nothing and pay nothing.
let current: Recorder | undefined;

export function recording<T>(recorder: Recorder | undefined, run: () => T): T {
  const outer = current;
  current = recorder;
  try {
    return run();
  } finally {
    current = outer;
  }
}

/** Whether anybody listens; lets a rule skip preparing an event. */
export const isRecording = (): boolean => current !== undefined;

/** Called by a rule: tells what happened. */
export function note<E extends Message>(event: E, to?: readonly Seat[], otherwise?: E): void {
  if (current === undefined) return;
  current.events.push({ event, ...(to && { to }), ...(otherwise && { otherwise }) });
}

export function gained(gain: Gain, to?: readonly Seat[]): void {
  if (current === undefined) return;
  current.gain ??= gain;
  current.learned = to === undefined || current.learned === 'all' ? 'all' : [...current.learned, ...to];
}

/**
 * Called by a rule when something hidden becomes known to somebody: no step back beyond this. With `to` only these
 * seats learn it, and the conformance suite checks that the others do not.
 */
export const revealed = (to?: readonly Seat[]): void => gained('reveal', to);

/** Called by a rule that lays open what the same choice may have shown to some: cards drawn and lost at once. */
export function shownToAll(): void {
  if (current !== undefined && current.learned.length > 0) current.learned = 'all';
}

/** Another seat's standing answer tells as much as an answer it gives itself. */
export function answeredFor(seat: Seat): void {
  if (current !== undefined && current.seat !== seat) gained('standing');
}
