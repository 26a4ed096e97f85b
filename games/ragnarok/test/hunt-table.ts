import type { AttackCardId } from '../data/attack-cards.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { Hunt, Prey } from '../state.ts';
import { type Game, type TableSetup, table } from './table.ts';

type Said = NonNullable<TableSetup['players']>[number];

export interface HuntSetup extends Omit<TableSetup, 'players' | 'decks' | 'step'> {
  readonly prey?: Prey;
  /** What the hunter has when the hunt has begun, besides two cards that are drawn. */
  readonly hand?: readonly CombatCardId[];
  readonly hunter?: Said;
  readonly others?: readonly Said[];
  /** The attack deck from its top: the first two are drawn at once. */
  readonly attacks?: readonly AttackCardId[];
  /** Combat cards as they are drawn, two of them at once. */
  readonly drawn?: readonly CombatCardId[];
}

/** With Wisdom 2 nobody holds more before a hunt: further cards are drawn at its start, by more Might. */
const LIMIT = 2;
const FIRST_DRAW = 2;

/** Seat 0 has its hero in region 1 beside the prey, and the Monsters action before it. */
export function beforeHunt({
  prey = 'draug',
  hand = [],
  hunter = {},
  others = [],
  attacks = ['claws', 'claws'],
  drawn = ['shield', 'shield', 'shield'],
  ...wanted
}: HuntSetup = {}): Game {
  const late = hand.slice(LIMIT);
  return table({
    ...wanted,
    step: 'special',
    players: [
      {
        region: 1,
        hand: hand.slice(0, LIMIT),
        ...(prey === 'loki' && { tokens: 2 }),
        ...hunter,
        attributes: { might: FIRST_DRAW + late.length, ...hunter.attributes },
      },
      ...others,
    ],
    ...(prey === 'loki'
      ? { loki: 1 }
      : { monsters: { ...wanted.monsters, [prey]: { region: 1, ...wanted.monsters?.[prey] } } }),
    decks: { attacks: [...attacks], combat: [...late, ...drawn] },
  });
}

/** Seat 0 hunts, by itself where nothing else can be done; the monster player is asked for the first attack, if two cards were drawn. */
export function onHunt(setup: HuntSetup = {}): Game {
  const { prey = 'draug' } = setup;
  const t = beforeHunt(setup).play('act:monsters');
  return t.asked().prompt.key === 'ask-monsters-action' ? t.play(`hunt:${prey}`) : t;
}

export function huntIn({ game }: Game): Hunt {
  if (game.hunt === null) throw new Error('Nobody is hunting.');
  return game.hunt;
}

/** The hunter's hand, in order of names. */
export const handOf = ({ game }: Game, seat = 0): string[] => [...(game.players[seat]?.hand ?? [])].sort();

/** Plays the attack, whoever is asked, and defends with these cards. */
export function attackWith(t: Game, attack: AttackCardId, ...cards: readonly CombatCardId[]): Game {
  if (t.asked().prompt.key === 'ask-attack') t.play(`attack:${attack}`);
  for (const card of cards) t.play(`defend:${card}`);
  if (t.asked().prompt.key === 'ask-defence') t.play('done');
  return t;
}

/** The attack is held by a Shield; the hero's round begins, with these cards and one Shield left. */
export const heroRound = (setup: HuntSetup = {}): Game =>
  attackWith(
    onHunt({
      attacks: ['claws', 'claws', 'claws', 'bite'],
      drawn: ['shield', 'shield', 'shield'],
      ...setup,
    }),
    'claws',
    'shield',
  );
