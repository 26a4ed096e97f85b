import { redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type CitizenId, citizenOf, SLOTS } from '../../data/citizens.ts';
import { layoutOf } from '../../data/layouts.ts';
import { valeria } from '../../index.ts';
import { components } from '../../rules/components.ts';
import { citizensOfSlot } from '../../rules/set-up.ts';
import { view } from '../../rules/view.ts';
import { freshTable, type Game, playerOf, refuses, type TableSetup, table, told, top } from '../table.ts';

const mixed = (setup: TableSetup = {}): Game =>
  table({ phase: 'actions', ...setup, options: { mixed: true, ...setup.options } });
const stackOf = ({ game }: Game, slot: number) => ({ cards: [], down: 0, ...game.center[4 + slot] });
/** The card that will be turned up next. */
const below = (t: Game, slot: number) => stackOf(t, slot).cards.at(-2);
const rich = { gold: 30, strength: 30 };

describe('mixed citizens: set-up', () => {
  it('VAL-MIX.1 all cards of a number are shuffled: four face down, one up, with five players five and one', () => {
    for (const [seats, size] of [
      [1, 5],
      [2, 5],
      [4, 5],
      [5, 6],
    ] as const) {
      const t = freshTable(seats, { mixed: true });
      for (const slot of SLOTS) {
        const { cards, down } = stackOf(t, slot);
        expect([cards.length, down]).toEqual([size, size - 1]);
        const all = [...cards, ...(t.game.box.citizens[slot - 1] ?? [])];
        const six = citizensOfSlot(slot).flatMap((id) => new Array<CitizenId>(6).fill(id));
        expect(all.toSorted()).toEqual(six.toSorted());
      }
    }
    const orders = ['a', 'b', 'c', 'd'].map((seed) =>
      JSON.stringify(freshTable(2, { mixed: true }, seed).game.center.slice(5, 15)),
    );
    expect(new Set(orders).size).toBe(4);
  });

  it('VAL-MIX.2 example: six Monks and six Clerics form slot 1', () => {
    const t = freshTable(4, { mixed: true });
    const slotOne = [...stackOf(t, 1).cards, ...(t.game.box.citizens[0] ?? [])];
    expect(slotOne.filter((id) => id === 'monk')).toHaveLength(6);
    expect(slotOne.filter((id) => id === 'cleric')).toHaveLength(6);
    expect(stackOf(t, 1)).toMatchObject({ down: 4 });
  });

  it('VAL-MIX.3 slots 5 and 6 hold only Peasants and Knights, face down all the same', () => {
    const t = freshTable(3, { mixed: true });
    expect(stackOf(t, 5)).toEqual({ cards: new Array(5).fill('peasant'), down: 4 });
    expect(stackOf(t, 6)).toEqual({ cards: new Array(5).fill('knight'), down: 4 });
  });

  it('VAL-MIX.8 a layout keeps its areas and domains, but not its citizens', () => {
    const { areas, removedDomains } = layoutOf('glittering-gold');
    const t = freshTable(2, { mixed: true, layout: 'glittering-gold' });
    expect(t.game.areas.toSorted()).toEqual(areas.toSorted());
    for (const id of removedDomains) expect(components(t.game)).not.toContain(id);
    // Clerics and Merchants' colleagues are in, though the layout names others.
    expect(components(t.game).filter((id) => id === 'cleric')).toHaveLength(6);
    expect(components(t.game).filter((id) => id === 'miner')).toHaveLength(6);
    const free = { mixed: true, layout: 'chosen', areas, citizens: [] };
    expect(freshTable(2, free).game.areas.toSorted()).toEqual(areas.toSorted());
  });
});

describe('mixed citizens: play', () => {
  it('VAL-MIX.4 face-down citizens are secret, and the next is turned up when the top one is taken', () => {
    const t = mixed({ players: [rich] });
    const [taken, next] = [top(t, 5) as CitizenId, below(t, 1)];
    for (const viewer of [undefined, 0, 1])
      expect(view(t.game, viewer).center[5]).toEqual({ count: 5, top: taken });
    const dealt = new Set(['a', 'b', 'c', 'd'].map((seed) => redealt(t, seed)));
    expect(dealt.size).toBeGreaterThan(1);
    t.play(`recruit:${taken}`);
    expect([top(t, 5), stackOf(t, 1).down]).toEqual([next, 3]);
    expect(told(t, 'turned-up')).toEqual([{ key: 'turned-up', card: next, stack: 5 }]);
  });

  const redealt = (t: Game, seed: string): string =>
    (redeal(valeria, t.game, 0, seed).center[5]?.cards ?? []).join();

  it('VAL-MIX.5 a free citizen turns the next one up', () => {
    const t = mixed({
      monsters: [null, null, null, null, ['orc-warrior']],
      players: [rich],
    });
    const [taken, next] = [top(t, 6) as CitizenId, below(t, 2)];
    t.play('slay:orc-warrior', `take:${taken}`);
    expect([top(t, 6), stackOf(t, 2)]).toMatchObject([next, { down: 3 }]);
    expect(playerOf(t, 0).citizens).toEqual([taken]);
  });

  it('VAL-MIX.5 a captured citizen turns the next one up', () => {
    const t = mixed({ seats: 1, phase: 'monsters' });
    const [taken, next] = [top(t, 5) as CitizenId, below(t, 1)];
    t.play(`capture:${taken}`);
    expect(t.game.darkLord?.citizens).toEqual([taken]);
    expect([top(t, 5), stackOf(t, 1)]).toMatchObject([next, { down: 3 }]);
  });

  it('VAL-MIX.6 surcharge and name effects go by the name, not by the stack', () => {
    const t = mixed({ players: [{ gold: 30 }] });
    const own = top(t, 5) as CitizenId;
    const other = citizensOfSlot(1).find((id) => id !== own) as CitizenId;
    const price = (holder: CitizenId[]) =>
      mixed({ players: [{ gold: 30, citizens: holder }] })
        .asked()
        .options.find(({ id }) => id === `recruit:${own}`)?.label;
    const base = citizenOf(own).cost;
    expect(price([])).toMatchObject({ price: { real: base } });
    expect(price([other, other])).toMatchObject({ price: { real: base } });
    expect(price([own, other])).toMatchObject({ price: { real: base + 1 } });
    const knights = mixed({
      phase: 'roll',
      dice: [5, 3],
      players: [{}, { citizens: ['warlord', 'knight'] }],
    });
    expect(told(knights, 'harvested')).toContainEqual(
      expect.objectContaining({ card: 'warlord', bag: { strength: 2 } }),
    );
    const peasants = mixed({ players: [{ gold: 3, citizens: ['peasant'] }] });
    expect(refuses(peasants, 'recruit:peasant').reason).toMatchObject({ needs: { real: 2 + 1 + 1 } });
  });

  it('VAL-MIX.7 a returned citizen lies face up on its slot, and the card below stays known', () => {
    const t = mixed({
      domains: [['nest-of-the-weaver-witch']],
      players: [{ gold: 30, citizens: ['peasant', 'merchant', 'monk'] }],
    });
    const before = stackOf(t, 1).cards.at(-1) as CitizenId;
    const size = stackOf(t, 1).cards.length;
    t.play('build:nest-of-the-weaver-witch', 'return:monk');
    expect([top(t, 5), stackOf(t, 1).cards.length, stackOf(t, 1).down]).toEqual(['monk', size + 1, size - 1]);
    for (const viewer of [undefined, 0, 1])
      expect(view(t.game, viewer).center[5]).toEqual({
        count: size + 1,
        top: 'monk',
        known: [before, 'monk'],
      });
    t.play('recruit:monk');
    expect([top(t, 5), told(t, 'turned-up').filter(({ stack }) => stack === 5)]).toEqual([before, []]);
  });
});
