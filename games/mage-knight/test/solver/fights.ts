import { below, type HasRandom, randomFrom, shuffle } from '@krcma/kernel';
import { type CardId, cardOf, FACES, type FaceId } from '../../data/cards.ts';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import { HEROES, type HeroId, heroes } from '../../data/heroes.ts';
import { SKILLS, skills } from '../../data/skills.ts';
import { BASICS, type Basic, COLOURS, type Colour } from '../../data/types.ts';
import { UNITS } from '../../data/units.ts';
import { type Fighter, fight } from '../fight.ts';
import type { Game } from '../table.ts';

/** All that a lone hero may come by: advanced actions, Spells and artifacts. */
const acquired = FACES.filter((face) => {
  const { kind, competitive } = cardOf(face);
  return kind !== 'basic' && competitive !== true;
});

const one = <T>(chance: HasRandom, all: readonly T[]): T => all[below(chance, all.length)] as T;

const some = <T>(chance: HasRandom, all: readonly T[], n: number): T[] =>
  shuffle(chance as never, [...all]).slice(0, n);

const deckOf = (hero: HeroId): FaceId[] =>
  (Object.entries(heroes[hero].deck) as [FaceId, number][]).flatMap(([card, n]) =>
    Array<FaceId>(n).fill(card),
  );

/** Each card by a coin: one of the hero's own, or anything of the box. */
function handOf(chance: HasRandom, hero: HeroId, n: number): CardId[] {
  const own = some(chance, deckOf(hero), n);
  const others = some(chance, acquired, n);
  return own.map((card, at) => (below(chance, 2) === 0 ? card : (others[at] as FaceId)));
}

/** Crystals and tokens, by a coin each. */
function manaOf(chance: HasRandom, n: number): Pick<Fighter, 'crystals' | 'tokens'> {
  const crystals: Partial<Record<Basic, number>> = {};
  const tokens: Partial<Record<Basic, number>> = {};
  for (let each = 0; each < n; each++) {
    const into = below(chance, 2) === 0 ? crystals : tokens;
    const colour = one(chance, BASICS);
    into[colour] = (into[colour] ?? 0) + 1;
  }
  return { crystals, tokens };
}

export interface Drawn {
  readonly name: string;
  readonly foes: readonly EnemyId[];
  readonly player: Fighter;
  readonly time: 'day' | 'night';
  readonly source: readonly Colour[];
}

export interface Size {
  readonly cards: number;
  readonly units: number;
  readonly skills: number;
  readonly mana: number;
  /** Dice in the Source. */
  readonly dice: number;
  readonly foes: readonly [least: number, most: number];
}

/** A fight by chance, of the whole box, the same for the same name. */
function drawnFight(name: string, size: Size): Drawn {
  const chance: HasRandom = { random: randomFrom(name) };
  const hero = one(chance, HEROES);
  const [least, most] = size.foes;
  const hand = handOf(chance, hero, size.cards);
  return {
    name,
    foes: some(chance, ENEMIES, least + below(chance, most - least + 1)),
    player: {
      hero,
      level: 5,
      hand,
      // Whatever is drawn is told apart from what was there.
      deck: [...new Set(deckOf(hero))].filter((card) => !hand.includes(card)),
      units: some(chance, UNITS, size.units),
      skills: some(
        chance,
        SKILLS.filter((skill) => skills[skill].hero === hero),
        size.skills,
      ),
      ...manaOf(chance, size.mana),
    },
    time: one(chance, ['day', 'night'] as const),
    source: Array.from({ length: size.dice }, () => one(chance, COLOURS)),
  };
}

const tableOf = ({ name, foes, player, time, source }: Drawn): Game =>
  fight(foes, { seed: name, player, time, source: [...source] });

/** Seven cards, two units, three mana and the Source, one to three enemies. */
const LARGE: Size = { cards: 7, units: 2, skills: 0, mana: 3, dice: 3, foes: [1, 3] };

export const BENCHMARK: readonly string[] = Array.from({ length: 100 }, (_, n) => `fight ${n + 1}`);

export const benchmarkFight = (name: string): Game => tableOf(drawnFight(name, LARGE));

/** Three cards, a unit or a skill, one mana, one or two enemies. */
export const SMALL: readonly string[] = Array.from({ length: 30 }, (_, n) => `small ${n + 1}`);

export const smallFight = (name: string): Game => {
  const n = Number(name.split(' ')[1]);
  const size: Size = {
    cards: 3,
    units: n % 2,
    skills: (n + 1) % 2,
    mana: 1,
    dice: 0,
    foes: [1, n % 3 === 0 ? 2 : 1],
  };
  return tableOf(drawnFight(name, size));
};
