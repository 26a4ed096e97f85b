// A fight alone: enemies and the reckoning, units and skills beside them, mana above and the hand below; no land, no offers.
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { useInView } from '@krcma/tableware/in-view';
import { TRIAL_PARTS, TRIAL_POINTS, type TrialPart } from '../data/trial.ts';
import { BASICS } from '../data/types.ts';
import { Combat } from './combat.tsx';
import { Source } from './offers.tsx';
import { Own } from './own.tsx';
import { Company } from './own-company.tsx';
import { nearSeat, type PlayerProps, type Props, playerIn, wordsOf } from './table.ts';
import { TimeNow } from './turn-bar.tsx';
import { useFlights } from './use-flights.ts';
import './trial.css';

/** What cannot happen to this player is not counted either. */
function isPossible({ player }: PlayerProps, part: TrialPart): boolean {
  if (part.startsWith('unit')) return player.units.length > 0;
  return part !== 'crystals' || BASICS.some((colour) => player.crystals[colour] > 0);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function Counted(props: PlayerProps) {
  const { trial } = wordsOf(props);
  return (
    <dl className="mk-counted" aria-label={trial.counts}>
      {TRIAL_PARTS.filter((part) => isPossible(props, part)).map((part) => (
        <div key={part} data-part={part}>
          <dt>{trial.each(part)}</dt>
          <dd>{signed(TRIAL_POINTS[part])}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TrialBoard(props: Props) {
  useFlights(props);
  const container = useArrowKeys<HTMLDivElement>();
  useInView(container, { asked: props.decision?.id, motion: props.motion, stage: '.mk-combat' });
  const { view, narrow } = props;
  const owner = nearSeat(props);
  const player = playerIn(props, owner);
  if (player === undefined) return null;
  const own = { ...props, owner, player };
  return (
    <div className="mk-board" data-narrow={narrow || undefined} data-section="fight" ref={container}>
      <div className="mk-layout" data-trial="">
        <div className="mk-turn">
          <TimeNow {...props} />
          <Source {...props} />
          <Counted {...own} />
        </div>
        <div className="mk-stage">{view.combat && <Combat {...props} combat={view.combat} />}</div>
        {!narrow && (
          <div className="mk-trial-company">
            <Company {...own} />
          </div>
        )}
        <Own {...own} />
      </div>
    </div>
  );
}
