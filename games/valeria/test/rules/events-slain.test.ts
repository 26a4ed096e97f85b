import { describe, expect, it } from 'vitest';
import type { EventId } from '../../data/events.ts';
import { exhaustedStacks } from '../../rules/exhausted.ts';
import { texts } from '../../text/index.ts';
import { type Game, magic, playerOf, refuses, type TableSetup, table } from '../table.ts';

const on = { events: true };

/** An event lies on the Cleric's spot (stack 5). */
const out = (event: EventId, setup: TableSetup = {}): Game =>
  table({ options: on, citizens: { cleric: 0 }, spots: { 5: event }, ...setup });

const priceOf = (t: Game, id: string) => t.asked().options.find((option) => option.id === id)?.label;

describe('a face-up event is a monster', () => {
  it('VAL-EVT.6 it may be slain with the slay action, like a monster', () => {
    const t = out('kobold-thieves', { players: [{ strength: 6 }], phase: 'actions' });
    expect(priceOf(t, 'slay:kobold-thieves')).toMatchObject({ price: { real: 6, magic: 0 }, vp: 1 });
    t.play('slay:kobold-thieves');
    expect(playerOf(t, 0).slain).toEqual(['kobold-thieves']);
    const weak = out('kobold-thieves', { players: [{ strength: 5 }], phase: 'actions' });
    expect(refuses(weak, 'slay:kobold-thieves')).toMatchObject({ reason: { key: 'too-weak' } });
  });

  it('VAL-EVT.6 effects that speak of monsters mean it too: Violet Thorn, Purloiner’s Perch', () => {
    const thorn = out('kobold-thieves', {
      players: [{ strength: 6, domains: ['violet-thorn'] }],
      phase: 'actions',
    });
    expect(magic(thorn.play('slay:kobold-thieves'), 0)).toBe(1);
    const perch = out('mimic', {
      players: [{ gold: 10, citizens: ['rogue', 'rogue'] }, { slain: ['kobold-thieves'] }],
      domains: [['purloiners-perch']],
      phase: 'actions',
    });
    perch.play('build:purloiners-perch', 'take:monster:1');
    expect(playerOf(perch, 0).slain).toEqual(['kobold-thieves']);
  });

  it('VAL-EVT.19 it goes to the victory stack, gives its reward, and an exhausted card replaces it', () => {
    const t = out('kobold-thieves', {
      players: [{ strength: 6 }],
      deck: ['mimic', 'exhausted'],
      phase: 'actions',
    });
    t.play('slay:kobold-thieves');
    expect(playerOf(t, 0)).toMatchObject({ slain: ['kobold-thieves'], gold: 7, strength: 0 });
    expect(t.game.center[5]).toEqual({ cards: [], down: 0, spot: 'exhausted' });
    expect(t.game.deck).toEqual(['mimic']);
  });

  it('VAL-EVT.20 an event is never replaced by another: the lowest exhausted card is taken', () => {
    const t = out('kobold-thieves', {
      players: [{ strength: 6 }],
      deck: ['exhausted', 'mimic', 'sorcerer'],
      phase: 'actions',
    });
    t.play('slay:kobold-thieves');
    expect(t.game.center[5]?.spot).toBe('exhausted');
    expect(t.game.deck).toEqual(['sorcerer', 'mimic']);
  });

  it.each([{ deck: ['mimic'] as const }, { deck: [] }])(
    'VAL-EVT.20 without an exhausted card in the deck $deck the spot stays bare, still exhausted',
    ({ deck }) => {
      const t = out('kobold-thieves', { players: [{ strength: 6 }], deck, phase: 'actions' });
      t.play('slay:kobold-thieves');
      expect(t.game.center[5]?.spot).toBe('bare');
      expect(exhaustedStacks(t.game)).toBe(1);
      expect(t.game.deck).toEqual([...deck]);
    },
  );

  it('VAL-EVT.27 the exhausted card comes when the whole action is finished', () => {
    const t = out('kobold-thieves', {
      players: [{ gold: 8, strength: 1, citizens: ['knight', 'cleric'] }],
      domains: [['eye-of-asteraten', 'orb-of-urdr']],
      phase: 'actions',
    });
    expect(exhaustedStacks(t.game)).toBe(1);
    t.play('build:eye-of-asteraten', 'slay:kobold-thieves');
    const keys = t.events().map(({ key }) => key);
    expect(keys.slice(-6)).toEqual(['built', 'gained', 'slew', 'gained', 'turned-up', 'exhausted']);
    expect(exhaustedStacks(t.game)).toBe(1);
  });

  it('VAL-EVT.19 a stack is announced as exhausted when its event appears, and not once more when it is slain', () => {
    const t = table({
      options: on,
      players: [{ gold: 20, strength: 20 }],
      citizens: { cleric: 1 },
      deck: ['kobold-thieves', 'exhausted'],
      phase: 'actions',
    });
    t.play('recruit:cleric', 'slay:kobold-thieves');
    const names = { seat: () => 'Ann' };
    const lines = t.events().map((event) => texts.en.event(event, names));
    expect(lines.filter((line) => line.includes('is exhausted'))).toHaveLength(1);
    expect(lines).toContain('Where the event lay, citizen stack 1 stays exhausted.');
  });

  it('VAL-EVT.27 the spot is exhausted while its event is already slain', () => {
    const { game } = out('kobold-thieves');
    const spot = game.center[5];
    if (spot !== undefined) spot.spot = 'vacated';
    expect(exhaustedStacks(game)).toBe(1);
  });

  it('VAL-EVT.21 a spot with an event is exhausted for every end condition', () => {
    const ends = { options: on, active: 1, first: 0, phase: 'end' as const };
    const monsters = table({ ...ends, monsters: [[], [], [], [], []], spots: { 2: 'mimic' } });
    expect(monsters.game.outcome?.reason).toBe('monsters');
    const domains = table({ ...ends, domains: [[], [], [], [], []], spots: { 19: 'mimic' } });
    expect(domains.game.outcome?.reason).toBe('domains');
    const citizens = { cleric: 0, merchant: 0, archer: 0, peasant: 0 };
    const stacks = table({ ...ends, citizens, spots: { 5: 'mimic', 6: 'sorcerer' } });
    expect(stacks.game.outcome?.reason).toBe('exhausted');
  });

  it('VAL-EVT.22 slain events score like monsters, their icons too', () => {
    const t = table({
      options: on,
      players: [
        { slain: ['giant-leech', 'bat-swarm'], duke: 'hrothgar' },
        { duke: 'reese', slain: ['mimic'] },
      ],
      monsters: [[], [], [], [], []],
      active: 1,
      phase: 'end',
    });
    const [first = [], second = []] = t.game.outcome?.sheet ?? [];
    // Giant Leech 4, Bat Swarm 2; Hrothgar: 2 for each of them and 1 for the titan.
    expect(first).toEqual(
      expect.arrayContaining([
        { key: 'monsters', points: 6 },
        { key: 'duke', points: 5 },
      ]),
    );
    expect(second).toEqual(
      expect.arrayContaining([
        { key: 'monsters', points: 2 },
        { key: 'duke', points: 1 },
      ]),
    );
  });
});
