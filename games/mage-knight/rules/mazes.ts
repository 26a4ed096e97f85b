// MK-9.24, .25: a path through a maze or a labyrinth.
import { type ActKind, calling } from '@krcma/kernel';
import { siteOf } from '../data/sites.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { fightIn } from './adventure.ts';
import { startCombat } from './arriving.ts';
import { holdingAt, siteAt } from './map.ts';
import { note, type Of, rule } from './script.ts';

interface Path extends Of {
  way: number;
}

const pathsHere = (game: MageKnight) => {
  const { maze } = game.turn;
  const kind = maze === null ? undefined : siteAt(game, maze);
  if (maze === null || kind === undefined) return [];
  const { paths } = holdingAt(game, maze);
  return (siteOf(kind).paths ?? []).map(({ move }, way) => ({ way, move, isFree: paths[way] === null }));
};

const costOf = (game: MageKnight, way: number): number => pathsHere(game)[way]?.move ?? 0;

const takePath = rule<Path>('takePath')
  .set('space', ({ turn }) => turn.maze ?? '')
  .do('pay', (game, { player, space, way }) => {
    const cost = costOf(game, way);
    game.turn.move -= cost;
    game.turn.maze = null;
    note({ key: 'path-taken', player, space, way, cost });
  })
  .choose('escort', {
    kind: 'one',
    values: (game, { player }): (number | null)[] => {
      const ready = playerAt(game, player).units.filter(({ spent, wounds }) => !spent && wounds === 0);
      return [...ready.map(({ id }) => id), null];
    },
    option: (game, id, { player }) => {
      const unit = playerAt(game, player).units.find((each) => each.id === id)?.unit;
      return id === null || unit === undefined
        ? { id: 'alone', label: { key: 'go-alone' }, rule: 'MK-9.24' }
        : { id: `unit:${id}`, label: { key: 'escort', unit }, thing: `unit:${id}`, rule: 'MK-9.24' };
    },
    prompt: () => ({ key: 'ask-escort' }),
  })
  .call('fought', startCombat, (game, { player, space, way, escort }) => {
    const kind = siteAt(game, space) ?? 'maze';
    return fightIn(game, player, space, siteOf(kind), { way, escort });
  });

type PathAct = { readonly do: 'path'; readonly way: number };

/** The Move for a path is played once the maze is entered (MK-9.25). */
export const path: ActKind<MageKnightTypes, Of, PathAct> = {
  list: (game, _, into) => {
    if (game.turn.maze === null) return;
    for (const { way, move, isFree } of pathsHere(game))
      if (isFree && move <= game.turn.move) into.push({ do: 'path', way });
  },
  option: (game, { way }) => ({
    id: `path:${way}`,
    label: { key: 'path', way, cost: costOf(game, way) },
    rule: 'MK-9.24',
  }),
  refused: (game) =>
    pathsHere(game)
      .filter(({ move, isFree }) => !isFree || move > game.turn.move)
      .map(({ way, move, isFree }) => ({
        id: `path:${way}`,
        label: { key: 'path', way, cost: move },
        reason: isFree ? { key: 'too-far', cost: move, move: game.turn.move } : { key: 'path-gone' },
        rule: 'MK-9.24',
      })),
  carryOut: (_, { way }, { player }) => calling(takePath, { player, way }),
};
