// Rules, components, options, scores, places and things: all of it has words, in both languages.
import { start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, PATHS } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { EQUIPMENT_CARDS } from '../data/equipment.ts';
import { events } from '../data/events.ts';
import { loot } from '../data/loot.ts';
import { basicMembers, GREENHORNS, mercenaries } from '../data/members.ts';
import { monsters } from '../data/monsters.ts';
import { quests } from '../data/quests.ts';
import { realms } from '../data/realms.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { traps } from '../data/traps.ts';
import { AFFINITIES } from '../data/types.ts';
import { type MonsterLandsView, monsterLands } from '../index.ts';
import { endings } from '../modes.ts';
import { optionSchema } from '../state.ts';
import { type Language, texts } from '../text/index.ts';
import { places } from '../text/places.en.ts';

const ids = [
  ...[basicMembers, mercenaries, monsters, realms, traps, loot, quests, events].flatMap((table) =>
    Object.keys(table),
  ),
  ...EQUIPMENT_CARDS,
  GREENHORNS[0],
] as ComponentId[];

const viewOf = (seats: number, options = {}): MonsterLandsView =>
  monsterLands.view(
    start(monsterLands, { seats, seed: 'words', options: { clans: 'dealt', ...options } }),
    0,
  ) as unknown as MonsterLandsView;

/** Both texts, once they are found sound and different. */
function both(text: (language: Language) => string | undefined): Record<Language, string> {
  const said = { en: text('en') ?? '', cs: text('cs') ?? '' };
  for (const each of [said.en, said.cs]) {
    expect(each).not.toBe('');
    expect(each).not.toMatch(/undefined|NaN|\[object| {2}|\.\.| [.,:;)]/);
    expect(each.split('(').length).toBe(each.split(')').length);
  }
  expect(said.cs).not.toBe(said.en);
  return said;
}

describe('the catalogues', () => {
  it('the game has a name and an invitation', () => {
    both((language) => texts[language].name);
    both((language) => texts[language].blurb);
  });

  it('every rule and chapter', () => {
    for (const id of RULE_IDS) both((language) => texts[language].rules[id]);
    for (const id of RULE_IDS) {
      const chapter = id.replace(/^ML-|\..*$/g, '');
      for (const language of ['en', 'cs'] as const) expect(texts[language].chapters[chapter]).toBeTruthy();
    }
  });

  it('every component', () => {
    for (const id of ids) both((language) => texts[language].thing(`card:${id}`, viewOf(2)));
  });

  it('English rules know no Czech letters, except where they quote', () => {
    const czech = RULE_IDS.filter((id) => /[áčďéěíňóřšťúůýž]/i.test(texts.en.rules[id]));
    expect(czech).toEqual(['ML-TRI.9']);
  });

  it('every option and every value of it', () => {
    for (const [name, spec] of Object.entries(optionSchema)) {
      both((language) => texts[language].option(name).label);
      both((language) => texts[language].option(name).help);
      const values = spec.kind === 'flag' ? ['true', 'false'] : spec.values;
      for (const value of values) both((language) => texts[language].optionValue(name, value, spec));
    }
  });

  it('every line of the score sheet and every ending', () => {
    for (const key of ['glory', 'reputation', 'trophies', ...AFFINITIES])
      both((language) => texts[language].score(key));
    for (const reason of Object.keys(endings)) both((language) => texts[language].ending(reason));
    expect(() => texts.en.score('beauty')).toThrow('no words for the score "beauty"');
    expect(() => texts.en.rival('anybody')).toThrow();
  });
});

describe('places', () => {
  const steps = monsterLands.scripts.flatMap(({ name, steps: of }) =>
    [...of.keys()].map((step) => [name, step] as const),
  );

  it('the phases of a round have names, the same steps in both languages', () => {
    for (const step of ['pool', 'deployment', 'adventure', 'cleanUp'])
      both((language) => texts[language].place('round', step));
    for (const [rule, step] of steps)
      expect(texts.en.place(rule, step) === undefined).toBe(texts.cs.place(rule, step) === undefined);
  });

  it('no place has lost its rule or step', () => {
    const known = steps.map(([rule, step]) => `${rule} ${step}`);
    const named = Object.entries(places).flatMap(([rule, of]) =>
      Object.keys(of).map((step) => `${rule} ${step}`),
    );
    expect(known).toEqual(expect.arrayContaining(named));
  });
});

describe('things', () => {
  it.each([1, 2, 4])('buildings, paths, seats and tokens of a game of %i', (seats) => {
    const view = viewOf(seats);
    for (const id of BUILDINGS) both((language) => texts[language].thing(`building:${id}`, view));
    for (const path of PATHS)
      if (seats > 2 || !path.startsWith('b')) both((language) => texts[language].thing(`path:${path}`, view));
    for (let seat = 0; seat < seats; seat++) both((language) => texts[language].thing(`seat:${seat}`, view));
    for (const affinity of AFFINITIES) both((language) => texts[language].thing(`clan:${affinity}`, view));
    const rest = 'space:mine-0 offer:lodge-2 trap:0:0 token:defence potion:a1 venom:a1 stack:greenhorns';
    for (const thing of [...rest.split(' '), 'die:persuasion-0', 'die:magic', 'loot:loot-coins10'])
      both((language) => texts[language].thing(thing, view));
  });

  it("another's traps are face down", () => {
    expect(texts.en.thing('trap:1:0', viewOf(2))).toMatch(/face-down/);
  });

  it('what is not on the board is not explained', () => {
    for (const thing of ['card:unicorn', 'path:z9', 'seat:7', 'building:spa', 'moon', 'trap:9:9', 'die:blue'])
      expect(texts.en.thing(thing, viewOf(2))).toBeUndefined();
  });
});
