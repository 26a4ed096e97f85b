// A battle as it stands: both sides, every card, totals with what they are made of, losses to come.
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import type { Strength, StrengthPart } from '../messages/war.ts';
import type { BattleView } from '../rules/view.ts';
import type { BattleSide, PlayedCard } from '../state.ts';
import { CardFace } from './faces.tsx';
import * as icons from './icons.ts';
import { type Props, placed, promptOf, touching, wordsOf } from './table.ts';
import './battle.css';

type BattleProps = Props & { readonly battle: BattleView };

export function BattleStage({ battle, ...props }: BattleProps) {
  const words = wordsOf(props);
  return (
    <section className="lr-stage" aria-label={words.battle}>
      <h2>
        <Icon name={icons.army} sign="army" />
        {words.battle}
        <small>{words.region(battle.region)}</small>
      </h2>
      <Side
        {...props}
        battle={battle}
        side={battle.attacker}
        strength={battle.strengths.attacker}
        role={words.attacker}
      />
      <Side
        {...props}
        battle={battle}
        side={battle.defender}
        strength={battle.strengths.defender}
        role={words.defender}
      />
    </section>
  );
}

/** What a strength is made of: armies, cards, and what effects add. */
const sums = ({ parts }: Strength) => {
  const sum = (from: StrengthPart['from']): number =>
    parts.reduce((total, part) => (part.from === from ? total + part.plus : total), 0);
  return { armies: sum('armies'), played: sum('card'), plus: sum('effect') };
};

/** Of own cards and added by the enemy, less what is ignored; whoever loses pays one more for each army. */
const lossesOf = ({ cards, ignored, added }: BattleSide): number =>
  Math.max(0, cards.reduce((sum, { losses }) => sum + losses, 0) - ignored) + added;

type SideProps = BattleProps & {
  readonly side: BattleSide;
  readonly strength: Strength;
  readonly role: string;
};

function Side({ battle, side, strength, role, ...props }: SideProps) {
  const words = wordsOf(props);
  const { names, view, point } = props;
  const { seat, cards, passed } = side;
  const { total } = strength;
  const { armies, played, plus } = sums(strength);
  const figures = view.players[seat]?.armies.filter(({ region }) => region === battle.region).length ?? 0;
  const losses = lossesOf(side);
  const held = view.players[seat]?.hand.length ?? 0;
  return (
    <div className="lr-side-of" data-winner={battle.winner === seat || undefined}>
      <div className="lr-side-head">
        <SeatShield seat={seat} />
        <b>{names.seat(seat)}</b>
        <small>{role}</small>
        {battle.winner === seat && (
          <span className="lr-state" data-won>
            {words.won}
          </span>
        )}
        {passed && battle.winner === null && <span className="lr-state">{words.passed}</span>}
        <Explained
          thing="sign:strength"
          label={`${words.total} ${total}: ${words.strengthOf(armies, played, plus)}`}
          point={point}
          className="lr-side-total"
          data-sign="strength"
        >
          {total}
        </Explained>
      </div>
      <p className="lr-sum">
        <span>
          <Icon name={icons.army} sign="army" />
          {words.armies} {armies}
        </span>
        <span>
          <Icon name={icons.card} sign="card" />
          {words.cards} {played}
        </span>
        {plus !== 0 && (
          <span>
            {words.effects} {plus > 0 ? `+${plus}` : plus}
          </span>
        )}
        <span className={losses > 0 ? 'lr-bad' : undefined}>
          <Icon name={icons.loss} sign="loss" />
          {words.losses} {losses}
          {battle.winner === null && <small>({words.ifBeaten(figures)})</small>}
        </span>
        <span>
          {held} {words.unknownCards}
        </span>
      </p>
      <div className="lr-played">
        {cards.length === 0 && <p className="lr-none">{words.nothingPlayed}</p>}
        {placed(cards).map(({ each, place }) => (
          <Played key={place} {...props} played={each} own={seat === props.seat} />
        ))}
      </div>
    </div>
  );
}

type PlayedProps = Props & { readonly played: PlayedCard; readonly own: boolean };

/** Only seen, unless one of them may be taken back. */
function Played({ played: { card, strength, losses }, own, ...props }: PlayedProps) {
  const words = wordsOf(props);
  const label = words.cardNow(card, strength, losses);
  const face = <CardFace id={card} words={words} strength={strength} losses={losses} />;
  return own && promptOf(props)?.key === 'ask-retrieve-card' ? (
    <Thing {...touching(props, `card:${card}`, label)}>{face}</Thing>
  ) : (
    <Explained thing={`card:${card}`} label={label} point={props.point}>
      {face}
    </Explained>
  );
}
