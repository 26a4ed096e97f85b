import type { Way } from '@krcma/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { hasPuzzles, invitations, isTaught } from '../invitations.ts';
import { OnlineGameButton } from '../online/door.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useFrontText } from '../texts/front.ts';
import { Emblem } from './emblem.tsx';
import { layTable, quickPlan } from './new-table.ts';
import { preload } from './preload.ts';

const NewGameDialog = lazy(async () => ({ default: (await import('./new-game-dialog.tsx')).NewGameDialog }));

/** A game, and every way into it. */
export function GameCard({ game }: { readonly game: GameId }) {
  const t = useFrontText().homePage;
  const { language } = useSettings();
  const { name, blurb } = invitations[game][language];
  const { seats } = invitations[game];
  useEffect(() => preload(game, language), [game, language]);
  return (
    <article className="game-card" data-game={game}>
      <Emblem game={game} />
      <div className="words">
        <h3>{name}</h3>
        <p className="small">{t.players(seats.min, seats.max)}</p>
        <p>{blurb}</p>
      </div>
      <GameActions game={game} />
    </article>
  );
}

function GameActions({ game }: { readonly game: GameId }) {
  const t = useFrontText().homePage;
  const [, go] = useLocation();
  const [settingUp, setSettingUp] = useState<Way>();
  const { ways, ...invitation } = invitations[game];
  const [first, ...others] = ways;
  const words = invitation[useSettings().language].ways;
  const playNow = async () => go(`/table/${game}/${await layTable(quickPlan(game, settings.get()))}`);
  return (
    <div className="actions">
      <div className="ways-in">
        <button type="button" className="primary big" onClick={playNow} title={words[first.id]?.help}>
          {t.playNow}
        </button>
        {isTaught(game) && (
          <Link href={`/tutorial/${game}`} className="button">
            {t.tutorial}
          </Link>
        )}
        {hasPuzzles(game) && (
          <Link href={`/puzzle/${game}`} className="button">
            {t.puzzles}
          </Link>
        )}
        {others.map((way) => (
          <WayIn key={way.id} game={game} way={way} words={words[way.id]} open={() => setSettingUp(way)} />
        ))}
      </div>
      <div className="ways-in">
        <button type="button" data-set-up={game} onClick={() => setSettingUp(first)}>
          {t.newGame}
        </button>
        <OnlineGameButton game={game} />
        <Link href={`/rules/${game}`} className="button">
          {t.rules}
        </Link>
      </div>
      {settingUp && (
        <Suspense>
          <NewGameDialog game={game} way={settingUp} onClose={() => setSettingUp(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface WayInProps {
  readonly game: GameId;
  readonly way: Way;
  readonly words: { readonly label: string; readonly help: string } | undefined;
  readonly open: () => void;
}

/** A campaign has a page of its own, where it is begun and looked over; so have puzzles. */
function pageOf(game: GameId, { climbs, puzzles }: Way): string | undefined {
  if (puzzles) return `/puzzle/${game}#prepared`;
  return climbs === undefined ? undefined : `/campaign/${game}`;
}

function WayIn({ game, way, words, open }: WayInProps) {
  const page = pageOf(game, way);
  return page === undefined ? (
    <button type="button" data-way={way.id} title={words?.help} onClick={open}>
      {words?.label}
    </button>
  ) : (
    <Link href={page} className="button" data-way={way.id} title={words?.help}>
      {words?.label}
    </Link>
  );
}
