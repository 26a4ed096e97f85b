// The combat cards of the year, which lie in the city.
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { CombatFace } from './faces.tsx';
import * as icons from './icons.ts';
import { Sign } from './signs.tsx';
import { type Props, placed, touching, wordsOf } from './table.ts';
import './city.css';

/** The four combat cards of the year, as far as one knows them. */
export function City(props: Props) {
  const words = wordsOf(props);
  const { view } = props;
  if (view.training !== undefined)
    return (
      <Explained
        thing="sign:fatigue"
        label={words.counted(view.training.fatigue, 'fatigue')}
        point={props.point}
        className="dl-city-fatigue"
      >
        {words.brief.fatigue} <Sign of="damage" sign="fatigue" amount={view.training.fatigue} />
      </Explained>
    );
  return (
    <section className="dl-city" aria-label={words.city}>
      {placed(view.city).map(({ each, place }) => {
        const spied = each !== null && place >= view.turned;
        const name = each === null ? words.unknownCard : words.card(each);
        return (
          <Thing
            key={place}
            {...touching(
              props,
              `city:${place}`,
              [words.round(place + 1), name, ...(spied ? [words.spied] : [])].join(', '),
            )}
            className="dl-city-card"
          >
            <span
              className="dl-city-look"
              data-now={place === view.round - 1 || undefined}
              data-past={place < view.round - 1 || undefined}
            >
              <CombatFace
                id={each}
                words={words}
                note={
                  spied && (
                    <span className="dl-tag">
                      <Icon name={icons.spy} sign="spied" />
                    </span>
                  )
                }
              />
              <b className="dl-city-round">{place + 1}</b>
            </span>
          </Thing>
        );
      })}
    </section>
  );
}
