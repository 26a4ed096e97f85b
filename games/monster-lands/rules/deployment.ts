// Chapter ML-DEP: turn by turn, one action each, until everybody has passed.
import { listActs, type Seat } from '@krcma/kernel';
import { placeOf } from '../data/board.ts';
import { clanAt, type DicePool, isSolo, type MonsterLands } from '../state.ts';
import type { Action, ActKind, FreeAct, KindsOf } from './acts.ts';
import { emptyInto, namedDice, poolSize } from './dice.ts';
import { freeActs } from './free-acts.ts';
import { laboratory } from './laboratory.ts';
import { mine } from './mine.ts';
import { pawnshop } from './pawnshop.ts';
import { realm } from './realm-action.ts';
import { samTurn } from './sam.ts';
import { note, type Of, rule } from './script.ts';
import { send } from './send.ts';
import { visit } from './shops.ts';
import { takeStipends } from './stipends.ts';

/** One of them a turn; nothing of the kind is possible, or refused, after it (ML-DEP.1). */
const action = <A>({ refused, carryOut, ...kind }: ActKind<A>): ActKind<A> => ({
  ...kind,
  refused: (game, locals) => (game.acted ? [] : (refused?.(game, locals) ?? [])),
  carryOut: (game, act, locals) => {
    game.acted = true;
    return carryOut?.(game, act, locals);
  },
});

const actions: KindsOf<Action> = {
  visit: action(visit),
  laboratory: action(laboratory),
  mine: action(mine),
  pawnshop: action(pawnshop),
  send: action(send),
  realm: action(realm),
};

/** The turn is over after the action; without dice one passes; dice that fit nowhere are dropped (ML-DEP.3-5). */
type Ending = { readonly do: 'end' } | { readonly do: 'pass' } | { readonly do: 'drop' };
type Act = Action | FreeAct | Ending;
const END: Ending = { do: 'end' };
const PASS: Ending = { do: 'pass' };
const DROP: Ending = { do: 'drop' };

/** Persuasion dice fit no entrance path, which may still be taken with tokens only (ML-DEP.5). */
const fitsNowhere = ({ strength, magic }: DicePool, acts: readonly Act[]): boolean =>
  acts.length === 0 ||
  (strength + magic === 0 && acts.every((act) => act.do === 'send' && placeOf(act.path) === 'gate'));

function actsOf(game: MonsterLands, locals: Of): Act[] {
  const { dice } = clanAt(game, locals.player);
  const acts: Act[] = [];
  if (game.acted) acts.push(END);
  else if (poolSize(dice) === 0) acts.push(PASS);
  else {
    listActs(actions, game, locals, acts);
    if (fitsNowhere(dice, acts)) acts.push(DROP);
  }
  listActs(freeActs, game, locals, acts);
  return acts;
}

function pass(game: MonsterLands, seat: Seat): undefined {
  clanAt(game, seat).passed = true;
  note({ key: 'passed', player: seat });
}

const endings: KindsOf<Ending> = {
  end: { option: () => ({ id: 'end', label: { key: 'end-turn' } }) },
  pass: {
    option: () => ({ id: 'pass', label: { key: 'pass' }, rule: 'ML-DEP.3' }),
    carryOut: (game, _, { player }) => pass(game, player),
  },
  drop: {
    option: (game, _, { player }) => {
      const dice = poolSize(clanAt(game, player).dice);
      return { id: 'drop', label: { key: 'drop-dice', dice }, rule: 'ML-DEP.5' };
    },
    carryOut: (game, _, { player }) => {
      const { dice } = clanAt(game, player);
      note({ key: 'dice-dropped', player, dice: namedDice(dice) });
      emptyInto(dice);
      return pass(game, player);
    },
  },
};

/** The next seat that has not passed, clockwise (ML-DEP.1). */
function passOn(game: MonsterLands): void {
  for (let i = 1; i <= game.seats; i++) {
    const seat = (game.active + i) % game.seats;
    if (clanAt(game, seat).passed) continue;
    game.active = seat;
    return;
  }
}

const everybodyPassed = (game: MonsterLands): boolean => {
  for (const { passed } of game.clans) if (!passed) return false;
  return true;
};

export const turn = rule<Of>('turn')
  .do('start', (game, { player }) => {
    game.acted = false;
    game.moved.length = 0;
    takeStipends(game, player);
  })
  .acts('ended', {
    kinds: { ...actions, ...endings, ...freeActs },
    ends: ['end', 'pass', 'drop'],
    values: actsOf,
    prompt: (game) => ({ key: 'ask-action', round: game.round, acted: game.acted }),
    standing: (game) => (game.acted ? 'after-action' : undefined),
  })
  .maybeCall('sam', samTurn, (game, { player }) =>
    isSolo(game) && poolSize(clanAt(game, player).dice) > 0 ? { player } : undefined,
  )
  .do('pass on', (game) => passOn(game));

export const deployment = rule('deployment')
  .do('start', (game) => {
    game.phase = 'deployment';
    game.active = game.first;
    note({ key: 'phase-started', phase: 'deployment', round: game.round });
  })
  .repeat('turns', turn, (game) => (everybodyPassed(game) ? undefined : { player: game.active }));
