// Attack dice that are sent on to a neighbour before the roll: Žandala (ML-MER.18), and tricks (ML-TRX.11-13).
import type { PathId } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { clanAt } from '../state.ts';
import { divertedByAbility } from './attack-strength.ts';
import { use } from './clan.ts';
import { neighboursOf } from './paths.ts';
import { note, type Of, rule } from './script.ts';
import { strike } from './strike.ts';
import { divertByTricks } from './trick-divert.ts';

export type Diversion = { path: PathId; monster: MonsterId; dice: number };

/** The dice are rolled at the neighbour first; which one, his owner decides. */
export const divertByAbility = rule<Of & Diversion>('divertByAbility')
  .choose('to', {
    kind: 'place',
    values: (game, { path }) => neighboursOf(game, path),
    option: (_, to, { dice }) => ({
      id: `divert:${to}`,
      label: { key: 'divert', to, dice },
      thing: `path:${to}`,
      rule: 'ML-MER.18',
    }),
    prompt: (_, { path, dice }) => ({ key: 'ask-divert', dice, path }),
  })
  .do('send on', (game, { player, path, dice, to }) => {
    const member = game.paths[path]?.member;
    if (member != null) use(clanAt(game, player), member);
    note({ key: 'dice-diverted', player, to, dice });
  })
  .call('strike', strike, (_, { monster, dice, to }) => ({ path: to, monster, dice, active: false }));

/** Gives the dice that are left for the mercenary himself. */
export const divertDice = rule<Diversion>('divertDice')
  .set('byAbility', (game, { path, dice }) => divertedByAbility(game, path, dice))
  .maybeCall('ability', divertByAbility, (game, { path, monster, byAbility }) =>
    byAbility === 0 ? undefined : { player: game.paths[path]?.seat ?? 0, path, monster, dice: byAbility },
  )
  .call('tricks', divertByTricks, (_, { path, monster, dice, byAbility }) => ({
    path,
    monster,
    dice: dice - byAbility,
  }))
  .gives((_, { tricks }) => tricks);
