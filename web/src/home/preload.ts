import { whenIdle } from '@krcma/tableware/when-idle';
import type { GameId } from '../host/rules.ts';
import type { Language } from '../settings/settings.ts';

/** Fetches a game while its card is being read. */
export const preload = (id: GameId, language: Language): (() => void) =>
  whenIdle(() => {
    import('../games.ts').then(({ loadGame }) => loadGame(id, language)).catch(() => {});
    import('../table/table-page.tsx').catch(() => {});
  });
