import { describe, expect, it } from 'vitest';
import { componentsIn } from '../components.ts';
import {
  type Arrangement,
  arrangeShared,
  described,
  type Json,
  load,
  parts,
  positionOf,
  type Seat,
  save,
  sharedShapes,
  standsAlone,
  TableError,
  text,
  whole,
} from '../index.ts';
import { rulesIn } from '../module.ts';
import { endNow, miniGame, oneOf, rule, trail } from './mini.ts';
import { skirmish } from './skirmish/index.ts';
import { positionIn } from './skirmish/tables.ts';

const visit = rule<{ player: Seat; where: string }>('visit')
  .choose(
    'what',
    oneOf(() => ['look', 'leave']),
  )
  .do('tell', (game, { player, where, what }) => trail(game, `${player} ${where} ${what}`));
const pause = rule<{ player: Seat }>('pause').choose(
  'what',
  oneOf(() => ['rest', 'go']),
);
const main = rule('main')
  .each('visits', visit, () => [0, 1, 0, 1].map((player) => ({ player, where: 'home' })))
  .maybeCall('pause', pause, (_, { visits }) => (visits.length === 0 ? { player: 0 } : undefined))
  .do('end', (game) => endNow(game));
const game = miniGame([main, visit, pause], {
  arrange: (table, arrangement) =>
    arrangeShared(rulesIn(game), table, described(parts(sharedShapes), arrangement), alone),
});
const alone = standsAlone(visit, { player: whole(0, 9), where: text }, { what: text });
const inVisits = { rule: 'main', step: 'visits' };
const position = (arrangement: Arrangement) =>
  positionOf(game, { seats: 2, arrangement: arrangement as unknown as Json });

describe('a described position', () => {
  it('stands where it is described to stand', () => {
    const played = position({
      at: [
        { rule: 'main', step: 'visits', left: [{ player: 0, where: 'inn' }] },
        { rule: 'visit', with: { player: 1, where: 'cave' } },
      ],
    });
    expect(played.asked()).toMatchObject({ seat: 1, path: ['main', 'visits', 'visit', 'what'] });
    played.play('look', 'leave');
    expect(played.game).toMatchObject({ trail: ['1 cave look', '0 inn leave'], outcome: { reason: 'over' } });
  });

  it('has dice that fall as described', () => {
    const played = positionIn({ dice: [2, 5], bouncer: 9 }, { seats: 1, options: { mode: 'solo' } });
    expect(played.game.random.loaded).toEqual([2, 5]);
    played.play('fight');
    expect(played.game.random.loaded).toEqual([5]);
  });

  it('without dice has fair ones', () => {
    expect(position({ dice: [] }).game.random).not.toHaveProperty('loaded');
  });

  it('does not stand in a rule or at a step that does not exist', () => {
    const refusal = (arrangement: Arrangement) => {
      try {
        position(arrangement);
      } catch (error) {
        if (error instanceof TableError) return [error.code, error.message];
      }
      throw new Error('The position was not refused.');
    };
    expect(refusal({ at: [{ rule: 'flee' }] })).toEqual([
      'bad-arrangement',
      'There is no rule called "flee".',
    ]);
    expect(refusal({ at: [{ rule: 'visit', step: 'eat' }] })).toEqual([
      'bad-arrangement',
      'Rule "visit" has no step called "eat". Its steps are: what, tell.',
    ]);
  });

  it('is given what its caller would give it, and the calls still to come', () => {
    const played = position({
      at: [
        { rule: 'main', step: 'visits' },
        { rule: 'visit', with: { player: 1 } },
      ],
    });
    expect(played.game.stack.map(({ locals, loop }) => [locals, loop?.left.length])).toEqual([
      [{}, 2],
      [{ player: 1, where: 'home' }, undefined],
    ]);
    played.play('look', 'look', 'leave');
    expect(played.game.trail).toEqual(['1 home look', '0 home look', '1 home leave']);
  });

  it('is given the rest of calls to come that are said in part, and results that are said', () => {
    const played = position({
      at: [
        { ...inVisits, left: [{ player: 1 }] },
        { rule: 'visit', step: 'tell', with: { player: 0, what: 'look' } },
      ],
    });
    expect(played.play('leave').game.trail).toEqual(['0 home look', '1 home leave']);
  });

  it('past a step that settles a list knows that nothing was done, and is loaded again', () => {
    const played = position({ at: [{ rule: 'main', step: 'pause' }] });
    expect(played.game.stack[0]?.locals).toEqual({ visits: [] });
    expect(load(game, save(played.journal)).table).toEqual(played.game);
  });

  it('may say of such a list that it is empty, as saved games do, and nothing else', () => {
    const played = position({ at: [{ rule: 'main', step: 'pause', with: { visits: [] } }] });
    expect(played.game.stack[0]?.locals).toEqual({ visits: [] });
    expect(() => position({ at: [{ rule: 'main', step: 'pause', with: { visits: [null] } }] })).toThrow(
      'at[0].with cannot say "visits"',
    );
  });

  it.each<[string, unknown, string]>([
    [
      'another rule beneath all',
      [{ rule: 'visit' }],
      'at[0].rule cannot be "visit": every position stands in "main"',
    ],
    ['a rule twice', [inVisits, inVisits], 'at[1] cannot be rule "main"'],
    [
      'a rule where nothing is called',
      [{ rule: 'main', step: 'pause' }, { rule: 'visit' }],
      'does not lead to it',
    ],
    [
      'a strange name',
      [inVisits, { rule: 'visit', with: { hat: 1 } }],
      'at[1].with has no "hat"; "visit" knows player, where',
    ],
    ['half of a call', [inVisits, { rule: 'visit', with: { where: 'inn' } }], 'at[1].with lacks "player"'],
    [
      'a seat that is not there',
      [inVisits, { rule: 'visit', with: { player: 2 } }],
      'at[1].with.player cannot be 2; it takes a whole number from 0 to 1.',
    ],
    [
      'a seat among the calls to come',
      [{ ...inVisits, left: [{ player: -1 }] }],
      'at[0].left[0].player cannot be -1',
    ],
    [
      'half of a call to come',
      [{ ...inVisits, left: [{ where: 'inn' }] }],
      'at[0].left[0] lacks "player", which rule "visit" is called with.',
    ],
    [
      'something else than a name',
      [inVisits, { rule: 'visit', with: { player: 0, where: 7 } }],
      'at[1].with.where cannot be 7; it takes a name.',
    ],
    [
      'a rule without its caller that must have one',
      [
        { rule: 'main', step: 'pause' },
        { rule: 'pause', with: { player: 1 } },
      ],
      'at[1].with is not what rule "pause" is called with by the one beneath it, and it does not stand alone. Those that do: visit.',
    ],
    [
      'the whole game called with something',
      [{ rule: 'main', with: { player: 1 } }],
      'at[0].with is not what rule "main" is called with',
    ],
    [
      'a result nobody can check',
      [{ rule: 'main', step: 'end', with: { pause: 'rest' } }],
      'at[0].with cannot say "pause", which a step of "main" settles: let it stand at that step or before.',
    ],
    [
      'a result that cannot be',
      [inVisits, { rule: 'visit', step: 'tell', with: { what: 1 } }],
      'at[1].with.what cannot be 1; it takes a name.',
    ],
    [
      'calls to come where there are none',
      [{ rule: 'main', step: 'end', left: [] }],
      'at[0].left cannot be said: step "end" of "main" calls nothing for each.',
    ],
    [
      'a result that is not there',
      [inVisits, { rule: 'visit', step: 'tell' }],
      'at[1].with lacks "what": rule "visit" is past that step and knows its result.',
    ],
    ['a list for a frame', [[]], 'at[0] cannot be a list of 0; it takes { rule, step, with, left }'],
    ['no frames', [], 'at cannot have 0 entries'],
    ['frames without end', new Array(51).fill(inVisits), 'at cannot have 51 entries'],
  ])('%s is refused', (_, at, sentence) => {
    expect(() => position({ at } as Arrangement)).toThrow(
      expect.objectContaining({ code: 'bad-arrangement', message: expect.stringContaining(sentence) }),
    );
  });

  it('is refused in words when the rules stumble over it or the game contradicts itself', () => {
    const stumbling = miniGame([main, visit, pause], {
      arrange: (table) => Object.assign(table, { stack: [{ rule: 'visit', at: 'what', locals: {} }, null] }),
    });
    expect(() => positionOf(stumbling, { seats: 2, arrangement: {} })).toThrow(
      'The rules cannot go on from this position: something they need is not there. Look at what "at" says.',
    );
    const broken = miniGame([main, visit, pause], { arrange: () => {}, inconsistency: () => 'Two kings.' });
    expect(() => positionOf(broken, { seats: 2, arrangement: {} })).toThrow(
      'The position contradicts itself: Two kings.',
    );
    expect(() => positionOf(game, { seats: 2, arrangement: Number.NaN })).toThrow(
      'A position cannot be NaN; it takes plain JSON of at most 12 levels.',
    );
  });

  it('is refused by a game that cannot be arranged', () => {
    const plain = miniGame([main, visit, pause]);
    expect(() => positionOf(plain, { seats: 2, arrangement: {} })).toThrow(
      'mini cannot be set up as a position.',
    );
  });

  it('keeps every component in the game', () => {
    const arranged = positionIn({ brawlers: [{ hand: ['ale-1'], coins: 9 }], top: ['lute-1'] });
    const dealt = positionOf(skirmish, { seats: 2 });
    const components = ({ game }: typeof dealt) => componentsIn(skirmish, game);
    expect(components(arranged)).toEqual(components(dealt));
    expect(arranged.game.deck[0]).toBe('lute-1');
  });
});

describe('playing a position', () => {
  it('goes by readable ids, for the seat that is asked or the one that is named', () => {
    const played = positionOf(game, { seats: 2 }).play('look', [1, 'leave']);
    expect(played.options()).toEqual(['look', 'leave']);
    expect(played.game.trail).toEqual(['0 home look', '1 home leave']);
    expect(() => played.play([1, 'look'])).toThrow('Seat 1 is not asked anything now.');
    expect(() => played.asked(1)).toThrow('Nothing is asked of seat 1.');
  });

  it('tells everything that has happened so far, as often as it is asked', () => {
    const played = positionIn({ dice: [4], bouncer: 9 }, { seats: 1, options: { mode: 'solo' } });
    expect(played.events()).toEqual([]);
    played.play('fight');
    const events = [
      { key: 'rolled', player: 0, result: 4 },
      { key: 'struck', target: 'bouncer', hits: 2 },
    ];
    expect(played.events()).toEqual(events);
    expect(played.events()).toEqual(events);
  });

  it('after the end asks nothing', () => {
    const played = positionOf(game, { seats: 2 }).play('look', 'look', 'look', 'look');
    expect(() => played.asked()).toThrow('Nothing is asked.');
    expect(() => played.play('look')).toThrow('The game is over');
  });

  it('is copied: playing changes the table and not the set-up it was laid out by', () => {
    const keeping = miniGame([main, visit, pause], {
      arrange: (table, arrangement) =>
        Object.assign(table, { trail: (arrangement as { trail: string[] }).trail }),
    });
    const arrangement = { trail: ['before'] };
    const played = positionOf(keeping, { seats: 2, arrangement }).play('look');
    expect(played.game.trail).toEqual(['before', '0 home look']);
    expect(arrangement).toEqual({ trail: ['before'] });
    expect(played.journal.setup.arrangement).toEqual({ trail: ['before'] });
  });
});
