// Offers and decks of a described position.
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { EnemyId } from '../data/enemies.ts';
import { BACKS, type Back } from '../data/types.ts';
import { type UnitId, units as unitCards } from '../data/units.ts';
import type { MageKnight } from '../state.ts';
import type { MageKnightArrangement } from './arrangement.ts';
import { pileOf } from './factions/piles.ts';
import { fetchEnemy, fetchFrom, fetchOrSwap, fetchRuin, fetchSkill } from './fetching.ts';

const isUnit = (id: UnitId | AdvancedActionId): id is UnitId => id in unitCards;

/** Whatever lies in an offer that is described goes under its deck first. */
function clearOffers(game: MageKnight, { spells, advanced, units }: MageKnightArrangement): void {
  const { regular, elite, offer } = game.units;
  if (spells !== undefined) game.spells.deck.unshift(...game.spells.offer.splice(0));
  if (advanced !== undefined) game.advanced.deck.unshift(...game.advanced.offer.splice(0));
  if (units === undefined) return;
  for (const id of offer.splice(0)) {
    if (!isUnit(id)) game.advanced.deck.unshift(id);
    else (unitCards[id].tier === 'elite' ? elite : regular).unshift(id);
  }
}

/** From its deck; another one takes its place where an offer holds it already. */
function fetchAction(game: MageKnight, id: AdvancedActionId, path: string): void {
  const { deck, offer } = game.advanced;
  fetchOrSwap(id, path, deck, offer, game.units.offer as AdvancedActionId[]);
}

function fetchOffered(game: MageKnight, unit: UnitId, path: string): void {
  const { regular, elite, offer } = game.units;
  fetchOrSwap(unit, path, unitCards[unit].tier === 'regular' ? regular : elite, offer as UnitId[]);
}

export function arrangeOffers(game: MageKnight, wanted: MageKnightArrangement): void {
  clearOffers(game, wanted);
  for (const id of wanted.spells ?? []) {
    fetchFrom(id, 'spells', game.spells.deck);
    game.spells.offer.push(id);
  }
  const actions: AdvancedActionId[] = [];
  for (const id of wanted.advanced ?? []) {
    fetchAction(game, id, 'advanced');
    actions.push(id);
  }
  game.advanced.offer.push(...actions);
  const offered: (UnitId | AdvancedActionId)[] = [];
  for (const id of wanted.units ?? []) {
    if (isUnit(id)) fetchOffered(game, id, 'units');
    else fetchFrom(id, 'units', game.advanced.deck);
    offered.push(id);
  }
  game.units.offer.push(...offered);
  for (const id of wanted.commonSkills ?? []) {
    fetchSkill(game, id, 'commonSkills');
    game.commonSkills.push(id);
  }
  arrangeDecks(game, wanted);
}

/** Each on the pile it belongs to. */
function putEnemies(game: MageKnight, ids: readonly EnemyId[], back: Back): void {
  for (const id of ids) fetchEnemy(game, id, `decks.enemies.${back}`);
  for (const id of [...ids].reverse()) pileOf(game, id).deck.push(id);
}

/** What comes next, the first of them first; offers and the map keep as many as they had. */
function arrangeDecks(game: MageKnight, { decks = {} }: MageKnightArrangement): void {
  const put = <T extends string>(deck: T[], ids: readonly T[] = [], fetch: (id: T) => void): void => {
    for (const id of ids) fetch(id);
    deck.push(...[...ids].reverse());
  };
  const { spells, advanced, units } = game;
  put(spells.deck, decks.spells, (id) => fetchOrSwap(id, 'decks.spells', spells.deck, spells.offer));
  put(advanced.deck, decks.advanced, (id) => fetchAction(game, id, 'decks.advanced'));
  put(game.artifacts, decks.artifacts, (id) => fetchFrom(id, 'decks.artifacts', game.artifacts));
  put(units.regular, decks.regular, (id) => fetchOffered(game, id, 'decks.regular'));
  put(units.elite, decks.elite, (id) => fetchOffered(game, id, 'decks.elite'));
  put(game.ruins.deck, decks.ruins, (id) => fetchRuin(game, id, 'decks.ruins'));
  for (const back of BACKS) putEnemies(game, decks.enemies?.[back] ?? [], back);
}
