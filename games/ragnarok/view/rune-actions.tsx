// The rune step and the bank: what runes buy, and what there is to gain.
import { Explained, Thing } from '@krcma/tableware/pieces';
import { RUNE_ACTIONS, type RuneActionId, runeActions } from '../data/rune-actions.ts';
import { RUNES } from '../data/types.ts';
import { RuneSign } from './signs.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './rune-actions.css';

export function RuneTable(props: Props) {
  const words = wordsOf(props);
  const buys = [...props.choices.keys(), ...props.refusals.keys()].some((thing) =>
    thing.startsWith('rune-action:'),
  );
  return (
    <section className="lr-stage" aria-label={words.phase('rune')}>
      {buys && (
        <>
          <h2>{words.phase('rune')}</h2>
          <ul className="lr-rune-actions">
            {RUNE_ACTIONS.map((action) => (
              <li key={action}>
                <Thing
                  {...touching(props, `rune-action:${action}`, words.runeAction(action))}
                  className="lr-rune-action"
                >
                  <Cost action={action} />
                  <span>{words.runeAction(action)}</span>
                </Thing>
              </li>
            ))}
          </ul>
        </>
      )}
      <Bank {...props} />
    </section>
  );
}

/** So many runes: of different kinds, or the one of what it is done to. */
function Cost({ action }: { readonly action: RuneActionId }) {
  const { cost, kind } = runeActions[action];
  return (
    <span className="lr-cost" data-sign={kind === 'different' ? 'rune-cost' : 'rune-of'}>
      {kind === 'different' ? (
        RUNES.slice(0, cost).map((rune) => <i key={rune} />)
      ) : (
        <i className="lr-cost-of">=</i>
      )}
    </span>
  );
}

function Bank(props: Props) {
  const words = wordsOf(props);
  return (
    <p className="lr-bank">
      <span>{words.bank}</span>
      {RUNES.map((rune) => {
        const label = words.counted(props.view.bank[rune], words.rune(rune));
        const thing = `bank:${rune}`;
        const look = (
          <>
            <RuneSign of={rune} hollow={props.view.bank[rune] === 0} />
            <b>{props.view.bank[rune]}</b>
          </>
        );
        return props.choices.has(thing) || props.refusals.has(thing) ? (
          <Thing key={rune} {...touching(props, thing, label)} className="lr-rune-held">
            {look}
          </Thing>
        ) : (
          <Explained
            key={rune}
            thing={`sign:${rune}`}
            label={label}
            point={props.point}
            className="lr-rune-held"
          >
            {look}
          </Explained>
        );
      })}
    </p>
  );
}
