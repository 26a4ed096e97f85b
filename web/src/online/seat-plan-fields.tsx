import type { Side } from '@krcma/kernel';
import type { PlannedSeat } from '@krcma/protocol';
import { useId } from 'react';
import { sideWord } from '../table/side-words.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import { LEVEL_NAMES, type LevelName } from './levels.ts';
import { useOnlineText } from './texts.ts';

interface SeatPlanFieldsProps {
  readonly seats: readonly PlannedSeat[];
  readonly sides: readonly Side[];
  readonly change: (seats: readonly PlannedSeat[]) => void;
}

/** For whom each seat is. */
export function SeatPlanFields({ seats, sides, change }: SeatPlanFieldsProps) {
  const t = useText();
  return (
    <ol className="seats plan">
      {seats.map((plan, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <SeatPlanField
            seat={seat}
            plan={plan}
            side={sideWord(sides, seat, undefined, t.sides)}
            change={(changed) => change(placed(seats, seat, changed))}
          />
        </li>
      ))}
    </ol>
  );
}

/** I can sit on one seat only. */
const placed = (seats: readonly PlannedSeat[], seat: number, plan: PlannedSeat): readonly PlannedSeat[] =>
  seats.map((each, index): PlannedSeat => {
    if (index === seat) return plan;
    return plan.who === 'me' && each.who === 'me' ? { who: 'open' } : each;
  });

const nameOfPlan = (plan: PlannedSeat): string => (plan.who === 'bot' ? plan.level : plan.who);

const planFrom = (value: string): PlannedSeat =>
  value === 'me' || value === 'open' ? { who: value } : { who: 'bot', level: value as LevelName };

interface SeatPlanFieldProps {
  readonly seat: number;
  readonly plan: PlannedSeat;
  readonly side: string | undefined;
  readonly change: (plan: PlannedSeat) => void;
}

function SeatPlanField({ seat, plan, side, change }: SeatPlanFieldProps) {
  const shell = useText();
  const pages = usePageText();
  const t = useOnlineText().create;
  const id = useId();
  return (
    <div className="seat-field" data-seat={seat}>
      <label htmlFor={id}>{[pages.newGame.seat(seat + 1), side].filter(Boolean).join(' · ')}</label>
      <select id={id} value={nameOfPlan(plan)} onChange={({ target }) => change(planFrom(target.value))}>
        <option value="me">{t.me}</option>
        <option value="open">{t.open}</option>
        {LEVEL_NAMES.map((level) => (
          <option key={level} value={level}>
            {shell.botLevel(shell.levels[level])}
          </option>
        ))}
      </select>
    </div>
  );
}
