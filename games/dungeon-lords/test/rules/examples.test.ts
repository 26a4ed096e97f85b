// Examples of the rulebook that belong to no chapter alone; the table of RULES.md names the tests of all of them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scoreSheet } from '../../rules/scoring.ts';
import { fight, party, prison } from '../fight-table.ts';
import { atActions, atProduction, SHAFT } from '../orders-table.ts';
import { lordOf, table } from '../table.ts';

describe('an example of the rulebook', () => {
  it('DL-PAL.2, DL-PAL.4 whoever plunders the village is not helped by the city afterwards', () => {
    const t = atActions({
      lords: [{ evil: 7, gold: 1 }],
      slots: { 'get-food': [null, null, 0], 'improve-reputation': [null, 0] },
    }).play('use', 'use');
    expect(lordOf(t, 0).evil).toBe(7);
    expect(party(t)).toEqual(['paladin-1 5']);
  });

  it('DL-PAL.8, DL-PAL.9 a paladin hurt elsewhere comes over, and a goblin is enough for him', () => {
    const t = table({
      seats: 2,
      phase: 'combat',
      city: ['fireball'],
      lords: [
        { evil: 10, party: [{ id: 'paladin-1', damage: 2 }, 'warrior-1-4'], lair: ['ghost'] },
        { evil: 10, party: ['warrior-1-3'], lair: ['goblin', 'ghost'] },
      ],
    }).play([0, 'done'], [1, 'send:goblin'], [1, 'done']);
    // Of five points three were gone when he left; the goblin deals the other two.
    expect(prison(t, 1)).toEqual(['paladin-1']);
    expect(party(t, 1)).toEqual(['warrior-1-3 2']);
  });

  it('DL-PROD.6, DL-RM.1 in the second year three imps make a food and six make two', () => {
    const lord = { imps: 6, food: 0, dungeon: { ...SHAFT, c2r0: 'hatchery' } } as const;
    const t = atProduction({ year: 2, lords: [lord] }).play('work:hatchery');
    expect(lordOf(t, 0)).toMatchObject({ food: 1, busyImps: 3 });
    expect(lordOf(t.play('work:hatchery'), 0).food).toBe(2);
  });

  it('DL-RM.3, DL-PROD.6 in the second year eight imps make two traps', () => {
    const lord = { imps: 8, traps: [], dungeon: { ...SHAFT, c2r2: 'workshop' } } as const;
    const t = atProduction({ year: 2, lords: [lord] }).play('work:workshop', 'work:workshop');
    expect(lordOf(t, 0).traps).toHaveLength(2);
  });

  it('DL-SCO.1, DL-SCO.4 a room that is conquered costs four points', () => {
    const points = (conquered: readonly 'c2r3'[]) => {
      const t = table({
        phase: 'over',
        year: 2,
        season: 'autumn',
        lords: [{ dungeon: { ...SHAFT, c2r3: 'mint' }, conquered }],
      });
      const lines = scoreSheet(t.game, 0).filter(({ key }) => key === 'rooms' || key === 'conquered');
      return lines.reduce((sum, line) => sum + line.points, 0);
    };
    expect(points([]) - points(['c2r3'])).toBe(4);
  });

  it('DL-PLAN.4 any number of ghosts stands in the wall of a tunnel', () => {
    const t = fight({ lord: { lair: ['troll', 'ghost', 'ghost'], party: ['warrior-1-4', 'thief-1-1'] } });
    t.play('send:troll', 'send:ghost', 'send:ghost', 'send:ghost');
    expect(t.options()).toEqual(['done']);
  });
});

describe('the table of examples', () => {
  const rulebook = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const rows = rulebook.split('\n').flatMap((line) => {
    const [, file, title] = /^\|.*\| `([a-z-]+\.test\.ts)` › (.*) \|$/.exec(line) ?? [];
    return file === undefined || title === undefined ? [] : [{ file, title }];
  });

  it('is there', () => {
    expect(rows.length).toBeGreaterThan(35);
  });

  it.each(rows)('names a test there is: $file › $title', ({ file, title }) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source).toContain(`'${title}'`);
  });
});
