// Components of a described position are fetched from wherever set-up laid them.
import { badArrangement } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { RuinId } from '../data/ruins.ts';
import type { SkillId } from '../data/skills.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnight, Player } from '../state.ts';
import { pileOf } from './factions/piles.ts';

/** Takes one out of the first pile that has it. */
export function fetchFrom<T extends string>(id: T, path: string, ...piles: T[][]): void {
  for (const pile of piles) {
    const index = pile.lastIndexOf(id);
    if (index < 0) continue;
    pile.splice(index, 1);
    return;
  }
  throw badArrangement(`${path} names "${id}" more often than there is one of it.`, { id, path });
}

/** From its deck; where it lies elsewhere already the lowest of the deck takes its place there. */
export function fetchOrSwap<T extends string>(id: T, path: string, deck: T[], ...lying: T[][]): void {
  const place = deck.includes(id) ? undefined : lying.find((each) => each.includes(id));
  const other = place === undefined ? undefined : deck.shift();
  if (place === undefined || other === undefined) fetchFrom(id, path, deck, ...lying);
  else place[place.indexOf(id)] = other;
}

export function fetchRuin(game: MageKnight, ruin: RuinId, path: string): void {
  const lying = Object.values(game.holdings).find((each) => each.ruin?.id === ruin);
  if (game.ruins.deck.includes(ruin) || lying?.ruin == null) {
    fetchFrom(ruin, path, game.ruins.deck, game.ruins.discard);
    return;
  }
  const other = game.ruins.deck.shift();
  lying.ruin = other === undefined ? null : { id: other, up: lying.ruin.up };
}

/** Basic actions come from the hero's own cards, everything else from the box; wounds are without end. */
export function fetchCard(game: MageKnight, player: Player, card: CardId, path: string): void {
  if (card === WOUND) return;
  const { kind } = cardOf(card);
  if (kind === 'basic') fetchFrom<CardId>(card, path, player.deck, player.hand, player.discard);
  else if (kind === 'advanced')
    fetchFrom<CardId>(card, path, game.advanced.deck, game.advanced.offer, game.units.offer as CardId[]);
  else if (kind === 'spell') fetchFrom<CardId>(card, path, game.spells.deck, game.spells.offer);
  else fetchFrom<CardId>(card, path, game.artifacts);
}

export function fetchUnit(game: MageKnight, unit: UnitId, path: string): void {
  const { regular, elite, offer } = game.units;
  fetchFrom(unit, path, units[unit].tier === 'regular' ? regular : elite, offer as UnitId[]);
}

export function fetchEnemy(game: MageKnight, enemy: EnemyId, path: string): void {
  const pile = pileOf(game, enemy);
  const lying = Object.values(game.holdings).map(({ tokens }) => tokens);
  const { deck, discard } = pile;
  if (deck.includes(enemy) || discard.includes(enemy)) {
    fetchFrom(enemy, path, deck, discard);
    return;
  }
  const tokens = lying.find((each) => each.some((token) => token.enemy === enemy));
  if (tokens === undefined)
    throw badArrangement(`${path} names "${enemy}" more often than there is one of it.`, { enemy, path });
  const index = tokens.findIndex((token) => token.enemy === enemy);
  const [other] = deck.splice(-1);
  if (other === undefined) tokens.splice(index, 1);
  else tokens[index] = { enemy: other, up: tokens[index]?.up ?? true };
}

export function fetchSkill(game: MageKnight, skill: SkillId, path: string): void {
  const piles = [
    ...game.players.map(({ skillPile }) => skillPile),
    ...(game.dummy === null ? [] : [game.dummy.skillPile]),
    game.commonSkills,
    game.gone.skills,
  ];
  if (piles.some((pile) => pile.includes(skill))) fetchFrom(skill, path, ...piles);
}
