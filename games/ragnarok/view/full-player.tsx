import { Attributes, Hand, Pieces, Runes } from './belongings.tsx';
import { ArtifactFace, BlessingFace } from './faces.tsx';
import { type PlayerProps, wordsOf } from './table.ts';

/** What else a player has, with the words of what lies before them. */
export function FullPlayer(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, text, view, names } = props;
  return (
    <div className="lr-full">
      <Attributes {...props} />
      <Runes {...props} />
      <Pieces {...props} />
      <Hand {...props} />
      <dl>
        {player.artifacts.map(({ id, charged }) => (
          <div key={id}>
            <dt>
              <ArtifactFace id={id} charged={charged} words={words} />
            </dt>
            <dd>{text.thing(`artifact:${id}`, view, names)}</dd>
          </div>
        ))}
        {player.blessings.map((id) => (
          <div key={id}>
            <dt>
              <BlessingFace id={id} words={words} />
            </dt>
            <dd>{text.thing(`blessing:${id}`, view, names)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
