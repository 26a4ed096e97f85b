// The table in letters. Reads what a seat sees; the words and the figures come from the game.

import type { Names, Pen, Seen, TerminalView } from '@krcma/kernel';
import type { Part } from '@krcma/kernel/scene';
import { BUILDINGS } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { AFFINITIES, COLOURS } from '../data/types.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import { citadelLines } from './terminal/citadel.ts';
import { clanLines } from './terminal/clans.ts';
import { outsideLines } from './terminal/outside.ts';
import type { Scene } from './terminal/scene.ts';
import { czech } from './terminal/words.cs.ts';
import { english } from './terminal/words.en.ts';
import type { TerminalWords } from './terminal/words.ts';

function headLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const parts: Part[] = [
    [[words.round(view.round, view.rounds), 'bold']],
    [words.phases[view.phase]],
    [[words.difficulties[view.difficulty], 'dim']],
  ];
  if (view.scenario !== undefined) parts.push([words.scenarios[view.scenario]]);
  if (view.sam !== undefined) parts.push([`${words.sam} ${view.sam.tokens}`]);
  return pen.flow(parts, ' · ');
}

function table(seen: Seen<MonsterLandsTypes>, names: Names, words: TerminalWords, pen: Pen): string[] {
  const view = seen.view as unknown as MonsterLandsView;
  const scene: Scene = { view, decision: seen.decision, names, words, pen };
  return [...headLines(scene), ...citadelLines(scene), ...outsideLines(scene), ...clanLines(scene)];
}

function legend(words: TerminalWords, pen: Pen): string[] {
  const dice = COLOURS.map(
    (colour): Part => [[words.colours[colour], 'bold'], ` ${words.colourNames[colour]}`],
  );
  const marks = words.marks.map(([mark, meaning]): Part => [[mark, 'bold'], ` ${meaning}`]);
  return pen.flow([...dice, ...marks], ' · ');
}

const given = <T>(...ids: readonly (T | null | undefined)[]): T[] => ids.filter((id) => id != null);

function inSight(view: MonsterLandsView): ComponentId[] {
  const held = view.clans.flatMap(({ members, realms, traps, loot, trophies }): ComponentId[] => [
    ...members.flatMap(({ id, equipment }) => [id, ...equipment]),
    ...realms,
    ...given(...traps),
    ...loot,
    ...trophies,
  ]);
  const outside = view.areas.flatMap(({ monster, realm, event }): ComponentId[] =>
    given<ComponentId>(monster, realm, event),
  );
  const offers = given<ComponentId>(
    ...view.lodge.offer,
    ...view.tavern.offer,
    ...view.market.offer,
    ...view.loot.offer,
  );
  const rest = given<ComponentId>(view.gate, view.quests.qa, view.quests.qb);
  return [...new Set([...held, ...outside, ...offers, ...rest, 'greenhorn-1' as const])];
}

const terminalIn = (words: TerminalWords): TerminalView<MonsterLandsTypes> => ({
  table: (seen, names, pen) => table(seen, names, words, pen),
  legend: (pen) => legend(words, pen),
  things: (seen) => {
    const view = seen as unknown as MonsterLandsView;
    return [
      ...inSight(view).map((id) => ({ thing: `card:${id}`, name: words.name(id) })),
      ...BUILDINGS.map((id) => ({ thing: `building:${id}`, name: words.buildings[id] })),
      ...AFFINITIES.map((id) => ({ thing: `clan:${id}`, name: words.affinities[id] })),
      ...COLOURS.map((colour) => ({ thing: `die:${colour}`, name: words.colourNames[colour] })),
    ];
  },
});

export const terminals = { en: terminalIn(english), cs: terminalIn(czech) };
