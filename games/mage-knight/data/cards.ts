// All cards of players' decks under one name each; wounds are cards without a face.
import { type AdvancedActionId, advancedActions } from './advanced-actions.ts';
import { type ArtifactId, artifacts } from './artifacts.ts';
import { type BasicActionId, basicActions } from './basic-actions.ts';
import type { Card } from './card.ts';
import { type SpellId, spells } from './spells.ts';
import type { Icon, Side } from './types.ts';

export const WOUND = 'wound';

/** Whatever has two effects. */
export type FaceId = BasicActionId | AdvancedActionId | SpellId | ArtifactId;
export type CardId = FaceId | typeof WOUND;

const cards: Readonly<Record<FaceId, Card>> = {
  ...basicActions,
  ...advancedActions,
  ...spells,
  ...artifacts,
};

export const FACES = Object.keys(cards) as readonly FaceId[];

export const cardOf = (id: FaceId): Card => cards[id];

export const isAction = (id: FaceId): boolean => {
  const { kind } = cards[id];
  return kind === 'basic' || kind === 'advanced';
};

export const iconsOf = (id: FaceId, side: Side): readonly Icon[] =>
  cards[id][side].icons ?? cards[id].icons ?? [];
