// What is told of rounds, orders and dummies, and where the table says it is.
import { story as heardBy } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { plain, question, story } from '../../../kernel/test/said.ts';
import { DUMMY } from '../state.ts';
import { atEvent } from './event-table.ts';
import { drill, fight } from './fight-table.ts';
import { atActions, atProduction, lay, SHAFT } from './orders-table.ts';
import { freshTable, lordOf, type TableSetup, table } from './table.ts';

const LOCKED = { locked: ['mine-gold', 'dig-tunnels'] } as const;

describe('before the first round', () => {
  const t = freshTable(2, { rules: 'full' }, 'locks');
  const [first, second, third] = lordOf(t, 0).drawn;
  const other = lordOf(t, 1).drawn;

  it('DL-FULL.1 asks which of three orders is kept', () => {
    expect(t.game.phase).toBe('locks');
    expect(question(t, 0)).toEqual([
      'ask-locks',
      `keep:${first} | keep-order (order ${first}, locks [${second} ${third}]) | order:${first} | DL-FULL.1`,
      `keep:${second} | keep-order (order ${second}, locks [${first} ${third}]) | order:${second} | DL-FULL.1`,
      `keep:${third} | keep-order (order ${third}, locks [${first} ${second}]) | order:${third} | DL-FULL.1`,
    ]);
  });

  it('DL-FULL.1 tells all at once which two are locked', () => {
    t.play([0, `keep:${second}`], [1, `keep:${other[0]}`]);
    expect(story(t).slice(0, 4)).toEqual([
      `game-started (start ${t.game.start})`,
      `orders-locked (player 0, orders [${first} ${third}])`,
      `orders-locked (player 1, orders [${other[1]} ${other[2]}])`,
      `round-started (year 1, season winter, start ${t.game.start})`,
    ]);
    expect([lordOf(t, 0).drawn, lordOf(t, 1).drawn, t.game.phase]).toEqual([[], [], 'orders']);
  });

  it('DL-SET.13 a first game asks nothing', () => {
    const dealt = freshTable(3);
    expect([dealt.game.phase, dealt.asked(0).prompt.key]).toEqual(['orders', 'ask-programme']);
  });
});

describe('orders', () => {
  it('DL-FULL.5, DL-FULL.6 are told with the fee that was due', () => {
    const t = table({
      options: { rules: 'full' },
      lords: [{ ...LOCKED, gold: 1 }, { ...LOCKED, gold: 0 }, LOCKED, LOCKED],
    });
    const laid = ['hire-monster', 'get-food', 'buy-traps'] as const;
    for (const seat of [0, 1]) lay(t, seat, laid);
    for (const order of laid) t.play([2, `lay:${order}`]);
    expect(question(t, 3)[5]).toBe(
      'lay:hire-monster | lay-order (order hire-monster, place 0, fee 1) | order:hire-monster | DL-ORD.1',
    );
    expect(question(t, 2)).toEqual([
      'ask-seal (orders [hire-monster get-food buy-traps])',
      'seal | seal-programme (orders [hire-monster get-food buy-traps]) | - | DL-ORD.1',
    ]);
    t.play([2, 'seal']);
    lay(t, 3, ['get-food', 'hire-monster', 'buy-traps']);
    expect(
      story(t)
        .filter((line) => /^(orders-revealed|minion)/.test(line))
        .slice(0, 11),
    ).toEqual([
      'orders-revealed (place 0, orders [hire-monster hire-monster hire-monster get-food])',
      'minion-placed (player 0, order hire-monster, slot 0, fee 1)',
      'minion-stayed (player 1, order hire-monster, fee 1)',
      'minion-placed (player 2, order hire-monster, slot 1, fee 1)',
      'minion-placed (player 3, order get-food, slot 0)',
      'orders-revealed (place 1, orders [get-food get-food get-food hire-monster])',
      'minion-placed (player 0, order get-food, slot 1)',
      'minion-placed (player 1, order get-food, slot 2)',
      'minion-stayed (player 2, order get-food)',
      'minion-placed (player 3, order hire-monster, slot 2)',
      'orders-revealed (place 2, orders [buy-traps buy-traps buy-traps buy-traps])',
    ]);
    expect(t.game.phase).toBe('execution');
  });

  it('DL-D2.3, DL-D2.4 with two players one is picked for a dummy, and told', () => {
    const t = table({
      seats: 2,
      lords: [LOCKED, LOCKED],
      dummies: [{ locked: ['get-food', 'mine-gold', 'build-room'] }],
    });
    const pile = t.game.dummies[0]?.pile ?? [];
    const laid = ['get-food', 'hire-monster', 'buy-traps'] as const;
    for (const order of laid) t.play([0, `lay:${order}`]);
    const [picked = 'get-food', ...rest] = t.options(0).map((id) => id.slice('dummy:'.length));
    expect([...pile].sort()).toEqual([picked, ...rest].sort());
    const [prompt, option] = question(t, 0);
    expect(prompt).toBe(`ask-dummy (dummy 0, orders ${plain(laid)})`);
    expect(option).toBe(`dummy:${picked} | pick-for-dummy (order ${picked}) | dummy:0:${picked} | DL-D2.3`);
    expect(question(t, 0)).toContain(
      'no dummy:mine-gold | pick-for-dummy (order mine-gold) | dummy:0:mine-gold | DL-D2.3 | dummy-order-gone (order mine-gold)',
    );
    t.play([0, `dummy:${picked}`]);
    expect(question(t, 0)[0]).toBe(`ask-seal (orders ${plain(laid)}, dummy ${picked})`);
    t.play([0, 'seal']);
    lay(t, 1, laid, t.game.dummies[1]?.pile[0]);
    expect(story(t)).toContain(`dummy-picked (player 0, dummy 0, order ${picked})`);
    expect(story(t).some((line) => line.startsWith(`dummy-placed (dummy 0, order ${picked}, slot `))).toBe(
      true,
    );
  });

  it('DL-D3.5 a greedy dummy takes creatures at Hire Monster alone', () => {
    const t = atActions({
      seats: 3,
      options: { greedyDummies: true },
      creatures: ['goblin', 'troll'],
      slots: { 'get-food': [DUMMY], 'build-room': [null, DUMMY] },
    });
    expect(t.game.creatures.offer).toEqual(['goblin', 'troll']);
    expect(story(t).filter((line) => line.startsWith('dummy-scared'))).toEqual([]);
  });

  it('DL-EXE.4, DL-EXE.7 what could not be done, and what was not wanted', () => {
    const t = atActions({
      lords: [{ gold: 1, food: 1, imps: 1 }],
      creatures: ['goblin', 'dragon'],
      slots: {
        'get-food': [0],
        'dig-tunnels': [null, null, 0],
        'buy-traps': [null, null, 0],
        'hire-monster': [0],
      },
    }).play('decline', 'decline');
    expect(story(t)).toEqual([
      'slot-declined (player 0, order get-food, slot 0)',
      'slot-impossible (player 0, order dig-tunnels, slot 2, hindrance (why too-few-imps, idle 1, needed 2))',
      'slot-impossible (player 0, order buy-traps, slot 2, hindrance (why lacks, lacks (gold 1)))',
      'slot-declined (player 0, order hire-monster, slot 0)',
    ]);
  });
});

describe('the city', () => {
  it('DL-REP.5, DL-REP.6 asks for one of four cards, and shows those seen before', () => {
    const t = atActions({
      lords: [{ evil: 5, spied: [2] }],
      city: ['fireball', 'graffiti', 'detect-evil', 'suggestion'],
      slots: { 'improve-reputation': [0] },
    }).play('use');
    expect(question(t)).toEqual([
      'ask-spy',
      'spy:1 | spy-card (round 1) | city:0 | DL-REP.5',
      'spy:2 | spy-card (round 2) | city:1 | DL-REP.5',
      'spy:3 | spy-card (round 3, seen detect-evil) | city:2 | DL-REP.5',
      'spy:4 | spy-card (round 4) | city:3 | DL-REP.5',
    ]);
    t.play('spy:2');
    expect(story(t)).toContain('combat-card-seen (player 0, round 2, card graffiti)');
    expect(heardBy(t.journal, 1)).toContainEqual({ key: 'combat-card-seen', player: 0, round: 2 });
    expect(lordOf(t, 0).spied).toEqual([2, 1]);
  });

  it('DL-REP.6 a card seen again is known once', () => {
    const t = atActions({ lords: [{ spied: [2] }], slots: { 'improve-reputation': [0] } });
    expect(lordOf(t.play('use', 'spy:3'), 0).spied).toEqual([2]);
  });
});

describe('where the table is', () => {
  it('DL-YR.2, DL-CMB.2 is said by its phase', () => {
    const phase = ({ game }: { game: { phase: string } }): string => game.phase;
    expect(phase(table())).toBe('orders');
    expect(phase(atActions({ lords: [{ gold: 1 }], slots: { 'get-food': [0] } }))).toBe('execution');
    expect(phase(atProduction({ lords: [{ imps: 9, dungeon: { ...SHAFT, c2r0: 'hatchery' } }] }))).toBe(
      'production',
    );
    expect(phase(atEvent('taxes', { lords: [{ gold: 1 }] }))).toBe('event');
    const fought = fight({ lord: { lair: ['troll'], party: ['warrior-1-4'], food: 1 } });
    expect(phase(fought)).toBe('planning');
    expect(phase(fought.play('send:troll', 'done'))).toBe('battle');
    const second = fight({ lord: { party: ['warrior-1-4', 'warrior-1-3'] } }).play('done');
    expect([second.game.round, phase(second)]).toEqual([2, 'planning']);
    const trained = drill({ party: ['warrior-1-4'] });
    expect([phase(trained), phase(trained.play('done'))]).toEqual(['planning', 'planning']);
    const fighting = drill({ creatures: ['vampire'], party: ['warrior-1-4'] }).play('send:vampire', 'done');
    expect(phase(fighting)).toBe('battle');
  });

  it('DL-ADV.1, DL-ADV.5 adventurers come, a warrior behind a paladin who is alone', () => {
    const t = table({
      phase: 'adventurers',
      season: 'spring',
      seats: 2,
      neutralEvil: 0,
      coming: ['thief-1-1', 'warrior-1-2', 'warrior-1-4'],
      lords: [{ evil: 2 }, { evil: 9, party: ['paladin-1'] }],
    });
    expect(lordOf(t, 1).party.map(({ id }) => id)).toEqual(['paladin-1', 'warrior-1-4']);
    expect(story(t).slice(0, 4)).toEqual([
      'neutral-moved (by 1, to 1)',
      'adventurer-left (hero thief-1-1)',
      'adventurer-came (player 0, hero warrior-1-2)',
      'adventurer-came (player 1, hero warrior-1-4)',
    ]);
    const alone = table({ phase: 'adventurers', season: 'spring', coming: ['thief-1-1'] });
    expect(story(alone)[0]).toBe('adventurer-came (player 0, hero thief-1-1)');
  });
});

describe('a year', () => {
  it('DL-NR.2, DL-NR.3, DL-NR.4 a round begins with its offers and its forecast', () => {
    const t = table({
      phase: 'prepare',
      season: 'spring',
      start: 2,
      events: ['taxes', 'special', 'payday'],
      forecast: 1,
      decks: {
        creatures: ['goblin', 'ghost', 'witch'],
        rooms: ['mint', 'workshop'],
        adventurers: ['thief-1-4', 'thief-1-1', 'priest-1-2', 'wizard-1-2'],
      },
    });
    expect(story(t)).toEqual([
      'round-started (year 1, season spring, start 2)',
      'offers-turned (creatures [goblin ghost witch], rooms [mint workshop])',
      'forecast (season summer, event special, adventurers [thief-1-1 priest-1-2 wizard-1-2 thief-1-4])',
    ]);
    const autumn = story(
      table({ phase: 'prepare', season: 'autumn', events: ['taxes', 'special', 'payday'] }),
    );
    expect(autumn.filter((line) => line.startsWith('forecast'))).toEqual([]);
  });

  it('DL-Y2.4, DL-Y2.6, DL-Y2.7, DL-Y2.8 the second one begins with what changes between', () => {
    const second = (seats: number, lords: TableSetup['lords'] = []) => {
      const lines = story(
        table({ seats, phase: 'over', season: 'autumn', lords, ...(seats === 2 && { neutralEvil: 7 }) }),
      );
      return lines.slice(
        0,
        lines.findIndex((line) => line.startsWith('round-started')),
      );
    };
    expect(second(4)).toEqual([
      'paladin-left (paladin paladin-1)',
      'year-started (year 2)',
      'start-passed (to 3)',
    ]);
    expect(second(3, [{ evil: 9 }, { evil: 12 }])).toEqual([
      'paladin-left (paladin paladin-1)',
      'year-started (year 2)',
      'start-passed (to 1)',
      'paladin-came (player 1, paladin paladin-2)',
    ]);
    expect(second(2, [{ prison: ['paladin-1'] }])).toEqual([
      'year-started (year 2)',
      'neutral-moved (by -2, to 5)',
    ]);
  });

  it('DL-END.1, DL-END.2 a round ends with the token of the next', () => {
    const t = table({
      phase: 'end',
      season: 'summer',
      lords: [{ imps: 3, busyImps: 2, lair: ['troll'], busyTrolls: 1 }],
    });
    expect(story(t).slice(0, 2)).toEqual([
      'start-passed (to 1)',
      'round-started (year 1, season autumn, start 1)',
    ]);
    expect(lordOf(t, 0)).toMatchObject({ busyImps: 0, busyTrolls: 0, dug: [], mined: [], worked: [] });
  });

  it('DL-PAL.2, DL-PAL.5 the paladin is told with whom he leaves', () => {
    const t = atActions({
      lords: [{ evil: 8 }, { evil: 9 }],
      slots: { 'get-food': [null, 0, 1] },
    }).play('use', 'use');
    expect(story(t)).toEqual([
      'slot-used (player 0, order get-food, slot 1, paid (evil 1), gained (food 3))',
      'evil-moved (player 0, by 1, to 9)',
      'paladin-came (player 1, paladin paladin-1)',
      'slot-used (player 1, order get-food, slot 2, paid (evil 2), gained (food 3, gold 1))',
      'evil-moved (player 1, by 2, to 11)',
    ]);
  });

  it('DL-RM.7 attacks are told with the bonus of the room', () => {
    const t = fight({
      year: 2,
      card: 'aura-of-fear',
      lord: { lair: ['goblin'], dungeon: { c2r0: 'training-room' }, party: ['warrior-2-4'] },
    });
    expect(story(t.play('send:goblin', 'done'))).toContain(
      'creature-attacks (player 0, creature goblin, attack stab, damage 3, times 1, bonus 1)',
    );
  });
});
