import type { Tutorial } from '@krcma/tableware/board';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { layTable, quickPlan } from '../home/new-table.ts';
import type { GameId } from '../host/rules.ts';
import { Icon } from '../pieces/icon.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import type { LessonModel } from './lesson-model.ts';
import { lessonsOf } from './lessons.ts';
import { progressOf } from './progress.ts';

interface CoachProps {
  readonly model: LessonModel;
  readonly tutorial: Tutorial;
  readonly at: number;
  readonly game: GameId;
  readonly lesson: string;
}

/** What the lesson says now. */
export function Coach(props: CoachProps) {
  const t = useText();
  const over = props.tutorial.steps[props.at] === undefined;
  return (
    <section className="coach" aria-live="polite" aria-label={t.homePage.tutorial}>
      {over ? <LessonOver {...props} /> : <Step {...props} />}
    </section>
  );
}

function Step({ model, tutorial, at, game, lesson }: CoachProps) {
  const t = usePageText().tutorial;
  const { language } = useSettings();
  const step = tutorial.steps[at];
  const total = tutorial.steps.length;
  const words = useRef<HTMLParagraphElement>(null);
  const title = lessonsOf(game).find(({ id }) => id === lesson)?.title[language];
  useEffect(() => {
    if (words.current !== null && at >= 0) words.current.scrollTop = 0;
  }, [at]);
  if (step === undefined) return null;
  return (
    <>
      <header>
        <small>{title}</small>
        <small>{t.step(at + 1, total)}</small>
        <progress value={at} max={total} aria-label={t.step(at + 1, total)} />
      </header>
      <p ref={words} className="coach-words">
        {tutorial.texts[language][step.say]}
      </p>
      <footer>
        {at > 0 && (
          <button type="button" className="coach-back" onClick={() => model.backTo(at - 1)}>
            <Icon name="previous" />
            {t.back}
          </button>
        )}
        {step.choice === undefined ? (
          <NextButton key={at} onClick={() => model.next()} />
        ) : (
          <em className="advice">{t.doThis}</em>
        )}
      </footer>
    </>
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

function LessonOver({ model, game, lesson }: CoachProps) {
  const t = usePageText().tutorial;
  const { language } = useSettings();
  const [, go] = useLocation();
  const play = async () => go(`/table/${game}/${await layTable(quickPlan(game, settings.get()))}`);
  const lessons = lessonsOf(game);
  const here = lessons.findIndex(({ id }) => id === lesson);
  const next = [...lessons.slice(here + 1), ...lessons.slice(0, here)].find(
    ({ id }) => progressOf(game, id)?.taken !== true,
  );
  return (
    <>
      <h2>{t.done}</h2>
      {next && (
        <Link href={`/tutorial/${game}/${next.id}`} className="button primary">
          {t.nextLesson(next.title[language])}
        </Link>
      )}
      <div className="row">
        <button type="button" className={next ? '' : 'primary'} onClick={play}>
          {t.playNow}
        </button>
        <button type="button" onClick={() => model.backTo(0)}>
          {t.again}
        </button>
        <Link href={`/tutorial/${game}`} className="button">
          {t.all}
        </Link>
      </div>
    </>
  );
}
