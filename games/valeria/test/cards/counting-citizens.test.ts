import { describe, expect, it } from 'vitest';
import type { CitizenId } from '../../data/citizens.ts';
import type { DomainId } from '../../data/domains.ts';
import { table, told } from '../table.ts';

/** What one activation of the card gave to seat 0, which is active unless said. */
function harvestOf(
  card: CitizenId,
  dice: readonly [number, number],
  citizens: CitizenId[],
  { domains = [], active = 0 }: { domains?: DomainId[]; active?: number } = {},
) {
  const t = table({ dice, active, players: [{ citizens, domains }] });
  return told(t, 'harvested').find((each) => each.player === 0 && each.card === card)?.bag;
}

describe('citizens that count', () => {
  it('VAL-CARD.4 the active Butcher counts worker citizens, itself included, never domain icons', () => {
    expect(harvestOf('butcher', [5, 6], ['butcher'])).toEqual({ gold: 2 });
    expect(harvestOf('butcher', [5, 6], ['butcher', 'merchant', 'peasant', 'knight'])).toEqual({ gold: 6 });
    expect(harvestOf('butcher', [5, 6], ['butcher'], { domains: ['halfpenny-hill'] })).toEqual({ gold: 2 });
  });

  it('VAL-CARD.4 the active Blacksmith counts soldier citizens; being a worker it does not count itself', () => {
    expect(harvestOf('blacksmith', [2, 5], ['blacksmith'])).toEqual({ gold: 0 });
    expect(harvestOf('blacksmith', [2, 5], ['blacksmith', 'archer', 'knight', 'peasant'])).toEqual({
      gold: 2,
    });
    expect(harvestOf('blacksmith', [2, 5], ['blacksmith'], { domains: ['blood-crow-army'] })).toEqual({
      gold: 0,
    });
  });

  it('VAL-CARD.4 the active Warlord counts soldier citizens, itself included, no starter and no domain icon', () => {
    expect(harvestOf('warlord', [3, 5], ['warlord'])).toEqual({ strength: 1 });
    expect(harvestOf('warlord', [3, 5], ['warlord', 'champion', 'rogue'])).toEqual({ strength: 2 });
    expect(harvestOf('warlord', [3, 5], ['warlord'], { domains: ['blood-crow-army'] })).toEqual({
      strength: 1,
    });
  });

  it('VAL-CARD.5 off turn the Warlord counts Knight citizens and the starter Knight, so at least 1', () => {
    const offTurn = { active: 1 };
    expect(harvestOf('warlord', [3, 5], ['warlord'], offTurn)).toEqual({ strength: 1 });
    expect(harvestOf('warlord', [3, 5], ['warlord', 'archer'], offTurn)).toEqual({ strength: 1 });
    expect(harvestOf('warlord', [3, 5], ['warlord', 'knight', 'knight'], offTurn)).toEqual({ strength: 3 });
  });

  it('VAL-CARD.6 the active Miner gives 1 gold plus 1 for each own domain', () => {
    expect(harvestOf('miner', [5, 6], ['miner'])).toEqual({ gold: 1 });
    const domains: DomainId[] = ['palace-of-the-dawn', 'eye-of-asteraten'];
    const t = table({ dice: [6, 6], players: [{ citizens: ['miner'], domains }] });
    t.play('announce');
    expect(told(t, 'harvested').find(({ card }) => card === 'miner')).toMatchObject({
      times: 1,
      bag: { gold: 3 },
    });
  });
});
