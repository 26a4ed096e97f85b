import { useId } from 'react';
import type { Eyes } from '../host/host.ts';
import { Icon, type IconName } from '../pieces/icon.tsx';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { PlayOnButton } from './play-on-button.tsx';
import { Retelling } from './retelling.tsx';
import { turnAt } from './turns.ts';

/** The slider through the past, and what happened at the moment it stands on. */
export function ReplayBar() {
  const t = useText().replay;
  const { replay, tell } = useTable();
  const { what, first, last, at, moment } = useStore(replay.state);
  const id = useId();
  return (
    <section className="replay" aria-label={what === 'since' ? t.since : t.title}>
      <h2>{what === 'since' ? t.since : t.title}</h2>
      {what === 'since' && <Retelling />}
      <Steps />
      {what === 'game' && <TurnField />}
      <label htmlFor={id}>
        {t.position} <output>{t.moment(at - first, last - first)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={first}
        max={last}
        value={at}
        onChange={({ target }) => {
          replay.pause();
          replay.go(Number(target.value));
        }}
      />
      {what === 'game' && <EyesField />}
      <ul className="moment" aria-live="polite">
        {moment?.events.length === 0 && <li>{t.nothing}</li>}
        {moment?.events.map((line) => (
          <li key={line.number}>{tell(line.event)}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="primary" onClick={() => replay.close()}>
          {t.close}
        </button>
        {what === 'game' && <PlayOnButton />}
      </div>
    </section>
  );
}

function Steps() {
  const t = useText().replay;
  const { replay } = useTable();
  const { first, last, at, playing, turns } = useStore(replay.state);
  const unknown = turns.length === 0;
  return (
    <div className="steps">
      <Step icon="first" label={t.first} onClick={() => replay.go(first)} />
      {turns.length > 0 && <Step icon="turnBack" label={t.previousTurn} onClick={() => replay.goTurns(-1)} />}
      <Step icon="previous" label={t.previous} onClick={() => replay.go(at - 1)} />
      {playing ? (
        <Step icon="pause" label={t.pause} onClick={() => replay.pause()} />
      ) : (
        <Step icon="play" label={t.play} onClick={() => replay.play()} />
      )}
      <Step icon="next" label={t.next} onClick={() => replay.go(at + 1)} />
      <Step icon="turnOn" label={t.nextTurn} unknown={unknown} onClick={() => replay.goTurns(1)} />
      <Step icon="last" label={t.last} onClick={() => replay.go(last)} />
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  /** Where it leads is not known yet. */
  readonly unknown?: boolean;
  readonly onClick: () => void;
}

function Step({ icon, label, unknown = false, onClick }: StepProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={unknown} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Leads to the beginning of a turn. Its place is there from the start, so that nothing moves when the turns are known. */
function TurnField() {
  const t = useText().replay;
  const id = useId();
  const { replay, names } = useTable();
  const { turns, at } = useStore(replay.state);
  return (
    <div className="field">
      <label htmlFor={id}>{t.turn}</label>
      <select
        id={id}
        value={turnAt(turns, at)}
        disabled={turns.length === 0}
        onChange={({ target }) => {
          replay.pause();
          replay.go(turns[Number(target.value)]?.entry ?? at);
        }}
      >
        {turns.map(({ turn, seat }, index) => (
          <option key={turn} value={index}>
            {seat === undefined ? t.turnNumber(turn) : t.turnOf(turn, names.seat(seat))}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Other eyes are lent when the game is over. */
function EyesField() {
  const t = useText().replay;
  const id = useId();
  const { replay, frame, names, over } = useTable();
  const { eyes } = useStore(replay.state);
  const seats = frame.seats.map((_, seat) => seat);
  if (!over) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t.eyes}</label>
      <select
        id={id}
        value={String(eyes)}
        onChange={({ target: { value } }) => replay.setEyes(isNamed(value) ? value : Number(value))}
      >
        <option value="open">{t.open}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {names.seat(seat)}
          </option>
        ))}
        <option value="spectator">{t.spectator}</option>
      </select>
    </div>
  );
}

const isNamed = (value: string): value is Extract<Eyes, string> => value === 'open' || value === 'spectator';
