import { Thing } from '@krcma/tableware/pieces';
import { Attributes, Hand, Holdings, Pieces, Runes } from './belongings.tsx';
import { HeroFace } from './faces.tsx';
import { type PlayerProps, touching, wordsOf } from './table.ts';
import './own.css';

/** One's own side of the table: the hero and what the hero has. */
export function Own(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  return (
    <section className="lr-own" aria-label={words.own}>
      {player.hero !== null && (
        <Thing {...touching(props, `hero:${player.hero}`, words.hero(player.hero))} className="lr-own-hero">
          <HeroFace id={player.hero} words={words} />
        </Thing>
      )}
      <div className="lr-own-stock">
        <Attributes {...props} />
        <Runes {...props} />
        <Pieces {...props} />
      </div>
      <Hand {...props} />
      <Holdings {...props} />
    </section>
  );
}
