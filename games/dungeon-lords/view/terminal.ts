// The table in letters. Reads what a seat sees; the words and the figures come from the game.

import type { Names, Pen, Seen, TerminalView } from '@krcma/kernel';
import type { Part } from '@krcma/kernel/scene';
import { ORDERS } from '../data/orders.ts';
import { ROOMS } from '../data/rooms.ts';
import { TITLES } from '../data/titles.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { dungeonLines } from './terminal/dungeons.ts';
import { lordLines } from './terminal/lords.ts';
import type { Scene } from './terminal/scene.ts';
import { headLines, seasonLines } from './terminal/season.ts';
import { villageLines } from './terminal/village.ts';
import { czech } from './terminal/words.cs.ts';
import { english } from './terminal/words.en.ts';
import type { TerminalWords } from './terminal/words.ts';

function table(seen: Seen<DungeonLordsTypes>, names: Names, words: TerminalWords, pen: Pen): string[] {
  const view = seen.view as unknown as DungeonLordsView;
  const scene: Scene = { view, decision: seen.decision, names, words, pen };
  return [
    ...headLines(scene),
    ...seasonLines(scene),
    ...villageLines(scene),
    ...dungeonLines(scene),
    ...lordLines(scene),
  ];
}

function legend(words: TerminalWords, pen: Pen): string[] {
  const marks = words.marks.map(([mark, meaning]): Part => [[mark, 'bold'], ` ${meaning}`]);
  const rooms = ROOMS.map((id): Part => [[words.codes[id], 'bold'], ` ${words.room(id)}`]);
  return pen.flow([...marks, ...rooms], ' · ');
}

type Named = { readonly thing: string; readonly name: string };

const given = <T>(ids: readonly (T | null)[]): T[] => ids.filter((id) => id !== null);

function inSight(view: DungeonLordsView, words: TerminalWords): Named[] {
  const { lords } = view;
  const creatures = [...given(view.creatures), ...lords.flatMap(({ lair }) => lair.map(({ id }) => id))];
  const built = lords.flatMap(({ dungeon }) => given(dungeon).filter((tile) => tile !== 'tunnel'));
  const heroes = [...view.coming, ...view.next, ...lords.flatMap(({ party }) => party.map(({ id }) => id))];
  const traps = lords.flatMap((lord) => given([...lord.traps, ...(lord.battle?.traps ?? [])]));
  const named = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Named[] =>
    [...new Set(ids)].map((id) => ({ thing: `card:${id}`, name: name(id) }));
  return [
    ...named(ORDERS, words.order),
    ...named(creatures, words.creature),
    ...named([...given(view.rooms), ...built], words.room),
    ...named(traps, words.trap),
    ...named(given(view.city), words.card),
    ...named(given(view.events), words.event),
    ...named(given([view.special]), words.special),
    ...named(heroes, words.hero),
  ];
}

const terminalIn = (words: TerminalWords): TerminalView<DungeonLordsTypes> => ({
  table: (seen, names, pen) => table(seen, names, words, pen),
  legend: (pen) => legend(words, pen),
  things: (seen) => {
    const view = seen as unknown as DungeonLordsView;
    return [
      ...inSight(view, words),
      ...view.dummies.map((_, index) => ({ thing: `dummy:${index}`, name: words.dummy(index) })),
      ...TITLES.map((id) => ({ thing: `title:${id}`, name: words.title(id) })),
      { thing: 'track', name: words.evil },
      { thing: 'paladin', name: words.paladin },
    ];
  },
});

export const terminals = { en: terminalIn(english), cs: terminalIn(czech) };
