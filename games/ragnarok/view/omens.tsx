// Omens of Ragnarök: which hold, and what the others wait for.
import { Explained, Icon } from '@krcma/tableware/pieces';
import type { Region } from '../data/board.ts';
import type { OmenId } from '../data/omens.ts';
import { OMENS_TO_END } from '../data/setup.ts';
import { scaleFor } from '../data/temples.ts';
import { clocksOf } from '../rules/clocks.ts';
import { omenIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { type Props, wordsOf } from './table.ts';
import './omens.css';

type OmensProps = Props & {
  /** The omen whose missing regions are lit on the map. */
  readonly lit: OmenId | undefined;
  light(omen: OmenId | undefined, regions: readonly Region[]): void;
};

export function Omens({ lit, light, ...props }: OmensProps) {
  const words = wordsOf(props);
  const { view, point } = props;
  return (
    <section className="lr-omens" aria-label={words.omens}>
      <h3>
        <Icon name={icons.ragnarok} sign="ragnarok" />
        {words.omens}
      </h3>
      <p className="lr-omens-lead">{words.omensLead(OMENS_TO_END)}</p>
      <ul>
        {clocksOf(view).omens.map(({ omen: id, down, holds, has, needed, regions }) => {
          const now = Math.min(needed, has);
          const state = down ? words.fulfilled : words.omenNow(now, needed);
          const on = lit === id;
          return (
            <li key={id}>
              <Explained
                thing={`omen:${id}`}
                label={`${words.omen(id)}: ${words.omenNeeds(id, needed)}, ${state}`}
                point={point}
                className="lr-omen"
                data-down={down || undefined}
                data-due={(!down && holds) || undefined}
              >
                <Icon name={omenIcons[id]} sign="omen" />
                <span>{words.omenNeeds(id, needed)}</span>
                <b>{down ? '✓' : `${now}/${needed}`}</b>
              </Explained>
              {!down && regions.length > 0 && (
                <button
                  type="button"
                  className="lr-omen-show"
                  aria-pressed={on}
                  aria-label={`${words.omen(id)}: ${on ? words.hideOnMap : words.showOnMap}`}
                  onClick={() => light(on ? undefined : id, regions)}
                >
                  <Icon name={icons.map} sign="show" />
                </button>
              )}
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
