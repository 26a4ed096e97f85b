// The wheel told before it is used: what each slot does for me, and what its realm gives to whoever is allied.
import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { realms } from '../data/realms.ts';
import { ACTIONS, type ActionId, realmOfSlot, type SlotId } from '../data/wheel.ts';
import { actionIcons, realmIcons } from './emblems.ts';
import { RuneSign } from './signs.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './wheel.css';

const isSlot = (action: ActionId): action is SlotId => action !== 'monument';

/** Outside of its step only what the realms pay is told. */
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

/** Whoever uses the slot lets its realm pay all its allies, the user among them. */
function Pays({ slot, ...props }: Props & { readonly slot: SlotId }) {
  const words = wordsOf(props);
  const realm = realmOfSlot[slot];
  const allies = props.view.allies[realm];
  return (
    <span className="lr-action-pays" data-none={allies.length === 0 || undefined}>
      <Icon name={realmIcons[realm]} sign={realm} />
      <span>{words.pays(realm)}</span>
      <span className="lr-action-allies">
        {allies.length === 0 ? (
          <RuneSign of={realms[realm].rune} hollow />
        ) : (
          allies.map((seat) => <SeatShield key={seat} seat={seat} />)
        )}
      </span>
    </span>
  );
}

function labelOf(props: Props, action: ActionId): string {
  const words = wordsOf(props);
  const { view, names } = props;
  if (!isSlot(action)) return `${words.action(action)}. ${words.does(action)}`;
  const realm = realmOfSlot[action];
  const allies = view.allies[realm].map((seat) => names.seat(seat));
  const markers = view.wheel[action].map((seat) => names.seat(seat));
  return [
    words.action(action),
    words.does(action),
    `${words.realm(realm)}: ${words.pays(realm)}`,
    allies.length === 0 ? words.noAllies : words.allies(allies),
    ...(markers.length > 0 ? [words.markersOf(markers)] : []),
  ].join('. ');
}
