// Games with cards of the whole box, answered by chance, go as they went: every question with all it says, every event and
// the whole table but for what was agreed on stand behind the mark of an answer. Where a game goes astray its marks differ from there on.
import { type HasRandom, hashOf, positionOf, randomFrom, roll, shuffle } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { question, story } from '../../../kernel/test/said.ts';
import { mageKnight } from '../index.ts';
import { type Game, waiting } from './table.ts';
import { wideTable } from './wide-table.ts';

const ANSWERS = 90;

/** Whoever ends turns as soon as that is possible does nothing else. */
const ENDING = ['end', 'rest', 'announce', 'next', 'give-up', 'alone'];

/** Cards are played for what is printed, and fights are won where they can be. */
const LIKED = ['strike', 'parry', 'powered', 'basic'];

function answerOf(t: Game, chance: HasRandom): string {
  const options = shuffle(chance, t.options(waiting(t)[0]));
  const liked = roll(chance) > 2 ? LIKED.find((id) => options.includes(id)) : undefined;
  const lively = roll(chance) > 1 ? options.find((id) => !ENDING.includes(id)) : undefined;
  return liked ?? lively ?? options[0] ?? '';
}

function marksOf(seed: string, seats: number): string[] {
  const chance = { random: randomFrom(seed) };
  const arrangement = wideTable(chance, seats);
  const scenario = seats === 1 ? 'solo-conquest' : 'blitz-conquest';
  const t = positionOf(mageKnight, { seats, seed, arrangement, options: { scenario } });
  const marks: string[] = [];
  for (let n = 0; n < ANSWERS && waiting(t).length > 0; n++) {
    const seat = waiting(t)[0] ?? 0;
    const id = answerOf(t, chance);
    const asked = question(t, seat);
    const before = t.events().length;
    t.play([seat, id]);
    const { stack: _, options: _agreed, ...table } = t.game;
    marks.push(`${hashOf([asked, story(t, before), table] as never).slice(0, 8)} ${seat} ${id}`);
  }
  return marks;
}

const games = Array.from({ length: 36 }, (_, n) => [`wide ${n}`, 1 + (n % 3)] as const);

it.each(games)('%s of %i goes as it went', async (seed, seats) => {
  const marks = `${marksOf(seed, seats).join('\n')}\n`;
  await expect(marks).toMatchFileSnapshot(`recorded/${seed.replace(' ', '-')}.txt`);
});
