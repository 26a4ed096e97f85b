import type { Json } from '@krcma/kernel';
import type { Tutorial } from '@krcma/tableware/board';
import { use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadTutorial } from '../games.ts';
import { nameFor } from '../home/new-table.ts';
import type { Opening } from '../host/protocol.ts';
import type { GameId } from '../host/rules.ts';
import { TroubleNote } from '../pieces/trouble.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { type Lesson, TableShell } from '../table/table-shell.tsx';
import { useFrame, useLocalHost } from '../table/use-host.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import { Coach } from './coach.tsx';
import { LessonModel, playedBefore } from './lesson-model.ts';
import { cameTo, progressOf } from './progress.ts';

interface LessonName {
  readonly game: GameId;
  readonly lesson: string;
}

/** A lesson: it teaches by doing, and goes on where it was left. */
export default function TutorialPage({ game, lesson }: LessonName) {
  const pages = usePageText();
  const tutorial = use(loadTutorial(game, lesson));
  if (tutorial === undefined)
    return (
      <main className="page" id="content">
        <p>{pages.tutorial.none}</p>
        <Link href={`/tutorial/${game}`} className="button">
          {pages.tutorial.all}
        </Link>
      </main>
    );
  return <TutorialTable game={game} lesson={lesson} tutorial={tutorial} />;
}

/** Allows nothing while the learner reads: no choice has this id. */
const NOTHING = '';

/** The step the learner had come to. */
const keptStep = ({ game, lesson }: LessonName, { steps }: Tutorial): number =>
  Math.max(
    0,
    steps.findIndex(({ say }) => say === progressOf(game, lesson)?.say),
  );

function TutorialTable({ tutorial, ...name }: LessonName & { readonly tutorial: Tutorial }) {
  const t = useText();
  const { game } = name;
  const [start] = useState(() => keptStep(name, tutorial));
  const openingAt = useMemo(() => openingsOf(game, tutorial), [game, tutorial]);
  const opening = useMemo(() => openingAt(start), [openingAt, start]);
  const host = useLocalHost(opening);
  const { frame, trouble } = useFrame(host);
  const model = useMemo(
    () => host && new LessonModel(host, tutorial, openingAt, start),
    [host, tutorial, openingAt, start],
  );
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
  return <LessonTable {...name} host={host} frame={frame} model={model} tutorial={tutorial} />;
}

/** The table of a lesson as it lies before each step. */
function openingsOf(game: GameId, tutorial: Tutorial): (at: number) => Opening {
  const { seats, seed, options, arrangement } = tutorial.setup;
  const kept = settings.get();
  return (at) => ({
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
    played: playedBefore(tutorial, at),
  });
}

type TableShellProps = Parameters<typeof TableShell>[0];

interface LessonTableProps extends LessonName, Pick<TableShellProps, 'host' | 'frame'> {
  readonly model: LessonModel;
  readonly tutorial: Tutorial;
}

function LessonTable({ model, tutorial, lesson: id, game, ...table }: LessonTableProps) {
  const { at, begunAt } = useStore(model.state);
  useEffect(() => cameTo(game, id, tutorial.steps, at), [game, id, tutorial, at]);
  const step = tutorial.steps[at];
  const lesson: Lesson = useMemo(
    () => ({
      coach: <Coach model={model} tutorial={tutorial} at={at} game={game} lesson={id} />,
      only: begunAt === undefined ? NOTHING : (step?.choice ?? NOTHING),
      thing: step?.thing,
      at,
    }),
    [model, tutorial, at, begunAt, step, game, id],
  );
  return <TableShell {...table} game={game} lesson={lesson} />;
}
