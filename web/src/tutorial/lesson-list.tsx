import { Link } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { lessonsOf } from './lessons.ts';
import { useProgressOf } from './progress.ts';
import '../style/lessons.css';

/** The lessons of a game: what each teaches, how long it takes and how far one has come. */
export function LessonList({ game }: { readonly game: GameId }) {
  return (
    <ol className="lessons">
      {lessonsOf(game).map((lesson) => (
        <li key={lesson.id}>
          <LessonLine game={game} lesson={lesson} />
        </li>
      ))}
    </ol>
  );
}

interface LessonLineProps {
  readonly game: GameId;
  readonly lesson: ReturnType<typeof lessonsOf>[number];
}

function LessonLine({ game, lesson: { id, title, about, minutes } }: LessonLineProps) {
  const t = usePageText().tutorial;
  const { language } = useSettings();
  const progress = useProgressOf(game, id);
  const begun = progress?.say === undefined ? undefined : progress;
  return (
    <Link href={`/tutorial/${game}/${id}`} className="lesson" data-lesson={id}>
      <strong>{title[language]}</strong>
      <span>{about[language]}</span>
      <small>
        {t.minutes(minutes)}
        {progress?.taken && (
          <>
            {' · '}
            <Icon name="check" size={14} /> {t.taken}
          </>
        )}
        {begun && ` · ${t.step(begun.at + 1, begun.of)}`}
      </small>
      <span className="lesson-go">{begun ? t.goOn : progress?.taken ? t.again : t.begin}</span>
    </Link>
  );
}
