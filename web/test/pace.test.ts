import { expect, it } from 'vitest';
import { invitations } from '../src/invitations.ts';
import { paceOf } from '../src/online/pace.ts';

it('the clock that is offered first fits the turns of the game', () => {
  expect(paceOf(invitations.valeria)).toEqual({ minutes: 30, increment: 15, days: 2 });
  expect(paceOf(invitations['mage-knight'])).toEqual({ minutes: 90, increment: 60, days: 3 });
});
