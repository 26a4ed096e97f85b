// What is told of a game for the report of how even it is.
import { describe, expect, it } from 'vitest';
import { befell } from '../befell.ts';
import { adventurerOf } from '../data/adventurers.ts';
import { combatCards } from '../data/combat-cards.ts';
import { TRAPS } from '../data/traps.ts';
import { atSpecial } from './event-table.ts';
import { fight } from './fight-table.ts';
import type { Game } from './table.ts';

/** What seat 0 met, and what it was spared. */
function fateOf(t: Game): { met: string[]; spared: string[] } {
  const own = befell(t.events()).filter(({ seat }) => seat === 0);
  const named = (wanted: boolean): string[] =>
    own.filter(({ spared }) => spared === wanted).map(({ name }) => name);
  const met = named(false);
  return { met, spared: named(true).filter((name) => !met.includes(name)) };
}

describe('what befell a lord', () => {
  it('is a spell that was cast on him, and whoever fatigue felled; without crystals he is spared both', () => {
    const { fatigue } = combatCards.regeneration;
    const party = (hero: 'wizard-2-1' | 'warrior-2-4', damage: number) =>
      fight({ year: 2, card: 'regeneration', lord: { party: [{ id: hero, damage }], lair: [] } }).play(
        'done',
      );
    expect(fateOf(party('wizard-2-1', 0)).met).toContain('spell regeneration');
    expect(fateOf(party('warrior-2-4', 0))).toEqual({
      met: [],
      spared: ['year 2 fatigue fells', 'spell regeneration'],
    });
    expect(fateOf(party('warrior-2-4', adventurerOf('warrior-2-4').hitPoints - fatigue))).toEqual({
      met: ['year 2 fatigue fells'],
      spared: ['spell regeneration'],
    });
  });

  it('tells of the trap of a year, and of those that could have been laid instead', () => {
    const laid = fateOf(
      fight({ card: 'fireball', lord: { party: ['warrior-1-4'], traps: ['trap-door'] } }).play(
        'trap:trap-door',
        'done',
      ),
    );
    expect(laid.met).toContain('year 1 trap trap-door');
    expect(laid.spared.filter((name) => name.startsWith('year 1 trap'))).toHaveLength(TRAPS.length - 1);
  });

  it('is what an event came to, and not what else it could have come to', () => {
    const smeared = (paid: number) =>
      fateOf(atSpecial('smear-campaign', { lords: [{ evil: 2, gold: 9 }] }).play(`pay:${paid}`));
    expect(smeared(0)).toEqual({
      met: ['smear-campaign evil-gained'],
      spared: ['smear-campaign evil-cancelled'],
    });
    expect(smeared(1).met).toEqual(['smear-campaign evil-cancelled', 'smear-campaign evil-gained']);
  });

  it('tells how much was lost, and whether something was kept', () => {
    expect(fateOf(atSpecial('robbery', { lords: [{ gold: 5 }] })).met).toEqual(['robbery lost 3']);
    expect(fateOf(atSpecial('robbery', { lords: [{ gold: 9 }] })).met).toEqual(['robbery lost more']);
    expect(fateOf(atSpecial('imp-walkout', { lords: [{ imps: 5, food: 9 }] }).play('pay:1')).met).toEqual([
      'imp-walkout lost 1',
      'imp-walkout kept',
    ]);
    const taxed = (paid: number) =>
      fateOf(
        atSpecial('extra-tax', { lords: [{ gold: 9, dungeon: { c2r0: 'tunnel', c2r1: 'hatchery' } }] }).play(
          `pay:${paid}`,
        ),
      );
    expect(taxed(0)).toEqual({ met: ['extra-tax letters'], spared: ['extra-tax paid'] });
    expect(taxed(1)).toEqual({ met: ['extra-tax paid'], spared: ['extra-tax letters'] });
  });

  it('is over with the round: evil of the next is no smear campaign', () => {
    const t = atSpecial('smear-campaign', { lords: [{ evil: 2, gold: 9 }] }).play('pay:2');
    const events = t.events();
    const later = [
      ...events,
      { key: 'round-started', year: 1, season: 'summer', start: 0 },
      { key: 'evil-moved', player: 0, by: 1, to: 3 },
    ];
    expect(befell(later)).toEqual(befell(events));
  });
});
