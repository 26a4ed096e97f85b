import { openJournal, start, TableError } from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../data/scenarios.ts';
import { monsterLands } from '../../index.ts';
import { campaignAfter } from '../../rules/campaign.ts';
import type { Campaign } from '../../state.ts';
import { table, told } from '../table.ts';

const begun = (options: Record<string, unknown>, carried?: Campaign | string) =>
  start(monsterLands, {
    seats: 1,
    seed: 'campaign',
    options: { campaign: true, ...options },
    ...(carried !== undefined && { carried }),
  });

const at = (scenario: Campaign['scenario'], difficulty: Campaign['difficulty'], games = 4): Campaign => ({
  scenario,
  difficulty,
  games,
});

describe('the campaign', () => {
  it('ML-CAMP.1 begins with the first scenario at a difficulty of your choice', () => {
    expect(begun({ difficulty: 'hard' })).toMatchObject({
      scenario: 'business-as-usual',
      difficulty: 'hard',
      campaign: { games: 0 },
    });
    const inTheMiddle = () => begun({ scenario: 'doom', difficulty: 'hard' });
    expect(inTheMiddle).toThrow(TableError);
    expect(inTheMiddle).toThrow(
      expect.objectContaining({ reason: expect.objectContaining({ key: 'campaign-in-order' }) }),
    );
  });

  it('ML-CAMP.1 goes on with the scenario and difficulty that were carried over', () => {
    const game = begun({ difficulty: 'easy' }, at('sortie', 'deadly', 3));
    expect(game).toMatchObject({ scenario: 'sortie', difficulty: 'deadly', campaign: { games: 3 } });
    expect(game.clans[0]).toMatchObject({ coins: 12, defence: 3 });
    expect(begun({}, 'nonsense').scenario).toBe('business-as-usual');
    expect(begun({}, { ...at('doom', 'hard'), ended: 'won' }).scenario).toBe('business-as-usual');
  });

  it('ML-CAMP.2 a bungler repeats one difficulty lower', () => {
    expect(campaignAfter(at('ambush', 'deadly'), 'bungler')).toEqual(at('ambush', 'hard', 5));
    expect(campaignAfter(at('ambush', 'normal'), 'bungler')).toEqual(at('ambush', 'easy', 5));
  });

  it('ML-CAMP.2 a bungler on the lowest difficulty has lost the campaign', () => {
    expect(campaignAfter(at('ambush', 'easy'), 'bungler')).toMatchObject({ games: 5, ended: 'lost' });
  });

  it('ML-CAMP.3 an apprentice repeats at the same difficulty', () => {
    expect(campaignAfter(at('ambush', 'normal'), 'apprentice')).toEqual(at('ambush', 'normal', 5));
  });

  it('ML-CAMP.4 a veteran goes on at hard, a hero at deadly, through all ten scenarios', () => {
    let campaign = at('business-as-usual', 'easy', 0);
    for (const next of SCENARIOS.slice(1)) {
      campaign = campaignAfter(campaign, 'veteran');
      expect(campaign).toMatchObject({ scenario: next, difficulty: 'hard' });
    }
    expect(campaignAfter(at('sortie', 'easy'), 'hero')).toEqual(at('travelling-light', 'deadly', 5));
  });

  it('ML-CAMP.5 it is won with the last scenario as veteran or hero at hard or deadly', () => {
    for (const rating of ['veteran', 'hero'] as const)
      for (const difficulty of ['hard', 'deadly'] as const)
        expect(campaignAfter(at('doom', difficulty), rating)).toMatchObject({ ended: 'won', games: 5 });
  });

  it('ML-CAMP.6 at normal the last scenario is played again, harder', () => {
    expect(campaignAfter(at('doom', 'normal'), 'veteran')).toEqual(at('doom', 'hard', 5));
    expect(campaignAfter(at('doom', 'normal'), 'hero')).toEqual(at('doom', 'deadly', 5));
  });

  it('ML-CAMP.8 a bungler in the last scenario at normal has lost', () => {
    expect(campaignAfter(at('doom', 'hard'), 'bungler')).toEqual(at('doom', 'normal', 5));
    expect(campaignAfter(at('doom', 'normal'), 'bungler')).toMatchObject({ ended: 'lost' });
  });

  it('ML-CAMP.7 every game counts, and the outcome carries the campaign on', () => {
    const t = table({
      seats: 1,
      phase: 'cleanUp',
      round: 6,
      options: { campaign: true, difficulty: 'normal' },
      clans: [{ members: ['tentok', 'lemtal'], glory: 70, coins: 50 }],
    });
    expect(t.game.outcome?.reason).toBe('solo-hero');
    const next = { scenario: 'gold-digger', difficulty: 'deadly', games: 1 };
    expect(t.game.outcome?.carried).toEqual(next);
    expect(told(t, 'game-ended')).toMatchObject([{ rating: 'hero', campaign: next }]);
  });

  it('ML-CAMP.2 nothing is carried on once the campaign is over', () => {
    const t = table({
      seats: 1,
      phase: 'cleanUp',
      round: 6,
      options: { campaign: true },
      clans: [{ members: ['tentok', 'lemtal'], glory: 3, coins: 9 }],
    });
    expect(t.game.outcome).toMatchObject({ reason: 'solo-bungler', winners: [] });
    expect(t.game.outcome?.carried).toBeUndefined();
    expect(told(t, 'game-ended')).toMatchObject([{ campaign: { ended: 'lost', games: 1 } }]);
  });

  it('ML-CAMP.7 games of chance follow one another until the campaign is lost', () => {
    let carried: Campaign | undefined;
    let over = false;
    for (let game = 1; game <= 12 && !over; game++) {
      const played = playRandomly(monsterLands, {
        seats: 1,
        seed: `campaign ${game}`,
        options: { campaign: true, difficulty: 'hard' },
        ...(carried && { carried }),
      });
      carried = played.game.outcome?.carried as Campaign | undefined;
      over = carried === undefined;
      if (!over) expect(carried?.games).toBe(game);
    }
    expect(over).toBe(true);
  });

  it('a journal keeps what was carried in its set-up', () => {
    const journal = openJournal(monsterLands, {
      seats: 1,
      seed: 'kept',
      options: { campaign: true },
      carried: at('ambush', 'hard'),
    });
    expect(journal.table.scenario).toBe('ambush');
    expect(journal.setup.carried).toEqual(at('ambush', 'hard'));
  });

  it.each([
    ['an unknown scenario', { scenario: 'picnic', difficulty: 'hard', games: 3 }],
    ['an unknown difficulty', { scenario: 'sortie', difficulty: 'gentle', games: 3 }],
    ['no number of games', { scenario: 'sortie', difficulty: 'hard', games: 'three' }],
  ])('ML-CAMP.1 what was carried over with %s is not believed', (_, carried) => {
    const game = begun({ difficulty: 'normal' }, carried as unknown as Campaign);
    expect(game.campaign).toEqual({ scenario: 'business-as-usual', difficulty: 'normal', games: 0 });
  });
});
