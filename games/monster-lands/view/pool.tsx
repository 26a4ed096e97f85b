import { useRolls } from '@krcma/tableware/flights';
import { Explained, Thing } from '@krcma/tableware/pieces';
import type { ClanView } from '../rules/view.ts';
import { FlatDie, RollingDie } from './dice.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './pool.css';

/** Dice not placed yet; dice already chosen for a path lie there. */
export function DicePool({ clan, ...props }: Props & { readonly clan: ClanView }) {
  const words = wordsOf(props);
  const rolls = useRolls(
    props.fresh,
    props.motion,
    (event) => (event.key === 'pool-made' || event.key === 'dice-gained') && event.player === props.seat,
  );
  const { strength, magic, persuasion } = clan.dice;
  const faces = persuasion.map((face, index) => ({ face, index }));
  const asked = props.choices.has('die:persuasion') ? 'die:persuasion' : undefined;
  return (
    <section className="ml-pool" aria-label={words.dicePool}>
      {(['strength', 'magic'] as const).map((colour) => {
        const count = colour === 'strength' ? strength : magic;
        return (
          <Thing
            key={colour}
            {...touching(props, `die:${colour}`, words.count(count, words.die(colour, 0)))}
            className="ml-pool-dice"
            entry={colour === 'strength'}
          >
            <span className="ml-pool-stack" data-none={count === 0 || undefined}>
              <FlatDie colour={colour} empty={count === 0} />
              <b>{count}</b>
            </span>
          </Thing>
        );
      })}
      {faces.map(({ face, index }) => (
        <Thing
          key={index}
          {...touching(props, asked ?? `die:persuasion-${index}`, words.die('persuasion', face))}
          className="ml-pool-die"
        >
          <RollingDie colour="persuasion" face={face} roll={rolls} delay={index * 90} />
        </Thing>
      ))}
      {faces.length === 0 && (
        <Explained
          thing="sign:die-persuasion"
          label={words.count(0, words.die('persuasion', 0))}
          point={props.point}
          className="ml-pool-stack"
          data-none
        >
          <FlatDie colour="persuasion" empty />
        </Explained>
      )}
    </section>
  );
}
