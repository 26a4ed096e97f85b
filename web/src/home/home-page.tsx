import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../host/rules.ts';
import { type Shelved, shelvedGames } from '../host/shelf.ts';
import { OnlineHome, OnlineTurns } from '../online/door.tsx';
import { Icon } from '../pieces/icon.tsx';
import { LANGUAGES, settings, useSettings } from '../settings/settings.ts';
import { frontTexts, useFrontText } from '../texts/front.ts';
import { begunLessons } from '../tutorial/progress.ts';
import type { keptParts } from './continue-part.tsx';
import { GameCard } from './game-card.tsx';
import { ImportButton } from './import-button.tsx';

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
}));

/** Milliseconds after which the page no longer waits for the shelf. */
const PATIENCE = 500;

interface Shelf {
  readonly games: readonly Shelved[];
  /** Show what waits and what is over; not there when nothing is kept. */
  readonly parts?: typeof keptParts;
}

const EMPTY: Shelf = { games: [] };

async function lookAtShelf(): Promise<Shelf> {
  const games = await shelvedGames().catch(() => []);
  if (games.length + begunLessons().length === 0) return EMPTY;
  const [{ keptParts: parts }, { shellText }] = await Promise.all([
    import('./continue-part.tsx'),
    import('../texts/index.ts'),
  ]);
  await shellText(settings.get().language);
  return { games, parts };
}

/** The games of this browser; undefined until they are known, so that nothing is pushed away under a finger. */
function useShelf() {
  const [shelf, setShelf] = useState<Shelf>();
  const look = useCallback(() => {
    lookAtShelf().then(setShelf, (error: unknown) =>
      // Games that cannot be shown are not gone: the page says that something is broken.
      setShelf(() => {
        throw error;
      }),
    );
  }, []);
  useEffect(() => {
    look();
    const timer = setTimeout(() => setShelf((known) => known ?? EMPTY), PATIENCE);
    return () => clearTimeout(timer);
  }, [look]);
  return { shelf, look };
}

/** Where it is one's move, what waits to be continued, and the games that are built. */
export function HomePage() {
  const t = useFrontText().homePage;
  const { shelf, look } = useShelf();
  return (
    <div className="home table-top">
      <HomeHeader />
      <main className="page" id="content">
        <OnlineTurns />
        {shelf?.parts && (
          <Suspense>
            <shelf.parts.ContinuePart shelf={shelf.games} changed={look} />
          </Suspense>
        )}
        {shelf && <Games />}
        {shelf && <OnlineHome />}
        {shelf && <YourGames shelf={shelf} changed={look} />}
      </main>
      <footer className="page small">
        <p>{t.unofficial}</p>
        <Link href="/about">{t.about}</Link>
      </footer>
    </div>
  );
}

function Games() {
  const t = useFrontText().homePage;
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

function YourGames({ shelf, changed }: { readonly shelf: Shelf; readonly changed: () => void }) {
  const t = useFrontText().homePage;
  const { games, parts } = shelf;
  return (
    <section aria-labelledby="yours-title">
      <h2 id="yours-title">{t.yours}</h2>
      {games.length === 0 && <p>{t.nothingKept}</p>}
      {parts && (
        <Suspense>
          <parts.FinishedGames shelf={games} changed={changed} />
        </Suspense>
      )}
      <div className="row">
        <Link href="/statistics" className="button">
          {t.statistics}
        </Link>
        <ImportButton changed={changed} />
      </div>
    </section>
  );
}

function HomeHeader() {
  const t = useFrontText();
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
              {frontTexts[each].languageName}
            </button>
          ))}
          <button
            type="button"
            className="icon-button"
            aria-label={t.homePage.settings}
            onClick={() => setOpen(true)}
          >
            <Icon name="settings" />
          </button>
        </div>
        <h1>Krčma</h1>
        <p>{t.tagline}</p>
      </div>
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
