// What single scenarios add.
import { countInCzech, type Names, type Words } from '@krcma/kernel';
import { BACKS, type Back } from '../data/types.ts';
import type { QuestEvent, QuestMessage } from '../messages/quests.ts';
import { backNames, colourNames, siteNames } from './names-places.cs.ts';
import { list, spaceName } from './phrases.cs.ts';

/** "2 červené a 2 hnědé žetony". */
const enemiesOf = (backs: readonly Back[]): string => {
  const kinds = BACKS.filter((back) => backs.includes(back));
  const counted = kinds.map((back, index) => {
    const stem = backNames[back].slice(0, -1);
    const [one, few, other] = index < kinds.length - 1 ? ['', '', ''] : [' žeton', ' žetony', ' žetonů'];
    return countInCzech(backs.filter((each) => each === back).length, {
      one: `${stem}ý${one}`,
      few: `${stem}é${few}`,
      other: `${stem}ých${other}`,
    });
  });
  return list(counted);
};

export const questMessages: Words<QuestMessage, Names> = {
  'mark-glade': ({ replaces }, { seat }) =>
    replaces === null
      ? 'Označ mýtinu a skonči zde pohyb'
      : `Označ mýtinu (místo štítu: ${seat(replaces)}) a skonči zde pohyb`,
  'glade-is-marked': () => 'Na této mýtině už tvůj štít leží.',
  'movement-ended-elsewhere': () => 'Označit lze mýtinu, na které končí pohyb.',
  'summon-enemies': ({ enemies }) =>
    enemies.length === 0 ? 'Vyvolávání' : `Vyvolávání: boj, ${enemiesOf(enemies)}`,
  'only-at-night': () => 'Vyvolávat lze jen v noci.',
  'summoned-already': () => 'Tuto noc jsi už vyvolával.',
  'people-live-here': () => 'Na obydleném místě se nevyvolává.',
  'no-glade-marked': () => 'Na žádné kouzelné mýtině neleží tvůj štít.',
  'ask-secret': ({ site }) => `Kde leží tajné místo (${site === null ? 'podzemí' : siteNames[site].nom})?`,
  'secret-there': ({ space }, { view }) => `Zde: ${spaceName(space, view)}`,
  'travel-below': ({ space, cost }, { view }) =>
    `Pod zemí${cost === null ? '' : ` za Pohyb ${cost}`}: ${spaceName(space, view)}`,
  'ask-miners': () => 'Který krystal ti horníci darují?',
  'no-tunnel': () => 'Pod odkrytými políčky tam nevede cesta mimo jezera a bažiny.',
  'ask-chosen': () => 'Kdo z tvého týmu je Vyvolený, který se má vrátit?',
  chosen: ({ player }, { seat }) => seat(player),
};

export const questEvents: Words<QuestEvent, Names> = {
  'miners-gift': ({ player, space, colour }, { seat, view }) =>
    `Vděční horníci (${spaceName(space, view)}): ${seat(player)} dostává krystal (${colourNames[colour].nom}).`,
  'glade-marked': ({ player, space, replaces }, { seat, view }) =>
    `${seat(player)} pokládá štít: ${spaceName(space, view)}${replaces === null ? '' : `, odtud mizí štít: ${seat(replaces)}`}.`,
  'enemies-summoned': ({ player, glades, enemies }, { seat }) =>
    `${seat(player)} vyvolává ${enemiesOf(enemies)}, označené mýtiny: ${glades}.`,
  'glades-cleared': ({ shields }) =>
    `Noc skončila: z mýtin mizí ${countInCzech(shields, { one: 'štít', few: 'štíty', other: 'štítů' })}.`,
  'secret-found': ({ player, space, site }, { seat, view }) =>
    `${seat(player)} nalézá tajné místo: ${siteNames[site].nom} (${spaceName(space, view)}).`,
  'travelled-below': ({ player, space, cost }, { seat, view }) =>
    `${seat(player)} cestuje pod zemí, Pohyb ${cost}: ${spaceName(space, view)}.`,
  'portal-closed': () => 'Portál se zavírá.',
  eliminated: ({ player }, { seat }) => `Na portálu zůstává ${seat(player)}: vyřazení ze hry.`,
  'chosen-named': ({ chosen }, { seat }) => `Vyvolený vašeho týmu: ${seat(chosen)}.`,
  'chosen-named-unseen': ({ player }, { seat }) => `${seat(player)} určuje Vyvoleného svého týmu.`,
};
