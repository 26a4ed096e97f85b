// Operations about turns and their end.
import { playerAt } from '../../state.ts';
import { last } from '../lasting.ts';
import { note, rule } from '../script.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';
import { tacticOperations } from './tactics.ts';

/** At the next draw, be it that of the next round (MK-3.21). */
const handLimit = rule<OpAt>('handLimit').do('raise', (game, at) => {
  const { n } = opNamed(at, 'handLimit');
  playerAt(game, at.player).moreCards += n;
  note({ key: 'hand-limit-raised', player: at.player, n });
});

/** MK-3.30. */
const extraTurn = rule<OpAt>('extraTurn').do('announce', (game, { player }) => {
  game.turn.again = true;
  note({ key: 'another-turn', player });
});

/** MK-1.21: whatever was played for it first is set aside, all other cards come back. */
const extraTurnReturnCards = rule<OpAt>('extraTurnReturnCards').do('bend', (game, { player }) => {
  const [outermost] = game.turn.effects;
  game.turn.again = true;
  game.turn.noDraw = true;
  game.turn.aside = outermost?.card ?? null;
  note({ key: 'another-turn', player });
});

const selfToDeck = rule<OpAt>('selfToDeck').do('remember', (game, at) => last(game, at, 'turn'));

const reclaimCard = rule<OpAt>('reclaimCard').do('remember', (game, at) => last(game, at, 'turn'));

export const turnOperations: Operations = {
  ...tacticOperations,
  handLimit,
  extraTurn,
  extraTurnReturnCards,
  selfToDeck,
  reclaimCard,
};
