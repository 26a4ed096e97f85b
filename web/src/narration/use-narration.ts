import type { Message } from '@krcma/kernel';
import type { Beginning } from '@krcma/tableware/board';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableHost } from '../host/host.ts';
import { SPEEDS, settings, useSettings } from '../settings/settings.ts';
import { type Narration, Narrator } from './narrator.ts';

/** To find the words, and to read a letter of them: about a second an act. What is long can be read on in the log. */
const FINDING = 350;
const LETTER = 12;
const LONGEST = 2000;
/** Somebody else may wait for the answer, or a clock run. */
const PATIENCE_ONLINE = 8000;
/** Alone with bots, who have long played: a whole round of theirs is told in this time, at the normal speed. */
const PATIENCE_HERE = 15_000;

interface Telling {
  /** False where a lesson tells things, or the past is looked at. */
  readonly holds: boolean;
  readonly isOnline: boolean;
  tell(event: Message): string;
  /** Milliseconds until its words may be read, where dice tumble first. */
  delayOf(event: Message): number;
  begins(event: Message): Beginning | undefined;
}

export const useNarrator = (host: TableHost): Narrator => useMemo(() => new Narrator(host), [host]);

export const useNarration = (narrator: Narrator): Narration =>
  useSyncExternalStore(narrator.subscribe, narrator.get);

/** How this table is told: at the reader's speed, and not to somebody who looks elsewhere. */
export function useTelling(narrator: Narrator, telling: Telling): void {
  const { speed } = useSettings();
  const { holds, isOnline, tell, delayOf, begins } = telling;
  narrator.manner = {
    holds: () => holds && SPEEDS[settings.get().speed] > 0 && !document.hidden,
    timeFor: (lines) => {
      const letters = lines.reduce((sum, { event }) => sum + tell(event).length, 0);
      const delay = Math.max(...lines.map(({ event }) => delayOf(event)));
      return delay + SPEEDS[settings.get().speed] * Math.min(LONGEST, FINDING + LETTER * letters);
    },
    begins: ({ event }) => begins(event),
    patience: isOnline ? PATIENCE_ONLINE : PATIENCE_HERE * SPEEDS[speed],
  };
  useEffect(() => {
    if (!holds || SPEEDS[speed] === 0) narrator.catchUp();
  }, [narrator, holds, speed]);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) narrator.catchUp();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [narrator]);
}
