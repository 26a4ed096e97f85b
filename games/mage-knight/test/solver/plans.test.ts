import { expect, it } from 'vitest';
import { explainedPlans, solveFight } from '../../solver/index.ts';
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

it('MK-12.7 a plan is told with what becomes of the enemies, and the second does something else to them', () => {
  const t = fight(['prowlers'], {
    source: [],
    player: { hand: ['rage', 'march', 'swiftness'], crystals: { white: 1 } },
  });
  const [best, second, ...others] = explainedPlans(t.game, 0, { ms: 10_000 }).plans;
  expect(best).toMatchObject({
    steps: ['play:swiftness', 'powered', 'strike'],
    result: { fame: 2, wounds: 0, cards: 1, mana: 1, fallen: 1 },
    fates: [{ foe: 0, enemy: 'prowlers', fate: 'shot', attacks: ['none'] }],
    proved: true,
  });
  expect(second?.fates).toEqual([{ foe: 0, enemy: 'prowlers', fate: 'stands', attacks: ['taken'] }]);
  expect(others).toEqual([]);
});

it('nothing is told where no fight is on', () => {
  const t = fight(['prowlers']);
  expect(explainedPlans({ ...t.game, combat: null }, 0, { ms: 20 }).plans).toEqual([]);
});
