import { whenIdle } from '@krcma/tableware/when-idle';
import { useEffect, useState } from 'react';
import { type LoadedLegend, loadLegend } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';

/** Fetched when there is time; until then sentences have no pictures. */
export function useLegend(game: GameId): LoadedLegend | undefined {
  const { language } = useSettings();
  const key = `${game} ${language}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly legend: LoadedLegend | undefined }>();
  useEffect(() => {
    let wanted = true;
    const stop = whenIdle(() => {
      loadLegend(game, language).then(
        (legend) => wanted && setKnown({ key, legend }),
        () => {},
      );
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [game, language, key]);
  return known?.key === key ? known.legend : undefined;
}
