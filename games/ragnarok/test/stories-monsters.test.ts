// What is told of monsters that move and attack, with all it carries.
import { describe, expect, it } from 'vitest';
import { story } from '../../../kernel/test/said.ts';
import { during, type Game, type TableSetup, table } from './table.ts';

const toldOf = (t: Game, ...choices: string[]): string[] => story(during(t, () => t.play(...choices)));

describe('what is told of a region attack', () => {
  const attacking = (monster: string, more: TableSetup, ...choices: string[]) =>
    toldOf(
      table({
        step: 'special',
        ...more,
        monsters: { [monster]: { region: 6, owner: 0 } },
        players: [{ region: 1 }, ...(more.players ?? [])],
      }),
      'act:monsters',
      'attack',
      ...choices,
    ).slice(2);
  const guarded = {
    regions: [6, 5],
    armies: [
      { region: 6, strength: 1 },
      { region: 6, strength: 3 },
    ],
  };

  it('LOR-MACT.12 one that finds no army does nothing', () => {
    for (const monster of ['draug', 'huldra', 'garm', 'nokk'])
      expect(attacking(monster, {})).toEqual([
        `region-attacked (monster ${monster}, player 0, region 6)`,
        'turn-begun (player 1, turn 5)',
      ]);
  });

  it('LOR-MACT.8 of each monster', () => {
    expect(attacking('draug', { players: [guarded] })).toEqual([
      'region-attacked (monster draug, player 0, region 6)',
      'army-destroyed (player 1, region 6)',
      'army-changed (player 1, region 6, by -1, to 2)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(attacking('huldra', { players: [guarded] }, 'army:1:1')).toEqual([
      'region-attacked (monster huldra, player 0, region 6)',
      'armies-retreated (player 1, from 6, to 5, armies 1)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(attacking('grendel', { players: [guarded] }, 'army:1:1')).toEqual([
      'region-attacked (monster grendel, player 0, region 6)',
      'army-changed (player 1, region 6, by -2, to 1)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(attacking('grendel', { players: [{ regions: [6] }] })).toEqual([
      'region-attacked (monster grendel, player 0, region 6)',
      'control-lost (player 1, region 6)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(
      attacking(
        'fafnir',
        {
          players: [{ ...guarded, runes: { uruz: 1 } }],
          forges: [{ region: 6, rune: 'algiz', filled: true }],
        },
        'army:1:0',
      ),
    ).toEqual([
      'region-attacked (monster fafnir, player 0, region 6)',
      'forge-emptied (region 6, rune algiz)',
      'runes-lost (player 1, runes [uruz])',
      'army-destroyed (player 1, region 6)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(attacking('fafnir', { forges: [{ region: 6, rune: 'algiz', filled: false }] })).toEqual([
      'region-attacked (monster fafnir, player 0, region 6)',
      'turn-begun (player 1, turn 5)',
    ]);
    const away = table({
      step: 'special',
      players: [{ region: 1 }],
      monsters: { fafnir: { region: 7, owner: 0 } },
    });
    expect(toldOf(away, 'act:monsters', 'attack').slice(2)).toEqual([
      'region-attacked (monster fafnir, player 0, region 7)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(attacking('garm', { players: [{ ...guarded, region: 6 }] }, 'injure:might', 'army:1:1')).toEqual([
      'region-attacked (monster garm, player 0, region 6)',
      'hero-injured (player 1, attribute might)',
      'army-changed (player 1, region 6, by -1, to 2)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(
      attacking(
        'nokk',
        { players: [{ ...guarded, drakkar: 2, hand: ['axe', 'bow'] }] },
        'army:1:1',
        'discard:axe',
      ),
    ).toEqual([
      'region-attacked (monster nokk, player 0, region 6)',
      'army-changed (player 1, region 6, by -1, to 2)',
      'cards-discarded (player 1, cards [axe])',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-MACT.3 of the die', () => {
    const rolls = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const t = table({
        step: 'special',
        seed: `die ${seed}`,
        players: [{ region: 1 }],
        monsters: { draug: { region: 7 } },
      });
      for (const line of toldOf(t, 'act:monsters')) if (line.startsWith('die')) rolls.add(line);
    }
    expect([...rolls].sort()).toEqual([
      'die-rolled (monster draug, player 0, pips 1, face move)',
      'die-rolled (monster draug, player 0, pips 2, face move)',
      'die-rolled (monster draug, player 0, pips 3, face attack)',
      'die-rolled (monster draug, player 0, pips 4, face attack)',
      'die-rolled (monster draug, player 0, pips 5, face choice)',
      'die-rolled (monster draug, player 0, pips 6, face choice)',
    ]);
  });

  it('LOR-MACT.4, LOR-MACT.9 of a monster that moves', () => {
    const moving = (more: TableSetup, ...choices: string[]) =>
      toldOf(
        table({
          step: 'special',
          ...more,
          monsters: { draug: { region: 7, owner: 0 } },
          players: [{ region: 1 }, ...(more.players ?? [])],
        }),
        'act:monsters',
        'move',
        'r6',
        ...choices,
      ).slice(1);
    expect(moving({ players: [guarded] }, 'army:1:0')).toEqual([
      'monster-activated (monster draug, player 0, region 7, owned true)',
      'monster-moved (monster draug, player 0, from 7, to 6)',
      'morale-dropped (monster draug, player 1, region 6)',
      'army-destroyed (player 1, region 6)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(moving({ players: [guarded] }, 'spare')).toEqual([
      'monster-activated (monster draug, player 0, region 7, owned true)',
      'monster-moved (monster draug, player 0, from 7, to 6)',
      'morale-kept (monster draug, region 6)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(moving({ players: [{ ...guarded, blessings: ['calm-hearts'] }] })).toEqual([
      'monster-activated (monster draug, player 0, region 7, owned true)',
      'monster-moved (monster draug, player 0, from 7, to 6)',
      'morale-kept (monster draug, region 6)',
      'turn-begun (player 1, turn 5)',
    ]);
    expect(moving({})).toEqual([
      'monster-activated (monster draug, player 0, region 7, owned true)',
      'monster-moved (monster draug, player 0, from 7, to 6)',
      'turn-begun (player 1, turn 5)',
    ]);
  });
});
