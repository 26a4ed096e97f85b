import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  ways: [{ id: 'first', seats: 1 }],
  en: {
    name: 'Mage Knight',
    blurb:
      'You are a Mage Knight in a land that does not know you yet. Plan each turn from the cards in hand, gather mana, hire units, storm keeps and cities by day and by night.',
    ways: {
      first: { label: 'First game', help: 'First Reconnaissance, alone: explore until you find the city.' },
    },
    alone: 'Whoever plays alone plays against the clock: a dummy player turns cards and ends the rounds.',
  },
  cs: {
    name: 'Mage Knight',
    blurb:
      'Jsi Mage Knight v zemi, která tě ještě nezná. Plánuj každý tah z karet v ruce, získávej manu, najímej jednotky a ve dne i v noci dobývej pevnosti a města.',
    ways: { first: { label: 'První hra', help: 'První průzkum, sám: objevuj zemi, dokud nenajdeš město.' } },
    alone: 'Kdo hraje sám, hraje proti času: automatický hráč otáčí karty a končí kola.',
  },
};
