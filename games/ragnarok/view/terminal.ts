// The table in letters. Reads what a seat sees; the words and the figures come from the game.
import type { Names, Pen, Seen, TerminalView } from '@krcma/kernel';
import type { Part } from '@krcma/kernel/scene';
import { GODS } from '../data/gods.ts';
import { REALMS } from '../data/realms.ts';
import { ACTIONS } from '../data/wheel.ts';
import type { RagnarokTypes } from '../messages.ts';
import type { RagnarokView } from '../rules/view.ts';
import { islandLines } from './terminal/island.ts';
import { headLines, omenLines, stageLines, wheelLines } from './terminal/middle.ts';
import { playerLines } from './terminal/players.ts';
import type { Scene } from './terminal/scene.ts';
import { czech } from './terminal/words.cs.ts';
import { english } from './terminal/words.en.ts';
import type { TerminalWords } from './terminal/words.ts';

function table(seen: Seen<RagnarokTypes>, names: Names, words: TerminalWords, pen: Pen): string[] {
  const scene: Scene = {
    view: seen.view as unknown as RagnarokView,
    decision: seen.decision,
    names,
    words,
    pen,
  };
  return [
    ...headLines(scene),
    ...islandLines(scene),
    ...wheelLines(scene),
    ...omenLines(scene),
    ...stageLines(scene),
    ...playerLines(scene),
  ];
}

type Named = { readonly thing: string; readonly name: string };

function inSight(view: RagnarokView, words: TerminalWords): Named[] {
  const named = <Id extends string>(kind: string, ids: readonly Id[], name: (id: Id) => string): Named[] =>
    [...new Set(ids)].map((id) => ({ thing: `${kind}:${id}`, name: name(id) }));
  const hands = view.players.flatMap(({ hand }) => hand.filter((card) => card !== null));
  return [
    ...named('slot', ACTIONS, words.action),
    ...named('realm', REALMS, words.realm),
    ...named('monument', GODS, words.god),
    ...named('card', [...hands, ...view.discards.combat], words.card),
    ...named(
      'blessing',
      [...view.draft, ...view.players.flatMap(({ blessings }) => blessings)],
      words.blessing,
    ),
    ...named(
      'artifact',
      [...view.altars, ...view.players.flatMap(({ artifacts }) => artifacts.map(({ id }) => id))],
      words.artifact,
    ),
    ...named(
      'monster',
      view.monsters.map(({ id }) => id),
      words.prey,
    ),
    ...named(
      'omen',
      view.omens.map(({ id }) => id),
      words.omen,
    ),
    { thing: 'loki', name: words.prey('loki') },
  ];
}

const terminalIn = (words: TerminalWords): TerminalView<RagnarokTypes> => ({
  table: (seen, names, pen) => table(seen, names, words, pen),
  legend: (pen) =>
    pen.flow(
      words.marks.map(([mark, meaning]): Part => [[mark, 'bold'], ` ${meaning}`]),
      ' · ',
    ),
  things: (seen) => inSight(seen as unknown as RagnarokView, words),
});

export const terminals = { en: terminalIn(english), cs: terminalIn(czech) };
