// MK-23.6, .8: where Volkare begins, his army and his cards.
import { shuffle } from '@krcma/kernel';
import type { Card } from '../../data/card.ts';
import { type CardId, WOUND } from '../../data/cards.ts';
import { spaceName } from '../../data/geometry.ts';
import type { HeroId } from '../../data/heroes.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { SPELLS, spells } from '../../data/spells.ts';
import { armyOf } from '../../data/volkare.ts';
import type { MageKnight } from '../../state.ts';
import { deckOf } from '../heroes.ts';
import { forPlayers } from './about.ts';
import { markUnits } from './marked.ts';

/** Spells that only rivals use: they are his (MK-22.7). */
export const SPELLS_OF_RIVALS: readonly CardId[] = SPELLS.filter(
  (id) => (spells[id] as Card).competitive === true,
);

/** The actions of a hero nobody plays, the Spells of rivals, and wounds (MK-23.8). */
export function cardsOfVolkare(game: MageKnight, hero: HeroId): CardId[] {
  const n = scenarioOf(game.scenario).volkare?.wounds[game.options.raceLevel] ?? 0;
  return shuffle(game, [...deckOf(hero), ...SPELLS_OF_RIVALS, ...new Array<CardId>(n).fill(WOUND)]);
}

/** Whom he leads is drawn when he is first fought (MK-23.6). */
export function placeVolkare(game: MageKnight): void {
  const about = scenarioOf(game.scenario).volkare;
  if (about === undefined) return;
  game.volkare = {
    space: spaceName(about.camp.slot, 'C'),
    from: null,
    army: [],
    owed: armyOf(forPlayers(about.level[game.options.combatLevel], game)),
    fallen: 0,
    marked: {},
  };
  markUnits(game);
}
