// Omens of Ragnarök: which hold, and what the others wait for.
import { Explained, Icon } from '@krcma/tableware/pieces';
import { scaleFor } from '../data/temples.ts';
import { omenIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { countedBy, neededFor } from './progress.ts';
import { type Props, wordsOf } from './table.ts';
import './omens.css';

export function Omens(props: Props) {
  const words = wordsOf(props);
  const { view, point } = props;
  return (
    <section className="lr-omens" aria-label={words.omens}>
      <h3>
        <Icon name={icons.ragnarok} sign="ragnarok" />
        {words.omens}
      </h3>
      {view.doom !== null && <p className="lr-doom">{words.turnsLeft(view.doom.left)}</p>}
      <ul>
        {view.omens.map(({ id, down }) => {
          const needed = neededFor(id, view.seats);
          const now = Math.min(needed, countedBy(view, id));
          const state = down ? words.fulfilled : words.omenNow(now, needed);
          return (
            <li key={id}>
              <Explained
                thing={`omen:${id}`}
                label={`${words.omen(id)}: ${words.omenNeeds(id, needed)}, ${state}`}
                point={point}
                className="lr-omen"
                data-down={down || undefined}
                data-due={(!down && now >= needed) || undefined}
              >
                <Icon name={omenIcons[id]} sign="omen" />
                <span>{words.omenNeeds(id, needed)}</span>
                <b>{down ? '✓' : `${now}/${needed}`}</b>
              </Explained>
            </li>
          );
        })}
      </ul>
      <TempleScale {...props} />
    </section>
  );
}

/** Temples wait on the scale; under some of them lies a draft. */
function TempleScale(props: Props) {
  const words = wordsOf(props);
  const { view, point } = props;
  const { fields, drafts } = scaleFor(view.seats);
  const used = fields - view.scale;
  return (
    <Explained
      thing="sign:scale"
      label={words.templesLeft(view.scale, fields)}
      point={point}
      className="lr-scale"
    >
      <span>{words.temples}</span>
      {Array.from({ length: fields }, (_, index) => index + 1).map((field) => (
        <span key={field} className="lr-field" data-used={field <= used || undefined}>
          <Icon name={icons.temple} sign="scale" />
          {drafts[view.options.scale].includes(field) && <i data-sign="draft">+</i>}
        </span>
      ))}
    </Explained>
  );
}
