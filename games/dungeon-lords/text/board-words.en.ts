import { capital } from '@krcma/kernel';
import type { BoardWords } from './board-words.ts';
import {
  combatCardNames,
  creatureNames,
  eventTileNames,
  orderNames,
  phaseNames,
  roomNames,
  seasonNames,
  specialEventNames,
  titleNames,
  trapNames,
} from './names.en.ts';
import { cellText, dummyName, hero } from './phrases.en.ts';

export const boardWords: BoardWords = {
  order: (order) => orderNames[order],
  creature: (creature) => capital(creatureNames[creature]),
  room: (room) => roomNames[room],
  trap: (trap) => trapNames[trap],
  card: (card) => combatCardNames[card],
  event: (event) => eventTileNames[event],
  special: (event) => specialEventNames[event],
  hero: (id) => capital(hero(id)),
  title: (title) => titleNames[title],
  season: (season) => capital(seasonNames[season]),
  phase: (phase) => phaseNames[phase],
  cell: (cell) => capital(cellText(cell)),
  dummy: (dummy) => capital(dummyName(dummy)),
  count: (count, what) => `${what}: ${count}`,
  faceDown: 'Face down',
};
