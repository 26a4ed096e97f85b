import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  en: {
    name: 'Monster Lands',
    blurb:
      'Clans of mercenaries serve the Queen. Place your dice in the Citadel to hire, buy and brew, send your members Outside on quests and against monsters, conquer realms and win glory.',
  },
  cs: {
    name: 'Říše příšer',
    blurb:
      'Klany žoldáků slouží královně. Kostkami v Citadele najímáš, nakupuješ a vaříš lektvary, žoldáky posíláš do Okolí plnit úkoly a bojovat s příšerami, dobýváš říše a získáváš slávu.',
  },
};
