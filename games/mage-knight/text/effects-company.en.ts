// Turns, tactics, and what reaches other players.
import type { CompanyOps, TurnOps } from '../data/ops.ts';
import type { OpWords } from './effects.ts';

const centre = 'the skill lies in the middle until your next turn';

export const turnWords = {
  handLimit: ({ n }) => `hand limit +${n} at the next draw`,
  planning: ({ minHand, bonus }) =>
    `at the end of each turn with at least ${minHand} cards in hand, hand limit +${bonus} for the draw`,
  extraTurn: () => 'once: another turn right after this one',
  extraTurnReturnCards: () =>
    'at the end of the turn take back the cards you played and take another turn; this card is set aside for the round',
  selfToDeck: ({ where, ifDeckNotEmpty }) =>
    `at the end of the turn you may put this card ${where === 'top' ? 'on top of' : 'under'} your deck${ifDeckNotEmpty ? ', if it is not empty' : ''}`,
  reclaimCard: ({ cost }) =>
    `at the end of the turn you may discard ${cost === 'discardAny' ? 'any card' : 'a card that is no wound'} to take this one back`,
  rethink: ({ max }) =>
    `when taken: discard up to ${max} cards, draw as many, then shuffle the discard pile into the deck`,
  stealDie: () =>
    'when taken: a die of a basic colour lies here; on one turn of this day it may be used as well',
  longNight: ({ n }) =>
    `once, when your deck is empty: ${n} random cards of your discard pile become your deck`,
  shuffleRedraw: ({ max }) =>
    `once before a turn: shuffle up to ${max} cards into your deck and draw as many`,
  tutor: () => 'when taken: search your deck for a card, then shuffle it',
  sparingPower: () =>
    'before each turn: put the top card of your deck under this tactic, or turn it over and take all cards under it',
} satisfies Pick<OpWords, keyof TurnOps>;

export const companyWords = {
  ifLowestFame: ({ gives }, say) => `with the least fame of all also ${say(gives)}`,
  motivationLock: () => 'on anybody’s turn; no Motivation again until the end of your next turn',
  returnFor: ({ gives }, say) =>
    `${centre}; another player may return it for ${gives === 'same' ? 'the same' : say(gives)}`,
  healingRitual: () =>
    'throw away up to 2 wounds from hand; one of them goes to the hand of the nearest hero',
  ritualOfPain: () =>
    `throw away up to 2 wounds from hand; ${centre}; another player may return it to play a wound sideways for 3`,
  manaExploit: () =>
    `gain a token of any colour but gold; ${centre}; another player who uses mana of another colour takes a wound, once for each colour`,
  manaOverload: ({ bonus }) =>
    `gain a token of any colour but gold; ${centre}; the first card powered with that colour gives +${bonus}`,
  manaSuppression: () =>
    `${centre}; others pay one more mana for the first basic mana of their turn; then you gain a crystal of one of those`,
  manaEnhancement: () =>
    `when you spend a basic mana: a crystal of its colour; ${centre}; another player may return it for a token of that colour`,
  sourceFreeze: () =>
    `${centre}; others may not use their die; then you gain a crystal of a colour of the Source`,
  sourceOpening: () =>
    `you may reroll a die of the Source; ${centre}; another player may return it for one more die, you gain a crystal of its colour`,
  othersTerrain: ({ delta, max }) =>
    `until your next turn terrains cost others ${delta} more, at most ${max}`,
  othersEnemiesAttack: ({ n }) => `until your next turn attacks of enemies against others are +${n}`,
  howlOfThePack: () =>
    `one card played sideways is worth 4, +1 for each command token without a unit; ${centre}; whoever fights first returns it: one enemy Armor −1, one attack −1`,
  wolfsHowl: () =>
    `one card played sideways is worth 4, +1 for each command token without a unit; ${centre}; attacks and blocks of others' units are 1 lower`,
  meltdown: () =>
    'each other player loses a random crystal, of which you may gain one; who has none takes a wound',
  radiance: () =>
    'choose a basic colour: everybody takes a wound for each crystal of it, then you gain 2 of them',
  claimDie: ({ curse }) =>
    `take a die of a basic colour until the end of the round: 3 tokens of it now, or 1 at the start of each later turn${curse ? '; others who use that colour take a wound, once a turn' : ''}`,
  mindRead: ({ steal }) =>
    `name a basic colour and gain a crystal of it; each other player discards a card of that colour or shows a hand without one${steal ? '; you may take one discarded action for good' : ''}`,
  spendOpponentUnit: ({ maxLevel }) =>
    `if you readied a unit, spend a ready unit of level ${maxLevel} or less of each other player`,
} satisfies Pick<OpWords, keyof CompanyOps>;
