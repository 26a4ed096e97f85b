// Chapter DL-PLAN: where a lord fights, and what he sends there.
import { type CreatureId, isGhost } from '../data/creatures.ts';
import { type Cell, cellName } from '../data/dungeon.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { trapOf } from '../data/traps.ts';
import { type Goods, inYear } from '../data/types.ts';
import type { CombatMessage } from '../messages/combat.ts';
import { type DungeonLords, type Lord, lordAt } from '../state.ts';
import { nearestTiles } from './dungeon.ts';
import {
  type Hindrance,
  hindranceTo,
  isTrap,
  type Part,
  partsOf,
  partsToPlan,
  placeOf,
  planOf,
  priceOf,
  seal,
} from './fight/plan.ts';
import { type Of, rule } from './script.ts';

type At = Of & { cell: Cell };

const tileAt = (lord: Lord, cell: Cell) => lord.dungeon[cell] ?? 'tunnel';

/** What a lord can have in mind at all; who has nothing to send is not asked. */
const mayPlan = ({ traps, lair }: Lord): boolean =>
  traps.length > 0 || lair.some(({ stance }) => stance === 'ready');

/** A lair place that stands for it on the board: one that is ready and not sent yet, or else any. */
function lairPlace({ lair }: Lord, id: CreatureId, planned: readonly Part[]): number {
  let skipped = planned.filter((part) => part === id).length;
  const place = lair.findIndex((each) => each.id === id && each.stance === 'ready' && skipped-- === 0);
  return place < 0 ? lair.findIndex((each) => each.id === id) : place;
}

function optionOf(game: DungeonLords, { player, cell }: At, part: Part, planned: readonly Part[]) {
  const lord = lordAt(game, player);
  if (!isTrap(part))
    return {
      id: `send:${part}`,
      label: { key: 'plan-creature', creature: part },
      thing: `lair:${player}:${lairPlace(lord, part, planned)}`,
      rule: isGhost(part) ? 'DL-MON.4' : 'DL-PLAN.7',
    } as const;
  const { bait } = placeOf(lord, cell);
  return {
    id: `trap:${part}`,
    label: { key: 'plan-trap', trap: part, pays: inYear(trapOf(part).pay, game.year), bait },
    thing: `trap:${part}`,
    rule: bait > 0 ? 'DL-PLAN.5' : 'DL-PLAN.9',
  } as const;
}

function lackingFor(lord: Lord, { gold, food, imp }: ReturnType<typeof priceOf>): Goods {
  return {
    ...(gold > lord.gold && { gold: gold - lord.gold }),
    ...(food > lord.food && { food: food - lord.food }),
    ...(imp > lord.imps && { imp: imp - lord.imps }),
  };
}

const given = ({ gold, food, imp }: ReturnType<typeof priceOf>): Goods => ({
  ...(gold > 0 && { gold }),
  ...(food > 0 && { food }),
  ...(imp > 0 && { imp }),
});

function absence(lord: Lord, part: CreatureId, planned: readonly Part[]): CombatMessage {
  if (planned.includes(part)) return { key: 'no-such-creature', because: 'sent' };
  const isStriking = lord.lair.some(({ id, stance }) => id === part && stance === 'striking');
  return { key: 'no-such-creature', because: isStriking ? 'striking' : 'out' };
}

/** Why not, and by which rule. */
function reasonOf(
  game: DungeonLords,
  { player, cell }: At,
  part: Part,
  planned: readonly Part[],
  hindrance: Hindrance,
): { readonly reason: CombatMessage; readonly rule: RuleId } {
  const lord = lordAt(game, player);
  const place = placeOf(lord, cell);
  const tile = tileAt(lord, cell);
  const limitRule = tile === 'tunnel' ? 'DL-PLAN.4' : tile === 'labyrinth' ? 'DL-RM.9' : 'DL-PLAN.5';
  switch (hindrance) {
    case 'no-such':
      return isTrap(part)
        ? { reason: { key: 'no-such-trap' }, rule: 'DL-PLAN.8' }
        : { reason: absence(lord, part, planned), rule: 'DL-PLAN.7' };
    case 'trap-limit':
      return { reason: { key: 'trap-limit', tile, most: place.traps }, rule: limitRule };
    case 'monster-limit':
      return { reason: { key: 'monster-limit', tile, most: place.monsters }, rule: limitRule };
    case 'price': {
      const price = priceOf([...planned, part], place, game.year);
      return {
        reason: { key: 'trap-too-dear', needs: given(price), lacks: lackingFor(lord, price) },
        rule: planned.some(isTrap) ? 'DL-PLAN.10' : place.bait > 0 ? 'DL-PLAN.5' : 'DL-PLAN.9',
      };
    }
  }
}

function refusedParts(game: DungeonLords, at: At, planned: readonly Part[]) {
  const lord = lordAt(game, at.player);
  return partsOf(lord).flatMap((part) => {
    const hindrance = hindranceTo(lord, game.year, at.cell, planned, part);
    if (hindrance === undefined) return [];
    return [{ ...optionOf(game, at, part, planned), ...reasonOf(game, at, part, planned, hindrance) }];
  });
}

function planPrompt(game: DungeonLords, { player, cell }: At) {
  const lord = lordAt(game, player);
  const { traps, monsters, bait } = placeOf(lord, cell);
  return { key: 'ask-plan', cell, tile: tileAt(lord, cell), traps, monsters, bait } as const;
}

const doneLabel = (cell: Cell, parts: readonly Part[]) => {
  const { traps, creatures } = planOf(cell, parts);
  return { key: 'plan-done', traps, creatures } as const;
};

/** Gives the plan; whoever calls it lays it, so that all may plan at once in secret (DL-PLAN.11). */
export const planFight = rule<Of>('planFight')
  .choose('cell', {
    kind: 'place',
    secret: true,
    values: (game, { player }) => nearestTiles(lordAt(game, player)),
    option: (game, cell, { player }) => ({
      id: `battle:${cellName(cell)}`,
      label: { key: 'battle-tile', cell, tile: tileAt(lordAt(game, player), cell) },
      thing: `cell:${player}:${cellName(cell)}`,
      rule: 'DL-PLAN.3',
    }),
    prompt: () => ({ key: 'ask-battle-tile' }),
  })
  .gather<'parts', Part>('parts', {
    kind: 'some',
    secret: true,
    repeats: true,
    values: (game, { player, cell }, planned) => partsToPlan(lordAt(game, player), game.year, cell, planned),
    option: (game, part, at, planned) => optionOf(game, at, part, planned),
    prompt: planPrompt,
    refused: (game, at, planned) => refusedParts(game, at, planned),
    sealed: (game, { player }) => mayPlan(lordAt(game, player)),
    done: (_, { cell }, parts) => doneLabel(cell, parts),
  })
  .gives((game, { player, cell, parts }) => ({
    player,
    plan: seal(lordAt(game, player), planOf(cell, parts)),
  }));
