// What is sent to a fight, as far as it is decided: a plan being made, or what lies on the tile.
import type { Seat } from '@krcma/kernel';
import { seatsFrom } from '@krcma/kernel';
import type { CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { LordView, TrapView } from '../rules/view.ts';
import { isTrapId } from '../text/facts.ts';
import { lordIn, nearSeat, type Props, promptOf } from './table.ts';

export interface Sent {
  readonly creature: CreatureId;
  /** Where it lies in the lair. */
  readonly place: number;
}

export interface ShownPlan {
  readonly cell: Cell | undefined;
  readonly traps: readonly TrapView[];
  readonly creatures: readonly Sent[];
  readonly bait: number;
  /** It can still be changed. */
  readonly open: boolean;
}

/** Whose fight everybody looks at: his who is asked, or his whose turn it is; while all plan, one's own. */
export function stagedSeat(props: Pick<Props, 'view' | 'seat' | 'decision'>): Seat {
  const { view, decision } = props;
  if (view.phase === 'planning') return nearSeat(props);
  if (decision !== undefined) return decision.seat;
  const fighting = seatsFrom(view.start, view.lords.length).find(
    (seat) => (view.lords[seat]?.battle ?? null) !== null,
  );
  return fighting ?? nearSeat(props);
}

const pickOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Equal creatures are sent from left to right. */
function placesOf({ lair }: LordView, ids: readonly string[]): Sent[] {
  const free = lair.map(({ id, stance }, place) => ({ creature: id, stance, place }));
  return ids.flatMap((wanted) => {
    const at = free.findIndex(({ creature, stance }) => creature === wanted && stance === 'ready');
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found === undefined ? [] : [{ creature: found.creature, place: found.place }];
  });
}

export function planShown(props: Props, seat: Seat): ShownPlan | undefined {
  const lord = lordIn(props, seat);
  if (lord === undefined) return undefined;
  const prompt = props.seat === seat ? promptOf(props) : undefined;
  if (prompt?.key === 'ask-plan') {
    const picked = props.decision?.picked.map(({ id }) => id) ?? [];
    const traps = picked.map(pickOf).filter(isTrapId);
    const creatures = placesOf(lord, picked.filter((id) => id.startsWith('send:')).map(pickOf));
    return { cell: prompt.cell, traps, creatures, bait: prompt.bait * traps.length, open: true };
  }
  const { battle } = lord;
  return {
    cell: battle?.cell,
    traps: battle?.traps ?? [],
    creatures: lord.lair.flatMap(({ id, stance }, place) =>
      stance === 'sent' || stance === 'sheep' ? [{ creature: id, place }] : [],
    ),
    bait: battle?.bait ?? 0,
    open: false,
  };
}
