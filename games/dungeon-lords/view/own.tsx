import { kindsOfTraps, Lair, Prison, Traps } from './belongings.tsx';
import { Desk } from './desk.tsx';
import { Dungeon, Party } from './dungeon.tsx';
import { Stock } from './stock.tsx';
import { isCombat, type LordProps, wordsOf } from './table.ts';
import './own.css';

/** So many stand side by side as cards; more are shown small, in two rows. */
const MOST_CARDS = 7;

/** One's own dungeon, as it lies before one, with all that belongs to it. */
export function Own(props: LordProps) {
  const words = wordsOf(props);
  const { view, lord } = props;
  const [creatures, traps] = [lord.lair.length, kindsOfTraps(lord.traps)];
  return (
    <section className="dl-own" data-combat={isCombat(view) || undefined}>
      <div className="dl-own-dungeon">
        {!isCombat(view) && <Party {...props} />}
        <Dungeon {...props} />
      </div>
      <div className="dl-own-rest">
        <div className="dl-own-goods">
          <Stock {...props} />
          <Prison {...props} />
        </div>
        {!isCombat(view) && <Desk {...props} />}
        <div className="dl-own-cards" data-many={creatures + traps > MOST_CARDS || undefined}>
          <div className="dl-own-kind" style={{ flexGrow: Math.max(2, creatures) }}>
            <h3>{words.lair}</h3>
            <Lair {...props} />
          </div>
          <div className="dl-own-kind" style={{ flexGrow: Math.max(1.5, traps) }}>
            <h3>{words.traps}</h3>
            <Traps {...props} />
          </div>
        </div>
      </div>
    </section>
  );
}
