import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { useSection } from '@krcma/tableware/sections';
import { Citadel } from './citadel.tsx';
import { Outside } from './outside.tsx';
import { OwnClan } from './own.tsx';
import { SECTIONS, SectionTabs, sectionOf } from './sections.tsx';
import { hasStage, Stage } from './stage.tsx';
import { clanIn, nearSeat, type Props } from './table.ts';
import { Track } from './track.tsx';
import { useFlights } from './use-flights.ts';
import './board.css';
import './narrow.css';

/** The table: lands above, the Citadel in the middle, one's own clan nearest. On a phone one of them at a time. */
export function Board(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  const [section, turnTo] = useSection(SECTIONS, props, (thing) => sectionOf(props, thing));
  useInView(container, {
    asked: props.decision && `${props.decision.id} ${section}`,
    motion: props.motion,
    stage: '.ml-stage',
  });
  const owner = nearSeat(props);
  const clan = clanIn(props, owner);
  const staged = hasStage(props) && !props.aside;
  return (
    <div className="ml-board" data-narrow={props.narrow || undefined} data-section={section} ref={container}>
      <div className="ml-layout" data-staged={staged || undefined}>
        <Track {...props} />
        {props.narrow && <SectionTabs {...props} section={section} turnTo={turnTo} />}
        <Outside {...props} />
        {staged && <Stage {...props} />}
        <Citadel {...props} />
        {clan && <OwnClan {...props} clan={clan} owner={owner} />}
      </div>
    </div>
  );
}
