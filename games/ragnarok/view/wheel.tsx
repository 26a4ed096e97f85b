// The wheel told before it is used: what each slot does for me, and what it gives to others.
import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { ACTIONS, type ActionId, realmOfSlot, type SlotId } from '../data/wheel.ts';
import { payoffOf } from '../rules/payoff.ts';
import { actionIcons, realmIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { paidInWords } from './labels.ts';
import { nearSeat, type Props, touching, wordsOf } from './table.ts';
import './wheel.css';

const isSlot = (action: ActionId): action is SlotId => action !== 'monument';

/** Outside of its step only who would be paid is told. */
export function Wheel(props: Props) {
  const words = wordsOf(props);
  return (
    <section
      className="lr-wheel"
      aria-label={words.wheel}
      data-brief={props.view.phase !== 'special' || undefined}
    >
      <h3>{words.wheel}</h3>
      <ol>
        {ACTIONS.map((action) => (
          <li key={action}>
            <Action {...props} action={action} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Action({ action, ...props }: Props & { readonly action: ActionId }) {
  const words = wordsOf(props);
  const markers = isSlot(action) ? props.view.wheel[action] : [];
  return (
    <Thing {...touching(props, `slot:${action}`, labelOf(props, action))} className="lr-action">
      <span className="lr-action-look">
        <span className="lr-action-icon">
          <Icon name={actionIcons[action]} sign={`action-${action}`} />
        </span>
        <span className="lr-action-name">{words.action(action)}</span>
        <span className="lr-action-markers" data-sign="seat">
          {markers.map((seat) => (
            <SeatShield key={seat} seat={seat} />
          ))}
        </span>
        <span className="lr-action-does">{words.does(action)}</span>
        {isSlot(action) && <Pays {...props} slot={action} />}
      </span>
    </Thing>
  );
}

/** Beside the action itself: whom its realm pays as long as it is free, or whose marker is covered. */
function Pays({ slot, ...props }: Props & { readonly slot: SlotId }) {
  const words = wordsOf(props);
  const realm = realmOfSlot[slot];
  const { bonus, rune } = payoffOf(props.view, slot, nearSeat(props));
  if (rune === nearSeat(props)) return <span className="lr-action-pays">{words.ownMarker}</span>;
  const paid = rune === null ? bonus : [rune];
  return (
    <span className="lr-action-pays" data-none={paid.length === 0 || undefined}>
      {rune === null ? (
        <Icon name={realmIcons[realm]} sign={realm} />
      ) : (
        <Icon name={icons.sanctuary} sign="any-rune" />
      )}
      <span>{rune === null ? `${words.realm(realm)}: ${words.pays(realm)}` : words.coverPays}</span>
      <span className="lr-action-paid">
        {paid.length === 0 ? '–' : paid.map((seat) => <SeatShield key={seat} seat={seat} />)}
      </span>
    </span>
  );
}

function labelOf(props: Props, action: ActionId): string {
  const words = wordsOf(props);
  const { view, names } = props;
  if (!isSlot(action)) return `${words.action(action)}. ${words.does(action)}`;
  const markers = view.wheel[action].map((seat) => names.seat(seat));
  return [
    words.action(action),
    words.does(action),
    ...paidInWords(props, action),
    ...(markers.length > 0 ? [words.markersOf(markers)] : []),
  ].join('. ');
}
