// Every component of the tables has a test of its own: it is named in a test of a chapter or of cards, and has a playthrough.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADVANCED_ACTIONS } from '../data/advanced-actions.ts';
import { ARTIFACTS, artifacts } from '../data/artifacts.ts';
import { basicActions } from '../data/basic-actions.ts';
import { cities } from '../data/cities.ts';
import { ENEMIES } from '../data/enemies.ts';
import { FACTION_TOKENS } from '../data/faction-tokens.ts';
import { RUINS } from '../data/ruins.ts';
import { sites } from '../data/sites.ts';
import { SKILLS } from '../data/skills.ts';
import { SPELLS } from '../data/spells.ts';
import { TACTICS } from '../data/tactics.ts';
import { TILES } from '../data/tiles.ts';
import { UNITS } from '../data/units.ts';

const here = import.meta.dirname;
const sourcesIn = (folder: string): string =>
  readdirSync(join(here, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(here, folder, file), 'utf8'))
    .join('\n');

const tests = `${sourcesIn('cards')}\n${sourcesIn('rules')}`;

/** In quotes, as the subject of a title, or as what has operations: `'agility'`, `'agility: …'`, `'card:agility:basic'`. */
const isNamed = (id: string): boolean =>
  new RegExp(`['"\`](?:(?:card|unit|skill|tactic|token):)?${id}['"\`: ]`).test(tests);

/** Tables that are gone through as a whole: each row has a test with its id in the title. */
const isGoneThrough = (table: string): boolean => tests.includes(`it.each(${table})`);

const playthroughs = (folder: string): string[] =>
  readdirSync(join(here, 'playthroughs', folder)).map((file) => file.replace(/\.txt$/, ''));

const UNNAMED = 'no test of test/cards or test/rules names these: write one with the id in its title';

/** The texts are written by the tests beside them; those of components that are gone are deleted by hand. */
function expectPlaythroughs(folder: string, ids: readonly string[]): void {
  const written = playthroughs(folder);
  const lacking = ids.filter((id) => !written.includes(id));
  const left = written.filter((id) => !ids.includes(id));
  const wanted = `run \`npx vitest run games/mage-knight/test/playthroughs\` and read what it wrote into ${folder}/`;
  expect(lacking, `no playthrough of these yet: ${wanted}`).toEqual([]);
  expect(left, `playthroughs of what is not in the box: delete them from ${folder}/`).toEqual([]);
}

it.each<[string, readonly string[]]>([
  ['cards', [...Object.keys(basicActions), ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS]],
  ['units', UNITS],
  ['skills', SKILLS],
  ['tactics', TACTICS],
  ['tokens', FACTION_TOKENS],
  ['banners', ARTIFACTS.filter((id) => 'banner' in artifacts[id])],
])('each of the %s has a test that names it, and a playthrough', (folder, ids) => {
  expect(
    ids.filter((id) => !isNamed(id)),
    UNNAMED,
  ).toEqual([]);
  expectPlaythroughs(folder, ids);
});

it('each enemy, ruin, tile, site and city has a test, and a playthrough', () => {
  for (const table of ['ENEMIES', 'RUINS', 'TILES', 'levels']) expect(isGoneThrough(table)).toBe(true);
  expectPlaythroughs('enemies', ENEMIES);
  /** Those that lie at the start, and the portal on one of them, are what every test begins with. */
  const atStart = ['start-a', 'start-b', 'countryside-1', 'countryside-2'];
  const kinds = Object.keys(sites).filter((kind) => kind !== 'portal');
  const places = [...kinds, ...RUINS, ...TILES, ...Object.keys(cities).map((colour) => `city-${colour}`)];
  expectPlaythroughs(
    'places',
    places.filter((place) => !atStart.includes(place)),
  );
});

it('each worked example of both books is a test', () => {
  const rules = readFileSync(join(here, '..', 'RULES.md'), 'utf8');
  const examples = [...rules.matchAll(/^\| .* \| `((?:rules|cards)\/.*)` › (.*) \|$/gm)];
  expect(examples.length).toBeGreaterThan(15);
  for (const [, file = '', title = ''] of examples)
    expect(readFileSync(join(here, file), 'utf8'), file).toContain(`'${title}'`);
});
