import { expect, it } from 'vitest';
import { fight } from '../fight.ts';
import { playerOf } from '../table.ts';

it('MK-11.13 a combat runs through its four phases', () => {
  const t = fight(['prowlers'], { player: { hand: ['rage', 'march', 'march', 'stamina'] } });
  console.log(t.options(), t.game.combat?.phase);
  t.play('next');
  console.log(t.options(), t.game.combat?.phase);
  expect(playerOf(t).fame).toBe(0);
});
