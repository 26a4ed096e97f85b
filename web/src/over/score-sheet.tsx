import type { Outcome } from '@krcma/kernel';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';

interface Column {
  readonly name: string;
  readonly lines: ReadonlyMap<string, number>;
  readonly total: number;
  readonly winner: boolean;
}

/** Where everybody's points come from. */
export function ScoreSheet({ outcome }: { readonly outcome: Outcome }) {
  const t = useText().over;
  const { game } = useTable();
  const columns = useColumns(outcome);
  const keys = [...new Set(columns.flatMap(({ lines }) => [...lines.keys()]))];
  return (
    <table className="sheet">
      <caption>{t.sheet}</caption>
      <Names columns={columns} />
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{game.text.score(key)}</th>
            {columns.map(({ name, lines }) => (
              <td key={name}>{lines.get(key) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {columns.map(({ name, total, winner }) => (
            <td key={name} data-winner={winner}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Names({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ name, winner }) => (
          <th key={name} scope="col" data-winner={winner}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Players and their automatic rivals. */
function useColumns(outcome: Outcome): Column[] {
  const { game, names } = useTable();
  return [
    ...outcome.sheet.map((lines, seat) => ({
      name: names.seat(seat),
      lines: new Map(lines.map(({ key, points }) => [key, points])),
      total: outcome.scores[seat] ?? 0,
      winner: outcome.winners.includes(seat),
    })),
    ...(outcome.rivals ?? []).map(({ key, points, lines }) => ({
      name: game.text.rival(key),
      lines: new Map(lines.map((line) => [line.key, line.points])),
      total: points,
      winner: outcome.winners.length === 0,
    })),
  ];
}
