import { demand } from './check.ts';
import { componentsIn } from './components.ts';
import type { Mode } from './conformance.ts';
import type { Decision, GameTypes } from './decision.ts';
import { choose, openJournal } from './journal.ts';
import type { Message, Seat } from './json.ts';
import type { Journal } from './memory.ts';
import type { GameModule } from './module.ts';
import { decisionsOf } from './present.ts';
import { below, randomFrom } from './random.ts';
import { type InBoth, LANGUAGES, sound } from './soundness.ts';
import type { ScoreLine } from './table.ts';
import type { GameText } from './words.ts';

/** A name nobody has by chance, so that a declined one is found. */
const STEM = 'Zdislav';
const names = { seat: (seat: Seat) => `${STEM}a-${seat}` };

/** What is on the board changes slowly and is long to tell, so it is heard at one of so many choices. */
const THINGS_EVERY = 5;

interface Spoken<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly texts: InBoth<GameText<T>>;
}

interface Listener<T extends GameTypes> extends Spoken<T> {
  readonly journal: Journal<T>;
  readonly heard: Set<string>;
  /** Ids of components that no sentence should show. */
  readonly ids: RegExp;
}

const idsIn = (components: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${[...new Set(components)].filter((id) => /[-\d]/.test(id)).join('|') || '(?!)'})\\b`);

function hear<T extends GameTypes>(
  { texts, ids }: Listener<T>,
  what: string,
  say: (text: GameText<T>) => string | undefined,
): void {
  for (const language of LANGUAGES) {
    const said = sound(`${what} (${language})`, say(texts[language]));
    demand(!ids.test(said), `${what} (${language}) shows an id: "${said}".`);
    const declined = said
      .split(STEM)
      .slice(1)
      .find((rest) => !/^a-\d/.test(rest));
    demand(declined === undefined, `${what} (${language}) declines the name of a player: "${said}".`);
  }
}

/** Hears a message only the first time, since most are said again and again. */
function hearOnce<T extends GameTypes>(
  listener: Listener<T>,
  message: Message,
  say: (text: GameText<T>) => string,
): void {
  const what = JSON.stringify(message);
  if (listener.heard.has(what)) return;
  listener.heard.add(what);
  hear(listener, what, say);
}

function hearDecision<T extends GameTypes>(listener: Listener<T>, decision: Decision<T>): void {
  const { prompt, options, refused } = decision;
  const candidates = [...options, ...refused];
  for (const message of [
    prompt,
    ...candidates.map(({ label }) => label),
    ...refused.map(({ reason }) => reason),
  ])
    hearOnce(listener, message, (text) => text.message(message, names));
  const { module, journal } = listener;
  if (journal.log.length % THINGS_EVERY !== 0) return;
  const view = module.view(journal.table, decision.seat);
  for (const { thing } of candidates)
    if (thing !== undefined) hear(listener, thing, (text) => text.thing(thing, view, names));
}

function hearOutcome<T extends GameTypes>(listener: Listener<T>): void {
  const { outcome } = listener.journal.table;
  if (outcome === undefined) throw new Error('Nobody is asked, but the game is not over.');
  const { reason, sheet, rivals = [] } = outcome;
  const hearLines = (lines: readonly ScoreLine[], rival?: string) => {
    for (const { key } of lines) hear(listener, `score ${key}`, (text) => text.score(key, rival));
  };
  hear(listener, `the end by ${reason}`, (text) => text.ending(reason));
  for (const lines of sheet) hearLines(lines);
  for (const { key, lines } of rivals) {
    hear(listener, `rival ${key}`, (text) => text.rival(key));
    hearLines(lines, key);
  }
}

/** Plays a whole game by chance and demands sound words for whatever is said on the way. */
export function listen<T extends GameTypes>(
  { module, texts }: Spoken<T>,
  { name, seats, options = {} }: Mode,
): void {
  const journal = openJournal(module, { seats, seed: `words ${name}`, options });
  const ids = idsIn(componentsIn(module, journal.table));
  const listener: Listener<T> = { module, texts, journal, heard: new Set(), ids };
  const chance = { random: randomFrom(name) };
  while (journal.table.outcome === undefined) {
    const decisions = decisionsOf(module, journal);
    for (const decision of decisions) hearDecision(listener, decision);
    const decision = decisions[below(chance, decisions.length)];
    const option = decision?.options[below(chance, decision.options.length)];
    if (decision === undefined || option === undefined) break;
    choose(module, journal, decision.seat, option.id);
  }
  for (const { event } of [...journal.opening, ...journal.log.flatMap(({ events }) => events)])
    hearOnce(listener, event, (text) => text.event(event as T['event'], names));
  hearOutcome(listener);
}
