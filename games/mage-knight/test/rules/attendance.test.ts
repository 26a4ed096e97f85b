// Whoever attends in full has the start of a turn, whoever attends in part has not.
import { describe, expect, it } from 'vitest';
import { strideOf } from '../../rules/volkare/march.ts';
import type { Lasting } from '../../state.ts';
import { attacked } from '../duel.ts';
import { reach } from '../fight.ts';
import { type Game, offers, playerOf, told } from '../table.ts';
import { CARDS, campaign, LAND, QUEST_LAND, volkareActs } from '../volkare.ts';

/** A die claimed that gives a token at the start of each turn. */
const claimed = (seat: number): Lasting =>
  ({
    source: 'card:mana-claim:basic',
    path: [0],
    seat,
    until: 'round',
    each: true,
    colour: 'red',
  }) as Lasting;

const passing = (seat: number): Lasting =>
  ({ source: 'card:march:basic', path: [0], seat, until: 'turn' }) as Lasting;

const march = (card: (typeof CARDS)[keyof typeof CARDS], space: string): Game =>
  campaign({
    cards: [card],
    players: [{ space: '1,0:W', level: 9, fame: 80, hand: ['march', 'stamina', 'ruby-ring'] }],
    volkare: { space, army: ['prowlers'] },
  });

describe('a stand against Volkare', () => {
  const stood = (stand: 'full' | 'partial'): Game => {
    const t = march(CARDS.blue, '0,1:SE');
    t.game.lasting.push(claimed(0));
    volkareActs(t);
    const before = playerOf(t).tokens.red;
    t.play(`stand:${stand}`);
    expect(before).toBe(0);
    return t;
  };

  it('MK-23.23 in full it begins as a turn does, in part it does not', () => {
    expect(playerOf(stood('full')).tokens.red).toBe(1);
    expect(playerOf(stood('partial')).tokens.red).toBe(0);
  });

  it('MK-23.23 what worked in it ends with a stand in part', () => {
    const t = stood('partial');
    t.game.lasting.push(passing(0));
    while (t.game.combat !== null) reach(t, 'attack').play('next');
    const [away] = offers(t, 'space:');
    if (away !== undefined) t.play(away);
    expect(t.game.lasting.map(({ until }) => until)).not.toContain('turn');
    expect(t.game.lasting.map(({ until }) => until)).toContain('round');
  });
});

describe('a combat of players', () => {
  const attending = (attendance: 'full' | 'partial'): Game => {
    const t = attacked();
    t.game.lasting.push(claimed(0), claimed(1));
    return t.play(`attend:${attendance}`);
  };

  it('MK-17.5, MK-17.7 whoever attends in full has the start of a turn, the aggressor and whoever attends in part have not', () => {
    const tokens = (t: Game) => [playerOf(t, 0).tokens.red, playerOf(t, 1).tokens.red];
    expect(tokens(attending('full'))).toEqual([0, 1]);
    expect(tokens(attending('partial'))).toEqual([0, 0]);
  });
});

describe('the march of Volkare', () => {
  it('MK-23.16 it is said that he finds nobody only where nobody is near', () => {
    const near = volkareActs(march(CARDS.red, '1,0:C'));
    expect(told(near, 'volkare-finds-nobody')).toEqual([]);
    expect(told(near, 'raid-begun')).toHaveLength(1);
    const far = volkareActs(march(CARDS.red, '0,1:C'));
    expect(told(far, 'volkare-finds-nobody')).toHaveLength(1);
    expect(told(far, 'raid-begun')).toEqual([]);
  });

  const quest = (): Game =>
    campaign({ map: QUEST_LAND, options: { scenario: 'volkares-quest' }, volkare: { space: '1,0:C' } });

  it('MK-23.30 he arrives on the portal itself, and goes strictly closer to it from everywhere', () => {
    const { game } = quest();
    expect(strideOf(game, '0,0:C', '0,0:C', 'SW')).toEqual({ does: 'arrives' });
    expect(strideOf(game, '0,0:E', '0,0:C', 'SW')).toEqual({ does: 'goes', to: '0,0:C', reveals: false });
    expect(strideOf(game, '1,0:W', '0,0:C', 'W')).toMatchObject({ does: 'goes', reveals: false });
  });

  it('MK-23.18 he arrives in the city from beside it, and explores only before it is found', () => {
    const { game } = campaign({ map: { ...LAND, '2,0': 'core-5' } });
    expect(strideOf(game, '2,0:W', '2,0:C', 'E')).toEqual({ does: 'arrives' });
    expect(strideOf(game, '2,0:C', '2,0:C', 'E')).toEqual({ does: 'arrives' });
    const unknown = campaign().game;
    expect(strideOf(unknown, '1,0:E', null, 'E')).toMatchObject({ does: 'goes', reveals: true });
    expect(strideOf(unknown, '1,0:W', null, 'E')).toEqual({ does: 'goes', to: '1,0:C', reveals: false });
  });
});
