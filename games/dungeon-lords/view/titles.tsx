import { Explained, Icon } from '@krcma/tableware/pieces';
import type { PlayerCount } from '../data/setup.ts';
import { TITLES, titlePoints } from '../data/titles.ts';
import { holdersOf } from '../rules/scoring.ts';
import * as icons from './icons.ts';
import { Sign } from './signs.tsx';
import { type LordProps, wordsOf } from './table.ts';
import './titles.css';

/** The titles a lord would have if the game ended now, and what they would be worth. */
export function Titles(props: LordProps) {
  const words = wordsOf(props);
  const { view, owner, point } = props;
  if (view.training !== undefined) return null;
  const { alone, shared } = titlePoints[view.lords.length as PlayerCount];
  const held = TITLES.flatMap((title) => {
    const holders = holdersOf(view, title);
    return holders.includes(owner) ? [{ title, worth: holders.length === 1 ? alone : shared }] : [];
  });
  return (
    <section className="dl-titles">
      <h4>{words.titles}</h4>
      {held.map(({ title, worth }) => (
        <Explained
          key={title}
          thing={`title:${title}`}
          label={words.title(title)}
          point={point}
          className="dl-title"
        >
          <Icon name={icons.hallOfFame} sign="title" />
          {words.title(title)}
          <Sign of="points" amount={worth} />
        </Explained>
      ))}
    </section>
  );
}
