// What the log tells of a position that is played: nothing that changes the table goes unsaid.
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { MonsterLandsEvent } from '../messages.ts';
import { texts } from '../text/index.ts';
import { battle, misses } from './battle-table.ts';
import { samRolls } from './solo-table.ts';
import { type Game, table } from './table.ts';

const log = ({ journal }: Game, key: MonsterLandsEvent['key'], language: 'en' | 'cs' = 'en'): string[] =>
  [...journal.opening, ...journal.log.flatMap(({ events }) => events)]
    .filter(({ event }) => event.key === key)
    .map(({ event }) => texts[language].event(event as MonsterLandsEvent, people));

describe('the log tells', () => {
  it('hits that no die has rolled', () => {
    const t = battle({ monster: 'ohnivousove', on: { a1: { s: 1 } }, dice: misses(4) });
    expect(log(t, 'automatic-hits')).toEqual(['Firebeards add 1 automatic hit.']);
    expect(log(t, 'automatic-hits', 'cs')).toEqual(['Ohnivousové přidávají 1 automatický zásah.']);
    const plain = battle({ monster: 'kodyl', on: { a1: { s: 1 } }, dice: misses(3) });
    expect(log(plain, 'automatic-hits')).toEqual([]);
  });

  it('which monster is discarded when a worse one stays at the entrance', () => {
    const clans = [{ coins: 9 }, { coins: 9 }];
    const worse = table({
      phase: 'cleanUp',
      gate: 'krus',
      areas: [{ monster: 'pocih', leaving: true }],
      clans,
    });
    expect(log(worse, 'monster-discarded')).toEqual([
      'Only the worst monster stays at the entrance: Krus is gone.',
    ]);
    const other = table({
      phase: 'cleanUp',
      gate: 'pocih',
      areas: [{ monster: 'krus', leaving: true }],
      clans,
    });
    expect(log(other, 'monster-discarded', 'cs')).toEqual([
      'U vstupu zůstává jen nejhorší příšera, mizí Krus.',
    ]);
    expect([worse.game.gate, other.game.gate]).toEqual(['pocih', 'pocih']);
    expect(other.game.monsters.discard).toEqual(['krus']);
    const alone = table({ phase: 'cleanUp', areas: [{ monster: 'krus', leaving: true }], clans });
    expect(log(alone, 'monster-discarded')).toEqual([]);
  });

  it("what Sam's persuasion die shows", () => {
    const t = samRolls([1, 4, 5]);
    expect(log(t, 'sam-haggled')).toEqual(["Sam's persuasion die shows 5 (Armoury)."]);
    expect(log(samRolls([1, 2]), 'sam-haggled')).toEqual([]);
  });

  it('once that a clan has the glory that ends the game', () => {
    const rich = (glory: number, seats = 2) =>
      battle({
        seats,
        monster: 'pocih',
        clans: [{ glory }],
        on: { a1: { s: 5, m: 5, defence: 1 } },
        dice: [...misses(5), ...new Array<number>(10).fill(6)],
      });
    const won = (t: Game): Game => {
      for (
        let left = 12;
        left > 0 && t.options().some((id) => /^(cancel:0|defend:token|roll-all|stop)/.test(id));
        left--
      )
        t.play(t.options().find((id) => /^(cancel:0|defend:token|roll-all|stop)/.test(id)) ?? '');
      return t;
    };
    expect(log(won(rich(28)), 'end-near')).toHaveLength(1);
    expect(log(won(rich(28)), 'end-near')[0]).toMatch(
      /^Anna has 3\d glory\. If it is still 30 or more in the clean-up, the game ends\.$/,
    );
    expect(log(won(rich(10)), 'end-near')).toEqual([]);
    expect(log(won(rich(30)), 'end-near')).toEqual([]);
    expect(log(won(rich(28, 1)), 'end-near')).toEqual([]);
  });

  it('that there is no room for what is gained', () => {
    const gained = {
      key: 'gained',
      player: 0,
      bundle: { potions: 0, venoms: 0 },
      from: 'laboratory',
    } as const;
    expect(texts.en.event(gained, people)).toBe('Anna has no room for more tokens (Laboratory).');
    expect(texts.cs.event(gained, people)).toBe('Anna nemá místo na další žetony (Laboratoř).');
  });
});
