// What is learned cannot be unlearned: whoever saw something new cannot take back what showed it.
import { undoRefusal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { attackWith, onHunt } from '../hunt-table.ts';
import { freshTable, type Game, table } from '../table.ts';
import { withCards } from '../war-table.ts';

const why = (t: Game, seat = 0): string | undefined => undoRefusal(t.journal, seat)?.reason;

describe('what cannot be taken back', () => {
  it('LOR-INFO.3 a card that was drawn, but what drew none', () => {
    const taking = (action: string, ...more: string[]) =>
      table({
        step: 'rune',
        players: [
          {
            runes: { uruz: 1, othila: 1, algiz: 1 },
            attributes: { wisdom: 6 },
            armies: [{ region: 1, strength: 1 }],
          },
        ],
      }).play(`rune:${action}`, ...more);
    expect(why(taking('draw2'))).toBe('reveal');
    expect(why(taking('army', 'pay:uruz+othila'))).toBeUndefined();
  });

  it('LOR-HERO.11 a card that lies open, but not which it will be', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1 }, { drakkar: 2, hand: ['axe', 'bow'] }],
      monsters: { nokk: { region: 6, owner: 0 } },
    }).play('act:monsters');
    expect(why(t.play('attack'))).toBeUndefined();
    expect(why(t.play('discard:axe'), 1)).toBe('reveal');
  });

  it('LOR-BAT.4 a card that was played, but not a pass', () => {
    const battle = () => withCards(['spear'], ['axe', 'bow']);
    expect(why(battle().play('play:axe'), 1)).toBe('reveal');
    expect(why(battle().play('pass'), 1)).toBeUndefined();
  });

  it('LOR-INFO.1 a look into a hand, but not that it was left', () => {
    const looking = () => withCards(['spear'], ['axe', 'bow'], { attacker: { blessings: ['hlidskjalf'] } });
    expect(why(looking().play('use:blessing:hlidskjalf'))).toBe('reveal');
    expect(why(looking().play('none'))).toBeUndefined();
  });

  it('LOR-HUNT.22 an attack that was played, for its player', () => {
    const t = onHunt({ attacks: ['claws', 'bite', 'roar'] });
    expect(why(t.play('attack:claws'), 3)).toBe('reveal');
  });

  it('LOR-HUNT.31 attacks the monster player draws, though nobody else learns anything', () => {
    const t = onHunt({ prey: 'nokk', attacks: ['special-attack', 'claws', 'claws', 'claws'] });
    expect(why(t.play('attack:special-attack', 'done'))).toBe('reveal');
  });

  it('LOR-HUNT.18 attacks that are left when a hunt ends, even one alone', () => {
    const failing = (attack: 'bite' | 'claws') =>
      attackWith(
        onHunt({ attacks: [attack, 'claws', 'claws', 'claws'], drawn: ['shield'] }),
        attack,
        'shield',
      );
    expect(why(failing('bite').play('stop'))).toBeUndefined();
    expect(why(failing('bite').play('stop', 'injure:might'))).toBe('reveal');
  });

  it('LOR-HUNT.20, LOR-HUNT.23 cards that defend, but not before they are laid', () => {
    const t = onHunt({ attacks: ['claws', 'claws'], hand: ['sword', 'axe'] }).play('attack:claws');
    expect(why(t.play('defend:axe'))).toBeUndefined();
    expect(why(t.play('done'))).toBe('reveal');
  });

  it('LOR-HUNT.35 a card that wounds', () => {
    const t = attackWith(
      onHunt({ attacks: ['claws', 'claws'], hand: ['sword'], drawn: ['shield', 'shield'] }),
      'claws',
      'shield',
    );
    expect(why(t.play('wound:0:sword'))).toBe('reveal');
  });

  it('LOR-BLESS.1 blessings that lie open', () => {
    const building = (temples: number[]) =>
      table({ seats: 2, step: 'special', temples, players: [{ regions: [2, 7] }] }).play('act:temple', 'r2');
    expect(why(building([13]))).toBe('reveal');
    const free = table({ step: 'special', players: [{ regions: [2, 7] }] }).play('act:temple');
    expect(why(free)).toBeUndefined();
  });

  it('LOR-EVENT.8 an event that was revealed', () => {
    const t = table({ step: 'special', wheel: { prepare: [0] }, decks: { events: [2] } }).play(
      'act:monument',
    );
    expect(why(t)).toBeUndefined();
    expect(why(t.play('god:odin'))).toBe('reveal');
  });

  it('LOR-HSEL.4, LOR-HSEL.7 a hero, an origin, and the card that follows', () => {
    const t = freshTable(2);
    const { active } = t.game;
    expect(why(t.play(t.options()[0] ?? ''), active)).toMatch(/reveal|chance/);
    expect(why(t.play('origin:odin'), active)).toMatch(/reveal|chance/);
    expect(why(t.play('drakkar:sea1'), active)).toBeUndefined();
  });
});
