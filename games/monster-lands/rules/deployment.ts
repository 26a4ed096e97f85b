// Chapter ML-DEP: turn by turn, one action each, until everybody has passed.
import type { Option, Refused, Seat } from '@krcma/kernel';
import { placeOf } from '../data/board.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import { clanAt, type DicePool, isSolo, type MonsterLands } from '../state.ts';
import { type Action, type FreeAct, type KindsOf, kindOf } from './acts.ts';
import { emptyInto, namedDice, poolSize } from './dice.ts';
import { freeActCalled, freeActOption, isFreeAct, listFreeActs } from './free-acts.ts';
import { laboratory } from './laboratory.ts';
import { mine } from './mine.ts';
import { pawnshop } from './pawnshop.ts';
import { realm } from './realm-action.ts';
import { samTurn } from './sam.ts';
import { note, type Of, rule } from './script.ts';
import { send } from './send.ts';
import { visit } from './shops.ts';
import { takeStipends } from './stipends.ts';

const kinds: KindsOf<Action> = { visit, laboratory, mine, pawnshop, send, realm };
const placements = Object.values(kinds);

/** The turn is over after the action; without dice one passes; dice that fit nowhere are dropped (ML-DEP.3-5). */
type Ending = { readonly do: 'end' | 'pass' | 'drop' };
type Act = Action | FreeAct | Ending;
const END: Ending = { do: 'end' };
const PASS: Ending = { do: 'pass' };
const DROP: Ending = { do: 'drop' };

const isEnding = (act: Act): act is Ending => act.do === 'end' || act.do === 'pass' || act.do === 'drop';

/** Persuasion dice fit no entrance path, which may still be taken with tokens only (ML-DEP.5). */
const fitsNowhere = ({ strength, magic }: DicePool, acts: readonly Act[]): boolean =>
  acts.length === 0 ||
  (strength + magic === 0 && acts.every((act) => act.do === 'send' && placeOf(act.path) === 'gate'));

function actsOf(game: MonsterLands, seat: Seat): Act[] {
  const acts: Act[] = [];
  if (game.acted) acts.push(END);
  else if (poolSize(clanAt(game, seat).dice) === 0) acts.push(PASS);
  else {
    for (const kind of placements) kind.list(game, seat, acts);
    if (fitsNowhere(clanAt(game, seat).dice, acts)) acts.push(DROP);
  }
  listFreeActs(game, seat, acts);
  return acts;
}

function endingOption(game: MonsterLands, seat: Seat, act: Ending) {
  if (act.do === 'end') return { id: 'end', label: { key: 'end-turn' } } as const;
  if (act.do === 'pass') return { id: 'pass', label: { key: 'pass' }, rule: 'ML-DEP.3' } as const;
  const dice = poolSize(clanAt(game, seat).dice);
  return { id: 'drop', label: { key: 'drop-dice', dice }, rule: 'ML-DEP.5' } as const;
}

function optionOf(game: MonsterLands, seat: Seat, act: Act): Option<MonsterLandsTypes> {
  if (isEnding(act)) return endingOption(game, seat, act);
  return isFreeAct(act) ? freeActOption(game, seat, act) : kindOf(kinds, act).option(game, seat, act);
}

function refusedActs(game: MonsterLands, seat: Seat): Refused<MonsterLandsTypes>[] {
  if (game.acted) return [];
  return placements.flatMap((kind) => kind.refused?.(game, seat) ?? []);
}

function end(game: MonsterLands, seat: Seat, act: Ending): void {
  const clan = clanAt(game, seat);
  if (act.do === 'drop') {
    note({ key: 'dice-dropped', player: seat, dice: namedDice(clan.dice) });
    emptyInto(clan.dice);
  }
  if (act.do === 'end') return;
  clan.passed = true;
  note({ key: 'passed', player: seat });
}

const act = rule<Of>('act')
  .choose('act', {
    kind: 'one',
    values: (game, { player }) => actsOf(game, player),
    option: (game, value, { player }) => optionOf(game, player, value),
    refused: (game, { player }) => refusedActs(game, player),
    prompt: (game) => ({ key: 'ask-action', round: game.round, acted: game.acted }),
    standing: (game) => (game.acted ? 'after-action' : undefined),
  })
  .do('begin', (game, { player, act: chosen }) => {
    if (isEnding(chosen)) end(game, player, chosen);
    else if (!isFreeAct(chosen)) game.acted = true;
  })
  .callNamed('carry out', (_, { player, act: chosen }) => {
    if (isEnding(chosen)) return undefined;
    return isFreeAct(chosen) ? freeActCalled(player, chosen) : kindOf(kinds, chosen).carryOut(player, chosen);
  })
  .gives((_, { act: chosen }) => isEnding(chosen));

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

const turn = rule<Of>('turn')
  .do('start', (game, { player }) => {
    game.acted = false;
    game.moved.length = 0;
    takeStipends(game, player);
  })
  .repeat('acts', act, (_, { player, acts }) => (acts === true ? undefined : { player }))
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
