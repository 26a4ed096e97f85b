import type { TableCard } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, type GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { api, type Rated } from './api.ts';
import { CreateDialog } from './create-dialog.tsx';
import { Page, Sheet } from './page-head.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useSession, whoAmI } from './session.ts';
import { TableList } from './table-list.tsx';
import { freeSeats, gameName, seatOf, waitsFor } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useLobby, useMyTables } from './use-lists.ts';
import { useTitle } from './use-title.ts';

/** Tables to go on with, to join and to watch. */
export default function LobbyPage() {
  const t = useOnlineText();
  const { profile } = useSession();
  const [creating, setCreating] = useState(false);
  const mine = useMyTables();
  const { cards, refusal } = useLobby();
  const others = cards.filter((card) => seatOf(card, profile?.id) < 0);
  useEffect(() => void whoAmI(), []);
  useTitle(t.lobby.title);
  const first = GAME_IDS[0];
  return (
    <Page
      title={t.lobby.title}
      tools={
        <Link href="/account" className="button">
          {profile?.name ?? t.home.account}
        </Link>
      }
    >
      <div className="sheets">
        <button type="button" className="primary big" onClick={() => setCreating(true)}>
          {t.lobby.create}
        </button>
        <RefusalNote refusal={refusal} />
        {profile?.nameTaken && (
          <p className="reason">
            {t.account.nameTaken} <Link href="/account">{t.account.title}</Link>
          </p>
        )}
        <MyTables cards={mine} />
        <OtherTables cards={others} />
        <BestRated />
      </div>
      {creating && first && <CreateDialog game={first} onClose={() => setCreating(false)} />}
    </Page>
  );
}

function MyTables({ cards }: { readonly cards: readonly TableCard[] }) {
  const t = useOnlineText().lobby;
  const { profile } = useSession();
  return (
    <Sheet id="mine" title={t.mine}>
      <TableList
        cards={cards}
        none={t.noneMine}
        label={(card) => (waitsFor(card, profile?.id) ? t.goOn : t.open)}
      />
    </Sheet>
  );
}

function OtherTables({ cards }: { readonly cards: readonly TableCard[] }) {
  const t = useOnlineText().lobby;
  const toJoin = cards.filter((card) => card.status === 'open' && freeSeats(card) > 0);
  const toWatch = cards.filter((card) => card.status === 'playing' && card.spectators);
  return (
    <>
      <Sheet id="to-join" title={t.toJoin}>
        <TableList cards={toJoin} none={t.noneToJoin} label={() => t.join} />
      </Sheet>
      <Sheet id="to-watch" title={t.toWatch}>
        <TableList cards={toWatch} none={t.noneToWatch} label={() => t.watch} />
      </Sheet>
    </>
  );
}

function BestRated() {
  return GAME_IDS.map((game) => <BestOf key={game} game={game} />);
}

function BestOf({ game }: { readonly game: GameId }) {
  const t = useOnlineText();
  const shell = useText();
  const { language } = useSettings();
  const [best, setBest] = useState<readonly Rated[]>([]);
  useEffect(() => void api.ratings(game).then(setBest, () => {}), [game]);
  if (best.length === 0) return null;
  return (
    <Sheet id={`best-${game}`} title={`${t.lobby.best}: ${gameName(game, language)}`}>
      <ol className="best">
        {best.slice(0, 10).map(({ name, rating }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is its number
          <li key={index}>
            <span>{name || shell.defaultName(0)}</span> <strong>{Math.round(rating)}</strong>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
