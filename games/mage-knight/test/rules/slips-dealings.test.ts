// What is bought twice, learned unseen, commanded by a card, kept as a puppet or shielded: slips that no test noticed once.
import { describe, expect, it } from 'vitest';
import { units } from '../../data/units.ts';
import { isFacedRival } from '../../rules/duel/rivals.ts';
import type { Foe, MageKnight } from '../../state.ts';
import { type Fighter, fight, lay, reach, tweak } from '../fight.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const CITIES = { green: 'core-5', blue: 'core-6', white: 'core-7', red: 'core-8' } as const;

/** Dealing in an own city. */
const dealing = (colour: keyof typeof CITIES, more: TableSetup = {}): Game =>
  table({
    seats: 2,
    options: { scenario: 'full-conquest' },
    map: { '0,0': 'start-a', '1,0': CITIES[colour], '0,1': 'countryside-2' },
    turn: { influence: 40 },
    interaction: { modifier: 0 },
    holdings: [{ space: '1,0:C', tokens: [], shields: [0] }],
    ...more,
    players: [{ space: '1,0:C', level: 5, fame: 26, ...more.players?.[0] }],
  });

const selling = (id: string, more: TableSetup = {}): Game =>
  (Object.keys(CITIES) as (keyof typeof CITIES)[])
    .map((colour) => dealing(colour, more))
    .find((t) => t.options().includes(id)) ?? dealing('red', more);

describe('what a city sells', () => {
  it('MK-10.16 artifacts that are bought are drawn together at the end of the turn', () => {
    const t = selling('artifact').play('artifact');
    expect(t.game.turn.rewards).toEqual([{ reward: 'artifact', n: 1 }]);
    t.play('artifact');
    expect(t.game.turn.rewards).toEqual([{ reward: 'artifact', n: 2 }]);
    t.game.turn.rewards = [
      { reward: 'spell', n: 1 },
      { reward: 'artifact', n: 2 },
    ];
    t.play('artifact');
    expect(t.game.turn.rewards).toEqual([
      { reward: 'spell', n: 1 },
      { reward: 'artifact', n: 3 },
    ]);
    expect(t.game.turn.influence).toBe(40 - 3 * 12);
  });

  it('MK-10.18 an elite unit joins the offer while there is one, where elite units are played', () => {
    const t = selling('elite');
    const next = t.game.units.elite.at(-1);
    const [many, offered] = [t.game.units.elite.length, t.game.units.offer.length];
    t.play('elite');
    expect(told(t, 'elite-added')).toMatchObject([{ unit: next }]);
    expect(t.game.units.offer.at(-1)).toBe(next);
    expect([t.game.units.elite.length, t.game.units.offer.length]).toEqual([many - 1, offered + 1]);
    expect(units[next as keyof typeof units].tier).toBe('elite');
    expect(t.journal.log.at(-1)?.gain).toBeDefined();
    expect(offers(dealing('white', { options: { scenario: 'blitz-conquest' } }), 'elite')).toEqual([]);
  });

  it('MK-10.19 the top of the deck of actions may be learned unseen, also the last one', () => {
    const t = selling('learn:deck');
    const [top] = t.game.advanced.deck.splice(0, t.game.advanced.deck.length - 1) && t.game.advanced.deck;
    tweak(t, () => {});
    expect(offers(t, 'learn:deck')).toEqual(['learn:deck']);
    t.play('learn:deck');
    expect(t.game.advanced.deck).toEqual([]);
    expect(playerOf(t).deck[0] === top || playerOf(t).deck.includes(top as never)).toBe(true);
    expect(t.journal.log.at(-1)?.gain).toBeDefined();
    expect(t.game.turn.influence).toBe(40 - 6);
    expect(offers(t, 'learn:deck')).toEqual([]);
  });

  it('MK-6.17 the card that commands a unit leaves the play area and commands no other one', () => {
    const t = table({
      seats: 2,
      units: ['peasants', 'herbalists', 'foresters'],
      turn: { influence: 30 },
      interaction: { modifier: 0 },
      players: [{ space: '1,0:E', level: 1, hand: ['banner-of-command', 'march'] }],
    });
    t.play('play:banner-of-command', 'basic', 'recruit:peasants', 'command:banner-of-command');
    expect(playerOf(t).played.map(({ card }) => card)).not.toContain('banner-of-command');
    expect(playerOf(t).units).toMatchObject([{ unit: 'peasants', command: 'banner-of-command' }]);
    t.play('recruit:herbalists');
    expect(playerOf(t).units).toMatchObject([{ command: 'banner-of-command' }, { command: null }]);
  });
});

describe('puppets', () => {
  const master: Fighter = { hero: 'krang', skills: ['krang-puppet-master'], level: 3 };
  const with_ = (phase: 'attack' | 'block', ...puppets: string[]): Game => {
    const t = reach(fight(['prowlers'], { player: { ...master, hand: ['ruby-ring'] } }), phase);
    tweak(t, () => playerOf(t).puppets.push(...(puppets as never[])));
    return t.play('skill:krang-puppet-master');
  };

  it('each attack of a kept token is offered once, halved and rounded up', () => {
    expect(offers(with_('attack', 'orc-skirmishers', 'ironclads'), 'puppet:')).toEqual([
      'puppet:orc-skirmishers:melee:1:physical',
      'puppet:ironclads:melee:2:physical',
    ]);
  });

  it('of two alike one is used and the other one stays', () => {
    const t = with_('attack', 'ironclads', 'diggers', 'ironclads');
    t.play('puppet:ironclads:melee:2:physical');
    expect(playerOf(t).puppets).toEqual(['ironclads', 'diggers']);
    expect(t.game.enemies.green.discard).toEqual(['ironclads']);
    expect(t.game.combat?.points).toMatchObject([{ n: 2, element: 'physical', kind: 'melee' }]);
  });

  it('a block has half of the Armor, of the element that its resistances make it', () => {
    const t = with_('block', 'ironclads', 'ice-mages-enemy');
    expect(offers(t, 'puppet:').map((id) => id.split(':').slice(1, 3).join())).toEqual([
      'ironclads,block',
      'ice-mages-enemy,block',
    ]);
  });
});

it('a banner that keeps a wound off is face down then, its unit unhurt; refused, it is hurt as any', () => {
  const hit = (answer: 'shield' | 'no-shield') => {
    const t = fight(['prowlers'], {
      player: { units: [{ unit: 'peasants', banner: 'banner-of-fortitude' }], level: 3 },
    });
    reach(t, 'damage').play('damage:0.0', 'to:unit:0', answer);
    return playerOf(t).units[0];
  };
  expect(hit('shield')).toMatchObject({ wounds: 0, bannerDown: true, resisted: true });
  expect(hit('no-shield')).toMatchObject({ wounds: 1, bannerDown: false, resisted: false });
});

it('MK-17.26 of the other one count the hero, units that can act and those of the attack', () => {
  const { game } = table({
    seats: 2,
    players: [{}, { level: 5, units: ['peasants', { unit: 'foresters', spent: true }] }],
  });
  const faced = (unit: number | null, attack: number[] = []) =>
    isFacedRival(
      {
        ...game,
        active: 0,
        duel: { aggressor: 0, defender: 1, attacker: 0, attack: attack.map((each) => ({ unit: each })) },
      } as unknown as MageKnight,
      { rival: { unit } } as Foe,
    );
  expect([faced(null), faced(0), faced(1), faced(7)]).toEqual([true, true, false, false]);
  expect([faced(1, [1]), faced(1, [0])]).toEqual([true, false]);
});

it('MK-12.15 a block that falls short by one is none, one that is just enough is one', () => {
  const t = reach(fight(['prowlers']), 'block');
  lay(t, 3);
  expect(refuses(t, 'parry').reason).toMatchObject({ key: 'falls-short', need: 4 });
  lay(t, 1);
  expect(offers(t, 'parry')).toEqual(['parry']);
});
