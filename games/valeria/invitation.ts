import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 5 },
  en: {
    name: 'Valeria: Card Kingdoms',
    blurb:
      'Dukes compete for the crown of Valeria. Dice wake your citizens, and with the gold, strength and magic they bring you recruit more of them, slay monsters and build domains.',
  },
  cs: {
    name: 'Valerie: Karetní království',
    blurb:
      'Vévodové se ucházejí o korunu Valerie. Kostky probouzejí tvé obyvatele a za zlaťáky, sílu a magii, které ti přinesou, najímáš další, zabíjíš nestvůry a buduješ panství.',
  },
};
