import { describe, expect, it } from 'vitest';
import { DUKES_DEALT, startValues } from '../../data/components.ts';
import { type DukeId, dukes } from '../../data/dukes.ts';
import { modeOf, type PlayerCount } from '../../data/modes.ts';
import { STARTER_IDS } from '../../data/starters.ts';
import { scoreSheet } from '../../rules/scoring.ts';
import { restingSeat } from '../../state.ts';
import { freshTable, type Game, gold, held, playerOf, strength, type TableSetup, table } from '../table.ts';

const pointsOf = (t: Game, key: string) => scoreSheet(t.game, 0).find((line) => line.key === key)?.points;

describe('starters, dukes, modes and the rest', () => {
  it('VAL-DATA.15 starters count as copies, not as citizen cards, and each player has one of each', () => {
    const t = table({ players: [{ gold: 9, duke: 'reese' }], phase: 'actions' });
    const prices = t
      .asked()
      .options.flatMap(({ id, label }) =>
        ['recruit:peasant', 'recruit:knight'].includes(id) && 'price' in label ? [label.price.real] : [],
      );
    expect(prices).toEqual([3, 3]);
    playerOf(t, 0).gold = 0;
    expect(pointsOf(t, 'duke')).toBe(0);
    const five = table({ dice: [5, 6] });
    for (const seat of [0, 1]) expect(held(five, seat)).toEqual({ gold: 1, strength: 1 });
    expect(STARTER_IDS).toHaveLength(3);
  });

  it.each([
    [1, 2, 1, 'nothing woke'],
    [5, 1, 0, 'a starter woke'],
    [5, 5, 1, 'doubles, and a starter woke'],
    [1, 1, 2, 'doubles, and nothing woke: both add up'],
  ])('VAL-DATA.15 on %i and %i the Herald has %i uses: %s', (a, b, uses) => {
    const t = table({ dice: [a, b] });
    const { prompt } = t.asked(0);
    expect(prompt.key === 'ask-harvest' ? prompt.effects : 0).toBe(uses);
  });

  it.each<[DukeId, number, number]>([
    ['cornelius', 3, 3],
    ['elsyn', 4, 4],
    ['elisium', 7, 4],
    ['hrothgar', 5, 4],
    ['isabella', 3, 3],
    ['lekzandr', 6, 3],
    ['node', 3, 3],
    ['reese', 7, 4],
    ['simon', 5, 2],
    ['waryn', 6, 3],
  ])(
    'VAL-DATA.16 %s: its lines give %i points here, and every %i leftover resources one more',
    (duke, lines, divisor) => {
      const t = table({
        players: [
          {
            duke,
            // One citizen of each role, three worker icons on a domain, a minion and a titan.
            citizens: ['peasant', 'knight', 'rogue', 'cleric'],
            domains: ['halfpenny-hill'],
            slain: ['goblin', 'giant'],
          },
        ],
        phase: 'end',
        dice: [1, 2],
      });
      const score = (amounts: { gold: number; strength: number; magic: number }) => {
        Object.assign(playerOf(t, 0), amounts);
        return pointsOf(t, 'duke');
      };
      expect(score({ gold: 0, strength: 0, magic: 0 })).toBe(lines);
      expect(score({ gold: 5, strength: 4, magic: 3 })).toBe(lines + 12 / divisor);
      expect(score({ gold: 0, strength: 1, magic: divisor - 2 })).toBe(lines);
      expect(Object.keys(dukes)).toContain(duke);
    },
  );

  it.each([1, 2, 3, 4, 5])('VAL-DATA.17 the table of %i players is laid out as its mode says', (seats) => {
    const mode = modeOf(seats as PlayerCount);
    const { game } = freshTable(seats, { events: true });
    const { monstersPerStack, citizensPerStack, domainsPerStack } = mode;
    const sizes = [monstersPerStack, citizensPerStack, citizensPerStack, domainsPerStack];
    expect(game.center.map(({ cards }) => cards.length)).toEqual(
      sizes.flatMap((size) => new Array(5).fill(size)),
    );
    expect(game.deck.filter((card) => card === 'exhausted')).toHaveLength(mode.exhaustedCards);
    expect(game.deck).toHaveLength(mode.exhaustedCards + mode.events);
    expect(restingSeat(game) !== undefined).toBe(mode.resting);
    for (const { dukes: dealt } of game.players) expect(dealt).toHaveLength(DUKES_DEALT);
    const alone = table({ seats, phase: 'actions' }).game.darkLord?.duke.length ?? 0;
    expect(alone).toBe(seats === 1 ? 1 : 0);
  });

  it.each([2, 3, 4, 5])(
    'VAL-DATA.17 with %i players `endExhausted` stacks end the game, one fewer does not',
    (seats) => {
      const needed = modeOf(seats as PlayerCount).endExhausted;
      const emptied = (count: number): TableSetup['citizens'] => {
        const types = 'cleric merchant mercenary archer peasant knight rogue champion paladin butcher'.split(
          ' ',
        );
        return Object.fromEntries(types.slice(0, count).map((id) => [id, 0]));
      };
      const at = (count: number) =>
        table({ seats, citizens: emptied(count) ?? {}, active: seats - 1, phase: 'end' });
      expect(at(needed).game.outcome?.reason).toBe('exhausted');
      expect(at(needed - 1).game.outcome).toBeUndefined();
    },
  );

  it('VAL-DATA.17 without dukes the open scoring takes their place', () => {
    const t = table({
      options: { noDukes: true },
      players: [
        { gold: 4, strength: 3, citizens: ['peasant', 'knight', 'rogue', 'cleric'], slain: ['goblin'] },
        { slain: ['giant'] },
      ],
      phase: 'actions',
    });
    const lines = Object.fromEntries(scoreSheet(t.game, 0).map(({ key, points }) => [key, points]));
    expect(lines).toEqual({
      monsters: 1,
      domains: 0,
      board: 0,
      roles: 1 + 1 + 2 + 2,
      leftovers: 2,
      'most-citizens': 7,
      'most-monsters': 3,
      'most-domains': 0,
    });
  });

  it('VAL-DATA.18 an instruction acts on the roll, a reward on slaying, and an event is a monster', () => {
    const setup: TableSetup = {
      options: { events: true },
      citizens: { cleric: 0 },
      spots: { 5: 'kobold-thieves' },
    };
    const rolled = table({ ...setup, players: [{ gold: 3 }, { gold: 3 }], dice: [6, 3] });
    expect([gold(rolled, 0), gold(rolled, 1)]).toEqual([2, 2]);
    const slain = table({ ...setup, players: [{ strength: 6 }], phase: 'actions' }).play(
      'slay:kobold-thieves',
    );
    expect([gold(slain, 0), playerOf(slain, 0).slain]).toEqual([7, ['kobold-thieves']]);
  });

  it('VAL-DATA.18 boards start with the values of the tracks, and no value has a cap', () => {
    for (const player of freshTable(3).game.players) expect(player).toMatchObject(startValues);
    const t = table({ players: [{ gold: 10, strength: 49 }], phase: 'actions', dice: [1, 2] }).play(
      'gain:gold',
      'gain:strength',
    );
    expect([gold(t, 0), strength(t, 0)]).toEqual([11, 50]);
  });

  it('VAL-DATA.18 tokens never run out, though the box holds only 32', () => {
    const t = table({
      options: { events: true },
      citizens: { cleric: 0 },
      spots: { 5: 'mimic' },
      dice: new Array(80).fill(0).flatMap(() => [5, 6]),
    });
    for (let turn = 0; turn < 40; turn++) t.play('token:goblin', 'gain:gold', 'gain:gold');
    expect(t.game.tokens).toMatchObject([{ stack: 0, gold: 40 }]);
  });
});
