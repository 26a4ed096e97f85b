import { Link } from 'wouter';
import { invitations } from '../invitations.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { putAway } from './progress.ts';
import type { TaughtLesson } from './use-taught-lessons.ts';

/** Lessons that wait to be gone on with. */
export function BegunLessons({ lessons }: { readonly lessons: readonly TaughtLesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <ul className="continue">
      {lessons.map((each) => (
        <li key={`${each.game}/${each.lesson}`}>
          <Begun {...each} />
        </li>
      ))}
    </ul>
  );
}

function Begun({ game, lesson, titles, progress: { at, of, changed } }: TaughtLesson) {
  const t = usePageText().tutorial;
  const { language } = useSettings();
  const { name } = invitations[game][language];
  const title = titles[language];
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  return (
    <div className="shelved">
      <Link href={`/tutorial/${game}/${lesson}`} className="shelved-link">
        <strong>{name}</strong>
        <span>
          {t.lesson}: {title}
        </span>
        <small>
          {t.step(at + 1, of)} · {when}
        </small>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t.forget(title)}
        onClick={() => putAway(game, lesson)}
      >
        <Icon name="discard" />
      </button>
    </div>
  );
}
