// Whole games by chance, every word of them read: what a table says is what a player can understand.
import { below, choose, decisionsOf, openJournal, randomFrom, seenBy, story } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type ValeriaEvent, type ValeriaMessage, valeria } from '../index.ts';
import { type Language, texts } from '../text/index.ts';

const names = { seat: (seat: number) => `Hráč${seat}` };
const FAULTY = /undefined|NaN|null|\[object| {2}|\.\.| [.,:;)?]|\( |^$/;

const games: [string, number, Record<string, unknown>][] = [
  ['alone', 1, { events: true, sumsAttack: true, darkLordAttacks: true }],
  ['two', 2, { layout: 'monster-blood', events: true }],
  ['three, mixed', 3, { mixed: true, noDukes: true }],
  ['five', 5, { layout: 'mastery-over-magic', events: true }],
];

function listen(seats: number, seed: string, options: Record<string, unknown>): Set<string> {
  const journal = openJournal(valeria, { seats, seed, options });
  const chance = { random: randomFrom(seed) };
  const heard = new Set<string>();
  const check = (key: string, text: string | undefined) => {
    heard.add(key);
    if (text === undefined || FAULTY.test(text)) throw new Error(`${key} says "${text}"`);
  };
  const languages = Object.keys(texts) as Language[];
  const message = (said: ValeriaMessage) => {
    for (const language of languages) check(said.key, texts[language].message(said, names));
  };
  while (journal.table.outcome === undefined) {
    const decisions = decisionsOf(valeria, journal);
    for (const { seat, prompt, options: choices, refused } of decisions) {
      message(prompt);
      const { view } = seenBy(valeria, journal, seat);
      for (const choice of [...choices, ...refused]) {
        message(choice.label);
        if (choice.thing === undefined) continue;
        for (const language of languages) check(choice.thing, texts[language].thing(choice.thing, view));
      }
      for (const { reason } of refused) message(reason);
    }
    const decision = decisions[below(chance, decisions.length)];
    const choice = decision?.options[below(chance, decision.options.length)];
    if (decision === undefined || choice === undefined) throw new Error('Nobody is asked.');
    choose(valeria, journal, decision.seat, choice.id);
  }
  for (const event of story(journal, undefined) as ValeriaEvent[])
    for (const language of languages) check(event.key, texts[language].event(event, names));
  return heard;
}

describe('a game by chance', () => {
  it.each(games)('%s: every question, choice, refusal and event has its words', (name, seats, options) => {
    const heard = new Set<string>();
    for (let game = 0; game < 2; game++)
      for (const key of listen(seats, `${name} ${game}`, options)) heard.add(key);
    expect([...heard]).toEqual(
      expect.arrayContaining(['ask-action', 'slay', 'recruit', 'rolled', 'game-ended']),
    );
  });
});
