import type { GameTypes } from '@krcma/kernel';
import type { BoardProps } from './board.ts';

type Table<T extends GameTypes> = Omit<BoardProps<unknown, T>, 'view'>;

/** What touching a thing means now, for a `Thing`: its name first, then what could be done or why not. */
export function touching<T extends GameTypes>(props: Table<T>, thing: string, name: string) {
  const { choices, refusals, text, names, decision, pointed, touch, point } = props;
  const options = choices.get(thing) ?? [];
  const refused = options.length === 0 ? (refusals.get(thing) ?? []) : [];
  const says = [
    ...options.map(({ label }) => text.message(label, names)),
    ...refused.flatMap(({ reason }) => (reason === undefined ? [] : [text.message(reason, names)])),
  ];
  return {
    thing,
    label: [name, ...says].join('. '),
    lit: options.length > 0,
    refused: refused.length > 0,
    pointed: pointed === thing,
    picked: options.some(({ id }) => decision?.picked.some((pick) => pick.id === id)),
    touch,
    point,
  };
}

const NOTHING = new Map<string, never>();

/** For what belongs to somebody else: a decision about a card of the same name is not about this one. */
export const untouched = <P extends Pick<BoardProps, 'choices' | 'refusals'>>(props: P): P => ({
  ...props,
  choices: NOTHING,
  refusals: NOTHING,
});
