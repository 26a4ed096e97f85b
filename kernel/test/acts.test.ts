import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance.ts';
import {
  type ActKind,
  calling,
  type KindsOf,
  listActs,
  load,
  note,
  type Played,
  rulesIn,
  type Seat,
  save,
  setStanding,
  undo,
  undoRefusal,
} from '../index.ts';
import { begin, endNow, type Mini, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';

type Of = { player: Seat };
type Kind<A, L = Of> = ActKind<MiniTypes, L, A>;

type Take = { readonly do: 'take'; readonly ware: string };
type Hide = { readonly do: 'hide' };
type Stop = { readonly do: 'stop' };
type Leave = { readonly do: 'leave' };

const named = (what: string) => ({ id: what, label: { key: 'is' as const, what } });

const buy = rule<Of & { ware: string }>('buy')
  .choose(
    'price',
    oneOf(() => ['cheap', 'dear']),
  )
  .do('buy', (game, { player, ware, price }) => {
    game.market = game.market.filter((each) => each !== ware);
    trail(game, `${player}:${ware}:${price}`);
  });

/** Asks something more, in a rule of its own. */
const take: Kind<Take> = {
  list: ({ market }, _, into) => {
    for (const ware of market) into.push({ do: 'take', ware });
  },
  option: (_, { ware }) => named(`take:${ware}`),
  refused: ({ market }) =>
    market.includes('axe')
      ? []
      : [{ ...named('take:axe'), reason: { key: 'because', of: 1 }, rule: 'MINI-1' }],
  carryOut: (_, { ware }, { player }) => calling(buy, { player, ware }),
};

/** Changes the table at once. */
const hide: Kind<Hide> = {
  list: (game, _, into) => {
    if (!game.trail.some((each) => each.endsWith('hides'))) into.push({ do: 'hide' });
  },
  option: () => named('hide'),
  carryOut: (game, _, { player }) => {
    trail(game, `${player} hides`);
    note({ key: 'told', what: 'hide' });
  },
};

const stop: Kind<Stop> = {
  list: (_, __, into) => into.push({ do: 'stop' }),
  option: () => named('stop'),
  carryOut: (game, _, { player }) => {
    trail(game, `${player} stops`);
  },
};

const farewell = rule<Of>('farewell')
  .choose(
    'word',
    oneOf(() => ['bye', 'away']),
  )
  .do('say', (game, { word }) => trail(game, word));

const leave: Kind<Leave> = {
  list: (_, __, into) => into.push({ do: 'leave' }),
  option: () => named('leave'),
  carryOut: (_, __, { player }) => calling(farewell, { player }),
};

const free: KindsOf<MiniTypes, Of, Take | Hide> = { take, hide };
const prompt = () => ({ key: 'ask' as const });

const turn = rule<Of>('turn')
  .acts('ended', { kinds: { ...free, stop, leave }, ends: ['stop', 'leave'], prompt, standing: () => 'turn' })
  .do('tell', (game, { ended }) => trail(game, `by ${ended.do}`));
const main = rule('main')
  .each('turns', turn, (game) => game.hands.map((_, player) => ({ player })))
  .do('end', (game) => endNow(game));
const looping = [main, turn, buy, farewell];

const single = rule('single')
  .set('player', () => 1)
  .act('done', { kinds: { ...free, stop }, prompt })
  .do('tell', (game, { done }) => {
    trail(game, `did ${done.do}`);
    endNow(game);
  });

const reloaded = (played: Played<MiniTypes>, scripts: typeof looping): Mini =>
  load(miniGame(scripts), save(played.journal)).table;

describe('an act', () => {
  it('is one question for all kinds, in their order', () => {
    const played = begin([single, buy]);
    expect(played.asked()).toMatchObject({ seat: 1, kind: 'one', prompt: { key: 'ask' } });
    expect(played.options()).toEqual(['take:axe', 'take:bow', 'hide', 'stop']);
  });

  it('that changes the table is carried out and settled', () => {
    expect(begin([single, buy]).play('hide').game.trail).toEqual(['1 hides', 'did hide']);
  });

  it('that names a rule is settled when the rule is over', () => {
    const played = begin([single, buy]).play('take:bow');
    expect(played.game.stack).toEqual([
      {
        rule: 'single',
        at: 'done',
        locals: { player: 1 },
        loop: { left: [], done: [{ do: 'take', ware: 'bow' }] },
      },
      { rule: 'buy', at: 'price', locals: { player: 1, ware: 'bow' } },
    ]);
    expect(played.play('dear').game.trail).toEqual(['1:bow:dear', 'did take']);
  });

  it('that is the only one carries itself out', () => {
    const only = rule('only')
      .set('player', () => 0)
      .act('done', { kinds: { stop }, prompt })
      .do('end', (game, { done }) => {
        trail(game, done.do);
        endNow(game);
      });
    expect(begin([only]).game.trail).toEqual(['0 stops', 'stop']);
  });

  it('that ends the game ends it', () => {
    const end: Kind<{ readonly do: 'end' }, object> = {
      list: (_, __, into) => into.push({ do: 'end' }),
      option: () => named('end'),
      carryOut: (game) => {
        endNow(game);
      },
    };
    const over = rule('over')
      .set('player', () => 0)
      .act('done', { kinds: { stop, end }, prompt })
      .do('never', (game) => trail(game, 'went on'));
    const { game } = begin([over]).play('end');
    expect(game).toMatchObject({ outcome: { reason: 'over' }, stack: [], trail: [] });
  });

  it('of none is a dead end', () => {
    const nothing = rule('nothing').set('player', () => 0);
    nothing.act('done', { kinds: free, values: () => [], prompt });
    expect(() => begin([nothing])).toThrow('nothing.done asks with an empty list');
  });
});

describe('acts', () => {
  it('are asked for again until one that ends them, which is settled', () => {
    const played = begin(looping).play('hide');
    expect(played.options()).toEqual(['take:axe', 'take:bow', 'stop', 'leave']);
    expect(played.play('take:axe', 'cheap', 'stop').asked().seat).toBe(1);
    expect(played.game.trail).toEqual(['0 hides', '0:axe:cheap', '0 stops', 'by stop']);
  });

  it('whose last one names a rule end when that is over', () => {
    const played = begin(looping).play('leave');
    expect(played.options()).toEqual(['bye', 'away']);
    expect(played.play('bye').game.trail).toEqual(['bye', 'by leave']);
  });

  it('tell what is refused, of every kind', () => {
    const played = begin(looping);
    expect(played.asked().refused).toEqual([]);
    expect(played.play('take:axe', 'dear').asked().refused).toEqual([
      { ...named('take:axe'), reason: { key: 'because', of: 1 }, rule: 'MINI-1' },
    ]);
  });

  it('may be listed and refused by the step: free ones only beside something else', () => {
    const picky = rule<Of>('turn').acts('ended', {
      kinds: { ...free, stop },
      ends: ['stop'],
      values: (game, locals) => {
        const acts: (Take | Hide | Stop)[] = [];
        if (game.market.length > 1) listActs(free, game, locals, acts);
        acts.push({ do: 'stop' });
        return acts;
      },
      refused: () => [],
      prompt,
    });
    const played = begin([main, picky, buy]);
    expect(played.options()).toEqual(['take:axe', 'take:bow', 'hide', 'stop']);
    played.play('take:axe', 'dear');
    expect(played.game.trail, 'only the end was left, for both').toEqual([
      '0:axe:dear',
      '0 stops',
      '1 stops',
    ]);
  });

  it('are answered by a standing answer, and carried out', () => {
    const played = begin(looping);
    expect(played.asked().standing).toBe('turn');
    setStanding(miniGame(looping), played.journal, 0, 'turn', 'stop');
    expect(played.game.trail).toEqual(['0 stops', 'by stop']);
    expect(played.asked().seat).toBe(1);
  });

  it('can be saved in the middle of one that is being carried out', () => {
    const played = begin(looping).play('hide', 'take:axe');
    const game = miniGame(looping);
    const journal = load(game, save(played.journal));
    expect(journal.table).toEqual(played.game);
    expect(reloaded(begin(looping).play('leave'), looping).stack[1]?.loop?.done).toEqual([{ do: 'leave' }]);
  });

  it('can be taken back one by one, and back from the middle of one', () => {
    const game = miniGame(looping);
    const { journal } = begin(looping).play('hide', 'take:axe');
    expect(undoRefusal(journal, 0)).toBeUndefined();
    undo(game, journal, 0);
    expect(journal.table.trail).toEqual(['0 hides']);
    undo(game, journal, 0);
    expect(journal.table.trail).toEqual([]);
  });

  it('demand of a save that the one that ended them is known', () => {
    const file = begin(looping).play('leave');
    const { journal } = file;
    const frame = journal.table.stack[1];
    if (frame === undefined) throw new Error('Nobody has a turn.');
    frame.at = 'tell';
    frame.loop = undefined;
    expect(() => load(miniGame(looping), save(journal))).toThrow('past step "ended" of "turn"');
  });

  for (const { title, run } of conformance(miniGame(looping), [{ name: 'acts', seats: 2 }])) it(title, run);
});

describe('kinds of acts', () => {
  it('do not compile with a kind missing, an act of another name, or an end nobody knows', () => {
    // @ts-expect-error There is no kind for hiding.
    const lacking: KindsOf<MiniTypes, Of, Take | Hide> = { take };
    rule<Of>('wrong')
      // @ts-expect-error Acts that are called hide are listed under another name.
      .acts('named', { kinds: { seek: hide, stop }, ends: ['stop'], prompt })
      // @ts-expect-error Nothing of the kinds is called flee.
      .acts('ending', { kinds: { hide, stop }, ends: ['flee'], prompt })
      // @ts-expect-error To take something is none of the kinds.
      .act('listed', { kinds: { hide, stop }, values: (): Take[] => [{ do: 'take', ware: 'axe' }], prompt });
    // @ts-expect-error The kinds need a player, and nobody has settled one.
    rule('nobody').act('done', { kinds: free, prompt });
    expect(Object.keys(lacking)).toEqual(['take']);
    expect(rulesIn(miniGame([main, turn, buy, farewell])).size).toBe(4);
  });
});
