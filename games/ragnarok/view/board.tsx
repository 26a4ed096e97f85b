import type { Seat } from '@krcma/kernel';
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { useSection } from '@krcma/tableware/sections';
import { useState } from 'react';
import { LANDS_TO_WIN } from '../data/setup.ts';
import { Clocks } from './clocks.tsx';
import { Island } from './map.tsx';
import { Omens } from './omens.tsx';
import { Own } from './own.tsx';
import { nearestLands } from './progress.ts';
import { SECTIONS, SectionTabs, sectionOf } from './sections.tsx';
import { hasStage, Stage } from './stage.tsx';
import { nearSeat, type Props, playerIn } from './table.ts';
import { TurnBar } from './turn-bar.tsx';
import { useFlights } from './use-flights.ts';
import { Wheel } from './wheel.tsx';
import './board.css';
import './narrow.css';

/** The table: the island, beside it the wheel or what comes to the fore, below one's own side. On a phone one at a time. */
export function Board(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  const [section, turnTo] = useSection(SECTIONS, props, (thing) => sectionOf(props, thing));
  const [lit, light] = useState<Seat>();
  useInView(container, {
    asked: props.decision && `${props.decision.id} ${section}`,
    motion: props.motion,
    stage: '.lr-stage',
  });
  const { view, narrow } = props;
  const owner = nearSeat(props);
  const player = playerIn(props, owner);
  const staged = hasStage(props);
  const missing = lit === undefined ? [] : nearestLands(view, lit, LANDS_TO_WIN);
  const showsFate = section === 'fate';
  const show = (seat: Seat | undefined): void => {
    light(seat);
    if (narrow && seat !== undefined) turnTo('map');
  };
  return (
    <div className="lr-board" data-narrow={narrow || undefined} data-section={section} ref={container}>
      <div className="lr-layout" data-staged={staged || undefined}>
        <TurnBar {...props} />
        {narrow && <SectionTabs {...props} sections={SECTIONS} section={section} turnTo={turnTo} />}
        <div className="lr-map">
          <Island {...props} missing={missing} />
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
          <div className="lr-side-wheel">{staged ? <Stage {...props} /> : <Wheel {...props} />}</div>
          <div className="lr-side-fate">
            <Clocks {...props} lit={lit} light={show} />
            <Omens {...props} />
          </div>
        </div>
        {player && <Own {...props} owner={owner} player={player} />}
      </div>
    </div>
  );
}
