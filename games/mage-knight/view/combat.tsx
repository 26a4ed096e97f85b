// Combat as a stage: enemies with all their numbers, the phase, what is laid and needed, and what comes otherwise.
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import type { AttackView, CombatView, Figure, FoeView } from '../rules/combat/seen.ts';
import { COMBAT_PHASES } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';
import { abilityIcons, elementIcons, enemyIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { type Props, placed, touching, wordsOf } from './table.ts';
import './combat.css';

/** A number, and where it came from where that is more than what is printed. */
const told = (words: BoardWords, { n, parts }: Figure): string =>
  parts.length < 2
    ? `${n}`
    : `${n} (${parts.map(({ from, n: part }) => `${words.part(from)} ${part > 0 ? '+' : ''}${part}`).join(', ')})`;

interface FoeProps extends Props {
  readonly combat: CombatView;
  readonly foe: FoeView;
}

interface AttackProps extends FoeProps {
  readonly attack: AttackView;
  readonly place: number;
}

function Attack({ attack, place, ...props }: AttackProps) {
  const words = wordsOf(props);
  const { foe, combat } = props;
  const { value, need, damage, state, element, abilities } = attack;
  const aimed = combat.aim.some((each) => each.foe === foe.id && each.attack === place);
  const says = [
    `${words.attack} ${words.element(element)} ${told(words, value)}`,
    ...abilities.map((each) => words.ability(each)),
    ...(state === 'blocked' ? [words.blocked] : state === 'cancelled' ? [words.cancelled] : []),
  ].join(', ');
  return (
    <Thing {...touching(props, `attack:${foe.id}.${place}`, says)} className="mk-attack">
      <span className="mk-attack-look" data-state={state} data-aimed={aimed || undefined}>
        <Icon name={elementIcons[element]} sign={`${element}-attack`} />
        <b>{value.n}</b>
        {need.n !== value.n && (
          <span data-sign="swift">
            <Icon name={icons.block} />
            {need.n}
          </span>
        )}
        {damage.n !== value.n && (
          <span data-sign="brutal">
            <Icon name={icons.wound} />
            {damage.n}
          </span>
        )}
      </span>
    </Thing>
  );
}

function Foe(props: FoeProps) {
  const words = wordsOf(props);
  const { foe, combat, point } = props;
  const aimed = combat.phase !== 'block' && combat.aim.some((each) => each.foe === foe.id);
  const says = [
    words.enemy(foe.enemy),
    `${words.armor} ${told(words, foe.armor)}`,
    ...(foe.fortification > 0 ? [words.fortified] : []),
    ...(foe.defeated ? [words.defeated] : []),
    ...(aimed ? [words.aimed] : []),
  ].join(', ');
  return (
    <div className="mk-foe" data-defeated={foe.defeated || undefined} data-aimed={aimed || undefined}>
      <Thing {...touching(props, `foe:${foe.id}`, says)} className="mk-foe-head">
        <Icon name={enemyIcons[foe.enemy]} sign="enemy" />
        <span className="mk-foe-name">{words.enemy(foe.enemy)}</span>
        <span className="mk-foe-armor" data-sign="armor">
          <Icon name={icons.armor} />
          <b>{foe.armor.n}</b>
        </span>
      </Thing>
      <div className="mk-foe-attacks">
        {placed(foe.attacks).map(({ each, place }) => (
          <Attack key={place} {...props} attack={each} place={place} />
        ))}
        {foe.still && <small>{words.cancelled}</small>}
      </div>
      <div className="mk-foe-signs">
        {foe.abilities.map((ability) => (
          <Explained key={ability} thing={`sign:${ability}`} label={words.ability(ability)} point={point}>
            <Icon name={abilityIcons[ability]} sign={ability} />
            <small>{words.ability(ability)}</small>
          </Explained>
        ))}
        {foe.resistances.map((each) => (
          <Explained
            key={each}
            thing={`sign:${each}-resistance`}
            label={words.resistance(each)}
            point={point}
          >
            <Icon name={elementIcons[each]} sign={`${each}-resistance`} />
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
    </div>
  );
}

/** What is laid, how much of it counts half, and what is needed. */
function Laid({ combat, words }: { readonly combat: CombatView; readonly words: BoardWords }) {
  const { efficient, inefficient, total, need } = combat.sum;
  if (combat.aim.length === 0) return null;
  return (
    <p className="mk-laid" data-enough={(total >= need && total > 0) || undefined}>
      <b>{words.needs(total, need)}</b>
      {inefficient > 0 && (
        <span>
          {efficient} + {words.halved(inefficient)}
        </span>
      )}
    </p>
  );
}

export function Combat({ combat, ...props }: Props & { readonly combat: CombatView }) {
  const words = wordsOf(props);
  const { damage, wounds } = combat.threat;
  return (
    <section className="mk-combat" aria-label={words.phase(combat.phase)}>
      <ol className="mk-phases">
        {COMBAT_PHASES.map((phase) => (
          <li key={phase} data-now={phase === combat.phase || undefined}>
            {words.phase(phase)}
          </li>
        ))}
      </ol>
      <div className="mk-foes">
        {combat.foes.map((foe) => (
          <Foe key={foe.id} {...props} combat={combat} foe={foe} />
        ))}
      </div>
      <Laid combat={combat} words={words} />
      {damage > 0 && <p className="mk-threat">{words.threat(damage, wounds)}</p>}
    </section>
  );
}
