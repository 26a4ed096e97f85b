import { beforeEach, expect, it } from 'vitest';
import type { AskedDecision, Confirm, Frame, TableHost } from '../src/host/host.ts';
import type { Settings } from '../src/settings/settings.ts';
import { TableModel } from '../src/table/table-model.ts';
import { touchablesOf, withReasons } from '../src/table/touchables.ts';

const decision: AskedDecision = {
  id: '0.1 action.act',
  seat: 0,
  kind: 'one',
  prompt: { key: 'ask' },
  path: [],
  options: [
    { id: 'slay', label: { key: 'slay' }, thing: 'stack:1' },
    { id: 'pay:1', label: { key: 'pay' }, thing: 'stack:2' },
    { id: 'pay:2', label: { key: 'pay' }, thing: 'stack:2' },
    { id: 'end', label: { key: 'end' } },
  ],
  refused: [{ id: 'build', label: { key: 'build' }, thing: 'stack:3' }],
  picked: [],
  standing: 'pass',
};

const calls: string[] = [];
let frame: Frame;
let confirm: Settings['confirm'];
let isAway = false;

const host = {
  getFrame: () => frame,
  choose: async (_: string, option: string, wish?: Confirm) => {
    calls.push(`choose ${option}${wish ? ` unless ${wish}` : ''}`);
    return option === 'end' && wish ? 'turn' : option === 'slay' && wish === 'final' ? 'final' : undefined;
  },
  setStanding: async (key: string, option?: string, wish?: Confirm) => {
    calls.push(`standing ${key} ${option}${wish ? ` unless ${wish}` : ''}`);
    return wish;
  },
  undo: async (all?: boolean) => void calls.push(all ? 'undo all' : 'undo'),
  reasons: async (asked: string) => {
    calls.push(`reasons ${asked}`);
    if (isAway) throw new Error('away');
    return [{ id: 'build', reason: { key: 'poor' }, rule: 'VAL-BUILD.2' }];
  },
  hint: async () => ({
    choice: 'slay',
    index: 0,
    iterations: 1,
    considered: [],
    level: 'search',
    listed: [],
  }),
} as unknown as TableHost;

const newModel = () => new TableModel(host, () => ({ confirm }) as Settings);

beforeEach(() => {
  calls.length = 0;
  confirm = 'never';
  isAway = false;
  frame = { number: 1, seen: { decision, view: { turn: 1 }, undo: undefined } } as unknown as Frame;
});

it('touching a thing with one choice makes it, with several opens them, with none explains', async () => {
  const model = newModel();
  model.touch('stack:1');
  await Promise.resolve();
  expect(calls).toEqual(['choose slay']);
  frame = { ...frame, number: 2 };
  model.touch('stack:2');
  expect(model.screen.get().opened).toBe('stack:2');
  model.touch('stack:3');
  expect(model.screen.get().opened).toBe('stack:3');
  expect(calls).toHaveLength(1);
});

it('a second click before the table has answered does nothing', async () => {
  const model = newModel();
  await Promise.all([model.choose('slay'), model.choose('end')]);
  expect(calls).toEqual(['choose slay']);
});

it('asks once more when a choice ends the turn, and goes on with the second yes', async () => {
  confirm = 'turn';
  const model = newModel();
  await model.choose('end');
  expect(model.screen.get().confirmation).toMatchObject({ option: 'end', because: 'turn' });
  expect(calls).toEqual(['choose end unless turn']);
  await model.undo();
  expect(model.screen.get().confirmation).toBeUndefined();
  expect(calls).toHaveLength(1);
  await model.choose('end');
  await model.confirm();
  expect(calls.slice(1)).toEqual(['choose end unless turn', 'choose end']);
});

it('asks once more about what is final only when somebody wants that', async () => {
  const model = newModel();
  confirm = 'turn';
  await model.choose('slay');
  expect(calls).toEqual(['choose slay unless turn']);
  confirm = 'final';
  await model.choose('slay');
  expect(model.screen.get().confirmation?.because).toBe('final');
});

it('an answer can be given from now on', async () => {
  const model = newModel();
  model.screen.set({ always: true });
  await model.choose('end');
  expect(calls).toEqual(['standing pass end']);
  confirm = 'turn';
  await model.choose('end');
  expect(model.screen.get().confirmation).toMatchObject({ because: 'turn' });
  await model.confirm();
  expect(calls.slice(1)).toEqual(['standing pass end unless turn', 'standing pass end']);
});

it('one step back, or all at once', async () => {
  const model = newModel();
  await model.undo();
  await model.undo(true);
  expect(calls).toEqual(['undo', 'undo all']);
});

it('a refused step back is explained instead of tried', async () => {
  frame = { ...frame, seen: { ...frame.seen, undo: { reason: 'chance' } } };
  const model = newModel();
  await model.undo();
  expect(model.screen.get().undoAsked).toBe(true);
  expect(calls).toEqual([]);
});

it('something picked in the middle is put back: what came after it is picked again', async () => {
  const listeners = new Set<() => void>();
  const table = { picked: ['a', 'b', 'c'] };
  const asked = () => ({
    ...decision,
    id: `pick ${table.picked.length}`,
    picked: [...table.picked],
    options: ['a', 'b', 'c', 'd']
      .filter((id) => !table.picked.includes(id))
      .map((id) => ({ id, label: { key: id } })),
  });
  const show = () => {
    frame = {
      ...frame,
      number: frame.number + 1,
      seen: { ...frame.seen, decision: asked() },
    } as unknown as Frame;
    for (const listener of listeners) listener();
  };
  const picking = {
    ...host,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo: async () => {
      calls.push(`undo ${table.picked.pop()}`);
      setTimeout(show);
    },
    choose: async (of: string, option: string) => {
      calls.push(`${of}: ${option}`);
      table.picked.push(option);
      show();
    },
  } as unknown as TableHost;
  show();
  const model = new TableModel(picking, () => ({ confirm }) as Settings);
  await model.putBack(2, ['c']);
  expect(calls).toEqual(['undo c', 'undo b', 'pick 1: c']);
  expect(table.picked).toEqual(['a', 'c']);
  await model.putBack(1, ['nothing']);
  expect(table.picked).toEqual(['a']);
  expect(listeners.size).toBe(0);
});

it('a hint is dropped when the question has changed meanwhile', async () => {
  const model = newModel();
  const hinting = model.hint();
  frame = { ...frame, seen: { ...frame.seen, decision: { ...decision, id: '0.2 action.act' } } };
  await hinting;
  expect(model.screen.get().hint?.advised).toBeUndefined();
});

it('whoever does what a plan advises is told its next step, and nothing more at its end', async () => {
  const step = (choice: string) => ({ choice, label: { key: choice }, depth: 1 });
  const worth = { isOpen: false, costs: [], brings: [], value: 0.5, proved: false };
  const planned = (done: number) => ({
    choice: 'slay',
    plan: { steps: [step('slay'), step('slay')], done, ...worth },
  });
  const model = newModel();
  const goesOn = async (number: number) => {
    frame = {
      ...frame,
      number,
      seen: { ...frame.seen, decision: { ...decision, id: `0.${number}` } },
    } as Frame;
    model.settle(frame.seen.decision?.id);
    await Promise.resolve();
  };
  model.settle(decision.id);
  await model.takeHint(planned(0));
  model.settle(undefined);
  expect(model.screen.get().hint).toBeUndefined();
  await goesOn(2);
  expect(model.screen.get().hint?.advised?.choice).toBe('slay');
  await model.takeHint(planned(1));
  await goesOn(3);
  expect(model.screen.get().hint).toBeUndefined();
  expect(calls).toEqual(['choose slay', 'choose slay']);
});

it('where no hints are given none is asked for, and it is said so', async () => {
  frame = { ...frame, hints: false };
  const model = newModel();
  await model.hint();
  expect(model.screen.get().hint).toBeUndefined();
  expect(model.screen.get().problem?.code).toBe('no-hints');
  frame = { ...frame, hints: true };
  await model.hint();
  expect(model.screen.get().hint?.advised?.choice).toBe('slay');
});

it('in a lesson only the one choice counts', async () => {
  const model = newModel();
  model.only = 'slay';
  await model.choose('end');
  expect(calls).toEqual([]);
  model.touch('stack:1');
  await Promise.resolve();
  expect(calls).toEqual(['choose slay']);
});

it('why things are refused is asked once for a question, when somebody points at one of them', async () => {
  const model = newModel();
  model.point('stack:1');
  expect(calls).toEqual([]);
  model.point('stack:3');
  await model.askReasons();
  expect(calls).toEqual([`reasons ${decision.id}`]);
  const { refusals } = touchablesOf(withReasons(model.decision, model.screen.get().reasons));
  expect(refusals.get('stack:3')).toEqual([
    { id: 'build', label: { key: 'build' }, thing: 'stack:3', reason: { key: 'poor' }, rule: 'VAL-BUILD.2' },
  ]);
  model.settle('0.2 action.act');
  expect(model.screen.get().reasons).toEqual([]);
});

it('reasons that could not be told are asked for again, and those of an older question are dropped', async () => {
  const model = newModel();
  isAway = true;
  await model.askReasons();
  expect(model.screen.get().reasons).toEqual([]);
  isAway = false;
  const asking = model.askReasons();
  frame = { ...frame, seen: { ...frame.seen, decision: { ...decision, id: '0.2 action.act' } } };
  await asking;
  expect(model.screen.get().reasons).toEqual([]);
  expect(calls).toHaveLength(2);
});
