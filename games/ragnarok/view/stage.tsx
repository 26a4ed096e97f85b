// What comes to the fore: a battle, a hunt, blessings on offer, heroes to choose from.
import { Thing } from '@krcma/tableware/pieces';
import { Draft } from './draft.tsx';
import { HeroFace } from './faces.tsx';
import { BattleStage, HuntStage, RuneTable } from './later-parts.ts';
import { beneath, type Props, promptOf, touching, wordsOf } from './table.ts';
import { Wheel } from './wheel.tsx';
import './stage.css';

export const hasStage = ({ view, seat }: Pick<Props, 'view' | 'seat'>): boolean =>
  view.battle !== null ||
  view.hunt !== null ||
  view.draft.length > 0 ||
  drawnFor({ view, seat }) !== undefined;

const drawnFor = ({ view, seat }: Pick<Props, 'view' | 'seat'>) => {
  const drawn = seat === undefined ? undefined : view.players[seat]?.drawn;
  return drawn !== undefined && drawn.heroes.length + drawn.origins.length > 0 ? drawn : undefined;
};

const isAsked = ({ choices, refusals }: Props, kind: string): boolean =>
  [...choices.keys(), ...refusals.keys()].some((thing) => thing.startsWith(kind));

/** Runes are spent, or chosen from the bank: in the midst of a hunt too, as a reward. */
export const asksForRunes = (props: Props): boolean =>
  isAsked(props, 'rune-action:') || isAsked(props, 'bank:') || promptOf(props)?.key === 'ask-rune-action';

/** The wheel, or what takes its place. */
export function ToTheFore(props: Props) {
  const runes = asksForRunes(props);
  const staged = hasStage(props);
  return (
    <>
      {runes && <RuneTable {...props} />}
      {staged && <Stage {...props} />}
      {!runes && !staged && <Wheel {...props} />}
    </>
  );
}

function Stage(props: Props) {
  const { view } = props;
  if (view.battle !== null) return <BattleStage {...props} battle={view.battle} />;
  if (view.hunt !== null) return <HuntStage {...props} hunt={view.hunt} />;
  if (view.draft.length > 0) return <Draft {...props} />;
  return <Selection {...props} />;
}

function Selection(props: Props) {
  const words = wordsOf(props);
  const { view, text, names } = props;
  const drawn = drawnFor(props);
  if (drawn === undefined) return null;
  return (
    <section className="lr-stage" aria-label={words.selection}>
      <h2>{words.selection}</h2>
      <div className="lr-drawn">
        {drawn.heroes.map((id) => (
          <figure key={id}>
            <Thing {...touching(props, `hero:${id}`, words.hero(id))} className="lr-drawn-hero">
              <HeroFace id={id} words={words} />
            </Thing>
            <figcaption>
              {beneath(`${words.hero(id)}, ${words.heroTitle(id)}`, text.thing(`hero:${id}`, view, names))}
            </figcaption>
          </figure>
        ))}
      </div>
      <ul className="lr-draft">
        {drawn.origins.map((id) => (
          <li key={id}>
            <Thing {...touching(props, `origin:${id}`, words.origin(id))} className="lr-offered">
              <b className="lr-offered-name">{words.origin(id)}</b>
              <span className="lr-offered-words">
                {beneath(words.origin(id), text.thing(`origin:${id}`, view, names))}
              </span>
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}
