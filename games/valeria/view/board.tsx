import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { Center } from './center.tsx';
import { DarkLord } from './dark-lord.tsx';
import { EndWatch } from './end-watch.tsx';
import { Offer } from './offer.tsx';
import { OwnDuke } from './own-duke.tsx';
import { Chest, DiceTray } from './rail.tsx';
import type { Props } from './table.ts';
import { useFlights } from './use-flights.ts';
import './board.css';

/** The table: dice and the own board on the rail, the center beside or below it, whatever the space is like. */
export function Board(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  useInView(container, { asked: props.decision?.id, motion: props.motion, stage: '.va-offer' });
  return (
    <div
      className="va-board"
      data-narrow={props.narrow || undefined}
      data-solo={props.view.darkLord !== undefined || undefined}
      ref={container}
    >
      <div className="va-layout">
        <div className="va-rail">
          <DiceTray {...props} />
          <Chest {...props} />
          <EndWatch {...props} />
          <DarkLord {...props} />
          <OwnDuke {...props} />
        </div>
        <Center {...props} />
        <Offer {...props} />
      </div>
    </div>
  );
}
