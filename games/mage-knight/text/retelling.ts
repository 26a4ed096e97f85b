import { type Digest, type Names, type Retelling, say, type Words } from '@krcma/kernel';
import type { MageKnightEvent } from '../messages.ts';
import type { MageKnightView } from '../rules/view.ts';
import { type MapChange, mapChanges } from './map-changes.ts';
import { type Retold, retoldTurns } from './retold.ts';

/** What a language needs to retell turns and to say what became of the map. */
export interface RetellingWords {
  readonly retold: Words<Retold, Names>;
  /** Who marches in turns that are no player's. */
  readonly volkare: string;
  readonly changes: Words<MapChange, Names>;
}

export const retelling = ({ retold, volkare, changes }: RetellingWords) => ({
  retell: (events: readonly MageKnightEvent[], names: Names): readonly Retelling[] =>
    retoldTurns(events).map(({ seat, isVolkares, lines }) => ({
      ...(seat !== undefined && { seat }),
      ...(isVolkares && { enemy: volkare }),
      lines: lines.map((line) => say(retold, line, names)),
    })),
  changed: (before: unknown, after: unknown, names: Names): readonly Digest[] =>
    mapChanges(before as MageKnightView, after as MageKnightView).map((change) => ({
      words: say(changes, change, names),
      thing: `space:${change.space}`,
    })),
});
