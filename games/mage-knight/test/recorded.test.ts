// Games with cards of the whole box, answered by chance, go as they went: every question with all it says, every event, what is
// seen now and then, whether it can be taken back and the whole table but for what was agreed on stand behind the mark of an answer.
// Where a game goes astray its marks differ from there on.
import { type HasRandom, hashOf, positionOf, randomFrom, roll, shuffle } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { question, story } from '../../../kernel/test/said.ts';
import { mageKnight } from '../index.ts';
import { lay } from './fight.ts';
import { type RecordedKind, recordedTables } from './recorded-table.ts';
import { type Game, waiting } from './table.ts';

const ANSWERS = 90;

/** How often it is looked at what is seen. */
const LOOKS = 6;

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

/** Now and then there are more points than the cards give, or hardly any fight would be won. */
function help(t: Game, chance: HasRandom): void {
  const { combat } = t.game;
  if (combat !== null && combat.points.length < 4 && roll(chance) === 6) lay(t, 6, 'coldFire');
}

function marksOf(kind: RecordedKind, n: number): string[] {
  const seed = `${kind} ${n}`;
  const chance = { random: randomFrom(seed) };
  const t = positionOf(mageKnight, { seed, ...recordedTables[kind](chance, n) } as never);
  const marks: string[] = [];
  for (let step = 0; step < ANSWERS && waiting(t).length > 0; step++) {
    const seat = waiting(t)[0] ?? 0;
    if (kind !== 'wide') help(t, chance);
    const id = answerOf(t, chance);
    const before = [question(t, seat), step % LOOKS === 0 ? mageKnight.view(t.game, seat) : null];
    const told = t.events().length;
    t.play([seat, id]);
    const { stack: _, options: _agreed, ...table } = t.game;
    const gain = t.journal.log.at(-1)?.gain ?? null;
    const mark = hashOf([...before, story(t, told), gain, table] as never).slice(0, 8);
    marks.push(`${mark} ${seat} ${id}`);
  }
  return marks;
}

const HOW_MANY = {
  wide: 36,
  volkare: 20,
  tezla: 20,
  siege: 14,
  duel: 16,
  combat: 24,
  quest: 24,
  setUp: 20,
} as const;

const games = Object.entries(HOW_MANY).flatMap(([kind, many]) =>
  Array.from({ length: many }, (_, n) => [kind as RecordedKind, n] as const),
);

it.each(games)('%s %i goes as it went', async (kind, n) => {
  const marks = `${marksOf(kind, n).join('\n')}\n`;
  await expect(marks).toMatchFileSnapshot(`recorded/${kind}-${n}.txt`);
});
