import { describe, expect, it } from 'vitest';
import { domainOf, domains } from '../../data/domains.ts';
import { type DukeId, dukes } from '../../data/dukes.ts';
import { valeria } from '../../index.ts';
import { phaseOf, solo, toMonsters } from '../solo-table.ts';
import { freshTable, type Game, gold, held, playerOf, strength, table, told, top } from '../table.ts';

const darkDukes = (t: Game): DukeId[] => t.game.darkLord?.duke ?? [];

describe('set-up for one player', () => {
  it('VAL-SOLO.2 the stacks are those of 2-4 players: five monsters, five citizens, three domains', () => {
    const sizes = (t: Game) => t.game.center.map(({ cards }) => cards.length);
    expect(sizes(freshTable(1))).toEqual([...new Array(15).fill(5), 3, 3, 3, 3, 3]);
    expect(sizes(freshTable(1))).toEqual(sizes(freshTable(2)));
  });

  it('VAL-SOLO.3 keep one of two dukes; then a random duke lies face down as the Dark Lord', () => {
    const t = freshTable(1);
    expect(t.options()).toHaveLength(2);
    expect(t.game.darkLord).toBeUndefined();
    t.play(t.options()[1] as string);
    expect(playerOf(t, 0).dukes).toHaveLength(1);
    expect(darkDukes(t)).toHaveLength(1);
    expect(told(t, 'dark-lord-came')).toEqual([{ key: 'dark-lord-came' }]);
    for (const viewer of [0, undefined])
      expect(valeria.view(t.game, viewer)).toMatchObject({ darkLord: { duke: [] } });
  });

  it('VAL-SOLO.4 the Dark Lord is any of the nine dukes you did not keep, even the one given back', () => {
    const seen = new Set<DukeId>();
    let givenBack = 0;
    for (let seed = 0; seed < 200; seed++) {
      const t = freshTable(1, {}, `dukes ${seed}`);
      const [kept = '', back] = t.options();
      t.play(kept);
      const [dark] = darkDukes(t);
      if (dark === undefined) throw new Error('There is no Dark Lord.');
      expect(playerOf(t, 0).dukes).not.toContain(dark);
      expect([...t.game.box.dukes, ...playerOf(t, 0).dukes, dark].sort()).toEqual(Object.keys(dukes).sort());
      seen.add(dark);
      if (back === `keep:${dark}`) givenBack++;
    }
    expect(seen.size).toBe(10);
    expect(givenBack).toBeGreaterThan(0);
  });

  it('VAL-SOLO.5 five exhausted cards are laid out', () => {
    expect(freshTable(1).game.deck).toEqual(new Array(5).fill('exhausted'));
  });
});

describe('the turn of one player', () => {
  it('VAL-SOLO.1 prices, substitutes and rewards are those of the game with more players', () => {
    const position = {
      players: [
        { gold: 9, strength: 5, magic: 4, citizens: ['peasant' as const, 'cleric' as const] },
        { gold: 1 },
      ],
      domains: [['golden-obelisk-of-nae' as const]],
      phase: 'actions' as const,
    };
    const alone = solo({ ...position, players: position.players.slice(0, 1) });
    const together = table(position);
    const same = () => {
      const [a, b] = [alone.asked(), together.asked()];
      expect(a.options).toEqual(b.options);
      expect(a.refused).toEqual(b.refused);
      expect(playerOf(alone, 0)).toEqual(playerOf(together, 0));
    };
    same();
    for (const choice of ['slay:treant', 'pay:1s2m', 'build:golden-obelisk-of-nae']) {
      alone.play(choice);
      together.play(choice);
      same();
    }
    expect(alone.options()).toEqual(['pay:6g0m', 'pay:5g1m', 'pay:4g2m', 'pay:3g3m']);
    expect(held(alone, 0)).toEqual({ gold: 10, strength: 4, magic: 3 });
  });

  it('VAL-SOLO.6 the phases are roll, harvest, action, monsters, second harvest and end', () => {
    const t = solo({ players: [{ strength: 3, citizens: ['mercenary'] }], dice: [2, 3, 1, 2] });
    expect(phaseOf(t)).toBe('actions');
    t.play('gain:magic', 'gain:magic');
    expect(phaseOf(t)).toBe('monsters');
    t.play('first:2', 'capture:rogue', 'capture:champion');
    expect(phaseOf(t)).toBe('secondHarvest');
    t.play('done');
    const keys = t.events().map(({ key }) => key);
    expect(keys.filter((key, at) => key !== keys[at - 1]).join(' ')).toBe(
      'game-started turn-started rolled harvested gained stack-activated captured ' +
        'stack-activated captured harvested turn-started rolled harvested',
    );
  });

  it('VAL-SOLO.7 you roll in every turn and are always the active player', () => {
    const t = solo({ dice: [1, 4, 2, 3, 3, 2, 4, 1] });
    for (let turn = 1; turn <= 3; turn++) {
      expect(t.game).toMatchObject({ active: 0, turn });
      t.play('gain:gold', 'gain:gold');
      while (phaseOf(t) === 'monsters') t.play(t.options()[0] as string);
    }
    expect(told(t, 'rolled').map(({ player, dice }) => `${player}: ${dice}`)).toEqual([
      '0: 1,4',
      '0: 2,3',
      '0: 3,2',
      '0: 4,1',
    ]);
  });
});

describe('harvests of one player', () => {
  it('VAL-SOLO.8 the first harvest uses the left effects', () => {
    const t = solo({ players: [{ citizens: ['archer', 'cleric'] }], dice: [1, 4] });
    expect(phaseOf(t)).toBe('actions');
    expect(held(t, 0)).toEqual({ gold: 1, strength: 2, magic: 3 });
  });

  it('VAL-SOLO.8 what would be taken from a player comes in full from the supply', () => {
    const t = solo({ players: [{ citizens: ['thief', 'thief'] }], dice: [3, 4] });
    expect(t.options()).toEqual(['take:gold', 'take:magic', 'decline']);
    t.play('take:gold', 'take:magic');
    expect(held(t, 0)).toEqual({ gold: 3, magic: 3 });
    expect(told(t, 'took-from').every(({ from }) => from === undefined)).toBe(true);
  });

  it('VAL-SOLO.21 the second harvest gives the right effects, of citizens gained this turn too', () => {
    const t = solo({ players: [{ gold: 6, citizens: ['cleric'] }], dice: [1, 4, 1, 2] });
    expect(held(t, 0)).toEqual({ gold: 7, magic: 3 });
    t.play('recruit:archer', 'pay:4g0m', 'gain:gold', 'first:1', 'capture:knight', 'capture:paladin');
    // Cleric 1 magic, the new Archer 1 strength, the starter Peasant 1 gold; then the next roll wakes the Cleric.
    const seconds = told(t, 'harvested').slice(2, 5);
    expect(seconds.map(({ card, bag }) => [card, bag])).toEqual([
      ['starter-peasant', { gold: 1 }],
      ['cleric', { magic: 1 }],
      ['archer', { strength: 1 }],
    ]);
    expect(strength(t, 0)).toBe(1);
  });

  it('VAL-SOLO.22 the Herald works in the second harvest as in any other', () => {
    const t = solo({ players: [{ gold: 2 }], dice: [1, 2, 3, 4] });
    t.play('starter-herald:magic', 'gain:gold', 'gain:gold', 'first:1', 'capture:knight', 'capture:rogue');
    expect(phaseOf(t)).toBe('secondHarvest');
    expect(t.options()).toEqual(['starter-herald:gold', 'starter-herald:strength', 'starter-herald:magic']);
    t.play('starter-herald:strength');
    expect(held(t, 0)).toEqual({ gold: 4, strength: 1, magic: 1 });
  });

  it('VAL-SOLO.22 a citizen gained this turn that wakes keeps the Herald asleep', () => {
    const t = solo({ players: [{ gold: 2 }], dice: [1, 2, 3, 4] });
    t.play('starter-herald:magic', 'recruit:merchant', 'pay:2g0m', 'gain:gold');
    t.play('first:1', 'capture:knight', 'capture:rogue');
    expect(told(t, 'turn-started')).toHaveLength(2);
    expect(told(t, 'harvested').map(({ card }) => card)).toEqual(['starter-herald', 'merchant']);
  });

  it('VAL-SOLO.22 doubles wake the Herald in both harvests', () => {
    const t = solo({ players: [{ gold: 2 }], dice: [3, 3, 1, 2] });
    t.play('starter-herald:gold', 'gain:gold', 'gain:gold', 'capture:champion', 'capture:champion');
    expect(phaseOf(t)).toBe('secondHarvest');
    t.play('starter-herald:gold');
    expect(gold(t, 0)).toBe(6);
  });
});

describe('actions of one player', () => {
  const thief = { gold: 9, magic: 0, citizens: ['thief' as const, 'cleric' as const] };

  it('VAL-SOLO.9 an action that takes from a player takes from the supply', () => {
    const t = solo({ players: [thief], domains: [['cutthroats-truce']], phase: 'actions' });
    t.play('build:cutthroats-truce');
    expect(t.options()).toEqual(['take:gold', 'decline']);
    t.play('take:gold');
    expect(gold(t, 0)).toBe(9 - 5 + 3);
  });

  it('VAL-SOLO.9 domains at the end of the action phase take from the supply too', () => {
    const t = toMonsters({
      players: [{ domains: ['cathedral-of-st-aquila', 'orb-of-urdr'] }],
      dice: [1, 4],
    });
    t.play('use:orb-of-urdr', 'take:magic', 'take:gold');
    expect(held(t, 0)).toEqual({ gold: 2, magic: 3 });
  });

  it('VAL-SOLO.9 free citizens come from the center: no card takes one from a player', () => {
    const kinds = Object.keys(domains).map((id) => domainOf(id as keyof typeof domains).effect.op);
    expect(kinds.filter((op) => /citizen/i.test(op)).every((op) => op === 'takeCitizen')).toBe(true);
    const t = solo({
      players: [{ gold: 7, citizens: ['merchant', 'rogue'] }],
      domains: [['rogues-landing']],
      phase: 'actions',
    });
    t.play('build:rogues-landing');
    expect(t.options()).toEqual(['take:merchant', 'take:peasant', 'take:butcher', 'decline']);
    t.play('take:butcher');
    expect(playerOf(t, 0).citizens).toEqual(['merchant', 'rogue', 'butcher']);
    expect(t.game.center[14]?.cards).toHaveLength(4);
  });

  it('VAL-SOLO.10 taking a monster takes the top of the leftmost live stack, without its reward', () => {
    const t = solo({
      players: [{ gold: 10, citizens: ['rogue', 'rogue'] }],
      monsters: [[], ['skeleton', 'flaming-skeleton']],
      domains: [['purloiners-perch']],
      phase: 'actions',
    });
    t.play('build:purloiners-perch');
    expect(t.options()).toEqual(['take:skeleton', 'decline']);
    t.play('take:skeleton');
    expect(playerOf(t, 0).slain).toEqual(['skeleton']);
    expect(top(t, 1)).toBe('flaming-skeleton');
    expect(held(t, 0)).toEqual({});
    expect(told(t, 'slew')).toEqual([]);
    expect(told(t, 'took-monster')).toEqual([{ key: 'took-monster', player: 0, card: 'skeleton' }]);
  });
});
