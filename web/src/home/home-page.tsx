import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { hasTutorial, invitations } from '../games.ts';
import { GAME_IDS, type GameId } from '../host/rules.ts';
import { type Shelved, shelvedGames } from '../host/shelf.ts';
import { OnlineGameButton, OnlineHome } from '../online/door.tsx';
import { Icon } from '../pieces/icon.tsx';
import { LANGUAGES, settings, useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { shellTexts, useText } from '../texts/index.ts';
import { BegunLessons } from '../tutorial/begun-lessons.tsx';
import { ContinueList } from './continue-list.tsx';
import { Emblem } from './emblem.tsx';
import { ImportButton } from './import-button.tsx';
import { layTable, quickPlan } from './new-table.ts';
import { preload } from './preload.ts';

const NewGameDialog = lazy(async () => ({ default: (await import('./new-game-dialog.tsx')).NewGameDialog }));

/** The games that are built, and the ones that wait to be continued. */
export function HomePage() {
  const t = useText();
  const [shelf, setShelf] = useState<readonly Shelved[]>([]);
  const look = () => {
    shelvedGames().then(setShelf, () => {});
  };
  useEffect(look, []);
  return (
    <div className="home table-top">
      <HomeHeader />
      <main className="page" id="content">
        <section aria-labelledby="games-title">
          <h2 id="games-title">{t.homePage.games}</h2>
          <ul className="games">
            {GAME_IDS.map((game) => (
              <li key={game}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </section>
        <OnlineHome />
        <section aria-labelledby="continue-title">
          <h2 id="continue-title">{t.homePage.continue}</h2>
          <BegunLessons />
          <ContinueList shelf={shelf} changed={look} />
          <ImportButton changed={look} />
        </section>
      </main>
      <footer className="page small">
        <p>{t.homePage.unofficial}</p>
        <Link href="/about">{t.homePage.about}</Link>
      </footer>
    </div>
  );
}

function HomeHeader() {
  const t = useText();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <header className="home-header">
      <div className="page">
        <div className="tools">
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => settings.set({ language: each })}
            >
              {shellTexts[each].languageName}
            </button>
          ))}
          <button
            type="button"
            className="icon-button"
            aria-label={t.settings.title}
            onClick={() => setOpen(true)}
          >
            <Icon name="settings" />
          </button>
        </div>
        <h1>Krčma</h1>
        <p>{t.tagline}</p>
      </div>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}

function GameCard({ game }: { readonly game: GameId }) {
  const t = useText().homePage;
  const { language } = useSettings();
  const { name, blurb } = invitations[game][language];
  const { seats } = invitations[game];
  useEffect(() => preload(game, language), [game, language]);
  return (
    <article className="game-card" data-game={game}>
      <Emblem game={game} />
      <div>
        <h3>{name}</h3>
        <p className="small">{t.players(seats.min, seats.max)}</p>
        <p>{blurb}</p>
      </div>
      <GameActions game={game} />
    </article>
  );
}

function GameActions({ game }: { readonly game: GameId }) {
  const t = useText().homePage;
  const [, go] = useLocation();
  const [settingUp, setSettingUp] = useState(false);
  const playNow = async () => go(`/table/${game}/${await layTable(quickPlan(game, settings.get()))}`);
  return (
    <div className="actions">
      <button type="button" className="primary big" onClick={playNow} title={t.playNowHelp}>
        {t.playNow}
      </button>
      {hasTutorial(game) && (
        <Link href={`/tutorial/${game}`} className="button">
          {t.tutorial}
        </Link>
      )}
      <button type="button" data-set-up={game} onClick={() => setSettingUp(true)}>
        {t.newGame}
      </button>
      <OnlineGameButton game={game} />
      <Link href={`/rules/${game}`} className="button">
        {t.rules}
      </Link>
      {settingUp && (
        <Suspense>
          <NewGameDialog game={game} onClose={() => setSettingUp(false)} />
        </Suspense>
      )}
    </div>
  );
}
