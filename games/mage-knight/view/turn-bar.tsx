// The time of day, the round, whose turn it is, the Source, and how near the end is.
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import { scenarioOf } from '../data/scenarios.ts';
import { tactics } from '../data/tactics.ts';
import * as icons from './icons.ts';
import { Source } from './offers.tsx';
import { type Props, wordsOf } from './table.ts';
import './turn-bar.css';

export function TurnBar(props: Props) {
  const words = wordsOf(props);
  const { view, names, point } = props;
  const rounds = scenarioOf(view.scenario).setups[view.seats as 1 | 2 | 3 | 4]?.rounds ?? 0;
  const label = words.roundNow(view.round, rounds, words.time(view.time));
  return (
    <div className="mk-turn" data-time={view.time}>
      <Explained thing={`sign:${view.time}`} label={label} point={point} className="mk-turn-time">
        <Icon name={view.time === 'day' ? icons.sun : icons.moon} sign={view.time} />
        <b>
          {view.round}/{rounds}
        </b>
      </Explained>
      <ol className="mk-turn-order" aria-label={words.turn}>
        {view.order.map((seat) => {
          const tactic = seat < 0 ? view.dummy?.tactic : view.players[seat]?.tactic;
          return (
            <li key={seat} data-now={seat === view.active || undefined}>
              {seat >= 0 && <SeatShield seat={seat} />}
              <span>{seat < 0 ? words.dummy : names.seat(seat)}</span>
              {tactic !== undefined && tactic !== null && <small>{tactics[tactic].number}</small>}
            </li>
          );
        })}
      </ol>
      <Source {...props} />
      <Explained
        thing="sign:tile"
        label={words.tilesLeft(view.tiles.length)}
        point={point}
        className="mk-turn-tiles"
      >
        <Icon name={icons.tile} sign="tile" />
        {view.tiles.length}
      </Explained>
      {view.announced !== null && (
        <span className="mk-turn-end">
          {words.announced(view.announced < 0 ? undefined : names.seat(view.announced))}
        </span>
      )}
      {view.ending && <span className="mk-turn-end">{words.lastTurns}</span>}
    </div>
  );
}
