import { join } from 'node:path';
import { type GameModule, type Journal, load, recordOf } from '@krcma/kernel';
import { playOn } from '@krcma/kernel/arrange-checks';
import { complaintsOf } from '@krcma/kernel/check';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { sessionFrom } from '../src/play/session.ts';
import { questionsMissing, saveChecks } from '../src/saves/check.ts';
import { covering } from '../src/saves/cover.ts';
import { expectedAnew, savedTable } from '../src/saves/expected.ts';
import { momentsOf, plansOf } from '../src/saves/games-played.ts';
import { traitsOf } from '../src/saves/moment.ts';
import { positions } from '../src/saves/positions.ts';
import { printOf } from '../src/saves/print.ts';
import { type Release, readRelease, releasesIn, savesFolder } from '../src/saves/save-file.ts';

const root = join(import.meta.dirname, '../..');
/** The first release whose saves were kept; the questions of its rules are known to be stood at. */
const FIRST = '0.1.0-f7e3b8f';

/** Whatever else a table may be in the middle of. */
const TRAITS = [
  'something undone',
  'several things undone',
  'a take-back proposed',
  'a take-back half agreed',
  'described',
];

/** Where dice are rolled: some described position says how they fall. */
const DICE = ['loaded dice'];

/** Where the rules ask something that may be answered for good. */
const STANDING = ['a standing answer'];

/** Where the rules let several seats play at once. */
const SIDE_BY_SIDE = ['several are asked', 'one of several has answered'];

const isRolledIn = (game: string): boolean =>
  (positions[game] ?? []).some(({ arrangement }) => Object.hasOwn(Object(arrangement), 'dice'));

/** Its question, window or moment says what is answered. */
const isAnsweredForGood = (step: object): boolean =>
  Object.values(step).some((part: { standing?: unknown } | undefined) => part?.standing !== undefined);

/** New rules let nobody make once more what was taken back under older ones: here it counts that it was saved. */
function asSaved(module: GameModule, text: string): Journal {
  const saved = savedTable(text).text;
  const { undone, proposal } = (JSON.parse(saved) as { journal: Journal }).journal;
  return { ...load(module, saved), undone, ...(proposal && { proposal }) };
}

/** A game has saves from its first release on; until then there are none to go on with. */
const released = games.filter(({ module }) => releasesIn(savesFolder(root, module.id)).length > 0);

it('the games of the first release have theirs', () => {
  const first = released.filter(({ module }) => releasesIn(savesFolder(root, module.id)).includes(FIRST));
  expect(first.map(({ module }) => module.id)).toEqual(['valeria', 'monster-lands']);
});

describe.each(released.map(({ module }) => [module.id, module] as const))('saves of %s', (id, module) => {
  const folder = savesFolder(root, id);
  const releases = releasesIn(folder).map((name) => readRelease(folder, name));

  for (const release of releases) for (const { title, run } of saveChecks(module, release)) it(title, run);

  it('stand at every question of the rules, and are in the middle of everything else', () => {
    expect(questionsMissing(module, releases)).toEqual([]);
    const journals = releases.flatMap(({ saves }) => saves.map(({ text }) => asSaved(module, text)));
    const traits = new Set(journals.flatMap((journal) => traitsOf(module, journal)));
    const steps = module.scripts.rules.flatMap((script) => [...script.steps.values()]);
    const wanted = [
      ...TRAITS,
      ...(isRolledIn(id) ? DICE : []),
      ...(steps.some(isAnsweredForGood) ? STANDING : []),
      ...(steps.some(({ kind }) => kind === 'sideBySide') ? SIDE_BY_SIDE : []),
    ];
    expect(wanted.filter((trait) => !traits.has(trait))).toEqual([]);
    expect([...traits].filter((trait) => trait.startsWith('half picked')).length).toBeGreaterThan(0);
  });

  it('of older rules keep the prints of their own release when what is expected is written anew', () => {
    const older = releases.flatMap(({ saves }) =>
      saves.filter(({ text }) => savedTable(text).version < module.version),
    );
    expect(older.length > 0).toBe(module.version > 1);
    for (const { text, ...before } of older.slice(0, 5)) {
      const forgetful = { ...before, told: 'another story' };
      expect(expectedAnew(module, text, forgetful)).toEqual(before);
    }
  });

  it('are played on otherwise where the rules no longer know a recorded choice', () => {
    const [save] = releases.flatMap(({ saves }) => saves);
    if (save === undefined) throw new Error('There are no saves.');
    const { text, ...before } = save;
    const [made = ''] = before.further;
    const forbidden = `${made.split(' ')[0]} no-such-choice`;
    const { further } = expectedAnew(module, text, { ...before, further: [forbidden] });
    expect(further.length).toBeGreaterThan(0);
    expect(further).not.toContain(forbidden);
  });

  it('are files of a browser as well, which the terminal goes on with', () => {
    const files = releases.flatMap(({ saves }) => saves.filter(({ format }) => format === 'krcma game'));
    expect(files.length).toBeGreaterThan(10);
    for (const { text } of files)
      expect(printOf(sessionFrom(text, 'file.json').journal.table)).toBe(
        printOf(load(module, savedTable(text).text).table),
      );
  });

  it('are found out when they are asked, told or recorded something else', () => {
    const [first] = releases;
    if (first === undefined) throw new Error('There are no saves.');
    const some = first.saves.find(({ hashes }) => hashes.length > 0);
    if (some === undefined) throw new Error('No save has a record.');
    const changed = (change: Partial<Release['saves'][number]>) =>
      complaintsOf(saveChecks(module, { name: 'changed', saves: [{ ...some, ...change }] }));
    expect(changed({})).toEqual([]);
    expect(changed({ asked: ['0 turn.other'] }).join()).toContain('no longer goes on as it did');
    expect(changed({ told: '0' }).join()).toContain('no longer goes on as it did');
    // Tables that were led to new rules have other hashes.
    if (savedTable(some.text).version !== module.version) return;
    const [hash = ''] = some.hashes;
    expect(changed({ hashes: some.hashes.map(() => hash.replace(/./, 'x')) }).length).toBeGreaterThan(0);
  });
});

it.each(games.map((game) => [game.module.id, game] as const))(
  'a game of %s that is searched for saves can be played again from its record',
  (_, game) => {
    const [plan] = plansOf(game, 1);
    if (plan === undefined) throw new Error('Nothing is planned.');
    const moments = momentsOf(game, plan);
    const journal = moments.next().value;
    for (let moment = 0; moment < 12; moment++) moments.next();
    const record = recordOf(game.module, journal);
    expect(record.choices).toHaveLength(journal.log.length);
    expect(record.hashes.length).toBeGreaterThan(0);
  },
);

it('few are chosen that have everything, the cheap ones first', () => {
  const of = (source: number, price: number, ...traits: number[]) => ({ source, price, traits });
  const both = of(1, 10, 1, 2);
  const rare = of(1, 90, 3);
  expect(covering([of(0, 10, 1), of(2, 10, 2), both, of(2, 90, 3), rare])).toEqual([both, rare]);
  expect(covering([])).toEqual([]);
});

it.each(
  games.flatMap(({ module }) => (positions[module.id] ?? []).map((position) => ({ module, ...position }))),
)(
  'the position $name of $module.id is laid out whatever the seed, saved, loaded and played on',
  ({ module, seats, options = {}, arrangement }) => {
    for (let seed = 0; seed < 3; seed++)
      playOn(module, { seats, options, arrangement, seed: `position ${seed}` });
  },
);

const opened = games.flatMap((game) =>
  (positions[game.module.id] ?? []).flatMap((position) =>
    position.opening === undefined || position.opening.length === 0 ? [] : [{ game, ...position }],
  ),
);

it.each(opened)(
  '$name of $game.module.id begins with the choices that are named',
  ({ game, ...position }) => {
    const plan = plansOf(game, 1).find(({ name }) => name === position.name);
    if (plan === undefined) throw new Error('It is not planned.');
    const moments = momentsOf(game, plan);
    const journal = moments.next().value;
    for (const _ of plan.opening) moments.next();
    expect(journal.log.map(({ choice }) => choice)).toEqual(position.opening);
  },
);
