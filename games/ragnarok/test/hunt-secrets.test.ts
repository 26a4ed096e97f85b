import { advance, redeal, rulesIn } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { ragnarok } from '../index.ts';
import { view } from '../rules/view.ts';
import { attackWith, onHunt } from './hunt-table.ts';

const SEEDS = 20;

describe('a hunt as others see it', () => {
  it('LOR-INFO.1, LOR-INFO.3 shows the hunter’s hand to nobody, but while an attack lays it open to its player', () => {
    const t = onHunt({ prey: 'loki', attacks: ['special-attack', 'claws'], hand: ['axe', 'bow'] });
    const seen = (seat: number) => view(t.game, seat).players[0]?.hand.every((card) => card === null);
    expect([1, 2, 3].map(seen)).toEqual([true, true, true]);
    t.play('attack:special-attack', 'done');
    expect([1, 2, 3].map(seen)).toEqual([true, true, false]);
    t.play('discard:axe', 'discard:bow');
    expect([1, 2, 3].map(seen)).toEqual([true, true, true]);
  });

  it("LOR-INFO.1 LOR-HUNT.41 goes on between Loki's two weapons, whatever the hunter might hold", () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const t = onHunt({ prey: 'loki', hand: ['sword', 'spear'], seed: `loki ${seed}` });
      attackWith(t, 'claws', 'shield').play('wound:0:sword');
      expect(t.asked().prompt.key).toBe('ask-second-weapon');
      expect(t.options()).not.toContain('stop');
      const imagined = redeal(ragnarok, t.game, 1, `imagined ${seed}`);
      const [ask] = advance(rulesIn(ragnarok), imagined);
      expect(ask?.seat).toBe(0);
    }
  });
});
