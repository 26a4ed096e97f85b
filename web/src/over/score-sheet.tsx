import { haveMates, type Outcome, type ScoreColumn, scoreRows, sideOf } from '@krcma/kernel';
import { sideWord } from '../table/side-words.ts';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';

interface Column extends ScoreColumn {
  readonly name: string;
  /** Which side; automatic rivals are on none. */
  readonly side: number | undefined;
  readonly total: number;
  readonly winner: boolean;
  /** The cards behind lines that were secret until the end. */
  readonly behind: ReadonlyMap<string, Behind>;
}

interface Behind {
  readonly name: string;
  readonly thing: string;
}

/** Where everybody's points come from. */
export function ScoreSheet({ outcome }: { readonly outcome: Outcome }) {
  const t = useText().over;
  const { game } = useTable();
  const columns = useColumns(outcome);
  return (
    <table className="sheet">
      <caption>{t.sheet}</caption>
      <Names columns={columns} />
      <tbody>
        {scoreRows(columns, game.text.score).map(({ key, title, points }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map(({ name, behind }, column) => (
              <td key={name}>
                {points[column] ?? '–'}
                {behind.has(key) && <small className="behind">{behind.get(key)?.name}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {game.view.playedForPoints !== false && (
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            {totalsOf(columns).map(({ name, span, total, winner }) => (
              <td key={name} colSpan={span} data-winner={winner}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** What the cards say that nobody else knew. */
export function Secrets({ outcome }: { readonly outcome: Outcome }) {
  const t = useText().over;
  const { game, frame, names } = useTable();
  const columns = useColumns(outcome);
  const secrets = columns.flatMap(({ name, behind }) =>
    [...behind.values()].map(({ thing }) => ({
      name,
      words: game.text.thing(thing, frame.seen.view, names),
    })),
  );
  if (secrets.length === 0) return null;
  return (
    <section className="secrets" aria-label={t.secrets}>
      <h3>{t.secrets}</h3>
      <dl>
        {secrets.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Mates stand beside each other, over one total. */
const totalsOf = (columns: readonly Column[]): (Column & { readonly span: number })[] =>
  columns.flatMap((column, index) => {
    const { side } = column;
    if (side === undefined) return [{ ...column, span: 1 }];
    if (columns[index - 1]?.side === side) return [];
    return [{ ...column, span: columns.filter((other) => other.side === side).length }];
  });

/** Who sits with whom, above the names. */
function Sides({ columns }: { readonly columns: readonly Column[] }) {
  const t = useText();
  const { frame } = useTable();
  const { sides, seat: reader } = frame.seen;
  if (!haveMates(sides)) return null;
  return (
    <tr className="sides">
      <td />
      {totalsOf(columns).map(({ name, span, side }) => (
        <th key={name} scope="colgroup" colSpan={span}>
          {side !== undefined && sideWord(sides, sides[side]?.[0] ?? 0, reader, t.sides)}
        </th>
      ))}
    </tr>
  );
}

function Names({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <Sides columns={columns} />
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
  const { game, names, frame } = useTable();
  const { sides, view } = frame.seen;
  const behind = (lines: Outcome['sheet'][number], seat?: number) =>
    new Map(
      lines.flatMap(({ key }) => {
        const card = game.view.behind?.(key, seat, view, game.text.board);
        return card === undefined ? [] : [[key, card] as const];
      }),
    );
  return [
    ...sides.flat().map((seat) => ({
      name: names.seat(seat),
      side: sideOf(sides, seat),
      lines: outcome.sheet[seat] ?? [],
      total: outcome.scores[seat] ?? 0,
      winner: outcome.winners.includes(seat),
      behind: behind(outcome.sheet[seat] ?? [], seat),
    })),
    ...(outcome.rivals ?? []).map(({ key, points, lines }) => ({
      name: game.text.rival(key),
      side: undefined,
      lines,
      rival: key,
      total: points,
      winner: outcome.winners.length === 0,
      behind: behind(lines),
    })),
  ];
}
