// Whole games by chance in every mode: every sentence that is said is sound, in both languages.
import { asksOf, choose, decisionsOf, type Message, openJournal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type MonsterLandsTypes, monsterLands } from '../index.ts';
import type { MonsterLandsEvent, MonsterLandsMessage } from '../messages.ts';
import { modes } from '../modes.ts';
import { texts } from '../text/index.ts';

const names = { seat: (seat: number) => ['Anna', 'Petr', 'Ivan', 'Olga'][seat] ?? '?' };
const BAD =
  /undefined|NaN|\[object| {2}|\.\.| [.,:;)]|\?\?|-1|[a-z]-[a-z]+-\d|(?:trap|trick|loot|quest|event)-/;

function sound(said: string): void {
  expect(said).not.toMatch(BAD);
  expect(said).not.toBe('');
  expect(said.split('(').length).toBe(said.split(')').length);
}

const keys = new Set<string>();

function sayAll(messages: readonly Message[], say: (message: never, language: 'en' | 'cs') => string): void {
  for (const message of messages) {
    const id = JSON.stringify(message);
    if (keys.has(id)) continue;
    keys.add(id);
    for (const language of ['en', 'cs'] as const) sound(say(message as never, language));
  }
}

const sayMessage = (message: MonsterLandsMessage, language: 'en' | 'cs') =>
  texts[language].message(message, names);
const sayEvent = (event: MonsterLandsEvent, language: 'en' | 'cs') => texts[language].event(event, names);

describe('a game in words', () => {
  it.each(modes.map((mode) => [mode.name, mode] as const))('%s', (name, { seats, options }) => {
    const journal = openJournal<MonsterLandsTypes>(monsterLands, {
      seats,
      seed: `words ${name}`,
      ...(options && { options }),
    });
    for (let n = 0; journal.table.outcome === undefined; n++) {
      for (const { prompt, options: open, refused } of decisionsOf(monsterLands, journal)) {
        sayAll(
          [prompt, ...open.map(({ label }) => label), ...refused.map(({ reason }) => reason)],
          sayMessage,
        );
        const view = monsterLands.view(journal.table, 0);
        for (const { thing } of open)
          if (thing !== undefined && n % 7 === 0)
            expect([thing, texts.cs.thing(thing, view)]).toEqual([thing, expect.any(String)]);
      }
      const [ask] = asksOf(monsterLands, journal);
      const [decision] = decisionsOf(monsterLands, journal);
      if (ask === undefined || decision === undefined) break;
      const choice = decision.options[(n * 7919 + seats) % decision.options.length];
      choose(monsterLands, journal, ask.seat, choice?.id ?? '');
    }
    const told = [...journal.opening, ...journal.log.flatMap((entry) => entry.events)];
    sayAll(
      told.map(({ event }) => event),
      sayEvent,
    );
    expect(journal.table.outcome).toBeDefined();
  });
});
