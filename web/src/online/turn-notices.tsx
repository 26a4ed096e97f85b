import '../style/online.css';
import { playSound, setSounds } from '@krcma/tableware/sounds';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../pieces/icon.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { api } from './api.ts';
import type { Turn } from './connection.ts';
import { connection } from './page-connection.ts';
import { useSession, whoAmI } from './session.ts';
import { gameName, pathOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';

/** Tells in every page that another table waits. */
export default function TurnNotices() {
  const t = useOnlineText().notices;
  const { close } = useText();
  const { language } = useSettings();
  const [turns, setTurns] = useTurns();
  const [path] = useLocation();
  const waiting = turns.filter(({ table }) => !path.includes(table));
  useTitleBadge(waiting.length > 0);
  const turn = waiting[0];
  if (turn === undefined) return <div className="turn-notice" role="status" hidden />;
  const dismiss = () => setTurns(turns.filter(({ table }) => table !== turn.table));
  return (
    <div className="turn-notice" role="status">
      <span>{t.turn(gameName(turn.game, language))}</span>
      <Link href={pathOf({ game: turn.game, id: turn.table })} className="button primary" onClick={dismiss}>
        {t.go}
      </Link>
      <button type="button" className="icon-button" aria-label={close} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Listens only while somebody has tables that may wait. */
function useTurns() {
  const { profile } = useSession();
  const user = profile?.id;
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [path] = useLocation();
  const [plays, setPlays] = useState(false);
  useEffect(() => void whoAmI(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have laid or left a table
  useEffect(() => {
    if (user === undefined) setPlays(false);
    else
      api.myTables().then(
        (tables) => setPlays(tables.length > 0),
        () => {},
      );
  }, [user, path]);
  useEffect(() => {
    if (!plays) return;
    return connection().onTurn((turn) => {
      setTurns((before) => [...before.filter(({ table }) => table !== turn.table), turn]);
      if (location.pathname.includes(turn.table)) return;
      setSounds(settings.get().sound);
      playSound('bell');
    });
  }, [plays]);
  // Whoever looks at a table knows.
  useEffect(() => setTurns((before) => before.filter(({ table }) => !path.includes(table))), [path]);
  return [turns, setTurns] as const;
}

const MARK = '(!) ';

function useTitleBadge(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const mark = () => {
      if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    };
    mark();
    const watcher = new MutationObserver(mark);
    const title = document.querySelector('title');
    if (title) watcher.observe(title, { childList: true });
    return () => {
      watcher.disconnect();
      document.title = document.title.replace(MARK, '');
    };
  }, [on]);
}
