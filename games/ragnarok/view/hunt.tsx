// A hunt as it stands: the prey and its wounds, the attack and the defence, and what may still come of the attack deck.
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { type AttackCardId, attackCards, attacksBeside } from '../data/attack-cards.ts';
import { type CombatCardId, combatCards } from '../data/combat-cards.ts';
import type { HuntView } from '../rules/view.ts';
import { preyIcons } from './emblems.ts';
import { AttackFace, CardFace } from './faces.tsx';
import * as icons from './icons.ts';
import { Amount } from './signs.tsx';
import { type Props, placed, tally, touching, wordsOf } from './table.ts';
import { Wounds } from './wounds.tsx';
import './battle.css';
import './hunt.css';

export type HuntProps = Props & { readonly hunt: HuntView };

export function HuntStage(props: HuntProps) {
  const words = wordsOf(props);
  const { hunt, names } = props;
  return (
    <section className="lr-stage lr-hunt" aria-label={words.hunt}>
      <h2>
        <Icon name={preyIcons[hunt.prey]} sign={hunt.prey === 'loki' ? 'loki' : 'monster'} />
        {words.hunt}: {words.prey(hunt.prey)}
        <small>{words.region(hunt.region)}</small>
      </h2>
      <p className="lr-hunt-who">
        <span>
          <SeatShield seat={hunt.hunter} /> {words.hunter}: <b>{names.seat(hunt.hunter)}</b>
        </span>
        <span>
          <SeatShield seat={hunt.master} /> {words.master}: <b>{names.seat(hunt.master)}</b>
        </span>
      </p>
      <Wounds {...props} />
      <Round {...props} />
      <AttackHand {...props} />
      <ShownHand {...props} />
      <MayCome {...props} />
    </section>
  );
}

/** The attack of this round beside what is played against it. */
function Round(props: HuntProps) {
  const words = wordsOf(props);
  const { hunt, view, point } = props;
  if (hunt.attack === null) return <p className="lr-none">{words.attackNone}</p>;
  const { rage, weakness, shieldable } = attackCards[hunt.attack];
  const defence = hunt.defence.reduce((sum, card) => sum + combatCards[card].strength, 0);
  const wisdom = view.players[hunt.hunter]?.values.wisdom ?? 0;
  return (
    <div className="lr-round">
      <Explained
        thing={`attack:${hunt.attack}`}
        label={words.attackNow(hunt.attack, rage, weakness)}
        point={point}
        className="lr-attack-now"
      >
        <AttackFace id={hunt.attack} words={words} />
      </Explained>
      <div className="lr-defence">
        <p className="lr-sum">
          <b>{words.defence}</b>
          <Against {...props} now={defence} needed={rage} kind="rage" />
          <Against {...props} now={defence + wisdom} needed={weakness} kind="weakness" />
          <small>{shieldable ? words.shieldable : words.notShieldable}</small>
        </p>
        <div className="lr-played">
          {placed(hunt.defence).map(({ each, place }) => (
            <Explained key={place} thing={`card:${each}`} label={words.card(each)} point={point}>
              <CardFace id={each} words={words} />
            </Explained>
          ))}
        </div>
      </div>
    </div>
  );
}

interface AgainstProps extends HuntProps {
  readonly now: number;
  readonly needed: number;
  readonly kind: 'rage' | 'weakness';
}

/** So much against so much; reached or not is told by more than the colour. */
const Against = ({ now, needed, kind, ...props }: AgainstProps) => (
  <Explained
    thing={`sign:${kind}`}
    label={`${wordsOf(props)[kind]}: ${wordsOf(props).of(now, needed)}`}
    point={props.point}
    className="lr-against"
    data-reached={now >= needed || undefined}
  >
    <Icon name={kind === 'rage' ? icons.rage : icons.weakness} sign={kind} />
    {now} {now >= needed ? '≥' : '<'} {needed}
  </Explained>
);

/** The monster player sees the attack hand, the hunter how many there are. */
function AttackHand(props: HuntProps) {
  const words = wordsOf(props);
  const { hunt, point } = props;
  if (hunt.attacks.length === 0) return null;
  const known = hunt.attacks.filter((card): card is AttackCardId => card !== null);
  const unknown = hunt.attacks.length - known.length;
  return (
    <div className="lr-attack-hand">
      <h4>{words.attackHand}</h4>
      {tally(known).map(([card, count]) => {
        const { rage, weakness } = attackCards[card];
        return (
          <Thing
            key={card}
            {...touching(props, `attack:${card}`, words.attackNow(card, rage, weakness))}
            className="lr-card"
          >
            <AttackFace id={card} words={words} />
            {count > 1 && <span className="lr-times lr-times-over">×{count}</span>}
          </Thing>
        );
      })}
      {unknown > 0 && (
        <Explained
          thing="sign:unknown-card"
          label={words.counted(unknown, words.attackHand)}
          point={point}
          className="lr-unknown"
        >
          <Amount icon={icons.card} sign="unknown-card" amount={unknown} />
        </Explained>
      )}
    </div>
  );
}

/** The hunter's cards lie open to the monster player, who may have to choose among them. */
function ShownHand(props: HuntProps) {
  const words = wordsOf(props);
  const { hunt, view, seat } = props;
  const hand = view.players[hunt.hunter]?.hand ?? [];
  const known = hand.filter((card): card is CombatCardId => card !== null);
  if (!hunt.shown || seat !== hunt.master || known.length === 0) return null;
  return (
    <div className="lr-attack-hand">
      <h4>{words.hand}</h4>
      {tally(known).map(([card, count]) => (
        <Thing key={card} {...touching(props, `card:${card}`, words.card(card))} className="lr-card">
          <CardFace id={card} words={words} note={count > 1 && <span className="lr-times">×{count}</span>} />
        </Thing>
      ))}
    </div>
  );
}

function MayCome(props: HuntProps) {
  const words = wordsOf(props);
  const { hunt, view, point } = props;
  const coming = attacksBeside([...view.discards.attacks, ...hunt.attacks, hunt.attack]);
  return (
    <div className="lr-may-come">
      <h4>
        {words.mayCome} <small>({view.decks.attacks})</small>
      </h4>
      <ul>
        {coming.map(({ card, count }) => {
          const { rage, weakness } = attackCards[card];
          return (
            <li key={card}>
              <Explained thing={`attack:${card}`} label={words.attackNow(card, rage, weakness)} point={point}>
                {count}× {words.attack(card)} <Amount icon={icons.rage} sign="rage" amount={rage} />
              </Explained>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
