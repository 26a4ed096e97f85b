// Shades of Tezla: leaders, graveyards, pursuers and the land that is won.
import type { Names, Words } from '@krcma/kernel';
import type { FactionEvent, FactionMessage } from '../messages/factions.ts';
import { enemyNames, foeNames, unitNames } from './names-people.en.ts';
import { colourNames } from './names-places.en.ts';
import { card, spaceName } from './phrases.en.ts';

export const factionMessages: Words<FactionMessage, Names> = {
  'wrong-side': () => 'The seat of one faction never lies on the side of the other.',
  'seal-grave': () => 'Seal the graveyard for one mana',
  'grave-is-held': () => 'Enemies still hold this graveyard.',
  'not-alone-here': () => 'Another hero stands here too.',
  'no-mana-to-seal': () => 'Sealing costs one mana, and you have none to use now.',
  'ask-chase': ({ enemy }) =>
    `Several ways lead nearer to you. Which one does ${enemy === null ? 'the enemy' : enemyNames[enemy]} take?`,
  'chase-to': ({ space }, { view }) => `To: ${spaceName(space, view)}`,
  'ask-land': () => 'The way is open: where do you lay the next tile?',
  'lay-no-tile': () => 'Lay no tile',
  'ask-wares': ({ influence }) => `Influence ${influence}: what do you buy before the game begins?`,
  'card-ware': ({ card: id, cost, crystal }) =>
    `${card(id)} for Influence ${cost}${crystal === null ? '' : ` and a ${colourNames[crystal]} crystal`}`,
  'hire-ware': ({ unit, cost }) => `${unitNames[unit]} for Influence ${cost}`,
  'crystal-ware': ({ colour, cost }) => `A ${colourNames[colour]} crystal for Influence ${cost}`,
  'wares-too-dear': ({ influence }) => `You have only Influence ${influence} left.`,
  'wares-done': ({ influence }) =>
    influence > 0 ? 'Buy nothing more: 1 Fame for the rest' : 'Buy nothing more',
};

export const factionEvents: Words<FactionEvent, Names> = {
  'level-beaten': ({ player, enemy, level, fame }, { seat }) =>
    `${seat(player)} beats level ${level} of ${foeNames[enemy]}: a shield and ${fame} Fame.`,
  'leader-defeated': ({ player, enemy }, { seat }) => `${seat(player)} defeats ${foeNames[enemy]}.`,
  'tile-put-back': () =>
    `The tile that was drawn holds the seat of the other faction: it goes back, and another one is laid.`,
  chased: ({ player, enemy, space }, { seat, view }) =>
    `${enemyNames[enemy]} pursues ${seat(player)}: ${spaceName(space, view)}.`,
  'hero-grown': ({ player, level }, { seat }) => `${seat(player)} begins on level ${level}.`,
  'grave-sealed': ({ player, space }, { seat, view }) =>
    `${seat(player)} seals the graveyard (${spaceName(space, view)}).`,
};
