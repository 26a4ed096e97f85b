import '../style/online.css';
import { useEffect } from 'react';
import { useSession, whoAmI } from './session.ts';
import { TableList } from './table-list.tsx';
import { wantsMe } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useMyTables } from './use-lists.ts';

/** Before anything else on the first page: the tables where others wait for me. */
export default function OnlineTurns() {
  const t = useOnlineText();
  const { profile } = useSession();
  const mine = useMyTables().filter((card) => wantsMe(card, profile?.id));
  useEffect(() => void whoAmI(), []);
  if (mine.length === 0) return null;
  return (
    <section className="your-move" aria-labelledby="turns-title">
      <h2 id="turns-title">{t.home.yourMove}</h2>
      <TableList cards={mine} label={() => t.lobby.goOn} />
    </section>
  );
}
