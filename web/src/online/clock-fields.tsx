import type { ClockRules } from '@krcma/protocol';
import { ChoiceField, HourField, NumberField } from './fields.tsx';
import { toOwnHour, toWorldHour } from './table-words.ts';
import { useOnlineText } from './texts.ts';

const beginnings: Readonly<Record<ClockRules['kind'], ClockRules>> = {
  none: { kind: 'none' },
  game: { kind: 'game', minutes: 30, increment: 15 },
  move: { kind: 'move', days: 2, from: toWorldHour(8), until: toWorldHour(22) },
};

interface ClockFieldsProps<C extends ClockRules = ClockRules> {
  readonly clock: C;
  readonly change: (clock: ClockRules) => void;
}

export function ClockFields({ clock, change }: ClockFieldsProps) {
  const t = useOnlineText().create;
  return (
    <>
      <ChoiceField
        label={t.clock}
        name="clock"
        value={clock.kind}
        values={t.clocks}
        change={(kind) => change(beginnings[kind as ClockRules['kind']])}
      />
      {clock.kind === 'game' && <GameClock clock={clock} change={change} />}
      {clock.kind === 'move' && <MoveClock clock={clock} change={change} />}
    </>
  );
}

function GameClock({ clock, change }: ClockFieldsProps<Extract<ClockRules, { kind: 'game' }>>) {
  const t = useOnlineText().create;
  return (
    <div className="inset">
      <NumberField
        label={t.minutes}
        value={clock.minutes}
        min={1}
        max={600}
        change={(minutes) => change({ ...clock, minutes: Math.round(minutes) })}
      />
      <NumberField
        label={t.increment}
        value={clock.increment}
        min={0}
        max={600}
        change={(increment) => change({ ...clock, increment: Math.round(increment) })}
      />
    </div>
  );
}

function MoveClock({ clock, change }: ClockFieldsProps<Extract<ClockRules, { kind: 'move' }>>) {
  const t = useOnlineText().create;
  return (
    <div className="inset">
      <NumberField
        label={t.days}
        value={clock.days}
        min={1}
        max={30}
        change={(days) => change({ ...clock, days })}
      />
      <fieldset className="field">
        <legend>{t.window}</legend>
        <HourField
          label={t.from}
          hour={toOwnHour(clock.from)}
          change={(hour) => change({ ...clock, from: toWorldHour(hour) })}
        />
        <HourField
          label={t.until}
          hour={toOwnHour(clock.until)}
          change={(hour) => change({ ...clock, until: toWorldHour(hour) })}
        />
      </fieldset>
      <p className="small">{t.wholeDay}</p>
    </div>
  );
}
