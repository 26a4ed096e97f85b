import {
  type Decision,
  type Message,
  type Names,
  type Option,
  type Refused,
  type Seat,
  seenBy,
} from '@krcma/kernel';
import { type BoardProps, type GameView, knownPoints } from '@krcma/tableware/board';
import { useState, useSyncExternalStore } from 'react';
import type { Exhibit } from './exhibits.ts';
import { type Game, position, type Wish } from './positions.ts';

const PEOPLE = ['Anežka', 'Bořivoj', 'Cyril', 'Drahomíra', 'Eliška'];
const names: Names = { seat: (seat) => PEOPLE[seat] ?? `${seat + 1}` };

const phone = matchMedia('(max-width: 820px)');
const useNarrow = (): boolean =>
  useSyncExternalStore(
    (heard) => {
      phone.addEventListener('change', heard);
      return () => phone.removeEventListener('change', heard);
    },
    () => phone.matches,
  );

function byThing<O extends Option>(options: readonly O[]): Map<string, O[]> {
  return Map.groupBy(
    options.filter(({ thing }) => thing !== undefined),
    ({ thing = '' }) => thing,
  );
}

const choicesOf = (decision: Decision | undefined) => ({
  choices: byThing<Option>(decision?.options ?? []),
  refusals: byThing<Refused>(decision?.refused ?? []),
});

interface Moment {
  readonly game: Game;
  readonly fresh: readonly Message[];
}

interface BoardPageProps {
  readonly exhibit: Exhibit;
  readonly name: string;
  readonly language: 'en' | 'cs';
  /** Only this seat's panel, in full. */
  readonly full: number | undefined;
  /** Only the board, as large as the window. */
  readonly bare: boolean;
}

function wishOf({ positions }: Exhibit, name: string): Wish {
  const wish = positions[name] ?? Object.values(positions)[0];
  if (wish === undefined) throw new Error(`There is no position "${name}".`);
  return wish;
}

/** A board as the shell would show it, with a seat's panels beside it. Touching plays on. */
export function BoardPage({ exhibit, name, language, full, bare }: BoardPageProps) {
  const { module, view } = exhibit;
  const [{ game, fresh }, setMoment] = useState<Moment>(() => ({
    game: position(module, name, wishOf(exhibit, name)),
    fresh: [],
  }));
  const [pointed, point] = useState<string>();
  const narrow = useNarrow();
  const seat = 0;
  const seen = seenBy(module, game.journal, seat);
  const { decision } = seen;
  const seats = Array.from({ length: game.game.seats }, (_, each) => each);
  const text = exhibit.texts[language];
  const { choices, refusals } = choicesOf(decision);
  const play = (id: string): void => {
    game.events();
    game.play([seat, id]);
    for (
      let turns = 0;
      turns < 40 && seenBy(module, game.journal, seat).decision === undefined && !game.game.outcome;
      turns++
    ) {
      const asked = game.asked();
      game.play([asked.seat, asked.options[0]?.id ?? '']);
    }
    setMoment({ game, fresh: game.events() as Message[] });
  };
  const props: BoardProps = {
    view: seen.view,
    seat,
    names,
    text,
    language,
    decision,
    choices,
    refusals,
    touch: (thing) => {
      const option = choices.get(thing)?.[0];
      if (option) play(option.id);
    },
    point,
    pointed,
    shown: undefined,
    fresh,
    motion: true,
    narrow,
    putBack: undefined,
    aside: false,
  };
  if (full !== undefined) return <FullPanel {...props} game={view} player={full} />;
  if (bare)
    return (
      <main className="gallery-bare table-top">
        <view.Board {...props} />
      </main>
    );
  return (
    <div className="gallery-table table-top">
      <div className="gallery-players">
        {seats.map((player) => (
          <Panel key={player} {...props} game={view} player={player} />
        ))}
      </div>
      <main className="gallery-board">
        <view.Board {...props} />
      </main>
      <aside className="gallery-side">
        <h2>{decision && text.message(decision.prompt, names)}</h2>
        <ul>
          {decision?.options.map((option) => (
            <li key={option.id}>
              <button type="button" onClick={() => play(option.id)}>
                {text.message(option.label, names)}
              </button>
            </li>
          ))}
        </ul>
        <p>{pointed && text.thing(pointed, props.view, names)}</p>
      </aside>
    </div>
  );
}

type PanelProps = BoardProps & { readonly player: Seat; readonly game: GameView };

const Panel = ({ game, ...props }: PanelProps) => (
  <section className="gallery-panel">
    <h3>
      {names.seat(props.player)} <span>{game.points(props.view).map(knownPoints)[props.player]}</span>
    </h3>
    <game.Player {...props} full={false} />
  </section>
);

const FullPanel = ({ game, ...props }: PanelProps) => (
  <main className="gallery-full">
    <h1>{names.seat(props.player)}</h1>
    <game.Player {...props} full />
  </main>
);
