import '../style/puzzle.css';
import type { Message, Outcome } from '@krcma/kernel';
import {
  MOST_STARS,
  type PuzzleName,
  type PuzzleRating,
  type PuzzleShelf,
  starsFor,
} from '@krcma/tableware/puzzle';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { ScoreSheet } from '../over/score-sheet.tsx';
import { Dialog } from '../pieces/dialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table-context.ts';
import { usePageText } from '../texts/pages.ts';
import { dayOf, nextOf, pathOf } from './puzzle-names.ts';
import { type PuzzleResult, resultIn, streakOf } from './puzzle-results.ts';
import { titleOf } from './puzzle-words.ts';
import { ShareResult } from './share-result.tsx';
import { Stars } from './stars.tsx';
import { useResults } from './use-results.ts';

interface PuzzleOverProps {
  readonly game: GameId;
  readonly shelf: PuzzleShelf;
  readonly name: PuzzleName;
  readonly outcome: Outcome;
  /** Grows when this try is kept. */
  readonly noted: number;
  readonly solution: () => Promise<readonly Message[]>;
  readonly rating: () => Promise<PuzzleRating | undefined>;
  readonly again: () => void;
  readonly onClose: () => void;
}

/** What comes from one thing alone is told by its sentence. */
const isBroken = ({ sheet, rivals = [] }: Outcome): boolean =>
  [...sheet, ...rivals.map(({ lines }) => lines)].some((lines) => lines.length > 1);

/** How well it was done, and what next. */
export function PuzzleOver(props: PuzzleOverProps) {
  const { game, shelf, name, outcome, noted, solution, rating, again, onClose } = props;
  const t = usePageText().puzzle;
  const { language } = useSettings();
  const { frame, tell } = useTable();
  const results = useResults(game, shelf.version, noted) ?? [];
  const judged = frame.story.at(-1);
  const stars = starsFor(outcome, shelf);
  const solved = stars === MOST_STARS;
  const next = nextOf(shelf, name);
  return (
    <Dialog title={solved ? t.best : t.worse} onClose={onClose} className="puzzle-over">
      <p className="small">{titleOf(name, shelf, language, t)}</p>
      <Stars stars={stars} />
      {judged && <p>{tell(judged.event)}</p>}
      {isBroken(outcome) && <ScoreSheet outcome={outcome} />}
      <Rated rating={rating} />
      <Tries result={resultIn(results, name)} streak={streakOf(results, dayOf(Date.now()))} />
      <ShareResult game={game} shelf={shelf} name={name} results={results} />
      <BestPlay solution={solution} />
      <div className="row">
        <button type="button" className={solved ? '' : 'primary'} onClick={again}>
          {t.tryAgain}
        </button>
        {next && (
          <Link href={pathOf(game, next)} className={`button ${solved ? 'primary' : ''}`}>
            {t.next}
          </Link>
        )}
        <Link href={`/puzzle/${game}`} className="button">
          {t.all}
        </Link>
        <button type="button" onClick={onClose}>
          {t.look}
        </button>
      </div>
    </Dialog>
  );
}

interface TriesProps {
  readonly result: PuzzleResult | undefined;
  readonly streak: number;
}

function Tries({ result, streak }: TriesProps) {
  const t = usePageText().puzzle;
  if (result === undefined) return null;
  const { tries, solvedOn } = result;
  return (
    <p>
      {solvedOn === undefined ? t.tried(tries) : t.solved(tries)}
      {streak > 0 && ` · ${t.streak(streak)}`}
    </p>
  );
}

/** How hard it is: told afterwards, for it is a clue. */
function Rated({ rating }: Pick<PuzzleOverProps, 'rating'>) {
  const t = usePageText().puzzle;
  const [rated, setRated] = useState<PuzzleRating>();
  useEffect(() => {
    rating().then(setRated, () => {});
  }, [rating]);
  if (rated === undefined) return null;
  return (
    <p className="rated">
      {t.bests(rated.bests)} {t.astray(rated.astray)}
    </p>
  );
}

/** How it is played best, for who asks. */
function BestPlay({ solution }: Pick<PuzzleOverProps, 'solution'>) {
  const t = usePageText().puzzle;
  const { say } = useTable();
  const [asked, setAsked] = useState(false);
  const [steps, setSteps] = useState<readonly Message[]>();
  const show = () => {
    setAsked(true);
    solution().then(setSteps, () => setAsked(false));
  };
  if (!asked)
    return (
      <button type="button" className="show-best" onClick={show}>
        {t.showBest}
      </button>
    );
  return (
    <section className="best-play" aria-live="polite">
      <h3>{t.bestPlay}</h3>
      {steps === undefined ? (
        <p>{t.finding}</p>
      ) : (
        <ol>
          {[...steps.entries()].map(([place, step]) => (
            <li key={place}>{say(step)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
