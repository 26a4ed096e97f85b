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
} from './names.cs.ts';
import { cellText, dummyName, hero } from './phrases.cs.ts';

export const boardWords: BoardWords = {
  order: (order) => orderNames[order].nom,
  creature: (creature) => capital(creatureNames[creature].nom),
  room: (room) => roomNames[room].nom,
  trap: (trap) => trapNames[trap].nom,
  card: (card) => combatCardNames[card].nom,
  event: (event) => eventTileNames[event].nom,
  special: (event) => specialEventNames[event].nom,
  hero: (id) => capital(hero(id)),
  title: (title) => titleNames[title],
  season: (season) => capital(seasonNames[season].nom),
  phase: (phase) => phaseNames[phase],
  cell: (cell) => capital(cellText(cell)),
  dummy: (dummy) => capital(dummyName(dummy)),
  count: (count, what) => `${what}: ${count}`,
  faceDown: 'Lícem dolů',
};
