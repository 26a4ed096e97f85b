import { useEffect, useState } from 'react';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { pointsByTurn, scaleOf, type TurnPoints } from './points-by-turn.ts';

const WIDTH = 560;
const HEIGHT = 220;
const EDGE = { left: 34, right: 12, top: 12, bottom: 26 };
/** Lines differ by more than colour. */
const DASHES = ['none', '8 4', '2 4', '10 3 2 3', '5 5'];

/** Points of everybody, turn by turn. */
export function PointsChart() {
  const t = useText().over;
  const { frame, names } = useTable();
  const turns = useTurns();
  const seats = frame.seats.map((_, seat) => seat);
  return (
    <figure className="chart">
      <figcaption>{t.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.chart}>
        <Lines turns={turns} seats={seats} />
      </svg>
      <ul className="legend">
        {seats.map((seat) => (
          <li key={seat}>
            <svg width="36" height="10" aria-hidden="true">
              <line
                x1="0"
                x2="36"
                y1="5"
                y2="5"
                className={`line seat-${seat}`}
                strokeDasharray={DASHES[seat]}
              />
            </svg>
            {names.seat(seat)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Empty until the whole game has been walked through. */
function useTurns(): readonly TurnPoints[] {
  const { model, frame, game } = useTable();
  const [turns, setTurns] = useState<readonly TurnPoints[]>([]);
  useEffect(() => {
    let wanted = true;
    pointsByTurn(model.host, game.view, frame.entries).then(
      (found) => wanted && setTurns(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [model, game.view, frame.entries]);
  return turns;
}

function Lines({
  turns,
  seats,
}: {
  readonly turns: readonly TurnPoints[];
  readonly seats: readonly number[];
}) {
  const t = useText().over;
  const { least, most, marks } = scaleOf(turns.flatMap(({ points }) => points));
  const lastTurn = Math.max(1, ...turns.map(({ turn }) => turn));
  const x = (turn: number) => EDGE.left + (turn / lastTurn) * (WIDTH - EDGE.left - EDGE.right);
  const y = (points: number) =>
    HEIGHT - EDGE.bottom - ((points - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <>
      {marks.map((mark) => (
        <g key={mark} className="grid">
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(mark)} y2={y(mark)} />
          <text x={EDGE.left - 6} y={y(mark) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <text x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
        {t.chartTurn} {lastTurn}
      </text>
      {seats.map((seat) => (
        <polyline
          key={seat}
          className={`line seat-${seat}`}
          strokeDasharray={DASHES[seat]}
          points={turns.map(({ turn, points }) => `${x(turn)},${y(points[seat] ?? 0)}`).join(' ')}
        />
      ))}
    </>
  );
}
