import { capital, inCzech, listed, type Names, type Words } from '@krcma/kernel';
import { citizenOf } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { type DomainId, domainOf } from '../data/domains.ts';
import { dukeOf } from '../data/dukes.ts';
import { ROLES, TRACKS } from '../data/effect.ts';
import { eventOf } from '../data/events.ts';
import { monsterOf } from '../data/monsters.ts';
import type { Price, ValeriaMessage } from '../messages.ts';
import { slayableOf } from '../rules/slayable.ts';
import {
  amount,
  bagText,
  clause,
  iconsText,
  instructionClause,
  powerClause,
  scoringText,
} from './effect-text.cs.ts';
import { citizenNamedBy, isEmpty, lootOf, returnedBy, shortageOf, slotNumbers } from './facts.ts';
import { areaNames, cardNames, layoutNames, trackNames } from './names.cs.ts';
import {
  amountNamed,
  bagNamed,
  bagOrNothing,
  diceText,
  forCost,
  noneOf,
  points,
  priceText,
  recruitPriceText,
  stackText,
} from './phrases.cs.ts';

const ORDINALS = ['první', 'druhou', 'třetí'];

/** The resource a price is in, as a thing magic can replace. */
const KINDS = {
  gold: {
    replaced: 'zlaťáky',
    allButOne: 'všechny zlaťáky kromě jednoho',
    atLeastOne: 'aspoň 1 zlaťák ale musí být skutečný',
  },
  strength: {
    replaced: 'sílu',
    allButOne: 'všechny síly kromě jedné',
    atLeastOne: 'aspoň 1 síla ale musí být skutečná',
  },
} as const;

function cannotPay(price: Price, real: number, magic: number, surcharge = 0): string {
  const { replaced, atLeastOne } = KINDS[price.kind];
  const need = `Potřebuješ ${recruitPriceText(price, surcharge)}, ale`;
  const own = bagText({ [price.kind]: real, magic });
  const shortage = shortageOf(price, real, magic);
  switch (shortage.lacks) {
    case 'all':
      return `${need} nemáš ani ${replaced}, ani magii.`;
    case 'magic':
      return `${need} máš ${own}. Magii nic nenahradí.`;
    case 'total':
      return `${need} máš jen ${own}.`;
    case 'real':
      return `${need} máš jen ${own}. Magie může ${replaced} nahradit, ${atLeastOne}.`;
    case 'total despite magic': {
      const missing = amountNamed(shortage.missing, price.kind);
      return `${need} máš jen ${own}. Magie může ${replaced} nahradit, i tak ti ale chybí ${missing}.`;
    }
  }
}

const effectsLeft = (count: number): string =>
  inCzech(count, {
    one: 'zbývá 1 efekt',
    few: `zbývají ${count} efekty`,
    other: `zbývá ${count} efektů`,
  });

/** Alone there is no opponent to take from (VAL-SOLO.9). */
const powerText = (id: DomainId, solo: boolean): string =>
  solo && lootOf(id).length > 0
    ? `můžeš si vzít ${listed(lootOf(id).map(bagText), 'nebo')} ze zásoby`
    : powerClause(domainOf(id));

function askLoot(card: CardId, solo: boolean): string {
  if (!solo) return 'vyber, koho obereš.';
  const [loot, other] = lootOf(card);
  return loot !== undefined && other === undefined
    ? `vezmeš si ${bagText(loot)} ze zásoby?`
    : 'vyber, co si vezmeš ze zásoby.';
}

export const messages: Words<ValeriaMessage, Names> = {
  'ask-duke': () => 'Vyber si vévodu, kterého si necháš. Do konce hry ho nikdo jiný neuvidí.',
  'ask-dice': ({ dice }) => `Na kostkách je ${diceText(dice)}. Změň kostku, nebo oznam výsledek.`,
  'ask-event-order': () => 'Hod aktivuje víc událostí. Vyber, která teď přijde na řadu.',
  'ask-token': ({ event, token }) =>
    `${cardNames[event].nom}: vyber nestvůru, na kterou přijde žeton ${trackNames[token].gen}. ${
      token === 'gold'
        ? 'Kdo ji zabije, získá navíc 1 zlaťák.'
        : `Zabít ji bude stát o ${amount(1, token)} víc.`
    }`,
  'ask-harvest': ({ effects }) => `Příjmy: vyber, co teď využiješ (${effectsLeft(effects)}).`,
  'ask-take-from': ({ card, solo }) => `${cardNames[card].nom}: ${askLoot(card, solo)}`,
  'ask-action': ({ number }) => `Vyber si ${ORDINALS[number - 1] ?? 'další'} akci.`,
  'ask-payment': ({ card, price }) =>
    `${cardNames[card].nom}: vyber, jak zaplatíš ${priceText(price)}. Magie může nahradit ${KINDS[price.kind].allButOne}.`,
  'ask-reward': ({ card }) => `Vyber si odměnu za ${cardNames[card].acc}.`,
  'ask-trade': ({ card, cost, gain }) =>
    `${cardNames[card].nom}: zaplatíš ${bagText(cost)} za ${bagText(gain)}?`,
  'ask-citizen': ({ card }) => {
    const named = citizenNamedBy(card);
    const what = named === undefined ? 'vyber si obyvatele zdarma.' : `vezmeš si ${cardNames[named].acc}?`;
    return `${cardNames[card].nom}: ${what}`;
  },
  'ask-return': ({ card, gain }) => {
    const own = returnedBy(card) === 'citizen' ? 'jednoho svého obyvatele' : 'jednu svou poraženou nestvůru';
    return `${cardNames[card].nom}: vrátíš ${own} na balíček za ${bagText(gain)}?`;
  },
  'ask-monster-from': ({ card, solo }) =>
    solo
      ? `${cardNames[card].nom}: vezmeš si nestvůru ze středu stolu? Odměnu za ni nezískáš.`
      : `${cardNames[card].nom}: vyber, komu vezmeš poraženou nestvůru. Odměnu za ni nezískáš.`,
  'ask-bonus-slay': ({ card }) => `${cardNames[card].nom}: teď můžeš zabít jednu nestvůru za plnou cenu.`,
  'ask-action-end': () => 'Konec fáze akcí: vyber panství, které teď využiješ.',
  'ask-first-die': () => 'Vyber kostku, podle které nestvůry zaútočí nejdřív.',
  'ask-activated-stack': () => 'Šestka: vyber balíček nestvůr, který zaútočí na svůj sloupec.',
  'ask-captured': ({ column, darkLord }) =>
    `Na ${column + 1}. sloupec ${darkLord ? 'útočí sám Temný pán' : 'útočí nestvůry'}: vyber, který obyvatel padne do zajetí.`,

  'keep-duke': ({ duke }) => `Nech si ${cardNames[duke].acc}. ${scoringText(dukeOf(duke))}`,
  announce: ({ dice }) => `Oznam ${diceText(dice)}`,
  'change-die': ({ domain, from, to, cost, dice }) =>
    `${cardNames[domain].nom}: otoč ${from} na ${to} ${forCost(cost)} – pak ${diceText(dice)}`,
  'event-acts': ({ event }) => `${cardNames[event].nom}: ${instructionClause(eventOf(event).instruction)}`,
  'token-on': ({ card, token }) => `Polož žeton ${trackNames[token].gen} na ${cardNames[card].acc}`,
  'harvest-gain': ({ card, gain }) => `${cardNames[card].nom}: získej ${bagOrNothing(gain)}`,
  'harvest-trade': ({ card, cost, gain }) =>
    `${cardNames[card].nom}: zaplať ${bagText(cost)} a získej ${bagOrNothing(gain)}`,
  'harvest-done': () => 'Ukonči příjmy bez výměny',
  'take-from-seat': ({ seat, bag }, names) => {
    if (!isEmpty(bag)) return `${names.seat(seat)} přijde o ${bagText(bag)}`;
    const none = TRACKS.filter((track) => bag[track] === 0).map((track) => amount(0, track));
    return `${names.seat(seat)} o nic nepřijde (má ${listed(none, 'a')})`;
  },
  'take-from-supply': ({ bag }) => `Vezmi si ${bagText(bag)} ze zásoby`,
  decline: () => 'Ne, díky',
  gain: ({ resource }) => `Získej ${amount(1, resource)}`,
  slay: ({ card, price, vp, reward }) => {
    const gains = reward === undefined ? clause(slayableOf(card).reward) : bagNamed(reward) || 'nic';
    return `Zabij ${cardNames[card].acc} za ${priceText(price)} – ${points(vp)}, odměna: ${gains}`;
  },
  recruit: ({ card, price, surcharge }) =>
    `Najmi ${cardNames[card].acc} za ${recruitPriceText(price, surcharge)} – aktivuje se na ${listed(citizenOf(card).activation, 'nebo')}`,
  build: ({ card, price, vp }) => `Vybuduj ${cardNames[card].acc} za ${priceText(price)} – ${points(vp)}`,
  pay: ({ kind, real, magic }) => `Zaplať ${bagText({ [kind]: real, magic })}`,
  'reward-gain': ({ bag }) => `Získej ${bagOrNothing(bag)}`,
  'reward-citizen': ({ citizen, bag = {} }) => {
    const free = citizen === undefined ? 'libovolného obyvatele' : cardNames[citizen].acc;
    return isEmpty(bag) ? `Vezmi si zdarma ${free}` : `Vezmi si zdarma ${free} a získej ${bagText(bag)}`;
  },
  'accept-trade': ({ cost, gain }) => `Zaplať ${bagText(cost)} a získej ${bagText(gain)}`,
  'free-citizen': ({ citizen }) => `Vezmi si zdarma ${cardNames[citizen].acc}`,
  'return-card': ({ card, gain }) => `Vrať ${cardNames[card].acc} a získej ${bagText(gain)}`,
  'monster-from-seat': ({ seat, monsters }, names) =>
    monsters === 1
      ? `${names.seat(seat)} přijde o svou jedinou poraženou nestvůru`
      : `${names.seat(seat)} přijde o náhodnou poraženou nestvůru (má jich ${monsters})`,
  'monster-from-center': ({ card }) => `Vezmi si ${cardNames[card].acc} ze středu stolu`,
  'domain-effect': ({ domain, solo }) => `${cardNames[domain].nom}: ${powerText(domain, solo)}`,
  die: ({ value }) => `Nejdřív ${value}`,
  'activate-stack': ({ column, card }) =>
    card === undefined
      ? `${column + 1}. sloupec: balíček nestvůr je vyčerpaný`
      : `${column + 1}. sloupec: útok z ${areaNames[monsterOf(card).area].gen} (vrchní karta: ${cardNames[card].nom})`,
  capture: ({ card }) => `Obětuj ${cardNames[card].acc}`,
  'empty-spot': ({ stack }) => capital(stackText(stack)),

  'too-weak': ({ needs, strength, magic }) => cannotPay(needs, strength, magic),
  'too-poor': ({ needs, gold, magic, surcharge }) => cannotPay(needs, gold, magic, surcharge),
  'missing-roles': ({ missing }) => {
    const icons = ROLES.flatMap((role) => (missing[role] ? [iconsText(missing[role], role)] : []));
    return `Tvým obyvatelům chybí ${listed(icons, 'a')}. Základní karty a panství se nepočítají.`;
  },
  'spot-exhausted': () => 'Tento balíček je vyčerpaný, žádná karta v něm nezbývá.',
  'same-die': ({ value, change }) =>
    change === 'set' ? `Na kostce už je ${value}.` : `Kostku nejde snížit, je na ní ${value}.`,
  'no-gold-for-die': ({ cost, gold }) =>
    `Stojí to ${amount(cost, 'gold')} a ty ${gold === 0 ? 'nemáš žádný' : `máš jen ${gold}`}. Magie tu zlaťáky nenahradí.`,
  'trade-unpaid': ({ cost, has }) => {
    const own = isEmpty(has) ? noneOf(has) : `máš jen ${bagText(has)}`;
    return `Výměna stojí ${bagText(cost)} a ty ${own}. Ničím jiným tu zaplatit nejde.`;
  },
  'is-resting': ({ seat }, names) => `${names.seat(seat)} v tomto tahu odpočívá a nemůže o nic přijít.`,

  'duke-needed': () => 'V jednom hráči se bez vévodů hrát nedá, Temný pán jednoho potřebuje.',
  'harder-only-alone': ({ seats }) => `Těžší úrovně jsou jen pro jednoho hráče, ne pro ${seats}.`,
  'events-not-in-play': ({ events }) => {
    const picked = listed(
      events.map((event) => cardNames[event].nom),
      'a',
    );
    return `Máš vybrané události (${picked}), ale hraje se bez nepřátelských událostí.`;
  },
  'too-many-events': ({ picked, most, seats }) => {
    const events = inCzech(most, {
      one: 'je v balíčku jen 1 událost',
      few: `jsou v balíčku jen ${most} události`,
      other: `je v balíčku jen ${most} událostí`,
    });
    return `Při ${seats} ${seats === 1 ? 'hráči' : 'hráčích'} ${events}, vybrat ${picked} nejde.`;
  },
  'layout-not-chosen': ({ layout }) =>
    `Máš vybrané oblasti nebo obyvatele, ale sestava „${layoutNames[layout]}“ přináší vlastní. Zvol sestavu „Vlastní výběr“, nebo žádné nevybírej.`,
  'wrong-areas': ({ picked, needed }) =>
    `Vlastní sestava má mít ${needed} oblastí, teď jich máš vybraných ${picked}.`,
  'wrong-citizens': ({ missing, repeated }) => {
    const lacking = missing.length > 0 ? ` Chybí: ${listed(missing.map(slotNumbers), 'a')}.` : '';
    const several = repeated.length > 0 ? ` Víc než jeden: ${listed(repeated.map(slotNumbers), 'a')}.` : '';
    return `Vlastní sestava má mít ke každému číslu jednoho obyvatele.${lacking}${several}`;
  },
};
