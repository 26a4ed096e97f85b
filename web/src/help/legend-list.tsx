import type { LoadedLegend } from '../games.ts';
import { useSettings } from '../settings/settings.ts';

interface LegendListProps {
  readonly legend: LoadedLegend;
  /** Of the table whose symbols are wanted; all of the game without one. */
  readonly view?: unknown;
}

/** Symbols with their pictures, in groups. */
export function LegendList({ legend: { groups, book, Sign }, view }: LegendListProps) {
  const { language } = useSettings();
  return (
    <div className="legend-list">
      {groups(view).map(({ title, signs }) => (
        <section key={title.en}>
          <h3>{title[language]}</h3>
          <dl>
            {signs.map((id) => (
              <div key={id} data-explains={id}>
                <dt>
                  <span className="sign-picture" aria-hidden="true">
                    <Sign id={id} />
                  </span>
                  {book[id]?.name}
                </dt>
                <dd>{book[id]?.means}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
