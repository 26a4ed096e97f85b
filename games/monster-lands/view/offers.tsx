import { Spot, Stack, Thing } from '@krcma/tableware/pieces';
import { Fragment, type ReactNode } from 'react';
import { priceOfTrap } from '../data/traps.ts';
import { EmptyPlace } from './empty-place.tsx';
import { EquipmentFace, MemberFace, Price } from './faces.tsx';
import { TrapToken } from './party.tsx';
import { type Props, priceAt, touching, wordsOf } from './table.ts';
import './offers.css';

/** Everything lies on its place, and stays there while others come and go. */
export function onPlaces<T extends string>(
  offer: readonly (T | null)[],
  drawn: (id: T, place: number) => ReactNode,
  empty: ReactNode,
): ReactNode[] {
  const places = offer.map((id, place) => ({ id, place }));
  return places.map(({ id, place }) => (
    <Fragment key={`${place} ${id}`}>{id === null ? empty : drawn(id, place)}</Fragment>
  ));
}

/** Who can be hired, and how many greenhorns wait. */
export function TavernOffer(props: Props) {
  const { offer, greenhorns } = props.view.tavern;
  const words = wordsOf(props);
  return (
    <span className="ml-offer">
      {onPlaces(
        offer,
        (member) => (
          <Thing {...touching(props, `card:${member}`, words.card(member))} className="ml-card">
            <MemberFace card={member} words={words} offered price={priceAt(props, `card:${member}`)} />
          </Thing>
        ),
        <EmptyPlace sign="no-offer" name={words.emptyPlace} point={props.point} />,
      )}
      <Thing
        {...touching(props, 'stack:greenhorns', words.count(greenhorns, words.greenhorns))}
        className="ml-card"
      >
        {greenhorns > 0 ? (
          <Stack count={greenhorns}>
            <MemberFace
              card="greenhorn-1"
              words={words}
              offered
              price={priceAt(props, 'stack:greenhorns')}
              note={
                <span className="ml-count" data-sign="count">
                  ×{greenhorns}
                </span>
              }
            />
          </Stack>
        ) : (
          <span className="ml-none-left" data-sign="no-offer">
            <Spot crossed />
          </span>
        )}
      </Thing>
    </span>
  );
}

export function MarketOffer(props: Props) {
  const words = wordsOf(props);
  return (
    <span className="ml-offer">
      {onPlaces(
        props.view.market.offer,
        (card) => (
          <Thing {...touching(props, `card:${card}`, words.card(card))} className="ml-card">
            <EquipmentFace card={card} words={words} offered price={priceAt(props, `card:${card}`)} />
          </Thing>
        ),
        <EmptyPlace sign="no-offer" name={words.emptyPlace} point={props.point} />,
      )}
    </span>
  );
}

export function LodgeOffer(props: Props) {
  const words = wordsOf(props);
  return (
    <span className="ml-traps">
      {onPlaces(
        props.view.lodge.offer,
        (trap, place) => {
          const thing = `offer:lodge-${place}`;
          const laidAside = props.view.basket?.includes(place) === true;
          const name = words.card(trap);
          return (
            <Thing
              {...touching(props, thing, laidAside ? words.laidAside(name) : name)}
              className="ml-trap-thing"
            >
              <span className="ml-trap-look" data-aside={laidAside || undefined}>
                <TrapToken trap={trap} />
                <span className="ml-trap-price" data-sign={laidAside ? 'basket' : undefined}>
                  {laidAside ? '✓' : <Price printed={priceOfTrap(trap)} price={priceAt(props, thing)} />}
                </span>
              </span>
            </Thing>
          );
        },
        <EmptyPlace sign="no-offer" name={words.emptyPlace} point={props.point} />,
      )}
    </span>
  );
}
