import { describe, expect, it } from 'vitest';
import { adventurerOf } from '../../data/adventurers.ts';
import type { SpecialEventId } from '../../data/events.ts';
import { view } from '../../rules/view.ts';
import { type Game, type TableSetup, table, told } from '../table.ts';

const atPrepare = (setup: TableSetup = {}): Game => table({ phase: 'prepare', ...setup });

const levels = (t: Game): number[] => t.game.adventurers.next.map((id) => adventurerOf(id).level);

describe('a new round', () => {
  it('DL-NR.1, DL-GEN.8, DL-GEN.9 what was left of the offers leaves the game face up', () => {
    const t = atPrepare({
      season: 'summer',
      creatures: ['goblin', null, 'troll'],
      rooms: [null, 'mint'],
    });
    expect(t.game.distant.creatures).toEqual(['goblin', 'troll']);
    expect(t.game.distant.rooms).toEqual(['mint']);
  });

  it('DL-NR.2, DL-Y2.5 three creatures and two rooms of the year come', () => {
    const first = atPrepare({
      decks: { creatures: ['goblin', 'ghost', 'witch'], rooms: ['mint', 'workshop'] },
    });
    expect(first.game.creatures.offer).toEqual(['goblin', 'ghost', 'witch']);
    expect(first.game.rooms.offer).toEqual(['mint', 'workshop']);
    expect(told(first, 'offers-turned')[0]).toMatchObject({ creatures: ['goblin', 'ghost', 'witch'] });
    const second = atPrepare({
      year: 2,
      decks: { creatures: ['demon', 'dragon', 'golem'], rooms: ['chapel', 'labyrinth'] },
    });
    expect(second.game.creatures.offer).toEqual(['demon', 'dragon', 'golem']);
    expect(second.game.rooms.offer).toEqual(['chapel', 'labyrinth']);
  });

  it('DL-NR.2 the twelve creatures and eight rooms of a year are enough for its four rounds', () => {
    const t = atPrepare({ season: 'winter' });
    expect(t.game.creatures.decks[0]).toHaveLength(9);
    expect(t.game.rooms.decks[0]).toHaveLength(6);
  });

  it('DL-NR.3, DL-NR.8 winter, spring and summer turn up the event of the next season, autumn none', () => {
    const events = ['taxes', 'payday', 'special'] as const;
    for (const [season, forecast] of [
      ['winter', 0],
      ['spring', 1],
      ['summer', 2],
    ] as const) {
      const t = atPrepare({ season, events, forecast });
      expect(t.game.events.forecast).toBe(forecast + 1);
      expect(told(t, 'forecast')[0]).toMatchObject({ event: events[forecast] });
      expect(view(t.game, 0).events.map((tile) => tile !== null)).toEqual(
        events.map((_, index) => index <= forecast),
      );
    }
    const autumn = atPrepare({ season: 'autumn', events, forecast: 3 });
    expect(told(autumn, 'forecast')).toEqual([]);
    expect(autumn.game.adventurers.next).toEqual([]);
    expect(autumn.game.adventurers.decks[0]).toHaveLength(16);
  });

  it('DL-NR.3 what is turned up does nothing yet', () => {
    const t = atPrepare({ season: 'winter', events: ['taxes', 'payday', 'special'] });
    expect(told(t, 'event-began')).toEqual([]);
    expect(t.game.lords.map(({ gold }) => gold)).toEqual([3, 3, 3, 3]);
  });

  it('DL-NR.4 four adventurers with four players, otherwise three', () => {
    for (const [seats, count] of [
      [2, 3],
      [3, 3],
      [4, 4],
    ] as const)
      expect(atPrepare({ seats }).game.adventurers.next).toHaveLength(count);
  });

  it('DL-NR.7 they stand weakest first, and equal ones as they were drawn', () => {
    const t = atPrepare({
      decks: { adventurers: ['warrior-1-4', 'thief-1-2', 'priest-1-2', 'wizard-1-1'] },
    });
    expect(t.game.adventurers.next).toEqual(['wizard-1-1', 'thief-1-2', 'priest-1-2', 'warrior-1-4']);
  });

  it('DL-NR.5 of an even draw the last goes under the pile, again and again until the levels differ', () => {
    const t = atPrepare({
      seats: 3,
      decks: {
        adventurers: ['warrior-1-2', 'thief-1-2', 'priest-1-2', 'wizard-1-2', 'wizard-1-3', 'thief-1-1'],
      },
    });
    expect(t.game.adventurers.next).toEqual(['thief-1-1', 'warrior-1-2', 'thief-1-2']);
    expect(t.game.adventurers.decks[0].slice(-3)).toEqual(['priest-1-2', 'wizard-1-2', 'wizard-1-3']);
    expect(t.game.adventurers.decks[0]).toHaveLength(13);
  });

  it('DL-NR.6 if all of the pile is of that level, the draw stays as it is', () => {
    const others = ['warrior-1-1', 'thief-1-1', 'priest-1-1', 'wizard-1-1'] as const;
    const strong = ['warrior-1-4', 'thief-1-4', 'priest-1-4', 'wizard-1-4'] as const;
    const t = atPrepare({
      season: 'summer',
      forecast: 2,
      lords: [{ party: others }, { party: strong }],
      decks: { adventurers: ['wizard-1-3', 'thief-1-2', 'priest-1-2', 'warrior-1-2'] },
    });
    expect(t.game.adventurers.next).toEqual(['wizard-1-3', 'thief-1-2', 'priest-1-2', 'warrior-1-2']);
    expect(levels(t)).toEqual([2, 2, 2, 2]);
  });

  it('DL-NR.4 those of the last forecast are the ones who come now', () => {
    const t = atPrepare({ season: 'spring', forecast: 1, next: ['thief-1-1', 'priest-1-4', 'wizard-1-4'] });
    expect(t.game.adventurers.coming).toEqual(['thief-1-1', 'priest-1-4', 'wizard-1-4']);
  });

  it('DL-NR.9, DL-FULL.4 with the special event its card is turned up too, and not before', () => {
    const special: SpecialEventId = 'rats';
    const setup = { options: { rules: 'full' }, special, events: ['taxes', 'special', 'payday'] } as const;
    const winter = atPrepare({ ...setup, season: 'winter' });
    expect(view(winter.game, 0).special).toBeNull();
    expect(told(winter, 'forecast')[0]).not.toHaveProperty('special');
    const spring = atPrepare({ ...setup, season: 'spring', forecast: 1 });
    expect(view(spring.game, 0).special).toBe('rats');
    expect(told(spring, 'forecast')[0]).toMatchObject({ event: 'special', special: 'rats' });
  });
});
