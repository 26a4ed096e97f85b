// A fight alone: it ends the table and is weighed against its best.
import type { ScoreLine } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../../index.ts';
import type { TrialResult } from '../../rules/trial.ts';
import { type FightSetup, fight, reach } from '../fight.ts';
import type { Game } from '../table.ts';

const DIGGERS = { fame: 2, cards: 2 };

/** Diggers have Armor 3 and attack with 3 (MK data); Tovak of level 1 has Armor 2. */
const alone = (best: TrialResult, setup: FightSetup = {}): Game =>
  fight(['diggers'], { best, ...setup, player: { hand: ['rage', 'march', 'stamina'], ...setup.player } });

const letThrough = (t: Game): Game => reach(t, 'attack');

const struckDown = (t: Game): Game =>
  letThrough(t).play('play:rage', 'basic', 'play:march', 'attack', 'strike');

const linesOf = ({ game }: Game): readonly ScoreLine[] => game.outcome?.sheet[0] ?? [];

describe('a fight alone', () => {
  it('MK-12.36 ends the table with the combat, and its points are counted part by part', () => {
    const t = struckDown(alone(DIGGERS));
    expect(t.game.outcome).toMatchObject({
      reason: 'trial-worse',
      winners: [],
      scores: [5 * 2 - 10 * 2 - 2],
    });
    expect(linesOf(t)).toEqual([
      { key: 'trial-fame', points: 10 },
      { key: 'trial-wounds', points: -20 },
      { key: 'trial-cards', points: -2 },
    ]);
    expect(t.game.outcome?.rivals).toEqual([
      {
        key: 'best-play',
        points: 8,
        lines: [
          { key: 'trial-fame', points: 10 },
          { key: 'trial-cards', points: -2 },
        ],
      },
    ]);
    expect(t.events().at(-1)).toMatchObject({ key: 'trial-over', points: -12, most: 8 });
  });

  it('MK-12.36 is won by whoever does as well as the best, however that was done', () => {
    const t = struckDown(alone({ wounds: 1, cards: 2 }));
    expect(t.game.outcome).toMatchObject({ reason: 'trial-best', winners: [0], scores: [-12] });
  });

  it('MK-12.36 is not over before its attack phase is', () => {
    const t = letThrough(alone(DIGGERS));
    expect(t.game.outcome).toBeUndefined();
    expect(t.play('next').game.outcome).toMatchObject({ scores: [-20] });
  });

  it('MK-12.22 a wounded unit counts by its level, and the hero is spared', () => {
    const t = alone(DIGGERS, { player: { units: ['utem-guardsmen'] } });
    t.play('next', 'next');
    t.play(t.options().find((id) => id.startsWith('damage:')) as string);
    t.play(t.options().find((id) => id.startsWith('to:') && id !== 'to:hero') as string);
    reach(t, 'attack').play('next');
    expect(linesOf(t)).toEqual([{ key: 'trial-unitWounds', points: -8 }]);
  });

  it('MK-6.6 a unit that acts counts by its level, a crystal as one', () => {
    const t = alone(DIGGERS, { player: { units: ['peasants'], crystals: { red: 1 } } });
    reach(t, 'attack');
    t.play('play:rage', 'powered', 'mana:crystal:red', 'strike');
    expect(linesOf(t).filter(({ key }) => key === 'trial-crystals')).toEqual([
      { key: 'trial-crystals', points: -1 },
    ]);
    expect(linesOf(t).some(({ key }) => key === 'trial-unitsSpent')).toBe(false);
    const used = reach(alone(DIGGERS, { player: { units: ['peasants'] } }), 'attack');
    used.play(used.options().find((id) => id.startsWith('unit:')) as string);
    used.play(used.options().find((id) => /^(ability|way):/.test(id)) ?? '');
    used.play('give-up', 'next');
    expect(linesOf(used)).toContainEqual({ key: 'trial-unitsSpent', points: -1 });
  });

  it('shows that it is one, and keeps its best to itself', () => {
    const t = alone({ fame: 123 });
    const seen = mageKnight.view(t.game, 0);
    expect(seen).toMatchObject({ trial: true });
    expect(JSON.stringify(seen)).not.toContain('123');
  });

  it('is refused where its best names what is not counted', () => {
    expect(() => alone({ glory: 3 } as never)).toThrow('best has no "glory"');
  });
});
