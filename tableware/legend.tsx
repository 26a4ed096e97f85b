// What the legends of all games are put together from: a picture of every symbol, and the groups they stand in.
import type { ReactNode } from 'react';
import { Icon } from './pieces/index.ts';
import type { Legend, SignGroup } from './signs.ts';
import './legend.css';

type Pictures<Sign extends string> = Readonly<Record<Sign, () => ReactNode>>;

export const drawn = (name: string): ReactNode => <Icon name={name} />;
export const written = (sign: string): ReactNode => <b>{sign}</b>;

/** For `eachOf`, where a symbol is called as what it stands for. */
export const same = <Id extends string>(id: Id): Id => id;

interface LegendParts<Sign extends string, View> {
  readonly eachOf: <Id extends Sign, Of extends string>(
    ids: readonly Of[],
    id: (of: Of) => Id,
    draw: (of: Of) => ReactNode,
  ) => Record<Id, () => ReactNode>;
  readonly group: (en: string, cs: string, signs: readonly Sign[]) => SignGroup<Sign>;
  readonly legendOf: (
    pictures: Pictures<Sign>,
    groups: (view: View | undefined) => readonly SignGroup<Sign>[],
  ) => Legend<View>;
}

/** Bound to the symbols of one game: a picture or a group of any other does not compile. */
export function legendFor<Sign extends string, View>(className: string): LegendParts<Sign, View> {
  return {
    eachOf: <Id extends Sign, Of extends string>(
      ids: readonly Of[],
      id: (of: Of) => Id,
      draw: (of: Of) => ReactNode,
    ) => Object.fromEntries(ids.map((of) => [id(of), () => draw(of)])) as Record<Id, () => ReactNode>,
    group: (en, cs, signs) => ({ title: { en, cs }, signs }),
    legendOf(pictures, groups) {
      const isSign = (id: string): id is Sign => Object.hasOwn(pictures, id);
      return {
        Sign: ({ id }) => (
          <span className={`tw-legend-sign ${className}`}>{isSign(id) && pictures[id]()}</span>
        ),
        groups,
      };
    },
  };
}
