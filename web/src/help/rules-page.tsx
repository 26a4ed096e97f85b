import { use } from 'react';
import { Link } from 'wouter';
import { loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { RulesBook } from './rules-book.tsx';

export default function RulesPage({ game }: { readonly game: GameId }) {
  const t = useText();
  const text = use(loadText(game, useSettings().language));
  return (
    <main className="page" id="content">
      <header className="page-title">
        <Link href="/" className="icon-button" aria-label={t.home}>
          <Icon name="home" />
        </Link>
        <h1>{t.rulesPage.title(text.name)}</h1>
      </header>
      <RulesBook game={game} />
    </main>
  );
}
