import { describe, expect, it } from 'vitest';
import { citizenOf, citizens } from '../../data/citizens.ts';
import { domainOf, domains } from '../../data/domains.ts';
import { each } from '../../data/effect.ts';
import { eventOf, events } from '../../data/events.ts';
import { monsterOf, monsters } from '../../data/monsters.ts';
import { countOf, type Holdings } from '../../rules/count.ts';
import { modified } from '../../rules/domains-in-play.ts';
import { bagOf } from '../../rules/gain.ts';
import {
  type Game,
  gold,
  held,
  magic,
  playerOf,
  refuses,
  strength,
  type TableSetup,
  table,
  told,
  vp,
} from '../table.ts';

const idsOf = <K extends string>(of: Record<K, unknown>): K[] => Object.keys(of) as K[];

const actions = (setup: TableSetup): Game => table({ ...setup, phase: 'actions' });

describe('effects with parts', () => {
  it('VAL-DATA.3 gain books its bag; all carries out every part, in order', () => {
    const spider = actions({ players: [{ strength: 10, magic: 3 }], monsters: [['spider-queen']] });
    spider.play('slay:spider-queen', 'reward:citizen');
    // First the citizen, then the point.
    expect(spider.asked().prompt).toEqual({ key: 'ask-citizen', card: 'spider-queen' });
    expect(vp(spider, 0)).toBe(0);
    spider.play('take:archer');
    expect([vp(spider, 0), playerOf(spider, 0).citizens]).toEqual([1, ['archer']]);
    const camp = actions({
      players: [{ gold: 8, citizens: ['archer', 'cleric'] }],
      domains: [['cloudriders-camp']],
    });
    camp.play('build:cloudriders-camp');
    expect(strength(camp, 0)).toBe(3);
    expect(camp.asked().prompt).toEqual({ key: 'ask-citizen', card: 'cloudriders-camp' });
  });

  it('VAL-DATA.3 oneOf gives exactly one part, chosen by the owner among the possible ones', () => {
    const setup: TableSetup = { players: [{ strength: 6 }], monsters: [['bane-spider']] };
    const both = actions(setup).play('slay:bane-spider');
    expect(both.options()).toEqual(['reward:gold', 'reward:citizen']);
    both.play('reward:gold');
    expect([gold(both, 0), playerOf(both, 0).citizens]).toEqual([3, []]);
    const one = actions({ ...setup, citizens: { knight: 0 } }).play('slay:bane-spider');
    expect(gold(one, 0)).toBe(3);
    expect(one.asked().prompt).toMatchObject({ key: 'ask-action' });
  });

  it('VAL-DATA.3 pay is optional, takes the full cost, and only once', () => {
    const obelisk = (amount: number) =>
      actions({
        players: [{ gold: 6, magic: amount, citizens: ['merchant', 'cleric'] }],
        domains: [['golden-obelisk-of-nae']],
      }).play('build:golden-obelisk-of-nae', ...(amount > 0 ? ['pay:6g0m'] : []));
    const rich = obelisk(9);
    expect(rich.options()).toEqual(['accept', 'decline']);
    rich.play('accept');
    expect(held(rich, 0)).toEqual({ magic: 6, vp: 3 });
    expect(rich.asked().prompt).toMatchObject({ key: 'ask-action' });
    const declined = obelisk(9).play('decline');
    expect(held(declined, 0)).toEqual({ magic: 9 });
    const poor = obelisk(2);
    expect(poor.asked().prompt).toMatchObject({ key: 'ask-action' });
    expect(held(poor, 0)).toEqual({ magic: 2 });
  });
});

describe('effects that count', () => {
  const holdings: Holdings = {
    citizens: ['knight', 'archer', 'cleric', 'peasant'],
    domains: ['halfpenny-hill', 'orb-of-urdr'],
    slain: ['goblin', 'goblin-mage', 'giant', 'giant-leech'],
  };
  const none: Holdings = { citizens: [], domains: [], slain: [] };

  it('VAL-DATA.4 what each count counts', () => {
    expect(countOf(holdings, each.citizen())).toBe(4);
    expect(countOf(holdings, each.citizen('soldier'))).toBe(2);
    expect(countOf(holdings, each.domain())).toBe(2);
    expect(countOf(holdings, each.monster())).toBe(4);
    expect(countOf(holdings, each.monster({ area: 'hills' }))).toBe(2);
    expect(countOf(holdings, each.monster({ type: 'titan' }))).toBe(3);
    expect(countOf(holdings, each.monster({ area: 'hills', type: 'titan' }))).toBe(1);
    // Names count the starter too; role icons those of citizens and domains.
    expect(countOf(holdings, each.named('knight'))).toBe(2);
    expect(countOf(holdings, each.roleIcon('worker'))).toBe(1 + 3);
    expect(countOf(holdings, each.roleIcon('holy'))).toBe(1 + 1);
  });

  it('VAL-DATA.4 starters are never citizens, but they carry their names', () => {
    for (const role of [undefined, 'worker', 'soldier'] as const)
      expect(countOf(none, each.citizen(role))).toBe(0);
    expect([countOf(none, each.named('knight')), countOf(none, each.named('peasant'))]).toEqual([1, 1]);
  });

  it('VAL-DATA.4 gainPer gives the bag times the count', () => {
    const t = table({ players: [{ citizens: ['butcher', 'butcher', 'peasant', 'archer'] }], dice: [5, 6] });
    // Three workers, 2 gold each, for both Butchers; both Peasants wake on the five.
    expect(gold(t, 0)).toBe(2 * 6 + 2);
    expect(
      bagOf(playerOf(t, 0), { op: 'gainPer', res: { gold: 1, magic: 2 }, per: each.citizen('worker') }),
    ).toEqual({
      gold: 3,
      magic: 6,
    });
  });

  it('VAL-DATA.4 role icons are counted in the end scoring only', () => {
    const effects = [
      ...idsOf(citizens).flatMap((id) => [citizenOf(id).active, citizenOf(id).nonActive]),
      ...idsOf(monsters).map((id) => monsterOf(id).reward),
      ...idsOf(events).map((id) => eventOf(id).reward),
      ...idsOf(domains).map((id) => domainOf(id).effect),
    ];
    expect(JSON.stringify(effects)).toContain('"count":"citizen"');
    expect(JSON.stringify(effects)).not.toContain('roleIcon');
  });
});

describe('effects that take', () => {
  const thieves = { gold: 5, citizens: ['rogue' as const, 'cleric' as const] };

  it('VAL-DATA.5 takeFrom: an opponent and one bag, up to what is there, and it may be declined', () => {
    const truce = () =>
      actions({ seats: 3, players: [thieves, { gold: 2 }, { gold: 9 }], domains: [['cutthroats-truce']] });
    const t = truce().play('build:cutthroats-truce');
    expect(t.options()).toEqual(['take:gold:1', 'take:gold:2', 'decline']);
    t.play('take:gold:1');
    expect([gold(t, 0), gold(t, 1), gold(t, 2)]).toEqual([2, 0, 9]);
    const full = truce().play('build:cutthroats-truce', 'take:gold:2');
    expect([gold(full, 0), gold(full, 2)]).toEqual([3, 6]);
    const declined = truce().play('build:cutthroats-truce', 'decline');
    expect([gold(declined, 0), gold(declined, 1), gold(declined, 2)]).toEqual([0, 2, 9]);
    const thief = table({ players: [{ citizens: ['thief'] }, { gold: 9 }], dice: [3, 4] });
    expect(thief.options()).toEqual(['take:gold:1', 'take:magic:1', 'decline']);
  });

  it('VAL-DATA.6 takeCitizen: a top card of the center that meets every filter', () => {
    const camp = actions({
      players: [{ gold: 8, citizens: ['archer', 'cleric'] }],
      domains: [['cloudriders-camp']],
    });
    // Soldiers of base price 2 or less: not the Archer for 4, not the Rogue, who is no soldier.
    expect(camp.play('build:cloudriders-camp').options()).toEqual([
      'take:knight',
      'take:champion',
      'decline',
    ]);
    const wraith = actions({ players: [{ strength: 4, magic: 3 }], monsters: [['wraith']] }).play(
      'slay:wraith',
    );
    expect(
      wraith
        .options()
        .slice(0, -1)
        .every((id) => citizenOf(id.slice(5) as 'knight').cost <= 2),
    ).toBe(true);
    expect(wraith.options()).toHaveLength(7 + 1);
    const queen = actions({ players: [{ strength: 10, magic: 3 }], monsters: [['spider-queen']] });
    queen.play('slay:spider-queen', 'reward:citizen');
    expect(queen.options()).toHaveLength(10 + 1);
    queen.play('take:archer');
    expect([playerOf(queen, 0).citizens, gold(queen, 0)]).toEqual([['archer'], 0]);
  });

  it('VAL-DATA.6 it may be declined, and is impossible if no top card fits', () => {
    const keep = (center: TableSetup['citizens']) =>
      actions({
        players: [{ gold: 10, citizens: ['merchant', 'merchant', 'rogue'] }],
        domains: [['darktide-harbour'], ['grimmwater-keep']],
        citizens: center ?? {},
      }).play('build:grimmwater-keep');
    const declined = keep({}).play('decline');
    expect(playerOf(declined, 0).citizens).toHaveLength(3);
    const cheap = [
      'cleric',
      'merchant',
      'mercenary',
      'peasant',
      'knight',
      'rogue',
      'champion',
      'paladin',
      'butcher',
    ];
    const dear = keep(Object.fromEntries(cheap.map((id) => [id, 0])));
    expect(dear.asked().prompt).toMatchObject({ key: 'ask-action' });
    expect(playerOf(dear, 0).citizens).toHaveLength(3);
  });

  it('VAL-DATA.7 returnCard puts a citizen or a monster back for its gain', () => {
    const owner = { gold: 6, slain: ['goblin' as const] };
    const nest = actions({
      players: [{ ...owner, citizens: ['merchant', 'peasant'] }],
      domains: [['nest-of-the-weaver-witch']],
    }).play('build:nest-of-the-weaver-witch');
    expect(nest.options()).toEqual(['return:merchant', 'return:peasant', 'decline']);
    nest.play('return:peasant');
    expect([playerOf(nest, 0).citizens, vp(nest, 0)]).toEqual([['merchant'], 3]);
    const watcher = actions({
      players: [{ ...owner, citizens: ['archer', 'knight'] }],
      domains: [['watcher-on-the-water']],
    }).play('build:watcher-on-the-water');
    expect(watcher.options()).toEqual(['return:goblin', 'decline']);
    watcher.play('return:goblin');
    expect([playerOf(watcher, 0).slain, vp(watcher, 0)]).toEqual([[], 3]);
  });

  it('VAL-DATA.7 takeRandomMonster takes from a chosen opponent; bonusAction is one more slay', () => {
    const perch = actions({
      seats: 3,
      players: [{ gold: 10, citizens: ['rogue', 'rogue'] }, {}, { slain: ['goblin', 'giant'] }],
      domains: [['purloiners-perch']],
    }).play('build:purloiners-perch');
    expect(perch.options()).toEqual(['take:monster:2', 'decline']);
    perch.play('take:monster:2');
    expect([...playerOf(perch, 0).slain, ...playerOf(perch, 2).slain].sort()).toEqual(['giant', 'goblin']);
    const eye = actions({
      players: [{ gold: 8, citizens: ['knight', 'cleric'] }],
      domains: [['eye-of-asteraten']],
    });
    eye.play('build:eye-of-asteraten');
    expect(eye.asked().prompt).toEqual({ key: 'ask-bonus-slay', card: 'eye-of-asteraten' });
    eye.play('slay:owlbear');
    expect(eye.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });
});

describe('effects on dice, prices and cards', () => {
  it('VAL-DATA.8 setDie sets one die for its cost, or for a bag times a count', () => {
    const t = table({
      players: [
        { gold: 9, citizens: ['cleric', 'paladin'], domains: ['foxgrove-palisade', 'desert-orchid'] },
      ],
      dice: [3, 4],
    });
    t.play('change:foxgrove-palisade:1');
    expect([t.game.dice, gold(t, 0)]).toEqual([[3, 6], 7]);
    t.play('change:desert-orchid:0');
    expect(t.game.dice).toEqual([1, 6]);
    expect(told(t, 'die-changed').map(({ cost }) => cost)).toEqual([{ gold: 2 }, { gold: 2 }]);
  });

  it('VAL-DATA.8 shiftDie adds to one die, not below its least value', () => {
    const t = table({ players: [{ domains: ['palace-of-the-dawn'] }], dice: [1, 4] });
    expect(refuses(t, 'change:palace-of-the-dawn:0')).toMatchObject({
      reason: { key: 'same-die', value: 1 },
    });
    t.play('change:palace-of-the-dawn:1');
    expect(t.game.dice).toEqual([1, 3]);
  });

  it('VAL-DATA.8 modifiers set the copy surcharge, and lower the price of domains to no less than 1', () => {
    const { game } = actions({ players: [{ domains: ['emerald-stronghold', 'pratchetts-plateau'] }, {}] });
    expect([
      modified(game, 0, 'recruitCopySurcharge', 1),
      modified(game, 1, 'recruitCopySurcharge', 1),
    ]).toEqual([0, 1]);
    expect([9, 2, 1].map((price) => modified(game, 0, 'domainGoldCost', price))).toEqual([8, 1, 1]);
    expect(modified(game, 1, 'domainGoldCost', 9)).toBe(9);
  });

  it('VAL-DATA.9 placeToken: one token, by the active player, on another card that can be slain', () => {
    const t = table({
      options: { events: true },
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'bat-swarm', 6: 'sorcerer' },
      active: 1,
      dice: [3, 6],
    });
    expect(t.asked().seat).toBe(1);
    expect(t.options()).not.toContain('token:bat-swarm');
    t.play('token:sorcerer');
    expect(t.game.tokens).toEqual([{ stack: 6, height: -1, gold: 0, strength: 1, magic: 0 }]);
  });

  it('VAL-DATA.9 allLose: every player loses the bag, never below 0', () => {
    const t = table({
      options: { events: true },
      players: [{ magic: 2 }, { magic: 0 }],
      citizens: { cleric: 0 },
      spots: { 5: 'sorcerer' },
      dice: [4, 6],
    });
    expect([magic(t, 0), magic(t, 1)]).toEqual([1, 0]);
  });
});
