import { useStore } from '../store.ts';
import type { Company } from './company.ts';
import { useOnlineText } from './texts.ts';

interface WatchingProps {
  readonly host: Company;
}

/** Tells the players how many look on. */
export function Watching({ host }: WatchingProps) {
  const t = useOnlineText().table;
  const { card, seat } = useStore(host.gathering);
  if (card === undefined || seat === undefined || card.watching === 0) return null;
  return <p className="watching">{t.watching(card.watching)}</p>;
}

/** Tells a spectator, where the others are asked, that they are one. */
export function YouWatch({ host }: WatchingProps) {
  const t = useOnlineText().table;
  const { card, seat } = useStore(host.gathering);
  if (seat !== undefined || card?.status !== 'playing') return null;
  return (
    <p className="you-watch" role="note">
      <strong>{t.youWatch}.</strong> {t.youWatchHelp}
    </p>
  );
}
