// The eight actions of the town: what each slot costs and gives, who stands there, and what a minion of one's own would get.
import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { ORDERS, type OrderId, SLOTS, type Slot, type SlotIndex, slotOf } from '../data/orders.ts';
import type { LordView } from '../rules/view.ts';
import { DUMMY, isDummy, type Occupant, slotIndex } from '../state.ts';
import { Arrow, hasCost, SlotCost, SlotGain } from './goods.tsx';
import { orderIcons } from './signs.tsx';
import { lordIn, type Props, touching, wordsOf } from './table.ts';
import './actions.css';

export const Actions = (props: Props) => (
  <section className="dl-actions" aria-label={wordsOf(props).actions}>
    {ORDERS.map((order) => (
      <ActionTile key={order} {...props} order={order} />
    ))}
  </section>
);

const ROMAN = ['I', 'II', 'III'] as const;

type OrderProps = Props & { readonly order: OrderId };

function ActionTile({ order, ...props }: OrderProps) {
  const words = wordsOf(props);
  const { view, seat } = props;
  const [next] =
    view.phase === 'orders' ? SLOTS.filter((slot) => view.slots[slotIndex(order, slot)] === null) : [];
  const lord = seat === undefined ? undefined : lordIn(props, seat);
  const isLocked = lord?.locked.includes(order) === true;
  const thing = props.narrow && props.choices.has(`order:${order}`) ? `order:${order}` : `action:${order}`;
  return (
    <div className="dl-action" data-locked={isLocked || undefined}>
      <Thing {...touching(props, thing, words.order(order))} className="dl-action-head">
        <Icon name={orderIcons[order]} sign="order" />
        <span className="dl-action-name">{words.order(order)}</span>
      </Thing>
      <span className="dl-slots">
        {SLOTS.map((slot) => (
          <SlotThing key={slot} {...props} order={order} slot={slot} lord={lord} isNext={slot === next} />
        ))}
      </span>
    </div>
  );
}

type SlotProps = OrderProps & {
  readonly slot: SlotIndex;
  readonly lord: LordView | undefined;
  readonly isNext: boolean;
};

function SlotThing({ order, slot, lord, isNext, ...props }: SlotProps) {
  const words = wordsOf(props);
  const printed: Slot = slotOf(order, slot);
  const occupant = props.view.slots[slotIndex(order, slot)] ?? null;
  const lacking = occupant === null && lord !== undefined ? lackOf(props, printed, lord) : [];
  const name = [
    words.slot(order, slot),
    ...(occupant === null ? [] : [words.takenBy(nameOf(props, occupant))]),
    ...(isNext && lord ? [words.nextHere] : []),
    ...(lacking.length > 0 ? [words.lacks(lacking.join(', '))] : []),
  ].join(', ');
  return (
    <Thing {...touching(props, `slot:${order}:${slot}`, name)} className="dl-slot-thing">
      <span
        className="dl-slot"
        data-sign={occupant !== null ? 'slot-taken' : isNext ? 'slot-next' : 'slot'}
        data-next={(isNext && occupant === null) || undefined}
        data-taken={occupant !== null || undefined}
        data-mine={occupant === props.seat || undefined}
      >
        <small className="dl-slot-roman">{ROMAN[slot]}</small>
        <span className="dl-slot-deal" data-lacking={lacking.length > 0 || undefined}>
          <Deal order={order} slot={printed} />
        </span>
        {occupant !== null && <Minion occupant={occupant} />}
        {lacking.length > 0 && (
          <span className="dl-lacking" data-sign="lacking">
            ✗
          </span>
        )}
      </span>
    </Thing>
  );
}

/** What it costs above what it gives; what is taken from an offer has the price of the tile. */
const Deal = ({ order, slot }: { readonly order: OrderId; readonly slot: Slot }): ReactNode => (
  <>
    {hasCost(slot) && (
      <>
        <SlotCost slot={slot} />
        <Arrow />
      </>
    )}
    <SlotGain slot={slot} />
    {order === 'hire-monster' && <Icon name={orderIcons[order]} sign="hire" />}
    {order === 'build-room' && <Icon name={orderIcons[order]} sign="room" />}
  </>
);

/** The three slots of an action at a glance, for the card of its order. */
export const SlotStrip = ({
  order,
  slots,
}: {
  readonly order: OrderId;
  readonly slots: Props['view']['slots'];
}) => (
  <span className="dl-strip">
    {SLOTS.map((slot) => {
      const occupant = slots[slotIndex(order, slot)] ?? null;
      return (
        <span key={slot} className="dl-strip-slot" data-taken={occupant !== null || undefined}>
          {occupant === null ? (
            <Deal order={order} slot={slotOf(order, slot)} />
          ) : (
            <Minion occupant={occupant} />
          )}
        </span>
      );
    })}
  </span>
);

const Minion = ({ occupant }: { readonly occupant: Occupant }) => (
  <span className="dl-minion" data-composed>
    {isDummy(occupant) ? (
      <span className="dl-dummy" data-sign="dummy">
        {occupant - DUMMY + 1}
      </span>
    ) : (
      <SeatShield seat={occupant} />
    )}
  </span>
);

const nameOf = (props: Props, occupant: Occupant): string =>
  isDummy(occupant) ? wordsOf(props).dummy(occupant - DUMMY) : props.names.seat(occupant);

/** What a lord is short of to pay a slot now; evil can always be gained, the table says when it cannot. */
function lackOf(props: Props, { pay = {}, foreman }: Slot, lord: LordView): string[] {
  const words = wordsOf(props);
  const { gold = 0, food = 0 } = pay;
  const idle = lord.imps - lord.busyImps;
  return [
    ...(gold > lord.gold ? [words.counted(gold - lord.gold, 'gold')] : []),
    ...(food > lord.food ? [words.counted(food - lord.food, 'food')] : []),
    ...(foreman && idle < 2 ? [words.counted(2 - idle, 'imp')] : []),
  ];
}
