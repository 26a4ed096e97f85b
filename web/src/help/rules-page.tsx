import { use } from 'react';
import { loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { PageHead } from '../pieces/page-head.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { RulesBook } from './rules-book.tsx';

export default function RulesPage({ game }: { readonly game: GameId }) {
  const pages = usePageText();
  const text = use(loadText(game, useSettings().language));
  return (
    <main className="page" id="content">
      <PageHead title={pages.rulesPage.title(text.name)} />
      <RulesBook game={game} />
    </main>
  );
}
