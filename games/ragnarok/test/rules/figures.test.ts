// Chapters LOR-TERM, LOR-HERO, LOR-INJ, LOR-ARMY, LOR-MOVE: what happens to heroes and armies, wherever it comes from.
import { describe, expect, it } from 'vitest';
import { bordering } from '../../rules/map.ts';
import { view } from '../../rules/view.ts';
import {
  during,
  type Game,
  offers,
  playerOf,
  refuses,
  type TableSetup,
  table,
  told,
  waiting,
} from '../table.ts';

const PAIR = { uruz: 1, othila: 1 };

/** Seat 0 lets an own monster attack its region. */
function attackBy(
  monster: string,
  region: number,
  players: NonNullable<TableSetup['players']>,
  more: TableSetup = {},
): Game {
  const [first = {}, ...others] = players;
  const t = table({
    step: 'rune',
    ...more,
    players: [{ runes: PAIR, region: 20, ...first }, ...others],
    monsters: { [monster]: { region, owner: 0 } },
  });
  return t.play('rune:activate', 'attack');
}

describe('injuries', () => {
  it('LOR-INJ.1, LOR-INJ.2, LOR-DEC.6 the owner of the hero picks a healthy attribute; its marker stays', () => {
    const t = attackBy('garm', 14, [{}, { region: 14, attributes: { might: 4 }, injured: ['authority'] }]);
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['injure:might', 'injure:wisdom']);
    expect(refuses(t, 'injure:authority')).toEqual({
      reason: { key: 'injured-already', attribute: 'authority' },
      rule: 'LOR-INJ.1',
    });
    t.play('injure:might');
    expect(playerOf(t, 1)).toMatchObject({ injured: ['authority', 'might'], attributes: { might: 4 } });
  });

  it('LOR-INJ.6, LOR-INJ.7 with all three injured it is ignored and triggers nothing', () => {
    const t = attackBy('garm', 14, [
      {},
      {},
      {},
      {
        hero: 'beowulf',
        region: 14,
        injured: ['authority', 'might', 'wisdom'],
        blessings: ['gallows-wisdom'],
      },
    ]);
    expect(told(t, 'injury-ignored')).toEqual([{ key: 'injury-ignored', player: 3 }]);
    expect(told(t, 'holding-used')).toEqual([]);
    expect(playerOf(t, 3).hand).toEqual([]);
  });

  it('Beowulf draws a card for an injury, and the Wisdom of the Hanged gains a rune', () => {
    const t = attackBy('garm', 14, [
      {},
      {},
      {},
      { hero: 'beowulf', region: 14, blessings: ['gallows-wisdom'] },
    ]);
    t.play('injure:might', 'use:hero:beowulf', 'use:blessing:gallows-wisdom', 'gain:algiz');
    expect(playerOf(t, 3).hand).toHaveLength(1);
    expect(playerOf(t, 3).runes.algiz).toBe(1);
  });

  it('LOR-HERO.9, LOR-HERO.11 a drop of Wisdom forces discards at once, face up and by choice', () => {
    const t = attackBy('garm', 14, [
      {},
      { region: 14, attributes: { wisdom: 4 }, hand: ['spear', 'spear', 'sword'], runes: { algiz: 3 } },
    ]);
    t.play('injure:wisdom');
    expect(waiting(t)).toEqual([1]);
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-cards', over: 1 });
    expect(t.options()).toEqual(['discard:spear', 'discard:sword']);
    t.play('discard:spear');
    expect(t.game.combat.discard).toEqual(['spear']);
    expect(playerOf(t, 1)).toMatchObject({ hand: ['spear', 'sword'], runes: { algiz: 2 } });
  });

  it('several heroes in the region are injured, the active player’s first (LOR-DEC.10)', () => {
    const t = attackBy('garm', 14, [{ region: 14 }, { region: 14 }, { region: 15 }]);
    expect(waiting(t)).toEqual([0]);
    t.play('injure:might');
    expect(waiting(t)).toEqual([1]);
    t.play('injure:wisdom');
    expect(t.game.players.map(({ injured }) => injured)).toEqual([['might'], ['wisdom'], [], []]);
  });
});

describe('limits', () => {
  it('LOR-HERO.6 limits hold at all times: what is over goes at once, by the owner’s choice', () => {
    const runes = { uruz: 1, othila: 1, algiz: 1 };
    const t = table({
      step: 'rune',
      players: [{ runes, attributes: { wisdom: 3 }, hand: ['bow', 'axe', 'axe'] }],
    });
    t.play('rune:draw2');
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-cards', over: 2 });
    t.play('discard:axe', 'discard:axe');
    expect(playerOf(t, 0).hand).toHaveLength(3);
    expect(playerOf(t, 0).hand).toContain('bow');
    expect(t.game.combat.discard).toEqual(['axe', 'axe']);
  });

  it('whoever holds equal cards is asked too: not to be asked would tell', () => {
    const t = table({
      step: 'rune',
      players: [{ runes: PAIR, hand: ['axe', 'axe'] }],
      decks: { combat: ['axe'] },
    });
    t.play('rune:draw1');
    expect(t.options()).toEqual(['discard:axe']);
  });

  it('Bilskirnir: a card more', () => {
    const drawing = (hand: readonly ('axe' | 'bow')[]) =>
      table({
        step: 'rune',
        players: [{ runes: PAIR, hand: [...hand], blessings: ['bilskirnir'] }],
        decks: { combat: ['spear'] },
      }).play('rune:draw1');
    const within = drawing(['axe', 'bow']);
    expect(playerOf(within, 0).hand).toHaveLength(3);
    expect(within.game.phase).toBe('manoeuvre');
    const over = drawing(['axe', 'axe', 'bow']);
    expect(over.game.phase).toBe('rune');
    expect(offers(over, 'discard:')).toEqual(['discard:axe', 'discard:bow', 'discard:spear']);
  });

  it('LOR-RUNE.7, LOR-TERM.9 runes are open, hands are not', () => {
    const t = table({ step: 'hero', players: [{ runes: { uruz: 2 }, hand: ['bow'] }] });
    const seen = view(t.game, 1).players[0];
    expect(seen?.runes).toEqual({ uruz: 2, othila: 0, algiz: 0 });
    expect(seen?.hand).toEqual([null]);
  });

  it('Huginn: at the start of a turn without cards one is drawn', () => {
    const at = (hand: ('bow' | 'axe')[]): Game => {
      const t = table({ step: 'special', players: [{}, { blessings: ['huginn'], hand }] });
      t.play('act:prepare');
      while (t.game.active === 0) t.play(t.options()[0] as string);
      return t;
    };
    const empty = at([]);
    expect(empty.options()).toEqual(['use:blessing:huginn', 'none']);
    empty.play('use:blessing:huginn');
    expect(playerOf(empty, 1).hand).toHaveLength(1);
    expect(told(at(['bow']), 'holding-used')).toEqual([]);
  });
});

describe('armies', () => {
  it('LOR-ARMY.1 below 1 an army is destroyed and back in supply', () => {
    const armies = [
      { region: 14, strength: 1 },
      { region: 14, strength: 3 },
    ];
    const t = attackBy('draug', 14, [{}, { armies }]);
    expect(playerOf(t, 1).armies).toEqual([{ id: 1, region: 14, strength: 2 }]);
    expect(told(t, 'army-destroyed')).toEqual([{ key: 'army-destroyed', player: 1, region: 14 }]);
  });

  it('Valkyries’ Choice: a rune for an army that is destroyed', () => {
    const t = attackBy('draug', 14, [
      {},
      { armies: [{ region: 14, strength: 1 }], blessings: ['valkyries-choice'] },
    ]);
    t.play('use:blessing:valkyries-choice', 'gain:uruz');
    expect(playerOf(t, 1).runes.uruz).toBe(1);
  });

  it('one army of a region is picked by the monster player', () => {
    const armies = [
      { region: 14, strength: 2 },
      { region: 14, strength: 3 },
    ];
    const t = attackBy('grendel', 14, [{}, { armies }]);
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['army:1:0', 'army:1:1']);
    expect(t.asked().options[0]?.label).toEqual({
      key: 'army-becomes',
      player: 1,
      region: 14,
      strength: 2,
      to: 0,
    });
    t.play('army:1:1');
    expect(playerOf(t, 1).armies.map(({ strength }) => strength)).toEqual([2, 1]);
  });

  it('LOR-ARMY.4 six at most: with all on the board there is none to recruit', () => {
    const six = Array.from({ length: 6 }, () => ({ region: 1, strength: 1 }));
    const t = table({ step: 'special', players: [{ armies: six }] });
    expect(offers(t, 'act:')).not.toContain('act:reinforce');
    expect(refuses(t, 'act:reinforce').reason).toEqual({ key: 'no-army-in-supply' });
  });

  it('Einherjar: one recruited by Reinforce is stronger by 1, one of a manoeuvre is not', () => {
    const player = { blessings: ['einherjar' as const], attributes: { authority: 3 } };
    const t = table({ step: 'special', players: [player] });
    t.play('act:reinforce', 'r1');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(4);
    const other = table({ step: 'manoeuvre', players: [player] });
    other.play('r1');
    expect(playerOf(other, 0).armies[0]?.strength).toBe(3);
  });
});

describe('what monsters do to goods', () => {
  it('Fafnir takes the rune of a forge to the bank, and one of the controller’s choice', () => {
    const t = attackBy('fafnir', 6, [{}, { regions: [6], runes: { uruz: 1, algiz: 1 } }], {
      forges: [{ region: 6, rune: 'othila', filled: true }],
    });
    const { bank } = structuredClone(t.game);
    expect(told(t, 'forge-emptied')).toEqual([{ key: 'forge-emptied', region: 6, rune: 'othila' }]);
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['return:uruz', 'return:algiz']);
    t.play('return:algiz');
    expect(playerOf(t, 1).runes).toEqual({ uruz: 1, othila: 0, algiz: 0 });
    expect(t.game.bank.algiz).toBe(bank.algiz + 1);
    expect(t.game.forges.find(({ region }) => region === 6)?.filled).toBe(false);
  });

  it('Nökk: whoever has a drakkar on a sea beside it discards a card of choice', () => {
    const t = attackBy('nokk', 12, [
      { drakkar: 1, hand: ['bow', 'axe'] },
      { drakkar: 4, hand: ['spear', 'axe'] },
      { drakkar: 4, hand: ['bow'] },
    ]);
    expect(waiting(t)).toEqual([1]);
    t.play('discard:axe');
    expect(t.game.players.map(({ hand }) => hand.length)).toEqual([2, 1, 0, 0]);
    expect(t.game.combat.discard).toEqual(['axe', 'bow']);
  });

  it('LOR-TERM.7, LOR-TERM.8 a monster controls nothing where it stands, and its player decides for it', () => {
    const t = attackBy('grendel', 14, [{}, { regions: [14], armies: [{ region: 14, strength: 4 }] }]);
    expect(t.game.control[14]).toBe(1);
    expect(told(t, 'region-attacked')).toMatchObject([{ monster: 'grendel', player: 0, region: 14 }]);
  });
});

describe('movement', () => {
  it('LOR-MOVE.1, LOR-MOVE.4, LOR-SEA.4, LOR-CLAR.14 monsters move over land alone, whoever owns them', () => {
    const t = table({
      step: 'rune',
      players: [{ runes: PAIR, region: 20, drakkar: 1 }],
      monsters: { draug: { region: 1, owner: 0 } },
    });
    t.play('rune:activate', 'move');
    expect(t.options().map((id) => Number(id.replace(/\D/g, '')))).toEqual([...bordering(t.game, 1)]);
  });

  it('LOR-TERM.10 placing is not moving: nothing tells of a move, and Loki bars nothing', () => {
    const t = table({ step: 'manoeuvre', loki: 2, players: [{}] });
    const story = during(t, () => t.play('r2'));
    expect(told(story, 'army-moved')).toEqual([]);
    expect(playerOf(t, 0).armies[0]?.region).toBe(2);
  });
});
