import { type PuzzleName, type PuzzleShelf, starsFor } from '@krcma/tableware/puzzle';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { nameFor } from '../home/new-table.ts';
import type { Frame, TableHost } from '../host/host.ts';
import type { Opening } from '../host/protocol.ts';
import type { GameId } from '../host/rules.ts';
import { PageHead } from '../pieces/page-head.tsx';
import { TroubleNote } from '../pieces/trouble.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { TableShell } from '../table/table-shell.tsx';
import { useFrame, useLocalHost } from '../table/use-host.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import { notePlayed, playedAt } from './begun-puzzles.ts';
import { dayOf, nameFrom, pathOf } from './puzzle-names.ts';
import { PuzzleOver } from './puzzle-over.tsx';
import { type KnownPuzzle, noteTry } from './puzzle-results.ts';
import { titleOf } from './puzzle-words.ts';
import { puzzleShelfOf } from './puzzles.ts';

interface Puzzle {
  readonly game: GameId;
  readonly shelf: PuzzleShelf;
  readonly name: PuzzleName;
}

function puzzleAt(game: GameId, text: string): Puzzle | undefined {
  const shelf = puzzleShelfOf(game);
  const name = shelf && nameFrom(shelf, text, dayOf(Date.now()));
  return shelf && name && { game, shelf, name };
}

/** One puzzle, by its address: a table of one seat that is begun anew as often as one likes. */
export default function PuzzlePage({ game, text }: { readonly game: GameId; readonly text: string }) {
  const t = usePageText().puzzle;
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(1);
  const puzzle = useMemo(() => puzzleAt(game, text), [game, text]);
  if (puzzle === undefined)
    return (
      <Instead>
        <p>{t.none}</p>
        <Link href={`/puzzle/${game}`} className="button">
          {t.all}
        </Link>
      </Instead>
    );
  const version = String(puzzle.shelf.version);
  return puzzle.name.kind === 'prepared' || (search.get('v') ?? version) === version ? (
    <PuzzleTable key={attempt} puzzle={puzzle} again={() => setAttempt(attempt + 1)} />
  ) : (
    <OtherVersion {...puzzle} />
  );
}

function Instead({ children }: { readonly children: React.ReactNode }) {
  const t = usePageText().puzzle;
  return (
    <main className="page" id="content">
      <PageHead title={t.today} />
      {children}
    </main>
  );
}

function OtherVersion({ game, shelf, name }: Puzzle) {
  const t = usePageText().puzzle;
  const { language } = useSettings();
  return (
    <Instead>
      <h2>{titleOf(name, shelf, language, t)}</h2>
      <p>{t.otherVersion}</p>
      <Link href={pathOf(game, name)} className="button primary">
        {t.thisVersion}
      </Link>
    </Instead>
  );
}

/** Notes the end of a try; gives how many were noted. */
function useTries(puzzle: Puzzle, stars: number | undefined): number {
  const [noted, setNoted] = useState(0);
  useEffect(() => {
    if (stars === undefined) return;
    noteTry(knownOf(puzzle), stars).then(
      () => setNoted(1),
      // A browser that keeps nothing lets one solve all the same.
      () => {},
    );
  }, [puzzle, stars]);
  return noted;
}

const knownOf = ({ game, shelf, name }: Puzzle): KnownPuzzle => ({ game, version: shelf.version, name });

/** Whoever comes back to it goes on where they left it. */
function useKept(puzzle: Puzzle, host: TableHost | undefined, frame: Frame | undefined): void {
  useEffect(() => {
    if (host === undefined || frame === undefined) return;
    const { outcome } = frame.seen;
    if (outcome !== undefined) notePlayed(knownOf(puzzle), []);
    // Whatever keeps the table from telling is told by the table itself.
    else
      host.record().then(
        ({ choices }) => notePlayed(knownOf(puzzle), choices),
        () => {},
      );
  }, [puzzle, host, frame]);
}

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  readonly again: () => void;
}

function PuzzleTable({ puzzle, again }: PuzzleTableProps) {
  const t = useText();
  const { game, name } = puzzle;
  const opening = useMemo(
    (): Opening => ({
      game,
      puzzle: name,
      seats: [{ player: 'person', name: nameFor(0, 'person', settings.get()) }],
      choices: playedAt(knownOf(puzzle)),
    }),
    [game, name, puzzle],
  );
  const host = useLocalHost(opening);
  const { frame, trouble } = useFrame(host);
  useKept(puzzle, host, frame);
  const ended = frame?.seen.outcome;
  const noted = useTries(puzzle, ended && starsFor(ended, puzzle.shelf));
  if (trouble)
    return (
      <main className="page" id="content">
        <TroubleNote trouble={trouble} />
      </main>
    );
  if (host === undefined || frame === undefined)
    return (
      <p className="loading" role="status">
        {t.loading}
      </p>
    );
  return (
    <TableShell
      host={host}
      frame={frame}
      game={game}
      ending={(outcome, onClose) => (
        <PuzzleOver
          {...puzzle}
          outcome={outcome}
          noted={noted}
          solution={host.solution}
          rating={host.rating}
          again={again}
          onClose={onClose}
        />
      )}
    />
  );
}
