import { expect, it } from 'vitest';
import { solveFight } from '../../solver/index.ts';
import { fight } from '../fight.ts';

it('MK-12.7 the cheapest way to shoot an enemy down is found, and nothing better exists', () => {
  const t = fight(['prowlers'], {
    source: [],
    player: { hand: ['rage', 'march', 'swiftness'], crystals: { white: 1 } },
  });
  const solved = solveFight(t.game, 0, { ms: 10_000 });
  const [best] = solved?.plans ?? [];
  expect(best?.steps).toEqual(['play:swiftness', 'powered', 'strike']);
  expect(best?.result).toMatchObject({ fame: 2, wounds: 0, cards: 1, crystals: 1 });
  expect(solved).toMatchObject({ proved: true, bests: 1, broken: [] });
});
