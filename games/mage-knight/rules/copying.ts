// An artifact that is used as another one, shown from the deck.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import { cardOfSource } from '../data/sources.ts';
import type { Side } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { maySide } from './cards.ts';
import { useEffect } from './effects/carry-out.ts';
import { NONE, orNone } from './effects/inner.ts';
import { gainFame } from './fame.ts';
import { working } from './lasting.ts';
import { note, type Of, rule } from './script.ts';
import { SIDES, sourceOf } from './sides.ts';

type CopyAct = { readonly do: 'copy'; readonly box: FaceId; readonly card: FaceId };

interface Copying extends Of {
  box: FaceId;
  card: FaceId;
}

/** A used box is a played card; one whose powered effect was used leaves the game (MK-1.9). */
function markUsed(game: MageKnight, { player, box, card }: Copying, side: Side): void {
  const lying = playerAt(game, player).played.find((each) => each.card === box);
  if (lying !== undefined) lying.to = side === 'powered' ? 'away' : 'discard';
  const used = working(game, player, 'copyTopArtifact').find(({ lasting }) => lasting.card === card);
  if (used !== undefined) used.lasting.left = 0;
  note({ key: 'card-played', player, card, side, from: 'deck' });
  gainFame(game, player, 1);
}

const copyArtifact = rule<Copying>('copyArtifact')
  .choose('side', {
    kind: 'one',
    always: true,
    values: (game, { player, card }) => orNone(SIDES.filter((side) => maySide(game, player, card, side))),
    option: (_, side, { card }) =>
      side === null ? NONE : { id: side, label: { key: 'play-side', card, side }, rule: 'MK-1.9' },
    prompt: (_, { card }) => ({ key: 'ask-how', card }),
  })
  .do('mark', (game, { side, ...copying }) => {
    if (side !== null) markUsed(game, copying, side);
  })
  .maybeCall('used', useEffect, (_, { player, card, side }) =>
    side === null ? undefined : { player, source: sourceOf(card, side), path: [], card },
  );

const mayCopy = (game: MageKnight, seat: Seat, card: FaceId): boolean =>
  SIDES.some((side) => maySide(game, seat, card, side));

const optionOf = (box: FaceId, card: FaceId) => ({
  id: `copy:${card}`,
  label: { key: 'copy-artifact' as const, card: box, as: card },
  thing: `card:${box}`,
  rule: 'MK-1.19' as const,
});

/** Once this turn. */
export const copy: ActKind<MageKnightTypes, Of, CopyAct> = {
  list: (game, { player }, into) => {
    if (game.lasting.length === 0) return;
    for (const { lasting } of working(game, player, 'copyTopArtifact')) {
      const { card, source } = lasting;
      const box = cardOfSource(source);
      if (card !== undefined && box !== undefined && mayCopy(game, player, card))
        into.push({ do: 'copy', box, card });
    }
  },
  option: (_, { box, card }) => optionOf(box, card),
  refused: (game, { player }) =>
    working(game, player, 'copyTopArtifact').flatMap(({ lasting: { card, source } }) => {
      const box = cardOfSource(source);
      if (card === undefined || box === undefined || mayCopy(game, player, card)) return [];
      return [{ ...optionOf(box, card), reason: { key: 'nothing-to-do-with-it' as const, card } }];
    }),
  carryOut: (_, { box, card }, { player }) => calling(copyArtifact, { player, box, card }),
};
