import { describe, expect, it } from 'vitest';
import { tactics } from '../../data/tactics.ts';
import { type UnitId, units } from '../../data/units.ts';
import { type Game, playerOf, type TableSetup, table, told, waiting } from '../table.ts';

/** The last turn of a round of two, with nothing left to do but to end it. */
const lastTurn = (setup: TableSetup = {}): Game => {
  const [first = {}, ...others] = setup.players ?? [];
  return table({
    seats: 2,
    order: [1, 0],
    announced: 1,
    last: [],
    ...setup,
    players: [{ hand: ['march', 'rage'], deck: [], ...first }, ...others],
  });
};

/** Plays a card and ends the turn. */
const over = (t: Game): Game => {
  t.play('play:march', 'influence', 'end');
  if (t.game.outcome === undefined && t.options().includes('done')) t.play('done');
  return t;
};

const isUnit = (id: string): id is UnitId => id in units;

describe('rounds', () => {
  it('MK-3.1, MK-3.3, MK-2.9 day and night take turns, beginning with the day', () => {
    const t = lastTurn();
    expect(t.game).toMatchObject({ round: 1, time: 'day' });
    over(t);
    expect(t.game).toMatchObject({ round: 2, time: 'night' });
    const later = over(lastTurn({ round: 2, time: 'night' }));
    expect(later.game).toMatchObject({ round: 3, time: 'day' });
  });

  it('MK-3.4 all dice are rolled again, at least half of them basic', () => {
    for (let seed = 0; seed < 12; seed++) {
      const t = over(lastTurn({ source: ['gold', 'black', 'gold', 'black', 'red'], seed: `${seed}` }));
      const basic = t.game.source.filter(({ colour }) => colour !== 'gold' && colour !== 'black');
      expect(basic.length * 2).toBeGreaterThanOrEqual(t.game.source.length);
      expect(t.game.source.every(({ by }) => by === null)).toBe(true);
    }
    expect(told(over(lastTurn()), 'source-rolled')[0]?.dice).toHaveLength(3);
  });

  it('MK-3.5, MK-3.6 units left go under their decks, as many new ones are dealt as players and two', () => {
    const t = over(
      lastTurn({
        options: { scenario: 'first-reconnaissance' },
        units: ['peasants', 'agility'],
        decks: { regular: ['foresters', 'herbalists', 'thugs', 'peasants', 'northern-monks'] },
      }),
    );
    expect(t.game.units.offer).toEqual(['foresters', 'herbalists', 'thugs', 'peasants']);
    expect(t.game.units.regular[0]).toBe('peasants');
    expect(t.game.advanced.deck[0]).toBe('agility');
  });

  it('MK-3.6 elite units come first and every other time once a core tile lies', () => {
    const plain = { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' };
    const core = { ...plain, '1,1': 'core-1' };
    const soloOf = (map: NonNullable<TableSetup['map']>) =>
      table({
        options: { scenario: 'solo-conquest' },
        announced: -1,
        last: [],
        map,
        players: [{ hand: ['march'], deck: [] }],
      });
    const tiersOf = (t: Game) => t.game.units.offer.filter(isUnit).map((id) => units[id].tier);
    expect(tiersOf(over(soloOf(core)))).toEqual(['elite', 'regular', 'elite']);
    expect(tiersOf(over(soloOf(plain)))).toEqual(['regular', 'regular', 'regular']);
  });

  it('MK-3.7 an advanced action for each monastery that is not burnt', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-5', '0,1': 'countryside-7' };
    const actionsOf = (t: Game) => t.game.units.offer.filter((id) => !isUnit(id));
    expect(actionsOf(over(lastTurn({ map })))).toHaveLength(2);
    const burnt = [{ space: '1,0:NE', cleared: true, shields: [0] }];
    expect(actionsOf(over(lastTurn({ map, holdings: burnt })))).toHaveLength(1);
  });

  it('MK-3.8, MK-2.5 the oldest action and the oldest Spell go under, a new one comes on top', () => {
    const t = over(
      lastTurn({
        spells: ['fireball', 'snowstorm', 'tremor'],
        advanced: ['agility', 'blood-rage', 'diplomacy'],
        decks: { spells: ['restoration'], advanced: ['ice-bolt'] },
      }),
    );
    expect(t.game.spells.offer).toEqual(['snowstorm', 'tremor', 'restoration']);
    expect(t.game.spells.deck[0]).toBe('fireball');
    expect(t.game.advanced.offer).toEqual(['blood-rage', 'diplomacy', 'ice-bolt']);
    expect(t.game.advanced.deck[0]).toBe('agility');
  });

  it('MK-3.9 the tactics of the new time are laid out', () => {
    const t = over(lastTurn());
    expect(t.game.tactics).toHaveLength(6);
    expect(t.game.tactics.every((id) => tactics[id].time === 'night')).toBe(true);
    expect(t.game.players.map(({ tactic }) => tactic)).toEqual([null, null]);
  });

  it('MK-3.10, MK-3.12, MK-6.11 units are ready, skills face up, all cards shuffled, wounds too, and a hand is drawn', () => {
    const t = over(
      lastTurn({
        players: [
          {
            hand: ['march', 'wound', 'rage'],
            discard: ['stamina', 'wound', 'swiftness', 'promise', 'rage'],
            units: [{ unit: 'peasants', spent: true, wounds: 1 }],
            skills: [{ id: 'tovak-double-time', down: true, used: true }],
          },
        ],
      }),
    );
    const { hand, deck, discard, units: own, skills } = playerOf(t);
    expect(hand).toHaveLength(5);
    expect(discard).toEqual([]);
    expect([...hand, ...deck].filter((card) => card === 'wound')).toHaveLength(2);
    expect([...hand, ...deck]).toHaveLength(8);
    expect(own[0]).toMatchObject({ spent: false, wounds: 1 });
    expect(skills[0]).toMatchObject({ down: false, used: false });
  });

  it('MK-3.10, MK-6.15 each banner may stay or be shuffled in', () => {
    const bannered = () =>
      lastTurn({ players: [{ units: [{ unit: 'peasants', banner: 'banner-of-courage' }] }] });
    const kept = over(bannered());
    expect(kept.asked().prompt.key).toBe('ask-banners');
    kept.play(kept.options()[0] as string);
    expect(playerOf(kept).units[0]?.banner).toBe('banner-of-courage');
    const shuffled = over(bannered()).play('done');
    expect(playerOf(shuffled).units[0]?.banner).toBeNull();
    expect([...playerOf(shuffled).deck, ...playerOf(shuffled).hand]).toContain('banner-of-courage');
  });

  it('MK-3.11, MK-3.21 the first hand is drawn up to the limit with its bonuses', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
    const own = [{ space: '1,0:NE', tokens: [], shields: [0] }];
    const discard = ['stamina', 'stamina', 'swiftness', 'rage', 'swiftness'] as const;
    const at = (space: string, moreCards = 0) =>
      playerOf(
        over(
          lastTurn({
            map,
            holdings: own,
            players: [{ space, moreCards, deck: ['promise', 'threaten'], discard: [...discard] }],
          }),
        ),
      ).hand.length;
    expect(at('1,0:SW')).toBe(5);
    expect(at('1,0:NE')).toBe(6);
    expect(at('1,0:SW', 1)).toBe(6);
  });
});

describe('the end of a round', () => {
  const three = { seats: 3, order: [2, 0, 1], players: [{ hand: ['march'], deck: [] }] } as const;

  it('MK-3.17 everybody else has exactly one more turn, whoever announced it none', () => {
    const t = table(three);
    t.play('announce');
    expect(t.game.last).toEqual([2]);
    expect(waiting(t)).toEqual([1]);
    over(t);
    expect(waiting(t)).toEqual([2]);
    expect(t.game.last).toEqual([]);
    over(t);
    expect(t.game.round).toBe(2);
  });

  it('MK-3.18 when the end of the scenario is met everybody has one last turn, whoever met it too', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'core-5' };
    const t = over(table({ ...three, map, options: { scenario: 'first-reconnaissance' } }));
    expect(t.game.ending).toBe(true);
    expect(waiting(t)).toEqual([1]);
    expect(t.game.last).toEqual([2, 0]);
  });

  it('MK-3.19 last turns are counted from whichever came first', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'core-5' };
    const t = over(
      table({ ...three, map, options: { scenario: 'first-reconnaissance' }, announced: 2, last: [1] }),
    );
    expect(t.game.ending).toBe(true);
    expect(waiting(t)).toEqual([1]);
    expect(t.game.last).toEqual([]);
    const met = table({ ...three, ending: true, last: [1] });
    met.play('announce');
    expect(met.game.last).toEqual([]);
    expect(waiting(met)).toEqual([1]);
  });

  it('MK-3.22 the game is over after the round in which the end was met, or after the last one', () => {
    expect(over(lastTurn({ ending: true })).game.outcome?.reason).toBe('citiesConquered');
    expect(over(lastTurn({ round: 4, time: 'night' })).game.outcome?.reason).toBe('rounds');
    expect(over(lastTurn({ round: 3 })).game.outcome).toBeUndefined();
  });
});
