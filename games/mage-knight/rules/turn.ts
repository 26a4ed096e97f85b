// Chapter MK-4: a turn, answer by answer, until its end is announced.
import type { ActKind } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { play } from './cards.ts';
import { endOfTurn } from './end-of-turn.ts';
import { explore } from './exploring.ts';
import { expire } from './lasting.ts';
import { newTurn } from './new-turn.ts';
import { note, type Of, rule } from './script.ts';
import { step } from './walking.ts';

type EndAct = { readonly do: 'end' };

/** MK-4.27. */
const end: ActKind<MageKnightTypes, Of, EndAct> = {
  list: (_, __, into) => {
    into.push({ do: 'end' });
  },
  option: () => ({ id: 'end', label: { key: 'end-turn' }, rule: 'MK-4.27' }),
  carryOut: ({ turn }) => {
    turn.stage = 'over';
    return undefined;
  },
};

/** The hero comes onto the portal (MK-2.20, MK-7.20). */
function begin(game: MageKnight, seat: number): void {
  game.active = seat;
  game.turns++;
  game.turn = newTurn();
  expire(game, seat, 'ownTurn');
  const player = playerAt(game, seat);
  player.space ??= '0,0:C';
  note({ key: 'turn-begun', player: seat });
}

export const turn = rule<Of>('turn')
  .do('begin', (game, { player }) => begin(game, player))
  .acts('acts', {
    kinds: { play, step, explore, end },
    ends: ['end'],
    always: true,
    prompt: () => ({ key: 'ask-turn' }),
  })
  .call('end', endOfTurn, (_, { player }) => ({ player }));
