// MK-24: leaders of the factions: the level each stands on, who has beaten which, and who stands by it.
import { capital } from '@krcma/kernel';
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import { levelOfLeader } from '../data/factions.ts';
import type { FactionsView } from '../rules/view.ts';
import { abilityIcons, elementIcons, enemyIcons } from './emblems.ts';
import { LeaderLevel } from './foe.tsx';
import * as icons from './icons.ts';
import { type Props, placed, wordsOf } from './table.ts';
import { Tokens } from './token-piece.tsx';
import './leaders.css';

type LeaderProps = Props & { readonly leader: FactionsView['leaders'][number] };

/** From the level it began on down to the first: beaten ones carry a shield. */
function Levels({ leader, ...props }: LeaderProps) {
  const { factions: words } = wordsOf(props);
  const { level, shields } = leader;
  const top = Math.max(level, ...shields.map((each) => each.level));
  return (
    <ol className="mk-leader-levels">
      {Array.from({ length: top }, (_, index) => top - index).map((each) => {
        const seat = shields.find((shield) => shield.level === each)?.seat;
        return (
          <li key={each} data-now={each === level || undefined}>
            {seat === undefined ? (
              each
            ) : (
              <span role="img" aria-label={words.beatenBy(each, props.names.seat(seat))}>
                <SeatShield seat={seat} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What it is like on the level it stands on. */
function Values({ leader: { id, level }, ...props }: LeaderProps) {
  const words = wordsOf(props);
  const { armor, attacks, abilities, resistances } = levelOfLeader(id, level);
  return (
    <span className="mk-leader-values">
      <Explained thing="sign:armor" label={`${words.armor} ${armor}`} point={props.point}>
        <Icon name={icons.armor} sign="armor" />
        <b>{armor}</b>
      </Explained>
      {placed(attacks).map(({ each: { n, element }, place }) => (
        <Explained
          key={place}
          thing={`sign:${element}-attack`}
          label={`${words.attack} ${words.element(element)} ${n}`}
          point={props.point}
        >
          <Icon name={elementIcons[element]} sign={`${element}-attack`} />
          <b>{n}</b>
        </Explained>
      ))}
      {abilities.map((each) => (
        <Explained key={each} thing={`sign:${each}`} label={words.ability(each)} point={props.point}>
          <Icon name={abilityIcons[each]} sign={each} />
        </Explained>
      ))}
      {resistances.map((each) => (
        <Explained
          key={each}
          thing={`sign:${each}-resistance`}
          label={words.resistance(each)}
          point={props.point}
        >
          <span className="mk-resistance">
            <Icon name={elementIcons[each]} sign={`${each}-resistance`} />
          </span>
        </Explained>
      ))}
    </span>
  );
}

function Leader(props: LeaderProps) {
  const words = wordsOf(props);
  const { leader, view, point } = props;
  const { id, level, space } = leader;
  const followers = view.holdings[space]?.tokens ?? [];
  const name = capital(words.enemy(id));
  return (
    <li className="mk-leader">
      <Explained
        thing={`space:${space}`}
        label={level === 0 ? `${name}. ${words.factions.defeated}` : words.factions.stands(name, level)}
        point={point}
        className="mk-leader-head"
      >
        <Icon name={enemyIcons[id]} sign="enemy" />
        <b>{name}</b>
        {level === 0 ? <span>{words.factions.defeated}</span> : <LeaderLevel level={level} />}
      </Explained>
      <Levels {...props} />
      {level > 0 && <Values {...props} />}
      {level > 0 && (
        <span className="mk-leader-followers">
          <small>{followers.length === 0 ? words.factions.alone : words.factions.followers}</small>
          <Tokens
            {...props}
            known={followers.flatMap(({ enemy }) => enemy ?? [])}
            unseen={followers.flatMap(({ enemy, back }) => (enemy === null ? [back] : []))}
          />
        </span>
      )}
    </li>
  );
}

export function LeadersPart({ factions, ...props }: Props & { readonly factions: FactionsView }) {
  const { factions: words } = wordsOf(props);
  if (factions.leaders.length === 0) return null;
  return (
    <section className="mk-part" aria-label={words.leaders}>
      <h3>{words.leaders}</h3>
      <ul>
        {factions.leaders.map((leader) => (
          <Leader key={leader.id} {...props} leader={leader} />
        ))}
      </ul>
    </section>
  );
}
