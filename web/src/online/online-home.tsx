import '../style/online.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useSession, whoAmI } from './session.ts';
import { TableList } from './table-list.tsx';
import { wantsMe } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useMyTables } from './use-lists.ts';

/** The online part of the first page: the way to the tables, and those of one's own that wait for others. */
export default function OnlineHome() {
  const t = useOnlineText();
  const { profile } = useSession();
  const mine = useMyTables().filter((card) => !wantsMe(card, profile?.id));
  useEffect(() => void whoAmI(), []);
  return (
    <section aria-labelledby="online-title">
      <h2 id="online-title">{mine.length > 0 ? t.home.waiting : t.online}</h2>
      <TableList cards={mine} label={() => t.lobby.open} />
      <div className="row online-links">
        <Link href="/lobby" className="button">
          {t.home.lobby}
        </Link>
        <Link href="/account" className="button">
          {profile?.name ?? t.home.account}
        </Link>
      </div>
    </section>
  );
}
