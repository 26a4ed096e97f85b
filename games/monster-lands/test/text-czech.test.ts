// Cases, plurals and the names of things, by example.
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { AFFINITIES } from '../data/types.ts';
import type { MonsterLandsEvent, MonsterLandsMessage } from '../messages.ts';
import { SAM } from '../state.ts';
import { texts } from '../text/index.ts';
import { affinities } from '../text/phrases.cs.ts';
import { signs } from '../text/signs.cs.ts';

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
    expect(label({ key: 'ask-clean-up', wages: 1, coins: 3 })).toMatch(
      /^Čeká tě žold: 1 mince\. Máš 3 mince/,
    );
  });

  it('wages that cannot be paid say who would desert, and chances what comes of each aim', () => {
    expect(label({ key: 'ask-clean-up', wages: 15, coins: 1, deserters: ['korfac', 'tarka'] })).toBe(
      'Čeká tě žold: 15 mincí. Máš 1 minci: zaplatíš, co máš, a dezertuje Korfác nebo Tarka. Uděláš předtím ještě něco?',
    );
    const odds = { capture: 0.69, kill: 0.74, instead: { capture: 0.06, kill: 0.12 }, exact: true };
    const asked = {
      key: 'ask-attack',
      monster: 'krus',
      path: 'a1',
      total: 4,
      toCapture: 10,
      toKill: 13,
      odds,
    } as const;
    expect(label({ ...asked, mayCapture: true })).toMatch(
      /součet 4\. Polapení od 10: 69\s%, když na něj hraješ, neúspěch 19\s%\. Zabití od 13: 74\s%, když na něj hraješ, neúspěch 20\s%\.$/,
    );
  });

  it('names of people, monsters and realms stand in the accusative', () => {
    expect(told({ key: 'joined', player: 0, member: 'zenek', coins: 4 })).toBe(
      'Anna najímá Zeňka za 4 mince.',
    );
    expect(told({ key: 'joined', player: 0, member: 'greenhorn-3', coins: 0 })).toBe(
      'Anna najímá zelenáče zdarma.',
    );
    const killed = { key: 'killed', player: 1, member: 'tarka', total: 15 } as const;
    expect(told({ ...killed, monster: 'ohnivousove' })).toBe('Tarka (Petr) zabíjí Ohnivousy se součtem 15.');
    expect(told({ ...killed, monster: 'chapadlice' })).toMatch(/ Chapadlici /);
    expect(label({ key: 'settle', member: 'geria', realm: 'rynie' })).toBe('Geria osídlí Rýnii');
  });

  it('a verb agrees with the name it belongs to', () => {
    expect(told({ key: 'monster-came', monster: 'ohnivousove', to: 'a' })).toBe(
      'Přicházejí Ohnivousové (říše A).',
    );
    expect(told({ key: 'monster-left', monster: 'krus', from: 'a' })).toBe('Odchází Krus (říše A).');
    expect([texts.cs.board.leaving('ohnivousove'), texts.cs.board.leaving('krus')]).toEqual([
      'odcházejí',
      'odchází',
    ]);
  });

  it('what is said of a member agrees with him or her', () => {
    const sent = (member: 'korfac' | 'tarka') =>
      label({ key: 'send-member', member, wounded: true }).replace(/:.*/, '');
    expect([sent('korfac'), sent('tarka')]).toEqual(['Korfác (zraněný)', 'Tarka (zraněná)']);
    const { settled } = texts.cs.board;
    expect([settled('korfac'), settled('tarka')]).toEqual(['usazený', 'usazená']);
  });

  it('hiring tells what a mercenary brings', () => {
    expect(label({ key: 'hire', member: 'fandor', price: 4, wages: 3 })).toBe(
      'Najmi Fandora za 4 mince – pověst 5, prales, přináší 2 kostky síly: koupí 1 kostku smlouvání za 1 minci, ne na cestě. Žold pak: 3 mince za kolo',
    );
  });

  it('a greenhorn is no proper name', () => {
    expect(told({ key: 'promoted', player: 0, member: 'greenhorn-1' })).toBe('Klan teď vede zelenáč (Anna).');
    expect(told({ key: 'left', player: 0, member: 'greenhorn-1', why: 'died' })).toBe(
      'Zelenáč (Anna) umírá.',
    );
  });

  it('the preposition before a number is said as the number is read', () => {
    const paid = (due: number) => told({ key: 'wages-paid', player: 0, coins: due, due });
    expect([1, 2, 3, 5].map(paid)).toEqual([
      'Anna platí žold: 1 z 1 mince.',
      'Anna platí žold: 2 ze 2 mincí.',
      'Anna platí žold: 3 ze 3 mincí.',
      'Anna platí žold: 5 z 5 mincí.',
    ]);
  });

  it('what refers to dice agrees with their number', () => {
    const drop = (dice: number) => label({ key: 'drop-dice', dice });
    expect([1, 2, 5].map(drop)).toEqual([
      'Zahoď 1 kostku, kterou nikam nejde dát, a pasuj',
      'Zahoď 2 kostky, které nikam nejdou dát, a pasuj',
      'Zahoď 5 kostek, které nikam nejdou dát, a pasuj',
    ]);
    const trap = (id: 'trap-hidden-m1' | 'trap-hidden-m2') => label({ key: 'path-trap', trap: id });
    expect(trap('trap-hidden-m1')).toMatch(/1 kostku magie, lstmi ji nejde ukrást$/);
    expect(trap('trap-hidden-m2')).toMatch(/2 kostky magie, lstmi je nejde ukrást$/);
    expect(label({ key: 'ask-cancel-dice', monster: 'krus', attackDice: 3, magic: 1 })).toBe(
      'Krus: útok, 3 kostky. Odhodíš magii, aby jich bylo méně? Na cestě máš 1 kostku magie.',
    );
  });

  it('clans, monsters and realms have the adjective of their affinity', () => {
    const led = (affinity: 'jungle' | 'water' | 'fire' | 'wind') =>
      told({ key: 'clan-taken', player: 0, affinity });
    expect((['jungle', 'water', 'fire', 'wind'] as const).map(led)).toEqual([
      'Anna vede pralesní klan.',
      'Anna vede vodní klan.',
      'Anna vede ohnivý klan.',
      'Anna vede větrný klan.',
    ]);
  });

  it('a path has one name, in the log and on the board', () => {
    expect(texts.cs.board.path('gate1')).toBe('Vstup, horní cesta');
    expect(told({ key: 'venom-used', player: 0, path: 'gate1' })).toBe(
      'Anna používá jed (vstup, horní cesta).',
    );
    expect(texts.cs.board.gate).toBe('Vstup');
  });

  it('the log keeps to one aspect', () => {
    const quest = { player: 0, quest: 'quest-01', total: 12 } as const;
    expect(told({ key: 'quest-done', ...quest })).toBe('Anna plní úkol Ztracená karavana se součtem 12.');
    expect(told({ key: 'quest-failed', ...quest })).toMatch(
      /^Anna v úkolu Ztracená karavana neuspívá: součet 12/,
    );
    expect(told({ key: 'wounded', player: 0, member: 'tarka', wounds: 3 })).toBe(
      'Tarka (Anna) dostává 3 zranění.',
    );
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
      'Korfác (zraněný): přehodí 1 kostku smlouvání na úkolu',
    );
    expect(label({ key: 'path-trap', trap: 'trick-steal-a2' })).toBe(
      'Loupež čehokoli: ukradne sousedovi až 2 kostky síly nebo magie',
    );
  });

  it('calls an affinity by one name, in sentences and beside its symbol', () => {
    for (const affinity of AFFINITIES) {
      expect(signs[affinity].name.toLowerCase()).toBe(affinities[affinity]);
      expect(affinities[affinity]).toMatch(new RegExp(`^(?:${signs[affinity].said})$`));
    }
  });
});
