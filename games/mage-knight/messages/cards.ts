// Cards, mana and effects.
import type { Seat } from '@krcma/kernel';
import type { CardId, FaceId } from '../data/cards.ts';
import type { OpName } from '../data/ops.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Colour, Side, Sideways } from '../data/types.ts';

/** Where mana comes from. */
export type ManaFrom = 'die' | 'token' | 'crystal';

export type CardMessage =
  | { key: 'play-card'; card: FaceId }
  | { key: 'play-wound' }
  | { key: 'ask-how'; card: FaceId }
  | { key: 'play-side'; card: FaceId; side: Side }
  | { key: 'play-sideways'; card: CardId; as: Sideways; n: number }
  | { key: 'ask-mana'; source: OpsSource; colours: readonly Colour[] }
  | { key: 'mana'; from: ManaFrom; colour: Colour; as: Colour }
  | { key: 'ask-way'; source: OpsSource }
  | { key: 'way'; source: OpsSource; op: OpName; n: number; path: readonly (number | string)[] }
  | { key: 'wounds-cannot-be-played' }
  | { key: 'nothing-to-do-with-it'; card: FaceId }
  | { key: 'no-mana'; colours: readonly Colour[] }
  | { key: 'way-does-nothing' };

export type CardEvent =
  | { key: 'card-played'; player: Seat; card: FaceId; side: Side }
  | { key: 'card-sideways'; player: Seat; card: CardId; as: Sideways; n: number }
  | { key: 'mana-spent'; player: Seat; from: ManaFrom; colour: Colour; as: Colour }
  | { key: 'points'; player: Seat; kind: 'move' | 'influence' | 'heal'; n: number; total: number };
