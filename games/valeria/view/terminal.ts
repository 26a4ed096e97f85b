// The table in letters. Reads what a seat sees; the words and the prices come from the game.

import type { Names, Pen, Seen, Span, TerminalView } from '@krcma/kernel';
import { numbersOn } from '@krcma/kernel/scene';
import type { CardId } from '../data/components.ts';
import { ROLES, TRACKS } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import { STARTER_IDS } from '../data/starters.ts';
import type { ValeriaTypes } from '../messages.ts';
import type { StackView, ValeriaView } from '../rules/view.ts';
import { CITIZENS, DOMAINS } from '../state.ts';
import { playerLines } from './terminal/boards.ts';
import { centerLines } from './terminal/center.ts';
import { roleSpan } from './terminal/faces.ts';
import type { Scene } from './terminal/scene.ts';
import { czech } from './terminal/words.cs.ts';
import { english } from './terminal/words.en.ts';
import type { TerminalWords } from './terminal/words.ts';

type Part = readonly Span[];

const gone = (stacks: readonly StackView[]): number => stacks.filter(({ count }) => count === 0).length;

/** How far each way to end the game has come. */
function endPart({ view, words }: Scene): Part {
  const monsters = view.center.slice(0, CITIZENS);
  const domains = view.center.slice(DOMAINS);
  const meters: [string, number, number][] = [
    [words.monsterStacks, gone(monsters), monsters.length],
    [words.exhaustedStacks, view.exhausted, view.endExhausted],
  ];
  if (view.darkLord === undefined && view.players.length > 1)
    meters.splice(1, 0, [words.domainStacks, gone(domains), domains.length]);
  return [
    [`${words.end} `, 'dim'],
    ...meters.flatMap(([word, now, all], index): Span[] => [
      index > 0 ? ', ' : '',
      now >= all ? [`${word} ${now}/${all}`, 'bold', 'red'] : `${word} ${now}/${all}`,
    ]),
  ];
}

function dicePart(scene: Scene): Part {
  const { view, words } = scene;
  const [a = 0, b = 0] = view.dice;
  const die = (value: number, index: number): Span[] => [
    [`${value}`, 'bold'],
    ...numbersOn(scene, `die:${index}`),
    ' ',
  ];
  return [`${words.dice} `, ...die(a, 0), ...die(b, 1), `= ${a + b}`];
}

function headLines(scene: Scene): string[] {
  const { view, words, names, pen } = scene;
  const parts: Part[] = [];
  if (view.turn > 0)
    parts.push([[words.turn(view.turn), 'bold']], [names.seat(view.active)], dicePart(scene));
  if (view.deck.events > 0) parts.push([words.deck(view.deck.cards, view.deck.events)]);
  parts.push(endPart(scene));
  return pen.flow(parts, ' · ');
}

function table(seen: Seen<ValeriaTypes>, names: Names, words: TerminalWords, pen: Pen): string[] {
  const view = seen.view as unknown as ValeriaView;
  const scene: Scene = { view, decision: seen.decision, names, words, pen };
  return [...headLines(scene), ...centerLines(scene), ...playerLines(scene)];
}

function legend(words: TerminalWords, pen: Pen): string[] {
  const tracks = TRACKS.map((track): Part => [[words.tracks[track], 'bold'], ` ${words.trackNames[track]}`]);
  const roles = ROLES.map((role): Part => [roleSpan(role, words), ` ${words.roleNames[role]}`]);
  const marks = words.marks.map(([mark, meaning]): Part => [[mark, 'bold'], ` ${meaning}`]);
  return pen.flow([...tracks, ...roles, ...marks], ' · ');
}

function cardsInSight(view: ValeriaView): CardId[] {
  const stacks = view.center.flatMap(({ top, known = [], spot }): CardId[] => [
    ...(top ? [top] : []),
    ...known,
    ...(spot !== undefined && isEvent(spot) ? [spot] : []),
  ]);
  const held = view.players.flatMap(({ citizens, domains, slain, dukes }): CardId[] => [
    ...citizens,
    ...domains,
    ...slain,
    ...dukes,
  ]);
  const captured = view.darkLord ? [...view.darkLord.citizens, ...view.darkLord.domains] : [];
  return [...new Set([...stacks, ...held, ...captured, ...STARTER_IDS])];
}

const terminalIn = (words: TerminalWords): TerminalView<ValeriaTypes> => ({
  table: (seen, names, pen) => table(seen, names, words, pen),
  legend: (pen) => legend(words, pen),
  things: (view) => [
    ...cardsInSight(view as unknown as ValeriaView).map((id) => ({
      thing: `card:${id}`,
      name: words.cards[id],
    })),
    ...TRACKS.map((track) => ({ thing: `track:${track}`, name: words.trackNames[track] })),
  ],
});

export const terminals = { en: terminalIn(english), cs: terminalIn(czech) };
