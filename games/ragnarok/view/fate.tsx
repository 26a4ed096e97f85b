// How near the end is: the three clocks and the omens. What they still lack is lit on the map on demand.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { OmenId } from '../data/omens.ts';
import { seatClock } from '../rules/clocks.ts';
import { Clocks } from './clocks.tsx';
import { Omens } from './omens.tsx';
import type { Props } from './table.ts';

/** Regions that somebody or an omen still lacks. */
export interface Wanted {
  readonly seat?: Seat;
  readonly omen?: OmenId;
  readonly regions: readonly Region[];
}

type FateProps = Props & {
  readonly wanted: Wanted | undefined;
  show(wanted: Wanted | undefined): void;
};

export function Fate({ wanted, show, ...props }: FateProps) {
  const lacking = (seat: Seat): Wanted => ({ seat, regions: seatClock(props.view, seat).jarl.missing });
  return (
    <div className="lr-side-fate">
      <Clocks
        {...props}
        lit={wanted?.seat}
        light={(seat) => show(seat === undefined ? undefined : lacking(seat))}
      />
      <Omens
        {...props}
        lit={wanted?.omen}
        light={(omen, regions) => show(omen === undefined ? undefined : { omen, regions })}
      />
    </div>
  );
}
