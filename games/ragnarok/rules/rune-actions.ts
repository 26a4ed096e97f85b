// LOR-RACT.4 to .15: which rune actions are open to a player, with which targets, and why others are not.
import type { Seat } from '@krcma/kernel';
import { loki } from '../data/loki.ts';
import { type MonsterId, monsters } from '../data/monsters.ts';
import { type RealmId, realms } from '../data/realms.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { type RuneAction, type RuneActionId, runeActions } from '../data/rune-actions.ts';
import { RUNES, type Rune } from '../data/types.ts';
import type { RagnarokMessage } from '../messages.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { openRealms } from './alliances.ts';
import { startOf } from './effects/op-at.ts';
import { canCarryOut } from './effects/possible.ts';
import { controllable } from './monsters.ts';
import { canPay, costOf } from './payments.ts';

export const kindOf = (action: RuneActionId): RuneAction['kind'] => runeActions[action].kind;

/** Monsters and realms the action could be done to, and their rune paid for. */
export const monstersFor = (game: Ragnarok, seat: Seat): MonsterId[] =>
  controllable(game, seat).filter((id) => canPay(game, seat, 'control', monsters[id].rune));

export const realmsFor = (game: Ragnarok, seat: Seat): RealmId[] =>
  openRealms(game, seat, 'besideHero').filter((id) => canPay(game, seat, 'ally', realms[id].rune));

export interface Closed {
  readonly reason: RagnarokMessage;
  readonly rule: RuleId;
}

/** Why it would do nothing (LOR-RACT.15). */
const useless: Readonly<Partial<Record<RuneActionId, RagnarokMessage>>> = {
  army: { key: 'no-army-to-strengthen' },
  activate: { key: 'no-monster-to-activate' },
  draw1: { key: 'no-card-to-draw' },
  draw2: { key: 'no-card-to-draw' },
  attribute: { key: 'all-attributes-at-top' },
};

/** What it would be done to is not here. */
function whyNoTarget(game: Ragnarok, seat: Seat, action: RuneActionId): Closed | undefined {
  switch (kindOf(action)) {
    case 'loki':
      return playerAt(game, seat).region === game.loki.region
        ? undefined
        : { reason: { key: 'loki-is-elsewhere', region: game.loki.region }, rule: 'LOR-RACT.4' };
    case 'monster':
      return controllable(game, seat).length > 0
        ? undefined
        : { reason: { key: 'no-neutral-monster' }, rule: 'LOR-RACT.5' };
    case 'realm':
      return openRealms(game, seat, 'besideHero').length > 0
        ? undefined
        : { reason: { key: 'no-realm-beside' }, rule: 'LOR-RACT.6' };
    default: {
      const reason = useless[action];
      const does = reason === undefined || canCarryOut(game, startOf(seat, `rune:${action}`));
      return does ? undefined : { reason, rule: 'LOR-RACT.15' };
    }
  }
}

const lacksRune = (rune: Rune): Closed => ({ reason: { key: 'lacks-rune', rune }, rule: 'LOR-RACT.2' });

function lacksSet(game: Ragnarok, seat: Seat, action: RuneActionId): Closed {
  const { runes } = playerAt(game, seat);
  const kinds = RUNES.filter((rune) => runes[rune] > 0).length;
  return {
    reason: { key: 'lacks-different-runes', cost: costOf(game, seat, action), kinds },
    rule: 'LOR-RACT.3',
  };
}

/** The runes for it are not there. */
function whyNoPayment(game: Ragnarok, seat: Seat, action: RuneActionId): Closed | undefined {
  switch (kindOf(action)) {
    case 'loki':
      return canPay(game, seat, action, loki.rune) ? undefined : lacksRune(loki.rune);
    case 'monster': {
      const [first] = controllable(game, seat);
      if (first === undefined || monstersFor(game, seat).length > 0) return undefined;
      return lacksRune(monsters[first].rune);
    }
    case 'realm': {
      const [first] = openRealms(game, seat, 'besideHero');
      if (first === undefined || realmsFor(game, seat).length > 0) return undefined;
      return lacksRune(realms[first].rune);
    }
    default:
      return canPay(game, seat, action) ? undefined : lacksSet(game, seat, action);
  }
}

/** Why an action is closed to a player; nothing for one that is open. */
export const closedFor = (game: Ragnarok, seat: Seat, action: RuneActionId): Closed | undefined =>
  whyNoPayment(game, seat, action) ?? whyNoTarget(game, seat, action);

/** Why a realm is none of those that could be allied with. */
export function whyNoRealm(game: Ragnarok, seat: Seat, realm: RealmId): Closed {
  if (game.allies[realm].includes(seat))
    return { reason: { key: 'allied-already', realm }, rule: 'LOR-REALM.3' };
  return openRealms(game, seat, 'besideHero').includes(realm)
    ? lacksRune(realms[realm].rune)
    : { reason: { key: 'realm-is-elsewhere', realm }, rule: 'LOR-RACT.6' };
}

/** Why a monster on the board is none of those that could be controlled. */
export function whyNoMonster(game: Ragnarok, seat: Seat, id: MonsterId): Closed | undefined {
  const { owner = null, region = null } = game.monsters.find((monster) => monster.id === id) ?? {};
  if (region === null || owner === seat) return undefined;
  if (owner !== null)
    return { reason: { key: 'monster-is-controlled', monster: id, by: owner }, rule: 'LOR-MCTL.3' };
  return controllable(game, seat).includes(id)
    ? lacksRune(monsters[id].rune)
    : { reason: { key: 'monster-is-elsewhere', monster: id, region }, rule: 'LOR-RACT.5' };
}
