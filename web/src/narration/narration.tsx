import { Icon } from '../pieces/icon.tsx';
import { SPEEDS, type Speed, settings, useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';

/** While others play: what they do, one line at a time, and how fast. A screen reader is told by the log. */
export function WhileOthersPlay() {
  const t = useText().narration;
  const { told, telling, narrator, tell, game, seat } = useTable();
  const tumbles = told?.lines.some(({ event }) => game.view.tumbles?.(event));
  return (
    <div className="narration" data-seat={told?.mover}>
      <p className={tumbles ? 'told tw-when-it-lies' : 'told'} data-telling={telling}>
        {told?.lines.map(({ event }) => tell(event)).join(' ')}
      </p>
      <div className="row">
        <button type="button" aria-disabled={!telling} onClick={narrator.skip}>
          <Icon name="next" /> {t.next}
        </button>
        <button type="button" onClick={seat === undefined ? narrator.catchUp : narrator.untilAsked}>
          <Icon name="last" /> {seat === undefined ? t.catchUp : t.untilAsked}
        </button>
        <SpeedField />
      </div>
    </div>
  );
}

function SpeedField() {
  const t = useText();
  const { speed } = useSettings();
  return (
    <label>
      <span className="unseen">{t.settings.speed}</span>
      <select
        name="speed"
        value={speed}
        onChange={({ target }) => settings.set({ speed: target.value as Speed })}
      >
        {(Object.keys(SPEEDS) as Speed[]).map((each) => (
          <option key={each} value={each}>
            {t.settings.speeds[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
