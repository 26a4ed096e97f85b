import { advance, redeal, rulesIn } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { ragnarok } from '../index.ts';
import { attackWith, onHunt } from './hunt-table.ts';

const SEEDS = 20;

describe('a hunt as others see it', () => {
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
