import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../host/rules.ts';
import { type Shelved, shelvedGames } from '../host/shelf.ts';
import { OnlineHome, OnlineTurns } from '../online/door.tsx';
import { Icon } from '../pieces/icon.tsx';
import { LANGUAGES, settings, useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { shellTexts, useText } from '../texts/index.ts';
import { BegunLessons } from '../tutorial/begun-lessons.tsx';
import { begunIn, useProgress } from '../tutorial/progress.ts';
import { ContinueList } from './continue-list.tsx';
import { GameCard } from './game-card.tsx';
import { ImportButton } from './import-button.tsx';

/** Milliseconds after which the page no longer waits for the shelf. */
const PATIENCE = 500;

/** The games of this browser; undefined until they are known, so that nothing is pushed away under a finger. */
function useShelf() {
  const [shelf, setShelf] = useState<readonly Shelved[]>();
  const look = useCallback(() => {
    shelvedGames().then(setShelf, () => setShelf([]));
  }, []);
  useEffect(() => {
    look();
    const timer = setTimeout(() => setShelf((known) => known ?? []), PATIENCE);
    return () => clearTimeout(timer);
  }, [look]);
  return { shelf, look };
}

/** Where it is one's move, what waits to be continued, and the games that are built. */
export function HomePage() {
  const t = useText().homePage;
  const { shelf, look } = useShelf();
  const lessons = begunIn(useProgress()).length;
  return (
    <div className="home table-top">
      <HomeHeader />
      <main className="page" id="content">
        <OnlineTurns />
        {shelf && shelf.length + lessons > 0 && (
          <section aria-labelledby="continue-title">
            <h2 id="continue-title">{t.continue}</h2>
            <BegunLessons />
            <ContinueList shelf={shelf} changed={look} />
          </section>
        )}
        {shelf && <Games />}
        {shelf && <OnlineHome />}
        {shelf && <YourGames empty={shelf.length === 0} changed={look} />}
      </main>
      <footer className="page small">
        <p>{t.unofficial}</p>
        <Link href="/about">{t.about}</Link>
      </footer>
    </div>
  );
}

function Games() {
  const t = useText().homePage;
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title">{t.games}</h2>
      <ul className="games">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function YourGames({ empty, changed }: { readonly empty: boolean; readonly changed: () => void }) {
  const t = useText();
  return (
    <section aria-labelledby="yours-title">
      <h2 id="yours-title">{t.homePage.yours}</h2>
      {empty && <p>{t.homePage.nothingKept}</p>}
      <div className="row">
        <Link href="/statistics" className="button">
          {t.statistics.title}
        </Link>
        <ImportButton changed={changed} />
      </div>
    </section>
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
