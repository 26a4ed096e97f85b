import { type Decision, type Names, type Option, type Refused, type Seat, seenBy } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import { type ValeriaEvent, type ValeriaTypes, type ValeriaView, valeria } from '@krcma/valeria';
import { texts } from '@krcma/valeria/text';
import { view as valeriaView } from '@krcma/valeria/view';
import { useState, useSyncExternalStore } from 'react';
import { type Game, position } from './positions.ts';

const PEOPLE = ['Anežka', 'Bořivoj', 'Cyril', 'Drahomíra', 'Eliška'];
const names: Names = { seat: (seat) => PEOPLE[seat] ?? `${seat + 1}` };

const phone = matchMedia('(max-width: 760px)');
const useNarrow = (): boolean =>
  useSyncExternalStore(
    (heard) => {
      phone.addEventListener('change', heard);
      return () => phone.removeEventListener('change', heard);
    },
    () => phone.matches,
  );

function byThing<O extends Option<ValeriaTypes>>(options: readonly O[]): Map<string, O[]> {
  return Map.groupBy(
    options.filter(({ thing }) => thing !== undefined),
    ({ thing = '' }) => thing,
  );
}

const choicesOf = (decision: Decision<ValeriaTypes> | undefined) => ({
  choices: byThing<Option<ValeriaTypes>>(decision?.options ?? []),
  refusals: byThing<Refused<ValeriaTypes>>(decision?.refused ?? []),
});

interface Moment {
  readonly game: Game;
  readonly fresh: readonly ValeriaEvent[];
}

interface BoardPageProps {
  readonly name: string;
  readonly language: 'en' | 'cs';
  /** Only this seat's panel, in full. */
  readonly full: number | undefined;
  /** Only the board, as large as the window. */
  readonly bare: boolean;
}

/** A board as the shell would show it, with a seat's panels beside it. Touching plays on. */
export function BoardPage({ name, language, full, bare }: BoardPageProps) {
  const [{ game, fresh }, setMoment] = useState<Moment>(() => ({ game: position(name), fresh: [] }));
  const [pointed, point] = useState<string>();
  const narrow = useNarrow();
  const seat = 0;
  const seen = seenBy(valeria, game.journal, seat);
  const { decision } = seen;
  const seats = game.game.players.map((_, each) => each);
  const text = texts[language];
  const { choices, refusals } = choicesOf(decision);
  const play = (id: string): void => {
    game.events();
    game.play([seat, id]);
    for (
      let turns = 0;
      turns < 40 && seenBy(valeria, game.journal, seat).decision === undefined && !game.game.outcome;
      turns++
    ) {
      const asked = game.asked();
      game.play([asked.seat, asked.options[0]?.id ?? '']);
    }
    setMoment({ game, fresh: game.events() as ValeriaEvent[] });
  };
  const props: BoardProps<ValeriaView, ValeriaTypes> = {
    view: seen.view as unknown as ValeriaView,
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
    fresh,
    motion: true,
    narrow,
  };
  if (full !== undefined) return <FullPanel {...props} player={full} />;
  if (bare)
    return (
      <main className="gallery-bare table-top">
        <valeriaView.Board {...props} />
      </main>
    );
  return (
    <div className="gallery-table table-top">
      <div className="gallery-players">
        {seats.map((player) => (
          <Panel key={player} {...props} player={player} />
        ))}
      </div>
      <main className="gallery-board">
        <valeriaView.Board {...props} />
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
        <p>{pointed && text.thing(pointed, props.view)}</p>
      </aside>
    </div>
  );
}

type PanelProps = BoardProps<ValeriaView, ValeriaTypes> & { readonly player: Seat };

const Panel = (props: PanelProps) => (
  <section className="gallery-panel">
    <h3>
      {names.seat(props.player)} <span>{props.view.players[props.player]?.points}</span>
    </h3>
    <valeriaView.Player {...props} full={false} />
  </section>
);

const FullPanel = (props: PanelProps) => (
  <main className="gallery-full">
    <h1>{names.seat(props.player)}</h1>
    <valeriaView.Player {...props} full />
  </main>
);
