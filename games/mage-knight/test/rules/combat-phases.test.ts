import { expect, it } from 'vitest';
import { fight, LAIR } from '../fight.ts';
import { playerOf, refuses, told } from '../table.ts';

it('MK-11.13, MK-12.7 a combat runs through its four phases', () => {
  const t = fight(['prowlers'], { player: { hand: ['rage', 'rage', 'march', 'stamina'] } });
  expect(t.game.combat?.phase).toBe('ranged');
  t.play('next');
  expect(t.game.combat).toMatchObject({ phase: 'block', aim: [{ foe: 0, attack: 0 }] });
  t.play('play:rage', 'basic');
  expect(refuses(t, 'parry')).toMatchObject({
    reason: { key: 'falls-short', total: 2, need: 4 },
    rule: 'MK-12.15',
  });
  expect(refuses(t, 'next').reason).toEqual({ key: 'points-wait' });
  t.play('give-up', 'next', 'damage:0.0');
  expect(told(t, 'phase-begun').map(({ phase }) => phase)).toEqual(['ranged', 'block', 'damage', 'attack']);
  expect(playerOf(t).hand).toEqual(['rage', 'march', 'stamina', 'wound', 'wound']);
  t.play('play:rage', 'basic', 'play:march', 'attack', 'strike');
  expect(t.game.combat).toBeNull();
  expect(playerOf(t).fame).toBe(2);
  expect(playerOf(t).reputation).toBe(1);
  expect(t.game.holdings[LAIR]).toMatchObject({ tokens: [], cleared: true });
  expect(t.game.turn).toMatchObject({ stage: 'acted', defeated: 1, wounds: 2 });
});
