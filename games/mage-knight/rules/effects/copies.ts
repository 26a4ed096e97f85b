// The top artifact of the deck is shown; the card that shows it may be used as that one (rules/copying.ts).
import { revealed } from '@krcma/kernel';
import { cardOfSource } from '../../data/sources.ts';
import { playerAt } from '../../state.ts';
import { last } from '../lasting.ts';
import { note, rule } from '../script.ts';
import type { OpAt, Operations } from './op-at.ts';

/** Unused, the card comes back to hand at end of turn; the shown one goes under its deck in any case. */
const copyTopArtifact = rule<OpAt>('copyTopArtifact').do('show', (game, at) => {
  const card = game.artifacts.pop();
  if (card === undefined) return;
  revealed();
  const { played } = playerAt(game, at.player);
  const box = played.find((each) => each.card === cardOfSource(at.source));
  if (box !== undefined) box.to = 'hand';
  played.push({ card, to: 'artifacts' });
  last(game, at, 'turn', { left: 1, card });
  note({ key: 'artifact-shown', player: at.player, card });
});

export const copyOperations: Operations = { copyTopArtifact };
