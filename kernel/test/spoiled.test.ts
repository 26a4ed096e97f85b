import { expect, it } from 'vitest';
import { spoiled } from '../arrange-checks.ts';

it('whatever is added to a description has a name, also what cannot become a string', () => {
  const added = (value: unknown) => spoiled({ a: {} }, [{ where: 1, how: 'add', from: 0, value }]);
  expect(added('gold')).toEqual({ a: { gold: 'gold' } });
  expect(added(null)).toEqual({ a: { null: null } });
  expect(added({ toString: 0 })).toEqual({ a: { '{"toString":0}': { toString: 0 } } });
});
