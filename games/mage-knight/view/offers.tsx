// What lies on the table for everybody: the Source, units, advanced actions, Spells, tactics, common skills.
import { Explained, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import { tactics as tacticTable } from '../data/tactics.ts';
import type { Colour } from '../data/types.ts';
import { type UnitId, units } from '../data/units.ts';
import { CardFace } from './card-face.tsx';
import { ManaSign } from './mana.tsx';
import { type Props, placed, tally, touching, wordsOf } from './table.ts';
import { UnitFace } from './unit-face.tsx';
import './offers.css';

/** Dice that can be used now, those that are depleted, and those somebody took. */
export function Source(props: Props) {
  const words = wordsOf(props);
  const { view, point } = props;
  const free = view.source.filter(({ by }) => by === null).map(({ colour }) => colour);
  const taken = view.source.filter(({ by }) => by !== null);
  const isDepleted = (colour: Colour): boolean => colour === (view.time === 'day' ? 'black' : 'gold');
  return (
    <section className="mk-source" aria-label={words.source}>
      {tally(free).map(([colour, n]) => {
        const says = `${words.source}, ${words.colour(colour)}: ${n}`;
        return (
          <Thing
            key={colour}
            {...touching(props, `die:${colour}`, isDepleted(colour) ? `${says}, ${words.depleted}` : says)}
            className="mk-die"
          >
            <span className="mk-dice" data-depleted={isDepleted(colour) || undefined}>
              {placed(free.filter((each) => each === colour)).map(({ place }) => (
                <ManaSign key={place} colour={colour} kind="die" />
              ))}
            </span>
          </Thing>
        );
      })}
      {placed(taken).map(({ each: { colour }, place }) => (
        <Explained
          key={place}
          thing="sign:die"
          label={`${words.colour(colour)}, ${words.used}`}
          point={point}
          className="mk-dice"
          data-depleted=""
        >
          <ManaSign colour={colour} kind="die" hollow />
        </Explained>
      ))}
    </section>
  );
}

interface OfferProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly note?: string;
}

const Offer = ({ title, note, children }: OfferProps) => (
  <section className="mk-offer" aria-label={title}>
    <h3>
      {title} {note !== undefined && <small>{note}</small>}
    </h3>
    <div className="mk-offer-cards">{children}</div>
  </section>
);

const isUnit = (id: UnitId | AdvancedActionId): id is UnitId => id in units;

function UnitOffer(props: Props) {
  const words = wordsOf(props);
  const { offer } = props.view.units;
  return (
    <Offer title={words.unitOffer}>
      {placed(offer).map(({ each, place }) => (
        <Thing
          key={place}
          {...touching(props, `offer:${each}`, isUnit(each) ? words.unit(each) : words.card(each))}
          className="mk-offered"
        >
          {isUnit(each) ? <UnitFace id={each} words={words} /> : <CardFace id={each} words={words} />}
        </Thing>
      ))}
    </Offer>
  );
}

interface CardOfferProps extends Props {
  readonly title: string;
  readonly cards: Props['view']['spells']['offer'] | Props['view']['advanced']['offer'];
  readonly left: number;
}

function CardOffer({ title, cards, left, ...props }: CardOfferProps) {
  const words = wordsOf(props);
  if (cards.length === 0) return null;
  return (
    <Offer title={title} note={words.counted(left, words.deck)}>
      {cards.map((card) => (
        <Thing key={card} {...touching(props, `offer:${card}`, words.card(card))} className="mk-offered">
          <CardFace id={card} words={words} />
        </Thing>
      ))}
    </Offer>
  );
}

function Tactics(props: Props) {
  const words = wordsOf(props);
  const { view } = props;
  if (view.phase !== 'tactics') return null;
  return (
    <Offer title={words.tactics}>
      {view.tactics.map((id) => (
        <Thing
          key={id}
          {...touching(props, `tactic:${id}`, words.tactic(id))}
          className="mk-offered mk-offered-tactic"
        >
          <span className="mk-tactic">
            <span className="mk-tactic-number">{tacticTable[id].number}</span>
            <b>{words.tactic(id)}</b>
            <span>{words.effect(`tactic:${id}`) || words.journey.onlyEarly}</span>
          </span>
        </Thing>
      ))}
    </Offer>
  );
}

function CommonSkills(props: Props) {
  const words = wordsOf(props);
  const { commonSkills } = props.view;
  if (commonSkills.length === 0) return null;
  return (
    <Offer title={words.commonSkills}>
      {commonSkills.map((id) => (
        <Thing key={id} {...touching(props, `skill:${id}`, words.skill(id))} className="mk-offered-skill">
          <span className="mk-skill-look">
            <b>{words.skill(id)}</b>
            <span>{words.effect(`skill:${id}`)}</span>
          </span>
        </Thing>
      ))}
    </Offer>
  );
}

export function Offers(props: Props) {
  const words = wordsOf(props);
  const { spells, advanced } = props.view;
  return (
    <div className="mk-offers">
      <Tactics {...props} />
      <UnitOffer {...props} />
      <CardOffer {...props} title={words.advanced} cards={advanced.offer} left={advanced.deck} />
      <CardOffer {...props} title={words.spells} cards={spells.offer} left={spells.deck} />
      <CommonSkills {...props} />
    </div>
  );
}
