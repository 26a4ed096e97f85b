// Bots against each other: combats of players (MK-17), and the goals of scenarios (MK-36, MK-37, MK-40).
import { botOf } from '@krcma/bots';
import { describe, expect, it } from 'vitest';
import { advice } from '../bot/index.ts';
import { promise } from '../bot/promise.ts';
import { mageKnight } from '../index.ts';
import { attacked, duel, FROM, HERE, melee } from './duel.ts';
import { type Game, playerOf, type TableSetup, table, waiting } from './table.ts';

const greedy = botOf('greedy', { module: mageKnight, advice });

const wanted = (t: Game, seat = waiting(t)[0] ?? 0): string =>
  greedy.decide(t.game, seat, { seed: 'x' }).choice;

const crystals = { red: 3, blue: 3, green: 3, white: 3 };
const ARMED = ['rage', 'rage', 'swiftness', 'march'] as const;

/** Nobody rampages, nobody is hired and nothing is left to discover. */
const quiet: TableSetup = {
  seats: 2,
  options: { playerCombat: true },
  units: [],
  tiles: [],
  turn: { move: 4 },
  holdings: ['1,0:NW', '0,1:NW'].map((space) => ({ space, tokens: [], cleared: true })),
};

/** Answers of greedy for everybody until the combat of players is over. */
function fightOut(t: Game): string[] {
  const made: string[] = [];
  while (t.game.duel !== undefined && made.length < 60) {
    const [seat = 0] = waiting(t);
    const choice = wanted(t, seat);
    made.push(choice);
    t.play([seat, choice]);
  }
  return made;
}

describe('a combat of players', () => {
  it('is sought where a hero of higher fame has little to defend with', () => {
    const t = table({
      ...quiet,
      players: [
        { space: FROM, hand: [...ARMED], crystals },
        { space: HERE, hand: ['wound'], deck: [], level: 5, fame: 30 },
      ],
    });
    expect(wanted(t)).toBe(`step:${HERE}`);
    t.play(`step:${HERE}`);
    expect(wanted(t)).toBe('duel:1');
  });

  it('is left alone where nothing comes of it', () => {
    const t = table({
      ...quiet,
      players: [
        { space: FROM, hand: ['promise', 'march'], deck: ['rage'] },
        { space: HERE, level: 5, fame: 30, units: ['utem-guardsmen', 'utem-swordsmen'] },
      ],
    });
    expect(wanted(t)).not.toBe(`step:${HERE}`);
  });

  it('is attended in part where a whole turn would be lost for nothing', () => {
    expect(wanted(attacked({ level: 1 }, { hand: ['march', 'promise'], deck: ['rage'] }), 1)).toBe(
      'attend:partial',
    );
  });

  it('nobody attacks who cannot wound, and nobody blocks what does not', () => {
    const t = duel({ hand: ['promise'] }, { hand: ['promise'], deck: [] });
    expect(fightOut(t)).toEqual(['pass', 'pass', 'pass', 'pass']);
  });

  it('an attack is blocked that would wound', () => {
    const t = melee({ hand: ['rage'] }, { hero: 'goldyx', hand: ['determination', 'march'], crystals });
    t.play('play:rage', 'basic', 'strike');
    fightOut(t);
    expect(playerOf(t, 1).hand).not.toContain('wound');
  });

  it('damage wounds first and drives away last', () => {
    const t = melee({ hand: [...ARMED], crystals }, { hand: ['wound'], deck: [], level: 5, fame: 30 });
    const made = fightOut(t);
    expect(made).toContain('to:hero');
    expect(made.findIndex((choice) => choice.startsWith('push:'))).toBeGreaterThan(made.indexOf('to:hero'));
    expect(t.game.duel).toBeUndefined();
  });
});

describe('druid nights', () => {
  /** The glade of countryside-1. */
  const GLADE = '1,0:C';
  const nights = (rest: TableSetup): Game =>
    table({ seats: 2, ...rest, options: { scenario: 'druid-nights' } });

  it('a glade is marked on the way, and no second time', () => {
    const t = nights({ players: [{ space: GLADE, hand: ['march'], deck: ['rage'] }] });
    expect(wanted(t)).toBe('mark');
    expect(wanted(t.play('mark'))).not.toBe('mark');
  });

  it('enemies are summoned by whoever beats them, and by nobody else', () => {
    const atNight = (player: object) =>
      nights({
        round: 2,
        time: 'night',
        units: [],
        tiles: [],
        holdings: [...(quiet.holdings ?? []), { space: GLADE, shields: [0], tokens: [] }],
        players: [{ space: GLADE, deck: ['march'], ...player }],
      });
    const strong = atNight({ hand: ['rage', 'rage', 'march', 'stamina'], crystals, units: ['catapults'] });
    expect(wanted(strong)).toBe('summon');
    expect(wanted(atNight({ hand: ['promise', 'tranquility'] }))).not.toBe('summon');
  });
});

describe('one to return', () => {
  const PORTAL = '0,0:C';
  const BESIDE = '0,0:NE';
  const homeward = (rest: TableSetup, player: object, other: object = {}): Game =>
    table({
      seats: 2,
      units: [],
      tiles: [],
      holdings: quiet.holdings ?? [],
      turn: { move: 3 },
      ...rest,
      options: { scenario: 'one-to-return' },
      players: [{ hand: ['march'], deck: ['rage'], ...player }, other],
    });

  it('nobody stays on a portal that closes', () => {
    const t = homeward({ round: 1 }, { space: PORTAL });
    for (let answers = 0; answers < 12 && wanted(t) !== 'end'; answers++) t.play(wanted(t));
    expect(playerOf(t).space).not.toBe(PORTAL);
  });

  it('in the last round the hero goes home, and stays there', () => {
    const last = { round: 4, time: 'night' } as const;
    const t = homeward(last, { space: BESIDE }, { space: '1,0:SE' });
    expect(wanted(t)).toBe(`step:${PORTAL}`);
    t.play(`step:${PORTAL}`);
    expect(wanted(t)).not.toMatch(/^step:/);
  });

  it('who is out of the game has no prospects left', () => {
    const { game } = homeward({ round: 2 }, { space: BESIDE });
    const players = game.players.map((player, seat) =>
      seat === 1 ? { ...player, out: true as const } : player,
    );
    expect(promise({ ...game, players })[0]).toBeGreaterThan(0.9);
  });
});

describe('mines', () => {
  /** The mine of countryside-2. */
  const MINE = '0,1:SW';
  const atMine = (player: object): Game =>
    table({
      seats: 2,
      units: [],
      tiles: [],
      options: { scenario: 'mines-liberation' },
      map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' },
      holdings: [...(quiet.holdings ?? []), { space: MINE, tokens: ['prowlers', 'gargoyle'] }],
      players: [{ space: MINE, deck: ['march'], ...player }],
    });

  it('are liberated by whoever can, and left alone by others', () => {
    const strong = { hand: ['rage', 'rage', 'swiftness', 'march'], crystals, units: ['catapults'] };
    expect(wanted(atMine(strong))).toBe('enter');
    expect(wanted(atMine({ hand: ['promise', 'tranquility'] }))).not.toBe('enter');
  });
});
