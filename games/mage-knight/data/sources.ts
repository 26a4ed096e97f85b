import { type CardId, cardOf, type FaceId } from './cards.ts';
import { type FactionTokenId, factionTokens } from './faction-tokens.ts';
import { foundOnce } from './found-once.ts';
import type { Op } from './ops.ts';
import { type SkillId, skills } from './skills.ts';
import { type TacticId, tactics } from './tactics.ts';
import type { Side } from './types.ts';
import { type UnitId, units } from './units.ts';

/** Whatever has operations: a side of a card, an ability of a unit by its number, a skill, a tactic, a token. */
export type OpsSource =
  | `card:${Exclude<CardId, 'wound'>}:${Side}`
  | `unit:${UnitId}:${number}`
  | `skill:${SkillId}`
  | `tactic:${TacticId}`
  | `token:${FactionTokenId}`;

const kinds: Readonly<Record<string, (id: string, part: string) => readonly Op[] | undefined>> = {
  card: (id, side) => cardOf(id as FaceId)?.[side as Side]?.ops,
  unit: (id, ability) => units[id as UnitId]?.abilities[Number(ability)]?.ops,
  skill: (id) => skills[id as SkillId]?.ops,
  tactic: (id) => tactics[id as TacticId]?.ops,
  token: (id) => factionTokens[id as FactionTokenId]?.ops,
};

/** The card a source is a side of. */
export const cardOfSource = (source: OpsSource): FaceId | undefined =>
  source.startsWith('card:') ? (source.split(':')[1] as FaceId) : undefined;

/** Sources are read at every step of every game: what a name stands for is found once. */
export const opsOf = foundOnce((source: OpsSource): readonly Op[] => {
  const [kind = '', id = '', part = ''] = source.split(':');
  return kinds[kind]?.(id, part) ?? [];
});
