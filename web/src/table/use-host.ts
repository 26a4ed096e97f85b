import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Frame, TableHost, Trouble } from '../host/host.ts';
import { LocalHost } from '../host/local-host.ts';
import type { Opening } from '../host/protocol.ts';
import { SPEEDS, type Speed, settings, useSettings } from '../settings/settings.ts';

/** Bots may play ahead while their moves are told, one choice after the other; told at once, they need no pause. */
const BETWEEN_CHOICES = 120;
const paceOf = (speed: Speed): number => (SPEEDS[speed] === 0 ? 0 : BETWEEN_CHOICES);

/** A table of this browser for as long as the page shows it. */
export function useLocalHost(opening: Opening): LocalHost | undefined {
  const [host, setHost] = useState<LocalHost>();
  const { speed } = useSettings();
  const key = JSON.stringify(opening);
  // The speed is read, not watched: another one must not open the table anew.
  useEffect(() => {
    const opened = new LocalHost(JSON.parse(key) as Opening, paceOf(settings.get().speed));
    setHost(opened);
    return () => opened.close();
  }, [key]);
  useEffect(() => {
    host?.setPace(paceOf(speed)).catch(() => {});
  }, [host, speed]);
  return host;
}

const silent = () => () => {};

export function useFrame(host: TableHost | undefined): {
  readonly frame: Frame | undefined;
  readonly trouble: Trouble | undefined;
} {
  const subscribe = host?.subscribe ?? silent;
  const frame = useSyncExternalStore(subscribe, () => host?.getFrame());
  const trouble = useSyncExternalStore(subscribe, () => host?.getTrouble());
  return { frame, trouble };
}
