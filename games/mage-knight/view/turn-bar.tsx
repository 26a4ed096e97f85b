// The time of day, the round, whose turn it is, the Source, and how near the end is.
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import { tactics } from '../data/tactics.ts';
import { siteIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { Source } from './offers.tsx';
import { automatName, type Props, wordsOf } from './table.ts';
import './turn-bar.css';

/** Day or night, and which round of how many; a fight alone has no rounds. */
export function TimeNow(props: Props) {
  const words = wordsOf(props);
  const { view, point } = props;
  const { rounds } = view.goal;
  const label = view.trial
    ? words.time(view.time)
    : words.roundNow(view.round, rounds, words.time(view.time));
  return (
    <Explained thing={`sign:${view.time}`} label={label} point={point} className="mk-turn-time">
      <Icon name={view.time === 'day' ? icons.sun : icons.moon} sign={view.time} />
      {view.trial === undefined && (
        <b>
          {view.round}/{rounds}
        </b>
      )}
    </Explained>
  );
}

export function TurnBar(props: Props) {
  const words = wordsOf(props);
  const { view, names, point } = props;
  return (
    <div className="mk-turn" data-time={view.time}>
      <div className="mk-turn-head">
        <TimeNow {...props} />
        <Explained
          thing="sign:tile"
          label={words.tilesLeft(view.tiles.length)}
          point={point}
          className="mk-turn-tiles"
        >
          <Icon name={icons.tile} sign="tile" />
          {view.tiles.length}
        </Explained>
      </div>
      <ol className="mk-turn-order" aria-label={words.turn}>
        {view.order.map((seat) => {
          const deck = (seat < 0 ? view.dummy?.deck : view.players[seat]?.deck) ?? 0;
          const tactic = seat < 0 ? view.dummy?.tactic : view.players[seat]?.tactic;
          return (
            <li key={seat} data-now={seat === view.active || undefined}>
              {seat >= 0 && <SeatShield seat={seat} />}
              <span>{seat < 0 ? automatName(props) : names.seat(seat)}</span>
              {tactic !== undefined && tactic !== null && (
                <Explained
                  thing={`tactic:${tactic}`}
                  label={words.tactic(tactic)}
                  point={point}
                  className="mk-turn-tactic"
                >
                  {tactics[tactic].number}
                </Explained>
              )}
              <Explained
                thing="sign:deck"
                label={words.counted(deck, words.deck)}
                point={point}
                className="mk-turn-deck"
                data-empty={deck === 0 || undefined}
              >
                <Icon name={icons.draw} sign="deck" />
                {deck}
              </Explained>
            </li>
          );
        })}
      </ol>
      <Source {...props} />
      <Explained
        thing="sign:city"
        label={words.journey.asks(view.goal)}
        point={point}
        className="mk-turn-goal"
      >
        <Icon name={siteIcons.city} sign="city" />
        {words.journey.asksBriefly(view.goal)}
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
