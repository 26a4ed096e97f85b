import type { Json } from '@krcma/kernel';
import type { Tutorial } from '@krcma/tableware/board';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadTutorial } from '../games.ts';
import { layTable, nameFor, quickPlan } from '../home/new-table.ts';
import type { Opening } from '../host/protocol.ts';
import type { GameId } from '../host/rules.ts';
import { TroubleNote } from '../pieces/trouble.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { type Lesson, TableShell } from '../table/table-shell.tsx';
import { useFrame, useLocalHost } from '../table/use-host.ts';
import { useText } from '../texts/index.ts';
import { LessonModel } from './lesson-model.ts';

/** A first game that teaches by doing. */
export default function TutorialPage({ game }: { readonly game: GameId }) {
  const t = useText();
  const tutorial = use(loadTutorial(game));
  const [round, setRound] = useState(0);
  if (tutorial === undefined)
    return (
      <main className="page" id="content">
        <p>{t.tutorial.none}</p>
        <Link href="/" className="button">
          {t.home}
        </Link>
      </main>
    );
  return <TutorialTable key={round} game={game} tutorial={tutorial} again={() => setRound(round + 1)} />;
}

interface TutorialTableProps {
  readonly game: GameId;
  readonly tutorial: Tutorial;
  readonly again: () => void;
}

/** Allows nothing while the learner reads: no choice has this id. */
const NOTHING = '';

function TutorialTable({ game, tutorial, again }: TutorialTableProps) {
  const t = useText();
  const opening = useMemo(() => openingOf(game, tutorial), [game, tutorial]);
  const host = useLocalHost(opening);
  const { frame, trouble } = useFrame(host);
  const model = useMemo(() => host && new LessonModel(host, tutorial), [host, tutorial]);
  const there = frame !== undefined;
  useEffect(() => {
    if (there) model?.begin();
  }, [model, there]);
  useEffect(() => {
    if (frame) model?.see(frame);
  }, [model, frame]);
  if (trouble)
    return (
      <main className="page" id="content">
        <TroubleNote trouble={trouble} />
      </main>
    );
  if (host === undefined || frame === undefined || model === undefined)
    return (
      <p className="loading" role="status">
        {t.loading}
      </p>
    );
  return (
    <LessonTable host={host} frame={frame} game={game} model={model} tutorial={tutorial} again={again} />
  );
}

function openingOf(game: GameId, { setup }: Tutorial): Opening {
  const { seats, seed, options, arrangement } = setup;
  const kept = settings.get();
  return {
    game,
    setup: {
      seats,
      seed,
      ...(options && { options }),
      ...(arrangement !== undefined && { arrangement: arrangement as Json }),
    },
    seats: Array.from({ length: seats }, (_, seat) => ({
      player: seat === 0 ? 'person' : 'lesson',
      name: nameFor(seat, seat === 0 ? 'person' : 'greedy', kept),
    })),
  };
}

type TableShellProps = Parameters<typeof TableShell>[0];

function LessonTable({
  model,
  tutorial,
  again,
  ...table
}: Pick<TableShellProps, 'host' | 'frame' | 'game'> & {
  readonly model: LessonModel;
  readonly tutorial: Tutorial;
  readonly again: () => void;
}) {
  const { at, begunAt } = useStore(model.state);
  const step = tutorial.steps[at];
  const lesson: Lesson = useMemo(
    () => ({
      coach: <Coach model={model} tutorial={tutorial} at={at} game={table.game} again={again} />,
      only: begunAt === undefined ? NOTHING : (step?.choice ?? NOTHING),
      thing: step?.thing,
    }),
    [model, tutorial, at, begunAt, step, table.game, again],
  );
  return <TableShell {...table} lesson={lesson} />;
}

interface CoachProps {
  readonly model: LessonModel;
  readonly tutorial: Tutorial;
  readonly at: number;
  readonly game: GameId;
  readonly again: () => void;
}

/** What the lesson says now. */
function Coach({ model, tutorial, at, game, again }: CoachProps) {
  const t = useText();
  const { language } = useSettings();
  const step = tutorial.steps[at];
  const total = tutorial.steps.length;
  return (
    <section className="coach" aria-live="polite" aria-label={t.homePage.tutorial}>
      {step === undefined ? (
        <LessonOver game={game} again={again} />
      ) : (
        <>
          <small>{t.tutorial.step(at + 1, total)}</small>
          <progress value={at} max={total} aria-label={t.tutorial.step(at + 1, total)} />
          <p>{tutorial.texts[language][step.say]}</p>
          {step.choice === undefined ? (
            <NextButton key={at} onClick={() => model.next()} />
          ) : (
            <p className="advice">{t.tutorial.doThis}</p>
          )}
        </>
      )}
    </section>
  );
}

/** Has the focus as soon as there is something to read. */
function NextButton({ onClick }: { readonly onClick: () => void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="primary" onClick={onClick}>
      {t.next}
    </button>
  );
}

function LessonOver({ game, again }: { readonly game: GameId; readonly again: () => void }) {
  const t = useText().tutorial;
  const [, go] = useLocation();
  const play = async () => go(`/table/${game}/${await layTable(quickPlan(game, settings.get()))}`);
  return (
    <>
      <h2>{t.done}</h2>
      <div className="row">
        <button type="button" className="primary" onClick={play}>
          {t.playNow}
        </button>
        <button type="button" onClick={again}>
          {t.again}
        </button>
        <Link href="/" className="button">
          {t.leave}
        </Link>
      </div>
    </>
  );
}
