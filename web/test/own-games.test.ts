import { describe, expect, it } from 'vitest';
import { campaignsOf, rungsOf } from '../src/campaign/campaigns.ts';
import { loadText } from '../src/games.ts';
import { stateWords } from '../src/home/shelved-words.ts';
import { toldWords } from '../src/home/told-options.ts';
import type { Shelved } from '../src/host/shelf.ts';
import { invitations } from '../src/invitations.ts';
import { talliesOf } from '../src/statistics/tally.ts';
import { cs } from '../src/texts/cs.ts';
import { en } from '../src/texts/en.ts';

const anna = { name: 'Anna', player: 'person' } as const;
const petr = { name: 'Petr', player: 'person' } as const;
const bot = { name: 'Bára', player: 'greedy' } as const;

let made = 0;
const card = (more: Partial<Shelved> = {}): Shelved => {
  const number = ++made;
  const seats = more.seats ?? [anna, bot];
  return {
    id: `game ${number}`,
    game: 'valeria',
    setup: { seats: seats.length, seed: 'x' },
    seats,
    curtain: true,
    created: number,
    changed: number,
    entries: 9,
    over: false,
    ...more,
  };
};

describe('a kept game', () => {
  it('tells whose move it is', () => {
    const told = (more: Partial<Shelved>) => stateWords(card(more), en, 'en');
    expect(told({ waiting: [0], turn: 7 })).toBe('Your move, turn 7');
    expect(told({ waiting: [1], turn: 7 })).toBe('Bára to move, turn 7');
    expect(told({ waiting: [1], seats: [anna, petr] })).toBe('Petr to move');
    expect(told({ waiting: [0, 1], seats: [anna, petr], turn: 0 })).toBe('Anna and Petr to move');
    expect(told({ entries: 0 })).toBe('Not begun yet');
    expect(told({ over: true, winners: [1], scores: [30, 41] })).toBe('Bára wins (30 : 41)');
    expect(told({ over: true, scores: [30, 41] })).toBe('Finished (30 : 41)');
    expect(told({ over: true, carries: true })).toBe('Finished, the campaign goes on');
    expect(stateWords(card({ waiting: [0], turn: 2 }), cs, 'cs')).toBe('Jsi na tahu, 2. tah');
  });

  it('tells what kind of game it is, in the words of the game', async () => {
    const [text, czech] = await Promise.all([
      loadText('monster-lands', 'en'),
      loadText('monster-lands', 'cs'),
    ]);
    const told = { difficulty: 'hard', scenario: 'ambush', campaign: true };
    expect(toldWords(text, { told })).toEqual(['Hard', 'Ambush', 'Campaign']);
    expect(toldWords(czech, { told })).toEqual(['Těžká', 'Přepadení', 'Kampaň']);
    const valeria = await loadText('valeria', 'en');
    const own = { layout: 'chosen', areas: ['hills', 'ruins'], soloBoardPoints: false };
    expect(toldWords(valeria, { told: own })).toEqual([
      'Your own choice',
      'Areas: 2',
      'Solo: points on the board count: No',
    ]);
    expect(toldWords(valeria, {})).toEqual([]);
  });
});

describe('statistics of this browser', () => {
  it('count by game and company, and only people’s victories', () => {
    const over = { over: true, reason: 'monsters' } as const;
    const tallies = talliesOf([
      card({ ...over, winners: [0], scores: [40, 30] }),
      card({ ...over, winners: [1], scores: [20, 30] }),
      card({ ...over, seats: [anna, petr], winners: [1], scores: [10, 50] }),
      card({ ...over, seats: [anna], winners: [], scores: [12], reason: 'solo-overrun' }),
      card({ ...over, seats: [bot, bot], winners: [0], scores: [99, 1] }),
    ]);
    expect(tallies.map(({ company, played, best, mean }) => ({ company, played, best, mean }))).toEqual([
      { company: 'bots', played: 2, best: 40, mean: 30 },
      { company: 'people', played: 1, best: 50, mean: 30 },
      { company: 'alone', played: 1, best: 12, mean: 12 },
    ]);
    expect(tallies.map(({ won }) => Object.fromEntries(won))).toEqual([{ Anna: 1 }, { Petr: 1 }, {}]);
    expect(Object.fromEntries(tallies[2]?.reasons ?? [])).toEqual({ 'solo-overrun': 1 });
  });

  it('of games of earlier releases, which did not write down who won, go by the points', () => {
    const [tally] = talliesOf([
      card({ over: true, scores: [40, 30] }),
      card({ over: true, scores: [3, 30] }),
    ]);
    expect(Object.fromEntries(tally?.won ?? [])).toEqual({ Anna: 1 });
  });
});

describe('a campaign', () => {
  const way = invitations['monster-lands'].ways.find(({ climbs }) => climbs !== undefined);
  if (way === undefined) throw new Error('There is no campaign.');
  const played = (scenario: string, more: Partial<Shelved>): Shelved =>
    card({
      game: 'monster-lands',
      seats: [anna],
      setup: { seats: 1, seed: 'x', options: { campaign: true } },
      told: { difficulty: 'easy', scenario, campaign: true },
      ...more,
    });

  it('is put together from the games that are over, also those thrown away, and the one that goes on', () => {
    const first = played('business-as-usual', { id: 'a', over: true, reason: 'solo-apprentice', next: 'b' });
    const second = played('business-as-usual', { id: 'b', campaign: 'a', over: true, reason: 'solo-hero' });
    const third = played('gold-digger', { id: 'c', campaign: 'a' });
    const other = played('business-as-usual', { id: 'x' });
    const solo = card({ game: 'monster-lands', seats: [anna] });
    const campaigns = campaignsOf('monster-lands', way, [third, other, solo, second], [first, second]);
    expect(campaigns.map(({ id, games }) => [id, games.map((each) => each.id)])).toEqual([
      ['x', ['x']],
      ['a', ['a', 'b', 'c']],
    ]);
    const [, campaign] = campaigns;
    if (campaign === undefined) throw new Error('The campaign is missing.');
    expect(campaign.games.map(({ gone }) => gone)).toEqual([true, false, false]);
    const rungs = rungsOf(campaign, 'scenario', ['business-as-usual', 'gold-digger', 'sortie']);
    expect(rungs.map(({ games }) => games.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], []]);
  });

  it('of an earlier release is put together by what came next, and begins at its first scenario', () => {
    const { told: _, ...older } = played('', { id: 'p', over: true, next: 'q' });
    const { told: __, ...newer } = played('', { id: 'q' });
    const carried = { scenario: 'sortie', difficulty: 'hard', games: 1 };
    const cards = [older, { ...newer, setup: { ...newer.setup, carried } }];
    const [campaign] = campaignsOf('monster-lands', way, cards, []);
    expect(campaign?.games.map(({ id }) => id)).toEqual(['p', 'q']);
    const rungs = campaign && rungsOf(campaign, 'scenario', ['business-as-usual', 'sortie']);
    expect(rungs?.map(({ games }) => games.map(({ id }) => id))).toEqual([['p'], ['q']]);
  });
});
