import type { ChatLine } from '@krcma/protocol';
import { useStore } from '../store.ts';
import type { OnlineHost } from './online-host.ts';
import { useSession } from './session.ts';

/** Lines of people who are not muted. */
export function useHeard(host: OnlineHost): readonly ChatLine[] {
  const { chat } = useStore(host.gathering);
  const muted = useSession().profile?.muted ?? [];
  return chat.filter(({ user }) => !muted.includes(user));
}

export function useUnread(host: OnlineHost): number {
  const { read } = useStore(host.talk);
  const { profile } = useSession();
  const heard = useHeard(host);
  if (read === undefined) return 0;
  return heard.filter(({ id, user }) => id > read && user !== profile?.id).length;
}
