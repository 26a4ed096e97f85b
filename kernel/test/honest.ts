import { ConformanceError, playChecked, randomPlayer } from '../conformance.ts';
import { type GameModule, note, revealed, roll, type Seat } from '../index.ts';
import { endNow, type Mini, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';

export type Act = (game: Mini, player: Seat, deed: string) => void;

const drawCard: Act = (game, player) => {
  const card = game.deck.shift();
  if (card === undefined) return;
  game.hands[player]?.push(card);
  revealed([player]);
  note({ key: 'told', what: card }, [player], { key: 'hushed' });
};

/** Six turns of drawing, laying down in the market and rolling; `act` may be swapped for a broken one. */
export function gameWith(
  act: Act,
  changes: Partial<GameModule<MiniTypes>> = {},
  deeds = (game: Mini, player: Seat): string[] => ['draw', ...(game.hands[player] ?? []), 'roll'],
): GameModule<MiniTypes> {
  const turn = rule<{ player: Seat }>('turn')
    .choose(
      'deed',
      oneOf((game, { player }) => deeds(game, player)),
    )
    .do('act', (game, { player, deed }) => {
      trail(game, player);
      act(game, player, deed);
    });
  const main = rule('main')
    .repeat('turns', turn, (game) =>
      game.trail.length < 6 ? { player: game.trail.length % game.seats } : undefined,
    )
    .do('end', (game) => endNow(game));
  return miniGame([main, turn], {
    components: ({ hands, deck, market }) => [...hands.flat(), ...deck, ...market],
    ...changes,
  });
}

export const honest: Act = (game, player, deed) => {
  const hand = game.hands[player] ?? [];
  if (deed === 'draw') drawCard(game, player, deed);
  else if (deed === 'roll') game.points[player] = (game.points[player] ?? 0) + roll(game);
  else game.market.push(...hand.splice(hand.indexOf(deed), 1));
};

/** Plays until the suite complains; the sentence it complains with. */
export function complaint(module: GameModule<MiniTypes>, seats = 2): string {
  for (let i = 0; i < 20; i++)
    try {
      playChecked(module, { seats, seed: `broken ${i}` }, randomPlayer, { every: 1, mostDecisions: 200 });
    } catch (error) {
      if (error instanceof ConformanceError) return error.message;
      throw error;
    }
  return 'no complaint';
}
