import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { later } from '@krcma/tableware/later';
import { useSection } from '@krcma/tableware/sections';
import { useState } from 'react';
import { Heroes } from './heroes.tsx';
import { Assault, Combat, Duel, Overview } from './later-parts.ts';
import { Land } from './map.tsx';
import { Offers } from './offers.tsx';
import { Own } from './own.tsx';
import { Company } from './own-company.tsx';
import { opening, SectionTabs, SideTabs, sectionOf, sideOf, standing } from './sections.tsx';
import { isFought, nearSeat, type Props, playerIn } from './table.ts';
import { TurnBar } from './turn-bar.tsx';
import { useFlights } from './use-flights.ts';
import './board.css';
import './narrow.css';

const SIDES = ['offers', 'overview'] as const;

const { Part: TrialBoard } = later(async () => (await import('./trial.tsx')).TrialBoard);

/** A table, or a fight alone. */
export const Board = (props: Props) =>
  props.view.trial ? <TrialBoard {...props} /> : <WholeBoard {...props} />;

/** The table: the land, beside it the offers or a fight, below one's own side. On a phone one at a time. */
function WholeBoard(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  const [sections] = useState(() => opening(props));
  const [turnedTo, turnTo] = useSection(sections, props, (thing) => sectionOf(props, thing));
  const section = standing(props, turnedTo);
  const [side, turnSide] = useSection(SIDES, props, (thing) => sideOf(props, thing));
  useInView(container, {
    asked: props.decision && `${props.decision.id} ${section}`,
    motion: props.motion,
    stage: '.mk-combat, .mk-duel',
  });
  const { view, narrow } = props;
  const owner = nearSeat(props);
  const player = playerIn(props, owner);
  const { combat, assault, duel } = view;
  const isStaged = isFought(view) || view.phase === 'heroes';
  return (
    <div className="mk-board" data-narrow={narrow || undefined} data-section={section} ref={container}>
      <div className="mk-layout" data-staged={isStaged || undefined}>
        <TurnBar {...props} />
        {narrow && <SectionTabs {...props} section={section} turnTo={turnTo} />}
        <div className="mk-map">
          <Land {...props} />
        </div>
        {isStaged && (
          <div className="mk-stage">
            {view.phase === 'heroes' && <Heroes {...props} />}
            {assault && <Assault {...props} assault={assault} />}
            {duel && <Duel {...props} duel={duel} />}
            {combat && <Combat {...props} combat={combat} />}
          </div>
        )}
        <div className="mk-side">
          {!narrow && <SideTabs {...props} section={side} turnTo={turnSide} />}
          {player && !narrow && side === 'offers' && <Company {...props} owner={owner} player={player} />}
          {(narrow || side === 'offers') && (
            <div className="mk-side-offers">
              <Offers {...props} />
            </div>
          )}
          {(narrow ? section === 'overview' : side === 'overview') && <Overview {...props} />}
        </div>
        {player && view.phase !== 'heroes' && <Own {...props} owner={owner} player={player} />}
      </div>
    </div>
  );
}
