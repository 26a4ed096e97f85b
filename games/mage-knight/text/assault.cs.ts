// Společné útoky na města.
import { type CzechForms, countInCzech, type Names, type Words } from '@krcma/kernel';
import type { AssaultEvent, AssaultMessage, Shares } from '../messages/assault.ts';
import { foeNames } from './names-people.cs.ts';
import { stormedNames } from './names-places.cs.ts';
import { enemyList, list } from './phrases.cs.ts';

const defenderForms: CzechForms = { one: 'obránce', few: 'obránci', other: 'obránců' };
const shared = (shares: Shares, { seat }: Names): string =>
  shares.map(({ seat: each, n, leader }) => `${seat(each)} ${n}${leader ? ' a vůdce' : ''}`).join(', ');

export const assaultMessages: Words<AssaultMessage, Names> = {
  'joint-assault': ({ colour }) => `Navrhnout společný útok: ${stormedNames[colour].nom}`,
  'no-joint-assaults': () => 'V této hře se na města společně neútočí.',
  'too-late-to-join': () => 'Blíží se konec kola nebo hry, každý bojuje sám.',
  'nobody-to-invite': () => 'Vedle není žádný jiný hrdina s kartami v ruce, který by se mohl vzdát tahu.',
  'too-few-defenders': () => 'Na každého musí zbýt obránce a je jen jeden.',
  'proposed-already': () => 'Všechno, co jde v tomto tahu navrhnout, už jste navrhli.',
  'ask-invite': ({ colour, defenders }) =>
    `${stormedNames[colour].nom}: ${countInCzech(defenders, defenderForms)}. Koho přizvete k útoku?`,
  invite: ({ player }, { seat }) => `Přizvat: ${seat(player)}`,
  'invite-nobody-else': () => 'Nikoho dalšího',
  'ask-share': ({ player, left }, { seat }) =>
    `Kolika nepřátelům bude čelit ${seat(player)}? (Zbývá ${countInCzech(left, defenderForms)}.)`,
  'share-of-assault': ({ n }) => `${n}`,
  'ask-who-faces': ({ leader, level }) => `Kdo bude čelit vůdci (${foeNames[leader].nom}, úroveň ${level})?`,
  'faces-leader': ({ player }, { seat }) => seat(player),
  'ask-agree': ({ player, colour, shares }, names) =>
    `${names.seat(player)} navrhuje společný útok: ${stormedNames[colour].nom} (${shared(shares, names)}). Vzdáte se tím svého příštího tahu. Souhlasíte?`,
  'agree-to-assault': () => 'Souhlasím',
  'refuse-assault': () => 'Nesouhlasím',
  'only-wounds': () => 'Máte v ruce jen zranění.',
  'ask-storm': ({ colour }) =>
    colour === 'volkare'
      ? 'Až budete připraveni, zaútočte na Volkareho armádu.'
      : `${stormedNames[colour].nom}: zahrajte, co vás dostane dovnitř.`,
  'stay-out': () => 'Zůstat venku, vaši obránci se udrží',
  'only-into-city': () => 'Při společném útoku jdete jen do města.',
  'assault-goes-on': () => 'Vaší akcí je v tomto tahu společný útok.',
};

export const assaultEvents: Words<AssaultEvent, Names> = {
  'assault-proposed': ({ player, colour, shares }, names) =>
    `${names.seat(player)} navrhuje společný útok: ${stormedNames[colour].nom} (${shared(shares, names)}).`,
  'assault-agreed': ({ player }, { seat }) => `${seat(player)} souhlasí.`,
  'assault-refused': ({ player }, { seat }) => `${seat(player)} nesouhlasí, k útoku nedojde.`,
  'assault-begun': ({ colour, seats }, { seat }) =>
    `Společný útok: ${stormedNames[colour].nom} (${list(seats.map((each) => seat(each)))}).`,
  'assault-dealt': ({ player, enemies }, { seat }) => `${seat(player)} bude čelit: ${enemyList(enemies)}.`,
  'assault-turn': ({ player }, { seat }) => `Do útoku vyráží ${seat(player)}.`,
  'stayed-out': ({ player, enemies }, { seat }) =>
    `${seat(player)} zůstává venku, drží se ${countInCzech(enemies, defenderForms)}.`,
  'assault-won': ({ colour, seats }, { seat }) =>
    `${stormedNames[colour].nom} ${colour === 'volkare' ? 'padla' : 'padlo'}, vítězové: ${list(seats.map((each) => seat(each)))}.`,
  'assault-lost': ({ colour, enemies }) =>
    colour === 'volkare'
      ? `Volkareho armáda odolala, zbývá: ${enemyList(enemies)}.`
      : `${stormedNames[colour].nom} odolalo, brání ho ${enemyList(enemies)}.`,
};
