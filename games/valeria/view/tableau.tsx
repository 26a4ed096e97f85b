import { Stack, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { citizenOf, isCitizen } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { STARTER_IDS } from '../data/starters.ts';
import { domainPoints, monsterPoints } from '../rules/scoring.ts';
import type { PlayerView } from '../rules/view.ts';
import { grouped } from './dark-lord.tsx';
import { dukePoints, scoringOf } from './duke-points.ts';
import { DukeLines } from './duke-progress.tsx';
import { Face } from './faces.tsx';
import { TrackPip } from './symbols.tsx';
import { type Props, touching, untouched, wordsOf } from './table.ts';
import './tableau.css';

const firstNumber = (card: CardId): number => (isCitizen(card) ? (citizenOf(card).activation[0] ?? 0) : 0);

/** Everything a player owns, laid out. */
export function Tableau({
  player,
  own,
  ...rest
}: Props & { readonly player: PlayerView; readonly own: boolean }) {
  const props = own ? rest : untouched(rest);
  const words = wordsOf(props);
  const citizens = grouped(player.citizens).toSorted(([a], [b]) => firstNumber(a) - firstNumber(b));
  const scoring = scoringOf(props.view, player);
  return (
    <div className="va-tableau">
      <Group title={words.citizens} {...props} cards={[...grouped(STARTER_IDS), ...citizens]} />
      <Group title={words.domains} points={domainPoints(player)} cards={grouped(player.domains)} {...props} />
      <Group
        title={words.slain}
        points={monsterPoints(player.slain)}
        cards={grouped(player.slain)}
        {...props}
      />
      <section>
        <Heading
          title={props.view.options.noDukes ? words.openScoring : words.duke}
          points={scoring && dukePoints(player, scoring)}
        />
        <div className="va-cards">
          {player.dukes.map((duke) => (
            <Thing
              key={duke}
              {...touching(props, `card:${duke}`, words.card(duke))}
              className="va-owned-card"
            >
              <Stack count={1}>
                <Face card={duke} words={words} />
              </Stack>
            </Thing>
          ))}
          {scoring === undefined ? (
            <p className="va-none">{words.hiddenDuke}</p>
          ) : (
            <DukeLines player={player} scoring={scoring} />
          )}
        </div>
      </section>
    </div>
  );
}

function Heading({ title, points }: { readonly title: ReactNode; readonly points?: number | undefined }) {
  return (
    <h3 className="va-heading">
      {title} {points !== undefined && <TrackPip track="vp" amount={points} />}
    </h3>
  );
}

type GroupProps = Props & {
  readonly title: string;
  readonly points?: number;
  readonly cards: readonly (readonly [CardId, number])[];
};

function Group({ title, points, cards, ...props }: GroupProps) {
  const words = wordsOf(props);
  return (
    <section>
      <Heading title={title} points={points} />
      {cards.length === 0 ? (
        <p className="va-none">{words.none}</p>
      ) : (
        <div className="va-cards">
          {cards.map(([card, count]) => (
            <Thing
              key={card}
              {...touching(props, `card:${card}`, words.count(count, words.card(card)))}
              className="va-owned-card"
            >
              <Stack count={count}>
                <Face
                  card={card}
                  words={words}
                  note={
                    count > 1 && (
                      <span className="va-count" data-sign="copies">
                        ×{count}
                      </span>
                    )
                  }
                />
              </Stack>
            </Thing>
          ))}
        </div>
      )}
    </section>
  );
}
