import { Thing } from '@krcma/tableware/pieces';
import type { CardId } from '../data/components.ts';
import { isDuke } from '../data/dukes.ts';
import { emblems } from './emblems.ts';
import { Face } from './faces.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './offer.css';

const isCard = (id: string): id is CardId => Object.hasOwn(emblems, id);

/** Cards a decision is about that do not lie in the center: dukes to keep, citizens that wait to be used, rewards. */
export function offered({ decision }: Pick<Props, 'decision'>): CardId[] {
  if (decision === undefined) return [];
  const things = new Set([...decision.options, ...decision.refused].map(({ thing = '' }) => thing));
  return [...things].flatMap((thing) => {
    const [kind, id = ''] = thing.split(':');
    return kind === 'card' && isCard(id) ? [id] : [];
  });
}

/** Brings the cards one is asked about to the middle of the table. */
export function Offer(props: Props) {
  const words = wordsOf(props);
  const cards = offered(props);
  if (cards.length === 0 || props.aside) return null;
  return (
    <section
      className="va-offer"
      data-over
      data-large={cards.every(isDuke) || undefined}
      aria-label={words.offer}
    >
      {cards.map((card) => (
        <Thing key={card} {...touching(props, `card:${card}`, words.card(card))} className="va-offered">
          <Face card={card} words={words} />
        </Thing>
      ))}
    </section>
  );
}
