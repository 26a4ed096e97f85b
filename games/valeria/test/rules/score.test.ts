import { describe, expect, it } from 'vitest';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { view } from '../../rules/view.ts';
import { table } from '../table.ts';

/** The game ends now, with these two players. */
function ended(...players: PlayerArrangement[]) {
  const { game } = table({
    seats: players.length,
    active: players.length - 1,
    phase: 'end',
    players,
    monsters: [[], [], [], [], []],
  });
  if (game.outcome === undefined) throw new Error('The game goes on.');
  return { game, outcome: game.outcome };
}

const dukePoints = (player: PlayerArrangement) =>
  ended(player, {}).outcome.sheet[0]?.find(({ key }) => key === 'duke')?.points;

describe('scoring', () => {
  it('VAL-SCORE.1 slain monsters, built domains, points on the board and the duke add up', () => {
    const { outcome } = ended(
      {
        duke: 'cornelius',
        vp: 6,
        gold: 4,
        slain: ['goblin', 'orc-chieftain'],
        domains: ['palace-of-the-dawn', 'orb-of-urdr'],
      },
      { duke: 'simon', gold: 1 },
    );
    expect(outcome.sheet[0]).toEqual([
      { key: 'monsters', points: 1 + 6 },
      { key: 'domains', points: 4 + 1 },
      { key: 'board', points: 6 },
      { key: 'duke', points: 2 * 3 + 1 },
    ]);
    expect(outcome.scores).toEqual([25, 0]);
    expect(outcome.winners).toEqual([0]);
  });

  it('VAL-SCORE.2 dukes are revealed only when the game is scored', () => {
    const players = [{ duke: 'elsyn' }, { duke: 'node' }] as const;
    const during = table({ phase: 'actions', players }).game;
    expect(view(during, 0).players.map(({ dukes }) => dukes)).toEqual([['elsyn'], []]);
    expect(view(during, undefined).players.map(({ dukes }) => dukes)).toEqual([[], []]);
    const { game } = ended(...players);
    for (const viewer of [0, 1, undefined])
      expect(view(game, viewer).players.map(({ dukes }) => dukes)).toEqual([['elsyn'], ['node']]);
  });

  it('VAL-SCORE.3 duke points for role icons count citizens and domains', () => {
    // 1 for each worker, 2 for each holy icon.
    const duke = 'lekzandr';
    expect(dukePoints({ duke, citizens: ['merchant', 'cleric'] })).toBe(3);
    expect(dukePoints({ duke, domains: ['halfpenny-hill', 'cathedral-of-st-aquila'] })).toBe(3 + 4);
    expect(dukePoints({ duke, citizens: ['merchant', 'cleric'], domains: ['halfpenny-hill'] })).toBe(6);
  });

  it('VAL-SCORE.4 leftover resources are added up first and divided once', () => {
    // 2 of each make 6 together; divided one by one they would give nothing.
    expect(dukePoints({ duke: 'cornelius', gold: 2, strength: 2, magic: 2 })).toBe(2);
    expect(dukePoints({ duke: 'simon', gold: 1, strength: 1, magic: 2 })).toBe(2);
    expect(dukePoints({ duke: 'elsyn', gold: 3, strength: 3, magic: 2, vp: 9 })).toBe(2);
  });

  it('VAL-SCORE.5 that division rounds down', () => {
    const points = (gold: number) => dukePoints({ duke: 'cornelius', gold });
    expect([0, 2, 3, 5, 6, 8].map(points)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('VAL-SCORE.6 starters are no citizens for a duke', () => {
    expect(dukePoints({ duke: 'reese' })).toBe(0);
    expect(dukePoints({ duke: 'reese', citizens: ['peasant', 'knight'] })).toBe(2);
  });

  it('VAL-SCORE.7 every card in the victory stack is a monster, events included', () => {
    expect(dukePoints({ duke: 'reese', slain: ['goblin', 'mimic', 'bat-swarm'] })).toBe(3);
    expect(dukePoints({ duke: 'hrothgar', slain: ['goblin', 'mimic', 'bat-swarm'] })).toBe(6);
  });

  it('VAL-SCORE.8 a titan scores for Hrothgar as monster and as titan', () => {
    expect(dukePoints({ duke: 'hrothgar', slain: ['giant'] })).toBe(3);
    expect(dukePoints({ duke: 'hrothgar', slain: ['giant', 'owlbear'] })).toBe(5);
  });
});

describe('points on the board', () => {
  it('VAL-SCORE.1 VAL-SOLO.28 count with two to five players, whatever was agreed for one', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { outcome } = table({
        seats,
        active: seats - 1,
        phase: 'end',
        options: { soloBoardPoints: false },
        players: [{ vp: 4 }],
        monsters: [[], [], [], [], []],
      }).game;
      expect(outcome?.sheet[0]).toContainEqual({ key: 'board', points: 4 });
    }
  });
});

describe('ties', () => {
  it('VAL-SCORE.9 of the tied players the one with fewer cards in the tableau wins', () => {
    const { outcome } = ended(
      { duke: 'simon', vp: 4, citizens: ['rogue', 'rogue'] },
      { duke: 'cornelius', vp: 4, citizens: ['rogue'] },
    );
    expect(outcome).toMatchObject({ scores: [4, 4], winners: [1] });
  });

  it('VAL-SCORE.9 fewer cards help only those who are tied for the lead', () => {
    const { outcome } = ended({ duke: 'simon', vp: 5, citizens: ['rogue'] }, { duke: 'cornelius', vp: 4 });
    expect(outcome.winners).toEqual([0]);
  });

  it('VAL-SCORE.10 still tied: the victory is shared', () => {
    const { outcome } = ended(
      { duke: 'simon', vp: 4, citizens: ['rogue'] },
      { duke: 'cornelius', vp: 4, citizens: ['cleric'] },
      { duke: 'elsyn', vp: 3 },
    );
    expect(outcome).toMatchObject({ scores: [4, 4, 3], winners: [0, 1] });
  });

  it('VAL-SCORE.11 the tie counts citizens and domains, not monsters', () => {
    // One domain of 1 point against a citizen and a monster of 1 point: the second has as many tableau cards.
    const shared = ended(
      { duke: 'simon', vp: 3, domains: ['orb-of-urdr'] },
      { duke: 'cornelius', vp: 3, citizens: ['rogue'], slain: ['goblin'] },
    );
    expect(shared.outcome).toMatchObject({ scores: [4, 4], winners: [0, 1] });
    const fewer = ended(
      { duke: 'simon', vp: 3, domains: ['orb-of-urdr'] },
      { duke: 'hrothgar', slain: ['goblin', 'owlbear'], vp: 0 },
    );
    // 1 + 2 for the cards, 2 x 2 for the duke.
    expect(fewer.outcome.scores).toEqual([4, 7]);
    const level = ended(
      { duke: 'simon', vp: 6, domains: ['orb-of-urdr'] },
      { duke: 'hrothgar', slain: ['goblin', 'owlbear'] },
    );
    expect(level.outcome).toMatchObject({ scores: [7, 7], winners: [1] });
  });
});
