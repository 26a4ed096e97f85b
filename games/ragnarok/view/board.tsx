import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { useSection } from '@krcma/tableware/sections';
import { useState } from 'react';
import type { Region } from '../data/board.ts';
import { Doom } from './doom.tsx';
import type { Wanted } from './fate.tsx';
import { Fate, Forecasts } from './later-parts.ts';
import { Island } from './map.tsx';
import { Own } from './own.tsx';
import { opening, SECTIONS, SectionTabs, sectionOf } from './sections.tsx';
import { hasStage, ToTheFore } from './stage.tsx';
import { nearSeat, type Props, playerIn, promptOf } from './table.ts';
import { useFlights } from './use-flights.ts';
import './board.css';
import './narrow.css';

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
  const { narrow, view } = props;
  const begun = view.phase !== 'selection';
  const owner = nearSeat(props);
  const player = playerIn(props, owner);
  const staged = hasStage(props);
  const showsFate = section === 'fate';
  const marches = promptOf(props)?.key === 'ask-march';
  const show = (next: Wanted | undefined): void => {
    want(next);
    if (narrow && next !== undefined) turnTo('map');
  };
  return (
    <div className="lr-board" data-narrow={narrow || undefined} data-section={section} ref={container}>
      <div className="lr-layout" data-staged={staged || undefined}>
        <Doom {...props} />
        {narrow && <SectionTabs {...props} sections={SECTIONS} section={section} turnTo={turnTo} />}
        <div className="lr-map">
          <Island {...props} missing={wanted?.regions ?? NOWHERE} />
          {narrow && marches && <Forecasts {...props} />}
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
            {!narrow && marches && <Forecasts {...props} />}
            <ToTheFore {...props} />
          </div>
          {(showsFate || (!narrow && begun)) && <Fate {...props} wanted={wanted} show={show} />}
        </div>
        {player && <Own {...props} owner={owner} player={player} />}
      </div>
    </div>
  );
}
