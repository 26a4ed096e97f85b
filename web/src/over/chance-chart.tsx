import type { Review } from '@krcma/bots/review';
import { useText } from '../texts/index.ts';

const WIDTH = 560;
const HEIGHT = 200;
const EDGE = { left: 68, right: 16, top: 16, bottom: 26 };
const MARKS = [0, 0.5, 1];

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The chance over the turns; the turns that cost most are numbered. */
export function ChanceChart({ review: { seat, stands, dearest } }: { readonly review: Review }) {
  const t = useText().over;
  const [first, last] = [stands[0], stands.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = Math.max(1, last.turn - first.turn);
  const x = (turn: number) => EDGE.left + ((turn - first.turn) / span) * (WIDTH - EDGE.left - EDGE.right);
  const y = (chance: number) => HEIGHT - EDGE.bottom - chance * (HEIGHT - EDGE.top - EDGE.bottom);
  const chanceAt = (turn: number) => stands.find((each) => each.turn === turn)?.chance ?? 0;
  return (
    <figure className="chart">
      <figcaption>{t.chanceChart}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t.chanceFromTo(percent(first.chance), percent(last.chance))}
      >
        {MARKS.map((mark) => (
          <g key={mark} className="grid">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(mark)} y2={y(mark)} />
            <text x={EDGE.left - 6} y={y(mark) + 4} textAnchor="end">
              {percent(mark)}
            </text>
          </g>
        ))}
        <text x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
          {t.chartTurn} {last.turn}
        </text>
        <polyline
          className={`line seat-${seat}`}
          points={stands.map(({ turn, chance }) => `${x(turn)},${y(chance)}`).join(' ')}
        />
        {dearest.map(({ turn }, index) => (
          <g key={turn} className="dear" transform={`translate(${x(turn)} ${y(chanceAt(turn))})`}>
            <circle r="11" />
            <text y="5" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
