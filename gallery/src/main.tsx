import '@krcma/tableware/theme.css';
import { createRoot } from 'react-dom/client';
import { BoardPage } from './board-page.tsx';
import { PiecesPage } from './pieces-page.tsx';
import './gallery.css';

/** `?board=five&theme=dark&language=cs`, or without a board the pieces. */
const wish = new URLSearchParams(location.search);
const theme = wish.get('theme') ?? 'light';
const language = wish.get('language') === 'cs' ? 'cs' : 'en';
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const root = document.getElementById('root');
const board = wish.get('board');
if (root)
  createRoot(root).render(
    board === null ? (
      <PiecesPage language={language} />
    ) : (
      <BoardPage
        name={board}
        language={language}
        full={wish.has('full') ? Number(wish.get('full')) : undefined}
        bare={wish.has('bare')}
      />
    ),
  );
