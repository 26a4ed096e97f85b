import type { Invitation } from '../../index.ts';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  ways: [{ id: 'first', seats: 2 }],
  en: {
    name: 'Skirmish',
    blurb: 'A tavern brawl, each alone, two against two, or together.',
    ways: { first: { label: 'First game', help: 'You and one bot.' } },
  },
  cs: {
    name: 'Rvačka',
    blurb: 'Hospodská rvačka: každý sám, dva proti dvěma, nebo společně.',
    ways: { first: { label: 'První hra', help: 'Ty a jeden bot.' } },
  },
};
