// LOR-SPEC.2, .3, .11, .15: which actions are open to a player, and why others are not.
import type { Seat } from '@krcma/kernel';
import { companyOf } from '../data/setup.ts';
import { holdingOf } from '../data/sources.ts';
import { type ActionId, SLOTS, type SlotId } from '../data/wheel.ts';
import type { Closed } from '../messages/wheel.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { preyIn } from './actions/monsters.ts';
import { templePlaces } from './actions/temple.ts';
import { whyNoUsurp } from './actions/usurp.ts';
import { hasArmyInSupply } from './armies.ts';
import { killsOf } from './control.ts';
import { holdingsOn } from './holdings.ts';
import { heroReach } from './map.ts';
import { activatable } from './monsters.ts';

type WhyNot = (game: Ragnarok, seat: Seat) => Closed | undefined;

/** How far an own effect may move the hero before the action is carried out (LOR-SPEC.15). */
function movesAtStart(game: Ragnarok, seat: Seat): number {
  let moves = 0;
  for (const source of holdingsOn(playerAt(game, seat), 'actionStart:monsters'))
    for (const op of holdingOf(source).ops) if (op.op === 'moveHero') moves += op.max;
  return moves;
}

/** A monster to activate, or prey where the hero stands or may come to stand; Loki only after enough kills. */
const whyNoMonsters: WhyNot = (game, seat) => {
  if (activatable(game, seat).length > 0) return undefined;
  const { region } = playerAt(game, seat);
  if (preyIn(game, seat, region).length > 0) return undefined;
  const reach = heroReach(game, seat, movesAtStart(game, seat));
  if (reach.some((each) => preyIn(game, seat, each).length > 0)) return undefined;
  if (region !== game.loki.region) return { reason: { key: 'no-monster-in-reach' }, rule: 'LOR-MONS.1' };
  const needed = companyOf(game.seats).killsForLoki;
  return { reason: { key: 'too-few-kills', kills: killsOf(game, seat), needed }, rule: 'LOR-MONS.5' };
};

const whyNoTemple: WhyNot = (game, seat) => {
  if (game.scale === 0) return { reason: { key: 'no-temple-left' }, rule: 'LOR-TEMP.6' };
  return templePlaces(game, seat).length === 0
    ? { reason: { key: 'no-own-sanctuary' }, rule: 'LOR-TEMP.1' }
    : undefined;
};

/** What each needs to be possible (LOR-SPEC.2); Prepare always is (LOR-PREP.3). */
const whyNot: Readonly<Record<ActionId, WhyNot>> = {
  reinforce: (game, seat) =>
    hasArmyInSupply(playerAt(game, seat))
      ? undefined
      : { reason: { key: 'no-army-in-supply' }, rule: 'LOR-REINF.1' },
  mobilize: (game, seat) =>
    playerAt(game, seat).armies.length > 0
      ? undefined
      : { reason: { key: 'no-army-on-board' }, rule: 'LOR-MOB.1' },
  prepare: () => undefined,
  temple: whyNoTemple,
  monsters: whyNoMonsters,
  usurp: whyNoUsurp,
  monument: (game, seat) =>
    SLOTS.some((slot) => game.wheel[slot].includes(seat))
      ? undefined
      : { reason: { key: 'no-own-marker' }, rule: 'LOR-SPEC.11' },
};

const isSlot = (action: ActionId): action is SlotId => action !== 'monument';

/** Why an action is closed to a player; nothing for one that is open. */
export function closedFor(game: Ragnarok, seat: Seat, action: ActionId): Closed | undefined {
  if (isSlot(action) && game.wheel[action].includes(seat))
    return { reason: { key: 'own-marker', action }, rule: 'LOR-SPEC.3' };
  return whyNot[action](game, seat);
}
