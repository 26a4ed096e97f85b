// What each question says, with all its labels, refusals and reasons: players read nothing else.
import { describe, expect, it } from 'vitest';
import { plain, question, story } from '../../../kernel/test/said.ts';
import { specialEvents } from '../data/events.ts';
import { atEvent, atSpecial } from './event-table.ts';
import { atActions, atProduction, SHAFT } from './orders-table.ts';
import { table } from './table.ts';

describe('a question of an event', () => {
  it('DL-PAY.1, DL-PAY.2 payday: each is paid or released', () => {
    const t = atEvent('payday', {
      lords: [
        {
          gold: 1,
          food: 1,
          imps: 1,
          evil: 3,
          traps: ['pendulum'],
          lair: ['goblin', 'witch', 'troll', 'vampire', 'dragon'],
        },
      ],
    });
    expect(question(t)).toEqual([
      'ask-dues (source payday, creatures [goblin witch troll vampire dragon], free 0, bill (food 6, evil 5))',
      'pay:goblin | pay-creature (cost (food 1), creature goblin) | lair:0:0 | DL-PAY.1',
      'release:goblin | release-creature (evil 1, creature goblin) | lair:0:0 | DL-PAY.2',
      'pay:witch | pay-creature (cost (food 1, evil 1), creature witch) | lair:0:1 | DL-PAY.1',
      'release:witch | release-creature (evil 1, creature witch) | lair:0:1 | DL-PAY.2',
      'release:troll | release-creature (evil 1, creature troll) | lair:0:2 | DL-PAY.2',
      'pay:vampire | pay-creature (cost (evil 2), creature vampire) | lair:0:3 | DL-PAY.1',
      'release:vampire | release-creature (evil 1, creature vampire) | lair:0:3 | DL-PAY.2',
      'release:dragon | release-creature (evil 1, creature dragon) | lair:0:4 | DL-PAY.2',
      'no pay:troll | pay-creature (cost (food 2), creature troll) | lair:0:2 | DL-PAY.1 | too-poor (lacks (food 1))',
      'no pay:dragon | pay-creature (cost (food 2, evil 2), creature dragon) | lair:0:4 | DL-PAY.1 | too-poor (lacks (food 1))',
    ]);
  });

  it('DL-TAX.2 taxes: as much as one likes', () => {
    const t = atEvent('taxes', { lords: [{ gold: 1, dungeon: { ...SHAFT, c1r1: 'mint', c3r1: 'tunnel' } }] });
    expect(question(t)).toEqual([
      'ask-owed (source taxes, per tiles, count 5, owed 3, goldPerLetter 1)',
      'pay:0 | pay-owed (paid 0, letters 3) | - | DL-TAX.2',
      'pay:1 | pay-owed (paid 1, letters 2) | - | DL-TAX.2',
      'no pay:2 | pay-owed (paid 2, letters 1) | - | DL-TAX.2 | too-poor (lacks (gold 1))',
      'no pay:3 | pay-owed (paid 3, letters 0) | - | DL-TAX.2 | too-poor (lacks (gold 2))',
    ]);
  });

  it('DL-SPE.4 strike: one sign of the price, or the creature strikes', () => {
    const t = atSpecial('monster-strike', {
      lords: [{ gold: 1, food: 1, lair: ['witch', 'goblin', 'ghost'] }],
    });
    expect(question(t)).toEqual([
      'ask-dues (source monster-strike, creatures [witch goblin], free 0, bill ())',
      'pay:witch:food | pay-creature (cost (food 1), creature witch) | lair:0:0 | DL-SPE.4',
      'pay:witch:evil | pay-creature (cost (evil 1), creature witch) | lair:0:0 | DL-SPE.4',
      'strike:witch | let-strike (creature witch) | lair:0:0 | DL-SPE.4',
      'pay:goblin:food | pay-creature (cost (food 1), creature goblin) | lair:0:1 | DL-SPE.4',
      'strike:goblin | let-strike (creature goblin) | lair:0:1 | DL-SPE.4',
    ]);
  });
});

describe('a question of a special event', () => {
  it('DL-SPE.3 witch hunt: a monster or evil', () => {
    const { amount } = specialEvents['witch-hunt'].ops[0].options[1][0];
    const t = atSpecial('witch-hunt', { lords: [{ lair: ['witch', 'witch', 'ghost', 'ghost'] }] });
    expect(question(t)).toEqual([
      'ask-way (source witch-hunt)',
      'discard:witch | discard-creature (creature witch) | lair:0:0 | DL-SPE.3',
      `evil | take-evil (amount ${amount}) | track | DL-SPE.3`,
      'no discard:ghost | discard-creature (creature ghost) | lair:0:2 | DL-GEN.3 | ghost-no-monster',
    ]);
  });

  it('DL-SPE.7, DL-SPE.14 cave-in: what may fall, what props it up, and what stays', () => {
    const { saveEachFor, perTunnels } = specialEvents['cave-in'].ops[0];
    const dungeon = { ...SHAFT, c1r1: 'tunnel', c3r1: 'tunnel', c2r3: 'tunnel' } as const;
    const t = atSpecial('cave-in', { lords: [{ gold: 9, dungeon }] });
    const price = plain(saveEachFor);
    expect(question(t)).toEqual([
      `ask-collapse (left ${Math.floor(6 / perTunnels)}, each ${price})`,
      'at:c1r1 | collapse-tunnel (cell 6) | cell:0:c1r1 | DL-SPE.14',
      'at:c3r1 | collapse-tunnel (cell 8) | cell:0:c3r1 | DL-SPE.14',
      'at:c2r3 | collapse-tunnel (cell 17) | cell:0:c2r3 | DL-SPE.14',
      `pay | prop-tunnel (goods ${price}) | - | DL-SPE.7`,
      'no at:c2r0 | collapse-tunnel (cell 2) | cell:0:c2r0 | DL-SPE.14 | entrance-stays',
      'no at:c2r1 | collapse-tunnel (cell 7) | cell:0:c2r1 | DL-SPE.14 | would-cut-off (cells [6 8 12 17])',
      'no at:c2r2 | collapse-tunnel (cell 12) | cell:0:c2r2 | DL-SPE.14 | would-cut-off (cells [17])',
    ]);
    t.play('pay');
    expect(story(t)).toEqual(['event-began (event cave-in)', `tunnel-propped (player 0, goods ${price})`]);
  });

  it('DL-SPE.8 imp walkout: what is kept, what goes and what it costs', () => {
    const { food } = specialEvents['imp-walkout'].ops[0].saveEachFor;
    const t = atSpecial('imp-walkout', { lords: [{ imps: 5, food: 9 * food }] });
    expect(question(t)).toEqual([
      `ask-keep (source imp-walkout, what imp, lost 2, each (food ${food}))`,
      'pay:0 | keep-some (what imp, kept 0, lost 2, paid ()) | - | DL-SPE.8',
      `pay:1 | keep-some (what imp, kept 1, lost 1, paid (food ${food})) | - | DL-SPE.8`,
      `pay:2 | keep-some (what imp, kept 2, lost 0, paid (food ${2 * food})) | - | DL-SPE.8`,
    ]);
  });

  it('DL-SPE.9, DL-SPE.15 head-hunters: each for gold, or it goes without evil', () => {
    const { free, chooseOne } = specialEvents['head-hunters'].ops[0];
    const price = plain(chooseOne[0][0].goods);
    const t = atSpecial('head-hunters', { lords: [{ lair: ['goblin', 'ghost', 'troll'], gold: 1 }] });
    expect(question(t)).toEqual([
      `ask-dues (source head-hunters, creatures [goblin ghost troll], free ${free}, bill ${price})`,
      ...['goblin', 'ghost', 'troll'].flatMap((id, place) => [
        `pay:${id} | pay-goods (goods ${price}, creature ${id}) | lair:0:${place} | DL-SPE.9`,
        `release:${id} | release-creature (evil 0, creature ${id}) | lair:0:${place} | DL-SPE.9`,
      ]),
    ]);
  });

  it('DL-SPE.11 smear campaign: how much is bought off, and what is left', () => {
    const { amount, cancelEachFor } = specialEvents['smear-campaign'].ops[0];
    const t = atSpecial('smear-campaign', { lords: [{ gold: cancelEachFor.gold }] });
    const price = plain(cancelEachFor);
    expect(question(t)).toEqual([
      `ask-cancel-evil (source smear-campaign, evil ${amount}, each ${price})`,
      `pay:0 | cancel-evil (paid (), evil ${amount}) | - | DL-SPE.11`,
      `pay:1 | cancel-evil (paid ${price}, evil ${amount - 1}) | - | DL-SPE.11`,
    ]);
  });
});

describe('a question of the orders', () => {
  it('DL-ORD.1, DL-ORD.2 asks for a programme', () => {
    const t = table({ seats: 2, lords: [{ locked: ['get-food', 'mine-gold'] }] });
    const lay = (order: string) => `lay:${order} | lay-order (order ${order}, place 0) | order:${order}`;
    expect(question(t)).toEqual([
      'ask-programme (place 0, laid [])',
      ...['improve-reputation', 'dig-tunnels', 'recruit-imps', 'buy-traps', 'hire-monster', 'build-room'].map(
        (order) => `${lay(order)} | DL-ORD.1`,
      ),
      ...['get-food', 'mine-gold'].map(
        (order) => `no ${lay(order)} | DL-ORD.2 | order-locked (order ${order})`,
      ),
    ]);
  });

  it('DL-RET.2 asks which order comes back', () => {
    const t = atProduction({
      lords: [
        {
          programme: ['dig-tunnels', 'hire-monster', 'buy-traps'],
          locked: ['get-food', 'mine-gold'],
          stayed: ['buy-traps'],
        },
      ],
    });
    expect(question(t)).toEqual([
      'ask-retrieve',
      'retrieve:dig-tunnels | retrieve-order (order dig-tunnels, locks [hire-monster buy-traps]) | place:0 | DL-RET.2',
      'retrieve:buy-traps | retrieve-order (order buy-traps, locks [dig-tunnels hire-monster]) | place:2 | DL-RET.2',
      'no retrieve:hire-monster | retrieve-order (order hire-monster, locks [dig-tunnels buy-traps]) | place:1 | DL-RET.2 | order-carried-out (order hire-monster)',
    ]);
  });

  it.each([
    ['get-food', { gold: 1 }, 'gold 1', 'food 2'],
    ['recruit-imps', { food: 3 }, 'food 1', 'imp 1'],
    ['buy-traps', { gold: 4 }, 'gold 1', 'trap 1'],
    ['improve-reputation', { evil: 5 }, '', 'evil -1'],
  ])('DL-EXE.4, DL-EXE.7 %s: use the slot or decline it', (order, lord, pays, gains) => {
    expect(question(atActions({ lords: [lord], slots: { [order]: [0] } }))).toEqual([
      `ask-slot (order ${order}, slot 0)`,
      `use | use-slot (order ${order}, slot 0, pays (${pays}), gains (${gains})) | slot:${order}:0 | DL-EXE.4`,
      `decline | decline-slot (order ${order}) | action:${order} | DL-EXE.7`,
    ]);
  });

  it('DL-MINE.3 mine gold', () => {
    const t = atActions({
      lords: [{ imps: 4, dungeon: { ...SHAFT, c1r1: 'mint', c3r1: 'tunnel' }, conquered: ['c2r0'] }],
      slots: { 'mine-gold': [0] },
    }).play('mine:c2r1');
    expect(question(t)).toEqual([
      'ask-mine (slot 0, mined 1, most 2)',
      'mine:c3r1 | mine-at (cell 8) | cell:0:c3r1 | DL-MINE.3',
      'mine:c2r2 | mine-at (cell 12) | cell:0:c2r2 | DL-MINE.3',
      'done | mined-enough (mined 1) | - | -',
      'no mine:c2r0 | mine-at (cell 2) | cell:0:c2r0 | DL-MINE.4 | conquered-tile',
      'no mine:c1r1 | mine-at (cell 6) | cell:0:c1r1 | DL-MINE.4 | room-not-mined',
    ]);
  });

  it('DL-HIRE.2, DL-HIRE.6 hire a monster', () => {
    const t = atActions({
      lords: [{ gold: 1, food: 1 }],
      creatures: ['witch', 'troll', 'golem'],
      slots: { 'hire-monster': [0] },
    });
    expect(question(t)).toEqual([
      'ask-hire (slot 0)',
      'hire:witch | hire-creature (creature witch, price (food 1, evil 1)) | offer:witch | DL-HIRE.2',
      'decline | decline-slot (order hire-monster) | action:hire-monster | DL-EXE.7',
      'no hire:troll | hire-creature (creature troll, price (food 2)) | offer:troll | DL-HIRE.2 | too-poor (lacks (food 1))',
      'no hire:golem | hire-creature (creature golem, price (gold 1, trap 1)) | offer:golem | DL-HIRE.6 | too-poor (lacks (trap 1))',
    ]);
  });

  it('DL-ROOM.1 build a room', () => {
    const t = atActions({ rooms: ['labyrinth', 'chapel'], slots: { 'build-room': [0] } });
    expect(question(t)).toEqual([
      'ask-room (slot 0)',
      'room:labyrinth | take-room (room labyrinth, price ()) | offer:labyrinth | DL-ROOM.1',
      'room:chapel | take-room (room chapel, price ()) | offer:chapel | DL-ROOM.1',
      'decline | decline-slot (order build-room) | action:build-room | DL-EXE.7',
    ]);
  });

  it('DL-ROOM.4 where to build it', () => {
    const t = atActions({ rooms: ['chapel', 'labyrinth'], slots: { 'build-room': [0] } }).play('room:chapel');
    expect(question(t).slice(0, 6)).toEqual([
      'ask-cell (room chapel)',
      'at:c2r0 | build-at (room chapel, cell 2) | cell:0:c2r0 | DL-ROOM.4',
      'at:c2r1 | build-at (room chapel, cell 7) | cell:0:c2r1 | DL-ROOM.4',
      'at:c2r2 | build-at (room chapel, cell 12) | cell:0:c2r2 | DL-ROOM.4',
      'no at:c0r0 | build-at (room chapel, cell 0) | cell:0:c0r0 | DL-ROOM.4 | no-tunnel',
      'no at:c1r0 | build-at (room chapel, cell 1) | cell:0:c1r0 | DL-ROOM.4 | no-tunnel',
    ]);
  });

  it('DL-DIG.5 where to dig', () => {
    const t = atActions({ lords: [{ imps: 4, busyImps: 1 }], slots: { 'dig-tunnels': [0] } });
    const dig = (name: string) => {
      const cell = Number(name[1]) + 5 * Number(name[3]);
      return `dig:${name} | dig-at (cell ${cell}) | cell:0:${name} | DL-DIG.5`;
    };
    expect(question(t)).toEqual([
      'ask-dig (slot 0, dug 0, most 2)',
      ...['c1r0', 'c3r0', 'c1r1', 'c3r1', 'c1r2', 'c3r2', 'c2r3'].map(dig),
      'done | decline-slot (order dig-tunnels) | - | -',
      ...['c0r0', 'c4r0', 'c0r1', 'c4r1', 'c0r2', 'c4r2', 'c0r3', 'c1r3', 'c3r3', 'c4r3'].map(
        (name) => `no ${dig(name)} | not-beside`,
      ),
    ]);
    t.play('dig:c1r0');
    expect(question(t)[0]).toBe('ask-dig (slot 0, dug 1, most 2)');
    expect(question(t)).toContain('done | dug-enough (dug 1) | - | -');
    expect(question(t)).toContain('no dig:c1r1 | dig-at (cell 6) | cell:0:c1r1 | DL-DIG.7 | closes-block');
  });

  it('DL-PROD.2, DL-PROD.8 which rooms work', () => {
    const t = atProduction({
      lords: [
        {
          imps: 6,
          lair: ['troll'],
          dungeon: { ...SHAFT, c1r1: 'mint', c3r2: 'tool-shed', c2r3: 'printing-press' },
          conquered: ['c2r3'],
        },
      ],
    }).play('work:mint');
    expect(question(t)).toEqual([
      'ask-work (imps 4, trolls 0)',
      'work:tool-shed | work-room (room tool-shed) | cell:0:c3r2 | DL-PROD.2',
      'done | stop-production | - | DL-PROD.1',
      'no work:mint | work-room (room mint) | cell:0:c1r1 | DL-PROD.6 | room-idle (room mint, idle (why used, uses 1))',
      'no work:printing-press | work-room (room printing-press) | cell:0:c2r3 | DL-PROD.8 | room-idle (room printing-press, idle (why conquered))',
    ]);
  });
});
