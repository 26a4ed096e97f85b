import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { useSigns } from './words.tsx';

/** A symbol with its picture, its name and what it means. */
export function SignNote({ id }: { readonly id: string }) {
  const legend = useSigns();
  const { game, frame, names } = useTable();
  const known = legend?.book[id];
  if (legend === undefined || known === undefined) {
    // A small picture of a card stands for the card.
    const words = game.text.thing(id, frame.seen.view, names);
    return words === undefined ? null : (
      <p className="sign-note" data-explains={id}>
        {words}
      </p>
    );
  }
  return (
    <p className="sign-note" data-explains={id}>
      <span className="sign-picture" aria-hidden="true">
        <legend.Sign id={id} />
      </span>
      <span>
        <strong>{known.name}.</strong> {known.means}
      </span>
    </p>
  );
}

/** What stands on a thing, symbol by symbol. */
export function SignsOn({ ids }: { readonly ids: readonly string[] }) {
  const t = useText().legend;
  if (ids.length === 0) return null;
  return (
    <section className="signs-on" aria-label={t.here}>
      {ids.map((id) => (
        <SignNote key={id} id={id} />
      ))}
    </section>
  );
}
