import { expect, it } from 'vitest';
import { complaintsOf } from '../check.ts';
import { markOf, type Rulebook, readInventory, rulebookChecks, unread } from '../rulebook.ts';

const rulebook = `# Toy

- TOY-GEN.1 The winner has the most points.
- TOY-GEN.2 Ties are shared.
- TOY-END.1 The game ends after six rounds.
`;

const marks = (markdown: string) =>
  Object.fromEntries([...readInventory(markdown).rules].map(([id, line]) => [id, markOf(line)]));

const sound: Rulebook = {
  rulebook,
  ruleIds: ['TOY-GEN.1', 'TOY-GEN.2', 'TOY-END.1'],
  texts: {
    en: {
      rules: { 'TOY-GEN.1': 'Most points win.', 'TOY-GEN.2': 'Ties are shared.', 'TOY-END.1': 'Six rounds.' },
      chapters: { GEN: 'General', END: 'The end' },
    },
    cs: {
      rules: {
        'TOY-GEN.1': 'Nejvíc bodů vyhrává.',
        'TOY-GEN.2': 'O shodu se dělí.',
        'TOY-END.1': 'Šest kol.',
      },
      chapters: { GEN: 'Obecně', END: 'Konec' },
    },
  },
  read: marks(rulebook),
};

const found = (changed: Partial<Rulebook>): string[] =>
  complaintsOf(rulebookChecks({ ...sound, ...changed }));

const english = (changed: Partial<Rulebook['texts']['en']>) => ({
  texts: { en: { ...sound.texts.en, ...changed }, cs: sound.texts.cs },
});

it('a rulebook that is told in both languages passes', () => {
  expect(found({})).toEqual([]);
});

it('a list of ids that RULES.md has left behind is found, by its order too', () => {
  const older = ['data/rule-ids.ts is older than RULES.md: run npm run rules -- --ids.'];
  expect(found({ ruleIds: ['TOY-GEN.1', 'TOY-GEN.2'] })).toEqual(older);
  expect(found({ ruleIds: ['TOY-GEN.2', 'TOY-GEN.1', 'TOY-END.1'] })).toEqual(older);
});

it('an id that stands twice is found', () => {
  const twice = `${rulebook}- TOY-END.1 Or after five.\n`;
  expect(found({ rulebook: twice, read: marks(twice) })).toEqual(['RULES.md lists TOY-END.1 twice.']);
});

it('a rule or chapter without words, or words without a rule, are found', () => {
  const { 'TOY-GEN.1': first, ...rest } = sound.texts.en.rules;
  expect(found(english({ rules: rest }))).toEqual(['rules (en) TOY-GEN.1 has no words.']);
  expect(found(english({ rules: { ...sound.texts.en.rules, 'TOY-OLD.1': 'Gone.' } }))).toEqual([
    'rules (en): RULES.md does not list TOY-OLD.1.',
  ]);
  expect(found(english({ chapters: { GEN: 'General' } }))).toEqual(['chapters (en) END has no words.']);
  expect(found(english({ rules: { ...sound.texts.en.rules, 'TOY-END.1': 'Šest kol.' } }))).toEqual([
    'Told alike in both languages: TOY-END.1.',
    'Czech in the English words of TOY-END.1: translate it, or name them in quoting.',
  ]);
  expect(first).toBeDefined();
});

it('a line that changed names the words to be read again, in both languages', () => {
  const changed = rulebook.replace('six rounds', 'five rounds');
  expect(found({ rulebook: changed })).toEqual([
    'RULES.md has changed since these words were compared with it: TOY-END.1. Read them in both languages, then npm run rules -- --read TOY-END.1.',
  ]);
  expect(found({ rulebook: changed, read: marks(changed) })).toEqual([]);
  const long = Array.from({ length: 14 }, (_, i) => `- TOY-GEN.${i} x`).join('\n');
  expect(found({ rulebook: long }).at(-1)).toMatch(
    /TOY-GEN\.11 and 2 more\. Read them in both languages, then npm run rules -- --read TOY-GEN\.0 …\.$/,
  );
  expect(unread(readInventory(rulebook), {})).toEqual(['TOY-GEN.1', 'TOY-GEN.2', 'TOY-END.1']);
});

it('a mark of a rule that is gone is found', () => {
  expect(found({ read: { ...sound.read, 'TOY-OLD.1': '12345678' } })).toEqual([
    'text/rules-read.json marks what RULES.md does not list: TOY-OLD.1.',
  ]);
});

it('Czech in the English words is found, unless it is quoted; á may stand in a name', () => {
  const said = (words: string) => english({ rules: { ...sound.texts.en.rules, 'TOY-GEN.2': words } });
  const quoting = ['TOY-GEN.2'];
  expect(found(said('The Krčma shares ties.'))).toEqual([
    'Czech in the English words of TOY-GEN.2: translate it, or name them in quoting.',
  ]);
  expect(found({ ...said('The Krčma shares ties.'), quoting })).toEqual([]);
  expect(found(said('Ties are shared with Hálogi.'))).toEqual([]);
  expect(found({ quoting })).toEqual(['No Czech is quoted by TOY-GEN.2: take them out of quoting.']);
});
