// Cases, plurals and the names of things, by example.
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { MonsterLandsEvent, MonsterLandsMessage } from '../messages.ts';
import { SAM } from '../state.ts';
import { texts } from '../text/index.ts';

const label = (message: MonsterLandsMessage) => texts.cs.message(message, people);
const told = (event: MonsterLandsEvent) => texts.cs.event(event, people);

describe('Czech', () => {
  it.each([
    ['coins', ['1 minci', '2 mince', '5 mincí']],
    ['glory', ['1 bod slávy', '2 body slávy', '5 bodů slávy']],
    ['potions', ['1 lektvar', '2 lektvary', '5 lektvarů']],
    ['defence', ['1 žeton obrany', '2 žetony obrany', '5 žetonů obrany']],
  ] as const)('counts %s', (token, forms) => {
    const gains = (count: number) => told({ key: 'gained', player: 0, bundle: { [token]: count } });
    expect([1, 2, 5].map(gains)).toEqual(forms.map((form) => `Anna získává ${form}.`));
  });

  it('says what stands on its own in the nominative', () => {
    expect(label({ key: 'die', die: { colour: 'magic' } })).toBe('Kostka magie');
    expect(label({ key: 'dice-count', colour: 'strength', count: 1 })).toBe('1 kostka síly');
    expect(label({ key: 'gain', bundle: { coins: 1 } })).toBe('1 mince');
    expect(label({ key: 'ask-clean-up', wages: 1, coins: 3 })).toMatch(/^Čeká tě žold 1 mince\. Máš 3 mince/);
  });

  it('names of people, monsters and realms stand in the accusative', () => {
    expect(told({ key: 'joined', player: 0, member: 'zenek', coins: 4 })).toBe(
      'Anna najímá Zeňka za 4 mince.',
    );
    expect(told({ key: 'joined', player: 0, member: 'greenhorn-3', coins: 0 })).toBe(
      'Anna najímá Zelenáče zdarma.',
    );
    const killed = { key: 'killed', player: 1, member: 'tarka', total: 15 } as const;
    expect(told({ ...killed, monster: 'ohnivousove' })).toBe('Tarka (Petr) zabíjí Ohnivousy se součtem 15.');
    expect(told({ ...killed, monster: 'chapadlice' })).toMatch(/ Chapadlici /);
    expect(label({ key: 'settle', member: 'geria', realm: 'rynie' })).toBe('Geria osídlí Rýnii');
  });

  it('Sam has a name although he has no seat', () => {
    expect(label({ key: 'path-taken', by: SAM })).toBe('Cesta je obsazená: Sam.');
    expect(told({ key: 'dice-stolen', player: SAM, from: 'a1', dice: { magic: 1 } })).toBe(
      'Sam krade 1 kostku magie (říše A, 1. cesta).',
    );
  });

  it('the campaign tells how it goes on', () => {
    const ended = { key: 'game-ended', reason: 'solo-veteran', winners: [0], scores: [47] } as const;
    const campaign = { scenario: 'gold-digger', difficulty: 'hard', games: 1 } as const;
    expect(told({ ...ended, rating: 'veteran', campaign })).toBe(
      'Konec hry. Hodnost veterána je dosažena. Hodnost: Veterán, 47 bodů. Kampaň po 1 hře pokračuje: Zlatokop (obtížnost těžká).',
    );
    const won = { ...campaign, games: 12, ended: 'won' } as const;
    expect(told({ ...ended, rating: 'veteran', campaign: won })).toMatch(/Kampaň je po 12 hrách vyhraná\.$/);
  });

  it('abilities are told in one clause', () => {
    expect(label({ key: 'take-loot', loot: 'loot-coins10' })).toBe('Měšec: dává 10 mincí');
    expect(label({ key: 'send-member', member: 'korfac', wounded: true })).toBe(
      'Korfác (zranění): přehodí 1 kostku smlouvání na úkolu',
    );
    expect(label({ key: 'path-trap', trap: 'trick-steal-a2' })).toBe(
      'Loupež čehokoli: ukradne sousedovi až 2 kostky síly nebo magie',
    );
  });
});
