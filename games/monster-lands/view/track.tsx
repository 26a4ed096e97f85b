// The upper edge of the table: rounds, panic, and alone what the game is judged by.
import { later } from '@krcma/tableware/later';
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { difficulties } from '../data/difficulties.ts';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { type Props, touching, wordsOf } from './table.ts';
import './track.css';

/** Only whoever plays alone has one. */
const scenario = later(async () => (await import('./scenario.tsx')).Scenario);

export const fetchTrack = scenario.fetch;

export function Track(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const rounds = Array.from({ length: view.rounds }, (_, index) => index + 1);
  const extra = difficulties[view.difficulty].extraDice;
  return (
    <section className="ml-track">
      <Thing
        {...touching(props, 'track:round', words.round(view.round, view.rounds))}
        className="ml-rounds-thing"
      >
        <span className="ml-rounds">
          {rounds.map((round) => (
            <span
              key={round}
              className="ml-round"
              data-sign="round"
              data-now={round === view.round || undefined}
              data-past={round < view.round || undefined}
            >
              {round}
              {(extra[round - 1] ?? 0) > 0 && (
                <small data-sign="extra-dice">
                  +{extra[round - 1]}
                  <FlatDie colour="attack" />
                </small>
              )}
            </span>
          ))}
        </span>
      </Thing>
      <Explained
        thing="track:difficulty"
        label={words.difficulty(view.difficulty)}
        point={props.point}
        className="ml-difficulty"
      >
        {words.difficulty(view.difficulty)}
      </Explained>
      <Thing {...touching(props, 'track:panic', words.panic(view.decks.panic))} className="ml-alarm">
        <span className="ml-alarm-look" data-ringing={view.panic.length > 0 || undefined}>
          <Icon name={icons.panic} sign="panic" />
          {view.decks.panic}
        </span>
      </Thing>
      {view.scenario && <scenario.Part {...props} />}
    </section>
  );
}
