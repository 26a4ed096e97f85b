import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { PageHead } from '../pieces/page-head.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { LessonList } from './lesson-list.tsx';

/** What a game teaches, to choose from. */
export default function LessonsPage({ game }: { readonly game: GameId }) {
  const pages = usePageText();
  const { language } = useSettings();
  return (
    <main className="page" id="content">
      <PageHead title={pages.tutorial.title(invitations[game][language].name)} />
      <p className="lessons-help">{pages.tutorial.help}</p>
      <LessonList game={game} />
    </main>
  );
}
