// Cards and tokens face up for everybody: each lies on a place, which is empty until something new comes to it
// (ML-LODGE.4, ML-TAV.7, ML-MKT.2, ML-LOOT.5). Which place it is decides what Sam removes (ML-SAM.7, ML-SAM.9, ML-SAM.11).
import type { Offer } from '../state.ts';

export const newOffer = <T>(places: number): Offer<T> => new Array<T | null>(places).fill(null);

/** What lies there, from the first place to the last. */
export const offered = <T>(offer: Readonly<Offer<T>>): T[] => offer.filter((each) => each !== null);

/** Takes from the named places whatever lies there. */
export function takeAt<T>(offer: Offer<T>, places: readonly number[]): T[] {
  const taken: T[] = [];
  for (const place of places) {
    const each = offer[place] ?? null;
    if (each === null) continue;
    taken.push(each);
    offer[place] = null;
  }
  return taken;
}

export function takeFrom<T>(offer: Offer<T>, wanted: T): void {
  takeAt(offer, [offer.indexOf(wanted)]);
}

/** Takes everything; every place is empty. */
export const takeAll = <T>(offer: Offer<T>): T[] => takeAt(offer, [...offer.keys()]);

/** Something new on each empty place, as long as there is any; what lies there stays where it is. */
export function refill<T>(offer: Offer<T>, draw: () => T | undefined, tell: (drawn: T) => void): void {
  for (let place = 0; place < offer.length; place++) {
    if (offer[place] !== null) continue;
    const drawn = draw();
    if (drawn === undefined) return;
    offer[place] = drawn;
    tell(drawn);
  }
}
