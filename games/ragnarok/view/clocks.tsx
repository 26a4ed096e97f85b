// Three clocks: how far everybody is from each of the three victories.
import type { Seat } from '@krcma/kernel';
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import { boardFor } from '../data/board.ts';
import { type SeatClock, seatClock } from '../rules/clocks.ts';
import type { Victory } from '../text/board-words.ts';
import { landIcons, victoryIcons } from './emblems.ts';
import { type Props, placed, wordsOf } from './table.ts';
import { isNear, VICTORIES } from './victories.ts';
import './clocks.css';

type ClocksProps = Props & {
  /** Whose missing regions are lit on the map. */
  readonly lit: Seat | undefined;
  light(seat: Seat | undefined): void;
};

export function Clocks(props: ClocksProps) {
  const words = wordsOf(props);
  return (
    <section className="lr-clocks" aria-label={words.victories}>
      <h3>{words.victories}</h3>
      <ul>
        {VICTORIES.map((victory) => (
          <li key={victory}>
            <Explained thing={`sign:${victory}`} label={words.victory(victory)} point={props.point}>
              <Icon name={victoryIcons[victory]} sign={victory} />
              <b>{words.victory(victory)}</b> {words.victoryNeeds(victory, neededFor(props, victory))}
            </Explained>
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <td />
            {VICTORIES.map((victory) => (
              <th key={victory} scope="col" aria-label={words.victory(victory)}>
                <Icon name={victoryIcons[victory]} sign={victory} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(props.view.players).map(({ place: seat }) => (
            <Row key={seat} {...props} player={seat} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same for everybody. */
const neededFor = ({ view }: Props, victory: Victory): number => seatClock(view, 0)[victory].needed;

function Row({ player, ...props }: ClocksProps & { readonly player: Seat }) {
  const words = wordsOf(props);
  const { view, names, lit, light } = props;
  const clock = seatClock(view, player);
  const on = lit === player;
  const does = on ? words.hideOnMap : words.showOnMap;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="lr-clock-who"
          aria-pressed={on}
          aria-label={`${names.seat(player)}: ${does}`}
          title={does}
          onClick={() => light(on ? undefined : player)}
        >
          <SeatShield seat={player} />
        </button>
      </th>
      {VICTORIES.map((victory) => (
        <td key={victory}>
          <Clock {...props} victory={victory} clock={clock} />
        </td>
      ))}
    </tr>
  );
}

interface ClockProps extends ClocksProps {
  readonly victory: Victory;
  readonly clock: SeatClock;
}

/** Pips that fill; the last one before the end is told by its ring. */
function Clock({ victory, clock, ...props }: ClockProps) {
  const words = wordsOf(props);
  const { held: now, needed } = clock[victory];
  return (
    <Explained
      thing={`sign:${victory}`}
      label={`${words.victory(victory)}: ${words.of(now, needed)}`}
      point={props.point}
      className="lr-clock"
      data-near={isNear(victory, now, needed) || undefined}
    >
      <b data-sign={victory}>
        {now}/{needed}
      </b>
      {victory === 'jarl' && <LandPips {...props} clock={clock} />}
    </Explained>
  );
}

/** The lands one by one: how much of each is held. */
function LandPips({ clock, ...props }: Props & { readonly clock: SeatClock }) {
  const words = wordsOf(props);
  const { lands } = boardFor(props.view.seats);
  return (
    <span className="lr-land-pips">
      {clock.jarl.lands.map(({ land, missing }) => {
        const all = lands[land]?.length ?? 0;
        const own = all - missing.length;
        return (
          own > 0 && (
            <span
              key={land}
              className="lr-land-pip"
              data-whole={missing.length === 0 || undefined}
              data-sign={land}
              title={words.landNow(land, own, all)}
            >
              <Icon name={landIcons[land]} />
              {own}/{all}
            </span>
          )
        );
      })}
    </span>
  );
}
