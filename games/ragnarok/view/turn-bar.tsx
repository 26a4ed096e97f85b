import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import { STEPS } from '../state.ts';
import { stepIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { type Props, wordsOf } from './table.ts';
import './turn-bar.css';

/** Whose turn it is, and which of its five steps. */
export function TurnBar(props: Props) {
  const words = wordsOf(props);
  const { view, names, point } = props;
  const round = Math.max(1, Math.ceil(view.turns / view.seats));
  return (
    <div className="lr-turn">
      <span className="lr-turn-who">
        <SeatShield seat={view.active} />
        <b>{names.seat(view.active)}</b>
        <small>{words.roundOf(round)}</small>
      </span>
      {view.phase === 'selection' ? (
        <span className="lr-turn-phase">{words.phase('selection')}</span>
      ) : (
        <ol>
          {STEPS.map((step) => (
            <li key={step} data-now={step === view.phase || undefined}>
              <Explained thing={`sign:step-${step}`} label={words.phase(step)} point={point}>
                <Icon name={stepIcons[step]} sign={`step-${step}`} />
                <span>{words.phase(step)}</span>
              </Explained>
            </li>
          ))}
        </ol>
      )}
      {view.doom !== null && (
        <Explained
          thing="sign:ragnarok"
          label={words.turnsLeft(view.doom.left)}
          point={point}
          className="lr-turn-doom"
        >
          <Icon name={icons.ragnarok} sign="ragnarok" />
          {view.doom.left}
        </Explained>
      )}
    </div>
  );
}
