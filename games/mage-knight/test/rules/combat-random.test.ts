import { below, type HasRandom, randomFrom } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { cardOf, FACES, type FaceId } from '../../data/cards.ts';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import { UNITS } from '../../data/units.ts';
import { components, inconsistency } from '../../rules/components.ts';
import { fight } from '../fight.ts';
import type { Game } from '../table.ts';

const MOST_ANSWERS = 400;
const cards = FACES.filter((face) => cardOf(face).kind !== 'basic' && cardOf(face).competitive !== true);
const isWarlike = (face: FaceId): boolean => /"(attack|block)"/.test(JSON.stringify(cardOf(face)));
const warlike = cards.filter(isWarlike);
const others = cards.filter((face) => !isWarlike(face));

/** Different ones, drawn by chance. */
function some<T>(chance: HasRandom, all: readonly T[], n: number): T[] {
  const left = [...all];
  return Array.from({ length: n }, () => left.splice(below(chance, left.length), 1)[0] as T);
}

/** Whoever strikes when it is enough, and seldom gives up: chance alone hardly ever wins a fight. */
function pick(chance: HasRandom, options: readonly string[]): string {
  const sure = options.find((id) => id === 'strike' || id === 'parry');
  if (sure !== undefined) return sure;
  const eager = options.filter((id) => id !== 'give-up' && id !== 'next');
  const among = eager.length > 0 && below(chance, 8) > 0 ? eager : options;
  return among[below(chance, among.length)] as string;
}

function brawl(seed: string): Game {
  const chance: HasRandom = { random: randomFrom(seed) };
  const foes: EnemyId[] = some(chance, ENEMIES, 1 + below(chance, 4));
  const t = fight(foes, {
    seed,
    time: below(chance, 2) === 0 ? 'day' : 'night',
    player: {
      level: 9,
      hand: [...some(chance, warlike, 6), ...some(chance, others, 3)],
      units: some(chance, UNITS, 3),
      tokens: { red: 2, blue: 2, green: 2, white: 2, gold: 1, black: 1 },
    },
  });
  const before = components(t.game).sort();
  let answers = 0;
  for (; t.game.combat !== null && answers < MOST_ANSWERS; answers++) {
    t.play(pick(chance, t.options()));
    expect(inconsistency(t.game), seed).toBeUndefined();
  }
  expect(answers, seed).toBeLessThan(MOST_ANSWERS);
  expect(components(t.game).sort(), seed).toEqual(before);
  return t;
}

it('fights at random end, whoever fights whom, and no component is lost', () => {
  let won = 0;
  for (let seed = 0; seed < 60; seed++) if (brawl(`brawl ${seed}`).game.turn.defeated > 0) won++;
  expect(won).toBeGreaterThan(2);
});
