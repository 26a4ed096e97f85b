import { CardFrame, Scene, SeatShield } from '@krcma/tableware/pieces';
import { type HeroId, skillsOf } from '../data/adventurers.ts';
import type { Hero } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';
import { heroScenery } from './sceneries.ts';
import { HeroBadge, heroLook, Sign } from './signs.tsx';
import './hero.css';

const SKILLS = [
  ['antiTrap', 'anti-trap'],
  ['healing', 'healing'],
  ['magic', 'magic'],
] as const;

/** Icons of a hero, each with how many of them there are. */
const Skills = ({ id }: { readonly id: HeroId }) => {
  const skills = skillsOf(id);
  return SKILLS.map(([skill, sign]) => {
    const amount = skills[skill] ?? 0;
    return amount > 0 && <Sign key={skill} of={sign} amount={amount} />;
  });
};

interface HeroTileProps {
  readonly hero: Pick<Hero, 'id'> & Partial<Hero>;
  /** To whom he would go; below zero to nobody. */
  readonly host?: number | undefined;
}

/** A hero as a small tile: class, hit points, damage, skills. */
export function HeroTile({ hero: { id, damage = 0, bonus = 0 }, host }: HeroTileProps) {
  const { hitPoints } = skillsOf(id);
  return (
    <span className="dl-hero" data-hurt={damage > 0 || undefined}>
      <span className="dl-hero-head">
        <HeroBadge id={id} />
        <Sign of="hit-points" amount={hitPoints + bonus} {...(bonus > 0 && { sign: 'bonus' })} />
      </span>
      <span className="dl-hero-skills">
        <Skills id={id} />
        {damage > 0 && <Sign of="damage" amount={damage} />}
        {host !== undefined && (
          <span className="dl-hero-host" data-sign="goes-to">
            →{host >= 0 ? <SeatShield seat={host} /> : <b>–</b>}
          </span>
        )}
      </span>
    </span>
  );
}

/** A hero as a card on the stage: what he can take, what he has taken, what he can do. */
export function HeroFace({ hero, words }: { readonly hero: Hero; readonly words: BoardWords }) {
  const { id, damage, bonus } = hero;
  const { hitPoints } = skillsOf(id);
  const { icon, colour } = heroLook(id);
  return (
    <CardFrame
      title={words.hero(id)}
      colour={colour}
      art={<Scene scenery={heroScenery} emblem={{ icon }} keeps="middle" />}
      price={<Sign of="hit-points" amount={hitPoints + bonus} {...(bonus > 0 && { sign: 'bonus' })} />}
      worth={damage > 0 && <Sign of="damage" amount={damage} />}
      foot={
        <span className="dl-foot dl-hero-skills">
          <Skills id={id} />
        </span>
      }
    />
  );
}
