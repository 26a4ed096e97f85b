import { useRolls } from '@krcma/tableware/flights';
import { dice as diceIcon } from '@krcma/tableware/icons';
import { Die, Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { TRACKS } from '../data/effect.ts';
import { TrackPip } from './symbols.tsx';
import { nearSeat, type Props, playerIn, touching, wordsOf } from './table.ts';
import './rail.css';

/** The dice in their tray, and the numbers they wake. */
export function DiceTray(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const rolls = useRolls(props.fresh, props.motion, ({ key }) => key === 'rolled');
  const [a = 1, b = 1] = view.dice;
  if (view.turn === 0)
    return (
      <section className="va-tray" aria-label={words.dice}>
        <Explained
          thing="sign:not-rolled"
          label={words.notRolled}
          point={props.point}
          className="va-unrolled"
        >
          <Icon name={diceIcon} sign="not-rolled" />
        </Explained>
      </section>
    );
  const dice = view.dice.map((value, index) => ({ value, index }));
  const numbers = [
    { of: 'first', number: a },
    { of: 'second', number: b },
    { of: 'sum', number: a + b },
  ];
  return (
    <section className="va-tray" aria-label={words.dice}>
      <span className="va-dice">
        {dice.map(({ value, index }) => (
          <Thing
            key={index}
            {...touching(props, `die:${index}`, words.die(value))}
            className="va-die"
            entry={index === 0}
          >
            <Die value={value} roll={rolls} dark={index === 1} delay={index * 90} />
          </Thing>
        ))}
      </span>
      <Explained
        thing="sign:woken"
        label={words.wakes(numbers.map(({ number }) => number))}
        point={props.point}
        className="va-woken tw-when-it-lies"
      >
        {numbers.map(({ of, number }) => (
          <span key={of} className="va-number" data-sum={of === 'sum' || undefined}>
            {number}
          </span>
        ))}
      </Explained>
    </section>
  );
}

/** The near player's board: what is there to spend, lit where it can be gained or paid. */
export function Chest(props: Props) {
  const seat = nearSeat(props);
  const player = playerIn(props, seat);
  const words = wordsOf(props);
  if (player === undefined) return null;
  return (
    <section className="va-chest" aria-label={words.supply}>
      {TRACKS.map((track) => (
        <Thing
          key={track}
          {...touching(props, `track:${track}`, words.count(player[track], words.track(track)))}
          className="va-track"
        >
          <span className="va-purse" data-purse={`${seat} ${track}`}>
            <TrackPip track={track} />
            <span className="va-amount">{player[track]}</span>
          </span>
        </Thing>
      ))}
    </section>
  );
}
