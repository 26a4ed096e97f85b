// Chapter MK-20: the dummy player, which is the clock of a game alone or of all together.
import { drawAny, revealed, shuffle } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId } from '../data/cards.ts';
import { type HeroId, heroes } from '../data/heroes.ts';
import type { SpellId } from '../data/spells.ts';
import type { Dummy, MageKnight } from '../state.ts';
import { deckOf, skillsOf, unusedHeroes } from './heroes.ts';
import { isCompetitive } from './scenario.ts';
import { note } from './script.ts';
import { cardsOfVolkare } from './volkare/setting-out.ts';

const FLIPPED = 3;

/** MK-20.1, .2, .9, MK-34.2: alone and all together: one of the heroes nobody plays; alone with its skills. His cards are Volkare's, where he comes instead (MK-23.5, .35). */
export function seatDummy(game: MageKnight, wanted?: HeroId): void {
  if (isCompetitive(game)) return;
  const hero = wanted ?? drawAny(game, unusedHeroes(game));
  const crystals = { red: 0, blue: 0, green: 0, white: 0 };
  for (const colour of heroes[hero].crystals) crystals[colour]++;
  const deck = game.volkare === undefined ? shuffle(game, deckOf(hero)) : cardsOfVolkare(game, hero);
  const skillPile = game.seats === 1 ? shuffle(game, skillsOf(game, hero)) : [];
  game.dummy = { hero, deck, discard: [], crystals, tactic: null, skillPile };
  note({ key: game.volkare === undefined ? 'dummy-seated' : 'volkare-seated', hero });
}

/** A card of two colours counts both (MK-20.6). */
function extraFor({ crystals }: Dummy, card: CardId): number {
  let extra = 0;
  for (const colour of cardOf(card as FaceId).colours) extra += crystals[colour];
  return extra;
}

function flip(dummy: Dummy, n: number): CardId[] {
  const flipped: CardId[] = [];
  for (let card = dummy.deck.pop(); card !== undefined; card = dummy.deck.pop()) {
    flipped.push(card);
    dummy.discard.push(card);
    if (flipped.length === n) break;
  }
  return flipped;
}

/** MK-20.4, .5: turns its cards; true when there is none and it announces the end of the round. */
export function dummyTurn({ dummy, announced }: MageKnight): boolean {
  if (dummy === null) return false;
  if (dummy.deck.length === 0) return announced === null;
  const cards = flip(dummy, FLIPPED);
  const third = cards[FLIPPED - 1];
  const extra = third === undefined ? 0 : extraFor(dummy, third);
  const more = extra > 0 ? flip(dummy, extra) : [];
  revealed();
  note({ key: 'dummy-turn', cards, more, left: dummy.deck.length });
  return false;
}

/** MK-20.7: what it gets when a round is prepared; its cards are shuffled together. */
export function prepareDummy(game: MageKnight, action: FaceId | undefined, spell: SpellId | undefined): void {
  const { dummy } = game;
  if (dummy === null || game.volkare !== undefined) return;
  if (action !== undefined) dummy.deck.push(action);
  dummy.deck = shuffle(game, [...dummy.deck, ...dummy.discard]);
  dummy.discard = [];
  const [colour] = spell === undefined ? [] : cardOf(spell).colours;
  if (colour !== undefined) dummy.crystals[colour]++;
  if (action !== undefined || colour !== undefined)
    note({ key: 'dummy-prepared', ...(action && { action }), ...(colour && { colour }) });
}

/** MK-20.9: one of its skills joins the common offer whenever a player gains one. */
export function revealDummySkill(game: MageKnight): void {
  const skill = game.dummy?.skillPile.pop();
  if (skill === undefined) return;
  game.commonSkills.push(skill);
  revealed();
  note({ key: 'dummy-skill', skill });
}
