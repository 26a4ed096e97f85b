// Chapters LOR-PRAY, LOR-FORGE, LOR-RUNE: priests, forges and the runes they bring.
import { describe, expect, it } from 'vitest';
import { GODS, type GodId, gods } from '../../data/gods.ts';
import { RUNES } from '../../data/types.ts';
import { attributeOf } from '../../rules/attributes.ts';
import { during, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const FORGE = { region: 3, rune: 'uruz', filled: true } as const;

const praying = (setup: TableSetup = {}): Game => table({ step: 'prayer', forges: [FORGE], ...setup });

const PRIESTS = ['priest:odin', 'priest:thor', 'priest:freyja'];

describe('sending a priest', () => {
  it.each([
    ['forge', 'priest:thor'],
    ['priest:thor', 'forge'],
  ])('LOR-PRAY.1 both, %s before %s', (first, second) => {
    const t = praying({ players: [{ region: 3, priests: 1 }] });
    expect(t.options()).toEqual([...PRIESTS, 'forge', 'skip']);
    t.play(first, second);
    expect(playerOf(t, 0)).toMatchObject({ priests: 0, runes: { uruz: 1 }, attributes: { might: 3 } });
  });

  it('LOR-PRAY.1, LOR-TURN.3 either may be left', () => {
    const t = praying({ players: [{ region: 3, priests: 1 }] });
    t.play('forge');
    expect(t.options()).toEqual([...PRIESTS, 'skip']);
    t.play('skip');
    expect(t.game.phase).toBe('hero');
    expect(playerOf(t, 0).priests).toBe(1);
  });

  it('nobody is asked who can do neither', () => {
    expect(praying({ players: [{ region: 1 }] }).game.phase).toBe('hero');
  });

  it('LOR-PRAY.2 from supply to any monument, without hero or control there', () => {
    const t = praying({ players: [{ region: 16, priests: 1 }, { regions: [4, 10, 15] }] });
    expect(offers(t, 'priest:')).toEqual(PRIESTS);
    t.play('priest:freyja');
    expect(t.game.monuments.freyja.priests).toEqual([0]);
  });

  it('LOR-PRAY.2 without one in supply there is none to send', () => {
    const t = praying({ players: [{ region: 3 }] });
    expect(t.options()).toEqual(['forge', 'skip']);
    for (const god of PRIESTS)
      expect(refuses(t, god)).toEqual({ reason: { key: 'no-priest' }, rule: 'LOR-PRAY.2' });
  });

  it('LOR-PRAY.3 he stays and blocks the slot until a Monument action', () => {
    const t = praying({
      players: [{ priests: 1 }, { priests: 1 }],
      monuments: { thor: { priests: [2, 3] } },
      wheel: { prepare: [0] },
    });
    t.play('priest:thor');
    expect(t.game.monuments.thor.priests).toEqual([2, 3, 0]);
    expect(t.game.phase).toBe('hero');
    t.play('skip', 'skip', 'act:reinforce', 'r1');
    expect(t.game.active).toBe(1);
    expect(refuses(t, 'priest:thor').reason).toEqual({ key: 'monument-full', god: 'thor', slots: 3 });
  });

  it.each([
    [4, [1, 2], [1, 2, 3], 3],
    [3, [1, 2], [1, 2, 2], 3],
    [2, [1], [1, 1], 2],
  ])('LOR-PRAY.10 with %i players a monument has room for so many', (seats, free, full, slots) => {
    const players = [{ priests: 1 }];
    const open = praying({ seats, players, monuments: { odin: { priests: free } } });
    expect(offers(open, 'priest:')).toContain('priest:odin');
    const shut = praying({ seats, players, monuments: { odin: { priests: full } } });
    expect(refuses(shut, 'priest:odin')).toEqual({
      reason: { key: 'monument-full', god: 'odin', slots },
      rule: 'LOR-PRAY.2',
    });
  });

  it('LOR-PRAY.9 at most one in a turn', () => {
    const t = praying({ players: [{ region: 3, priests: 2 }] });
    t.play('priest:odin');
    expect(t.options()).toEqual(['forge', 'skip']);
    for (const god of PRIESTS)
      expect(refuses(t, god)).toEqual({ reason: { key: 'priest-sent-already' }, rule: 'LOR-PRAY.9' });
  });

  it.each(GODS)('LOR-PRAY.4, LOR-ICON.1, LOR-SETUP.6 %s raises the attribute by exactly 1', (god) => {
    for (const level of [0, 1, 2, 3]) {
      const t = praying({ players: [{ priests: 1 }], monuments: { [god]: { level } } });
      t.play(`priest:${god}`);
      const { attribute } = gods[god];
      expect(playerOf(t, 0).attributes).toEqual({ authority: 2, might: 2, wisdom: 2, [attribute]: 3 });
    }
  });

  it('LOR-PRAY.12 as many are gained as the bank has of one’s colour, none from it when it is empty', () => {
    const building = (priests: number, atMonuments: number[]) => {
      const t = table({
        step: 'special',
        players: [{ regions: [7], priests }],
        monuments: { odin: { priests: atMonuments } },
      });
      const story = during(t, () => t.play('act:temple'));
      return [playerOf(t, 0).priests, told(story, 'priests-gained')] as const;
    };
    const gained = [{ key: 'priests-gained', player: 0, count: 1 }];
    expect(building(0, [])).toEqual([1, gained]);
    expect(building(2, [1, 2, 0])).toEqual([3, gained]);
    expect(building(3, [1, 2, 0])).toEqual([3, []]);
    expect(building(4, [1])).toEqual([4, []]);
  });

  it('LOR-PRAY.13 a priest is in the bank, in a supply or at a monument', () => {
    const t = praying({ players: [{ priests: 4 }] });
    t.play('priest:odin');
    expect(playerOf(t, 0).priests).toBe(3);
    expect(t.game.monuments.odin.priests).toEqual([0]);
  });
});

describe('gods by the level of their monuments', () => {
  it('LOR-PRAY.5 at level 0 the attribute is all', () => {
    for (const god of GODS) {
      const t = praying({ players: [{ priests: 1, armies: [{ region: 1, strength: 1 }] }] });
      const story = during(t, () => t.play(`priest:${god}`));
      expect(told(story, 'cards-drawn')).toEqual([]);
      expect(told(story, 'rune-gained')).toEqual([]);
      expect(told(story, 'army-changed')).toEqual([]);
    }
  });

  it('worked example, LOR-PRAY.5, LOR-PRAY.7: the third level of Thor raises Might from 2 to 3 and draws 3 cards', () => {
    const t = praying({
      players: [{ priests: 1, attributes: { wisdom: 3 } }],
      monuments: { thor: { level: 3 } },
    });
    const story = during(t, () => t.play('priest:thor'));
    expect(playerOf(t, 0).attributes.might).toBe(3);
    expect(told(story, 'cards-drawn').map(({ count }) => count)).toEqual([3]);
    expect(playerOf(t, 0).hand).toHaveLength(3);
  });

  it.each([1, 2, 3])('LOR-PRAY.7 Thor at level %i draws so many cards, not their sum', (level) => {
    const t = praying({
      players: [{ priests: 1, attributes: { wisdom: 6 } }],
      monuments: { thor: { level } },
    });
    t.play('priest:thor');
    expect(playerOf(t, 0).hand).toHaveLength(level);
  });

  it.each([1, 2, 3])('LOR-PRAY.7 Freyja at level %i gives so many runes of one’s choice', (level) => {
    const t = praying({
      players: [{ priests: 1, attributes: { wisdom: 5 } }],
      monuments: { freyja: { level } },
    });
    t.play('priest:freyja');
    for (let left = level; left > 0; left--) {
      expect(t.options()).toEqual(RUNES.map((rune) => `gain:${rune}`));
      t.play('gain:algiz');
    }
    expect(playerOf(t, 0).runes).toEqual({ uruz: 0, othila: 0, algiz: level });
    expect(t.game.phase).toBe('hero');
  });

  it('LOR-PRAY.6 the raised Wisdom counts for what follows', () => {
    const t = praying({ players: [{ priests: 1 }], monuments: { freyja: { level: 3 } } });
    t.play('priest:freyja', 'gain:uruz', 'gain:uruz', 'gain:othila');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 2, othila: 1, algiz: 0 });
    expect(t.game.phase).toBe('hero');
  });

  it.each([1, 2, 3])('LOR-PRAY.7 Odin at level %i strengthens armies by so much, split freely', (level) => {
    const armies = [
      { region: 1, strength: 1 },
      { region: 5, strength: 2 },
    ];
    const t = praying({ players: [{ priests: 1, armies }], monuments: { odin: { level } } });
    t.play('priest:odin', 'army:0:1');
    for (let left = level - 1; left > 0; left--) {
      expect(t.options()).toEqual(['army:0:0', 'army:0:1']);
      t.play('army:0:0');
    }
    expect(playerOf(t, 0).armies.map(({ strength }) => strength)).toEqual([level, 3]);
    expect(t.game.phase).toBe('hero');
  });

  it('LOR-ARMY.2 strength never exceeds 6: an army there is no choice, and nobody is asked about the only other', () => {
    const armies = [
      { region: 1, strength: 1 },
      { region: 5, strength: 5 },
    ];
    const t = praying({ players: [{ priests: 1, armies }], monuments: { odin: { level: 3 } } });
    t.play('priest:odin', 'army:0:1');
    expect(playerOf(t, 0).armies.map(({ strength }) => strength)).toEqual([3, 6]);
  });

  it('LOR-PRAY.8 legal even when all of it is wasted', () => {
    const t = praying({
      players: [{ priests: 1, attributes: { authority: 6 } }],
      monuments: { odin: { level: 2 } },
    });
    t.play('priest:odin');
    expect(playerOf(t, 0).attributes.authority).toBe(6);
    expect(t.game.monuments.odin.priests).toEqual([0]);
  });

  it('Rich Offering gives a rune after the bonuses, at any level', () => {
    const players = [{ priests: 1, blessings: ['offering' as const], attributes: { wisdom: 4 } }];
    for (const level of [0, 1]) {
      const t = praying({ players, monuments: { thor: { level } } });
      t.play('priest:thor');
      expect(playerOf(t, 0).hand).toHaveLength(level);
      t.play('gain:othila');
      expect(playerOf(t, 0).runes.othila).toBe(1);
      expect(t.game.phase).toBe('hero');
    }
  });
});

describe('forges', () => {
  it('LOR-PRAY.11, LOR-RUNE.2 the token lying there is taken', () => {
    const t = praying({ players: [{ region: 3 }] });
    const { bank } = structuredClone(t.game);
    const story = during(t, () => t.play('forge'));
    expect(told(story, 'rune-gained')).toEqual([{ key: 'rune-gained', player: 0, rune: 'uruz', region: 3 }]);
    expect(playerOf(t, 0).runes.uruz).toBe(1);
    expect(t.game.bank).toEqual(bank);
    expect(t.game.forges.find(({ region }) => region === 3)?.filled).toBe(false);
  });

  it('LOR-FORGE.3 whoever controls the region', () => {
    const t = praying({
      players: [{ region: 3 }, { regions: [3], armies: [{ region: 3, strength: 2 }] }],
    });
    expect(t.options()).toContain('forge');
  });

  it('LOR-PRAY.11 an empty forge gives nothing, and one the hero is not at neither', () => {
    const t = praying({
      players: [{ region: 3, priests: 1 }],
      forges: [
        { ...FORGE, filled: false },
        { region: 6, rune: 'algiz', filled: true },
      ],
    });
    expect(refuses(t, 'forge')).toEqual({
      reason: { key: 'forge-is-empty', region: 3 },
      rule: 'LOR-PRAY.11',
    });
    expect(refuses(t, 'forge:r6')).toEqual({
      reason: { key: 'hero-is-not-at-forge', region: 6 },
      rule: 'LOR-PRAY.11',
    });
  });

  it('LOR-FORGE.5 the token of the forge stays when its rune is taken', () => {
    const t = praying({ players: [{ region: 3 }] });
    t.play('forge');
    expect(t.game.forges).toContainEqual({ region: 3, rune: 'uruz', filled: false });
  });

  it('LOR-RUNE.3, LOR-RUNE.4, LOR-RUNE.5 over the limit it is taken first, then one of any kind goes back', () => {
    const t = praying({ players: [{ region: 3, runes: { othila: 1, algiz: 1 } }] });
    const { bank } = structuredClone(t.game);
    t.play('forge');
    expect(t.options()).toEqual(['return:uruz', 'return:othila', 'return:algiz']);
    t.play('return:othila');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 0, algiz: 1 });
    expect(t.game.bank).toEqual({ ...bank, othila: bank.othila + 1 });
  });

  it('LOR-HERO.5 the limit is Wisdom, 2 when it is injured, and 2 higher with the Amber Hoard', () => {
    const runes = { othila: 3, algiz: 1 };
    const at = (more: object): Game => praying({ players: [{ region: 3, runes, ...more }] });
    expect(at({ attributes: { wisdom: 5 } }).play('forge').game.phase).toBe('hero');
    expect(
      at({ attributes: { wisdom: 4 } })
        .play('forge')
        .options(),
    ).toContain('return:uruz');
    const hoard = at({ attributes: { wisdom: 3 }, blessings: ['amber-hoard'] });
    expect(hoard.play('forge').game.phase).toBe('hero');
  });

  it('LOR-RUNE.6 a kind the bank lacks cannot be chosen, and an empty bank gives nothing', () => {
    const poor = (left: object): Game => {
      const t = praying({ players: [{ priests: 1 }], monuments: { freyja: { level: 1 } } });
      Object.assign(t.game.bank, left);
      return t.play('priest:freyja');
    };
    const t = poor({ uruz: 0 });
    expect(t.options()).toEqual(['gain:othila', 'gain:algiz']);
    expect(refuses(t, 'gain:uruz')).toEqual({
      reason: { key: 'bank-lacks-rune', rune: 'uruz' },
      rule: 'LOR-RUNE.6',
    });
    const empty = poor({ uruz: 0, othila: 0, algiz: 0 });
    expect(empty.game.phase).toBe('hero');
    expect(told(empty, 'rune-gained')).toEqual([]);
  });

  it('LOR-RUNE.1 three kinds', () => {
    expect(RUNES).toEqual(['uruz', 'othila', 'algiz']);
  });
});

describe('injured attributes', () => {
  it('LOR-INJ.3, LOR-INJ.4 count 2 and still rise', () => {
    const god: GodId = 'thor';
    const t = praying({ players: [{ priests: 1, attributes: { might: 4 }, injured: ['might'] }] });
    expect(attributeOf(playerOf(t, 0), 'might')).toBe(2);
    t.play(`priest:${god}`);
    expect(playerOf(t, 0).attributes.might).toBe(5);
    expect(attributeOf(playerOf(t, 0), 'might')).toBe(2);
  });

  it('LOR-HERO.10 an attribute at 6 stays there', () => {
    const t = praying({ players: [{ priests: 1, attributes: { might: 6 } }] });
    const story = during(t, () => t.play('priest:thor'));
    expect(playerOf(t, 0).attributes.might).toBe(6);
    expect(told(story, 'attribute-raised')).toEqual([]);
  });
});
