import { describe, expect, it } from 'vitest';
import { noAction } from '../../rules/action.ts';
import { assaultsFrom } from '../../rules/effects/flights.ts';
import { mayAct } from '../../rules/figure.ts';
import { reachOf } from '../../rules/reach.ts';
import { view } from '../../rules/view.ts';
import { agreed, BESIDE, CITY, DEFENDERS, goIn, ORCS, propose, ready, siege, win } from '../assault.ts';
import { reach } from '../fight.ts';
import { type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

const partOf = ({ game }: Game, seat: number) => game.assault?.parts.find((part) => part.seat === seat);
const tokens = ({ game }: Game) => game.holdings[CITY]?.tokens ?? [];
const shields = ({ game }: Game) => game.holdings[CITY]?.shields ?? [];

/** The present combat is left with everybody standing. */
const lose = (t: Game): Game => reach(t, 'attack').play('next');

/** Ends the turn of whoever is asked, hand and all. */
function endTurn(t: Game): Game {
  t.play('end');
  for (let n = 0; n < 20 && t.asked().prompt.key !== 'ask-turn'; n++)
    t.play(t.options().find((id) => id === 'done' || id === 'none') ?? (t.options()[0] as string));
  return t;
}

describe('a proposal', () => {
  it('MK-18.1 is made in games in which all agreed to it, and in none else', () => {
    expect(offers(siege(), 'assault:')).toEqual([`assault:${CITY}`]);
    expect(refuses(siege({ options: { jointAssaults: false } }), `assault:${CITY}`)).toEqual({
      reason: { key: 'no-joint-assaults' },
      rule: 'MK-18.1',
    });
  });

  it('MK-18.1 nobody is told of it who stands there alone', () => {
    const players = [{}, { space: '0,0:C' }, { space: '0,0:C' }];
    const t = siege({ players, options: { jointAssaults: false } });
    expect(t.asked().refused.filter(({ id }) => id.startsWith('assault:'))).toEqual([]);
  });

  it('MK-18.1 teams need not agree to it', () => {
    const options = { scenario: 'full-conquest', teams: 'two', jointAssaults: false };
    expect(offers(siege({ seats: 4, options }), 'assault:')).toEqual([`assault:${CITY}`]);
  });

  it('MK-18.2 is not made once the end of the round is announced, or the end of the scenario met', () => {
    const late = { reason: { key: 'too-late-to-join' }, rule: 'MK-18.2' };
    expect(refuses(siege({ announced: 2 }), `assault:${CITY}`)).toEqual(late);
    expect(refuses(siege({ ending: true }), `assault:${CITY}`)).toEqual(late);
  });

  it('MK-18.2 is not made after an action', () => {
    expect(refuses(siege({ turn: { stage: 'acted', cards: 1 } }), `assault:${CITY}`).reason).toEqual({
      key: 'action-was-taken',
    });
  });

  it('MK-18.2 is made next to the city', () => {
    expect(offers(siege({ players: [{ space: '0,0:C' }] }), 'assault:')).toEqual([]);
  });

  it('MK-18.2 is made from afar by whoever can come in by Underground Attack', () => {
    const spell = { space: '0,0:E', hand: ['underground-travel' as const], tokens: { green: 1, black: 1 } };
    const t = siege({ time: 'night', players: [spell] });
    expect(offers(t, 'assault:')).toEqual([`assault:${CITY}`]);
    agreed(t, { 1: 1, 2: 1 });
    expect(offers(t, 'step:')).toEqual([]);
    t.play('play:underground-travel', 'powered');
    while (t.options().some((id) => id.startsWith('mana:'))) t.play(offers(t, 'mana:')[0] as string);
    expect(t.game.combat).toMatchObject({ space: CITY, from: '0,0:E' });
    expect(t.game.combat?.foes).toHaveLength(2);
    expect(offers(siege({ time: 'night', players: [{ ...spell, tokens: {} }] }), 'assault:')).toEqual([]);
  });

  it('MK-18.3 goes to heroes next to the city with their order tokens up and cards in hand', () => {
    const t = siege({ players: [{}, { space: '0,0:C' }, {}] });
    expect(t.play(`assault:${CITY}`).options()).toEqual(['invite:2']);
    const down = siege({ players: [{}, { orderDown: true }, { hand: [] }] });
    expect(refuses(down, `assault:${CITY}`)).toEqual({
      reason: { key: 'nobody-to-invite' },
      rule: 'MK-18.3',
    });
  });

  it('MK-18.3 leaves out whom the starter does not want', () => {
    const t = siege();
    t.play(`assault:${CITY}`);
    expect(t.options()).toEqual(['invite:1', 'invite:2']);
    t.play('invite:2');
    expect(t.options()).toEqual(['invite:1', 'done']);
    expect(agreed(siege(), { 2: 1 }).game.assault?.parts.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('MK-18.3 can be refused, but not agreed to, by whoever holds nothing but wounds', () => {
    const t = propose(siege({ players: [{}, { hand: ['wound', 'wound'] }] }), { 1: 1 });
    expect(t.options(1)).toEqual(['refuse']);
    expect(refuses(t, 'agree', 1)).toEqual({ reason: { key: 'only-wounds' }, rule: 'MK-18.3' });
  });

  it('MK-18.4 gives everybody at least one defender, and all of them to somebody', () => {
    const t = siege();
    t.play(`assault:${CITY}`, 'invite:1', 'invite:2');
    expect(t.options()).toEqual(['share:1', 'share:2']);
    t.play('share:1');
    expect(t.options()).toEqual(['share:1', 'share:2']);
    t.play('share:2');
    expect(t.game.assault?.parts.map(({ n }) => n)).toEqual([1, 1, 2]);
    expect(t.asked(1).prompt).toMatchObject({
      key: 'ask-agree',
      shares: [
        { seat: 0, n: 1 },
        { seat: 1, n: 1 },
        { seat: 2, n: 2 },
      ],
    });
  });

  it('MK-18.4 needs two defenders', () => {
    expect(refuses(siege({ defenders: ['prowlers'] }), `assault:${CITY}`)).toEqual({
      reason: { key: 'too-few-defenders' },
      rule: 'MK-18.4',
    });
    const two = siege({ defenders: ['prowlers', 'diggers'] });
    two.play(`assault:${CITY}`, 'invite:1');
    expect(two.asked().prompt.key).toBe('ask-share');
  });

  it('MK-18.4 is answered side by side; all agree, or nothing happens', () => {
    const t = propose(siege(), { 1: 1, 2: 1 });
    expect(waiting(t)).toEqual([1, 2]);
    t.play([2, 'agree']);
    expect(partOf(t, 2)?.agreed).toBe(true);
    expect(waiting(t)).toEqual([1]);
    t.play([1, 'refuse']);
    expect(t.game.assault).toBeUndefined();
    expect(playerOf(t, 2).orderDown).toBe(false);
    expect(offers(t, 'step:')).toContain(`step:${CITY}`);
    expect(offers(t, 'assault:')).toEqual([`assault:${CITY}`]);
  });

  it('MK-18.4 one refusal ends it for those who still think', () => {
    const t = propose(siege(), { 1: 1, 2: 1 }).play([1, 'refuse']);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-18.4 silence means no', () => {
    expect(propose(siege(), { 1: 1 }).asked(1).silence).toBe('refuse');
  });

  it('MK-18.4 the same is not proposed twice in a turn', () => {
    const t = propose(siege({ seats: 2, defenders: ['prowlers', 'diggers', 'swordsmen'] }), { 1: 1 });
    t.play([1, 'refuse'], `assault:${CITY}`, 'invite:1');
    expect(t.options()).toEqual(['share:2']);
    t.play('share:2', [1, 'refuse']);
    expect(refuses(t, `assault:${CITY}`)).toEqual({ reason: { key: 'proposed-already' }, rule: 'MK-18.4' });
  });

  it('MK-18.4, MK-4.8 a refused one leaves the beginning of the turn as it was', () => {
    const t = siege({ players: [{ deck: [] }] });
    expect(t.options()).toContain('announce');
    propose(t, { 1: 1 }).play([1, 'refuse']);
    expect(t.options()).toContain('announce');
    agreed(t, { 1: 2 });
    goIn(t);
    win(t);
    goIn(t);
    lose(t);
    expect(t.asked().prompt.key).toBe('ask-turn');
    expect(refuses(t, 'announce').reason).toEqual({ key: 'assault-goes-on' });
  });
});

describe('the assault', () => {
  it('MK-18.5 those invited turn their order tokens down and skip their next turn', () => {
    const t = agreed(siege({ seats: 2 }), { 1: 2 });
    expect(playerOf(t, 1).orderDown).toBe(true);
    expect(playerOf(t, 0).orderDown).toBe(false);
    goIn(t);
    lose(t);
    goIn(t);
    lose(t);
    endTurn(t);
    endTurn(t);
    expect(told(t, 'turn-skipped')).toEqual([{ key: 'turn-skipped', player: 1 }]);
    expect(playerOf(t, 1).orderDown).toBe(false);
    expect(t.game.active).toBe(0);
  });

  /** Casts Time Bending on the way into the city. */
  const bendTime = (t: Game) => {
    ready(t).play('play:space-bending', 'powered');
    while (t.options().some((id) => id.startsWith('mana:'))) t.play(offers(t, 'mana:')[0] as string);
    return t;
  };
  const BENDER = { hand: ['march', 'march', 'space-bending'], tokens: { blue: 1, black: 1 } } as const;
  const bender = { ...BENDER, hand: [...BENDER.hand] };

  it('MK-18.5 another turn of somebody invited is the one they gave up', () => {
    const t = agreed(siege({ seats: 2, time: 'night', players: [{}, bender] }), { 1: 2 });
    goIn(t);
    lose(t);
    goIn(bendTime(t));
    lose(t);
    endTurn(t);
    expect(playerOf(t, 1).orderDown).toBe(true);
    endTurn(t);
    expect(told(t, 'turn-skipped')).toEqual([]);
    expect(t.game.active).toBe(1);
    expect(playerOf(t, 1).hand).toEqual(expect.arrayContaining(['march', 'march']));
  });

  it('MK-18.12 another turn of the starter comes when all have ended theirs', () => {
    const t = agreed(siege({ seats: 2, time: 'night', players: [bender, {}] }), { 1: 2 });
    goIn(bendTime(t));
    lose(t);
    goIn(t);
    lose(t);
    endTurn(t);
    expect(t.game.active).toBe(1);
    endTurn(t);
    expect(t.game.active).toBe(0);
    expect(playerOf(t, 1).orderDown).toBe(true);
  });

  it('MK-18.6 deals all defenders by the agreed numbers', () => {
    const t = agreed(siege(), { 1: 1, 2: 2 });
    expect(t.game.assault?.parts.map(({ dealt }) => dealt.length)).toEqual([1, 1, 2]);
    expect(t.game.assault?.parts.flatMap(({ dealt }) => dealt).sort()).toEqual([...DEFENDERS].sort());
    expect(tokens(t).filter((token) => token.for === 2)).toHaveLength(2);
  });

  it('MK-18.6 by chance: every defender may come to everybody', () => {
    const dealt = (seed: string) => partOf(agreed(siege({ seed }), { 1: 1, 2: 2 }), 1)?.dealt[0];
    const met = new Set(Array.from({ length: 40 }, (_, n) => dealt(`deal ${n}`)));
    expect(met.size).toBe(DEFENDERS.length);
  });

  it('MK-18.7 is fought one after the other by the order tokens, beginning with the starter', () => {
    const t = agreed(siege({ order: [2, 0, 1] }), { 1: 1, 2: 2 });
    const order: number[] = [];
    for (let n = 0; n < 3; n++) {
      order.push(t.asked().seat);
      goIn(t);
      lose(t);
    }
    expect(order).toEqual([0, 1, 2]);
    const other = agreed(siege({ order: [1, 0, 2] }), { 1: 1, 2: 2 });
    goIn(other);
    expect(other.game.combat?.phase).toBe('ranged');
    expect(waiting(other)).toEqual([0]);
    lose(other);
    expect(waiting(other)).toEqual([2]);
  });

  it('MK-18.8 each may use one die, which comes back after the whole assault', () => {
    const t = agreed(siege({ seats: 2, source: ['green', 'green', 'green', 'green'] }), { 1: 2 });
    t.play('play:march', 'powered');
    goIn(t);
    lose(t);
    expect(t.game.source.map(({ by }) => by)).toEqual([0, null, null, null]);
    t.play('play:march', 'powered');
    expect(t.game.source.filter(({ by }) => by === 1)).toHaveLength(1);
    t.play('play:march');
    expect(refuses(t, 'powered').rule).toBe('MK-1.7');
    t.play('basic');
    goIn(t);
    lose(t);
    expect(t.game.source.map(({ by }) => by).filter((by) => by !== null)).toEqual([0, 1]);
    endTurn(t);
    expect(t.game.source.map(({ by }) => by).filter((by) => by !== null)).toEqual([1]);
  });

  it('MK-18.8 each has what is given at the start of a turn', () => {
    const t = siege({ players: [{ space: '1,0:NE' }, { space: '1,0:SE' }, { space: '1,0:NW' }] });
    agreed(t, { 1: 1, 2: 2 });
    goIn(t);
    lose(t);
    goIn(t);
    lose(t);
    expect(told(t, 'token-of-site')).toEqual([{ key: 'token-of-site', player: 2, colour: 'gold' }]);
    expect(playerOf(t, 2).tokens.gold).toBe(1);
  });

  it.each([
    ['whoever has cards', 4, true],
    ['nobody whose hand was emptied before', 0, false],
  ])('MK-18.8, MK-4.13 a card is demanded of %s', (_, cards, demanded) => {
    const t = agreed(siege({ seats: 2 }), { 1: 2 });
    playerOf(t, 1).hand.splice(cards);
    goIn(t);
    lose(t);
    expect(t.game.active).toBe(1);
    expect(t.game.turn.mustUseCard).toBe(demanded);
  });

  it('MK-18.8 each has their skills of a turn anew, and what is used before one', () => {
    const t = siege({
      seats: 2,
      players: [{ hero: 'arythea' }, { hero: 'tovak', skills: [{ id: 'tovak-double-time', used: true }] }],
    });
    agreed(t, { 1: 2 });
    goIn(t);
    lose(t);
    expect(t.options(1)).toContain('skill:tovak-double-time');
  });

  it('MK-18.9 each begins with the move into the city, pays for it, and goes nowhere else', () => {
    const t = agreed(siege(), { 1: 1, 2: 2 });
    expect(offers(t, 'step:')).toEqual([`step:${CITY}`]);
    expect(refuses(t, 'step:1,0:NE')).toEqual({ reason: { key: 'only-into-city' }, rule: 'MK-18.9' });
    expect(offers(t, 'explore:')).toEqual([]);
    expect(t.options()).not.toContain('end');
    goIn(t);
    lose(t);
    expect(offers(t, 'step:')).toEqual([]);
    expect(refuses(t, `step:${CITY}`)).toEqual({
      reason: { key: 'too-far', cost: 2, move: 0 },
      rule: 'MK-7.3',
    });
    t.play('play:march', 'basic', `step:${CITY}`);
    expect(t.game.turn.move).toBe(0);
    expect(playerOf(t, 1).space).toBe(CITY);
  });

  it('MK-18.9 there is no other action: nobody deals, rests or casts themselves elsewhere', () => {
    const t = siege({ players: [{ hand: ['march', 'underground-travel'], tokens: { green: 1 } }, {}, {}] });
    expect(offers(t, 'play:underground-travel')).toHaveLength(1);
    agreed(t, { 1: 1, 2: 2 });
    for (const id of ['interact', 'rest', 'announce', 'enter']) expect(t.options()).not.toContain(id);
    t.play('play:underground-travel');
    expect(refuses(t, 'basic').reason.key).toBe('side-does-nothing');
  });

  it('MK-18.9 what can be reached is the city alone, from below too', () => {
    const map = { '0,0': 'start-a', '1,0': 'core-5', '0,1': 'countryside-3' };
    const below = { source: 'card:underground-travel:powered', path: [1] } as const;
    const sites = ({ game }: Game) => assaultsFrom(game, 0, { ...below, path: [...below.path] }).sort();
    const t = siege({ map, turn: { move: 8 } });
    const free = reachOf(t.game, 0);
    expect(sites(t)).toEqual(['0,1:NE', CITY]);
    expect(Object.keys(free?.spaces ?? {}).length).toBeGreaterThan(1);
    expect(Object.keys(free?.slots ?? {}).length).toBeGreaterThan(0);
    agreed(t, { 1: 1, 2: 2 });
    const bound = reachOf(t.game, 0);
    expect(sites(t)).toEqual([CITY]);
    expect(Object.keys(bound?.spaces ?? {})).toEqual([CITY]);
    expect(bound?.slots).toEqual({});
  });

  it('MK-18.9 no effect that is an action is used, nor one that explores', () => {
    const t = siege();
    expect(mayAct(t.game, 0)).toBe(true);
    agreed(t, { 1: 1, 2: 2 });
    expect(mayAct(t.game, 0)).toBe(false);
    expect(noAction(t.game, 0)).toEqual({ reason: { key: 'assault-goes-on' }, rule: 'MK-18.9' });
  });

  it('MK-18.9 rampaging enemies that are provoked join the enemies of that player', () => {
    const orcs = [
      { space: ORCS.east, tokens: ['cursed-hags' as const] },
      { space: ORCS.southwest, tokens: [] },
    ];
    const t = agreed(siege({ seats: 2, orcs }), { 1: 2 });
    goIn(t);
    t.play('done');
    expect(t.game.combat?.foes.map(({ role }) => role)).toEqual(['garrison', 'garrison']);
    lose(t);
    goIn(t);
    expect(t.game.combat?.foes.map(({ role }) => role).sort()).toEqual(['garrison', 'garrison', 'rampaging']);
  });

  it('MK-18.9 those next to the city may be challenged', () => {
    const orcs = [
      { space: ORCS.east, tokens: ['cursed-hags' as const] },
      { space: ORCS.southwest, tokens: ['diggers' as const] },
    ];
    const defenders = ['prowlers', 'swordsmen', 'gargoyle', 'prowlers'] as const;
    const t = agreed(siege({ seats: 2, orcs, defenders }), { 1: 2 });
    goIn(t);
    expect(t.options()).toEqual([`challenge:${ORCS.east}`, `challenge:${ORCS.southwest}`, 'done']);
    t.play(`challenge:${ORCS.southwest}`, 'done');
    expect(t.game.combat?.foes).toHaveLength(3);
  });

  it('MK-18.9 whoever stays outside leaves the dealt defenders standing', () => {
    const t = agreed(siege({ seats: 2 }), { 1: 1 });
    goIn(t);
    win(t);
    t.play('stay-out');
    expect(told(t, 'stayed-out')).toEqual([{ key: 'stayed-out', player: 1, enemies: 1 }]);
    expect(tokens(t)).toHaveLength(1);
    expect(playerOf(t, 0).space).toBe(BESIDE[0]);
    expect(playerOf(t, 1).space).toBe(BESIDE[1]);
    expect(playerOf(t, 1).reputation).toBe(2);
  });

  it('MK-18.10 each loses a point of Reputation, lays shields for the own fallen, faces only the own enemies', () => {
    const t = agreed(siege({ seats: 2 }), { 1: 3 });
    const before = playerOf(t, 1).reputation;
    goIn(t);
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(partOf(t, 0)?.dealt);
    win(t);
    expect(shields(t)).toEqual([0]);
    expect(tokens(t).map(({ enemy }) => enemy)).toEqual(expect.arrayContaining(partOf(t, 1)?.dealt ?? []));
    goIn(t);
    expect(playerOf(t, 1).reputation).toBe(before - 1);
    expect([...(t.game.combat?.foes ?? [])].map(({ enemy }) => enemy).sort()).toEqual(
      [...(partOf(t, 1)?.dealt ?? [])].sort(),
    );
    win(t);
    expect(shields(t)).toEqual([0, 1, 1, 1]);
  });

  it('MK-18.10 of two alike each one removes the own', () => {
    const t = agreed(siege({ seats: 2, defenders: ['prowlers', 'prowlers'] }), { 1: 1 });
    goIn(t);
    win(t);
    expect(tokens(t)).toEqual([{ enemy: 'prowlers', up: true, for: 1 }]);
  });

  it('MK-18.11 the city falls when all its defenders are defeated', () => {
    const t = agreed(siege({ seats: 2 }), { 1: 2 });
    goIn(t);
    win(t);
    expect(told(t, 'assault-won')).toEqual([]);
    goIn(t);
    win(t);
    expect(told(t, 'assault-won')).toEqual([
      { key: 'assault-won', player: 0, space: CITY, colour: 'green', seats: [0, 1] },
    ]);
    expect([playerOf(t, 0).space, playerOf(t, 1).space]).toEqual([CITY, CITY]);
    expect(shields(t)).toEqual([0, 0, 1, 1]);
    endTurn(t);
    endTurn(t);
    expect([playerOf(t, 0).space, playerOf(t, 1).space]).toEqual([CITY, CITY]);
  });

  it('MK-18.11 rampaging enemies that live do not hold it', () => {
    const orcs = [
      { space: ORCS.east, tokens: ['cursed-hags' as const] },
      { space: ORCS.southwest, tokens: [] },
    ];
    const t = agreed(siege({ seats: 2, orcs, defenders: ['prowlers', 'diggers'] }), { 1: 1 });
    goIn(t).play('done');
    win(t);
    goIn(t);
    reach(t, 'attack').play('aim:0');
    t.game.combat?.points.push({ n: 60, element: 'physical', kind: 'melee', source: 'sideways' });
    t.journal.table = { ...t.game };
    t.play('strike', 'next');
    expect(told(t, 'assault-won')).toHaveLength(1);
  });

  it('MK-18.11 otherwise all go back to where they came from', () => {
    const t = agreed(siege({ seats: 2 }), { 1: 2 });
    goIn(t);
    win(t);
    expect(playerOf(t, 0).space).toBe(CITY);
    goIn(t);
    lose(t);
    expect([playerOf(t, 0).space, playerOf(t, 1).space]).toEqual([BESIDE[0], BESIDE[1]]);
    expect(told(t, 'withdrawn').map(({ player }) => player)).toEqual([0, 1]);
    const [{ enemies = [] } = {}] = told(t, 'assault-lost');
    expect([...enemies].sort()).toEqual([...(partOf(t, 1)?.dealt ?? [])].sort());
    expect(tokens(t).every((token) => token.for === undefined)).toBe(true);
    expect(shields(t)).toEqual([0, 0]);
  });

  it('MK-18.12 all end their turns in the same order, and may use what they like before', () => {
    const t = agreed(
      siege({ order: [1, 0, 2], players: [{}, { hand: ['march', 'tranquility', 'wound'] }] }),
      {
        1: 1,
        2: 1,
      },
    );
    for (let n = 0; n < 3; n++) {
      goIn(t);
      win(t);
    }
    expect(waiting(t)).toEqual([0]);
    endTurn(t);
    expect(waiting(t)).toEqual([2]);
    expect(t.game.active).toBe(2);
    expect(refuses(t, 'rest').reason.key).toBe('turn-was-begun');
    endTurn(t);
    expect(waiting(t)).toEqual([1]);
    expect(offers(t, 'play:tranquility')).toHaveLength(1);
    t.play('play:tranquility', 'basic', 'way:0');
    endTurn(t);
    expect(t.game.assault).toBeUndefined();
    expect(told(t, 'turn-skipped').map(({ player }) => player)).toEqual([2, 1]);
    expect(t.game.active).toBe(0);
  });

  it('MK-18.12 the next turn is that of whoever follows the starter', () => {
    const t = agreed(siege({ order: [0, 2, 1] }), { 1: 1 });
    goIn(t);
    lose(t);
    goIn(t);
    lose(t);
    endTurn(t);
    endTurn(t);
    expect(t.game.active).toBe(2);
    expect(told(t, 'turn-skipped')).toEqual([]);
  });
});

describe('what all see of it', () => {
  it('MK-18.4 who takes part, with how many, and who agreed', () => {
    const t = propose(siege(), { 1: 1, 2: 2 }).play([2, 'agree']);
    expect(view(t.game, 1)).toMatchObject({
      assault: {
        space: CITY,
        starter: 0,
        stage: 'proposed',
        parts: [
          { seat: 0, n: 1, agreed: true },
          { seat: 1, n: 1, agreed: null },
          { seat: 2, n: 2, agreed: true },
        ],
      },
    });
  });

  it('MK-18.7 whose combat it is, and how the others ended', () => {
    const t = agreed(siege(), { 1: 1, 2: 1 });
    goIn(t);
    win(t);
    ready(t).play('stay-out');
    const { assault } = view(t.game, undefined) as { assault: { stage: string; parts: unknown[] } };
    expect(assault.stage).toBe('fighting');
    expect(assault.parts).toMatchObject([
      { seat: 0, state: 'fought', fallen: partOf(t, 0)?.dealt },
      { seat: 1, state: 'outside', fallen: [] },
      { seat: 2, state: 'fighting', fallen: [] },
    ]);
    expect(assault.parts[0]).not.toHaveProperty('turn');
  });
});

describe('a described assault', () => {
  const half = [
    { seat: 0, n: 3 },
    { seat: 1, n: 1 },
  ];

  it('MK-18.6 stands as it was agreed on', () => {
    const t = siege({ assault: { shares: half } });
    expect(t.game.assault?.parts.map(({ seat, n }) => [seat, n])).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(t.asked().prompt.key).toBe('ask-storm');
  });

  it.each([
    [{ space: '1,0:NE', shares: half }, 'seat 0 cannot assault a city at "1,0:NE"'],
    [{ shares: [{ seat: 0, n: 4 }] }, 'name seat 0 and others, each once'],
    [{ shares: [...half, { seat: 1, n: 1 }] }, 'name seat 0 and others, each once'],
    [{ shares: half.map((share) => ({ ...share, n: 1 })) }, 'are 2 together, but there are 4 defenders'],
  ])('MK-18.4 is refused where nobody could have agreed on it: %j', (assault, sentence) => {
    expect(() => siege({ assault })).toThrow(sentence);
  });

  it('MK-18.3 is refused with somebody who could not be invited', () => {
    const players = [{}, { space: '0,0:C' }];
    expect(() => siege({ players, assault: { shares: half } })).toThrow('seat 1, who cannot be invited');
  });
});

describe('a megapolis', () => {
  it('MK-18.3, MK-25.19 is assaulted together from either half', () => {
    const t = table({
      seats: 2,
      options: { jointAssaults: true, megapolis: 'both', megapolisLevel: 6 },
      map: { '0,0': 'start-a', '1,0': 'core-5', '0,1': 'countryside-2' },
      players: [{ space: '1,0:NW' }, { space: '1,0:SE' }],
    });
    expect(t.play(`assault:${CITY}`).options()).toEqual(['invite:1']);
  });
});
