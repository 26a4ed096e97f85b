import { describe, expect, it } from 'vitest';
import { leaderAt } from '../../rules/factions/leaders.ts';
import { win } from '../assault.ts';
import { reach, strikeWith } from '../fight.ts';
import { type Game, offers, refuses, type TableSetup, table, told } from '../table.ts';
import { leaderOf } from '../tezla.ts';

const SEAT = '1,0:C';
const BESIDE = ['1,0:NW', '1,0:NE', '1,0:SE'];

/** Everybody stands next to the Necropolis, with the Move to go in. */
const siege = ({ seats = 2, ...rest }: TableSetup & { tokens?: string[]; level?: number } = {}): Game => {
  const { tokens = ['zombie-horde', 'skeletal-warriors'], level = 1, ...setup } = rest;
  return table({
    seats,
    options: { scenario: 'realm-of-the-dead-together' },
    map: { '0,0': 'start-b', '1,0': 'core-6', '0,1': 'countryside-3' },
    turn: { move: 4 },
    players: Array.from({ length: seats }, (_, seat) => ({
      space: BESIDE[seat] ?? '0,0:C',
      hand: ['march', 'march', 'stamina', ['ruby-ring', 'diamond-ring', 'emerald-ring'][seat]] as never,
      level: 9,
      fame: 80,
    })),
    holdings: [
      ...['NW', 'NE', 'W', 'E', 'SW', 'SE'].map((hex) => ({ space: `1,0:${hex}`, tokens: [] })),
      { space: SEAT, tokens: tokens as never },
    ],
    leaders: [{ id: 'necromancer', level }],
    ...setup,
  });
};

const proposed = (t: Game, faces: number): Game => {
  t.play(`assault:${SEAT}`);
  if (offers(t, 'invite:').length > 0) t.play('invite:1');
  if (t.options().includes('done')) t.play('done');
  if (offers(t, 'share:').length > 0) t.play('share:1');
  return t.play(`faces:${faces}`);
};

const goIn = (t: Game): Game => {
  if (t.options().includes('begin')) t.play('begin');
  if (t.game.turn.move < 2) t.play('play:march', 'basic');
  return t.play(`step:${SEAT}`);
};

describe('a cooperative assault on a leader', () => {
  it('MK-24.11 is proposed with who faces the leader, and all agree to it', () => {
    const t = proposed(siege(), 1);
    expect(t.asked(1).prompt).toMatchObject({
      key: 'ask-agree',
      colour: 'necropolis',
      shares: [
        { seat: 0, n: 1 },
        { seat: 1, n: 1, leader: true },
      ],
    });
  });

  it('MK-24.11 followers are dealt out, and the leader fights the one who agreed to', () => {
    const t = proposed(siege(), 1);
    t.play([1, 'agree']);
    goIn(t);
    expect(t.game.combat?.foes.map(({ leader }) => leader?.id)).toEqual([undefined]);
    win(t);
    goIn(t);
    expect(t.game.active).toBe(1);
    expect(t.game.combat?.foes.map(({ leader }) => leader?.id)).toEqual(['necromancer', undefined]);
    expect(leaderAt(t.game, SEAT)?.level).toBe(1);
  });

  it('MK-24.11, MK-24.9 with the last of them the seat is free, and all who came lay a shield', () => {
    const t = proposed(siege(), 0);
    t.play([1, 'agree']);
    goIn(t);
    reach(t, 'attack');
    t.play('aim:0', 'aim:1');
    strikeWith(t, 90);
    goIn(t);
    win(t);
    expect(leaderOf(t, 'necromancer')).toMatchObject({ level: 0, shields: [{ level: 1, seat: 0 }] });
    expect(t.game.holdings[SEAT]).toMatchObject({ tokens: [], shields: [0, 1] });
    expect(told(t, 'assault-won')).toMatchObject([{ colour: 'necropolis' }]);
  });

  it('MK-24.11 while the leader stands the seat holds, and all go back', () => {
    const t = proposed(siege({ level: 3 }), 0);
    t.play([1, 'agree']);
    goIn(t);
    reach(t, 'attack');
    t.play('aim:0', 'aim:1');
    strikeWith(t, 90);
    if (t.game.combat !== null) t.play('next');
    goIn(t);
    win(t);
    expect(leaderOf(t, 'necromancer').level).toBe(2);
    expect(t.game.holdings[SEAT]?.shields).toEqual([]);
    expect(t.game.players.map(({ space }) => space)).toEqual(BESIDE.slice(0, 2));
    expect(told(t, 'assault-lost')).toMatchObject([{ enemies: ['necromancer'] }]);
  });

  it('MK-24.11 each of them needs a follower to face', () => {
    const t = siege({ tokens: ['zombie-horde'] });
    expect(offers(t, 'assault:')).toEqual([]);
    expect(refuses(t, `assault:${SEAT}`).reason).toEqual({ key: 'too-few-defenders' });
  });
});
