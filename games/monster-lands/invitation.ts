import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  ways: [
    { id: 'first', seats: 2 },
    { id: 'solo', seats: 1 },
    { id: 'campaign', seats: 1, options: { campaign: true }, climbs: 'scenario' },
  ],
  en: {
    name: 'Monster Lands',
    blurb:
      'Clans of mercenaries serve the Queen. Place your dice in the Citadel to hire, buy and brew, send your members Outside on quests and against monsters, conquer realms and win glory.',
    ways: {
      first: { label: 'First game', help: 'You and one bot, on the easy difficulty, without any module.' },
      solo: { label: 'Solo', help: 'One scenario alone, with Sam in your way.' },
      campaign: {
        label: 'Campaign',
        help: 'Ten scenarios alone, one after the other; your rating decides how it goes on.',
      },
    },
    alone:
      'Sam plays by himself. After each of your actions two dice send him to a building, where he takes a space and often a card of the offer, or Outside, where he blocks a path and wins without a fight. He scores nothing: you play for the marks of the scenario.',
  },
  cs: {
    name: 'Říše příšer',
    blurb:
      'Klany žoldáků slouží královně. Kostkami v Citadele najímáš, nakupuješ a vaříš lektvary, žoldáky posíláš do Okolí plnit úkoly a bojovat s příšerami, dobýváš říše a získáváš slávu.',
    ways: {
      first: { label: 'První hra', help: 'Ty a jeden bot, na snadnou obtížnost a bez modulů.' },
      solo: { label: 'Sólo', help: 'Jeden scénář bez spoluhráčů. V cestě ti stojí Sam.' },
      campaign: {
        label: 'Kampaň',
        help: 'Deset sólových scénářů po řadě. Jak se pokračuje, určí tvá hodnost.',
      },
    },
    alone:
      'Sam hraje sám. Po každé tvé akci ho dvě kostky pošlou do budovy, kde obsadí políčko a často vezme kartu z nabídky, nebo do Okolí, kde zablokuje cestu a bez boje zvítězí. Body nesbírá: hraješ o hodnosti scénáře.',
  },
};
