// What may be chosen and lies nowhere else: skills of a new level, artifacts and cards that are looked through.
import { Thing } from '@krcma/tableware/pieces';
import { type CardId, FACES, WOUND } from '../data/cards.ts';
import { type SkillId, skills } from '../data/skills.ts';
import { CardFace } from './card-face.tsx';
import { type PlayerProps, touching, wordsOf } from './table.ts';

const isSkill = (id: string): id is SkillId => id in skills;
const isCard = (id: string): id is CardId => id === WOUND || FACES.some((face) => face === id);

const lies = ({ view, player }: PlayerProps, id: SkillId | CardId): boolean =>
  isSkill(id)
    ? view.commonSkills.includes(id) || player.skills.some((each) => each.id === id)
    : player.hand.includes(id);

export function LaidOut(props: PlayerProps) {
  const words = wordsOf(props);
  return [...props.choices.keys()].map((thing) => {
    const [kind, id = ''] = thing.split(':');
    if (kind === 'skill' && isSkill(id) && !lies(props, id))
      return (
        <Thing key={thing} {...touching(props, thing, words.skill(id))} className="mk-hand-card">
          <span className="mk-skill-look">
            <b>{words.skill(id)}</b>
            <span>{words.effect(`skill:${id}`)}</span>
          </span>
        </Thing>
      );
    if (kind === 'card' && isCard(id) && !lies(props, id))
      return (
        <Thing key={thing} {...touching(props, thing, words.card(id))} className="mk-hand-card">
          <CardFace id={id} words={words} />
        </Thing>
      );
    return null;
  });
}
