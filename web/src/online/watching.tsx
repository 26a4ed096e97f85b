import { useStore } from '../store.ts';
import type { Company } from './company.ts';
import { useOnlineText } from './texts.ts';

/** Tells a spectator that they are one, and the players how many look on. */
export function Watching({ host }: { readonly host: Company }) {
  const t = useOnlineText().table;
  const { card, seat } = useStore(host.gathering);
  if (card === undefined) return null;
  if (seat === undefined && card.status === 'playing') return <p className="watching">{t.youWatch}</p>;
  return card.watching > 0 ? <p className="watching">{t.watching(card.watching)}</p> : null;
}
