// What single scenarios add.
import { listed, type Names, type Words } from '@krcma/kernel';
import type { Back } from '../data/types.ts';
import { BACKS } from '../data/types.ts';
import type { QuestEvent, QuestMessage } from '../messages/quests.ts';
import { backNames, colourNames, siteNames } from './names-places.en.ts';
import { spaceName } from './phrases.en.ts';

/** "2 red and 2 brown enemies". */
const enemiesOf = (backs: readonly Back[]): string => {
  const kinds = BACKS.filter((back) => backs.includes(back));
  const counted = kinds.map((back) => `${backs.filter((each) => each === back).length} ${backNames[back]}`);
  return `${listed(counted, 'and')} ${backs.length === 1 ? 'enemy' : 'enemies'}`;
};

export const questMessages: Words<QuestMessage, Names> = {
  'mark-glade': ({ replaces }, { seat }) =>
    replaces === null
      ? 'Mark the glade and end the movement here'
      : `Mark the glade instead of ${seat(replaces)} and end the movement here`,
  'glade-is-marked': () => 'Your shield lies on this glade already.',
  'movement-ended-elsewhere': () => 'A glade is marked where the movement ends.',
  'summon-enemies': ({ enemies }) =>
    enemies.length === 0 ? 'Incantation' : `Incantation: fight ${enemiesOf(enemies)}`,
  'only-at-night': () => 'Enemies are summoned at night.',
  'summoned-already': () => 'You have summoned enemies this night.',
  'people-live-here': () => 'No incantation where people live.',
  'no-glade-marked': () => 'No shield of yours lies on a magical glade.',
  'ask-secret': ({ site }) => `Where is the secret ${site === null ? 'site' : siteNames[site]}?`,
  'secret-there': ({ space }, { view }) => `Here: ${spaceName(space, view)}`,
  'travel-below': ({ space, cost }, { view }) =>
    `Under the ground to ${spaceName(space, view)}${cost === null ? '' : ` for ${cost} Move`}`,
  'ask-miners': () => 'Which crystal do the miners give you?',
  'no-tunnel': () => 'No way leads there under revealed land without lakes and swamps.',
  'ask-chosen': () => 'Who of your team is the Chosen, the one who has to return?',
  chosen: ({ player }, { seat }) => seat(player),
};

export const questEvents: Words<QuestEvent, Names> = {
  'miners-gift': ({ player, space, colour }, { seat, view }) =>
    `Grateful miners (${spaceName(space, view)}) give ${seat(player)} a ${colourNames[colour]} crystal.`,
  'glade-marked': ({ player, space, replaces }, { seat, view }) =>
    `${seat(player)} marks ${spaceName(space, view)}${replaces === null ? '' : ` instead of ${seat(replaces)}`}.`,
  'enemies-summoned': ({ player, glades, enemies }, { seat }) =>
    `${seat(player)} summons ${enemiesOf(enemies)} by ${glades === 1 ? 'one glade' : `${glades} glades`}.`,
  'glades-cleared': ({ shields }) =>
    `The night is over: ${shields === 1 ? 'one shield leaves its glade' : `${shields} shields leave the glades`}.`,
  'secret-found': ({ player, space, site }, { seat, view }) =>
    `${seat(player)} finds a secret ${siteNames[site]} (${spaceName(space, view)}).`,
  'travelled-below': ({ player, space, cost }, { seat, view }) =>
    `${seat(player)} travels under the ground, Move ${cost}: ${spaceName(space, view)}.`,
  'portal-closed': () => 'The portal closes.',
  eliminated: ({ player }, { seat }) => `${seat(player)} was on the portal and is out of the game.`,
  'chosen-named': ({ chosen }, { seat }) => `${seat(chosen)} is the Chosen of your team.`,
  'chosen-named-unseen': ({ player }, { seat }) => `${seat(player)} names the Chosen of the team.`,
};
