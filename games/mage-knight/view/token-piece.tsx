// Tokens of enemies outside the map: equal ones lie together, with how many they are.
import { Explained } from '@krcma/tableware/pieces';
import type { EnemyId } from '../data/enemies.ts';
import { enemies } from '../data/enemies.ts';
import type { Back } from '../data/types.ts';
import { TokenFigure } from './figures.tsx';
import { type Props, tally, wordsOf } from './table.ts';
import './token-piece.css';

type TokensProps = Props & {
  readonly known: readonly EnemyId[];
  /** Backs of those nobody has seen. */
  readonly unseen: readonly Back[];
};

const Picture = ({ enemy, back }: { readonly enemy: EnemyId | null; readonly back: Back }) => (
  <svg viewBox="-24 -24 48 48" aria-hidden="true">
    <TokenFigure token={{ enemy, back, up: enemy !== null }} />
  </svg>
);

export function Tokens({ known, unseen, ...props }: TokensProps) {
  const words = wordsOf(props);
  return (
    <span className="mk-tokens">
      {tally(known).map(([enemy, n]) => (
        <Explained
          key={enemy}
          thing={`enemy:${enemy}`}
          label={n === 1 ? words.enemy(enemy) : `${n} × ${words.enemy(enemy)}`}
          point={props.point}
          className="mk-token-piece"
        >
          <Picture enemy={enemy} back={enemies[enemy].colour} />
          {n > 1 && <b aria-hidden="true">{n}</b>}
        </Explained>
      ))}
      {tally(unseen).map(([back, n]) => (
        <Explained
          key={back}
          thing={`sign:back-${back}`}
          label={n === 1 ? words.hiddenEnemy(back) : `${n} × ${words.hiddenEnemy(back)}`}
          point={props.point}
          className="mk-token-piece"
        >
          <Picture enemy={null} back={back} />
          {n > 1 && <b aria-hidden="true">{n}</b>}
        </Explained>
      ))}
    </span>
  );
}
