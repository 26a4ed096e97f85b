import type { Way } from '@krcma/kernel';
import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';

interface WayFieldsProps {
  readonly game: GameId;
  readonly way: string | undefined;
  readonly take: (way: Way) => void;
}

/** Good ways to begin, each with a sentence; whatever is changed afterwards is a game of one's own. */
export function WayFields({ game, way, take }: WayFieldsProps) {
  const t = usePageText().newGame;
  const { ways, ...invitation } = invitations[game];
  const words = invitation[useSettings().language].ways;
  return (
    <fieldset className="segments ways">
      <legend>{t.ways}</legend>
      {ways.map((each) => (
        <label key={each.id}>
          <input
            type="radio"
            name="way"
            value={each.id}
            checked={each.id === way}
            onChange={() => take(each)}
          />
          <span>{words[each.id]?.label}</span>
        </label>
      ))}
      <p className="small" aria-live="polite">
        {way === undefined ? t.ownWay : words[way]?.help}
      </p>
    </fieldset>
  );
}
