import type { Shelved } from '../host/shelf.ts';
import { useText } from '../texts/index.ts';
import { BegunLessons } from '../tutorial/begun-lessons.tsx';
import { useTaughtLessons } from '../tutorial/use-taught-lessons.ts';
import { FinishedGames, ShelvedGames, waits } from './shelved-games.tsx';

interface ContinueProps {
  readonly shelf: readonly Shelved[];
  readonly changed: () => void;
}

/** What was begun here and waits to be gone on with. Fetched only where there is something. */
function ContinuePart({ shelf, changed }: ContinueProps) {
  const t = useText().shelf;
  const lessons = useTaughtLessons();
  const waiting = shelf.filter(waits);
  if (waiting.length + lessons.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title">{t.continue}</h2>
      <BegunLessons lessons={lessons} />
      {waiting.length > 0 && <ShelvedGames shelf={waiting} changed={changed} />}
    </section>
  );
}

/** What the first page shows of the games that are kept here: those that wait, and those that are over. */
export const keptParts = { ContinuePart, FinishedGames };
