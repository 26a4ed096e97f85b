// RULES.md, the list of its ids, and what both languages tell of each: one inventory in four places, compared here.
import { type Check, demand } from './check.ts';
import { sha256 } from './sha256.ts';
import { type InBoth, LANGUAGES, sound } from './soundness.ts';
import type { GameText } from './words.ts';

/** The ids of a game's rules with the words of each, as RULES.md lists them. */
export interface Inventory {
  readonly rules: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

const ruleId = '[A-Z]+-[A-Z0-9]+\\.[0-9]+[a-z]?';
const ruleLine = new RegExp(`^- (${ruleId})\\s+(.*\\S)`);
const mentionedId = new RegExp(`(?<![A-Za-z0-9-])${ruleId}(?![A-Za-z0-9])`, 'g');

export function readInventory(markdown: string): Inventory {
  const rules = new Map<string, string>();
  const problems: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, id, text] = ruleLine.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (rules.has(id)) problems.push(`RULES.md lists ${id} twice.`);
    rules.set(id, text);
  }
  return { rules, problems };
}

/** Every id a text writes out; there are no ranges. */
export const idsIn = (text: string): string[] => text.match(mentionedId) ?? [];

/** `VAL-HARV.6` is of the chapter HARV. */
const chapterOf = (rule: string): string => rule.replace(/^[^-]*-|\..*$/g, '');

/** Of each rule the mark of the line of RULES.md with which its words were compared last. */
export type Readings = Readonly<Record<string, string>>;

/** Changes with every word of the line. */
export const markOf = (line: string): string => sha256(line).slice(0, 8);

export interface Rulebook<Id extends string = string> {
  /** The text of RULES.md. */
  readonly rulebook: string;
  /** `data/rule-ids.ts`, written by `npm run rules -- --ids`. */
  readonly ruleIds: readonly Id[];
  readonly texts: InBoth<Pick<GameText, 'chapters'> & { readonly rules: Readonly<Record<Id, string>> }>;
  /** `text/rules-read.json`, written by `npm run rules -- --read`. */
  readonly read: Readings;
  /** Rules whose English words quote the Czech box. */
  readonly quoting?: readonly Id[];
}

function idsAreCurrent({ rulebook, ruleIds }: Rulebook): void {
  const { rules, problems } = readInventory(rulebook);
  demand(problems.length === 0, problems.join(' '));
  const inOrder = [...rules.keys()].join(' ') === ruleIds.join(' ');
  demand(inOrder, 'data/rule-ids.ts is older than RULES.md: run npm run rules -- --ids.');
}

function coversExactly(
  what: string,
  told: Readonly<Record<string, string>>,
  wanted: readonly string[],
): void {
  for (const id of wanted) sound(`${what} ${id}`, told[id]);
  const unknown = Object.keys(told).filter((id) => !wanted.includes(id));
  demand(unknown.length === 0, `${what}: RULES.md does not list ${unknown.join(', ')}.`);
}

function everyRuleIsTold({ rulebook, texts }: Rulebook): void {
  const ids = [...readInventory(rulebook).rules.keys()];
  const chapters = [...new Set(ids.map(chapterOf))];
  for (const language of LANGUAGES) {
    coversExactly(`rules (${language})`, texts[language].rules, ids);
    coversExactly(`chapters (${language})`, texts[language].chapters, chapters);
  }
  const alike = ids.filter((id) => texts.en.rules[id] === texts.cs.rules[id]);
  demand(alike.length === 0, `Told alike in both languages: ${alike.join(', ')}.`);
}

/** Rules whose words nobody has compared with RULES.md since their line changed. */
export const unread = ({ rules }: Inventory, read: Readings): string[] =>
  [...rules].filter(([id, line]) => read[id] !== markOf(line)).map(([id]) => id);

const FEW = 12;
const few = (ids: readonly string[]): string =>
  ids.length > FEW ? `${ids.slice(0, FEW).join(', ')} and ${ids.length - FEW} more` : ids.join(', ');

/** Letters no English word has; á or ö may stand in a name. */
const CZECH = /[čďěňřšťůž]/i;

function englishIsEnglish({ ruleIds, texts, quoting = [] }: Rulebook): void {
  const czech = ruleIds.filter((id) => CZECH.test(texts.en.rules[id] ?? ''));
  const left = czech.filter((id) => !quoting.includes(id));
  demand(
    left.length === 0,
    `Czech in the English words of ${few(left)}: translate it, or name them in quoting.`,
  );
  const needless = quoting.filter((id) => !czech.includes(id));
  demand(needless.length === 0, `No Czech is quoted by ${few(needless)}: take them out of quoting.`);
}

function wordsFollow({ rulebook, read }: Rulebook): void {
  const inventory = readInventory(rulebook);
  const lagging = unread(inventory, read);
  const [first = '', ...others] = lagging;
  demand(
    lagging.length === 0,
    `RULES.md has changed since these words were compared with it: ${few(lagging)}. Read them in both languages, then npm run rules -- --read ${first}${others.length > 0 ? ' …' : ''}.`,
  );
  const gone = Object.keys(read).filter((id) => !inventory.rules.has(id));
  demand(gone.length === 0, `text/rules-read.json marks what RULES.md does not list: ${gone.join(', ')}.`);
}

/** What is demanded of a game's inventory of rules, as a list of named checks for `it`. */
export function rulebookChecks<Id extends string>(book: Rulebook<Id>): Check[] {
  return [
    { title: 'the ids are those of RULES.md, in its order', run: () => idsAreCurrent(book) },
    {
      title: 'every rule and chapter is told in both languages, and no other',
      run: () => everyRuleIsTold(book),
    },
    { title: 'the English words are English, except where they quote', run: () => englishIsEnglish(book) },
    { title: 'the words of a rule were read since its line changed', run: () => wordsFollow(book) },
  ];
}
