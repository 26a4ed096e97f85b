import { Explained, Icon } from '@krcma/tableware/pieces';
import { paladinMayMove } from '../solver/index.ts';
import { GoodsSigns } from './goods.tsx';
import * as icons from './icons.ts';
import { type Outcome, useOutcomes } from './outcomes.ts';
import type { ShownPlan } from './plan.ts';
import { HeroBadge, Sign } from './signs.tsx';
import { type LordProps, placed, wordsOf } from './table.ts';
import './forecast.css';

type ForecastProps = LordProps & { readonly plan: ShownPlan };

/** What will come of a plan, before it is sealed: with the best later answers, for every card it may still be. */
export function Forecast({ plan, ...props }: ForecastProps) {
  const words = wordsOf(props);
  const { view } = props;
  const { outcomes, isOld } = useOutcomes(view, {
    cell: plan.cell ?? 0,
    traps: plan.traps.filter((trap) => trap !== null),
    creatures: plan.creatures.map(({ creature }) => creature),
  });
  const cards = outcomes.reduce((sum, each) => sum + each.cards.length, 0);
  return (
    <div className="dl-forecast" aria-live="polite" aria-busy={isOld} data-old={isOld || undefined}>
      <div className="dl-forecast-head">
        <h3>{words.forecast}</h3>
        {paladinMayMove(view) && <small>{words.paladinMayMove}</small>}
      </div>
      <div className="dl-outcomes">
        {placed(outcomes).map(({ each, place }) => (
          <OutcomeChip key={place} {...props} outcome={each} all={cards} />
        ))}
      </div>
    </div>
  );
}

type OutcomeProps = LordProps & { readonly outcome: Outcome; readonly all: number };

/** Whether the tile holds, who is caught, who is left with how much, and what it costs. */
function OutcomeChip({ outcome: { cards, round }, all, ...props }: OutcomeProps) {
  const words = wordsOf(props);
  const { falls, beaten, standing, costs } = round;
  const [only] = cards;
  const names = cards.map((card) => words.card(card)).join(', ');
  const when = all > 1 ? words.ofCards(cards.length, all) : only && words.card(only);
  const label = [names, falls ? words.tileFalls : words.tileHolds].filter((part) => part !== '').join(': ');
  return (
    <Explained thing="sign:forecast" label={label} point={props.point} className="dl-outcome">
      {when !== undefined && <small>{when}</small>}
      <b data-bad={falls || undefined}>
        {falls && <Icon name={icons.conquered} sign="lost-tiles" />}
        {falls ? words.tileFalls : words.tileHolds}
      </b>
      {beaten.length > 0 && (
        <span className="dl-outcome-heroes">
          <Icon name={icons.prison} sign="prison" />
          {placed(beaten).map(({ each, place }) => (
            <HeroBadge key={place} id={each} />
          ))}
        </span>
      )}
      {placed(standing).map(({ each, place }) => (
        <span key={place} className="dl-outcome-heroes">
          <HeroBadge id={each.hero} />
          <Sign of="hit-points" amount={each.health} />
        </span>
      ))}
      <GoodsSigns goods={costs} spent />
    </Explained>
  );
}
