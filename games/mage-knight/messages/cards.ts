// Cards, mana and effects.
import type { Seat } from '@krcma/kernel';
import type { CardId, FaceId } from '../data/cards.ts';
import type { CardFilter, OpName } from '../data/ops.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Basic, Colour, Side, Sideways } from '../data/types.ts';

/** Where mana comes from: the Source, tokens, crystals, a die on a tactic, or a ring that has no end of it. */
export type ManaFrom = 'die' | 'token' | 'crystal' | 'kept' | 'endless';

/** Playing cards and paying for them. */
type PlayMessage =
  | { key: 'play-card'; card: FaceId }
  | { key: 'play-wound' }
  | { key: 'ask-how'; card: FaceId }
  | { key: 'play-side'; card: FaceId; side: Side }
  | { key: 'play-sideways'; card: CardId; as: Sideways; n: number }
  | { key: 'ask-mana'; source: OpsSource | 'altar' | 'seal'; colours: readonly Colour[] }
  | { key: 'mana'; from: ManaFrom; colour: Colour; as: Colour }
  | { key: 'pay-nothing' }
  | { key: 'crystal-to-token'; colour: Basic }
  | { key: 'copy-artifact'; card: FaceId; as: FaceId };

/** Why a card cannot be played so. */
type RefusalMessage =
  | { key: 'wounds-cannot-be-played' }
  | { key: 'nothing-to-do-with-it'; card: FaceId }
  | { key: 'side-does-nothing'; card: FaceId; side: Side }
  | { key: 'no-mana'; costs: readonly (readonly Colour[])[] }
  | { key: 'black-only-at-night' }
  | { key: 'black-by-day' }
  | { key: 'gold-at-night' }
  | { key: 'die-used' }
  | { key: 'needed-for-more' }
  | { key: 'healing-not-in-combat'; card: FaceId }
  | { key: 'sideways-attack-needs-target' }
  | { key: 'sideways-block-needs-attack' }
  | { key: 'wound-is-no-cost' }
  | { key: 'card-does-not-fit'; filter: CardFilter }
  | { key: 'no-influence'; cost: number; influence: number }
  | { key: 'mana-without-use' }
  | { key: 'way-does-nothing' };

/** What effects ask. */
type EffectMessage =
  | { key: 'ask-way'; source: OpsSource }
  | { key: 'way'; source: OpsSource; op: OpName; n: number; path: readonly (number | string)[] }
  | { key: 'ask-colour'; source: OpsSource; op: OpName }
  | { key: 'ask-rolled-colour' }
  | { key: 'colour'; colour: Colour }
  | { key: 'ask-die'; source: OpsSource; op: OpName }
  | { key: 'die'; colour: Colour }
  | { key: 'ask-discard-for'; source: OpsSource; filter: CardFilter; n: number }
  | { key: 'ask-throw-for'; source: OpsSource; filter: CardFilter; n: number }
  | { key: 'discard-card'; card: CardId }
  | { key: 'throw-card'; card: CardId }
  | { key: 'enough' }
  | { key: 'ask-card-with'; source: OpsSource }
  | { key: 'ask-offered'; source: OpsSource }
  | { key: 'take-card'; card: FaceId }
  | { key: 'buy-card'; card: FaceId; cost: number }
  | { key: 'take-nothing' }
  | { key: 'ask-wound-to'; source: OpsSource }
  | { key: 'wound-to'; to: 'hand' | 'discard' }
  | { key: 'ask-use-mana'; colour: Colour }
  | { key: 'ask-recycle'; source: OpsSource; n: number }
  | { key: 'recycle-card'; card: CardId }
  | { key: 'ask-deck-end'; source: OpsSource }
  | { key: 'deck-end'; to: 'top' | 'bottom' };

export type CardMessage = PlayMessage | RefusalMessage | EffectMessage;

export type CardEvent =
  | { key: 'card-played'; player: Seat; card: FaceId; side: Side; from?: 'offer' | 'deck' }
  | { key: 'card-sideways'; player: Seat; card: CardId; as: Sideways; n: number }
  | { key: 'card-discarded'; player: Seat; card: CardId }
  | { key: 'card-thrown'; player: Seat; card: CardId }
  | { key: 'cards-picked'; player: Seat; cards: readonly CardId[] }
  | { key: 'cards-recycled'; player: Seat; cards: readonly CardId[]; to: 'top' | 'bottom' }
  | { key: 'artifact-shown'; player: Seat; card: FaceId }
  | { key: 'mana-spent'; player: Seat; from: ManaFrom; colour: Colour; as: Colour }
  | { key: 'mana-gained'; player: Seat; colour: Colour; n: number; total: number }
  | { key: 'crystal-gained'; player: Seat; colour: Basic; total: number }
  | { key: 'crystals-back'; player: Seat; crystals: Readonly<Record<Basic, number>> }
  | { key: 'die-rolled'; player: Seat; from: Colour; colour: Colour }
  | { key: 'die-set'; player: Seat; from: Colour; colour: Colour }
  | { key: 'more-dice'; player: Seat; n: number }
  | { key: 'points'; player: Seat; kind: 'move' | 'influence' | 'heal'; n: number; total: number };
