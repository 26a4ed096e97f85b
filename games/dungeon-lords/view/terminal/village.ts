// The eight actions with the minions on them, and what is on offer.

import type { Span } from '@krcma/kernel';
import { label, numbersOn, type Part, title } from '@krcma/kernel/scene';
import { creatureOf } from '../../data/creatures.ts';
import { ORDERS, type OrderId, SLOTS } from '../../data/orders.ts';
import { roomOf } from '../../data/rooms.ts';
import { isDummy, slotIndex } from '../../state.ts';
import { ownerOf, type Scene } from './scene.ts';

const NUMERALS = ['I', 'II', 'III'];

function actionPart(scene: Scene, order: OrderId): Part {
  const { view, words } = scene;
  const slots = SLOTS.flatMap((slot): Span[] => {
    const occupant = view.slots[slotIndex(order, slot)] ?? null;
    const numeral = ` ${NUMERALS[slot]}`;
    const numbers = numbersOn(scene, `slot:${order}:${slot}`);
    if (occupant === null) return [[numeral, 'dim'], ...numbers];
    return [`${numeral} `, [ownerOf(scene, occupant), isDummy(occupant) ? 'dim' : 'cyan'], ...numbers];
  });
  return [title(words.order(order)), ...numbersOn(scene, `order:${order}`, `action:${order}`), ...slots];
}

function offerLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const creatures = view.creatures.map(
    (id): Part =>
      id === null
        ? [[words.gone, 'dim']]
        : [`${words.creature(id)} (${words.goods(creatureOf(id).cost)})`, ...numbersOn(scene, `offer:${id}`)],
  );
  const rooms = view.rooms.map(
    (id): Part =>
      id === null
        ? [[words.gone, 'dim']]
        : [`${words.room(id)} (${words.zones[roomOf(id).zone]})`, ...numbersOn(scene, `offer:${id}`)],
  );
  const line = (word: string, [first, ...rest]: readonly Part[]): string[] =>
    first === undefined ? [] : pen.flow([[label(word), ...first], ...rest], ' · ');
  return [...line(words.tavern, creatures), ...line(words.shop, rooms)];
}

/** What an unused colour may still do this round, and what it may not. */
const dummyLines = (scene: Scene): string[] =>
  scene.view.dummies.flatMap(({ pile, locked }, index) => {
    const { words, pen } = scene;
    const [first = [], ...rest] = pile.map(
      (order): Part => [words.order(order), ...numbersOn(scene, `dummy:${index}:${order}`)],
    );
    const closed: Part = [[`${words.locked}: ${locked.map(words.order).join(', ')}`, 'dim']];
    return pen.flow([[label(words.dummy(index)), ...first], ...rest, closed], ' · ');
  });

/** Of no use during a fight. */
export function villageLines(scene: Scene): string[] {
  const { phase } = scene.view;
  if (phase === 'planning' || phase === 'battle') return [];
  return [
    ...scene.pen.flow(
      ORDERS.map((order) => actionPart(scene, order)),
      ' · ',
    ),
    ...(scene.view.phase === 'orders' ? dummyLines(scene) : []),
    ...offerLines(scene),
  ];
}
