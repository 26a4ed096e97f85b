import { describe, expect, it } from 'vitest';
import {
  type CzechName,
  type CzechNoun,
  countInCzech,
  countObjectInCzech,
  czech,
  inCzech,
  nominatives,
  outOfInCzech,
  verbInCzech,
  verbOf,
} from '../index.ts';

const COIN = { one: 'mince', acc: 'minci', few: 'mince', other: 'mincí' };
const MEMBER = { one: 'člen', acc: 'člena', few: 'členové', fewAcc: 'členy', other: 'členů' };

describe('what is counted in Czech', () => {
  it('has three forms', () => {
    const coins = (count: number) => inCzech(count, { one: 'zlaťák', few: 'zlaťáky', other: 'zlaťáků' });
    expect([0, 1, 2, 4, 5, 11, 22].map(coins)).toEqual([
      'zlaťáků',
      'zlaťák',
      'zlaťáky',
      'zlaťáky',
      'zlaťáků',
      'zlaťáků',
      'zlaťáků',
    ]);
  });

  it('is the subject or the object of a sentence', () => {
    expect([1, 2, 5].map((count) => countInCzech(count, COIN))).toEqual(['1 mince', '2 mince', '5 mincí']);
    expect([1, 2, 5].map((count) => countObjectInCzech(count, COIN))).toEqual([
      '1 minci',
      '2 mince',
      '5 mincí',
    ]);
    expect([1, 2, 5].map((count) => countObjectInCzech(count, MEMBER))).toEqual([
      '1 člena',
      '2 členy',
      '5 členů',
    ]);
  });

  it('has its verb in the same number', () => {
    const left = (count: number) => verbInCzech(count, 'zbývá', 'zbývají');
    expect([0, 1, 2, 4, 5].map(left)).toEqual(['zbývá', 'zbývá', 'zbývají', 'zbývají', 'zbývá']);
  });

  it('is told out of a number as the number is read', () => {
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 30, 50, 60, 100].map(outOfInCzech),
    ).toEqual([
      'z 1',
      'ze 2',
      'ze 3',
      'ze 4',
      'z 5',
      'ze 6',
      'ze 7',
      'z 8',
      'z 9',
      'z 10',
      'z 11',
      'ze 12',
      'ze 14',
      'z 15',
      'ze 16',
      'z 18',
      'ze 30',
      'z 50',
      'ze 60',
      'ze 100',
    ]);
  });
});

describe('names in Czech', () => {
  const { m, mi, f, n, pl } = czech;

  it('bring the cases that sentences ask for', () => {
    const names = {
      goblin: m('Skřet', 'Skřeta'),
      mine: mi('Důl', { gen: 'Dolu' }),
      queen: f('Královna', 'Královnu', { gen: 'Královny' }),
      swarm: n('Hejno'),
      kobolds: pl('Koboldi', 'Koboldy'),
    };
    expect(Object.values(names).map(({ acc }) => acc)).toEqual([
      'Skřeta',
      'Důl',
      'Královnu',
      'Hejno',
      'Koboldy',
    ]);
    expect([names.mine.gen, names.queen.gen]).toEqual(['Dolu', 'Královny']);
    expect(nominatives(names).queen).toBe('Královna');
  });

  it('without their accusative do not compile', () => {
    // @ts-expect-error: the accusative of a feminine is another word and has to be told
    expect(f('Chapadlice').acc).toBeUndefined();
    // @ts-expect-error: the same of a masculine that lives
    expect(m('Skřet').acc).toBeUndefined();
    // @ts-expect-error: a catalogue of names takes no plain word
    const plain: Record<string, CzechName> = { goblin: 'Skřet' };
    expect(plain).toBeDefined();
  });

  it('asked for a case they do not have do not compile', () => {
    const goblin = m('Skřet', 'Skřeta');
    // @ts-expect-error: no sentence has asked for the genitive yet
    expect(goblin.gen).toBeUndefined();
    // @ts-expect-error: nor has this catalogue of areas all it promises
    const areas: Record<string, CzechName<'gen'>> = { hills: pl('Kopce', 'Kopce') };
    expect(areas).toBeDefined();
    // @ts-expect-error: what is counted as an object needs an accusative as well
    const coins: CzechNoun = { one: 'mince', few: 'mince', other: 'mincí' };
    expect(coins).toBeDefined();
  });

  it('have a verb in their own number', () => {
    const comes = (name: CzechName) => `${verbOf(name, 'Přichází', 'Přicházejí')} ${name.nom}`;
    expect(comes(m('Zoban', 'Zobana'))).toBe('Přichází Zoban');
    expect(comes(pl('Ohnivousové', 'Ohnivousy'))).toBe('Přicházejí Ohnivousové');
  });
});
