import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  ways: [
    { id: 'first', seats: 1 },
    { id: 'solo', seats: 1, options: { scenario: 'solo-conquest' } },
    { id: 'together', seats: 2, options: { scenario: 'blitz-cooperation' } },
    { id: 'rivals', seats: 2, options: { scenario: 'blitz-conquest' } },
  ],
  pace: { minutes: 90, increment: 60, days: 3 },
  en: {
    name: 'Mage Knight',
    blurb:
      'You are a Mage Knight in a land that does not know you yet. Plan each turn from the cards in hand, gather mana, hire units, storm keeps and cities by day and by night.',
    ways: {
      first: { label: 'First game', help: 'First Reconnaissance, alone: explore until you find the city.' },
      solo: { label: 'Solo', help: 'Solo Conquest: two cities in six rounds, against the clock.' },
      together: {
        label: 'Together',
        help: 'Blitz Cooperation: you and a bot as one team against two cities, in four rounds.',
      },
      rivals: {
        label: 'Rivals',
        help: 'Blitz Conquest: you and a bot, each for themselves: cities and fame in four rounds.',
      },
    },
    alone: 'Whoever plays alone plays against the clock: a dummy player turns cards and ends the rounds.',
  },
  cs: {
    name: 'Mage Knight',
    blurb:
      'Jsi Mage Knight v zemi, která tě ještě nezná. Plánuj každý tah z karet v ruce, získávej manu, najímej jednotky a ve dne i v noci dobývej pevnosti a města.',
    ways: {
      first: { label: 'První hra', help: 'První průzkum, sám: objevuj zemi, dokud nenajdeš město.' },
      solo: { label: 'Sólo', help: 'Sólové dobývání: dvě města za šest kol, proti času.' },
      together: {
        label: 'Společně',
        help: 'Blesková spolupráce: ty a bot jako jeden tým proti dvěma městům, za čtyři kola.',
      },
      rivals: {
        label: 'Proti sobě',
        help: 'Bleskové dobývání: ty a bot, každý sám za sebe: města a sláva za čtyři kola.',
      },
    },
    alone: 'Kdo hraje sám, hraje proti času: automatický hráč otáčí karty a končí kola.',
  },
};
