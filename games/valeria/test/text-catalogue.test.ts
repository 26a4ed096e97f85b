// Rules, cards, options, scores, places and things: all of it has words, in both languages.
import { start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/components.ts';
import { TRACKS } from '../data/effect.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { type ValeriaView, valeria } from '../index.ts';
import type { EndReason } from '../state.ts';
import { optionSchema, STACKS } from '../state.ts';
import { type Language, texts } from '../text/index.ts';
import * as cs from '../text/names.cs.ts';
import * as en from '../text/names.en.ts';
import { places } from '../text/places.en.ts';

const languages: Language[] = ['en', 'cs'];
const cardIds = Object.keys(en.cardNames) as CardId[];

const viewOf = (seats: number, options = {}): ValeriaView =>
  valeria.view(start(valeria, { seats, seed: 'words', options }), 0) as unknown as ValeriaView;

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
    for (const id of RULE_IDS) both((language) => texts[language].chapters[id.replace(/^VAL-|\..*$/g, '')]);
  });

  it('every card, with its name', () => {
    for (const id of cardIds) {
      const said = both((language) => texts[language].thing(`card:${id}`, viewOf(2)));
      expect(said.en.startsWith(`${en.cardNames[id]}. `)).toBe(true);
      expect(said.cs.startsWith(`${cs.cardNames[id].nom}. `)).toBe(true);
    }
  });

  it('names are the same in both languages only where they should be', () => {
    const same = cardIds.filter((id) => en.cardNames[id] === cs.cardNames[id].nom);
    expect(same).toEqual(['paladin', 'troll']);
  });

  it('every option and every value of it', () => {
    const proper = ['paladin'];
    for (const [name, spec] of Object.entries(optionSchema)) {
      both((language) => texts[language].option(name).label);
      both((language) => texts[language].option(name).help);
      const values = spec.kind === 'flag' ? ['true', 'false'] : spec.values;
      for (const value of values)
        if (!proper.includes(value)) both((language) => texts[language].optionValue(name, value, spec));
    }
    expect(texts.cs.optionValue('players', '3', { kind: 'number', min: 1, max: 5, default: 2 })).toBe('3');
  });

  it('a disputed ruling is explained in one sentence', () => {
    for (const name of ['newDomains', 'endCheck', 'soloBoardPoints'])
      for (const language of languages)
        expect(texts[language].option(name).help.match(/[.?!]/g)).toHaveLength(1);
  });

  it('every line of the score sheets, the rival and the endings', () => {
    const keys = 'monsters domains board duke roles leftovers most-citizens most-monsters most-domains';
    for (const key of keys.split(' ')) both((language) => texts[language].score(key));
    both((language) => texts[language].rival('dark-lord'));
    const reasons: EndReason[] = [
      'monsters',
      'domains',
      'exhausted',
      'solo-monsters',
      'solo-overrun',
      'solo-exhausted',
    ];
    for (const reason of reasons) both((language) => texts[language].ending(reason));
    expect(() => texts.en.score('beauty')).toThrow('no words for the score "beauty"');
  });
});

describe('places', () => {
  const steps = valeria.scripts.flatMap(({ name, steps }) =>
    [...steps.keys()].map((step) => [name, step] as const),
  );

  it('every phase of the turn has a name, the same steps in both languages', () => {
    for (const step of ['roll', 'harvest', 'actions', 'monsters', 'secondHarvest', 'end'])
      both((language) => texts[language].place('turn', step));
    for (const [rule, step] of steps)
      expect(texts.en.place(rule, step) === undefined).toBe(texts.cs.place(rule, step) === undefined);
    expect(texts.en.place('carryOut', 'gain')).toBeUndefined();
  });

  it('no place has lost its rule or step', () => {
    const known = steps.map(([rule, step]) => `${rule} ${step}`);
    const named = Object.entries(places).flatMap(([rule, named]) =>
      Object.keys(named).map((step) => `${rule} ${step}`),
    );
    expect(known).toEqual(expect.arrayContaining(named));
  });
});

describe('things', () => {
  it.each([1, 2, 5])('every stack, seat and track of a game of %i', (seats) => {
    for (const view of [viewOf(seats), viewOf(seats, { mixed: true, layout: 'random' })]) {
      for (let stack = 0; stack < STACKS; stack++)
        both((language) => texts[language].thing(`stack:${stack}`, view));
      for (let seat = 0; seat < seats; seat++)
        both((language) => texts[language].thing(`seat:${seat}`, view));
      for (const track of TRACKS) both((language) => texts[language].thing(`track:${track}`, view));
    }
  });

  it('a stack tells its top card, its tokens and what lies below', () => {
    const view = viewOf(2);
    const [hills] = view.center;
    const marked = { ...view, center: [{ ...hills, tokens: { gold: 2, strength: 1, magic: 0 } }] };
    expect(texts.en.thing('stack:0', marked)).toBe(
      'Monster stack 1 (Hills): 5 cards. On top: Goblin. Hills minion. Slay it for 1 strength. Reward: gain 1 gold. Worth 1 victory point at the end. Tokens add 1 strength to the cost. Whoever slays it also gets 2 gold. Below: 2 × Goblin, Goblin Mage, Goblin King.',
    );
    expect(texts.cs.thing('stack:0', marked)).toBe(
      '1. balíček nestvůr (Kopce): 5 karet. Navrchu: Skřet. Služebník z Kopců. Zabití stojí 1 sílu. Odměna: získej 1 zlaťák. Na konci hry je za 1 vítězný bod. Žetony k ceně přidávají 1 sílu. Kdo nestvůru zabije, získá navíc 2 zlaťáky. Níž leží: 2× Skřet, Skřetí mág, Král skřetů.',
    );
    expect(texts.en.thing('stack:13', view)).toMatch(/^Citizen stack 9\/10: 5 cards\. On top: Paladin\./);
    expect(texts.cs.thing('stack:16', view)).toMatch(
      /^2\. balíček panství: 3 karty\. .* Níž leží skryté karty\.$/,
    );
  });

  it('an exhausted spot, with or without an event', () => {
    const view = viewOf(2, { events: true });
    const center = [{ count: 0, spot: 'exhausted' }, { count: 0, spot: 'mimic' }, { count: 0 }, { count: 2 }];
    const said = (stack: number) =>
      both((language) => texts[language].thing(`stack:${stack}`, { ...view, center }));
    expect(said(0).cs).toBe('1. balíček nestvůr (Kopce) je vyčerpaný, žádná karta v něm nezbývá.');
    expect(said(1).en).toMatch(/is exhausted\. An enemy event lies here: Mimic\. Minion\. On a roll of 5:/);
    expect(said(2).en).toMatch(/is exhausted/);
    expect(said(3).cs).toMatch(/2 karty lícem dolů\.$/);
  });

  it('dice, once they are rolled', () => {
    const view = viewOf(2);
    const rolled = (dice: number[]) =>
      both((language) => texts[language].thing('die:0', { ...view, turn: 1, dice }));
    expect(rolled([3, 5]).en).toBe(
      'This die shows 3. The roll 3 and 5 (sum 8) activates cards with 3, 5 or 8.',
    );
    expect(rolled([4, 4]).cs).toMatch(/aktivuje karty s číslem 4 dvakrát a karty s číslem 8 jednou\.$/);
    expect(texts.en.thing('die:0', { ...view, turn: 0 })).toBeUndefined();
  });

  it('what is not on the board is not explained', () => {
    for (const thing of ['card:unicorn', 'stack:20', 'seat:7', 'die:2', 'track:honey', 'moon'])
      expect(texts.en.thing(thing, viewOf(2))).toBeUndefined();
  });
});
