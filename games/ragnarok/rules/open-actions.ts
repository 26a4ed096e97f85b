// LOR-SPEC.2, .3, .11, .15: which actions are open to a player, and why others are not.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { Occasion } from '../data/ops.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { companyOf } from '../data/setup.ts';
import { holdingOf } from '../data/sources.ts';
import { type ActionId, SLOTS, type SlotId } from '../data/wheel.ts';
import type { WheelMessage } from '../messages/wheel.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { templePlaces } from './actions/temple.ts';
import { otherHeroIn, usurpMight, usurpNeeds } from './actions/usurp.ts';
import { hasArmyInSupply } from './armies.ts';
import { controllerOf, killsOf } from './control.ts';
import { holdingsOn } from './holdings.ts';
import { heroReach } from './map.ts';

/** Why something is closed, and the rule that closes it. */
export interface Closed {
  readonly reason: WheelMessage;
  readonly rule: RuleId;
}

type WhyNot = (game: Ragnarok, seat: Seat) => Closed | undefined;

/** What own effects at the beginning of an action may still do for it (LOR-SPEC.15). */
export const startOccasions: Readonly<Partial<Record<ActionId, Occasion>>> = {
  monsters: 'actionStart:monsters',
};

/** Where the hero can stand when the action is carried out. */
function heroPlaces(game: Ragnarok, seat: Seat, action: ActionId): Region[] {
  const player = playerAt(game, seat);
  if (player.region === null) return [];
  const on = startOccasions[action];
  let moves = 0;
  if (on !== undefined)
    for (const source of holdingsOn(player, on))
      for (const op of holdingOf(source).ops) if (op.op === 'moveHero') moves += op.max;
  return [player.region, ...(moves > 0 ? heroReach(game, seat, moves) : [])];
}

/** A monster that may be activated or hunted, or Loki (LOR-MONS.1 to .5). */
const whyNoMonsters: WhyNot = (game, seat) => {
  const onBoard = game.monsters.filter(({ region }) => region !== null);
  if (onBoard.some(({ owner }) => owner === null || owner === seat)) return undefined;
  const places = heroPlaces(game, seat, 'monsters');
  if (onBoard.some(({ region }) => region !== null && places.includes(region))) return undefined;
  if (!places.includes(game.loki.region))
    return { reason: { key: 'no-monster-in-reach' }, rule: 'LOR-MONS.1' };
  const kills = killsOf(game, seat);
  const needed = companyOf(game.seats).killsForLoki;
  return kills >= needed
    ? undefined
    : { reason: { key: 'too-few-kills', kills, needed }, rule: 'LOR-MONS.5' };
};

export const whyNoUsurp: WhyNot = (game, seat) => {
  const { region } = playerAt(game, seat);
  if (region === null) return { reason: { key: 'hero-not-on-board' }, rule: 'LOR-USURP.1' };
  const other = otherHeroIn(game, seat, region);
  if (other !== undefined)
    return { reason: { key: 'other-hero-there', player: other, region }, rule: 'LOR-USURP.1' };
  const owner = controllerOf(game, region);
  if (owner === seat) return { reason: { key: 'own-already', region }, rule: 'LOR-USURP.9' };
  const might = usurpMight(game, seat);
  const needed = usurpNeeds(game, seat, region);
  if (might >= needed) return undefined;
  return {
    reason: {
      key: 'might-too-low',
      region,
      might,
      needed,
      against: owner === null ? 'population' : 'armies',
    },
    rule: owner === null ? 'LOR-USURP.2' : 'LOR-USURP.4',
  };
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
