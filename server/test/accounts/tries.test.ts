import { expect, it } from 'vitest';
import { Tries } from '../../accounts/tries.ts';
import { ServerError } from '../../errors.ts';

const MINUTE = 60_000;

function house() {
  let now = 1_000_000;
  const tries = new Tries(1, () => now);
  const answer = async (
    place: string,
    error?: string,
    { name = 'anna', known = false } = {},
  ): Promise<string> => {
    try {
      return await tries.at({ place, name, known }, async () => {
        if (error === 'wrong') throw new ServerError('wrong-password', 'No.');
        if (error !== undefined) throw new ServerError('busy', 'Later.');
        return 'in';
      });
    } catch (thrown) {
      if (!(thrown instanceof ServerError)) throw thrown;
      return thrown.retryAfter === undefined ? thrown.code : `wait ${thrown.retryAfter}`;
    }
  };
  const pass = (time: number): void => {
    now += time;
  };
  return { answer, pass };
}

it('who tries wrong passwords waits longer and longer, an hour at most', async () => {
  const { answer, pass } = house();
  for (let turn = 0; turn < 5; turn++) expect(await answer('here', 'wrong')).toBe('wrong-password');
  const waits: number[] = [];
  for (let turn = 0; turn < 14; turn++) {
    const seconds = Number((await answer('here')).replace('wait ', ''));
    waits.push(seconds);
    pass(seconds * 1000);
    expect(await answer('here', 'wrong')).toBe('wrong-password');
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  expect(await answer('elsewhere')).toBe('in');
  expect(await answer('here', undefined, { name: 'petr' })).toBe('in');
  pass(24 * 60 * MINUTE);
  expect(await answer('here', 'wrong')).toBe('wrong-password');
  expect(await answer('here')).toBe('in');
});

it('the right password makes all wrong ones before it forgotten', async () => {
  const { answer } = house();
  for (let round = 0; round < 4; round++) {
    for (let turn = 0; turn < 4; turn++) expect(await answer('here', 'wrong')).toBe('wrong-password');
    expect(await answer('here')).toBe('in');
  }
});

it('many tries at once are counted one by one, and what the server could not look at is not counted', async () => {
  const { answer } = house();
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer('here', 'wrong')));
  expect(answers.filter((each) => each === 'wrong-password')).toHaveLength(5);
  for (let turn = 0; turn < 20; turn++) expect(await answer('there', 'busy')).toBe('busy');
  expect(await answer('there')).toBe('in');
});

it('while many guess at a name a stranger has one try at it, a known browser as many as ever', async () => {
  const { answer, pass } = house();
  for (let place = 0; place < 50; place++) await answer(`address ${place}`, 'wrong');
  expect(await answer('new address', 'wrong')).toBe('wrong-password');
  expect(await answer('new address')).toBe('wait 60');
  expect(await answer('newer address')).toBe('in');
  for (let turn = 0; turn < 5; turn++)
    expect(await answer('own browser', 'wrong', { known: true })).toBe('wrong-password');
  expect(await answer('own browser', undefined, { known: true })).toBe('wait 1');
  pass(16 * MINUTE);
  expect(await answer('later address', 'wrong')).toBe('wrong-password');
  expect(await answer('later address')).toBe('in');
});

it('no more is remembered than fits', async () => {
  const { answer } = house();
  for (let turn = 0; turn < 6; turn++) await answer('first', 'wrong', { name: 'petr' });
  expect(await answer('first', 'wrong', { name: 'petr' })).toBe('wait 1');
  for (let place = 0; place < 50_000; place++) await answer(`address ${place}`, 'wrong');
  expect(await answer('first', undefined, { name: 'petr' })).toBe('in');
});
