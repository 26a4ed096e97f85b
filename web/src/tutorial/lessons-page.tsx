import { Link } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { LessonList } from './lesson-list.tsx';

/** What a game teaches, to choose from. */
export default function LessonsPage({ game }: { readonly game: GameId }) {
  const t = useText();
  const { language } = useSettings();
  return (
    <main className="page" id="content">
      <header className="page-title">
        <Link href="/" className="icon-button" aria-label={t.home}>
          <Icon name="home" />
        </Link>
        <h1>{t.tutorial.title(invitations[game][language].name)}</h1>
      </header>
      <p className="lessons-help">{t.tutorial.help}</p>
      <LessonList game={game} />
    </main>
  );
}
