import { whenIdle } from '@krcma/tableware/when-idle';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { GameId } from '../host/rules.ts';

const SIZE = 112;

type Picture = ComponentType<{ readonly size: number }>;

/** The sign of a game. Its place is kept free until the game has been fetched, which waits until the page can be used. */
export function Emblem({ game }: { readonly game: GameId }) {
  const [loaded, setLoaded] = useState<{ readonly Picture: Picture }>();
  useEffect(
    () =>
      whenIdle(() => {
        import('../games.ts')
          .then(({ loadEmblem }) => loadEmblem(game))
          .then(
            (Picture) => setLoaded({ Picture }),
            () => {},
          );
      }),
    [game],
  );
  return (
    <div className="emblem" aria-hidden="true">
      {loaded && <loaded.Picture size={SIZE} />}
    </div>
  );
}
