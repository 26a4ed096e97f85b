import { Skills, Units } from './later-parts.ts';
import type { PlayerProps } from './table.ts';

/** Units and skills, as soon as there are any: beside the map on a desk, below the hand on a phone. */
export function Company(props: PlayerProps) {
  const { units, skills, tactic } = props.player;
  return (
    <div className="mk-company">
      {units.length > 0 && <Units {...props} />}
      {(skills.length > 0 || tactic !== null) && <Skills {...props} />}
    </div>
  );
}
