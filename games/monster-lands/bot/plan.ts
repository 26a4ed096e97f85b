// The best party a seat could send to a path: member, dice, traps, defence and brews, found step by step.
import { type BattleId, type PathId, placeOf } from '../data/board.ts';
import { limits } from '../data/clan-board.ts';
import type { MemberId } from '../data/members.ts';
import type { TrapId } from '../data/traps.ts';
import type { NamedDice } from '../named-dice.ts';
import { defenceBanned } from '../rules/gain.ts';
import { canBeSent, diceFor, eventPathAt, tokenRoom } from '../rules/path-room.ts';
import { newParty } from '../rules/paths.ts';
import type { Party } from '../state.ts';
import { addBattle, type Gains, type Outlooks } from './battles.ts';
import {
  defencePoints,
  type Outlook,
  PACKED,
  potionPoints,
  timeToUse,
  trapPoints,
  venomPoints,
} from './outlook.ts';
import { addQuests } from './quest-hopes.ts';
import { stageOf } from './stage.ts';
import { worths } from './weights.ts';

/** What has been chosen already; the rest is open. */
export interface Fixed {
  readonly member?: MemberId | undefined;
  readonly dice?: NamedDice | undefined;
  /** Positions on the clan board. */
  readonly traps?: readonly number[] | undefined;
  readonly defence?: number | undefined;
  readonly brews?: { readonly potions: number; readonly venoms: number } | undefined;
}

export interface Plan {
  readonly member: MemberId;
  readonly dice: NamedDice;
  readonly traps: readonly number[];
  readonly defence: number;
  readonly brews: { readonly potions: number; readonly venoms: number };
  readonly points: number;
}

const countOf = ({ strength = 0, magic = 0, persuasion }: NamedDice): number =>
  strength + magic + (persuasion?.length ?? 0);

export function diceCost({ strength = 0, magic = 0, persuasion = [] }: NamedDice): number {
  let cost = strength * worths.die.strength + magic * worths.die.magic;
  for (const face of persuasion) cost += worths.die.persuasion + face * worths.pip;
  return cost;
}

const isQuest = (path: PathId): boolean => path.startsWith('q');

interface Draft {
  member: MemberId;
  dice: NamedDice;
  traps: number[];
  defence: number;
  potions: number;
  venoms: number;
}

/** A place as it stands, to try parties on one of its paths. */
class Trial {
  private readonly outlooks: Outlooks;
  private readonly outlook: Outlook;
  private readonly path: PathId;
  private readonly stage;
  private readonly without: Gains;

  constructor(outlooks: Outlooks, seat: number, path: PathId) {
    this.outlooks = outlooks;
    this.outlook = outlooks[seat] as Outlook;
    this.path = path;
    this.stage = stageOf(this.outlook.game);
    this.without = this.gains();
  }

  private gains(party?: Party): Gains {
    const gains: Gains = [];
    const candidate = party && { path: this.path, party };
    const { seat } = this.outlook;
    if (isQuest(this.path)) addQuests(this.outlooks, this.stage, seat, gains, candidate);
    else addBattle(this.outlooks, placeOf(this.path) as BattleId, this.stage, seat, gains, candidate);
    return gains;
  }

  private partyOf(draft: Draft): Party {
    const { seat, clan, game } = this.outlook;
    const party = newParty(seat, draft.member);
    const { strength = 0, magic = 0, persuasion = [] } = draft.dice;
    for (let i = 0; i < strength; i++) party.dice.push({ colour: 'strength', face: 0, trap: null });
    for (let i = 0; i < magic; i++) party.dice.push({ colour: 'magic', face: 0, trap: null });
    for (let i = 0; i < persuasion.length; i++)
      party.dice.push({ colour: 'persuasion', face: 0, trap: null });
    for (const index of draft.traps) party.traps.push({ id: clan.traps[index] as TrapId, up: false });
    party.defence = draft.defence;
    party.potions = draft.potions;
    party.venoms = draft.venoms;
    const benefit = eventPathAt(game, this.path)?.benefit;
    if (benefit !== undefined && benefit.op !== 'reroll' && benefit.op !== 'defence')
      party[benefit.op] += benefit.value;
    if (this.path === 'gate2') party.coins += 5;
    return party;
  }

  /** What sending him brings, less everything he takes along and what it gives to others. */
  points(draft: Draft): number {
    const { outlook, without } = this;
    const { seat, clan } = outlook;
    const gains = this.gains(this.partyOf(draft));
    let points = (gains[seat] ?? 0) - (without[seat] ?? 0);
    let rival = 0;
    for (let other = 0; other < outlook.game.seats; other++)
      if (other !== seat) rival += (gains[other] ?? 0) - (without[other] ?? 0);
    points -= (worths.rivalry * rival) / Math.max(1, outlook.game.seats - 1);
    const ahead = timeToUse(outlook);
    for (const index of draft.traps)
      points -= outlook.aims.pack ? PACKED : trapPoints(clan.traps[index] as TrapId) * ahead * 0.85;
    points -= defencePoints(clan.defence, outlook) - defencePoints(clan.defence - draft.defence, outlook);
    // Brews that are not used come back.
    points -=
      0.6 * (potionPoints(clan.potions, outlook) - potionPoints(clan.potions - draft.potions, outlook));
    points -= 0.6 * (venomPoints(clan.venoms, outlook) - venomPoints(clan.venoms - draft.venoms, outlook));
    return points - diceCost(draft.dice);
  }
}

/** Positions of the traps, the strongest first. */
const byStrength = (traps: readonly TrapId[]): number[] =>
  traps
    .map((_, index) => index)
    .sort((a, b) => trapPoints(traps[b] as TrapId) - trapPoints(traps[a] as TrapId));

/** Grows a party as long as it gets better. */
function grown(
  outlook: Outlook,
  path: PathId,
  trial: Trial,
  start: Draft,
  fixed: Fixed,
): { draft: Draft; points: number } {
  const { clan, game } = outlook;
  let draft = start;
  let points = trial.points(draft);
  if (isQuest(path)) return { draft, points };
  const attempt = (next: Draft): boolean => {
    const value = trial.points(next);
    if (value <= points) return false;
    draft = next;
    points = value;
    return true;
  };
  const room = tokenRoom(path, countOf(start.dice));
  const hasDefence = defenceBanned(game) ? 0 : Math.min(clan.defence, limits.defence);
  const most = Math.min(hasDefence, room - draft.traps.length);
  if (fixed.defence === undefined)
    for (let defence = 1; defence <= most; defence++) attempt({ ...draft, defence });
  if (fixed.traps === undefined)
    for (const index of byStrength(clan.traps)) {
      if (draft.traps.includes(index)) continue;
      if (draft.traps.length + draft.defence < room) attempt({ ...draft, traps: [...draft.traps, index] });
      else if (draft.defence > 0 && fixed.defence === undefined)
        attempt({ ...draft, defence: draft.defence - 1, traps: [...draft.traps, index] });
      if (draft.traps.length > 2) break;
    }
  if (fixed.defence === undefined && draft.traps.length > 0)
    for (
      let defence = draft.defence + 1;
      defence <= Math.min(hasDefence, room - draft.traps.length);
      defence++
    )
      attempt({ ...draft, defence });
  if (fixed.brews === undefined) {
    if (clan.potions > 0) attempt({ ...draft, potions: 1 });
    if (clan.venoms > 0) attempt({ ...draft, venoms: 1 });
  }
  return { draft, points };
}

/** The best party for a path, keeping to what is fixed; undefined if nobody can go. `thorough`: all sets of dice. */
export function planFor(
  outlooks: Outlooks,
  seat: number,
  path: PathId,
  fixed: Fixed = {},
  thorough = false,
): Plan | undefined {
  const outlook = outlooks[seat] as Outlook;
  const { game, clan } = outlook;
  const trial = new Trial(outlooks, seat, path);
  const ways = fixed.dice === undefined ? diceFor(game, seat, path) : [fixed.dice];
  const most = ways.at(-1);
  if (most === undefined) return undefined;
  let best: { draft: Draft; points: number } | undefined;
  const consider = (member: MemberId, dice: NamedDice): void => {
    const draft: Draft = {
      member,
      dice,
      traps: fixed.traps === undefined ? [] : [...fixed.traps],
      defence: fixed.defence ?? 0,
      potions: fixed.brews?.potions ?? 0,
      venoms: fixed.brews?.venoms ?? 0,
    };
    const found = grown(outlook, path, trial, draft, fixed);
    const { draft: done } = found;
    // At the entrance something must lie on the path.
    if (countOf(done.dice) + done.traps.length + done.defence === 0) return;
    if (best === undefined || found.points > best.points) best = found;
  };
  // All members with all the dice they may have, then the best of them with fewer.
  for (const member of clan.members)
    if (fixed.member === undefined ? canBeSent(member) : member.id === fixed.member)
      consider(member.id, most);
  if (best === undefined && placeOf(path) !== 'gate') return undefined;
  const first = (best as { draft: Draft } | undefined)?.draft.member;
  if (first !== undefined)
    for (let i = 0; i < ways.length - 1; i++)
      if (thorough || i === 0 || i === ways.length >> 1) consider(first, ways[i] as NamedDice);
  const found = best as { draft: Draft; points: number } | undefined;
  if (found === undefined) return undefined;
  const { member, dice, traps, defence, potions, venoms } = found.draft;
  return { member, dice, traps, defence, brews: { potions, venoms }, points: found.points };
}
