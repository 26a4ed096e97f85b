import { below, type HasRandom, randomFrom, shuffle } from '@krcma/kernel';
import { type CardId, cardOf, FACES, type FaceId } from '../../data/cards.ts';
import { ENEMIES, type EnemyId, enemies } from '../../data/enemies.ts';
import { HEROES, type HeroId, heroes } from '../../data/heroes.ts';
import { BASICS, type Basic, type Colour } from '../../data/types.ts';
import { UNITS } from '../../data/units.ts';
import { type Fighter, fight } from '../fight.ts';
import type { Game } from '../table.ts';

const acquired = FACES.filter((face) => {
  const { kind, competitive } = cardOf(face);
  return (kind === 'advanced' || kind === 'spell') && competitive !== true;
});

/** Whoever a hero of the middle of a game meets. */
const met = ENEMIES.filter((id) => ['green', 'grey', 'brown', 'violet'].includes(enemies[id].colour));

const some = <T>(chance: HasRandom, all: readonly T[], n: number): T[] =>
  shuffle(chance as never, [...all]).slice(0, n);

const deckOf = (hero: HeroId): FaceId[] =>
  (Object.entries(heroes[hero].deck) as [FaceId, number][]).flatMap(([card, n]) =>
    Array<FaceId>(n).fill(card),
  );

const one = <T>(chance: HasRandom, all: readonly T[]): T => all[below(chance, all.length)] as T;

const mana = (chance: HasRandom, n: number): Record<Basic, number> => {
  const counts = { red: 0, blue: 0, green: 0, white: 0 };
  for (let each = 0; each < n; each++) counts[one(chance, BASICS)]++;
  return counts;
};

export interface Drawn {
  readonly name: string;
  readonly foes: readonly EnemyId[];
  readonly player: Fighter;
  readonly time: 'day' | 'night';
  readonly source: readonly Colour[];
}

export interface Size {
  /** Basic cards of the hero, and others. */
  readonly basics: number;
  readonly others: number;
  readonly units: number;
  readonly mana: number;
  readonly foes: readonly [least: number, most: number];
}

/** A fight by chance, the same for the same name. */
export function drawnFight(name: string, size: Size): Drawn {
  const chance: HasRandom = { random: randomFrom(name) };
  const hero = one(chance, HEROES);
  const [least, most] = size.foes;
  const hand: CardId[] = [...some(chance, deckOf(hero), size.basics), ...some(chance, acquired, size.others)];
  return {
    name,
    foes: some(chance, met, least + below(chance, most - least + 1)),
    player: {
      hero,
      level: 5,
      hand,
      units: some(chance, UNITS, size.units),
      crystals: mana(chance, size.mana),
    },
    time: one(chance, ['day', 'night'] as const),
    source: Array.from({ length: 3 }, () => one(chance, BASICS)),
  };
}

export const tableOf = ({ name, foes, player, time, source }: Drawn): Game =>
  fight(foes, { seed: name, player, time, source: [...source] });

/** Seven cards, two units, three mana, one to three enemies. */
export const BENCHMARK: Size = { basics: 5, others: 2, units: 2, mana: 3, foes: [1, 3] };

/** Three or four cards, a unit or none, one or two enemies. */
export const smallFight = (n: number): Drawn => {
  const basics = n % 3 === 0 ? 3 : 2;
  const foes: Size['foes'] = [1, n % 4 === 3 ? 2 : 1];
  return { ...drawnFight(`small ${n}`, { basics, others: 1, units: n % 2, mana: 1, foes }), source: [] };
};
