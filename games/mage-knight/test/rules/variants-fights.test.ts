import { describe, expect, it } from 'vitest';
import { heroSkills } from '../../data/box.ts';
import { HEROES } from '../../data/heroes.ts';
import type { Skill } from '../../data/skill.ts';
import { skills } from '../../data/skills.ts';
import { COLOURS } from '../../data/types.ts';
import { rampages } from '../../data/variants.ts';
import { skillsOf } from '../../rules/heroes.ts';
import { comers, rampageAgain, reputationAt } from '../../rules/variants/rampage.ts';
import { view } from '../../rules/view.ts';
import type { MageKnightOptions } from '../../state.ts';
import { armor, BESIDE, fight, LAIR, lay, reach } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, table, waiting } from '../table.ts';

const agreed = (options: Partial<MageKnightOptions>): Partial<MageKnightOptions> => ({
  scenario: 'full-conquest',
  ...options,
});

describe('a friendly game', () => {
  const HARMFUL = ['mana-meltdown', 'mana-claim', 'mind-read', 'energy-flow'];
  const spellsOf = ({ game }: Game): string[] => [...game.spells.deck, ...game.spells.offer];

  it('MK-25.8 Spells that harm others stay in the box', () => {
    const usual = spellsOf(freshTable(2, agreed({})));
    expect(HARMFUL.every((id) => usual.includes(id))).toBe(true);
    const friendly = spellsOf(freshTable(2, agreed({ noInteractiveSpells: true })));
    expect(friendly.filter((id) => HARMFUL.includes(id))).toEqual([]);
    expect(friendly).toHaveLength(usual.length - HARMFUL.length);
  });

  it.each(HEROES)('MK-25.8 of %s no skill for rivals is left, and no other is missing', (hero) => {
    const { game } = freshTable(2, agreed({ noInteractiveSkills: true }));
    const left = skillsOf(game, hero).map((id) => (skills[id] as Skill).slot);
    expect(left.every((slot) => slot === undefined)).toBe(true);
    expect(left).toHaveLength(
      heroSkills(hero).filter((id) => (skills[id] as Skill).slot === undefined).length,
    );
    expect(skillsOf(freshTable(2, agreed({})).game, hero)).toHaveLength(left.length + 1);
  });

  it('MK-25.8 without player combat whoever ends a turn on another hero withdraws', () => {
    const t = table({
      seats: 2,
      options: agreed({ playerCombat: false }),
      players: [{ space: '1,0:SW' }, { space: '1,0:SW' }],
      path: ['0,0:E'],
      turn: { cards: 1 },
    });
    t.play('end');
    expect(playerOf(t).space).toBe('0,0:E');
  });
});

describe('friendlier mana', () => {
  const paying = (
    options: Partial<MageKnightOptions>,
    source: readonly ['gold', ...('green' | 'red')[]],
  ): Game =>
    table({ options: { scenario: 'first-reconnaissance', ...options }, source: [...source] }).play(
      'play:march',
      'powered',
    );

  it('MK-25.9 a gold die stands for no colour that lies in the Source', () => {
    const t = table({ options: { friendlyMana: true }, source: ['gold', 'green', 'red'] }).play('play:march');
    t.play('powered');
    expect(offers(t, 'mana:')).not.toContain('mana:die:gold>green');
    expect(t.game.source.find(({ colour }) => colour === 'gold')?.by).toBeNull();
    const usual = table({ source: ['gold', 'green', 'red'] }).play('play:march', 'powered');
    expect(offers(usual, 'mana:')).toContain('mana:die:gold>green');
  });

  it('MK-25.9 where no die of the colour lies, gold does', () => {
    expect(paying({ friendlyMana: true }, ['gold', 'red']).game.turn.diceUsed).toBe(1);
  });
});

describe('rampage', () => {
  const cleared = (
    options: Partial<MageKnightOptions>,
    seed: string,
    time: 'day' | 'night' = 'day',
    space = BESIDE,
  ): Game =>
    table({
      seats: 2,
      seed,
      time,
      options: agreed(options),
      players: [{ space }, {}],
      holdings: [{ space: LAIR, tokens: [], cleared: true }],
    });

  it.each([
    ['rampage', -2],
    ['more', -4],
  ] as const)('MK-25.10, MK-25.12 with %s heroes begin at %i', (rampage, reputation) => {
    for (const scenario of ['full-conquest', 'blitz-conquest'] as const)
      expect(playerOf(freshTable(2, { scenario, rampage }), 1).reputation).toBe(reputation);
  });

  it.each([
    ['rampage', 'day', 'red green gold', 'gold'],
    ['rampage', 'night', 'white blue black', 'black'],
    ['more', 'day', 'red green gold white blue black', 'red green gold'],
    ['more', 'night', 'red green gold white blue black', 'white blue black'],
  ] as const)(
    'MK-25.10, MK-25.12 of %s after a %s a token comes on %s, a brown one on %s',
    (kind, time, own, brown) => {
      for (const die of COLOURS)
        expect(comers(rampages[kind], time, die, 'green')).toEqual([
          ...(own.split(' ').includes(die) ? ['green'] : []),
          ...(brown.split(' ').includes(die) ? ['brown'] : []),
        ]);
    },
  );

  it.each(['day', 'night'] as const)('MK-25.10 after a %s the die says who comes back', (time) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const t = cleared({ rampage: 'rampage' }, `rampage ${seed}`, time);
      rampageAgain(t.game);
      const holding = t.game.holdings[LAIR];
      const enemies = holding?.tokens.length ?? 0;
      expect(holding?.cleared).toBe(enemies === 0);
      expect(holding?.horde).toBe(enemies > 1 ? true : undefined);
      seen.add(String(enemies));
    }
    expect([...seen].sort()).toEqual(['0', '1', '2']);
  });

  it('MK-25.12 of hordes somebody always comes back, sometimes two', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const t = cleared({ rampage: 'more' }, `hordes ${seed}`);
      rampageAgain(t.game);
      seen.add(t.game.holdings[LAIR]?.tokens.length ?? 0);
    }
    expect([...seen].sort()).toEqual([1, 2]);
  });

  it('MK-25.10 nobody comes where a hero stands, and nobody where it was not agreed on', () => {
    const t = cleared({ rampage: 'more' }, 'stands', 'day', LAIR);
    rampageAgain(t.game);
    expect(t.game.holdings[LAIR]).toMatchObject({ tokens: [], cleared: true });
    const usual = cleared({}, 'usual');
    rampageAgain(usual.game);
    expect(usual.game.holdings[LAIR]).toMatchObject({ tokens: [], cleared: true });
  });

  it('MK-25.11 of two each gives 1 Reputation, and the space is cleared with the last', () => {
    const t = fight(['prowlers', 'minotaur'], { seats: 2, options: agreed({ rampage: 'rampage' }) });
    expect(t.game.combat?.foes).toHaveLength(2);
    (t.game.holdings[LAIR] as { horde?: true }).horde = true;
    expect(reputationAt(t.game, LAIR)).toBe(1);
    const before = playerOf(t).reputation;
    reach(t, 'attack');
    t.play('aim:0');
    lay(t, 20);
    t.play('strike', 'next');
    expect(playerOf(t).reputation).toBe(before + 1);
    expect(t.game.holdings[LAIR]?.tokens.map(({ enemy }) => enemy)).toEqual(['minotaur']);
    expect(t.game.holdings[LAIR]).toMatchObject({ cleared: false, horde: true });
  });
});

describe('interactive combat', () => {
  /** Whoever sits to the right of seat 0 sets the die. */
  const begun = (enemies: Parameters<typeof fight>[0] = ['prowlers'], seats = 2): Game =>
    fight(enemies, { seats, options: agreed({ interactiveCombat: true }) });
  const setter = ({ game }: Game): number => {
    const { picked } = game;
    return picked[(picked.indexOf(0) + picked.length - 1) % picked.length] as number;
  };

  it.each([2, 3, 4])(
    'MK-25.13, MK-1.41 of %i the player to the right sets a die, for one enemy alone',
    (seats) => {
      const t = begun(['prowlers'], seats);
      expect(waiting(t)).toEqual([setter(t)]);
      expect(t.options(setter(t))).toEqual(['die:white', 'die:red', 'die:blue', 'die:black']);
      expect(waiting(begun(['prowlers', 'minotaur'], seats))).toEqual([0]);
    },
  );

  it('MK-25.13, MK-25.14 white is Armor in the ranged phase alone, and shown at once', () => {
    const t = begun();
    t.play([setter(t), 'die:white']);
    expect(t.game.combat?.die).toMatchObject({ shown: true, colour: 'white' });
    expect(armor(t)).toBe(4);
    expect(armor(reach(t, 'attack'))).toBe(3);
  });

  it('MK-25.13, MK-25.14 red adds to the attack, and is shown as blocking begins', () => {
    const t = begun();
    t.play([setter(t), 'die:red']);
    expect(t.game.combat?.die).toMatchObject({ shown: false, denied: ['white'] });
    expect(armor(t)).toBe(3);
    reach(t, 'block');
    expect(t.game.combat?.die?.shown).toBe(true);
    expect(offers(t, 'block:')).toEqual([]);
    const { combat } = t.game;
    expect(combat?.foes[0]?.attacks).toHaveLength(1);
    expect(t.asked(0).prompt).toMatchObject({ need: 5 });
  });

  it('MK-25.13, MK-25.14 blue is Armor in the attack phase; black nothing, and both are shown then', () => {
    const blue = begun();
    blue.play([setter(blue), 'die:blue']);
    reach(blue, 'block');
    expect(blue.game.combat?.die).toMatchObject({ shown: false, denied: ['white', 'red'] });
    expect(armor(reach(blue, 'attack'))).toBe(4);
    const black = begun();
    black.play([setter(black), 'die:black']);
    expect(armor(reach(black, 'attack'))).toBe(3);
    expect(black.game.combat?.die?.shown).toBe(true);
  });

  it.each([
    ['white', 1],
    ['red', 1],
    ['blue', 1],
    ['black', 0],
  ] as const)('MK-25.13 who defeats an enemy helped by %s has %i Fame more', (colour, more) => {
    const t = begun();
    t.play([setter(t), `die:${colour}`]);
    const before = playerOf(t).fame;
    lay(t, 20, 'physical', 'ranged');
    t.play('strike');
    expect(playerOf(t).fame).toBe(before + 2 + more);
  });

  it('MK-25.14 nobody else sees the die before it is shown', () => {
    const t = begun();
    t.play([setter(t), 'die:blue']);
    const seen = (seat: number | undefined) =>
      (view(t.game, seat) as unknown as { combat: { die: object } }).combat.die;
    expect(seen(setter(t))).toMatchObject({ colour: 'blue' });
    expect(seen(0)).toMatchObject({ colour: null, denied: ['white'] });
    expect(seen(undefined)).toMatchObject({ colour: null });
  });
});
