// A cooperative assault: who takes part, who faces how many, who agrees, and how the fights go.
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import type { AssaultView } from '../rules/assault/parts.ts';
import { enemyIcons, heroIcons } from './emblems.ts';
import { type Props, placed, touching, wordsOf } from './table.ts';
import './assault.css';

type AssaultProps = Props & { readonly assault: AssaultView };
type PartProps = AssaultProps & { readonly part: AssaultView['parts'][number] };

/** How far a part of it has come, in a word. */
function saysOf({ assault, part, ...props }: PartProps): string {
  const { company } = wordsOf(props);
  if (assault.stage !== 'proposed') return company.states[part.state];
  return part.seat === assault.starter ? company.starts : company.agreed(part.agreed);
}

/** Whoever was dealt to them; those who fell are crossed out. */
function Dealt({ part: { dealt, fallen }, ...props }: PartProps) {
  const words = wordsOf(props);
  const left = [...fallen];
  if (dealt.length === 0) return null;
  return (
    <span className="mk-assault-dealt">
      {placed(dealt).map(({ each, place }) => {
        const at = left.indexOf(each);
        if (at >= 0) left.splice(at, 1);
        return (
          <Explained
            key={place}
            thing={`enemy:${each}`}
            label={at >= 0 ? `${words.enemy(each)}: ${words.defeated}` : words.enemy(each)}
            point={props.point}
            className="mk-assault-foe"
          >
            <span data-fallen={at >= 0 || undefined}>
              <Icon name={enemyIcons[each]} sign="enemy" />
            </span>
          </Explained>
        );
      })}
      <small>{words.company.fallen(fallen.length, dealt.length)}</small>
    </span>
  );
}

function Part(props: PartProps) {
  const words = wordsOf(props);
  const { assault, part, view, names } = props;
  const agreed = assault.stage === 'proposed' ? part.agreed : null;
  const hero = view.players[part.seat]?.hero;
  const name = names.seat(part.seat);
  const faces = part.n === null ? words.company.faceUnsaid : words.company.faces(part.n);
  const says = saysOf(props);
  return (
    <li className="mk-assault-part" data-now={part.state === 'fighting' || undefined}>
      <Thing {...touching(props, `seat:${part.seat}`, `${name}: ${faces}, ${says}`)}>
        <span className="mk-assault-who">
          <SeatShield seat={part.seat} />
          {hero != null && <Icon name={heroIcons[hero]} sign="hero" />}
          <b>{name}</b>
          <b className="mk-assault-share" aria-hidden="true">
            {part.n ?? '?'}
          </b>
          <span className="mk-assault-says" data-agreed={agreed ?? undefined}>
            {says}
          </span>
        </span>
      </Thing>
      <Dealt {...props} />
    </li>
  );
}

/** A city, the army of Volkare, or the leader who has its seat there. */
function stormedIn({ assault, view, ...props }: AssaultProps): string {
  const words = wordsOf(props);
  const city = view.cities.find(({ space }) => space === assault.space);
  const leader = view.factions?.leaders.find(({ space, level }) => space === assault.space && level > 0);
  if (leader !== undefined) return words.enemy(leader.id);
  return city === undefined ? words.volkare.name : words.city(city.colour);
}

export function Assault(props: AssaultProps) {
  const words = wordsOf(props);
  const { assault } = props;
  const title = words.company.assaultOn(stormedIn(props));
  return (
    <section className="mk-assault" data-stage={assault.stage} aria-labelledby="mk-assault-title">
      <Thing {...touching(props, 'assault', title)} className="mk-assault-plan">
        <b id="mk-assault-title">{title}</b>
      </Thing>
      <p>{words.company.stages[assault.stage]}</p>
      <ul>
        {assault.parts.map((part) => (
          <Part key={part.seat} {...props} part={part} />
        ))}
      </ul>
    </section>
  );
}
