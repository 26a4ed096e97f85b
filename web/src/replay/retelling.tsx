import { turnsOfOthers } from '@krcma/kernel';
import { useMemo } from 'react';
import { Words } from '../signs/words.tsx';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';

/** What turns of many small answers came to, and what became of the board, before they are gone through step by step. */
export function Retelling() {
  const t = useText().replay;
  const { replay, game, names, seat: viewer } = useTable();
  const { since } = useStore(replay.state);
  const turns = useMemo(
    () =>
      numbered(
        turnsOfOthers(since === undefined ? [] : (game.text.retell?.(since.events, names) ?? []), viewer),
      ),
    [since, game, names, viewer],
  );
  if (since === undefined) return null;
  return (
    <div className="retelling">
      {turns.length === 0 && <p>{t.nothing}</p>}
      {turns.map(({ number, told: { seat, enemy, lines } }) => (
        <section key={number}>
          {seat !== undefined && <h3>{names.seat(seat)}</h3>}
          {enemy !== undefined && <h3>{enemy}</h3>}
          <ul>
            {numbered(lines).map((line) => (
              <li key={line.number}>
                <Words>{line.told}</Words>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Changes />
    </div>
  );
}

/** The same may be told twice: what is told is known by its place. */
const numbered = <T,>(all: readonly T[]): readonly { readonly number: number; readonly told: T }[] =>
  all.map((told, number) => ({ number, told }));

/** Whoever touches one sees where it is. */
function Changes() {
  const t = useText().replay;
  const { replay, game, names, model } = useTable();
  const { since } = useStore(replay.state);
  const changes = useMemo(
    () => (since?.before === undefined ? [] : (game.text.changed?.(since.before, since.after, names) ?? [])),
    [since, game, names],
  );
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{t.changes}</h3>
      <ul className="changes">
        {changes.map(({ words, thing }) => (
          <li key={`${thing} ${words}`}>
            <button
              type="button"
              onClick={() => model.show(thing)}
              onFocus={() => model.show(thing)}
              onPointerEnter={() => model.show(thing)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
