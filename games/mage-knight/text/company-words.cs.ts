import { countInCzech, outOfInCzech } from '@krcma/kernel';
import type { CompanyWords } from './company-words.ts';

const defenders = (n: number): string =>
  countInCzech(n, { one: 'obránci', few: 'obráncům', other: 'obráncům' });

export const companyWords: CompanyWords = {
  assaultOn: (city) => `Společný útok: ${city}`,
  stages: {
    proposed: 'Kdo se postaví kolika obráncům. Útok začne, až všichni pozvaní souhlasí.',
    fighting: 'Jeden po druhém bojuje s obránci, kteří na něj připadli.',
    ending: 'Boje skončily, všichni zúčastnění dokončí svůj tah.',
  },
  faces: (n) => `postaví se ${defenders(n)}`,
  faceUnsaid: 'ještě se neví, kolika obráncům se postaví',
  starts: 'útok navrhuje',
  agreed: (agreed) => (agreed === null ? 'rozmýšlí se' : agreed ? 'souhlasí' : 'odmítá'),
  states: { waiting: 'čeká', fighting: 'právě bojuje', fought: 'má po boji', outside: 'zůstává venku' },
  fallen: (fallen, of) => `poraženo ${fallen} ${outOfInCzech(of)}`,
};
