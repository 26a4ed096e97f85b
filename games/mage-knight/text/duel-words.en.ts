import { listed } from '@krcma/kernel';
import type { DuelWords } from './duel-words.ts';

const state = (ready: boolean, wounded: boolean): string => (wounded ? 'wounded' : ready ? 'ready' : 'spent');

export const duelWords: DuelWords = {
  title: 'One against the other',
  phases: { ranged: 'Ranged and siege', melee: 'Hand to hand' },
  aggressor: 'attacks',
  defender: 'defends',
  attends: (attendance) =>
    attendance === null
      ? 'has not said yet how to defend'
      : attendance === 'full'
        ? 'defends with everything, and gives up the next turn'
        : 'defends in passing: no die, no own skills, no end of turn',
  acts: 'it is their step',
  cards: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  woundsOf: (n, limit) => `wounds in this fight: ${n}; ${limit} knock the hero out`,
  armor: (n) => `Armor ${n}`,
  unit: (name, armor, ready, wounded) => `${name}, Armor ${armor}, ${state(ready, wounded)}`,
  costs: (n) => `${n} damage to wound`,
  skillsLeft: (names) => (names.length === 0 ? 'no skills left' : `skills left: ${listed(names, 'and')}`),
  dice: (n) =>
    n === 0 ? 'no die of the Source left' : `may use ${n === 1 ? '1 die' : `${n} dice`} of the Source`,
  putsTogether: (name) => `${name} puts an attack together`,
  attackOf: (name, total) => `${name} attacks with ${total}`,
  blockCountsHalf: 'Two points of Block stop one of the attack.',
  blocks: (total, left) => `Block ${total}: ${left} of the attack would be left`,
  deals: (left) => `${left} damage to assign`,
};
