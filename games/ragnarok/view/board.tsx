import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { useSection } from '@krcma/tableware/sections';
import { useState } from 'react';
import type { Region } from '../data/board.ts';
import type { OmenId } from '../data/omens.ts';
import { seatClock } from '../rules/clocks.ts';
import { Clocks } from './clocks.tsx';
import { Forecasts } from './forecast.tsx';
import { Island } from './map.tsx';
import { Omens } from './omens.tsx';
import { Own } from './own.tsx';
import { asksForRunes, RuneTable } from './rune-actions.tsx';
import { opening, SECTIONS, SectionTabs, sectionOf } from './sections.tsx';
import { hasStage, Stage } from './stage.tsx';
import { nearSeat, type Props, playerIn } from './table.ts';
import { TurnBar } from './turn-bar.tsx';
import { useFlights } from './use-flights.ts';
import { Wheel } from './wheel.tsx';
import './board.css';
import './narrow.css';

/** Regions somebody or something still lacks, lit on the map on demand. */
interface Wanted {
  readonly seat?: number;
  readonly omen?: OmenId;
  readonly regions: readonly Region[];
}

const NOWHERE: readonly Region[] = [];

/** The table: the island, beside it the wheel or what comes to the fore, below one's own side. On a phone one at a time. */
export function Board(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  const [sections] = useState(() => opening(props));
  const [section, turnTo] = useSection(sections, props, (thing) => sectionOf(props, thing));
  const [wanted, want] = useState<Wanted>();
  useInView(container, {
    asked: props.decision && `${props.decision.id} ${section}`,
    motion: props.motion,
    stage: '.lr-stage',
  });
  const { view, narrow } = props;
  const owner = nearSeat(props);
  const player = playerIn(props, owner);
  const staged = hasStage(props);
  const showsFate = section === 'fate';
  const show = (next: Wanted | undefined): void => {
    want(next);
    if (narrow && next !== undefined) turnTo('map');
  };
  return (
    <div className="lr-board" data-narrow={narrow || undefined} data-section={section} ref={container}>
      <div className="lr-layout" data-staged={staged || undefined}>
        <TurnBar {...props} />
        {narrow && <SectionTabs {...props} sections={SECTIONS} section={section} turnTo={turnTo} />}
        <div className="lr-map">
          <Island {...props} missing={wanted?.regions ?? NOWHERE} />
          {narrow && <Forecasts {...props} />}
        </div>
        <div className="lr-side" data-shows={showsFate ? 'fate' : 'wheel'}>
          {!narrow && (
            <SectionTabs
              {...props}
              sections={['wheel', 'fate']}
              section={showsFate ? 'fate' : 'wheel'}
              turnTo={turnTo}
            />
          )}
          <div className="lr-side-wheel">
            {!narrow && <Forecasts {...props} />}
            {staged ? (
              <Stage {...props} />
            ) : asksForRunes(props) ? (
              <RuneTable {...props} />
            ) : (
              <Wheel {...props} />
            )}
          </div>
          {showsFate && (
            <div className="lr-side-fate">
              <Clocks
                {...props}
                lit={wanted?.seat}
                light={(seat) =>
                  show(seat === undefined ? undefined : { seat, regions: seatClock(view, seat).jarl.missing })
                }
              />
              <Omens
                {...props}
                lit={wanted?.omen}
                light={(omen, regions) => show(omen === undefined ? undefined : { omen, regions })}
              />
            </div>
          )}
        </div>
        {player && <Own {...props} owner={owner} player={player} />}
      </div>
    </div>
  );
}
