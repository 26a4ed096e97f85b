// An enemy in a fight: its Armor, its attacks, what it can do, each number with where it came from.
import { capital } from '@krcma/kernel';
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { enemyOf } from '../rules/combat/numbers.ts';
import type { AttackView, CombatView, Figure, FoeView } from '../rules/combat/seen.ts';
import type { BoardWords } from '../text/board-words.ts';
import { abilityIcons, elementIcons, enemyIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { type Props, placed, touching, wordsOf } from './table.ts';
import './foe.css';

/** A number, and where it came from where that is more than what is printed. */
const told = (words: BoardWords, { n, parts }: Figure): string =>
  parts.length < 2
    ? `${n}`
    : `${n} (${parts.map(({ from, n: part }) => `${words.part(from)} ${part > 0 ? '+' : ''}${part}`).join(', ')})`;

/** The same beside the number, where it was changed. */
function Origin({ words, figure: { parts } }: { readonly words: BoardWords; readonly figure: Figure }) {
  if (parts.length < 2) return null;
  return (
    <small className="mk-origin">
      {parts.map(({ from, n }) => `${words.part(from)} ${n > 0 ? '+' : '−'}${Math.abs(n)}`).join(', ')}
    </small>
  );
}

/** The number on its board, as it stands on the map. */
export const LeaderLevel = ({ level }: { readonly level: number }) => (
  <b className="mk-level" data-sign="leader-level">
    {level}
  </b>
);

export interface FoeProps extends Props {
  readonly combat: CombatView;
  readonly foe: FoeView;
}

interface AttackProps extends FoeProps {
  readonly attack: AttackView;
  readonly place: number;
}

const stateWord = (words: BoardWords, { state }: AttackView): string | undefined =>
  state === 'blocked' ? words.blocked : state === 'cancelled' ? words.cancelled : undefined;

function Attack({ attack, place, ...props }: AttackProps) {
  const words = wordsOf(props);
  const { table } = words;
  const { foe, combat } = props;
  const { value, need, damage, wounds, state, element, abilities } = attack;
  const isAimed = combat.aim.some((each) => each.foe === foe.id && each.attack === place);
  const says = [
    `${words.attack} ${words.element(element)} ${told(words, value)}`,
    ...(attack.comes ? [table.blockNeeds(told(words, need)), table.deals(told(words, damage), wounds)] : []),
    ...abilities.map((each) => words.ability(each)),
    ...[stateWord(words, attack) ?? []].flat(),
  ].join(', ');
  return (
    <Thing {...touching(props, `attack:${foe.id}.${place}`, says)} className="mk-attack">
      <span className="mk-attack-look" data-state={state} data-aimed={isAimed || undefined}>
        <span className="mk-attack-value">
          <Icon name={elementIcons[element]} sign={`${element}-attack`} />
          <b>{value.n}</b>
          <Origin words={words} figure={value} />
        </span>
        {attack.comes ? (
          <>
            <span className="mk-attack-part" data-sign={need.n === value.n ? 'block' : 'swift'}>
              <Icon name={icons.block} />
              <b>{need.n}</b>
            </span>
            <span className="mk-attack-part" data-sign={damage.n === value.n ? 'wound' : 'brutal'}>
              <Icon name={icons.wound} />
              <b>{wounds}</b>
            </span>
          </>
        ) : (
          <small>{stateWord(words, attack)}</small>
        )}
      </span>
    </Thing>
  );
}

const Signs = ({ foe, point, ...props }: FoeProps) => {
  const words = wordsOf(props);
  return (
    <div className="mk-foe-signs">
      {foe.abilities.map((ability) => (
        <Explained key={ability} thing={`sign:${ability}`} label={words.ability(ability)} point={point}>
          <Icon name={abilityIcons[ability]} sign={ability} />
          <small>{words.ability(ability)}</small>
        </Explained>
      ))}
      {foe.resistances.map((each) => (
        <Explained key={each} thing={`sign:${each}-resistance`} label={words.resistance(each)} point={point}>
          <span className="mk-resistance">
            <Icon name={elementIcons[each]} sign={`${each}-resistance`} />
          </span>
          <small>{words.resistance(each)}</small>
        </Explained>
      ))}
      {foe.fortification > 0 && !foe.abilities.includes('fortified') && (
        <Explained thing="sign:fortified" label={words.fortified} point={point}>
          <Icon name={icons.fortified} sign="fortified" />
          <small>{words.fortified}</small>
        </Explained>
      )}
    </div>
  );
};

export function Foe(props: FoeProps) {
  const words = wordsOf(props);
  const { foe, combat } = props;
  const isAimed = combat.phase !== 'block' && combat.aim.some((each) => each.foe === foe.id);
  // Nobody can attack it: its Armor is nothing to anybody (MK-23.28).
  const isUntouchable = enemyOf(foe).untouchable === true;
  const summoner = combat.foes.find(({ id }) => id === foe.summoner);
  const says = [
    words.enemy(foe.enemy),
    ...(foe.leader === undefined ? [] : [words.factions.level(foe.leader.level)]),
    ...(isUntouchable ? [] : [`${words.armor} ${told(words, foe.armor)}`]),
    ...(foe.fortification > 0 ? [words.fortified] : []),
    ...(foe.defeated ? [words.defeated] : []),
    ...(isAimed ? [words.aimed] : []),
  ].join(', ');
  return (
    <div className="mk-foe" data-defeated={foe.defeated || undefined} data-aimed={isAimed || undefined}>
      <Thing {...touching(props, `foe:${foe.id}`, says)} className="mk-foe-head">
        <Icon name={enemyIcons[foe.enemy]} sign="enemy" />
        {foe.leader !== undefined && <LeaderLevel level={foe.leader.level} />}
        <span className="mk-foe-name">
          {capital(words.enemy(foe.enemy))}
          {summoner !== undefined && <small>{words.table.summonedBy(words.enemy(summoner.enemy))}</small>}
        </span>
        {!isUntouchable && (
          <span className="mk-foe-armor" data-sign="armor">
            <Icon name={icons.armor} />
            <b>{foe.armor.n}</b>
          </span>
        )}
        {!isUntouchable && <Origin words={words} figure={foe.armor} />}
      </Thing>
      {foe.defeated ? (
        <small className="mk-foe-over">{words.defeated}</small>
      ) : (
        <>
          <div className="mk-foe-attacks">
            {placed(foe.attacks).map(({ each, place }) => (
              <Attack key={place} {...props} attack={each} place={place} />
            ))}
            {foe.still && <small>{words.cancelled}</small>}
          </div>
          <Signs {...props} />
        </>
      )}
    </div>
  );
}
