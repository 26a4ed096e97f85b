import { useLocation } from 'wouter';
import { download, fileName } from '../download.ts';
import { keptFile } from '../host/game-file.ts';
import { keptGame } from '../host/kept-game.ts';
import type { GameId } from '../host/rules.ts';
import { discard, markRanAway, shelvedGame } from '../host/shelf.ts';
import { useText } from '../texts/index.ts';

/** What can be done with a game whose rules never come to an end. */
export function StoppedGame({ game, id }: { readonly game: GameId; readonly id: string }) {
  const t = useText();
  const [, go] = useLocation();
  const save = async () => {
    const [card, kept] = await Promise.all([shelvedGame(id), keptGame(id)]);
    if (card && kept) download(fileName(game), keptFile(card, kept));
  };
  const tryAgain = () => markRanAway(id, false).then(() => location.reload());
  return (
    <>
      <button type="button" className="primary" onClick={save}>
        {t.table.export}
      </button>
      <button type="button" onClick={tryAgain}>
        {t.trouble.tryAgain}
      </button>
      <button type="button" onClick={() => discard(id).then(() => go('/'))}>
        {t.shelf.discard}
      </button>
    </>
  );
}
