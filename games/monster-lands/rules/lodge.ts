// Chapter ML-LODGE. Not written yet: nothing can be bought here.
import { type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';

const buyTraps = rule<Of & { discount: number }>('buyTraps').exitIf('not written', () => true);

export const lodge: Shop = { affordable: () => false, cheapest: () => 0, buy: buyTraps };

export const lodgeRules = [buyTraps];
