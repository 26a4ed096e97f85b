import { eventOf, isEvent } from '../data/events.ts';
import { monsterOf, type Slayable } from '../data/monsters.ts';
import type { SlayableId } from '../state.ts';

/** The printed face of a monster or of an event (VAL-EVT.6). */
export const slayableOf = (id: SlayableId): Slayable => (isEvent(id) ? eventOf(id) : monsterOf(id));
