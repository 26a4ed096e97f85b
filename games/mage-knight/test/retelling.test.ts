import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, journalOf, type Seat, visibleEvents } from '@krcma/kernel';
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../index.ts';
import type { MageKnightEvent } from '../messages.ts';
import { texts } from '../text/index.ts';
import { retoldTurns } from '../text/retold.ts';
import { table } from './table.ts';

const RECORDED = [
  'mode-2-blitz-conquest',
  'mode-3-dungeon-lords',
  'mode-4-druid-nights',
  'ending-citiesConquered',
];

const recorded = (name: string) =>
  journalOf(
    mageKnight,
    JSON.parse(readFileSync(join(import.meta.dirname, 'golden', `${name}.json`), 'utf8')) as GameRecord,
  );

/** Holes of a template and slips of the pen. */
const FAULT = /undefined|NaN|\[object| {2}|\.\.| [.,:;]|^$|^[.,]/;

const { retell, changed } = texts.en;

describe('a turn retold', () => {
  it.each(RECORDED)('of %s takes ten lines at most, in both languages, for every seat', (name) => {
    const { log, opening } = recorded(name);
    const told = [opening, ...log.map(({ events }) => events)].flat();
    for (const seat of [0, 1, undefined] as (Seat | undefined)[]) {
      const events = visibleEvents(told, seat) as MageKnightEvent[];
      const turns = retoldTurns(events);
      expect(turns.length).toBeGreaterThan(1);
      for (const language of ['en', 'cs'] as const)
        for (const { lines } of texts[language].retell?.(events, people) ?? []) {
          expect(lines.length).toBeLessThanOrEqual(10);
          for (const line of lines) expect(line).not.toMatch(FAULT);
        }
    }
  });

  it('tells where somebody went, whom they fought, what they got and how they ended', () => {
    const player = 1;
    const events: MageKnightEvent[] = [
      { key: 'cards-drawn', player: 0, n: 3 },
      { key: 'turn-begun', player },
      { key: 'card-played', player, card: 'march', side: 'basic' },
      { key: 'points', player, kind: 'move', n: 2, total: 2 },
      { key: 'card-played', player, card: 'march', side: 'basic' },
      { key: 'stepped', player, from: '0,0:C', space: '0,0:NE', terrain: 'plains', site: null, cost: 2 },
      { key: 'stepped', player, from: '0,0:NE', space: '1,0:W', terrain: 'forest', site: 'keep', cost: 3 },
      { key: 'tile-revealed', player, tile: 'countryside-1', slot: '1,0' },
      {
        key: 'combat-begun',
        player,
        space: '1,0:W',
        cause: 'site',
        enemies: ['prowlers', 'diggers'],
      } as never,
      { key: 'foe-defeated', player, foe: 1, enemy: 'prowlers', fame: 2 },
      { key: 'wounds-taken', player, n: 2, to: 'hand' },
      { key: 'withdrawn', player, space: '0,0:NE' },
      { key: 'unit-recruited', player, unit: 'peasants', cost: 4 },
      { key: 'unit-joined', player, unit: 'peasants' },
      { key: 'fame', player, n: 2, bonus: 0, total: 4 },
      { key: 'reputation', player, n: -1, total: -1 },
      { key: 'level-up', player, level: 2, armor: 2, handLimit: 5, commands: 1 },
      { key: 'cards-drawn', player, n: 2 },
      { key: 'round-begun', round: 2, time: 'night' },
    ];
    expect(retell?.(events, people)).toEqual([
      {
        seat: 1,
        lines: [
          'Plays 2× March.',
          'Goes northeast, 2 spaces for 5 Move, over plains and forest, to the keep.',
          expect.stringMatching(/^Explores .*\.$/),
          'Fights Prowlers and Diggers: defeats Prowlers, withdraws.',
          'Takes 2 wounds.',
          'Recruits Peasants.',
          'Fame +2, now 4; Reputation −1, now −1.',
          'Reaches level 2.',
          texts.en.event({ key: 'round-begun', round: 2, time: 'night' }, people),
        ],
      },
    ]);
  });

  it('goes on in the midst of a turn in which somebody else was asked', () => {
    const events: MageKnightEvent[] = [
      { key: 'wounds-taken', player: 1, n: 1, to: 'hand' },
      { key: 'fame', player: 1, n: 3, bonus: 0, total: 3 },
      { key: 'turn-begun', player: 0 },
    ];
    expect(retell?.(events, people)).toEqual([
      { seat: 1, lines: ['Takes 1 wound.', 'Fame +3, now 3.'] },
      { seat: 0, lines: [] },
    ]);
  });

  it('tells a seat nothing that it was not told itself', () => {
    const { log } = recorded('mode-2-blitz-conquest');
    const secrets = log.flatMap(({ events }) => events.filter(({ to }) => to !== undefined));
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) {
      const outsider = [0, 1].find((seat) => !secret.to?.includes(seat));
      const heard = visibleEvents([secret], outsider) as MageKnightEvent[];
      const lines = retell?.([{ key: 'turn-begun', player: 0 }, ...heard], people);
      expect(JSON.stringify(lines)).not.toContain(texts.en.event(secret.event as MageKnightEvent, people));
    }
  });
});

describe('the map', () => {
  it('tells what has come, gone, moved and been taken since, and where', () => {
    const before = mageKnight.view(
      table({ seats: 2, holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }] }).game,
      0,
    );
    const after = mageKnight.view(
      table({
        seats: 2,
        map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'countryside-3' },
        players: [{}, { space: '1,0:C' }],
        holdings: [{ space: '0,1:C', shields: [1] }],
      }).game,
      0,
    );
    const digest = changed?.(before, after, people) ?? [];
    expect(digest.map(({ thing }) => thing)).toEqual(
      expect.arrayContaining(['space:1,1:C', 'space:1,0:C', 'space:1,0:NW', 'space:0,1:C']),
    );
    expect(digest.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^A new tile/),
        expect.stringMatching(/^Petr stands elsewhere/),
        'Gone: Prowlers.',
        expect.stringMatching(/^A shield of Petr/),
      ]),
    );
    expect(changed?.(before, before, people)).toEqual([]);
  });
});
