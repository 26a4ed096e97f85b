import { describe, expect, it } from 'vitest';
import { countInfluence, countMove, cover } from '../bot/cover.ts';
import { type FightSetting, planFight, type Sketch } from '../bot/fight.ts';
import { giftsOf } from '../bot/gifts.ts';
import { type Blow, type Guard, harmOf } from '../bot/harm.ts';
import { meansOf, NOTHING_SPENT } from '../bot/means.ts';
import { fieldOf, firstStep, waysFrom } from '../bot/reach.ts';
import { planOf } from '../bot/turn-plan.ts';
import { table } from './table.ts';

const handOf = (hand: readonly string[], more: object = {}) =>
  meansOf(table({ players: [{ hand: [...hand] as never, deck: [], ...more }] }).game, 0);

const blow = (said: Partial<Blow> = {}): Blow => ({
  foe: 0,
  attack: 0,
  block: 4,
  damage: 4,
  element: 'physical',
  poison: false,
  paralyze: false,
  ...said,
});

const foe = (said: Partial<Sketch> = {}): Sketch => ({
  foe: 0,
  armor: 3,
  resistances: [],
  fort: 0,
  defend: 0,
  blows: [blow()],
  worth: 3,
  isTarget: true,
  ...said,
});

const setting: FightSetting = { phase: 'ranged', armor: 2, stamina: 5, victory: 0, failure: 0 };

const cardsOf = (picks: readonly { item: { card?: string }; use: { how: unknown } }[]) =>
  picks.map(({ item, use }) => `${item.card} ${use.how}`);

describe('what a hand can give', () => {
  it('operations are read as points, one gift for each way', () => {
    expect(giftsOf('card:rage:basic', 'day').map(({ attack, block }) => [attack, block])).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect(giftsOf('card:swiftness:powered', 'day')).toMatchObject([{ attack: 3, attackKind: 'ranged' }]);
    expect(giftsOf('skill:arythea-dark-paths', 'night')).toMatchObject([{ move: 2 }]);
  });

  it('the cheapest cards that suffice are played, with mana where it spares a card', () => {
    const found = cover(handOf(['march', 'stamina', 'rage']), NOTHING_SPENT, 4, countMove);
    expect(found?.picks).toHaveLength(1);
    expect(found?.picks[0]?.use.how).toBe('powered');
  });

  it('one die pays for one card only', () => {
    const found = cover(handOf(['march', 'stamina']), NOTHING_SPENT, 8, countMove);
    expect(found).toBeUndefined();
    const more = cover(handOf(['march', 'stamina'], { crystals: { blue: 1 } }), NOTHING_SPENT, 8, countMove);
    expect(more?.picks.map(({ use }) => use.how)).toEqual(['powered', 'powered']);
  });

  it('a card that is given up for an effect is not played as well', () => {
    const alone = handOf(['improvisation'], { hero: 'goldyx' });
    expect(cover(alone, NOTHING_SPENT, 3, countInfluence)).toBeUndefined();
    const two = handOf(['improvisation', 'rage'], { hero: 'goldyx' });
    expect(cover(two, NOTHING_SPENT, 6, countInfluence)).toBeUndefined();
    const found = cover(two, NOTHING_SPENT, 5, countInfluence);
    expect(cardsOf(found?.picks ?? [])).toEqual(['improvisation powered']);
    expect(found?.used).toBe(0b11);
  });
});

describe('a fight thought through', () => {
  it('is shot down where that is enough: nothing has to be blocked', () => {
    const plan = planFight(
      handOf(['swiftness', 'rage', 'rage'], { crystals: { white: 1 } }),
      NOTHING_SPENT,
      [foe()],
      setting,
    );
    expect(plan).toMatchObject({ isWon: true, wounds: 0, strikes: [], blocks: [] });
    expect(cardsOf(plan?.shots[0]?.picks ?? [])).toEqual(['swiftness powered']);
  });

  it('a fortified enemy is not shot at without a siege', () => {
    const plan = planFight(
      handOf(['swiftness', 'rage', 'rage'], { crystals: { white: 1 } }),
      NOTHING_SPENT,
      [foe({ fort: 1 })],
      setting,
    );
    expect(plan?.shots).toEqual([]);
  });

  it('resistance takes half: six points for an Armor of three', () => {
    const tough = foe({ resistances: ['physical'], blows: [], worth: 9 });
    const attack = { ...setting, phase: 'attack' } as const;
    expect(planFight(handOf(['rage', 'march']), NOTHING_SPENT, [tough], attack)).toMatchObject({
      isWon: false,
    });
    expect(planFight(handOf(['rage', 'rage']), NOTHING_SPENT, [tough], attack)).toMatchObject({
      isWon: true,
    });
  });

  it('MK-13.25 who is attacked first is defended by those who have not done so yet, who is next is not', () => {
    const attack = { ...setting, phase: 'attack' } as const;
    const guarded = [foe({ defend: 3, blows: [] })];
    const two = [...guarded, foe({ foe: 1, blows: [] })];
    const fallen = (cards: readonly string[], foes: readonly Sketch[]) =>
      planFight(handOf(cards), NOTHING_SPENT, foes, attack)?.strikes.flatMap((strike) => strike.foes);
    expect(fallen(['rage', 'march'], guarded)).toEqual([]);
    expect(fallen(['rage', 'rage'], guarded)).toEqual([0]);
    expect(fallen(['rage', 'rage', 'march'], two)).toEqual([0]);
    expect(fallen(['rage', 'rage', 'march', 'march', 'stamina'], two)).toEqual([0, 1]);
  });

  it('damage that is not blocked is wounds by the Armor of the hero, poison twice as many', () => {
    const helpless = handOf([]);
    const hit = (said: Partial<Blow>) =>
      planFight(helpless, NOTHING_SPENT, [foe({ blows: [blow(said)] })], setting)?.wounds;
    expect(hit({ damage: 4 })).toBe(2);
    expect(hit({ damage: 5 })).toBe(3);
    expect(hit({ damage: 4, poison: true })).toBe(4);
  });

  it('whoever would be knocked out does not count on striking back', () => {
    const plan = planFight(
      handOf(['rage', 'rage']),
      NOTHING_SPENT,
      [foe({ blows: [blow({ block: 20, damage: 10 })] })],
      setting,
    );
    expect(plan?.strikes).toEqual([]);
  });
});

describe('blows that are not blocked', () => {
  const guard: Guard = { unit: 0, armor: 4, resistances: ['fire'], harm: 3 };
  const harm = (said: Partial<Blow>, stamina = 5) => harmOf([blow(said)], 2, stamina, [guard]);

  it('MK-12.22 are taken by a unit where the wounds of the hero would cost more', () => {
    expect(harm({ damage: 4 })).toMatchObject({ wounds: 0, cost: 3, hurt: [0] });
    expect(harm({ damage: 2 })).toMatchObject({ wounds: 1, hurt: [] });
    expect(harm({ damage: 6 })).toMatchObject({ wounds: 1, hurt: [0] });
  });

  it('MK-12.24 do nothing to a unit that resists them, up to its Armor', () => {
    expect(harm({ damage: 4, element: 'fire' })).toMatchObject({ wounds: 0, cost: 0, hurt: [] });
    expect(harm({ damage: 8, element: 'fire' })).toMatchObject({ wounds: 0, cost: 3, hurt: [0] });
  });

  it('MK-13.12 are for the hero alone where an assassin strikes', () => {
    expect(harm({ damage: 4, heroOnly: true })).toMatchObject({ wounds: 2, hurt: [] });
  });

  it('MK-12.29 go to a unit before they knock the hero out', () => {
    expect(harm({ damage: 2 }, 1)).toMatchObject({ stunned: false, hurt: [0] });
    expect(harmOf([blow({ damage: 2 })], 2, 1, [])).toMatchObject({ stunned: true });
  });

  it('MK-12.26 a unit that takes one does not strike after it', () => {
    const { game } = table({ players: [{ hand: [], units: ['peasants'] }] });
    const guards = [{ ...guard, resistances: [], unit: game.players[0]?.units[0]?.id ?? -1 }];
    const fight = (blows: Blow[]) =>
      planFight(meansOf(game, 0), NOTHING_SPENT, [foe({ armor: 2, blows })], { ...setting, guards });
    expect(fight([])).toMatchObject({ isWon: true });
    expect(fight([blow({ block: 20, damage: 10 })])).toMatchObject({ isWon: false });
  });
});

describe('ways over the map', () => {
  it('lead round a rampaging enemy, and begin with the step that is next', () => {
    const { game } = table({ players: [{ space: '0,0:C' }] });
    const ways = waysFrom(game, 0, 6);
    expect(ways[0]).toMatchObject({ space: '0,0:C', cost: 0 });
    expect(ways.map(({ space }) => space)).not.toContain('1,0:NW');
    const village = ways.find(({ space }) => space === '1,0:SW');
    expect(village && firstStep(village)).toBe('0,0:E');
  });

  it('the nearer something lies, the more it draws', () => {
    const { game } = table();
    const field = fieldOf(game, 0, [{ space: '1,0:E', target: '1,0:E', worth: 4 }]);
    const [there = 0, beside = 0, far = 0] = ['1,0:E', '1,0:SE', '0,0:C'].map((space) => field.get(space));
    expect(there).toBe(4);
    expect(beside).toBeLessThan(there);
    expect(far).toBeLessThan(beside);
    expect(far).toBeGreaterThan(0);
  });
});

describe('the plan of a turn', () => {
  it('is the same whatever the deck holds', () => {
    const next = (deck: readonly string[]) =>
      planOf(table({ players: [{ hand: ['march', 'rage'], deck: [...deck] as never }] }).game, 0).next.act;
    expect(next(['stamina', 'stamina', 'march'])).toEqual(next(['march', 'stamina', 'stamina']));
  });
});
