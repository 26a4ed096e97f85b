import { expect, it } from 'vitest';
import { FairQueue, QuestionGone, type Stake, type Urgency, type Waiting } from '../../bots/fair-queue.ts';

interface Thought extends Waiting {
  readonly name: string;
  now: Stake | undefined;
  error: Error | undefined;
}

function thought(name: string, urgency: Urgency, ...people: string[]): Thought {
  const made: Thought = {
    name,
    now: { people, urgency },
    error: undefined,
    stake: () => made.now,
    failed: (error) => {
      made.error = error;
    },
  };
  return made;
}

const queueOf = (longest: number, ...thoughts: Thought[]): FairQueue<Thought> => {
  const queue = new FairQueue<Thought>(longest);
  for (const each of thoughts) queue.add(each);
  return queue;
};

/** Takes one after the other; each costs a second. */
function order(queue: FairQueue<Thought>): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    names.push(next.job.name);
    queue.spend(next.stake, 1000);
  }
  return names;
}

it('who has used little comes before who has used much, however many wait', () => {
  const many = Array.from({ length: 5 }, (_, index) => thought(`a${index}`, 'awaited', 'Anna'));
  const queue = queueOf(100, ...many, thought('p0', 'awaited', 'Petr'), thought('p1', 'awaited', 'Petr'));
  expect(order(queue)).toEqual(['a0', 'p0', 'a1', 'p1', 'a2', 'a3', 'a4']);
});

it('nobody saves thinking time up, and nobody pays for times when nobody else waited', () => {
  const queue = queueOf(100, ...['a0', 'a1', 'a2'].map((name) => thought(name, 'awaited', 'Anna')));
  order(queue);
  for (const name of ['a3', 'a4', 'a5']) queue.add(thought(name, 'awaited', 'Anna'));
  for (const name of ['p0', 'p1', 'p2']) queue.add(thought(name, 'awaited', 'Petr'));
  expect(order(queue)).toEqual(['p0', 'a3', 'p1', 'a4', 'p2', 'a5']);
});

it('those who are waited for come first, but of four thoughts one is for the others', () => {
  const queue = queueOf(
    100,
    ...['u0', 'u1'].map((name) => thought(name, 'unwatched', 'Anna')),
    thought('h0', 'asked', 'Anna'),
    ...['p0', 'p1', 'p2', 'p3', 'p4'].map((name) => thought(name, 'awaited', 'Petr')),
  );
  expect(order(queue)).toEqual(['p0', 'p1', 'p2', 'u0', 'p3', 'p4', 'h0', 'u1']);
});

it('a table of several people is thought about when it is the turn of one of them', () => {
  const queue = queueOf(
    100,
    ...['a0', 'a1', 'a2'].map((name) => thought(name, 'awaited', 'Anna')),
    thought('both', 'awaited', 'Anna', 'Petr'),
  );
  expect(order(queue).slice(0, 2)).toEqual(['a0', 'both']);
});

it('what is waited for changes while it waits', () => {
  const late = thought('late', 'unwatched', 'Anna');
  const queue = queueOf(100, thought('p0', 'asked', 'Petr'), late);
  late.now = { people: ['Anna'], urgency: 'awaited' };
  expect(order(queue)).toEqual(['late', 'p0']);
});

it('a question that is gone is not thought about, and its thought fails', () => {
  const gone = thought('gone', 'asked', 'Anna');
  const queue = queueOf(100, gone, thought('p0', 'asked', 'Petr'));
  gone.now = undefined;
  expect(order(queue)).toEqual(['p0']);
  expect(gone.error).toBeInstanceOf(QuestionGone);
  expect(() => queue.add(gone)).toThrow(QuestionGone);
});

it('one person can fill a quarter of the queue, and ask three questions', () => {
  const queue = queueOf(40);
  for (let index = 0; index < 3; index++) queue.add(thought(`h${index}`, 'asked', 'Anna'));
  expect(() => queue.add(thought('h3', 'asked', 'Anna'))).toThrow(/3 of your questions wait/);
  for (let index = 3; index < 10; index++) queue.add(thought(`a${index}`, 'awaited', 'Anna'));
  expect(() => queue.add(thought('a10', 'awaited', 'Anna'))).toThrow(/Too many of your bots/);
  queue.add(thought('p0', 'awaited', 'Petr'));
  expect(queue.length).toBe(11);
});

it('in a full queue there is room for those who are waited for more, and for those who have less', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => thought(`u${index}`, 'unwatched', `guest ${index}`));
  const queue = queueOf(8, ...crowd);
  expect(() => queue.add(thought('u8', 'unwatched', 'guest 9'))).toThrow(/too much to think about/);
  queue.add(thought('p0', 'awaited', 'Petr'));
  expect(queue.length).toBe(8);
  expect(crowd.filter(({ error }) => error !== undefined).map(({ name }) => name)).toEqual(['u7']);
  expect(order(queue)[0]).toBe('p0');

  const greedy = ['Anna', 'Anna', 'Bára', 'Bára'].map((who, index) => thought(`a${index}`, 'awaited', who));
  const small = queueOf(8, ...greedy, ...greedy.map(({ name }) => thought(name, 'awaited', `other ${name}`)));
  small.add(thought('p1', 'awaited', 'Petr'));
  expect(greedy.map(({ error }) => error !== undefined)).toEqual([false, false, false, true]);
});
