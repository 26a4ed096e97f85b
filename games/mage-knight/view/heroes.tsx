// Heroes to pick from, before the first round.
import { Icon, Thing } from '@krcma/tableware/pieces';
import { HEROES } from '../data/heroes.ts';
import { heroIcons } from './emblems.ts';
import { type Props, touching, wordsOf } from './table.ts';
import './heroes.css';

export function Heroes(props: Props) {
  const words = wordsOf(props);
  const taken = props.view.players.map(({ hero }) => hero);
  return (
    <div className="mk-heroes">
      {HEROES.filter((id) => !taken.includes(id)).map((id) => (
        <Thing key={id} {...touching(props, `hero:${id}`, words.hero(id))} className="mk-hero-choice">
          <span className="mk-hero-card">
            <Icon name={heroIcons[id]} sign="hero" />
            <b>{words.hero(id)}</b>
            <span>{words.talent(id)}</span>
          </span>
        </Thing>
      ))}
    </div>
  );
}
