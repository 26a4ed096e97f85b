import { describe, expect, it } from 'vitest';
import { type CitizenId, citizenOf } from '../../data/citizens.ts';
import type { DomainId } from '../../data/domains.ts';
import { type Game, held, playerOf, type TableSetup, table, told } from '../table.ts';

/** Every role is there; a second card below keeps the domain stack alive. */
const EVERYONE: CitizenId[] = ['peasant', 'peasant', 'archer', 'archer', 'rogue', 'rogue', 'cleric'];

function built(id: DomainId, { players = [], ...rest }: TableSetup = {}): Game {
  const below: DomainId = id === 'orb-of-urdr' ? 'desert-orchid' : 'orb-of-urdr';
  const [builder = {}, ...others] = players;
  return table({
    phase: 'actions',
    dice: [5, 2, 5, 2],
    domains: [[id, below]],
    ...rest,
    players: [{ gold: 10, citizens: EVERYONE, ...builder }, ...others],
  }).play(`build:${id}`);
}

const taken = (t: Game) => t.options().filter((id) => id.startsWith('take:'));

describe('domains that give a citizen', () => {
  it.each([
    ['darktide-harbour', 'take:mercenary take:rogue'],
    ['rogues-landing', 'take:merchant take:peasant take:butcher'],
    ['shattered-hand', 'take:cleric take:paladin'],
  ] as const)('VAL-CARD.29 %s offers every center top of its role, whatever the price', (id, offered) => {
    const t = built(id);
    expect(t.asked().prompt).toEqual({ key: 'ask-citizen', card: id });
    expect(taken(t).join(' ')).toBe(offered);
    const before = held(t, 0);
    const [choice = ''] = taken(t);
    t.play(choice);
    expect(playerOf(t, 0).citizens).toEqual([...EVERYONE, choice.slice('take:'.length)]);
    expect(held(t, 0)).toEqual(before);
  });

  it('VAL-CARD.29 the free citizen may be declined', () => {
    expect(playerOf(built('shattered-hand').play('decline'), 0).citizens).toEqual(EVERYONE);
  });

  it("VAL-CARD.30 Cloudrider's Camp gives 3 strength and a free soldier of base price 2 or less", () => {
    const t = built('cloudriders-camp');
    // The Archer is a soldier too, but costs 4.
    expect(taken(t)).toEqual(['take:knight', 'take:champion']);
    t.play('take:champion');
    expect(held(t, 0)).toEqual({ gold: 2, strength: 3 });
    expect(playerOf(t, 0).citizens.at(-1)).toBe('champion');
  });

  it('VAL-CARD.30 Grimmwater Keep gives a free citizen of base price 3 or less', () => {
    const t = built('grimmwater-keep');
    const offered = taken(t).map((id) => id.slice('take:'.length) as CitizenId);
    expect(offered).toHaveLength(9);
    expect(offered).not.toContain('archer');
    for (const id of offered) expect(citizenOf(id).cost).toBeLessThanOrEqual(3);
    t.play('take:mercenary');
    expect(playerOf(t, 0).citizens.at(-1)).toBe('mercenary');
    expect(held(t, 0)).toEqual({});
  });
});

describe('domains that put a card back', () => {
  it('VAL-CARD.17 the Nest puts a citizen back on its stack for 3 points, or not', () => {
    const t = built('nest-of-the-weaver-witch');
    expect(t.options()).toEqual([
      'return:peasant',
      'return:archer',
      'return:rogue',
      'return:cleric',
      'decline',
    ]);
    const clerics = t.game.center[5]?.cards.length ?? 0;
    t.play('return:cleric');
    expect(playerOf(t, 0)).toMatchObject({ vp: 3, citizens: EVERYONE.slice(0, -1) });
    expect(t.game.center[5]?.cards).toHaveLength(clerics + 1);
    const kept = built('nest-of-the-weaver-witch').play('decline');
    expect(playerOf(kept, 0)).toMatchObject({ vp: 0, citizens: EVERYONE });
  });

  it('VAL-CARD.18 starters cannot be returned', () => {
    const t = built('nest-of-the-weaver-witch', { players: [{ citizens: ['merchant', 'merchant'] }] });
    expect(t.options()).toEqual(['return:merchant', 'decline']);
  });

  it('VAL-CARD.19 on an exhausted spot the exhausted card goes to the bottom of its deck first', () => {
    const t = built('nest-of-the-weaver-witch', {
      options: { events: true },
      citizens: { archer: 0 },
      deck: ['mimic', 'sorcerer'],
    });
    expect(t.game.center[8]).toMatchObject({ cards: [], spot: 'exhausted' });
    t.play('return:archer');
    expect(t.game.center[8]).toEqual({ cards: ['archer'], down: 0 });
    expect(t.game.deck).toEqual(['exhausted', 'sorcerer', 'mimic']);
  });

  it('VAL-CARD.19 an event on the spot goes to the top of the deck', () => {
    const t = built('nest-of-the-weaver-witch', {
      options: { events: true },
      citizens: { archer: 0 },
      spots: { 8: 'bat-swarm' },
      deck: ['mimic', 'exhausted'],
    });
    t.play('return:archer');
    expect(t.game.center[8]).toEqual({ cards: ['archer'], down: 0 });
    expect(t.game.deck).toEqual(['exhausted', 'mimic', 'bat-swarm']);
  });

  it('VAL-CARD.20 the returned citizen can be recruited or gained again', () => {
    const position: TableSetup = { players: [{ gold: 12, citizens: ['peasant', 'peasant', 'archer'] }] };
    const recruited = built('nest-of-the-weaver-witch', { ...position, citizens: { archer: 0 } });
    recruited.play('return:archer');
    expect(recruited.options()).toContain('recruit:archer');
    recruited.play('recruit:archer');
    expect(playerOf(recruited, 0).citizens).toEqual(['peasant', 'peasant', 'archer']);
    const gained = built('nest-of-the-weaver-witch', {
      players: [{ citizens: ['peasant', 'peasant', 'knight'], strength: 6 }],
      citizens: { knight: 0 },
      monsters: [null, null, ['bane-spider', 'spider-queen']],
    });
    gained.play('return:knight', 'slay:bane-spider', 'reward:citizen', 'take:knight');
    expect(playerOf(gained, 0).citizens).toEqual(['peasant', 'peasant', 'knight']);
  });

  it('VAL-CARD.21 VAL-CARD.22 the Watcher puts a slain monster back on top of its area stack for 3 points', () => {
    const t = built('watcher-on-the-water', { players: [{ slain: ['goblin', 'goblin', 'skeleton'] }] });
    expect(t.options()).toEqual(['return:goblin', 'return:skeleton', 'decline']);
    t.play('return:skeleton');
    expect(playerOf(t, 0)).toMatchObject({ vp: 3, slain: ['goblin', 'goblin'] });
    expect(t.game.center[1]?.cards.at(-1)).toBe('skeleton');
    expect(told(t, 'returned')).toEqual([
      { key: 'returned', player: 0, card: 'skeleton', stack: 1, bag: { vp: 3 } },
    ]);
  });

  it('VAL-CARD.22 it lies on top of the stronger cards that are left', () => {
    const t = built('watcher-on-the-water', {
      players: [{ slain: ['goblin'] }],
      monsters: [['goblin-mage', 'goblin-king']],
    });
    t.play('return:goblin');
    expect(t.game.center[0]?.cards).toEqual(['goblin-king', 'goblin-mage', 'goblin']);
  });

  it('VAL-CARD.23 slain events and monsters of an area not in the center cannot be returned', () => {
    const t = built('watcher-on-the-water', { players: [{ slain: ['mimic', 'kobolds', 'treant'] }] });
    expect(t.options()).toEqual(['return:treant', 'decline']);
    const none = built('watcher-on-the-water', { players: [{ slain: ['mimic', 'kobolds'] }] });
    expect(none.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it('VAL-CARD.24 nothing is undone by returning a card: the reward of the slain monster stays', () => {
    const t = table({
      phase: 'actions',
      dice: [1, 2],
      players: [{ gold: 6, strength: 4, citizens: ['archer', 'archer'] }],
      domains: [['watcher-on-the-water', 'orb-of-urdr']],
    });
    t.play('slay:owlbear', 'build:watcher-on-the-water', 'pay:6g0m', 'return:owlbear');
    expect(held(t, 0)).toEqual({ magic: 2, vp: 3 });
    expect(playerOf(t, 0).slain).toEqual([]);
  });

  it('VAL-CARD.24 nothing is undone by returning a card: a domain built with its icon stays', () => {
    const t = built('nest-of-the-weaver-witch', {
      players: [{ citizens: ['peasant', 'peasant', 'cleric'], domains: ['pratchetts-plateau'] }],
    });
    t.play('return:cleric');
    expect(playerOf(t, 0).domains).toEqual(['pratchetts-plateau', 'nest-of-the-weaver-witch']);
  });
});

describe('domains that act on others', () => {
  it("VAL-CARD.25 Purloiner's Perch takes a random slain monster of a chosen opponent, without its reward", () => {
    const t = built('purloiners-perch', {
      seats: 4,
      players: [{}, { slain: ['owlbear', 'owlbear'] }, {}, { slain: ['goblin'] }],
    });
    expect(t.options()).toEqual(['take:monster:1', 'take:monster:3', 'decline']);
    t.play('take:monster:1');
    expect([playerOf(t, 0).slain, playerOf(t, 1).slain]).toEqual([['owlbear'], ['owlbear']]);
    expect(held(t, 0)).toEqual({});
    expect(told(t, 'slew')).toEqual([]);
    expect(told(t, 'took-monster')).toEqual([{ key: 'took-monster', player: 0, from: 1, card: 'owlbear' }]);
  });

  it('VAL-CARD.25 it is not slain: the Violet Thorn gives nothing for it', () => {
    const t = built('purloiners-perch', { players: [{ domains: ['violet-thorn'] }, { slain: ['owlbear'] }] });
    t.play('take:monster:1');
    expect(held(t, 0)).toEqual({});
    expect(playerOf(t, 0).slain).toEqual(['owlbear']);
  });

  it('VAL-CARD.25 chance picks the card, events included', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => `perch ${seed}`);
    const picks = seeds.map((seed) => {
      const t = built('purloiners-perch', { seed, players: [{}, { slain: ['goblin', 'mimic', 'troll'] }] });
      t.play('take:monster:1');
      expect(playerOf(t, 1).slain).toHaveLength(2);
      return playerOf(t, 0).slain[0];
    });
    expect([...new Set(picks)].sort()).toEqual(['goblin', 'mimic', 'troll']);
  });

  it('VAL-CARD.25 it may be declined, and if nobody has a monster nothing happens', () => {
    const declined = built('purloiners-perch', { players: [{}, { slain: ['goblin'] }] }).play('decline');
    expect(playerOf(declined, 1).slain).toEqual(['goblin']);
    const nobody = built('purloiners-perch', { players: [{ slain: ['goblin'] }, {}] });
    expect(nobody.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it('VAL-CARD.26 the Eye of Asteraten gives 5 strength, then an optional slay at full cost', () => {
    const t = built('eye-of-asteraten', { players: [{ strength: 0 }] });
    expect(held(t, 0)).toEqual({ gold: 2, strength: 5 });
    expect(t.options().join(' ')).toBe(
      'slay:goblin slay:skeleton slay:treant slay:owlbear slay:dire-bear decline',
    );
    t.play('slay:dire-bear');
    expect(t.asked().prompt).toEqual({ key: 'ask-reward', card: 'dire-bear' });
    t.play('reward:magic');
    expect(held(t, 0)).toEqual({ gold: 2, magic: 2 });
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    const declined = built('eye-of-asteraten').play('decline');
    expect(playerOf(declined, 0)).toMatchObject({ strength: 5, slain: [] });
  });

  it("VAL-CARD.27 Cutthroat's Truce takes 3 gold from one opponent, or all that player has", () => {
    const seats: TableSetup = { seats: 3, players: [{ gold: 5 }, { gold: 7 }, { gold: 2 }] };
    const rich = built('cutthroats-truce', seats).play('take:gold:1');
    expect([0, 1, 2].map((seat) => playerOf(rich, seat).gold)).toEqual([3, 4, 2]);
    const poor = built('cutthroats-truce', seats).play('take:gold:2');
    expect([0, 1, 2].map((seat) => playerOf(poor, seat).gold)).toEqual([2, 7, 0]);
  });

  it('VAL-CARD.28 the Golden Obelisk: 3 magic may be paid for 3 points, once, on building', () => {
    const position: TableSetup = { players: [{ gold: 6, magic: 9 }] };
    const t = built('golden-obelisk-of-nae', position).play('pay:6g0m');
    expect(t.asked()).toMatchObject({
      kind: 'yesNo',
      prompt: { key: 'ask-trade', cost: { magic: 3 }, gain: { vp: 3 } },
    });
    t.play('accept');
    expect(held(t, 0)).toEqual({ magic: 6, vp: 3 });
    const card = 'golden-obelisk-of-nae';
    expect(told(t, 'traded')).toEqual([
      { key: 'traded', player: 0, card, cost: { magic: 3 }, bag: { vp: 3 } },
    ]);
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    const declined = built('golden-obelisk-of-nae', position).play('pay:6g0m', 'decline');
    expect(held(declined, 0)).toEqual({ magic: 9 });
    expect(told(declined, 'traded')).toEqual([]);
  });
});
