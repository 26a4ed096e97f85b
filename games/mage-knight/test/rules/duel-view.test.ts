import { type Pen, type Span, seenBy } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../../index.ts';
import { duelView } from '../../rules/duel/seen.ts';
import type { MageKnightView } from '../../rules/view.ts';
import type { Duel } from '../../state.ts';
import { boardWords as czech } from '../../text/board-words.cs.ts';
import { boardWords as english } from '../../text/board-words.en.ts';
import { terminals } from '../../view/terminal.ts';
import { duel, melee } from '../duel.ts';
import type { Game } from '../table.ts';

const RICH = { fame: 80, level: 9, tokens: { red: 1, blue: 1 } } as const;
const viewOf = ({ journal }: Game, seat?: number): MageKnightView =>
  seenBy(mageKnight, journal, seat).view as unknown as MageKnightView;
const seen = ({ game }: Game) => duelView(game, game.duel as Duel);

const written = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : span[0])).join('');

/** Writes without colours on paper that is wide enough. */
const pen: Pen = {
  width: 400,
  compact: true,
  line: (_, left, right = []) => `${written(left)} ${written(right)}`,
  flow: (parts, separator, indent = '') => [indent + parts.map(written).join(separator)],
};

/** A shot of six, fire; the defender may block it. */
const shot = () =>
  duel(
    { ...RICH, hand: ['march', 'rage'], units: ['amotep-gunners'] },
    { ...RICH, hand: ['march', 'stamina', 'wound'], units: ['fire-golems', { unit: 'peasants', wounds: 1 }] },
  ).play('pass', 'unit:0', 'strike');

describe('what is seen of a combat of players', () => {
  it('MK-17.8, MK-17.11 whose step it is, the attack that was made, and what is left of it', () => {
    const t = shot();
    expect(seen(t)).toMatchObject({
      phase: 'ranged',
      step: 'block',
      attacker: 0,
      blocker: 1,
      acting: 1,
      attack: {
        total: 6,
        elements: ['fire'],
        swift: true,
        mana: 1,
        shares: [{ n: 6, element: 'fire', unit: 0 }],
      },
      laid: [],
      left: 6,
    });
    t.play('unit:1', 'stand');
    expect(seen(t)).toMatchObject({ step: 'damage', acting: 0, damage: 6, attack: { total: 6 } });
  });

  it('MK-17.13 units with their Armor, resistances and what they cost, and the hero', () => {
    const t = shot().play('stand');
    const { defender, aggressor } = seen(t).sides;
    expect(defender).toMatchObject({
      seat: 1,
      cards: 3,
      armor: 4,
      cost: 4,
      units: [
        {
          id: 1,
          unit: 'fire-golems',
          foe: 1,
          ready: true,
          armor: 4,
          resistances: ['physical', 'fire'],
          cost: 8,
        },
        { id: 2, unit: 'peasants', foe: 2, wounded: true, ready: false },
      ],
    });
    expect(defender.units[1]).not.toHaveProperty('cost');
    expect(aggressor).toMatchObject({ seat: 0, cards: 2, units: [{ ready: false, attacks: true }] });
    expect(aggressor).not.toHaveProperty('cost');
  });

  it('MK-17.7 whoever attends in part has no die', () => {
    const { aggressor, defender } = seen(shot()).sides;
    expect([aggressor.dice, defender.dice]).toEqual([1, 0]);
  });

  it('MK-1.38 a hand is seen by its owner alone, and the fight is the same for all', () => {
    const t = shot();
    expect(viewOf(t, 0).players[1]?.hand).toEqual([null, null, null]);
    expect(viewOf(t, 1).players[1]?.hand).toEqual(['march', 'stamina', 'wound']);
    expect(viewOf(t, 0).duel).toEqual(viewOf(t).duel);
    expect(viewOf(t, 1).duel).toEqual(viewOf(t).duel);
    expect(viewOf(t).combat).toBeNull();
    expect(JSON.stringify(viewOf(t, 0).duel)).not.toContain('march');
  });

  it('the terminal draws both sides with their numbers', () => {
    const t = shot();
    const drawn = (language: 'en' | 'cs') =>
      terminals[language]
        .table(seenBy(mageKnight, t.journal, 1), { seat: (seat) => `P${seat}` }, pen)
        .join('\n');
    for (const language of ['en', 'cs'] as const) {
      const { duel: say } = language === 'en' ? english : czech;
      expect(drawn(language)).toContain(`${say.title}: ${say.phases.ranged} > ${say.phases.melee}`);
      expect(drawn(language)).toContain(say.attackOf('P0', 6));
      expect(drawn(language)).toContain(say.blocks(0, 6));
      expect(drawn(language)).toMatch(new RegExp(`P1.* ${say.attends('partial')} · ${say.acts}`));
    }
  });

  it("MK-17.2 the turn is the aggressor's, whoever acts", () => {
    const t = melee().play('pass');
    expect(t.game.active).toBe(1);
    expect(mageKnight.turn?.(t.game).seat).toBe(0);
  });
});
