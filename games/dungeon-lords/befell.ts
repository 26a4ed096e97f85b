// What befell whom in a game, for the report of how even it is: choices do not tell what spells, fatigue and events did.
import type { Message, Seat } from '@krcma/kernel';
import { type CombatCardId, combatCardOf } from './data/combat-cards.ts';
import type { OpsSource } from './data/ops-source.ts';
import { TRAPS } from './data/traps.ts';
import type { DungeonLordsEvent } from './messages.ts';

/** Something that befell a seat, or that could have and did not. */
interface Befallen {
  readonly seat: Seat;
  readonly name: string;
  readonly spared: boolean;
}

/** What an event or a spell can come to for a lord: whoever met one of them was spared the others. */
const outcomes: Readonly<Partial<Record<OpsSource, readonly string[]>>> = {
  payday: ['creature-paid', 'creature-released'],
  taxes: ['paid', 'letters'],
  'witch-hunt': ['creature-discarded', 'evil-gained'],
  'monster-strike': ['creature-paid', 'creature-strikes'],
  robbery: ['lost 1', 'lost 2', 'lost 3', 'lost more'],
  rats: ['lost 1', 'lost 2', 'lost 3', 'lost more'],
  'cave-in': ['tunnel-collapsed', 'tunnel-propped', 'collapse-averted'],
  'imp-walkout': ['lost 1', 'lost 2', 'lost 3', 'lost more', 'kept'],
  'head-hunters': ['goods-paid', 'creature-released'],
  'extra-tax': ['paid', 'letters'],
  'smear-campaign': ['evil-cancelled', 'evil-gained'],
  'word-of-peace': ['monster-withdrawn', 'evil-gained'],
  suggestion: ['creature-paid', 'monster-withdrawn'],
  graffiti: ['goods-paid', 'evil-gained'],
};

const lossOf = (lost: number): string[] => (lost === 0 ? [] : [lost > 3 ? 'lost more' : `lost ${lost}`]);

/** The outcomes an event tells of. */
function outcomesOf(event: DungeonLordsEvent): readonly string[] {
  switch (event.key) {
    case 'owed-paid':
      return [event.letters > 0 ? 'letters' : 'paid'];
    case 'goods-lost':
      return [...lossOf(event.lost), ...(event.kept > 0 ? ['kept'] : [])];
    case 'evil-moved':
      return event.by > 0 ? ['evil-gained'] : [];
    default:
      return [event.key];
  }
}

/** What a lord met in a fight under a card, and could have met; of traps whoever laid another one. */
function inFight(event: DungeonLordsEvent, card: CombatCardId): Befallen[] {
  const { year } = combatCardOf(card);
  const fells = `year ${year} fatigue fells`;
  switch (event.key) {
    case 'trap-sprung':
      return TRAPS.map((trap) => ({
        seat: event.player,
        name: `year ${year} trap ${trap}`,
        spared: trap !== event.trap,
      }));
    case 'fight-begins':
      return [fells, `spell ${card}`].map((name) => ({ seat: event.player, name, spared: true }));
    case 'spell-cast':
      return [{ seat: event.player, name: `spell ${card}`, spared: false }];
    case 'hero-wounded':
      return event.by === 'fatigue' && event.left === 0
        ? [{ seat: event.player, name: fells, spared: false }]
        : [];
    default:
      return [];
  }
}

/** What an event or a spell came to for a lord. */
function byAnswer(event: DungeonLordsEvent, source: OpsSource): Befallen[] {
  const known = outcomes[source] ?? [];
  if (!('player' in event)) return [];
  const met = outcomesOf(event).filter((outcome) => known.includes(outcome));
  if (met.length === 0) return [];
  return known.map((outcome) => ({
    seat: event.player,
    name: `${source} ${outcome}`,
    spared: !met.includes(outcome),
  }));
}

/** Told of all that happened in a game; who met something once was not spared it. */
export function befell(events: readonly Message[]): Befallen[] {
  const befallen: Befallen[] = [];
  let source: OpsSource | undefined;
  let card: CombatCardId | undefined;
  for (const event of events as readonly DungeonLordsEvent[]) {
    if (event.key === 'round-started') source = undefined;
    if (event.key === 'event-began') source = event.event;
    if (event.key === 'combat-card-turned') source = card = event.card;
    if (card !== undefined) befallen.push(...inFight(event, card));
    if (source !== undefined) befallen.push(...byAnswer(event, source));
  }
  return befallen;
}
