// Chapters ML-TAV and ML-GH. Not written yet: nobody can be hired.
import { type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';

const hire = rule<Of & { discount: number }>('hire').exitIf('not written', () => true);

/** A hire without price, from Rýnie or loot (ML-TAV.12). */
export const freeHire = rule<Of>('freeHire').exitIf('not written', () => true);

export const tavern: Shop = { affordable: () => false, cheapest: () => 0, buy: hire };

export const tavernRules = [hire, freeHire];
