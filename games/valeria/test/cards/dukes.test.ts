import { describe, expect, it } from 'vitest';
import { type DukeId, dukes } from '../../data/dukes.ts';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { table } from '../table.ts';

function dukePoints(player: PlayerArrangement): number | undefined {
  const { outcome } = table({
    active: 1,
    phase: 'end',
    players: [player],
    monsters: [[], [], [], [], []],
  }).game;
  return outcome?.sheet[0]?.find(({ key }) => key === 'duke')?.points;
}

/**
 * Icons: 3 workers (Peasant, Butcher, Palace), 4 soldiers (Knight, Palace 2, Foxgrove), 2 shadows (Rogue, Foxgrove),
 * 1 holy (Cleric). 5 citizens, 2 domains, 4 monsters of which 2 are titans. 12 resources left.
 */
const holdings: PlayerArrangement = {
  gold: 5,
  strength: 3,
  magic: 4,
  vp: 20,
  citizens: ['peasant', 'butcher', 'knight', 'rogue', 'cleric'],
  domains: ['palace-of-the-dawn', 'foxgrove-palisade'],
  slain: ['goblin', 'goblin-mage', 'giant', 'troll'],
};

const workers = 3;
const soldiers = 4;
const shadows = 2;
const holies = 1;

// biome-ignore format: one card per row, like the printed list
const worth: readonly { duke: DukeId; scores: string; cards: number; leftovers: number }[] = [
  { duke: 'cornelius', scores: '3 for each domain', cards: 3 * 2, leftovers: 4 },
  { duke: 'elsyn', scores: '2 for each holy and each shadow icon', cards: 2 * holies + 2 * shadows, leftovers: 3 },
  { duke: 'elisium', scores: '1 for each role icon', cards: workers + soldiers + shadows + holies, leftovers: 3 },
  { duke: 'hrothgar', scores: '2 for each monster, 1 more for a titan', cards: 2 * 4 + 2, leftovers: 3 },
  { duke: 'isabella', scores: '1 for each soldier and 2 for each holy icon', cards: soldiers + 2 * holies, leftovers: 4 },
  { duke: 'lekzandr', scores: '1 for each worker and 2 for each holy icon', cards: workers + 2 * holies, leftovers: 4 },
  { duke: 'node', scores: '1 for each soldier and 2 for each shadow icon', cards: soldiers + 2 * shadows, leftovers: 4 },
  { duke: 'reese', scores: '1 for each citizen, monster and domain', cards: 5 + 4 + 2, leftovers: 3 },
  { duke: 'simon', scores: '1 for each worker and each soldier icon', cards: workers + soldiers, leftovers: 6 },
  { duke: 'waryn', scores: '1 for each worker and 2 for each shadow icon', cards: workers + 2 * shadows, leftovers: 4 },
];

describe('each duke', () => {
  it.each(worth)(
    'VAL-DUKE.1 VAL-SCORE.3 VAL-SCORE.4 $duke scores $scores, and 12 resources for $leftovers',
    ({ duke, cards, leftovers }) => {
      expect(dukePoints({ ...holdings, duke })).toBe(cards + leftovers);
      expect(dukePoints({ ...holdings, gold: 0, strength: 0, magic: 0, duke })).toBe(cards);
      expect(dukePoints({ gold: 5, strength: 3, magic: 4, duke })).toBe(leftovers);
      expect(dukePoints({ vp: 20, duke })).toBe(0);
    },
  );

  it('the list above holds every duke of the box', () => {
    expect(worth.map(({ duke }) => duke).sort()).toEqual(Object.keys(dukes).sort());
  });
});
