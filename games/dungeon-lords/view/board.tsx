import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { useSection } from '@krcma/tableware/sections';
import { Actions } from './actions.tsx';
import { Offers } from './offers.tsx';
import { Own } from './own.tsx';
import { SeasonBar } from './season.tsx';
import { SECTIONS, SectionTabs, sectionOf } from './sections.tsx';
import { Stage } from './stage.tsx';
import { isCombat, lordIn, nearSeat, type Props } from './table.ts';
import { Track } from './track.tsx';
import { useFlights } from './use-flights.ts';
import './board.css';
import './narrow.css';
import './lying.css';

/** The table: the year above, the town or a fight in the middle, one's own dungeon nearest. On a phone one of them at a time. */
export function Board(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  const [section, turnTo] = useSection(SECTIONS, props, (thing) => sectionOf(props, thing));
  useInView(container, {
    asked: props.decision && `${props.decision.id} ${section}`,
    motion: props.motion,
    stage: '.dl-stage',
  });
  const owner = nearSeat(props);
  const lord = lordIn(props, owner);
  const fights = isCombat(props.view);
  const shown = fights && section === 'desk' ? 'village' : section;
  return (
    <div className="dl-board" data-narrow={props.narrow || undefined} data-section={shown} ref={container}>
      <div
        className="dl-layout"
        data-combat={fights || undefined}
        data-training={props.view.training !== undefined || undefined}
      >
        <SeasonBar {...props} />
        {props.view.training === undefined && <Track {...props} />}
        {props.narrow && <SectionTabs {...props} section={shown} turnTo={turnTo} />}
        {fights ? (
          <Stage {...props} />
        ) : (
          <>
            <Actions {...props} />
            <Offers {...props} />
          </>
        )}
        {lord && <Own {...props} lord={lord} owner={owner} />}
      </div>
    </div>
  );
}
