// Chapters VAL-TURN and VAL-SET.20: the whole game, turn by turn.
import { below, type Seat } from '@krcma/kernel';
import type { DukeId } from '../data/dukes.ts';
import { isSolo, playerAt, restingSeat, type Valeria } from '../state.ts';
import { actionPhase } from './action.ts';
import { endPhase } from './end.ts';
import { harvestPhase, secondHarvest } from './harvest.ts';
import { rollPhase } from './roll.ts';
import { note, type Of, rule } from './script.ts';
import { monstersPhase } from './solo.ts';

export const keepDuke = rule<Of>('keepDuke')
  .choose('duke', {
    kind: 'one',
    values: (game, { player }) => playerAt(game, player).dukes,
    option: (_, duke) => ({
      id: `keep:${duke}`,
      label: { key: 'keep-duke', duke },
      thing: `card:${duke}`,
      rule: 'VAL-SET.20',
    }),
    prompt: () => ({ key: 'ask-duke' }),
  })
  .gives((_, { player, duke }) => ({ player, duke }));

/** One stays, the other goes back unseen; alone it may even come back as the Dark Lord's (VAL-SET.20, VAL-SOLO.4). */
function keep(game: Valeria, seat: Seat, duke: DukeId): void {
  const player = playerAt(game, seat);
  const declined = player.dukes.filter((each) => each !== duke);
  player.dukes = [duke];
  if (isSolo(game)) game.box.dukes.push(...declined);
  else player.declined = declined;
  note({ key: 'duke-kept', player: seat, duke }, [seat], { key: 'duke-kept', player: seat });
}

function callDarkLord(game: Valeria): void {
  const { dukes } = game.box;
  game.darkLord = { duke: dukes.splice(below(game, dukes.length), 1), citizens: [], domains: [] };
  note({ key: 'dark-lord-came' });
}

export const turn = rule<Of>('turn')
  .do('start', (game, { player }) => {
    game.turn++;
    const resting = restingSeat(game);
    note({ key: 'turn-started', player, turn: game.turn, ...(resting !== undefined && { resting }) });
  })
  .call('roll', rollPhase, (_, { player }) => ({ player }))
  .call('harvest', harvestPhase, (_, { player }) => ({ player }))
  .call('actions', actionPhase, (_, { player }) => ({ player }))
  .maybeCall('monsters', monstersPhase, (game, { player }) => (isSolo(game) ? { player } : undefined))
  .maybeCall('secondHarvest', secondHarvest, (game, { player }) => (isSolo(game) ? { player } : undefined))
  .do('end', (game) => endPhase(game));

export const opening = rule('valeria')
  .sideBySide(
    'dukes',
    keepDuke,
    (game) => (game.options.noDukes ? [] : game.players.map((_, player) => ({ player }))),
    {
      secret: true,
    },
  )
  .do('keep dukes', (game, { dukes }) => {
    for (const { player, duke } of dukes) keep(game, player, duke);
    if (isSolo(game)) callDarkLord(game);
  })
  .repeat('turns', turn, (game) => ({ player: game.active }));
