import { useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { useStore } from '../store.ts';
import type { CompanyParts } from '../table/company-parts.ts';
import { TableShell } from '../table/table-shell.tsx';
import { useFrame } from '../table/use-host.ts';
import { api } from './api.ts';
import { Chat, ChatButton } from './chat.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { CompanyNotes } from './company-notes.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { Invitation, RematchHelp } from './next-game.tsx';
import type { OnlineHost } from './online-host.ts';
import { SeatNote, SilenceNote } from './seat-note.tsx';
import { ShareReplay } from './share-replay.tsx';
import { pathOf } from './table-words.ts';
import { TroublePage } from './trouble-page.tsx';
import { useOnlineHost } from './use-online-host.ts';
import { Waiting } from './waiting.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { Watching, YouWatch } from './watching.tsx';

export function OnlineTable({ game, id }: { readonly game: GameId; readonly id: string }) {
  const host = useOnlineHost(id);
  return host === undefined ? <Waiting /> : <HostedTable key={id} host={host} game={game} />;
}

function HostedTable({ host, game }: { readonly host: OnlineHost; readonly game: GameId }) {
  const { frame } = useFrame(host);
  const { card, seat, gone } = useStore(host.gathering);
  if (gone) return <TroublePage refusal={gone} />;
  if (card !== undefined && card.game !== game) return <Redirect to={pathOf(card)} replace />;
  if (card?.status === 'open')
    return (
      <>
        <WaitingRoom card={card} game={game} seat={seat} tools={<ChatButton host={host} />} />
        <Chat host={host} />
        <ConnectionNote />
      </>
    );
  if (card === undefined || frame === undefined)
    return (
      <>
        <Waiting />
        <ConnectionNote />
      </>
    );
  return <PlayedTable host={host} game={game} />;
}

function PlayedTable({ host, game }: { readonly host: OnlineHost; readonly game: GameId }) {
  const { frame } = useFrame(host);
  const { card, seat } = useStore(host.gathering);
  const [, go] = useLocation();
  const company = useMemo(() => partsOf(host), [host]);
  if (frame === undefined || card === undefined) return null;
  const rematch = async () => go(pathOf(await api.rematch(card.id)));
  return (
    <TableShell
      host={host}
      frame={frame}
      game={game}
      company={company}
      {...(seat !== undefined && card.rematch === undefined && { rematch: () => rematch().catch(() => {}) })}
    />
  );
}

const partsOf = (host: OnlineHost): CompanyParts => ({
  tools: (
    <>
      <Watching host={host} />
      <ChatButton host={host} />
    </>
  ),
  seat: (seat) => <SeatNote host={host} seat={seat} />,
  spectator: <YouWatch host={host} />,
  silence: (answer) => <SilenceNote host={host} answer={answer} />,
  notes: <CompanyNotes host={host} />,
  menu: (close) => <CompanyMenu host={host} close={close} />,
  invitation: <Invitation host={host} />,
  afterwards: (
    <>
      <RematchHelp host={host} />
      <ShareReplay host={host} />
    </>
  ),
});
