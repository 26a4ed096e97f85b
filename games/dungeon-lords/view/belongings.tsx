// What a lord keeps: creatures in the lair, traps, prisoners.
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import type { TrapId } from '../data/traps.ts';
import type { TrapView } from '../rules/view.ts';
import type { LairCreature } from '../state.ts';
import { emblemOf } from './emblems.ts';
import { CreatureFace, TrapFace } from './faces.tsx';
import * as icons from './icons.ts';
import { HeroBadge } from './signs.tsx';
import { type LordProps, placed, touching, wordsOf } from './table.ts';
import './belongings.css';

export function Lair(props: LordProps) {
  const words = wordsOf(props);
  const { lord } = props;
  return (
    <section className="dl-lair" aria-label={words.lair}>
      {lord.lair.length === 0 && <p className="dl-none">{words.noCreatures}</p>}
      {placed(lord.lair).map(({ each, place }) => (
        <LairPlace key={place} {...props} creature={each} place={place} />
      ))}
    </section>
  );
}

type LairProps = LordProps & { readonly creature: LairCreature; readonly place: number };

export const lairLabel = (props: LordProps, { id, stance }: LairCreature): string => {
  const words = wordsOf(props);
  return stance === 'ready' ? words.creature(id) : `${words.creature(id)}, ${words.stance(stance)}`;
};

function LairPlace({ creature, place, ...props }: LairProps) {
  const words = wordsOf(props);
  const { id, stance } = creature;
  return (
    <Thing
      {...touching(props, `lair:${props.owner}:${place}`, lairLabel(props, creature))}
      className="dl-kept"
    >
      <span className="dl-kept-look" data-stance={stance}>
        <CreatureFace id={id} words={words} note={stance !== 'ready' && <StanceMark stance={stance} />} />
      </span>
    </Thing>
  );
}

const STANCES = {
  sent: icons.warrior,
  sheep: icons.metamorphosis,
  out: icons.regeneration,
  striking: icons.blindRage,
} as const;

const StanceMark = ({ stance }: { readonly stance: keyof typeof STANCES }) => (
  <span className="dl-tag" data-sign={stance} data-composed>
    <Icon name={STANCES[stance]} />
  </span>
);

/** Equal traps are one choice, and lie on each other; whose faces nobody may see are only counted. */
function stacked(traps: readonly TrapView[]): { readonly trap: TrapId; readonly count: number }[] {
  const known = traps.filter((trap) => trap !== null);
  return [...new Set(known)].map((trap) => ({ trap, count: known.filter((each) => each === trap).length }));
}

export const kindsOfTraps = (traps: readonly TrapView[]): number => new Set(traps).size;

export function Traps(props: LordProps) {
  const words = wordsOf(props);
  const { lord, view } = props;
  const hidden = lord.traps.filter((trap) => trap === null).length;
  return (
    <section className="dl-traps" aria-label={words.traps}>
      {lord.traps.length === 0 && <p className="dl-none">{words.noTraps}</p>}
      {stacked(lord.traps).map(({ trap, count }) => (
        <Thing key={trap} {...touching(props, `trap:${trap}`, words.trap(trap))} className="dl-kept">
          <span className="dl-kept-look">
            <TrapFace id={trap} year={view.year} words={words} />
            {count > 1 && (
              <b className="dl-copies" data-sign="trap">
                ×{count}
              </b>
            )}
          </span>
        </Thing>
      ))}
      {hidden > 0 && (
        <Explained
          thing="sign:face-down"
          label={words.counted(hidden, 'trap')}
          point={props.point}
          className="dl-kept-back"
        >
          <TrapFace id={null} year={view.year} words={words} />
          <b className="dl-copies" aria-hidden="true">
            ×{hidden}
          </b>
        </Explained>
      )}
    </section>
  );
}

export function Prison(props: LordProps) {
  const words = wordsOf(props);
  const { lord, owner } = props;
  if (lord.prison.length === 0) return null;
  const names = lord.prison.map((id) => words.hero(id)).join(', ');
  return (
    <Thing {...touching(props, `prison:${owner}`, `${words.prison}: ${names}`)} className="dl-prison">
      <span className="dl-prison-look">
        <Icon name={icons.prison} sign="prison" />
        {placed(lord.prison).map(({ each, place }) => (
          <HeroBadge key={place} id={each} />
        ))}
      </span>
    </Thing>
  );
}

/** Small pictures for a glance at somebody's lair. */
export const LairGlance = (props: LordProps) => (
  <span className="dl-lair-glance">
    {placed(props.lord.lair).map(({ each, place }) => (
      <Explained
        key={place}
        thing={`lair:${props.owner}:${place}`}
        label={lairLabel(props, each)}
        point={props.point}
      >
        <span className="dl-face" data-stance={each.stance} data-composed>
          <Icon name={emblemOf(each.id)} sign="monster" />
        </span>
      </Explained>
    ))}
  </span>
);
