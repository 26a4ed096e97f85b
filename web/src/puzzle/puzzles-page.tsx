import '../style/lessons.css';
import '../style/puzzle.css';
import type { PuzzleName, PuzzleShelf } from '@krcma/tableware/puzzle';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { Icon } from '../pieces/icon.tsx';
import { PageHead } from '../pieces/page-head.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { Difficulty } from './difficulty.tsx';
import { dayBefore, dayOf, pathOf, textOf } from './puzzle-names.ts';
import { type PuzzleResult, progressIn, resultIn, streakOf } from './puzzle-results.ts';
import { difficultyOf, titleOf } from './puzzle-words.ts';
import { puzzleShelfOf } from './puzzles.ts';
import { Stars } from './stars.tsx';
import { useResults } from './use-results.ts';

/** The puzzles of a game: today's, as many others as one likes, and those of the rulebook. */
export default function PuzzlesPage({ game }: { readonly game: GameId }) {
  const t = usePageText().puzzle;
  const { language } = useSettings();
  const shelf = puzzleShelfOf(game);
  return (
    <main className="page" id="content">
      <PageHead title={t.title(invitations[game][language].name)} />
      {shelf === undefined ? <p>{t.none}</p> : <Puzzles game={game} shelf={shelf} />}
    </main>
  );
}

interface ShelfProps {
  readonly game: GameId;
  readonly shelf: PuzzleShelf;
}

const EARLIER_DAYS = 6;

function earlierThan(today: string): string[] {
  const days: string[] = [];
  for (let day = dayBefore(today); days.length < EARLIER_DAYS; day = dayBefore(day)) days.push(day);
  return days;
}

function Puzzles({ game, shelf }: ShelfProps) {
  const t = usePageText().puzzle;
  const { language } = useSettings();
  const results = useResults(game, shelf.version);
  const today = dayOf(Date.now());
  const streak = streakOf(results ?? [], today);
  const daily = (date: string): PuzzleName => ({ kind: 'daily', date });
  const list = { game, shelf, results };
  return (
    <div className="puzzles">
      <p className="lessons-help">{shelf.task[language]}</p>
      <Part title={t.today} note={streak > 0 ? t.streak(streak) : undefined}>
        <PuzzleList {...list} names={[daily(today)]} />
      </Part>
      <Part title={t.endless}>
        <Endless {...list} />
      </Part>
      {shelf.prepared.length > 0 && (
        <Part title={t.prepared} id="prepared">
          <PuzzleList {...list} names={shelf.prepared.map(({ id }) => ({ kind: 'prepared', id }))} />
        </Part>
      )}
      <Part title={t.earlier}>
        <PuzzleList {...list} names={earlierThan(today).map(daily)} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** By which an address leads here. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part that the address names comes into sight: it was not there yet when the browser looked for it. */
const soughtIn = (part: HTMLElement | null): void => {
  if (part !== null && part.id !== '' && location.hash === `#${part.id}`) part.scrollIntoView();
};

function Part({ title, note, id, children }: PartProps) {
  return (
    <section id={id} ref={soughtIn}>
      <h2>
        {title} {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

interface ListProps extends ShelfProps {
  readonly results: readonly PuzzleResult[] | undefined;
}

function PuzzleList({ names, results, ...of }: ListProps & { readonly names: readonly PuzzleName[] }) {
  return (
    <ul className="lessons">
      {names.map((name) => (
        <li key={textOf(name)}>
          <PuzzleLine {...of} name={name} result={results && resultIn(results, name)} />
        </li>
      ))}
    </ul>
  );
}

interface LineProps extends ShelfProps {
  readonly name: PuzzleName;
  readonly result: PuzzleResult | undefined;
}

function PuzzleLine({ game, shelf, name, result }: LineProps) {
  const t = usePageText().puzzle;
  const { language } = useSettings();
  const difficulty = difficultyOf(name, shelf);
  const solved = result?.solvedOn !== undefined;
  return (
    <Link href={pathOf(game, name)} className="lesson" data-puzzle={textOf(name)}>
      <strong>{titleOf(name, shelf, language, t)}</strong>
      {difficulty !== undefined && <Difficulty difficulty={difficulty} of={shelf.difficulties} />}
      {result && (
        <small>
          {solved ? <Icon name="check" size={14} /> : <Stars stars={result.stars ?? 0} />}{' '}
          {solved ? t.solved(result.tries) : t.tried(result.tries)}
        </small>
      )}
      <span className="lesson-go">{solved ? t.again : t.solve}</span>
    </Link>
  );
}

/** Of each difficulty the first one that is not solved yet. */
function Endless({ game, shelf, results = [] }: ListProps) {
  const t = usePageText().puzzle;
  const all = Array.from({ length: shelf.difficulties }, (_, index) => index + 1);
  return (
    <ul className="lessons">
      {all.map((difficulty) => {
        const { solved, next } = progressIn(results, difficulty);
        const name: PuzzleName = { kind: 'endless', difficulty, number: next };
        return (
          <li key={difficulty}>
            <Link href={pathOf(game, name)} className="lesson" data-difficulty={difficulty}>
              <strong>
                <Difficulty difficulty={difficulty} of={shelf.difficulties} />
              </strong>
              {solved > 0 && <small>{t.solvedOf(solved)}</small>}
              <span className="lesson-go">{t.solve}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
