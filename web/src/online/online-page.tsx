import '../style/online.css';
import type { TableCard } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { type GameId, isGameId } from '../host/rules.ts';
import { api } from './api.ts';
import { NameGate } from './name-gate.tsx';
import { OnlineTable } from './online-table.tsx';
import { Refused } from './refused.ts';
import { useSession, whoAmI } from './session.ts';
import { pathOf } from './table-words.ts';
import { TroublePage } from './trouble-page.tsx';
import { Waiting } from './waiting.tsx';
import { whenThere } from './when-there.ts';

/** A table of the server: the room before the game, the game, and its replay. */
export default function OnlinePage({ game, id }: { readonly game: GameId; readonly id: string }) {
  const { asked, profile } = useSession();
  const known = profile !== undefined;
  const peeked = usePeek(id, asked && !known);
  useEffect(() => void whoAmI(), []);
  if (known || isOver(peeked)) return <OnlineTable game={game} id={id} />;
  if (!asked || peeked === undefined) return <Waiting />;
  if (peeked instanceof Refused && peeked.code !== 'not-signed-in')
    return <TroublePage refusal={{ code: peeked.code, sentence: peeked.message }} />;
  return <NameGate game={game} card={peeked instanceof Refused ? undefined : peeked} />;
}

/** An address that does not say which game it is, as notices have it. */
export function AnyOnlinePage({ id }: { readonly id: string }) {
  const peeked = usePeek(id, true);
  if (peeked === undefined) return <Waiting />;
  if (peeked instanceof Refused)
    return <TroublePage refusal={{ code: peeked.code, sentence: peeked.message }} />;
  return isGameId(peeked.game) ? <Redirect to={pathOf(peeked)} replace /> : <Redirect to="/lobby" replace />;
}

/** A look at a table by somebody who has not said their name yet. */
function usePeek(id: string, wanted: boolean): TableCard | Refused | undefined {
  const [peeked, setPeeked] = useState<TableCard | Refused>();
  useEffect(() => {
    if (wanted) whenThere(() => api.table(id)).then(setPeeked, (error: Refused) => setPeeked(error));
  }, [id, wanted]);
  return peeked;
}

const isOver = (peeked: TableCard | Refused | undefined): boolean =>
  peeked !== undefined &&
  !(peeked instanceof Refused) &&
  (peeked.status === 'over' || peeked.status === 'abandoned');
