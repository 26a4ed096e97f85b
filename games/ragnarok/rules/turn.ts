// Chapter LOR-TURN: the whole game, turn by turn.
import { seatsFrom } from '@krcma/kernel';
import { playerAt, type Ragnarok, type TurnStep } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { heroStep } from './hero-step.ts';
import { manoeuvre } from './manoeuvre.ts';
import { bringRagnarok, judgeRagnarok } from './omens.ts';
import { prayer } from './prayer.ts';
import { runeStep } from './rune-step.ts';
import { note, type Of, rule } from './script.ts';
import { selection } from './selection.ts';
import { settle } from './settle.ts';
import { special } from './special.ts';
import { momentOf, triggersOn } from './triggers.ts';

const begin = (step: TurnStep) => (game: Ragnarok) => {
  game.phase = step;
};

function endTurn(game: Ragnarok): void {
  const { options, seats, turns, active } = game;
  if (turns === options.lastRound * seats) bringRagnarok(game, active);
  game.active = (active + 1) % seats;
  const { doom } = game;
  if (doom === null) return;
  doom.left--;
  if (doom.left === 0) judgeRagnarok(game, doom.by);
}

/** Five steps in this order, each ending with control and battles (LOR-TURN.2, .5). */
const turn = rule<Of>('turn')
  .do('start', (game, { player }) => {
    game.turns++;
    playerAt(game, player).used = [];
    game.phase = 'prayer';
    note({ key: 'turn-begun', player, turn: game.turns });
  })
  .offer(
    'turn start',
    momentOf('turnStart', (game, { player }) => triggersOn(game, player, 'turnStart')),
  )
  .call('prayer', prayer, (_, { player }) => ({ player }))
  .call('prayer ends', settle, () => ({}))
  .do('hero begins', begin('hero'))
  .call('hero', heroStep, (_, { player }) => ({ player }))
  .call('hero ends', settle, () => ({}))
  .do('rune begins', begin('rune'))
  .call('rune', runeStep, (_, { player }) => ({ player }))
  .call('rune ends', settle, () => ({}))
  .do('manoeuvre begins', begin('manoeuvre'))
  .call('manoeuvre', manoeuvre, (_, { player }) => ({ player }))
  .call('manoeuvre ends', settle, () => ({}))
  .do('special begins', begin('special'))
  .call('special', special, (_, { player }) => ({ player }))
  .call('special ends', settle, () => ({}))
  .call('aftermath', aftermath, () => ({}))
  .do('end', endTurn);

export const opening = rule('ragnarok')
  .do('start', (game) => note({ key: 'game-started', first: game.start }))
  .each('selection', selection, (game) => seatsFrom(game.start, game.seats).map((player) => ({ player })))
  .do('begin', (game) => {
    game.active = game.start;
  })
  .repeat('turns', turn, (game) => ({ player: game.active }));
