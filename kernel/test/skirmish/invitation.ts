import type { Invitation } from '../../index.ts';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  en: { name: 'Skirmish', blurb: 'A tavern brawl, each alone, two against two, or together.' },
  cs: { name: 'Rvačka', blurb: 'Hospodská rvačka: každý sám, dva proti dvěma, nebo společně.' },
};
