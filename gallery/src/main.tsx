import '@krcma/tableware/theme.css';
import { createRoot } from 'react-dom/client';
import { BoardPage } from './board-page.tsx';
import { exhibits } from './exhibits.ts';
import { PiecesPage } from './pieces-page.tsx';
import './gallery.css';

/** `?game=monster-lands&board=four&theme=dark&language=cs`, or without a board the pieces. */
const wish = new URLSearchParams(location.search);
const theme = wish.get('theme') ?? 'light';
const language = wish.get('language') === 'cs' ? 'cs' : 'en';
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const root = document.getElementById('root');
const board = wish.get('board');
const exhibit = exhibits[wish.get('game') ?? 'valeria'];
if (root)
  createRoot(root).render(
    board === null || exhibit === undefined ? (
      <PiecesPage language={language} />
    ) : (
      <BoardPage
        exhibit={exhibit}
        name={board}
        language={language}
        full={wish.has('full') ? Number(wish.get('full')) : undefined}
        bare={wish.has('bare')}
      />
    ),
  );
