import { expect, it } from 'vitest';
import { standing } from '../../games/mage-knight/view/sections.tsx';
import type { Props } from '../../games/mage-knight/view/table.ts';

const view = (combat: object | null) => ({ view: { combat, phase: 'turns' } as unknown as Props['view'] });

it('on a phone the land comes up when the fight one looked at is over', () => {
  expect(standing(view({}), 'fight')).toBe('fight');
  expect(standing(view(null), 'fight')).toBe('map');
  expect(standing(view(null), 'own')).toBe('own');
});
