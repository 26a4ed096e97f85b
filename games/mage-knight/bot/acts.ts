// What is done next, as the answer it would be.
import type { Json, Seat } from '@krcma/kernel';
import { activate } from '../rules/activating.ts';
import { maySide } from '../rules/cards.ts';
import { whyNotSideways } from '../rules/sideways.ts';
import { useSkill } from '../rules/skills.ts';
import type { MageKnight } from '../state.ts';
import type { Pick } from './cover.ts';
import type { Item } from './means.ts';

/** An answer to the question of a turn or a combat, as far as it has to match. */
export type Act = Readonly<Record<string, Json>>;

/** An act, and how a card or a unit is to be used by it. */
export interface Move {
  readonly act: Act;
  readonly pick?: Pick;
}

export const END: Move = { act: { do: 'end' } };

const actOf = ({ card, unit, skill }: Item): Act => {
  if (card !== undefined) return { do: 'play', card };
  return unit !== undefined ? { do: 'unit', unit } : { do: 'skill', skill: skill ?? '' };
};

export const using = (pick: Pick): Move => ({ act: actOf(pick.item), pick });

/** Whether the thing can be used that way now. */
export function isPlayable(game: MageKnight, seat: Seat, { item, use }: Pick): boolean {
  const { how } = use;
  if (item.card !== undefined && typeof how === 'string' && how !== 'skill')
    return how === 'basic' || how === 'powered'
      ? maySide(game, seat, item.card, how)
      : whyNotSideways(game, how) === undefined;
  const listed: Act[] = [];
  const kind = item.unit !== undefined ? activate : useSkill;
  kind.list?.(game, { player: seat }, { push: (act: Act) => listed.push(act) });
  return listed.some((each) => matches(each, actOf(item)));
}

/** Acts are records; whatever else is answered is none. */
const recordOf = (value: Json | undefined): Readonly<Record<string, Json | undefined>> | undefined =>
  typeof value === 'object' && value !== null && 'do' in value ? value : undefined;

/** The card of a lesson stands one level deeper. */
const read = (value: Readonly<Record<string, Json | undefined>>, key: string): Json | undefined => {
  if (key in value) return value[key];
  const { lesson } = value;
  return typeof lesson === 'object' && lesson !== null && 'card' in lesson ? lesson.card : undefined;
};

/** What kind of act an answer is. */
export const kindOf = (value: Json): string => {
  const kind = recordOf(value)?.do;
  return typeof kind === 'string' ? kind : '';
};

export function matches(value: Json, act: Act): boolean {
  const record = recordOf(value);
  if (record === undefined) return false;
  for (const [key, wanted] of Object.entries(act)) if (read(record, key) !== wanted) return false;
  return true;
}
