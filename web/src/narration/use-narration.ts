import type { Message } from '@krcma/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableHost } from '../host/host.ts';
import { SPEEDS, settings, useSettings } from '../settings/settings.ts';
import { type Narration, Narrator } from './narrator.ts';

/** To find the line, and to read a letter of it. */
const FINDING = 450;
const LETTER = 24;
/** Somebody else may wait for the answer, or a clock run. */
const PATIENCE_ONLINE = 8000;

interface Telling {
  /** False where a lesson tells things, or the past is looked at. */
  readonly holds: boolean;
  readonly isOnline: boolean;
  tell(event: Message): string;
  /** Milliseconds until its words may be read, where dice tumble first. */
  delayOf(event: Message): number;
}

export const useNarrator = (host: TableHost): Narrator => useMemo(() => new Narrator(host), [host]);

export const useNarration = (narrator: Narrator): Narration =>
  useSyncExternalStore(narrator.subscribe, narrator.get);

/** How this table is told: at the reader's speed, and not to somebody who looks elsewhere. */
export function useTelling(narrator: Narrator, { holds, isOnline, tell, delayOf }: Telling): void {
  const { speed } = useSettings();
  narrator.manner = {
    holds: () => holds && SPEEDS[settings.get().speed] > 0 && !document.hidden,
    timeFor: ({ event }) =>
      delayOf(event) + SPEEDS[settings.get().speed] * (FINDING + LETTER * tell(event).length),
    patience: isOnline ? PATIENCE_ONLINE : Number.POSITIVE_INFINITY,
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
