// What no game of Mage Knight begins with: fetched when there is time.
import { later } from '@krcma/tableware/later';

const combat = later(async () => (await import('./combat.tsx')).Combat);

const pileList = later(async () => (await import('./pile-list.tsx')).PileList);

export const Combat = combat.Part;
export const PileList = pileList.Part;

export const fetchParts = async (): Promise<void> => {
  await Promise.all([combat.fetch(), pileList.fetch()]);
};
