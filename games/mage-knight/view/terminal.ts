// The table in letters. Reads what a seat sees; the words and the figures come from the game.
import type { Names, Pen, Seen, TerminalView } from '@krcma/kernel';
import type { Part } from '@krcma/kernel/scene';
import { SITES } from '../data/sites.ts';
import { TERRAINS } from '../data/terrains.ts';
import { COLOURS } from '../data/types.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnightView } from '../rules/view.ts';
import { rivalsIn } from '../text/rivals.ts';
import { assaultLines } from './terminal/assault.ts';
import { combatLines } from './terminal/combat.ts';
import { duelLines } from './terminal/duel.ts';
import { mapLines, terrainSign } from './terminal/map.ts';
import { headLines, offersLines, sourceLines } from './terminal/middle.ts';
import { playerLines } from './terminal/players.ts';
import type { Scene } from './terminal/scene.ts';
import { czech } from './terminal/words.cs.ts';
import { english } from './terminal/words.en.ts';
import type { TerminalWords } from './terminal/words.ts';

function table(seen: Seen<MageKnightTypes>, names: Names, words: TerminalWords, pen: Pen): string[] {
  const view = seen.view as unknown as MageKnightView;
  const scene: Scene = { view, decision: seen.decision, names, words, pen };
  return [
    ...headLines(scene),
    ...mapLines(scene),
    ...assaultLines(scene),
    ...combatLines(scene),
    ...duelLines(scene),
    ...sourceLines(scene),
    ...offersLines(scene),
    ...playerLines(scene),
  ];
}

function legend({ board, marks, siteMarks, rampagingMarks }: TerminalWords, pen: Pen): string[] {
  const explained = [
    ...marks,
    ...TERRAINS.map((terrain) => [terrainSign(terrain), board.terrain(terrain)] as const),
    ...SITES.map((site) => [siteMarks[site], board.site(site)] as const),
    [rampagingMarks.orc, board.rampaging('orc')],
    [rampagingMarks.draconum, board.rampaging('draconum')],
  ] as const;
  return pen.flow(
    explained.map(([mark, meaning]): Part => [[mark, 'bold'], ` ${meaning}`]),
    ' · ',
  );
}

type Named = { readonly thing: string; readonly name: string };

const named = <Id extends string | number>(
  kind: string,
  ids: readonly Id[],
  name: (id: Id) => string,
): Named[] => [...new Set(ids)].map((id) => ({ thing: `${kind}:${id}`, name: name(id) }));

/** Whatever lies on the map, by the place it lies at. */
function onMap(view: MageKnightView, { board }: TerminalWords): Named[] {
  return Object.entries(view.holdings).flatMap(([space, { tokens }]) =>
    tokens.flatMap(({ enemy }) =>
      enemy === null ? [] : [{ thing: `space:${space}`, name: board.enemy(enemy) }],
    ),
  );
}

function heldBy(view: MageKnightView, { board }: TerminalWords): Named[] {
  const { players } = view;
  const hands = players.flatMap(({ hand }) => hand.filter((card) => card !== null));
  const open = players.flatMap(({ played, discard }) => [...played.map(({ card }) => card), ...discard]);
  const tactics = [...view.tactics, ...players.flatMap(({ tactic }) => (tactic === null ? [] : [tactic]))];
  const heroes = players.flatMap(({ hero }) => (hero === null ? [] : [hero]));
  return [
    ...named('card', [...hands, ...open], board.card),
    ...players.flatMap((player) =>
      player.units.map(({ id, unit }) => ({ thing: `unit:${id}`, name: board.unit(unit) })),
    ),
    ...named(
      'skill',
      [...view.commonSkills, ...players.flatMap(({ skills }) => skills.map(({ id }) => id))],
      board.skill,
    ),
    ...named('tactic', tactics, board.tactic),
    ...named('hero', heroes, board.hero),
  ];
}

function inSight(view: MageKnightView, words: TerminalWords): Named[] {
  const { board } = words;
  const isUnit = (id: string): id is UnitId => id in units;
  return [
    ...named('foe', view.combat?.foes.map(({ id }) => id) ?? [], (id) => {
      const foe = view.combat?.foes[id];
      return foe === undefined ? '' : board.enemy(foe.enemy);
    }),
    ...rivalsIn(view).flatMap(({ foe, unit }) =>
      foe === undefined ? [] : [{ thing: `foe:${foe}`, name: board.unit(unit) }],
    ),
    ...heldBy(view, words),
    ...named('offer', view.units.offer, (id) => (isUnit(id) ? board.unit(id) : board.card(id))),
    ...named('offer', [...view.spells.offer, ...view.advanced.offer], board.card),
    ...onMap(view, words),
    ...named('die', COLOURS, board.colour),
    { thing: 'source', name: board.source },
    { thing: 'deck', name: board.deck },
    { thing: 'discard', name: board.discard },
  ];
}

const terminalIn = (words: TerminalWords): TerminalView<MageKnightTypes> => ({
  table: (seen, names, pen) => table(seen, names, words, pen),
  legend: (pen) => legend(words, pen),
  things: (seen) => inSight(seen as unknown as MageKnightView, words),
});

export const terminals = { en: terminalIn(english), cs: terminalIn(czech) };
