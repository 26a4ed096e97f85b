// A walk of several steps: touched once a space shows the way to it, touched again the hero goes there.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SpaceId } from '../data/geometry.ts';
import type { MageKnightEvent } from '../messages.ts';
import { isFight, walkTo } from '../text/ways.ts';
import { spaceThing } from './land.ts';
import type { Props } from './table.ts';

type Walking = Pick<Props, 'view' | 'seat' | 'choices' | 'fresh'>;

/** What turns up on the way is looked at first. */
const STOPS: ReadonlySet<MageKnightEvent['key']> = new Set(['token-turned-up', 'ruin-turned-up']);

/** How far a walk to a space goes by itself: a fight at its end is begun by a touch of its own. */
export function endOfWalk({ reach, turn }: Props['view'], space: SpaceId): SpaceId | undefined {
  const way = reach?.spaces[space]?.ways[0];
  if (way === undefined || way.cost > turn.move) return undefined;
  return isFight(way) ? way.from : space;
}

/** The next thing to touch on the way there; nothing where it ends, or where something else is to be decided. */
export function nextOnWalk({ view, seat, choices, fresh }: Walking, to: SpaceId): string | undefined {
  const here = seat === undefined ? undefined : view.players[seat]?.space;
  if (view.reach === undefined || fresh.some(({ key }) => STOPS.has(key))) return undefined;
  const [start, next] = walkTo(view.reach, to);
  if (next === undefined || start !== here) return undefined;
  const thing = spaceThing(next);
  const [step, ...others] = choices.get(thing) ?? [];
  return step?.id === `step:${next}` && others.length === 0 ? thing : undefined;
}

export interface Walk {
  /** The space whose way is shown, and could be gone. */
  readonly aim: SpaceId | undefined;
  aimAt(space: SpaceId): void;
  go(): void;
}

export function useWalk(props: Props): Walk {
  const asked = props.decision?.id;
  const [{ aim, at }, setAim] = useState<{ aim?: SpaceId; at?: string | undefined }>({});
  const [to, walkOn] = useState<SpaceId>();
  /** The question of the last step, and where it should have led. */
  const last = useRef<{ readonly question: string; readonly thing: string }>(undefined);

  const step = useEffectEvent((end: SpaceId, question: string) => {
    const { seat, view } = props;
    const here = seat === undefined ? null : (view.players[seat]?.space ?? null);
    const isFirst = last.current === undefined;
    const isOnWay = isFirst || (here !== null && last.current?.thing === spaceThing(here));
    const thing = isOnWay ? nextOnWalk(isFirst ? { ...props, fresh: [] } : props, end) : undefined;
    if (thing === undefined) walkOn(undefined);
    else {
      last.current = { question, thing };
      props.touch(thing);
    }
  });

  useEffect(() => {
    if (to !== undefined && asked !== undefined && last.current?.question !== asked) step(to, asked);
  }, [to, asked]);

  return {
    aim: at === asked ? aim : undefined,
    aimAt: (space) => setAim({ aim: space, at: asked }),
    go: () => {
      last.current = undefined;
      if (aim !== undefined) walkOn(endOfWalk(props.view, aim));
    },
  };
}
