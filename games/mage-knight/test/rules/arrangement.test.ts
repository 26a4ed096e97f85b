// What comes from outside is bounded: the largest and the smallest that a described position may say.
import { described, type Json } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { positionShape } from '../../rules/arrangement.ts';

const isSaid = (position: Json): boolean => {
  try {
    described(positionShape, position);
    return true;
  } catch {
    return false;
  }
};

const ofPlayer = (said: Json): Json => ({ players: [said] });
const ofPlace = (said: Record<string, Json>): Json => ({ holdings: [{ space: '0,0:C', ...said }] });

const numbers: readonly [string, number, number, (n: number) => Json][] = [
  ['fame', 0, 200, (fame) => ofPlayer({ fame })],
  ['a level', 1, 10, (level) => ofPlayer({ level })],
  ['reputation', -7, 7, (reputation) => ofPlayer({ reputation })],
  ['crystals', 0, 3, (red) => ofPlayer({ crystals: { red } })],
  ['mana tokens', 0, 20, (gold) => ofPlayer({ tokens: { gold } })],
  ['wounds of a unit', 0, 2, (wounds) => ofPlayer({ units: [{ unit: 'peasants', wounds }] })],
  ['more cards', 0, 10, (moreCards) => ofPlayer({ moreCards })],
  ['a round of summoning', 1, 6, (summoned) => ofPlayer({ summoned })],
  ['a round', 1, 6, (round) => ({ round })],
  ['whose turn it is', 0, 3, (active) => ({ active })],
  ['a modifier of reputation', -5, 5, (modifier) => ({ interaction: { modifier } })],
  ['a seat in the order', -1, 3, (seat) => ({ order: [seat] })],
  ['who announced the end', -1, 3, (announced) => ({ announced })],
  ['a seat with a last turn', -1, 3, (seat) => ({ last: [seat] })],
  ['a shield', 0, 3, (seat) => ofPlace({ shields: [seat] })],
  ['a level of a city', 1, 11, (level) => ({ cityLevels: [level] })],
  ['crystals of the dummy', 0, 20, (red) => ({ dummy: { crystals: { red } } })],
  ['Move', 0, 60, (move) => ({ turn: { move } })],
  ['Influence', -10, 60, (influence) => ({ turn: { influence } })],
  ['cards played', 0, 40, (cards) => ({ turn: { cards } })],
  ['rewards of a kind', 1, 10, (n) => ({ turn: { rewards: [{ reward: 'artifact', n }] } })],
];

const lists: readonly [string, number, Json, (list: Json[]) => Json][] = [
  ['players', 4, {}, (players) => ({ players })],
  ['cards in hand', 80, 'march', (hand) => ofPlayer({ hand })],
  ['units of a player', 10, 'peasants', (units) => ofPlayer({ units })],
  ['skills', 20, 'tovak-double-time', (skills) => ofPlayer({ skills })],
  ['faction tokens', 24, 'fire-gem', (factionTokens) => ofPlayer({ factionTokens })],
  ['spaces of a path', 40, '0,0:C', (path) => ({ path })],
  ['Chosen ones', 2, 0, (chosen) => ({ chosen })],
  ['seats in the order', 5, 0, (order) => ({ order })],
  ['last turns', 5, 0, (last) => ({ last })],
  ['dice', 8, 'red', (source) => ({ source })],
  ['tiles that lie', 30, { slot: '0,0', tile: 'start-a' }, (map) => ({ map })],
  ['tiles to come', 30, 'core-5', (tiles) => ({ tiles })],
  ['places', 40, { space: '0,0:C' }, (holdings) => ({ holdings })],
  ['tokens on a space', 12, 'prowlers', (tokens) => ofPlace({ tokens })],
  ['shields on a space', 12, 0, (shields) => ofPlace({ shields })],
  ['paths of a maze', 3, 0, (paths) => ofPlace({ paths })],
  ['cities', 4, 3, (cityLevels) => ({ cityLevels })],
  ['Spells on offer', 10, 'fireball', (spells) => ({ spells })],
  ['advanced actions on offer', 10, 'ambush', (advanced) => ({ advanced })],
  ['units on offer', 15, 'peasants', (units) => ({ units })],
  ['common skills', 20, 'tovak-double-time', (commonSkills) => ({ commonSkills })],
  ['kinds of rewards', 10, { reward: 'artifact', n: 1 }, (rewards) => ({ turn: { rewards } })],
  ['Spells to come', 24, 'fireball', (spells) => ({ decks: { spells } })],
  ['advanced actions to come', 44, 'ambush', (advanced) => ({ decks: { advanced } })],
  ['artifacts to come', 25, 'ruby-ring', (artifacts) => ({ decks: { artifacts } })],
  ['regular units to come', 28, 'peasants', (regular) => ({ decks: { regular } })],
  ['elite units to come', 28, 'fire-mages', (elite) => ({ decks: { elite } })],
  ['ruins to come', 15, 'altar-green', (ruins) => ({ decks: { ruins } })],
  ['enemies to come', 40, 'prowlers', (green) => ({ decks: { enemies: { green } } })],
];

describe('the bounds of a described position', () => {
  it.each(numbers)('%s: from %i to %i', (_, least, most, said) => {
    expect([least - 1, least, most, most + 1].map((n) => isSaid(said(n)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each(lists)('%s: %i at most', (_, most, item, said) => {
    const many = (n: number) => said(Array.from({ length: n }, () => item));
    expect([0, most, most + 1].map((n) => isSaid(many(n)))).toEqual([true, true, false]);
  });
});
