import { clone, redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { ragnarok } from '../index.ts';
import { view } from '../rules/view.ts';
import type { Ragnarok } from '../state.ts';
import { freshTable, type Game, table } from './table.ts';
import { withCards } from './war-table.ts';

/** The same table with its closed decks turned round. */
function turnedRound(game: Ragnarok): Ragnarok {
  const other = clone(game);
  for (const { deck } of [other.combat, other.attacks, other.blessings, other.events])
    (deck as unknown[]).reverse();
  return other;
}

const forgotten = (game: Ragnarok, seat: number): Ragnarok => redeal(ragnarok, game, seat, 'forgotten');

const hands = (): Game =>
  table({
    step: 'special',
    players: [{ hand: ['axe', 'axe'] }, { hand: ['spear', 'bow'] }, { hand: ['shield'] }],
  });

describe('LOR-INFO: what is hidden', () => {
  it('LOR-INFO.1 nobody knows the order of a deck', () => {
    const { game } = hands();
    expect(forgotten(turnedRound(game), 0)).toEqual(forgotten(game, 0));
  });

  it('LOR-INFO.1 LOR-INFO.2 hands are the holder’s alone, their number is open', () => {
    const { game } = hands();
    expect(view(game, 0).players.map(({ hand }) => hand)).toEqual([['axe', 'axe'], [null, null], [null], []]);
    expect(view(game, undefined).players[0]?.hand).toEqual([null, null]);
    const other = clone(game);
    const [second, third] = [other.players[1], other.players[2]];
    if (second === undefined || third === undefined) throw new Error('Nobody sits there.');
    [second.hand, third.hand] = [['shield', 'bow'], ['spear']];
    expect(forgotten(other, 0)).toEqual(forgotten(game, 0));
  });

  it('LOR-INFO.1 whoever looked into a hand sees it while the battle lasts, and nobody else', () => {
    const t = withCards(['spear'], ['axe', 'bow'], { attacker: { blessings: ['hlidskjalf'] } });
    t.play('use:blessing:hlidskjalf');
    expect(view(t.game, 0).players[1]?.hand).toEqual(['axe', 'bow']);
    expect(view(t.game, 1).players[0]?.hand).toEqual([null]);
    expect(view(t.game, 2).players[1]?.hand).toEqual([null, null]);
    t.play('pass', 'pass');
    expect(t.game.battle).toBeNull();
    expect(view(t.game, 0).players[1]?.hand).toEqual([null, null]);
  });

  it('LOR-INFO.1 heroes and origins drawn in selection are seen by whoever drew them', () => {
    const { game } = freshTable(3);
    const { active } = game;
    const other = (active + 1) % 3;
    expect(view(game, active).players[active]?.drawn?.heroes).toHaveLength(2);
    expect(view(game, other).players[active]).not.toHaveProperty('drawn');
  });

  it('LOR-INFO.2 LOR-DECK.4 discards, runes and strengths are open to all', () => {
    const t = withCards(['spear'], ['axe']);
    t.play('play:axe', 'play:spear');
    expect(view(t.game, 3).discards.combat).toEqual(t.game.combat.discard);
    expect(view(t.game, 3).discards.combat).toHaveLength(2);
  });

  it('LOR-TERM.5 the battle being fought shows what both sides count now', () => {
    const t = withCards(['spear'], ['axe']).play('play:axe');
    expect(view(t.game, 2).battle?.strengths).toMatchObject({
      attacker: { total: 4 },
      defender: { total: 8 },
    });
  });
});
