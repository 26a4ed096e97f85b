import { redeal, seenBy, story } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../../index.ts';
import { goalOf } from '../../rules/goal.ts';
import { siteAt } from '../../rules/map.ts';
import { marketAt } from '../../rules/market.ts';
import { setupOf } from '../../rules/scenario.ts';
import { siteSeen } from '../../rules/seen-site.ts';
import type { MageKnightView } from '../../rules/view.ts';
import {
  freshTable,
  type Game,
  offers,
  playerOf,
  refuses,
  type TableSetup,
  table,
  told,
  waiting,
} from '../table.ts';

const return_ = { scenario: 'one-to-return' } as const;
const PORTAL = '0,0:C';

const one = ({ options = {}, seats = 2, ...more }: TableSetup = {}): Game =>
  table({ ...more, seats, options: { ...return_, ...options } });

/** The last turn of a round, with heroes on these spaces. */
function roundEnds(round: number, spaces: readonly (string | null)[], more: TableSetup = {}): Game {
  const t = one({
    seats: spaces.length,
    round,
    time: round % 2 === 1 ? 'day' : 'night',
    announced: 1,
    last: [],
    turn: { stage: 'acted', cards: 1 },
    ...more,
    players: spaces.map((space, seat) => ({ space, ...more.players?.[seat] })),
  });
  t.play('end', 'done');
  return t;
}

const setup = (seats: number, options = {}) => {
  const { shape, countryside, cities, core, cityLevels, rounds } = setupOf({ ...return_, seats, options });
  return [shape, countryside, cities, core, cityLevels.join(), rounds];
};

describe('One to Return', () => {
  it('MK-40.1 tiles, cities and rounds for two to four', () => {
    expect(setup(2)).toEqual(['wedge', 7, 1, 1, '3', 4]);
    expect(setup(3)).toEqual(['wedge', 8, 2, 2, '3,3', 4]);
    expect(setup(4)).toEqual(['wedge', 10, 3, 3, '3,3,3', 4]);
  });

  it('MK-40.2, MK-40.8 the portal closes after the first day: whoever is on it is out, with cards and units', () => {
    const t = roundEnds(1, ['1,0:SW', null, '0,1:W'], {
      players: [{}, { units: ['peasants'], crystals: { red: 2 } }],
    });
    expect(told(t, 'portal-closed')).toHaveLength(1);
    expect(told(t, 'eliminated')).toEqual([{ key: 'eliminated', player: 1 }]);
    expect(playerOf(t, 1)).toMatchObject({
      out: true,
      hand: [],
      deck: [],
      discard: [],
      units: [],
      crystals: { red: 0 },
    });
    expect(t.game.gone.units).toEqual(['peasants']);
    expect(t.game.gone.cards.length).toBeGreaterThanOrEqual(16);
    expect(t.game.players.map(({ out = false }) => out)).toEqual([false, true, false]);
  });

  it('MK-40.2, MK-40.8 nobody who is out picks a tactic or has a turn', () => {
    const t = roundEnds(1, ['1,0:SW', null, '0,1:W']);
    const asked: number[] = [];
    for (let step = 0; step < 2; step++) {
      const [seat = -1] = waiting(t);
      asked.push(seat);
      t.play(t.options()[0] as string);
      while (t.game.phase === 'tactics' && waiting(t)[0] === seat) t.play(t.options()[0] as string);
    }
    expect(asked.sort()).toEqual([0, 2]);
    expect(t.game.order.slice().sort()).toEqual([0, 2]);
  });

  it('MK-40.2 heroes elsewhere stay in the game, and it closes once only', () => {
    const t = roundEnds(1, ['1,0:SW', '0,1:W']);
    expect(told(t, 'eliminated')).toEqual([]);
    const later = roundEnds(3, [PORTAL, '0,1:W']);
    expect(told(later, 'portal-closed')).toEqual([]);
    expect(later.game.players.some(({ out }) => out)).toBe(false);
    expect(playerOf(later).space).toBe(PORTAL);
  });

  it('MK-40.2 then it is a plain space for one hero', () => {
    const open = one({
      players: [{ space: '0,0:E' }, { space: PORTAL }],
      turn: { move: 4, stage: 'moving' },
    });
    expect(siteAt(open.game, PORTAL)).toBe('portal');
    const closed = one({
      round: 2,
      time: 'night',
      players: [{ space: '0,0:E' }, { space: PORTAL }],
      turn: { move: 4, stage: 'moving', cards: 1 },
    });
    expect(siteAt(closed.game, PORTAL)).toBeUndefined();
    const seen = (t: Game) =>
      siteSeen(mageKnight.view(t.game, 0) as unknown as MageKnightView, PORTAL, 'portal');
    expect([seen(open), seen(closed)]).toEqual(['portal', undefined]);
    const view = mageKnight.view(closed.game, 0) as unknown as MageKnightView;
    expect(siteSeen(view, '1,0:E', 'village')).toBe('village');
    closed.play(`step:${PORTAL}`, 'end', 'done');
    expect(told(closed, 'forced-back')).toMatchObject([{ player: 0, space: '0,0:E', steps: 1 }]);
  });

  it('MK-40.3 towers recruit as monasteries too, keeps as villages; towers are nobody’s', () => {
    const { game } = one({
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-4' },
      holdings: [
        { space: '1,0:NE', shields: [0], tokens: [] },
        { space: '0,1:C', shields: [1], tokens: [] },
      ],
      players: [{ space: '0,1:C' }],
    });
    expect(marketAt(game, '1,0:NE')?.icons).toEqual(['keep', 'village']);
    expect(marketAt(game, '0,1:C')?.icons).toEqual(['mage-tower', 'monastery']);
  });

  it.each([2, 3, 4])('MK-40.4 of %i players the hero on the portal wins, whatever the fame', (seats) => {
    const spaces = [PORTAL, '1,0:SW', '0,1:W', '0,1:C'].slice(0, seats);
    const { outcome } = roundEnds(4, spaces, { players: [{ fame: 0 }, { fame: 60 }] }).game;
    expect(outcome).toMatchObject({ reason: 'returned', winners: [0] });
    expect(outcome?.sheet?.[0]).toEqual([{ key: 'returned', points: 1 }]);
    expect(outcome?.scores).toEqual([1, 0, 0, 0].slice(0, seats));
  });

  it('MK-40.4 without a hero on the portal nobody wins; it is not over before the second night', () => {
    expect(roundEnds(4, ['0,0:E', '1,0:SW']).game.outcome).toMatchObject({ reason: 'rounds', winners: [] });
    expect(roundEnds(2, [PORTAL, '1,0:SW']).game.outcome).toBeUndefined();
    expect(goalOf(one().game)).toMatchObject({ ends: 'returned', rounds: 4 });
  });

  it('MK-40.2, MK-40.5 heroes fight for the closed portal, until the end of the last night is announced', () => {
    const near = (more: TableSetup): Game => {
      const t = one({
        options: { playerCombat: true },
        round: 4,
        time: 'night',
        players: [{ space: '0,0:E' }, { space: PORTAL }],
        turn: { move: 4, stage: 'moving', cards: 1 },
        ...more,
      });
      t.play(`step:${PORTAL}`);
      return t;
    };
    expect(offers(near({}), 'duel:')).toEqual(['duel:1']);
    const late = near({ announced: 1 });
    expect(refuses(late, 'duel:1').reason.key).toBe('the-end-is-near');
    late.play('end', 'done');
    expect(late.game.outcome).toMatchObject({ reason: 'returned', winners: [1] });
    const open = near({ round: 1, time: 'day' });
    expect(offers(open, 'duel:')).toEqual([]);
  });

  it.each([
    [2, 8, 2],
    [3, 9, 3],
    [4, 11, 4],
  ])('MK-40.6 the epic form for %i: six rounds, a tile more of each kind, level 4', (seats, land, more) => {
    const levels = new Array(more).fill(4).join();
    expect(setup(seats, { epic: true })).toEqual(['wedge', land, more, more, levels, 6]);
    const four = roundEnds(4, [PORTAL, '1,0:SW'], { options: { epic: true } });
    expect(four.game.outcome).toBeUndefined();
    const six = roundEnds(6, [PORTAL, '1,0:SW'], { options: { epic: true } });
    expect(six.game.outcome?.winners).toEqual([0]);
  });

  const teams = { options: { teams: 'two' }, seats: 4 } as const;

  it('MK-40.7 each team names its Chosen in secret after the heroes are picked', () => {
    const t = freshTable(4, { ...return_, teams: 'two' });
    for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas']) t.play(`hero:${hero}`);
    const first = t.game.picked.find((seat) => seat % 2 === 0) ?? 0;
    const named = t.game.picked.find((seat) => seat % 2 === 1) ?? 1;
    expect(waiting(t)).toEqual([first]);
    const mate = (first + 2) % 4;
    expect(t.options().sort()).toEqual([`chosen:${first}`, `chosen:${mate}`].sort());
    t.play(`chosen:${mate}`);
    const sees = (seat: number | undefined) =>
      (mageKnight.view(t.game, seat) as unknown as MageKnightView).chosen ?? [];
    expect(waiting(t)).toEqual([named]);
    t.play(`chosen:${named}`);
    expect(t.game.chosen).toEqual([mate, named].sort());
    expect(sees(first)).toEqual([mate]);
    expect(sees(mate)).toEqual([mate]);
    expect(sees(named)).toEqual([named]);
    expect(sees(undefined)).toEqual([]);
    const chosen = new Set<string>();
    for (let dealing = 0; dealing < 30; dealing++) {
      const dealt = structuredClone(t.game);
      for (let skip = 0; skip < dealing; skip++) mageKnight.redeal(dealt, [first]);
      expect(dealt.chosen).toContain(mate);
      chosen.add(String(dealt.chosen));
    }
    expect(chosen.size).toBe(2);
  });

  it('MK-40.7 nothing a rival or a spectator sees, reads, may undo or could guess from tells who the Chosen is', () => {
    const named = (isMate: boolean) => {
      const t = freshTable(4, { ...return_, teams: 'two' });
      for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas']) t.play(`hero:${hero}`);
      const namer = waiting(t)[0] as number;
      t.play(`chosen:${isMate ? (namer + 2) % 4 : namer}`);
      return { t, namer };
    };
    const [one, other] = [named(false), named(true)];
    const { namer } = one;
    const known = ({ t: { journal } }: typeof one, seat: number | undefined) =>
      JSON.stringify([
        seenBy(mageKnight, journal, seat),
        story(journal, seat),
        redeal(mageKnight, journal.table, seat, 'anew'),
      ]);
    for (const next of [0, 1]) {
      for (const seat of [(namer + 1) % 4, (namer + 3) % 4, undefined])
        expect(known(one, seat)).toBe(known(other, seat));
      for (const seat of [namer, (namer + 2) % 4]) expect(known(one, seat)).not.toBe(known(other, seat));
      if (next === 0) for (const { t } of [one, other]) t.play(t.options()[0] as string);
    }
    expect(one.t.game.phase).toBe('tactics');
  });

  it('MK-40.7 nobody is asked for one without teams', () => {
    const t = freshTable(4, return_);
    for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas']) t.play(`hero:${hero}`);
    expect(t.game.phase).toBe('tactics');
    expect(t.game.chosen).toBeUndefined();
  });

  it('MK-40.7 only a Chosen on the portal wins, and with the whole team', () => {
    const spaces = [PORTAL, '1,0:SW', '0,1:W', '0,1:C'];
    const end = (chosen: number[]) => roundEnds(4, spaces, { ...teams, chosen }).game.outcome;
    expect(end([0, 1])).toMatchObject({ reason: 'returned', winners: [0, 2], scores: [1, 0, 1, 0] });
    expect(end([1, 2])).toMatchObject({ reason: 'rounds', winners: [] });
  });

  it('MK-40.8 with everybody out the game is over', () => {
    const { outcome } = roundEnds(1, [PORTAL, null]).game;
    expect(outcome).toMatchObject({ reason: 'nobodyLeft', winners: [], scores: [0, 0] });
  });
});
