import { countInEnglish, type Names, type Words } from '@krcma/kernel';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { Reward } from '../data/monsters.ts';
import type { Weapon } from '../data/types.ts';
import type { HuntEvent, HuntMessage } from '../messages/hunt.ts';
import { monsterEvents, monsterMessages } from './monsters.en.ts';
import {
  artifactNames,
  attackCardNames,
  combatCardNames,
  preyNames,
  rewardNames,
  specialAttackNames,
  weaponNames,
} from './names.en.ts';
import { cardList, list, region, sourceName } from './phrases.en.ts';

const weapons = (ids: readonly Weapon[]): string => list(ids.map((id) => weaponNames[id]));
const rewarded = (reward: Reward | undefined): string =>
  reward === undefined ? '' : `, reward: ${rewardNames[reward]}`;
const attacks = (count: number): string => countInEnglish(count, 'attack card');
const attackList = (ids: readonly AttackCardId[]): string => list(ids.map((id) => attackCardNames[id]));
const wounds = (count: number): string => countInEnglish(count, 'wound');
const plus = (bonus: number): string => (bonus === 0 ? '' : ` + ${bonus}`);

/** The name of an attack; a special one has the name its card gives it. */
const attackName = (attack: AttackCardId, prey: keyof typeof preyNames): string =>
  attack === 'special-attack' && prey !== 'loki'
    ? `${attackCardNames[attack]} (${specialAttackNames[prey]})`
    : attackCardNames[attack];

const failures = {
  injured: 'the hero can take no further injury',
  deck: 'the attack deck is empty',
  attack: 'the prey slips away',
  unwounded: 'no wound was dealt in a hero round',
} as const;

export const huntMessages: Words<HuntMessage, Names> = {
  ...monsterMessages,
  'ask-attack': ({ prey, hunter }, { seat }) =>
    `${seat(hunter)} hunts ${preyNames[prey]}, and you play the prey: which attack? The other cards are discarded.`,
  'play-attack': ({ attack, prey, rage, weakness, draw }) =>
    `${attackName(attack, prey)}: rage ${rage}, weakness ${weakness}, then draw ${draw}`,
  'ask-defence': ({ attack, prey, rage, weakness, total, bonus, wisdom }) =>
    `${preyNames[prey]} attacks: ${attackName(attack, prey)}. Defence ${total}${plus(bonus)} against rage ${rage}; with Wisdom ${total + wisdom} against weakness ${weakness}. Which cards do you play?`,
  'defend-with': ({ card, strength }) => `${combatCardNames[card]} (${strength})`,
  'defence-done': ({ held, found }) =>
    `${held ? 'Defend' : 'Take the attack'}${found ? ', and find its weakness' : ''}`,
  'ask-wound': ({ prey, open, wounds: dealt }) =>
    `${preyNames[prey]}: ${wounds(open)} to go, ${dealt} dealt in this round. Strike?`,
  'ask-second-weapon': ({ prey, weapons: asked }) =>
    `${preyNames[prey]}: the second weapon, ${list(
      asked.map((id) => weaponNames[id]),
      'or',
    )}.`,
  'wound-with': ({ card, weapons: asked, reward, by }) =>
    `${combatCardNames[card]}${by === undefined ? '' : ` (${sourceName(by)})`} on ${weapons(asked)}${rewarded(reward)}`,
  'ask-bare-wound': ({ prey }) => `Which wound of ${preyNames[prey]} do you cover without a card?`,
  'bare-wound': ({ weapons: asked, reward }) => `The wound for ${weapons(asked)}${rewarded(reward)}`,
  'stop-hunt': ({ fails }) => (fails ? 'Give up the hunt' : 'End the round'),
  'ask-unwound': ({ prey }) => `${preyNames[prey]} heals: which wound of this hunt closes?`,
  unwound: ({ weapons: asked }) => `The wound for ${weapons(asked)}`,
  'wound-covered': ({ player }, { seat }) => `A marker of ${seat(player)} lies here already.`,
  'no-weapon-for': ({ weapons: asked }) => `You have no card for ${weapons(asked)}.`,
  'no-wound-for': ({ card }) => `No open wound asks for the weapon of ${combatCardNames[card]}.`,
  'shield-only-defends': () => 'A Shield defends and never wounds.',
};

export const huntEvents: Words<HuntEvent, Names> = {
  ...monsterEvents,
  'hunt-begun': ({ hunter, prey, master, region: at, open }, { seat }) =>
    `${seat(hunter)} hunts ${preyNames[prey]} in ${region(at)}, ${wounds(open)} to go; ${seat(master)} plays the prey.`,
  'attacks-drawn': ({ player, count, cards }, { seat }) =>
    `${seat(player)} draws ${cards === undefined ? attacks(count) : attackList(cards)}.`,
  'attack-played': ({ prey, attack, rage, weakness, discarded }) =>
    `${preyNames[prey]} attacks: ${attackName(attack, prey)}, rage ${rage}, weakness ${weakness}${discarded.length === 0 ? '' : `; discarded: ${attackList(discarded)}`}.`,
  'defence-played': ({ player, cards, total, bonus, rage, shield, held }, { seat }) =>
    `${seat(player)} defends with ${cards.length === 0 ? 'nothing' : cardList(cards)}: ${shield ? 'a Shield' : `${total}${plus(bonus)} against ${rage}`}, ${held ? 'and holds' : 'and is hit'}.`,
  'weakness-found': ({ player, total, wisdom, bonus, weakness }, { seat }) =>
    `${seat(player)} finds the weakness: ${total} + ${wisdom}${plus(bonus)} against ${weakness}.`,
  'draw-prevented': ({ player }, { seat }) => `${seat(player)} draws no card in this round.`,
  'hand-shown': ({ player, to, cards }, { seat }) =>
    `${seat(player)} shows the hand to ${seat(to)}${cards === undefined || cards.length === 0 ? '' : `: ${cardList(cards)}`}.`,
  'wound-half': ({ player, prey, card }, { seat }) =>
    `${seat(player)} gets through to ${preyNames[prey]}${card === undefined ? '' : ` with ${combatCardNames[card]}`}; a second weapon must follow.`,
  'wound-dealt': ({ player, prey, weapons: met, card, reward, open }, { seat }) =>
    `${seat(player)} wounds ${preyNames[prey]} (${weapons(met)})${card === undefined ? '' : ` with ${combatCardNames[card]}`}${rewarded(reward)}; ${open} to go.`,
  'wound-healed': ({ prey, weapons: met }) => `A wound of ${preyNames[prey]} closes (${weapons(met)}).`,
  'hunt-failed': ({ player, prey, why }, { seat }) =>
    `The hunt of ${seat(player)} for ${preyNames[prey]} fails: ${failures[why]}.`,
  'injury-spared': ({ player }, { seat }) =>
    `The hero of ${seat(player)} is spared the injury of a failed hunt.`,
  'loki-heals': () => 'Loki survives, and all his wounds close.',
  'monster-slain': ({ player, monster }, { seat }) => `${seat(player)} slays ${preyNames[monster]}.`,
  'loki-slain': ({ player }, { seat }) => `${seat(player)} slays Loki.`,
  'token-gained': ({ player, markers }, { seat }) =>
    `${seat(player)} takes a slayer token for ${markers} markers on the card.`,
  'monster-artifact-taken': ({ player, monster, artifact }, { seat }) =>
    `${seat(player)} takes ${artifactNames[artifact]} from ${preyNames[monster]}.`,
};
