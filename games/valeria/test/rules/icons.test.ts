import { describe, expect, it } from 'vitest';
import { monsterOf } from '../../data/monsters.ts';
import { freshTable, type Game, held, playerOf, table, told } from '../table.ts';

const labels = (t: Game, seat?: number) => t.asked(seat).options.map(({ label }) => label);

describe('symbols', () => {
  it('VAL-ICON.1 a card-type icon means any card of that type: Reese counts citizens, monsters and domains', () => {
    const { game } = table({
      active: 1,
      phase: 'end',
      players: [
        {
          duke: 'reese',
          citizens: ['peasant', 'archer', 'rogue', 'cleric'],
          slain: ['goblin', 'troll', 'mimic'],
          domains: ['orb-of-urdr', 'cloudriders-camp'],
        },
      ],
      monsters: [[], [], [], []],
    });
    // Starters and the duke are types of their own and add nothing.
    expect(game.outcome?.sheet[0]?.at(-1)).toEqual({ key: 'duke', points: 4 + 3 + 2 });
  });

  it('VAL-ICON.2 a resource icon with a number as reward means: gain that much', () => {
    const flaming = table({
      phase: 'actions',
      players: [{ strength: 5 }],
      monsters: [null, ['flaming-skeleton']],
    });
    expect(held(flaming.play('slay:flaming-skeleton'), 0)).toEqual({ gold: 1, magic: 1 });
    const owlbear = table({ phase: 'actions', players: [{ strength: 4 }] });
    expect(held(owlbear.play('slay:owlbear'), 0)).toEqual({ magic: 2 });
    const camp = table({
      phase: 'actions',
      players: [{ gold: 8, citizens: ['archer', 'cleric'] }],
      domains: [['cloudriders-camp']],
    });
    expect(held(camp.play('build:cloudriders-camp'), 0)).toEqual({ strength: 3 });
  });

  it('VAL-ICON.3 the Herald gives 1 resource of any one kind', () => {
    for (const resource of ['gold', 'strength', 'magic'] as const) {
      const t = table({ dice: [1, 2] });
      expect(t.options(0)).toEqual([
        'starter-herald:gold',
        'starter-herald:strength',
        'starter-herald:magic',
      ]);
      t.play([0, `starter-herald:${resource}`]);
      expect(held(t, 0)).toEqual({ [resource]: 1 });
    }
  });

  it('VAL-ICON.5 plus: both sides are gained', () => {
    const t = table({ phase: 'actions', players: [{ strength: 3 }] }).play('slay:treant');
    expect(held(t, 0)).toEqual({ gold: 1, magic: 1 });
    const queen = table({
      phase: 'actions',
      players: [{ strength: 10, magic: 3 }],
      monsters: [null, null, ['spider-queen']],
    });
    queen.play('slay:spider-queen', 'reward:citizen', 'take:paladin');
    expect(playerOf(queen, 0)).toMatchObject({ citizens: ['paladin'], vp: 1 });
  });

  it('VAL-ICON.6 bar: one side only is gained', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 3 }],
      monsters: [['goblin-mage']],
    });
    t.play('slay:goblin-mage');
    expect(labels(t)).toEqual([
      { key: 'reward-gain', bag: { gold: 1 } },
      { key: 'reward-gain', bag: { magic: 1 } },
    ]);
    expect(held(t.play('reward:magic'), 0)).toEqual({ magic: 1 });
    expect(t.asked().prompt.key).toBe('ask-action');
  });

  it('VAL-ICON.7 times: the left side is multiplied by the count on the right', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 8, slain: ['skeleton', 'skeleton', 'goblin'] }],
      monsters: [null, ['skeleton-king']],
    });
    // 2 gold for each of three monsters of the Ruins.
    expect(held(t.play('slay:skeleton-king'), 0)).toEqual({ gold: 6 });
  });

  it('VAL-ICON.8 less-or-equal: the right side limits the base price, the surcharge is ignored', () => {
    const t = table({
      phase: 'actions',
      options: { layout: 'monster-blood' },
      players: [{ strength: 4, magic: 3, citizens: ['rogue', 'rogue', 'rogue'] }],
      monsters: [['wraith', 'witch-queen']],
    });
    t.play('slay:wraith');
    expect(t.options().join(' ')).toBe(
      'take:peasant take:knight take:rogue take:warlord take:priestess take:miner decline',
    );
    t.play('take:rogue');
    expect(playerOf(t, 0).citizens).toEqual(['rogue', 'rogue', 'rogue', 'rogue']);
  });

  it('VAL-ICON.9 right arrow: the left side is paid to gain the right', () => {
    const obelisk = {
      phase: 'actions',
      players: [{ gold: 6, magic: 3, citizens: ['peasant', 'cleric'] as ('peasant' | 'cleric')[] }],
      domains: [['golden-obelisk-of-nae']],
    } as const;
    const paid = table(obelisk).play('build:golden-obelisk-of-nae', 'pay:6g0m', 'accept');
    expect(held(paid, 0)).toEqual({ vp: 3 });
    const unpaid = table(obelisk).play('build:golden-obelisk-of-nae', 'pay:6g0m', 'decline');
    expect(held(unpaid, 0)).toEqual({ magic: 3 });
  });

  it('VAL-ICON.10 left arrow: the left side is taken from the right', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 5, citizens: ['rogue', 'cleric'] }, { gold: 7 }],
      domains: [['cutthroats-truce']],
    });
    t.play('build:cutthroats-truce', 'take:gold:1');
    expect([held(t, 0), held(t, 1)]).toEqual([{ gold: 3 }, { gold: 4 }]);
  });

  it('VAL-ICON.11 the figure with a question mark is an opponent chosen by the active player', () => {
    const t = table({
      seats: 4,
      active: 1,
      phase: 'actions',
      players: [{ gold: 1 }, { gold: 5, citizens: ['rogue', 'cleric'] }, { gold: 2 }, { gold: 3 }],
      domains: [['cutthroats-truce']],
    });
    t.play('build:cutthroats-truce');
    expect(t.asked().seat).toBe(1);
    expect(t.options()).toEqual(['take:gold:2', 'take:gold:3', 'take:gold:0', 'decline']);
    t.play('take:gold:3');
    expect([0, 1, 2, 3].map((seat) => playerOf(t, seat).gold)).toEqual([1, 3, 2, 0]);
  });

  it('VAL-ICON.12 the die is any one die, chosen by the active player', () => {
    for (const [die, dice] of [
      [0, [6, 3]],
      [1, [2, 6]],
    ] as const) {
      const t = table({ dice: [2, 3], players: [{ gold: 2, domains: ['foxgrove-palisade'] }] });
      expect(t.asked().seat).toBe(0);
      expect(t.options()).toEqual(['announce', 'change:foxgrove-palisade:0', 'change:foxgrove-palisade:1']);
      t.play(`change:foxgrove-palisade:${die}`);
      expect(t.game.dice).toEqual(dice);
    }
  });

  it('VAL-ICON.13 a card with the five-player mark is used only with five players', () => {
    const monstersOf = (seats: number) =>
      freshTable(seats)
        .game.center.slice(0, 5)
        .flatMap(({ cards }) => cards);
    const count = (seats: number, id: string) => monstersOf(seats).filter((card) => card === id).length;
    for (const id of ['goblin-mage', 'flaming-skeleton', 'treant', 'giant', 'dire-bear'] as const) {
      expect(monsterOf(id).fivePlayerOnly).toBe(1);
      expect([2, 3, 4, 5].map((seats) => count(seats, id))).toEqual(
        [2, 3, 4, 5].map((seats) => monsterOf(id).count - (seats === 5 ? 0 : 1)),
      );
    }
    expect([monstersOf(4).length, monstersOf(5).length]).toEqual([25, 30]);
  });

  it('VAL-ICON.14 one figure: the effect of the active player; three figures: that of the others', () => {
    const t = table({
      seats: 3,
      active: 1,
      dice: [4, 5],
      players: [{ citizens: ['archer'] }, { citizens: ['archer'] }, { citizens: ['wizard'] }],
    });
    // Everybody's starter Peasant adds 1 gold.
    expect(held(t, 1)).toEqual({ gold: 1, strength: 2 });
    expect(held(t, 0)).toEqual({ gold: 1, strength: 1 });
    expect(held(t, 2)).toEqual({ gold: 1, magic: 1 });
  });

  it('VAL-ICON.16 a role icon merged with the citizen icon counts citizen cards of that role, no domain icons', () => {
    const t = table({
      dice: [5, 6],
      players: [
        {
          citizens: ['butcher', 'merchant', 'peasant', 'cleric'],
          domains: ['nest-of-the-weaver-witch', 'golden-obelisk-of-nae'],
        },
      ],
    });
    expect(told(t, 'harvested').find(({ card }) => card === 'butcher')?.bag).toEqual({ gold: 2 * 3 });
  });

  it("VAL-ICON.19 the plus on a citizen's price: 1 gold more for each copy owned", () => {
    const priceWith = (paladins: number) => {
      const citizens = new Array<'paladin'>(paladins).fill('paladin');
      const t = table({ phase: 'actions', players: [{ gold: 20, citizens }] });
      const label = t.asked().options.find(({ id }) => id === 'recruit:paladin')?.label;
      return label?.key === 'recruit' ? label.price.real : undefined;
    };
    expect([0, 1, 2, 3].map(priceWith)).toEqual([2, 3, 4, 5]);
  });
});
