import { choose, type Journal, note, openJournal, revealed, roll, type Seat } from '../index.ts';
import { endNow, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';

/** Seats take turns of several deeds; a roll and a look tell something. */
const DEEDS = ['walk', 'rest', 'roll', 'look', 'end', 'stop'];

const deed = rule<{ player: Seat }>('deed')
  .choose(
    'deed',
    oneOf(() => DEEDS, { standing: () => 'deed' }),
  )
  .do('act', (game, { player, deed }) => {
    trail(game, `${player}:${deed}`);
    note({ key: 'told', what: deed });
    if (deed === 'roll') trail(game, roll(game));
    if (deed === 'look') revealed();
    if (deed === 'stop') endNow(game);
  })
  .gives((_, { deed }) => deed);
const turn = rule<{ player: Seat }>('turn').repeat('deeds', deed, (_, { player, deeds }) =>
  deeds === 'end' ? undefined : { player },
);
const main = rule('main').repeat('turns', turn, (game) => ({
  player: game.trail.filter((each) => each.endsWith(':end')).length % game.seats,
}));
export const game = miniGame([main, turn, deed]);
export const open = (seats = 2): Journal<MiniTypes> => openJournal(game, { seats, seed: 'undo' });

export function play(journal: Journal<MiniTypes>, ...lines: string[]): Journal<MiniTypes> {
  for (const line of lines) {
    const [seat = '', choice = ''] = line.split(' ');
    choose(game, journal, Number(seat), choice);
  }
  return journal;
}
