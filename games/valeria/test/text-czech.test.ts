// Cases, plurals and genders, by example.
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { RESOURCES, type Resource } from '../data/effect.ts';
import type { ValeriaEvent, ValeriaMessage } from '../messages.ts';
import type { SlayableId } from '../state.ts';
import { texts } from '../text/index.ts';

const label = (message: ValeriaMessage) => texts.cs.message(message, people);
const told = (event: ValeriaEvent) => texts.cs.event(event, people);

const gains = (resource: Resource, count: number) =>
  told({ key: 'gained', player: 0, bag: { [resource]: count } });

describe('Czech', () => {
  it.each([
    { resource: 'gold', forms: ['1 zlaťák', '2 zlaťáky', '5 zlaťáků'] },
    { resource: 'strength', forms: ['1 sílu', '2 síly', '5 sil'] },
    { resource: 'magic', forms: ['1 magii', '2 magie', '5 magií'] },
  ] as const)('counts what is gained: $forms', ({ resource, forms }) => {
    expect([1, 2, 5].map((count) => gains(resource, count))).toEqual(
      forms.map((form) => `Anna získává ${form}.`),
    );
  });

  it('joins several resources in the accusative', () => {
    const bag = { gold: 2, strength: 1, magic: 1 };
    expect(told({ key: 'gained', player: 0, bag })).toBe('Anna získává 2 zlaťáky, 1 sílu a 1 magii.');
    expect(label({ key: 'pay', kind: 'gold', real: 2, magic: 1 })).toBe('Zaplať 2 zlaťáky a 1 magii');
  });

  it('says in the nominative what is missing', () => {
    const poor = (real: number) =>
      label({ key: 'too-poor', needs: { kind: 'gold', real, magic: 0 }, gold: 1, magic: 1 });
    expect([3, 4, 7].map((real) => poor(real).match(/chybí (.*)\.$/)?.[1])).toEqual([
      '1 zlaťák',
      '2 zlaťáky',
      '5 zlaťáků',
    ]);
    const weak = (real: number) =>
      label({ key: 'too-weak', needs: { kind: 'strength', real, magic: 0 }, strength: 1, magic: 1 });
    expect([3, 4, 7].map((real) => weak(real).match(/chybí (.*)\.$/)?.[1])).toEqual([
      '1 síla',
      '2 síly',
      '5 sil',
    ]);
  });

  it('counts points and effects', () => {
    const vp = (points: number) =>
      label({ key: 'build', card: 'violet-thorn', price: { kind: 'gold', real: 7, magic: 0 }, vp: points });
    expect([1, 2, 5].map((points) => vp(points).split(' – ')[1])).toEqual(['1 bod', '2 body', '5 bodů']);
    expect([1, 2, 5].map((effects) => label({ key: 'ask-harvest', effects }).match(/\((.*)\)/)?.[1])).toEqual(
      ['zbývá 1 efekt', 'zbývají 2 efekty', 'zbývá 5 efektů'],
    );
  });

  it.each([
    { card: 'goblin', slain: 'Skřeta', lost: 'něj' },
    { card: 'wraith', slain: 'Přízrak', lost: 'něj' },
    { card: 'spider-queen', slain: 'Pavoučí královnu', lost: 'ni' },
    { card: 'bat-swarm', slain: 'Hejno netopýrů', lost: 'ně' },
    { card: 'kobolds', slain: 'Koboldy', lost: 'ně' },
  ] satisfies { card: SlayableId; slain: string; lost: string }[])(
    'the gender of a monster decides: $slain',
    ({ card, slain, lost }) => {
      expect(told({ key: 'slew', player: 0, card, stack: 0, strength: 2, magic: 0 })).toBe(
        `Anna zabíjí ${slain} a platí 2 síly.`,
      );
      expect(told({ key: 'took-monster', player: 0, from: 1, card })).toBe(
        `Anna bere bez odměny ${slain}, přichází o ${lost} Petr.`,
      );
    },
  );

  it('citizens and domains come in the accusative', () => {
    const recruited = { key: 'recruited', player: 0, stack: 8, gold: 3, magic: 1 } as const;
    expect(told({ ...recruited, card: 'archer' })).toBe('Anna najímá Zbojnici a platí 3 zlaťáky a 1 magii.');
    expect(told({ ...recruited, card: 'alchemist' })).toMatch(/^Anna najímá Alchymistu /);
    const built = { key: 'built', player: 0, stack: 15, gold: 5, magic: 0 } as const;
    expect(told({ ...built, card: 'emerald-stronghold' })).toBe(
      'Anna buduje Smaragdovou tvrz a platí 5 zlaťáků.',
    );
    expect(told({ ...built, card: 'forgotten-sorrows' })).toMatch(/^Anna buduje Zapomenuté žaly /);
  });

  it('what was taken from somebody agrees with its number and gender', () => {
    const theft = (resource: Resource, count: number) =>
      told({ key: 'took-from', player: 0, from: 1, bag: { [resource]: count }, card: 'thief' });
    expect(RESOURCES.map((resource) => theft(resource, 1).match(/přichází o (.*) Petr/)?.[1])).toEqual([
      'něj',
      'ni',
      'ni',
    ]);
    expect(theft('gold', 3)).toBe('Anna bere 3 zlaťáky (Zlodějka), přichází o ně Petr.');
  });

  it('what is lacking for a trade agrees in gender', () => {
    const unpaid = (resource: Resource) =>
      label({ key: 'trade-unpaid', cost: { [resource]: 1 }, has: { [resource]: 0 } });
    expect(RESOURCES.map((resource) => unpaid(resource).match(/nemáš (\S+)\./)?.[1])).toEqual([
      'žádný',
      'žádnou',
      'žádnou',
    ]);
  });

  it('the preposition before a number is said as the number is read', () => {
    const exhausted = (endExhausted: number) =>
      told({ key: 'exhausted', stack: 0, left: 9, exhausted: 1, endExhausted }).match(/: 1 (.*)\.$/)?.[1];
    expect([4, 5, 6, 8, 10].map(exhausted)).toEqual(['ze 4', 'z 5', 'ze 6', 'z 8', 'z 10']);
  });

  it('a reward stands in the nominative', () => {
    const price = { kind: 'strength', real: 4, magic: 0 } as const;
    const reward = { gold: 1, magic: 1 };
    expect(label({ key: 'slay', card: 'treant', price, vp: 1, reward })).toMatch(
      /odměna: 1 zlaťák a 1 magie$/,
    );
  });

  it('what is left is counted with its verb', () => {
    const left = (stacks: number) => texts.cs.board.monsterStacks(stacks);
    expect([1, 2, 5].map(left)).toEqual([
      'Zbývá 1 balíček nestvůr',
      'Zbývají 2 balíčky nestvůr',
      'Zbývá 5 balíčků nestvůr',
    ]);
    expect(texts.cs.board.exhaustedOf(0, 4)).toBe('Vyčerpané balíčky: 0 ze 4');
  });
});
