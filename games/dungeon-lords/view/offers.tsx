// Who is for hire, which rooms there are to build, and who comes for whom.
import { Explained, Thing } from '@krcma/tableware/pieces';
import { Fragment, type ReactNode } from 'react';
import type { AdventurerId } from '../data/adventurers.ts';
import { City } from './city.tsx';
import { CreatureFace } from './faces.tsx';
import { HeroTile } from './hero.tsx';
import { RoomFace } from './room-face.tsx';
import { type Props, placed, promptOf, touching, wordsOf } from './table.ts';
import './offers.css';

/** Everything lies on its place, and stays there while others are taken. */
function onPlaces<T extends string>(
  props: Props,
  offer: readonly (T | null)[],
  drawn: (id: T) => ReactNode,
): ReactNode[] {
  const words = wordsOf(props);
  return placed(offer).map(({ each, place }) => (
    <Fragment key={`${place} ${each}`}>
      {each === null ? (
        <Explained thing="sign:no-offer" label={words.noOffer} point={props.point} className="dl-empty" />
      ) : (
        drawn(each)
      )}
    </Fragment>
  ));
}

/** Whoever spies has the cards of the city before him instead of the offers, which cannot be taken then. */
export function Offers(props: Props) {
  const words = wordsOf(props);
  if (promptOf(props)?.key !== 'ask-spy') return <OpenOffers {...props} />;
  return (
    <section className="dl-offers" data-spying>
      <div className="dl-offer">
        <h3>{words.city}</h3>
        <City {...props} />
      </div>
    </section>
  );
}

/** Two equal creatures are one choice: the first of them is touched. */
function OpenOffers(props: Props) {
  const words = wordsOf(props);
  const { view } = props;
  return (
    <section className="dl-offers">
      <div className="dl-offer" data-kind="creatures">
        <h3>{words.offerCreatures}</h3>
        <span className="dl-cards">
          {onPlaces(props, view.creatures, (id) => (
            <Thing {...touching(props, `offer:${id}`, words.creature(id))} className="dl-card">
              <CreatureFace id={id} words={words} />
            </Thing>
          ))}
        </span>
      </div>
      <div className="dl-offer" data-kind="rooms">
        <h3>{words.offerRooms}</h3>
        <span className="dl-cards">
          {onPlaces(props, view.rooms, (id) => (
            <Thing {...touching(props, `offer:${id}`, words.room(id))} className="dl-card">
              <RoomFace id={id} words={words} seats={view.lords.length} />
            </Thing>
          ))}
        </span>
      </div>
      <div className="dl-offer" data-kind="heroes">
        <Comers {...props} title={words.comingNow} heroes={view.coming} />
        <Comers {...props} title={words.comingNext} heroes={view.next} />
      </div>
    </section>
  );
}

type ComersProps = Props & { readonly title: string; readonly heroes: readonly AdventurerId[] };

/** Weakest first, each with whom he would go to if the track stayed as it is. */
function Comers({ title, heroes, ...props }: ComersProps) {
  const words = wordsOf(props);
  const { view, names, point } = props;
  if (heroes.length === 0) return null;
  return (
    <div className="dl-comers">
      <h3>{title}</h3>
      <span className="dl-comers-row">
        {placed(heroes).map(({ each, place }) => {
          const host = view.niceness[place];
          const name = host === undefined || host < 0 ? words.toNobody : names.seat(host);
          return (
            <Explained
              key={each}
              thing={`adventurer:${each}`}
              label={words.goesTo(words.hero(each), name)}
              point={point}
            >
              <HeroTile hero={{ id: each }} host={host} />
            </Explained>
          );
        })}
      </span>
    </div>
  );
}
