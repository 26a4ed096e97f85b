// MK-24.1 to .3: tokens of the factions.
import { describe, expect, it } from 'vitest';
import { ENEMIES, enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { FACTION_TOKENS, factionTokens } from '../../data/faction-tokens.ts';
import { fight, PASTIME, reach, strikeWith } from '../fight.ts';
import { freshTable, offers, playerOf, refuses, table, told } from '../table.ts';

it('MK-24.1 enemies of factions are mixed into the piles of their backs', () => {
  const { game } = freshTable(2);
  const factions = ENEMIES.filter((id) => (enemies[id] as Enemy).faction !== undefined);
  expect(factions.length).toBeGreaterThan(0);
  for (const id of factions) {
    const { deck } = game.enemies[enemies[id].colour];
    const lying = Object.values(game.holdings).flatMap(({ tokens }) => tokens.map(({ enemy }) => enemy));
    expect([...deck, ...lying]).toContain(id);
  }
});

it('MK-24.3 each faction has 12 tokens, 6 kinds twice', () => {
  const { game } = freshTable(2);
  for (const faction of ['elementalist', 'darkCrusader'] as const) {
    const { deck } = game.factionTokens[faction];
    expect(deck).toHaveLength(12);
    expect(new Set(deck).size).toBe(6);
    for (const token of deck) expect(factionTokens[token].faction).toBe(faction);
  }
  expect(FACTION_TOKENS).toHaveLength(12);
});

describe('MK-24.2 a token for each enemy of a faction', () => {
  it('is drawn at the end of the turn', () => {
    const t = fight(['zombie-horde'], { player: { hand: [PASTIME, 'march'], level: 9 } });
    strikeWith(reach(t, 'attack'), 40);
    expect(playerOf(t).factionTokens).toEqual([]);
    const top = t.game.factionTokens.darkCrusader.deck.at(-1);
    t.play('end', 'keep-wounds');
    expect(playerOf(t).factionTokens).toEqual([top]);
    expect(told(t, 'faction-token-gained')).toMatchObject([{ token: top }]);
  });

  it('MK-24.3 an empty pile gives nothing', () => {
    const t = fight(['zombie-horde'], { player: { hand: [PASTIME, 'march'], level: 9 } });
    t.game.factionTokens.darkCrusader.deck = [];
    t.journal.table = { ...t.game };
    strikeWith(reach(t, 'attack'), 40).play('end', 'keep-wounds');
    expect(playerOf(t).factionTokens).toEqual([]);
  });

  it('other enemies give none', () => {
    const t = fight(['prowlers'], { player: { hand: [PASTIME, 'march'], level: 9 } });
    strikeWith(reach(t, 'attack'), 40).play('end', 'keep-wounds');
    expect(told(t, 'faction-token-gained')).toEqual([]);
  });
});

describe('MK-24.2 a token is used once', () => {
  it('healing herbs heal, or take a wound out of the discard pile', () => {
    const t = table({ players: [{ hand: ['wound'], factionTokens: ['healing-herbs', 'healing-herbs'] }] });
    expect(offers(t, 'token:')).toEqual(['token:healing-herbs']);
    t.play('token:healing-herbs');
    expect(t.game.turn.heal).toBe(1);
    expect(playerOf(t).factionTokens).toEqual(['healing-herbs']);
    expect(t.game.factionTokens.elementalist.discard).toEqual(['healing-herbs']);
  });

  it('the orb turns a die, the staff gives Move 2, the amulet a card and a larger hand', () => {
    const orb = table({ source: ['gold', 'red'], players: [{ factionTokens: ['orb-of-twilight'] }] });
    orb.play('token:orb-of-twilight');
    expect(orb.game.source[0]?.colour).toBe('black');
    const staff = table({ players: [{ factionTokens: ['staff-of-concealment'] }] }).play(
      'token:staff-of-concealment',
    );
    expect(staff.game.turn.move).toBe(2);
    const amulet = table({
      players: [
        { hand: ['stamina'], deck: ['march'], discard: ['rage'], factionTokens: ['amulet-of-reawakening'] },
      ],
    }).play('token:amulet-of-reawakening');
    expect(playerOf(amulet)).toMatchObject({ deck: ['rage', 'march'], discard: [], moreCards: 1 });
  });

  it('the map reveals a tile up to 3 spaces away', () => {
    const t = table({ players: [{ space: '1,0:NE', factionTokens: ['mystical-map'] }] }).play(
      'token:mystical-map',
    );
    const slots = offers(t, 'explore:');
    if (slots[0] !== undefined) t.play(slots[0]);
    expect(t.game.turn).toMatchObject({ move: 0, stage: 'moving' });
    expect(Object.keys(t.game.map)).toHaveLength(4);
  });

  it('one that would do nothing is refused', () => {
    const t = table({
      source: ['red'],
      players: [{ factionTokens: ['orb-of-twilight', 'tome-of-relearning'] }],
    });
    expect(refuses(t, 'token:orb-of-twilight').reason.key).toBe('faction-token-does-nothing');
    const fought = fight(['prowlers'], { player: { factionTokens: ['tome-of-relearning'] } });
    expect(refuses(fought, 'token:tome-of-relearning').reason.key).toBe('skill-not-now');
  });

  it('in an interaction it may be given up for Fame 1 or Influence 3', () => {
    const dealing = () =>
      table({
        map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' },
        players: [{ space: '1,0:E', factionTokens: ['fire-gem'] }],
        interaction: {},
      });
    const t = dealing();
    expect(offers(t, 'give:')).toEqual(['give:fire-gem:fame', 'give:fire-gem:influence']);
    t.play('give:fire-gem:influence');
    expect(t.game.turn.influence).toBe(3);
    expect(playerOf(t).factionTokens).toEqual([]);
    const other = dealing().play('give:fire-gem:fame');
    expect(told(other, 'fame')).toMatchObject([{ n: 1 }]);
    expect(offers(table({ players: [{ factionTokens: ['fire-gem'] }] }), 'give:')).toEqual([]);
  });
});
