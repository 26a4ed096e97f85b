import { Thing } from '@krcma/tableware/pieces';
import { BlessingFace } from './faces.tsx';
import { beneath, type Props, touching, wordsOf } from './table.ts';

/** Blessings lie open with their words: one cannot choose by names. */
export function Draft(props: Props) {
  const words = wordsOf(props);
  const { view, text, names } = props;
  return (
    <section className="lr-stage" aria-label={words.draft}>
      <h2>{words.draft}</h2>
      <ul className="lr-draft">
        {view.draft.map((id) => (
          <li key={id}>
            <Thing {...touching(props, `blessing:${id}`, words.blessing(id))} className="lr-offered">
              <BlessingFace id={id} words={words} />
              <span className="lr-offered-words">
                {beneath(words.blessing(id), text.thing(`blessing:${id}`, view, names))}
              </span>
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}
