import pictures from '@krcma/tableware/icons.svg';
import { laySheet } from '@krcma/tableware/sheet';
import '@krcma/tableware/theme.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';

/** `?game=monster-lands&board=four&theme=dark&language=cs`, `?map=island`, or without either the pieces. */
const wish = new URLSearchParams(location.search);
const theme = wish.get('theme') ?? 'light';
const language = wish.get('language') === 'cs' ? 'cs' : 'en';
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

/** Each page fetches only what it shows. */
async function wished(): Promise<ReactNode> {
  const map = wish.get('map');
  const board = wish.get('board');
  if (map !== null) {
    const { MapPage } = await import('./map-page.tsx');
    return <MapPage name={map} language={language} />;
  }
  if (board !== null) {
    const [{ BoardPage }, { exhibits }] = await Promise.all([
      import('./board-page.tsx'),
      import('./exhibits.ts'),
    ]);
    const exhibit = exhibits[wish.get('game') ?? 'valeria'];
    const full = wish.has('full') ? Number(wish.get('full')) : undefined;
    if (exhibit !== undefined) {
      await laySheet(exhibit.pictures);
      return (
        <BoardPage exhibit={exhibit} name={board} language={language} full={full} bare={wish.has('bare')} />
      );
    }
  }
  const { PiecesPage } = await import('./pieces-page.tsx');
  return <PiecesPage language={language} />;
}

const root = document.getElementById('root');
await laySheet(pictures);
if (root) createRoot(root).render(await wished());
