import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { type Game, gold, held, playerOf, refuses, table, told, top } from '../table.ts';

const recruits = (t: Game) => t.options().filter((id) => id.startsWith('recruit:'));
const priceOf = (t: Game, id: string) => {
  const label = t.asked().options.find((option) => option.id === id)?.label;
  return label?.key === 'recruit' ? label.price : undefined;
};

describe('recruit a citizen', () => {
  it('VAL-REC.1 the face-up top card of each citizen stack can be chosen', () => {
    const t = table({ phase: 'actions', players: [{ gold: 20 }] });
    expect(recruits(t).join(' ')).toBe(
      'recruit:cleric recruit:merchant recruit:mercenary recruit:archer recruit:peasant ' +
        'recruit:knight recruit:rogue recruit:champion recruit:paladin recruit:butcher',
    );
    t.play('recruit:archer');
    expect(t.game.center[8]?.cards).toHaveLength(4);
    expect(told(t, 'recruited')).toEqual([
      { key: 'recruited', player: 0, card: 'archer', stack: 8, gold: 4, magic: 0 },
    ]);
  });

  it('VAL-REC.1 in a mixed stack only the face-up card can be chosen', () => {
    const t = table({ phase: 'actions', options: { mixed: true }, players: [{ gold: 20 }] });
    const tops = Array.from({ length: 10 }, (_, slot) => `recruit:${top(t, 5 + slot)}`);
    expect(recruits(t)).toEqual(tops);
  });

  it('VAL-REC.2 the price is the base price plus 1 gold for each card of the same name in the tableau', () => {
    for (const [archers, price] of [
      [0, 4],
      [1, 5],
      [3, 7],
    ] as const) {
      const citizens = [...new Array<'archer'>(archers).fill('archer'), 'champion' as const];
      const t = table({ phase: 'actions', players: [{ gold: price, citizens }] });
      expect(priceOf(t, 'recruit:archer')).toEqual({ kind: 'gold', real: price, magic: 0 });
      t.play('recruit:archer');
      expect(gold(t, 0)).toBe(0);
      const poorer = table({ phase: 'actions', players: [{ gold: price - 1, citizens }] });
      expect(refuses(poorer, 'recruit:archer')).toEqual({
        reason: {
          key: 'too-poor',
          needs: { kind: 'gold', real: price, magic: 0 },
          gold: price - 1,
          magic: 0,
          surcharge: archers,
        },
        rule: 'VAL-REC.2',
      });
    }
  });

  it('VAL-REC.3 the starter counts as a copy: the first recruited Peasant costs 3', () => {
    const t = table({ phase: 'actions', players: [{ gold: 3 }] }).play('recruit:peasant');
    expect(playerOf(t, 0)).toMatchObject({ gold: 0, citizens: ['peasant'] });
    const poorer = table({ phase: 'actions', players: [{ gold: 2 }] });
    expect(refuses(poorer, 'recruit:peasant').reason).toMatchObject({
      needs: { real: 3 },
      gold: 2,
      surcharge: 1,
    });
  });

  it('VAL-REC.3 the starter Knight counts too, and the third Knight costs one more', () => {
    const t = table({ phase: 'actions', players: [{ gold: 20 }] });
    expect(priceOf(t, 'recruit:knight')?.real).toBe(3);
    t.play('recruit:knight');
    expect(priceOf(t, 'recruit:knight')?.real).toBe(4);
    expect(priceOf(t, 'recruit:peasant')?.real).toBe(3);
  });

  it('VAL-REC.4 magic may cover a part of the price, but at least 1 gold is paid', () => {
    const t = table({ phase: 'actions', players: [{ gold: 1, magic: 3 }] }).play('recruit:archer');
    expect(held(t, 0)).toEqual({});
    const goldless = table({ phase: 'actions', players: [{ magic: 9 }] });
    expect(recruits(goldless)).toEqual([]);
  });

  it('VAL-REC.5 the citizen goes face up into the tableau, where everybody sees it', () => {
    const t = table({ phase: 'actions', players: [{ gold: 3, citizens: ['rogue'] }] });
    t.play('recruit:cleric');
    expect(told(t, 'recruited')).toEqual([
      { key: 'recruited', player: 0, card: 'cleric', stack: 5, gold: 3, magic: 0 },
    ]);
    expect(told(t, 'citizen-came')).toEqual([]);
    for (const viewer of [0, 1, undefined])
      expect(view(t.game, viewer).players[0]?.citizens).toEqual(['rogue', 'cleric']);
  });

  it('VAL-REC.6 with three Knights a price limit of 3 still allows a fourth from the Orc Warrior', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 9, citizens: ['knight', 'knight', 'knight'] }],
      monsters: [null, null, null, null, ['orc-warrior', 'orc-chieftain']],
    });
    t.play('slay:orc-warrior');
    expect(t.options()).toContain('take:knight');
    expect(t.options()).toContain('take:cleric');
    // Its base price is 4.
    expect(t.options()).not.toContain('take:archer');
    t.play('take:knight');
    expect(playerOf(t, 0).citizens).toEqual(['knight', 'knight', 'knight', 'knight']);
    expect(held(t, 0)).toEqual({});
  });

  it('VAL-REC.6 a free citizen costs nothing, whatever copies its taker has', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 7, citizens: ['rogue', 'peasant', 'peasant'] }],
      domains: [['rogues-landing']],
    });
    t.play('build:rogues-landing', 'take:peasant');
    expect(playerOf(t, 0)).toMatchObject({ gold: 0, citizens: ['rogue', 'peasant', 'peasant', 'peasant'] });
  });
});
