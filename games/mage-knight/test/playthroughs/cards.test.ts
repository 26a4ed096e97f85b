// Every card, played for each of its effects where it has one: see playthroughs/cards/.
import { expect, it } from 'vitest';
import { cardOf, FACES, type FaceId } from '../../data/cards.ts';
import { asText, explored, restOfTurn } from '../playthrough.ts';
import { heroWith, holdingAt, POSITIONS, type Position } from './positions.ts';

const SIDES = ['basic', 'powered'] as const;

/** Each effect at the first position in which it can be used. */
function playthroughOf(card: FaceId): string[] {
  const lines: string[] = [];
  const left = new Set<string>(SIDES);
  const seats = 'competitive' in cardOf(card) ? 2 : 1;
  const hand = card === 'ruby-ring' ? [] : [card];
  const at = (position: Position) => holdingAt(position, heroWith(card), { hand }, seats);
  for (const position of POSITIONS) {
    const t = at(position);
    if (!t.options().includes(`play:${card}`)) continue;
    const ways = t.play(`play:${card}`).options();
    for (const side of SIDES) {
      if (!left.has(side) || !ways.includes(side)) continue;
      left.delete(side);
      const t = at(position);
      lines.push(`# ${position}`, ...explored(t, [`play:${card}`, side]));
      if (left.size === 0) lines.push('# and to the end of the turn', ...restOfTurn(t));
    }
  }
  return [...lines, ...[...left].map((side) => `${side} is never used`)];
}

it.each(FACES)('%s', async (card) => {
  await expect(asText(playthroughOf(card))).toMatchFileSnapshot(`cards/${card}.txt`);
});
