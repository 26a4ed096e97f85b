// Orders: three places for this round's, and the cards one may still lay.
import { Icon, Thing } from '@krcma/tableware/pieces';
import { ORDERS, type OrderId } from '../data/orders.ts';
import { DRAWN_ORDERS, PROGRAMME_LENGTH } from '../data/setup.ts';
import { SlotStrip } from './actions.tsx';
import * as icons from './icons.ts';
import { orderIcons } from './signs.tsx';
import { type LordProps, placed, promptOf, touching, wordsOf } from './table.ts';
import './desk.css';

const ROMAN = ['I', 'II', 'III'] as const;

/** The orders as they lie: those being laid, those one has sealed, or those laid open for all. */
function laidOrders(props: LordProps): readonly (OrderId | null)[] {
  const prompt = promptOf(props);
  const asked = props.seat === props.owner ? prompt : undefined;
  const laid =
    asked?.key === 'ask-programme'
      ? asked.laid
      : asked?.key === 'ask-seal'
        ? asked.orders
        : props.lord.programme;
  return Array.from({ length: PROGRAMME_LENGTH }, (_, place) => laid[place] ?? null);
}

export function Desk(props: LordProps) {
  const words = wordsOf(props);
  return (
    <div className="dl-desk">
      <div className="dl-places">
        {placed(laidOrders(props)).map(({ each, place }) => (
          <Place key={place} {...props} order={each} place={place} />
        ))}
      </div>
      <section className="dl-hand" aria-label={words.hand}>
        {ORDERS.map((order) => (
          <OrderCard key={order} {...props} order={order} />
        ))}
      </section>
      <DummyHand {...props} />
    </div>
  );
}

type PlaceProps = LordProps & { readonly order: OrderId | null; readonly place: number };

function Place({ order, place, ...props }: PlaceProps) {
  const words = wordsOf(props);
  const stayed = order !== null && props.lord.stayed.includes(order);
  const name = [
    words.place(place + 1),
    ...(order === null ? [] : [words.order(order)]),
    ...(stayed ? [words.stayed] : []),
  ].join(', ');
  return (
    <Thing {...touching(props, `place:${place}`, name)} className="dl-place">
      <span
        className="dl-place-look"
        data-sign="place"
        data-laid={order !== null || undefined}
        data-stayed={stayed || undefined}
      >
        <b className="dl-roman">{ROMAN[place]}</b>
        {order !== null && (
          <>
            <Icon name={orderIcons[order]} sign="order" />
            <span className="dl-order-name">{words.order(order)}</span>
          </>
        )}
        {stayed && (
          <span className="dl-stayed" data-sign="stayed">
            ↩
          </span>
        )}
      </span>
    </Thing>
  );
}

type OrderProps = LordProps & { readonly order: OrderId };

/** Before a full game three drawn ones lie apart; afterwards two are locked. */
function OrderCard({ order, ...props }: OrderProps) {
  const words = wordsOf(props);
  const { lord } = props;
  const drawn = lord.drawn.length === DRAWN_ORDERS;
  const locked = drawn ? !lord.drawn.includes(order) : lord.locked.includes(order);
  const at = laidOrders(props).indexOf(order);
  const name = [
    words.order(order),
    ...(locked ? [words.locked] : []),
    ...(at >= 0 ? [words.place(at + 1)] : []),
  ].join(', ');
  return (
    <Thing {...touching(props, `order:${order}`, name)} className="dl-order">
      <span className="dl-order-look" data-locked={locked || undefined} data-laid={at >= 0 || undefined}>
        <Icon name={orderIcons[order]} sign="order" />
        <span className="dl-order-name">{words.order(order)}</span>
        {props.narrow && !locked && <SlotStrip order={order} slots={props.view.slots} />}
        {locked && <Icon name={icons.lock} sign="locked" />}
        {at >= 0 && (
          <b className="dl-roman" data-sign="place">
            {ROMAN[at]}
          </b>
        )}
      </span>
    </Thing>
  );
}

/** With two players each also picks an order for an unused colour. */
function DummyHand(props: LordProps) {
  const words = wordsOf(props);
  const prompt = promptOf(props);
  if (prompt?.key !== 'ask-dummy' || props.seat !== props.owner) return null;
  const dummy = props.view.dummies[prompt.dummy];
  if (dummy === undefined) return null;
  return (
    <section className="dl-hand" data-dummy aria-label={words.dummy(prompt.dummy)}>
      <h3>{words.dummy(prompt.dummy)}</h3>
      {ORDERS.filter((order) => dummy.pile.includes(order)).map((order) => (
        <Thing
          key={order}
          {...touching(props, `dummy:${prompt.dummy}:${order}`, words.order(order))}
          className="dl-order"
        >
          <span className="dl-order-look">
            <Icon name={orderIcons[order]} sign="order" />
            <span className="dl-order-name">{words.order(order)}</span>
          </span>
        </Thing>
      ))}
    </section>
  );
}
