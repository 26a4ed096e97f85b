// Monsters and Loki on the board.
import type { Names, Words } from '@krcma/kernel';
import type { MonsterEvent, MonsterMessage } from '../messages/monsters.ts';
import { preyNames, regionAttackNames } from './names.en.ts';
import { region, sourceName } from './phrases.en.ts';

const faces = { move: 'it moves', attack: 'it attacks', choice: 'you choose' } as const;
const positions = (count: number): string => `${count} open wound${count === 1 ? '' : 's'}`;

export const monsterMessages: Words<MonsterMessage, Names> = {
  'ask-activate': ({ second }) => (second ? 'Activate another monster?' : 'Which monster do you activate?'),
  'activate-monster': ({ monster, region: at }) => `Activate ${preyNames[monster]} in ${region(at)}`,
  'activate-no-more': () => 'No other monster',
  'ask-monsters-action': () => 'Monsters: activate one or two of them, or hunt one where your hero stands.',
  'hunt-prey': ({ prey, open }) => `Hunt ${preyNames[prey]} (${positions(open)})`,
  'ask-die': ({ monster }) => `${preyNames[monster]} is activated. Roll the monster die, or choose its face?`,
  'roll-die': () => 'Roll the die',
  'choose-face': ({ face, source }) => `${sourceName(source)}: ${faces[face]}`,
  'ask-monster-deed': ({ monster, region: at }) => `What does ${preyNames[monster]} do in ${region(at)}?`,
  'monster-moves': ({ monster }) => `${preyNames[monster]} moves`,
  'monster-attacks': ({ monster, region: at }) =>
    `${preyNames[monster]} attacks ${region(at)}: ${regionAttackNames[monster]}`,
  'ask-monster-move': ({ monster, from }) => `Where does ${preyNames[monster]} go from ${region(from)}?`,
  'move-monster': ({ monster, to }) => `${preyNames[monster]} goes to ${region(to)}`,
  'ask-morale': ({ monster, region: at }) =>
    `${preyNames[monster]} comes to ${region(at)}. Which army loses heart, and 1 strength?`,
  'drop-morale': ({ player, strength }, { seat }) => `The army of ${seat(player)} of strength ${strength}`,
  'spare-morale': () => 'None of them',
  'ask-ring': ({ monster }) =>
    `Both your rings are in use. Which monster do you free for ${preyNames[monster]}?`,
  'take-ring': ({ monster }) => `Free ${preyNames[monster]}`,
  'ask-move-loki': ({ from }) =>
    `Where does Loki go from ${region(from)}? Every army there will lose 1 strength.`,
  'move-loki': ({ to }) => `Loki goes to ${region(to)}`,
  'ask-place-loki': ({ from }) => `Where do you place Loki, who stands in ${region(from)}?`,
  'place-loki': ({ to }) => `Place Loki in ${region(to)}`,
  'monster-of-another': ({ monster, owner }, { seat }) =>
    `${preyNames[monster]} wears the ring of ${seat(owner)}: only its controller activates it.`,
  'monster-too-far': ({ monster, from }) =>
    `${preyNames[monster]} moves over land to a region bordering on ${region(from)}.`,
  'prey-elsewhere': ({ prey, region: at }) =>
    `${preyNames[prey]} is in ${region(at)}, and your hero is not: one hunts in the region of one's hero.`,
  'loki-too-early': ({ kills, needed }) =>
    `Loki may be hunted after ${needed} kill${needed === 1 ? '' : 's'}, and you have ${kills}.`,
  'loki-must-move': () => 'Loki stands here already and must go elsewhere.',
};

export const monsterEvents: Words<MonsterEvent, Names> = {
  'monster-activated': ({ monster, player, region: at, owned }, { seat }) =>
    `${preyNames[monster]} in ${region(at)} is activated; ${seat(player)} ${owned ? 'controls it' : 'acts for it'}.`,
  'die-rolled': ({ monster, pips, face }) =>
    `The monster die shows ${pips}: ${preyNames[monster]}, ${faces[face]}.`,
  'monster-moved': ({ monster, from, to }) =>
    `${preyNames[monster]} goes from ${region(from)} to ${region(to)}.`,
  'morale-dropped': ({ monster, player, region: at }, { seat }) =>
    `The army of ${seat(player)} in ${region(at)} loses heart before ${preyNames[monster]}.`,
  'morale-kept': ({ region: at }) => `No army in ${region(at)} loses heart.`,
  'region-attacked': ({ monster, region: at }) =>
    `${preyNames[monster]} attacks ${region(at)}: ${regionAttackNames[monster]}.`,
  'monster-controlled': ({ monster, player }, { seat }) => `${seat(player)} controls ${preyNames[monster]}.`,
  'monster-released': ({ monster, player }, { seat }) =>
    `${preyNames[monster]} is free again, no longer controlled by ${seat(player)}.`,
  'loki-moved': ({ from, to }) => `Loki goes from ${region(from)} to ${region(to)}.`,
};
