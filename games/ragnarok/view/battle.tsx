// A battle as it stands: both sides, every card, totals with what they are made of, losses to come.
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import type { Battle, BattleSide } from '../state.ts';
import { CardFace } from './faces.tsx';
import * as icons from './icons.ts';
import { type Props, placed, wordsOf } from './table.ts';

type BattleProps = Props & { readonly battle: Battle };

export function BattleStage({ battle, ...props }: BattleProps) {
  const words = wordsOf(props);
  return (
    <section className="lr-stage" aria-label={words.battle}>
      <h2>
        <Icon name={icons.army} sign="army" />
        {words.battle}
        <small>{words.region(battle.region)}</small>
      </h2>
      <Side {...props} battle={battle} side={battle.attacker} role={words.attacker} />
      <Side {...props} battle={battle} side={battle.defender} role={words.defender} />
    </section>
  );
}

/** What a side's strength is made of now. */
export function sumOf({ view }: Pick<Props, 'view'>, battle: Battle, { seat, cards, boons }: BattleSide) {
  const here = view.players[seat]?.armies.filter(({ region }) => region === battle.region) ?? [];
  const armies = here.reduce((sum, { strength }) => sum + strength, 0);
  const played = cards.reduce((sum, { strength }) => sum + strength, 0);
  const plus = boons.reduce((sum, boon) => sum + boon.plus, 0);
  return { figures: here.length, armies, played, plus, total: armies + played + plus };
}

/** Of own cards and added by the enemy, less what is ignored; whoever loses pays one more for each army. */
const lossesOf = ({ cards, ignored, added }: BattleSide): number =>
  Math.max(0, cards.reduce((sum, { losses }) => sum + losses, 0) - ignored) + added;

type SideProps = BattleProps & { readonly side: BattleSide; readonly role: string };

function Side({ battle, side, role, ...props }: SideProps) {
  const words = wordsOf(props);
  const { names, view, point } = props;
  const { seat, cards, passed } = side;
  const { figures, armies, played, plus, total } = sumOf(props, battle, side);
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
          {battle.winner === null && <small>(+{figures})</small>}
        </span>
        <span>
          {held} {words.unknownCards}
        </span>
      </p>
      <div className="lr-played">
        {cards.length === 0 && <p className="lr-none">{words.nothingPlayed}</p>}
        {placed(cards).map(({ each: { card, strength, losses: lost }, place }) => (
          <Explained
            key={place}
            thing={`card:${card}`}
            label={words.cardNow(card, strength, lost)}
            point={point}
          >
            <CardFace id={card} words={words} strength={strength} losses={lost} />
          </Explained>
        ))}
      </div>
    </div>
  );
}
