import { describe, expect, it } from 'vitest';
import {
  choose,
  decisionsOf,
  type ErrorCode,
  type GameModule,
  hashOf,
  type Journal,
  load,
  openJournal,
  positionOf,
  proposeTakeBack,
  RuleError,
  redo,
  type Seat,
  save,
  TableError,
  undo,
  undoRefusal,
} from '../index.ts';
import { endNow, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';
import version1 from './saves/skirmish-1.json' with { type: 'json' };
import { skirmish } from './skirmish/index.ts';

const ask = rule<{ player: Seat }>('ask')
  .set('before', () => 1)
  .choose(
    'pick',
    oneOf(() => ['a', 'b']),
  )
  .do('tell', (game, { pick }) => trail(game, pick));
const main = rule('main')
  .sideBySide('answers', ask, () => [{ player: 0 }, { player: 1 }])
  .call('last', ask, () => ({ player: 0 }))
  .do('end', (game) => endNow(game));
const game = miniGame([main, ask]);

function saved(...choices: [Seat, string][]): string {
  const journal = openJournal(game, { seats: 2, seed: 'save' });
  for (const [seat, choice] of choices) choose(game, journal, seat, choice);
  return save(journal);
}

function refusal(text: string, module: GameModule<MiniTypes> = game): [ErrorCode, string] {
  try {
    load(module, text);
  } catch (error) {
    if (error instanceof TableError) return [error.code, error.message];
    throw error;
  }
  throw new Error('The save was not refused.');
}

/** The same file with a changed journal and a matching check sum, as a clumsy migration would leave it. */
function changed(text: string, change: (journal: Journal<MiniTypes>) => void): string {
  const file = JSON.parse(text) as { journal: Journal<MiniTypes>; hash: string };
  change(file.journal);
  return JSON.stringify({ ...file, hash: hashOf(file.journal) });
}

describe('a saved game', () => {
  it('goes on where it was, step back included', () => {
    const loaded = load(game, saved([1, 'a'], [0, 'b']));
    expect(loaded.table.trail).toEqual(['a', 'b']);
    undo(game, loaded, 0);
    expect(loaded.table.trail).toEqual(['a']);
    redo(game, loaded);
    choose(game, loaded, 0, 'a');
    expect(loaded.table.outcome).toBeDefined();
  });

  it('is the same after it is saved and loaded again, at every decision of a game', () => {
    const played = positionOf(skirmish, { seats: 3, seed: 'round trip' });
    for (let i = 0; i < 60; i++) {
      const text = save(played.journal);
      expect(save(load(skirmish, text))).toBe(text);
      const { seat, options } = played.asked();
      played.play([seat, options[(i * 5) % options.length]?.id ?? '']);
    }
  });

  it('of a finished game loads too', () => {
    const loaded = load(game, saved([0, 'a'], [1, 'a'], [0, 'b']));
    expect(loaded.table.outcome).toMatchObject({ reason: 'over' });
  });

  it('keeps its arrangement', () => {
    const arrangement = { dice: [3] };
    const loaded = load(skirmish, save(openJournal(skirmish, { seats: 2, seed: 'x', arrangement })));
    expect(loaded.setup.arrangement).toEqual(arrangement);
    expect(loaded.table.random.loaded).toEqual([3]);
  });
});

describe('a file that cannot be loaded', () => {
  it('stands past a call whose result it does not know', () => {
    const counting = rule('counting').gives(() => 7);
    const before = rule<{ player: Seat }>('turn')
      .choose(
        'pick',
        oneOf(() => ['a', 'b']),
      )
      .do('tell', (table) => trail(table, 'told'));
    const after = rule<{ player: Seat }>('turn')
      .call('count', counting, () => ({}))
      .choose(
        'pick',
        oneOf(() => ['a', 'b']),
      )
      .do('tell', (table, { count }) => trail(table, count));
    const gameOf = (turn: typeof before | typeof after) => {
      const opening = rule('opening').repeat('turns', turn, () => ({ player: 0 }));
      return miniGame([opening, turn, counting]);
    };
    const kept = save(openJournal(gameOf(before), { seats: 2, seed: 'x' }));
    expect(refusal(kept, gameOf(after))).toEqual([
      'missing-migration',
      'The saved game is past step "count" of "turn" but does not know its result.',
    ]);
  });

  it('is cut off, or no file of ours', () => {
    const whole = saved([0, 'a']);
    for (const length of [0, 1, 10, whole.length - 1])
      expect(refusal(whole.slice(0, length))).toEqual([
        'damaged-save',
        'The file is not a saved game: it is cut off or not JSON.',
      ]);
    for (const foreign of ['null', '3', '[]', '{}', '"krcma"', '{"format":"other"}'])
      expect(refusal(foreign)).toEqual(['foreign-save', 'The file is not a saved game of Krčma.']);
  });

  it('lacks parts', () => {
    const { hash: _, ...file } = JSON.parse(saved()) as Record<string, unknown>;
    expect(refusal(JSON.stringify(file))).toEqual([
      'damaged-save',
      'The saved game lacks some of its parts.',
    ]);
  });

  it('was changed by a single character', () => {
    const text = saved([0, 'a']).replace('"answered":[1,0]', '"answered":[0,0]');
    expect(refusal(text)).toEqual([
      'damaged-save',
      'The file was changed or damaged: its content does not match its check sum.',
    ]);
  });

  it('is of another game', () => {
    const other = miniGame([main, ask], { id: 'maxi' });
    expect(refusal(saved(), other)).toEqual([
      'foreign-save',
      'This is a saved game of "mini", not of "maxi".',
    ]);
  });

  it('was saved by a newer version', () => {
    const newer = save(openJournal(miniGame([main, ask], { version: 3 }), { seats: 2, seed: 'x' }));
    expect(refusal(newer)).toEqual([
      'newer-save',
      'This game was saved by a newer version (3); this one reads up to 1. Update and try again.',
    ]);
  });

  it('needs a migration that nobody wrote', () => {
    const second = miniGame([main, ask], { version: 3, migrations: [{ name: 'x', to: 2, up: () => {} }] });
    expect(refusal(saved(), second)).toEqual([
      'missing-migration',
      'Nothing leads a saved game from version 2 to 3.',
    ]);
  });

  it('stands in a rule, or at a step, that was renamed', () => {
    const renamedRule = changed(saved([0, 'a'], [1, 'a']), ({ table }) => {
      table.stack = [{ rule: 'question', at: 'pick', locals: {} }];
    });
    expect(refusal(renamedRule)).toEqual([
      'missing-migration',
      'The saved game stands in a rule called "question", which no longer exists.',
    ]);
    const renamedStep = changed(saved([0, 'a']), ({ table }) => {
      const frame = table.stack[0]?.side?.branches[1]?.stack[0];
      if (frame !== undefined) frame.at = 'choice';
    });
    expect(refusal(renamedStep)).toEqual([
      'missing-migration',
      'The saved game stands at step "choice" of "ask", which no longer exists.',
    ]);
  });

  it('does not know what its earlier steps have settled', () => {
    const withoutSet = changed(saved([0, 'a']), ({ table }) => {
      delete table.stack[0]?.side?.branches[1]?.stack[0]?.locals.before;
    });
    expect(refusal(withoutSet)).toEqual([
      'missing-migration',
      'The saved game is past step "before" of "ask" but does not know its result.',
    ]);
    const withoutAnswers = changed(saved([0, 'a'], [1, 'a']), ({ table }) => {
      delete table.stack[0]?.locals.answers;
    });
    expect(refusal(withoutAnswers)[1]).toContain('past step "answers" of "main"');
  });

  it('has a copy to step back to that no longer fits', () => {
    const text = changed(saved([0, 'a']), ({ checkpoints }) => {
      for (const { table } of checkpoints) table.stack = [{ rule: 'gone', at: 'x', locals: {} }];
    });
    expect(refusal(text)[0]).toBe('missing-migration');
  });

  it('makes no sense to the rules, with a matching check sum', () => {
    const nonsense = changed(saved(), (journal) => {
      journal.table.stack = [];
    });
    expect(refusal(nonsense)).toEqual([
      'damaged-save',
      `The saved game makes no sense to the rules: ${new RuleError('Dead end: nobody is asked and the game is not over.')}`,
    ]);
    const partless = changed(saved(), (journal) => {
      Object.assign(journal, { checkpoints: 7 });
    });
    expect(refusal(partless)[0]).toBe('damaged-save');
  });
});

describe('a game saved by version 1', () => {
  const loaded = load(skirmish, JSON.stringify(version1));

  it('is led to the present version, the copies to step back to included', () => {
    expect(loaded).toMatchObject({ version: 2, table: { brawlers: [{ bruises: 1 }, { bruises: 2 }] } });
    expect(loaded.table.brawlers[0]).not.toHaveProperty('wounds');
    expect(loaded.table.stack.map(({ rule: name, at }) => `${name}.${at}`)).toContain('turn.actions');
    expect(loaded.checkpoints.at(-1)?.table.brawlers[1]).toMatchObject({ bruises: 2 });
  });

  it('is not stepped back beyond the update, where other rules would play it again', () => {
    expect(undoRefusal(loaded, 0)).toEqual({ reason: 'update' });
    expect(() => undo(skirmish, loaded, 0)).toThrow('The rules of the game were updated since then');
    expect(() => proposeTakeBack(loaded, 0)).toThrow('The rules of the game were updated since then');
    expect(loaded.checkpoints).toEqual([{ after: loaded.log.length, table: loaded.table }]);
    expect(() => redo(skirmish, loaded)).toThrow('Nothing was taken back.');
  });

  it('steps back to the update, and plays on to its end', () => {
    const updated = hashOf(loaded.table);
    const { gain } = choose(skirmish, loaded, 0, 'stop');
    expect(gain).toBeUndefined();
    undo(skirmish, loaded, 0);
    expect(hashOf(loaded.table)).toBe(updated);
    expect(undoRefusal(loaded, 0)).toEqual({ reason: 'update' });
    while (loaded.table.outcome === undefined) {
      const [decision] = decisionsOf(skirmish, loaded);
      choose(skirmish, loaded, decision?.seat ?? 0, decision?.options.at(-1)?.id ?? '');
    }
    expect(loaded.table.outcome.reason).toBe('lastRound');
  });
});
