import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 5 },
  ways: [
    { id: 'first', seats: 2 },
    { id: 'solo', seats: 1 },
  ],
  en: {
    name: 'Valeria: Card Kingdoms',
    blurb:
      'Dukes compete for the crown of Valeria. Dice wake your citizens, and with the gold, strength and magic they bring you recruit more of them, slay monsters and build domains.',
    ways: {
      first: { label: 'First game', help: 'You and one bot, with the cards the rulebook lays out first.' },
      solo: { label: 'Solo', help: 'Alone against the Dark Lord and his monsters.' },
    },
    alone:
      'The Dark Lord plays by himself. After each of your turns both dice send monsters: they capture citizens from the middle and seize domains for him. Slay every monster, or have more points than he does when five stacks are exhausted.',
  },
  cs: {
    name: 'Valerie: Karetní království',
    blurb:
      'Vévodové se ucházejí o korunu Valerie. Kostky probouzejí tvé obyvatele a za zlaťáky, sílu a magii, které ti přinesou, najímáš další, zabíjíš nestvůry a buduješ panství.',
    ways: {
      first: { label: 'První hra', help: 'Ty a jeden bot, s kartami, které pravidla vykládají jako první.' },
      solo: { label: 'Sólo', help: 'Bez spoluhráčů proti Temnému pánovi a jeho nestvůrám.' },
    },
    alone:
      'Temný pán hraje sám. Po každém tvém tahu pošlou obě kostky nestvůry: ze středu stolu mu zajímají obyvatele a zabírají panství. Zabij všechny nestvůry, nebo měj víc bodů než on ve chvíli, kdy dojde pátý balíček.',
  },
};
