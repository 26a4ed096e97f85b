// Before an army marches: what awaits it where others stand.
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import { regionName } from '../data/board.ts';
import type { Threat } from '../rules/view.ts';
import * as icons from './icons.ts';
import { Amount } from './signs.tsx';
import { type Props, promptOf, wordsOf } from './table.ts';
import './forecast.css';

/** The battles this question could lead to: those of the army that is asked about. */
function threatsIn(props: Props): readonly Threat[] {
  const prompt = promptOf(props);
  const { seat, view, choices } = props;
  if (prompt?.key !== 'ask-march' || seat === undefined) return [];
  const army = view.players[seat]?.armies.find(
    ({ region, strength }) => region === prompt.region && strength === prompt.strength,
  );
  return (view.threats ?? []).filter(
    (threat) => threat.army === army?.id && choices.has(`region:${regionName(threat.region)}`),
  );
}

export function Forecasts(props: Props) {
  const threats = threatsIn(props);
  if (threats.length === 0) return null;
  return (
    <ul className="lr-forecasts">
      {threats.map((threat) => (
        <li key={threat.region}>
          <Row {...props} threat={threat} />
        </li>
      ))}
    </ul>
  );
}

function Row({ threat, ...props }: Props & { readonly threat: Threat }) {
  const words = wordsOf(props);
  const { names, point } = props;
  const { region, forecast } = threat;
  const { attacker, defender, leader } = forecast;
  const cost = words.defeatCosts(attacker.defeat.armies, attacker.defeat.strength, attacker.defeat.cutOff);
  const enemy = defender.strength.seat;
  const label = words.forecast(
    words.region(region),
    attacker.strength.total,
    defender.strength.total,
    names.seat(enemy),
  );
  return (
    <Explained
      thing={`region:${regionName(region)}`}
      label={`${label}. ${cost}`}
      point={point}
      className="lr-forecast"
      data-ahead={leader === attacker.strength.seat || undefined}
    >
      <b>{words.region(region)}</b>
      <span className="lr-forecast-sum" data-sign="strength">
        <SeatShield seat={attacker.strength.seat} />
        {attacker.strength.total}
        <i>{leader === enemy ? '<' : '>'}</i>
        <SeatShield seat={enemy} />
        {defender.strength.total}
      </span>
      <span className="lr-forecast-more">
        <Amount icon={icons.card} sign="unknown-card" amount={defender.cards} />
        {defender.boons > 0 && <span data-sign="artifact">+{defender.boons}?</span>}
      </span>
      <small className="lr-bad">
        <Icon name={icons.loss} sign="loss" /> {cost}
      </small>
    </Explained>
  );
}
