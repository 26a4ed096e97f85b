// The hand: what each card would add now; the card one has taken up shows how it can be played.
import { Explained, Thing } from '@krcma/tableware/pieces';
import { type CardId, type FaceId, WOUND } from '../data/cards.ts';
import { SIDEWAYS, type Sideways } from '../data/types.ts';
import type { CardProspect } from '../rules/prospects.ts';
import { CardBack, CardBand, CardFace, CardSide } from './card-face.tsx';
import { waysSaid } from './gains.tsx';
import { LaidOut } from './laid-out.tsx';
import { SidewaysFoot, SidewaysPoints, sidewaysSaid, spareWorth } from './sideways.tsx';
import { type PlayerProps, tally, touching, wordsOf } from './table.ts';
import './hand.css';

const SIDES = ['basic', 'powered'] as const;

const prospectOf = ({ view, seat, owner }: PlayerProps, card: CardId): CardProspect | undefined =>
  seat === owner ? view.prospects?.cards.find((each) => each.card === card) : undefined;

/** The card that is being played, while it is asked how. */
const takenUp = ({ decision, seat, owner }: PlayerProps): FaceId | undefined =>
  seat === owner && decision?.prompt.key === 'ask-how' ? decision.prompt.card : undefined;

interface TakenProps extends PlayerProps {
  readonly card: FaceId;
}

/** Both effects to touch, and below them what it is worth sideways. */
function TakenUp({ card, ...props }: TakenProps) {
  const words = wordsOf(props);
  const { table } = words;
  const { putBack } = props;
  const prospect = prospectOf(props, card);
  const worth = (as: Sideways): number => prospect?.sideways.find((each) => each.as === as)?.n ?? 1;
  return (
    <div className="mk-taken" data-card={card}>
      <div className="mk-taken-head">
        <CardBand id={card} words={words} />
        {putBack !== undefined && (
          <button
            type="button"
            className="mk-taken-back"
            aria-label={table.putBack}
            title={table.putBack}
            onClick={() => putBack(1)}
          >
            ✕
          </button>
        )}
      </div>
      {SIDES.map((side) => {
        const { no, ways = [] } = prospect?.[side] ?? {};
        const says = [
          table.sides[side],
          words.effect(`card:${card}:${side}`),
          ...(no === undefined ? (ways.length === 0 ? [] : [waysSaid(words, ways)]) : [table.hindered[no]]),
        ];
        return (
          <Thing
            key={side}
            {...touching(props, `how:${card}:${side}`, says.join(', '))}
            className="mk-taken-side"
          >
            <CardSide id={card} side={side} words={words} prospect={prospect?.[side]} />
            {no !== undefined && <small className="mk-taken-no">{table.hindered[no]}</small>}
          </Thing>
        );
      })}
      <div className="mk-taken-sideways">
        <small>{table.laidSideways}</small>
        {SIDEWAYS.map((as) => (
          <Thing
            key={as}
            {...touching(
              props,
              `how:${card}:${as}`,
              `${table.laidSideways}: ${table.sideways[as]} ${worth(as)}`,
            )}
            className="mk-taken-as"
          >
            <SidewaysPoints as={as} n={worth(as)} />
          </Thing>
        ))}
      </div>
    </div>
  );
}

interface HeldProps extends PlayerProps {
  readonly card: CardId;
  readonly count: number;
  /** Only its head, beside the card that is taken up. */
  readonly brief: boolean;
}

function HeldCard({ card, count, brief, ...props }: HeldProps) {
  const words = wordsOf(props);
  const prospect = prospectOf(props, card);
  const adds = SIDES.flatMap((side) => {
    const { no, ways = [] } = prospect?.[side] ?? {};
    return no === undefined && ways.length > 0 ? [`${words.table.sides[side]} ${waysSaid(words, ways)}`] : [];
  });
  const name = count > 1 ? `${count}× ${words.card(card)}` : words.card(card);
  const spare = spareWorth(props, card, prospect);
  const sideways = spare ?? [];
  const says = [name, ...adds, ...(sideways.length === 0 ? [] : [sidewaysSaid(words, sideways)])];
  return (
    <Thing
      {...touching(props, `card:${card}`, says.join(', '))}
      className={`mk-hand-card${card === WOUND ? ' mk-hand-wound' : spare ? ' mk-hand-spare' : ''}`}
    >
      <CardFace
        id={card}
        words={words}
        prospect={prospect}
        brief={brief}
        note={count > 1 && <span className="mk-times">×{count}</span>}
        foot={!brief && sideways.length > 0 && <SidewaysFoot words={words} sideways={sideways} />}
      />
    </Thing>
  );
}

/** With more kinds than these, cards are narrow. */
const COMFORTABLE = 6;

/** Own cards are read, those of others counted. Equal ones lie together. */
export function Hand(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  const taken = takenUp(props);
  const known = player.hand.filter((card): card is CardId => card !== null);
  const unknown = player.hand.length - known.length;
  const kinds = tally(known);
  return (
    <section
      className="mk-hand"
      aria-label={words.hand}
      data-taken={taken !== undefined || undefined}
      data-full={kinds.length > COMFORTABLE || undefined}
      data-kinds={kinds.length}
    >
      <LaidOut {...props} />
      {taken !== undefined && <TakenUp {...props} card={taken} />}
      {kinds.map(
        ([card, count]) =>
          card !== taken && (
            <HeldCard key={card} {...props} card={card} count={count} brief={taken !== undefined} />
          ),
      )}
      {unknown > 0 && (
        <Explained thing="sign:unknown-card" label={words.unknownCards(unknown)} point={props.point}>
          <CardBack n={unknown} />
        </Explained>
      )}
      {player.hand.length === 0 && <p className="mk-none">{words.noCards}</p>}
    </section>
  );
}
