import type { CardId } from '../../data/cards.ts';
import type { EnemyId } from '../../data/enemies.ts';
import { attackValue } from '../../rules/combat/numbers.ts';
import type { CombatPhase } from '../../state.ts';
import { type Fighter, type FightSetup, fight, foe, reach, tweak } from '../fight.ts';
import { type Game, offers } from '../table.ts';

const MANA = { crystals: { red: 2, blue: 2, green: 2, white: 2 }, tokens: { black: 1 } };

/**
 * With a card in hand, a unit or a skill, against these enemies; at night, so that Spells can be powered. Whoever comes to
 * the attack phase was not hurt before.
 */
export function against(
  foes: readonly EnemyId[],
  player: Fighter = {},
  phase: CombatPhase = 'ranged',
  setup: Omit<FightSetup, 'player'> = {},
): Game {
  const t = fight(foes, {
    source: [],
    time: 'night',
    ...setup,
    player: { level: 5, ...MANA, ...player },
  });
  if (phase === 'attack')
    tweak(t, (combat) => {
      for (const { attacks } of combat.foes) for (const attack of attacks) attack.state = 'cancelled';
    });
  return reach(t, phase);
}

export const holding = (card: CardId, ...more: CardId[]): Fighter => ({ hand: [card, 'ruby-ring', ...more] });

/** Activates the first unit; the only ability that does something is taken by itself. */
export function unit(t: Game, ability: string): Game {
  t.play(offers(t, 'unit:')[0] as string);
  return offers(t, 'ability:').includes(ability) ? t.play(ability) : t;
}

export const value = (t: Game, id = 0, attack = 0): number => attackValue(t.game, foe(t, id), attack);
