// Chapters ML-MKT and ML-EQ.1-2. Not written yet: nothing can be bought here.
import { type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';

const buyEquipment = rule<Of & { discount: number }>('buyEquipment').exitIf('not written', () => true);

/** A card without price, from Ujúnie (ML-REA.15). */
export const freeEquipment = rule<Of>('freeEquipment').exitIf('not written', () => true);

export const market: Shop = { affordable: () => false, cheapest: () => 0, buy: buyEquipment };

export const marketRules = [buyEquipment, freeEquipment];
