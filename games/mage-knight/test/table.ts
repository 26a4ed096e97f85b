import type { Played, Seat } from '@krcma/kernel';
import { arranged, freshTables } from '@krcma/kernel/testing';
import { type MageKnightTypes, mageKnight } from '../index.ts';
import type { MageKnightArrangement, PlayerArrangement } from '../rules/arrange.ts';
import type { JointAssault } from '../rules/assault/joint.ts';
import type { CombatStart } from '../rules/combat/start.ts';
import type { TrialResult } from '../rules/trial.ts';
import { type Player, playerAt } from '../state.ts';

export { offers, refuses, told, waiting } from '@krcma/kernel/testing';

export type Game = Played<MageKnightTypes>;

export interface TableSetup extends Omit<MageKnightArrangement, 'at' | 'map'> {
  /** One unless said. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Tiles that lie, by slot; the start tile and two countryside tiles unless said. */
  readonly map?: Readonly<Record<string, string>>;
  /** Where the turn stands: at its acts unless said. */
  readonly step?: string;
  /** Tactics are picked; the turns of the round come afterwards. */
  readonly picking?: true;
  /** An effect of this seat is announced: others may use something before it. */
  readonly answering?: Seat;
  /** The seat that is attacked by seat 0 (MK-17). */
  readonly attacks?: Seat;
  /** A cooperative assault of the green city that begins in it. */
  readonly assault?: Partial<JointAssault>;
  /** A combat that begins in it. */
  readonly combat?: Partial<CombatStart>;
  /** The same as all there is, weighed against this. */
  readonly best?: TrialResult;
}

export const MAP = { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' };
const TOVAK = ['march', 'march', 'stamina', 'stamina', 'rage'] as const;

const A_COMBAT: CombatStart = {
  player: 0,
  space: '0,0:C',
  cause: 'rampaging',
  tokens: [],
  draws: [],
  way: null,
  escort: null,
};

/** Players that are not described stand on the portal with five cards. */
const plain = (seat: number, said: PlayerArrangement = {}): PlayerArrangement => ({
  ...(seat === 0 && said.hero === undefined && { hero: 'tovak' as const }),
  space: '0,0:C',
  hand: [...TOVAK],
  ...said,
});

/** Seat 0 in the middle of a turn, at noon, run to its first question. */
export function table({
  seats = 1,
  options = {},
  seed,
  map = MAP,
  step = 'acts',
  combat,
  best,
  attacks,
  assault,
  answering,
  picking,
  ...wanted
}: TableSetup = {}): Game {
  const players = Array.from({ length: seats }, (_, seat) => plain(seat, wanted.players?.[seat]));
  const arrangement = {
    active: 0,
    source: ['red', 'blue', 'green'],
    ...wanted,
    map: Object.entries(map).map(([slot, tile]) => ({ slot, tile })),
    players,
    at: [
      { rule: 'mageKnight', step: 'rounds' },
      ...(picking === true
        ? [{ rule: 'playRound', step: 'tactics' }]
        : [
            { rule: 'playRound', step: 'turns' },
            { rule: 'turn', step },
          ]),
      ...(answering === undefined
        ? []
        : [{ rule: 'takeActs' }, { rule: 'othersMayAct', with: { player: answering } }]),
      ...(attacks === undefined
        ? []
        : [{ rule: 'takeActs' }, { rule: 'attackPlayer', with: { player: 0, against: attacks } }]),
      ...(assault === undefined
        ? []
        : [{ rule: 'takeActs' }, { rule: 'jointAssault', with: { player: 0, space: '1,0:C', ...assault } }]),
      ...(combat === undefined
        ? []
        : [
            { rule: 'takeActs' },
            best === undefined
              ? { rule: 'startCombat', with: { ...A_COMBAT, ...combat } }
              : { rule: 'trial', with: { ...A_COMBAT, ...combat, best } },
          ]),
    ],
  };
  return arranged(mageKnight, arrangement, {
    seats,
    options: { scenario: seats === 1 ? 'first-reconnaissance' : 'blitz-conquest', ...options },
    seed,
  });
}

/** A new table as set-up leaves it, run to its first question. */
export const freshTable = freshTables(mageKnight, 1);

export const playerOf = ({ game }: Game, seat: Seat = 0): Player => playerAt(game, seat);
