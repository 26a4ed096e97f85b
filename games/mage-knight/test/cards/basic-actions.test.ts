// Basic actions that give points or draw cards.
import { describe, expect, it } from 'vitest';
import { fightingWith as fighting, holding, points } from '../holding.ts';
import { playerOf, refuses, told } from '../table.ts';

describe('movement', () => {
  it.each([
    ['march', 'tovak'],
    ['stamina', 'tovak'],
  ] as const)('%s: Move 2 or Move 4', (card, hero) => {
    expect(
      holding(hero, card, { player: { hand: [card] } }).play(`play:${card}`, 'basic').game.turn.move,
    ).toBe(2);
    expect(
      holding(hero, card, { player: { hand: [card] } }).play(`play:${card}`, 'powered').game.turn.move,
    ).toBe(4);
  });

  it('swiftness: Move 2, or Ranged Attack 3', () => {
    expect(holding('tovak', 'swiftness').play('play:swiftness', 'basic').game.turn.move).toBe(2);
    expect(points(fighting('tovak', 'swiftness', 'ranged').play('play:swiftness', 'powered'))).toEqual([
      [3, 'physical', 'ranged'],
    ]);
  });

  it('swiftness is not powered where there is nobody to shoot at', () => {
    const t = holding('tovak', 'swiftness').play('play:swiftness');
    expect(refuses(t, 'powered').reason).toEqual({
      key: 'side-does-nothing',
      card: 'swiftness',
      side: 'powered',
    });
  });
});

describe('influence', () => {
  it('promise: Influence 2 or 4', () => {
    expect(holding('tovak', 'promise').play('play:promise', 'basic').game.turn.influence).toBe(2);
    expect(holding('tovak', 'promise').play('play:promise', 'powered').game.turn.influence).toBe(4);
  });

  it('threaten: Influence 2, or Influence 5 and Reputation -1', () => {
    const basic = holding('tovak', 'threaten').play('play:threaten', 'basic');
    expect(basic.game.turn.influence).toBe(2);
    expect(playerOf(basic).reputation).toBe(0);
    const powered = holding('tovak', 'threaten').play('play:threaten', 'powered');
    expect(powered.game.turn.influence).toBe(5);
    expect(playerOf(powered).reputation).toBe(-1);
  });

  it('noble-manners: Influence 2 or 4; fame and reputation only from an interaction, at the end of the turn', () => {
    const t = holding('norowas', 'noble-manners').play('play:noble-manners', 'powered');
    expect(t.game.turn.influence).toBe(4);
    t.play('end', 'done');
    expect(playerOf(t)).toMatchObject({ fame: 0, reputation: 0 });
    const used = holding('norowas', 'noble-manners');
    used.game.turn.interaction = { space: '0,0:C', modifier: 0, counted: null };
    used.game.turn.interacted = true;
    used.play('play:noble-manners', 'powered');
    expect(playerOf(used)).toMatchObject({ fame: 0, reputation: 0 });
    used.game.turn.interaction = null;
    used.play('end', 'done');
    expect(playerOf(used)).toMatchObject({ fame: 1, reputation: 1 });
  });

  it('noble-manners basic gives no reputation', () => {
    const used = holding('norowas', 'noble-manners');
    used.game.turn.interaction = { space: '0,0:C', modifier: 0, counted: null };
    used.game.turn.interacted = true;
    used.play('play:noble-manners', 'basic');
    expect(used.game.turn.influence).toBe(2);
    used.game.turn.interaction = null;
    used.play('end', 'done');
    expect(playerOf(used)).toMatchObject({ fame: 1, reputation: 0 });
  });
});

describe('healing and drawing', () => {
  it('tranquility: Heal 1 or draw a card', () => {
    const heal = holding('tovak', 'tranquility').play('play:tranquility', 'basic', 'way:0');
    expect(told(heal, 'points')).toMatchObject([{ kind: 'heal', n: 1 }]);
    const draw = holding('tovak', 'tranquility').play('play:tranquility', 'basic', 'way:1');
    expect(playerOf(draw).hand).toEqual(['march', 'rage', 'stamina']);
  });

  it('tranquility powered: Heal 2 or draw two', () => {
    const heal = holding('tovak', 'tranquility').play('play:tranquility', 'powered', 'way:0');
    expect(told(heal, 'points')).toMatchObject([{ kind: 'heal', n: 2 }]);
    const draw = holding('tovak', 'tranquility').play('play:tranquility', 'powered', 'way:1');
    expect(playerOf(draw).hand).toEqual(['march', 'rage', 'stamina', 'swiftness']);
  });

  it('MK-11.17, MK-22.13 tranquility is of no use in a combat, even to draw', () => {
    const t = fighting('tovak', 'tranquility', 'block').play('play:tranquility');
    expect(refuses(t, 'basic')).toEqual({
      reason: { key: 'healing-not-in-combat', card: 'tranquility' },
      rule: 'MK-11.17',
    });
    expect(refuses(t, 'powered').rule).toBe('MK-11.17');
  });

  it('MK-1.16 with an empty deck only healing is left', () => {
    const t = holding('tovak', 'tranquility', { player: { hand: ['tranquility', 'wound'], deck: [] } });
    t.play('play:tranquility', 'powered');
    expect(told(t, 'points')).toMatchObject([{ kind: 'heal', n: 2 }]);
  });

  it.each([
    ['basic', 0, [{ kind: 'heal', n: 1 }]],
    ['powered', 0, [{ kind: 'heal', n: 2 }]],
  ] as const)('rejuvenate %s heals', (side, way, told2) => {
    const t = holding('norowas', 'rejuvenate').play('play:rejuvenate', side, `way:${way}`);
    expect(told(t, 'points')).toMatchObject(told2);
  });

  it('rejuvenate: or draws one or two, or a green token or crystal', () => {
    const drawn = (side: string) => holding('norowas', 'rejuvenate').play('play:rejuvenate', side, 'way:1');
    expect(told(drawn('basic'), 'cards-drawn')).toMatchObject([{ n: 1 }]);
    expect(told(drawn('powered'), 'cards-drawn')).toMatchObject([{ n: 2 }]);
    const token = holding('norowas', 'rejuvenate').play('play:rejuvenate', 'basic', 'way:2');
    expect(playerOf(token).tokens.green).toBe(1);
    const crystal = holding('norowas', 'rejuvenate').play('play:rejuvenate', 'powered', 'way:2');
    expect(playerOf(crystal).crystals.green).toBe(1);
  });
});

describe('several kinds', () => {
  it.each([
    ['basic', 3],
    ['powered', 5],
  ] as const)('improvisation %s: %i of any kind for a card', (side, n) => {
    const move = holding('arythea', 'improvisation').play(
      'play:improvisation',
      side,
      'discard:rage',
      'way:0',
    );
    expect(move.game.turn.move).toBe(n);
    expect(playerOf(move).discard).toContain('rage');
    const talk = holding('arythea', 'improvisation').play(
      'play:improvisation',
      side,
      'discard:rage',
      'way:1',
    );
    expect(talk.game.turn.influence).toBe(n);
    const attack = fighting('arythea', 'improvisation').play(
      'play:improvisation',
      side,
      'discard:march',
      'way:2',
    );
    expect(points(attack)).toEqual([[n, 'physical', 'melee']]);
    const block = fighting('arythea', 'improvisation', 'block');
    block.play('play:improvisation', side, 'discard:march', 'way:3');
    expect(points(block)).toEqual([[n, 'physical', 'block']]);
  });

  it('improvisation: ways of a combat are refused without one', () => {
    const t = holding('arythea', 'improvisation').play('play:improvisation', 'basic', 'discard:rage');
    expect(t.options()).toEqual(['way:0', 'way:1']);
    expect(refuses(t, 'way:2')).toEqual({ reason: { key: 'way-does-nothing' }, rule: 'MK-1.16' });
  });

  it.each([
    ['basic', 2],
    ['powered', 4],
  ] as const)('instinct %s: %i of any kind', (side, n) => {
    const t = (way: number) => holding('tovak', 'instinct').play('play:instinct', side, `way:${way}`);
    expect(t(0).game.turn.move).toBe(n);
    expect(t(1).game.turn.influence).toBe(n);
    expect(points(fighting('tovak', 'instinct').play('play:instinct', side, 'way:2'))).toEqual([
      [n, 'physical', 'melee'],
    ]);
    expect(points(fighting('tovak', 'instinct', 'block').play('play:instinct', side, 'way:3'))).toEqual([
      [n, 'physical', 'block'],
    ]);
  });

  it('rage: Attack or Block 2, or Attack 4', () => {
    expect(points(fighting('tovak', 'rage').play('play:rage', 'basic'))).toEqual([[2, 'physical', 'melee']]);
    expect(points(fighting('tovak', 'rage', 'block').play('play:rage', 'basic'))).toEqual([
      [2, 'physical', 'block'],
    ]);
    expect(points(fighting('tovak', 'rage').play('play:rage', 'powered'))).toEqual([
      [4, 'physical', 'melee'],
    ]);
  });

  it('determination: Attack or Block 2, or Block 5', () => {
    expect(points(fighting('goldyx', 'determination').play('play:determination', 'basic'))).toEqual([
      [2, 'physical', 'melee'],
    ]);
    expect(
      points(fighting('goldyx', 'determination', 'block').play('play:determination', 'powered')),
    ).toEqual([[5, 'physical', 'block']]);
  });

  it('cold-toughness: Ice Attack 2 or Ice Block 3; powered Ice Block 5 and one for each icon', () => {
    expect(points(fighting('tovak', 'cold-toughness').play('play:cold-toughness', 'basic'))).toEqual([
      [2, 'ice', 'melee'],
    ]);
    expect(points(fighting('tovak', 'cold-toughness', 'block').play('play:cold-toughness', 'basic'))).toEqual(
      [[3, 'ice', 'block']],
    );
    expect(
      points(fighting('tovak', 'cold-toughness', 'block').play('play:cold-toughness', 'powered')),
    ).toEqual([[5, 'ice', 'block']]);
  });

  it.each([
    [0, 'attack', [4, 'physical', 'melee']],
    [1, 'block', [4, 'physical', 'block']],
    [2, 'attack', [3, 'fire', 'melee']],
    [3, 'block', [3, 'fire', 'block']],
    [4, 'ranged', [3, 'physical', 'ranged']],
    [5, 'ranged', [2, 'physical', 'siege']],
  ] as const)('battle-versatility powered, way %i', (way, phase, point) => {
    const t = fighting('arythea', 'battle-versatility', phase).play(
      'play:battle-versatility',
      'powered',
      `way:${way}`,
    );
    expect(points(t)).toEqual([point]);
  });

  it('battle-versatility: Attack 2, Block 2 or Ranged Attack 1', () => {
    const at = (phase: 'ranged' | 'block' | 'attack', ...choices: string[]) =>
      points(
        fighting('arythea', 'battle-versatility', phase).play('play:battle-versatility', 'basic', ...choices),
      );
    expect(at('attack', 'way:0')).toEqual([[2, 'physical', 'melee']]);
    expect(at('block')).toEqual([[2, 'physical', 'block']]);
    expect(at('ranged')).toEqual([[1, 'physical', 'ranged']]);
  });

  it('one-with-the-land: Move 2, Heal 1 or Block 2; powered Move 4 or Heal 2', () => {
    const t = (side: string, way: number) =>
      holding('braevalar', 'one-with-the-land').play('play:one-with-the-land', side, `way:${way}`);
    expect(t('basic', 0).game.turn.move).toBe(2);
    expect(told(t('basic', 1), 'points')).toMatchObject([{ kind: 'heal', n: 1 }]);
    expect(t('powered', 0).game.turn.move).toBe(4);
    expect(told(t('powered', 1), 'points')).toMatchObject([{ kind: 'heal', n: 2 }]);
    const block = fighting('braevalar', 'one-with-the-land', 'block');
    block.play('play:one-with-the-land', 'basic');
    expect(refuses(block, 'way:1').rule).toBe('MK-1.16');
    expect(points(block.play('way:2'))).toEqual([[2, 'physical', 'block']]);
  });
});
