// Whoever plays a table on: a turn is thought through once, and then carried out as long as nothing comes between.
import type { Ask, Follower, Json, Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { MageKnightTypes } from '../messages.ts';
import { playCard } from '../rules/cards.ts';
import { combatAct } from '../rules/combat/phases.ts';
import { takeActs } from '../rules/turn.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { isPlayable, type Move, matches, using } from './acts.ts';
import type { Pick } from './cover.ts';
import type { Goal } from './goals.ts';
import type { Way } from './reach.ts';
import { planOf } from './turn-plan.ts';

const isSame = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The spaces of a way, where it begins first. */
function spacesOn(way: Way): SpaceId[] {
  const spaces: SpaceId[] = [];
  for (let at: Way | undefined = way; at !== undefined; at = at.from) spaces.unshift(at.space);
  return spaces;
}

/** What is left of a goal that is being carried out, and how the table stood when it was thought of. */
interface Course {
  readonly goal: Goal;
  readonly picks: Pick[];
  readonly path: readonly SpaceId[];
  readonly turns: number;
  readonly tiles: number;
  hand: number;
}

const tilesOf = ({ map }: MageKnight): number => Object.keys(map).length;

/** How a plan begins: towards a goal, or with one answer. */
export type Beginning = { readonly goal: string } | { readonly answer: Json } | undefined;

/** Remembers what is being done on one table. */
class Player implements Follower<MageKnightTypes> {
  private beginning: Beginning;
  private readonly turns: number;
  private course: Course | undefined;
  private pick: Pick | undefined;

  constructor(turns: number, beginning: Beginning) {
    this.turns = turns;
    this.beginning = beginning;
  }

  answer(game: MageKnight, ask: Ask): number | undefined {
    const first = this.begun(ask);
    if (first !== undefined) return first;
    switch (ask.frame.rule) {
      case takeActs.name:
      case combatAct.name:
        return this.act(game, ask);
      case playCard.name:
        return this.way(ask);
      default:
        return undefined;
    }
  }

  private begun({ values }: Ask): number | undefined {
    if (this.beginning === undefined || !('answer' in this.beginning)) return undefined;
    const { answer } = this.beginning;
    this.beginning = undefined;
    const index = values.findIndex((value) => isSame(value, answer));
    return index < 0 ? undefined : index;
  }

  private act(game: MageKnight, ask: Ask): number | undefined {
    const next = this.goOn(game, ask) ?? this.think(game, ask.seat);
    this.pick = next.pick;
    const index = ask.values.findIndex((value) => matches(value, next.act));
    return index < 0 ? undefined : index;
  }

  private think(game: MageKnight, seat: Seat): Move {
    const { beginning } = this;
    const isBeginning = game.turns === this.turns && beginning !== undefined && 'goal' in beginning;
    const { next, goal } = planOf(game, seat, isBeginning ? beginning.goal : undefined);
    this.course = goal && courseOf(game, seat, goal, next.pick);
    return next;
  }

  /** The next step of the course, unless something came between. */
  private goOn(game: MageKnight, { seat, values }: Ask): Move | undefined {
    const { course } = this;
    if (course === undefined || !isOn(game, seat, course)) return undefined;
    const next = nextOn(game, seat, course);
    if (next === undefined || !values.some((value) => matches(value, next.act))) return undefined;
    return next;
  }

  private way({ values, frame }: Ask): number | undefined {
    const { pick } = this;
    if (pick === undefined || playCard.localsAt(frame)?.card !== pick.item.card) return undefined;
    const index = values.indexOf(pick.use.how as Json);
    return index < 0 ? undefined : index;
  }
}

function courseOf(game: MageKnight, seat: Seat, goal: Goal, begun: Pick | undefined): Course {
  return {
    goal,
    picks: goal.cover.picks.filter((pick) => pick !== begun),
    path: spacesOn(goal.way),
    turns: game.turns,
    tiles: tilesOf(game),
    hand: playerAt(game, seat).hand.length - (begun?.item.card === undefined ? 0 : 1),
  };
}

function isOn(game: MageKnight, seat: Seat, { turns, tiles, hand }: Course): boolean {
  const { combat, turn } = game;
  return (
    game.turns === turns &&
    combat === null &&
    turn.interaction === null &&
    (turn.stage === 'start' || turn.stage === 'moving') &&
    tilesOf(game) === tiles &&
    playerAt(game, seat).hand.length === hand
  );
}

function nextOn(game: MageKnight, seat: Seat, course: Course): Move | undefined {
  const [pick] = course.picks;
  if (pick !== undefined) {
    if (!isPlayable(game, seat, pick)) return undefined;
    course.picks.shift();
    if (pick.item.card !== undefined) course.hand--;
    return using(pick);
  }
  const { space } = playerAt(game, seat);
  const at = space === null ? -1 : course.path.indexOf(space);
  if (at < 0) return undefined;
  const next = course.path[at + 1];
  const act = next === undefined ? course.goal.act : { do: 'step', space: next };
  return act && { act };
}

/** Somebody who plays this table on, and begins as told. */
export const playing = (game: MageKnight, beginning: Beginning): Follower<MageKnightTypes> =>
  new Player(game.turns, beginning);
