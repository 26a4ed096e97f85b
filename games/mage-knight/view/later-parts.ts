// What no game of Mage Knight begins with: fetched when there is time.
import { later } from '@krcma/tableware/later';

const combat = later(async () => (await import('./combat.tsx')).Combat);

export const Combat = combat.Part;

export const fetchParts = (): Promise<void> => combat.fetch();
