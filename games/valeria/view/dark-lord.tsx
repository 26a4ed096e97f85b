import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import type { CardId } from '../data/components.ts';
import { domainOf } from '../data/domains.ts';
import { Chip } from './chip.tsx';
import * as icons from './icons.ts';
import { countIcons, TrackPip } from './symbols.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './dark-lord.css';

/** Equal cards together, in the order in which the first of them came. */
export function grouped<Id extends CardId>(cards: readonly Id[]): readonly (readonly [Id, number])[] {
  const groups = new Map<Id, number>();
  for (const card of cards) groups.set(card, (groups.get(card) ?? 0) + 1);
  return [...groups];
}

/** The opponent of the game of one: what he has taken so far. */
export function DarkLord(props: Props) {
  const { darkLord } = props.view;
  const words = wordsOf(props);
  if (darkLord === undefined) return null;
  const { citizens, domains, duke } = darkLord;
  const cards: readonly (readonly [CardId, number])[] = [
    ...grouped(citizens),
    ...grouped(domains),
    ...grouped(duke),
  ];
  return (
    <section className="va-dark-lord" aria-label={words.darkLord}>
      <header>
        <Icon name={icons.overlord} sign="dark-lord" />
        <h3>{words.darkLord}</h3>
      </header>
      <Explained
        thing="sign:booty"
        label={words.captured(citizens.length, domains.length)}
        point={props.point}
        className="va-booty"
      >
        <Icon name={countIcons.citizen} sign="booty" />
        {citizens.length}
        <Icon name={countIcons.domain} sign="booty" />
        {domains.length}
        <TrackPip track="vp" amount={domains.reduce((sum, id) => sum + domainOf(id).vp, 0)} />
      </Explained>
      {cards.length > 0 && (
        <ul className="va-chips">
          {cards.map(([card, count]) => (
            <li key={card}>
              <Thing {...touching(props, `card:${card}`, words.card(card))} className="va-chip-thing">
                <Chip card={card} count={count} />
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
