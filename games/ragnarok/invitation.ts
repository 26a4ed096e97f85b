import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 2, max: 4 },
  ways: [{ id: 'first', seats: 3 }],
  en: {
    name: 'Lords of Ragnarök',
    blurb:
      'The great winter has come. Lead a hero and his armies over the island, raise temples and statues of the gods, hunt monsters, and win as jarl, as godi or as slayer of Loki, before Ragnarök decides.',
    ways: { first: { label: 'First game', help: 'You and two bots, with the scale of two drafts.' } },
    alone:
      'The solo rules of the box are a book of their own, which is not part of this table: whoever plays alone sits against bots.',
  },
  cs: {
    name: 'Lords of Ragnarök',
    blurb:
      'Nastala velká zima. Veď hrdinu a jeho armády po ostrově, stav chrámy a monumenty bohů, lov nestvůry a zvítěz jako jarl, jako godi, nebo skolením Lokiho – dřív než rozhodne Ragnarök.',
    ways: { first: { label: 'První hra', help: 'Ty a dva boti, stupnice se dvěma výběry požehnání.' } },
    alone:
      'Sólová pravidla krabice jsou samostatná knížka a tenhle stůl je nemá: kdo hraje sám, sedí proti botům.',
  },
};
