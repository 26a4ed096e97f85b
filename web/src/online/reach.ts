import type { Reach } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { connection } from './page-connection.ts';

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const SAME_NETWORK = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|.*\.local$)/;

/** Who can open a link to this server. */
export interface Reachable {
  /** Everybody, who is in the same network, nobody but this machine, or nobody and it is not known why. */
  readonly for: 'all' | 'network' | 'machine' | 'unknown';
  /** What links begin with, the likeliest first; where nobody can open them, what they would begin with. */
  readonly origins: readonly string[];
}

/** How a link that begins like this is opened by others, and what the server says of itself where that is this machine. */
export function reachableBy(
  { hostname, origin }: Pick<Location, 'hostname' | 'origin'>,
  told?: Reach,
): Reachable {
  if (!THIS_MACHINE.test(hostname))
    return { for: SAME_NETWORK.test(hostname) ? 'network' : 'all', origins: [origin] };
  const origins = told?.addresses ?? [];
  if (told?.by === 'machine') return { for: 'machine', origins };
  if (told === undefined || origins.length === 0) return { for: 'unknown', origins: [] };
  return { for: told.by === 'public' ? 'all' : 'network', origins };
}

/** Undefined until the server has answered. It is asked again when it was started anew, perhaps with another HOST. */
export function useReachable(): Reachable | undefined {
  const { status } = useStore(connection().line);
  const [reachable, setReachable] = useState<Reachable>();
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) setReachable(reachableBy(location));
    else if (status !== 'lost')
      api.reach().then(
        (told) => setReachable(reachableBy(location, told)),
        () => setReachable(reachableBy(location)),
      );
  }, [status]);
  return reachable;
}
