import type { ClockRules } from '@krcma/protocol';
import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { ChoiceField, HourField, NumberField } from './fields.tsx';
import { paceOf } from './pace.ts';
import { toOwnHour, toWorldHour } from './table-words.ts';
import { useOnlineText } from './texts.ts';

/** What is offered first, by how long the turns of a game are. */
function clocksFor(game: GameId): Readonly<Record<ClockRules['kind'], ClockRules>> {
  const { minutes, increment, days } = paceOf(invitations[game]);
  return {
    none: { kind: 'none' },
    game: { kind: 'game', minutes, increment },
    move: { kind: 'move', days, from: toWorldHour(8), until: toWorldHour(22) },
  };
}

interface ClockFieldsProps<C extends ClockRules = ClockRules> {
  readonly clock: C;
  readonly change: (clock: ClockRules) => void;
}

export function ClockFields({ game, clock, change }: ClockFieldsProps & { readonly game: GameId }) {
  const t = useOnlineText().create;
  return (
    <>
      <ChoiceField
        label={t.clock}
        name="clock"
        value={clock.kind}
        values={t.clocks}
        change={(kind) => change(clocksFor(game)[kind as ClockRules['kind']])}
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
