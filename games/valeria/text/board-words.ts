import type { CardId } from '../data/components.ts';
import type { Area, MonsterType, Role, Track } from '../data/effect.ts';

/** The words that stand on the board itself, or that only a screen reader says; sentences come from `text/`. */
export interface BoardWords {
  card(card: CardId): string;
  area(area: Area): string;
  role(role: Role): string;
  type(type: MonsterType): string;
  track(track: Track): string;
  /** "Archer, citizens 4, 5 cards". */
  stack(name: string, stack: number, count: number): string;
  emptyStack(stack: number): string;
  readonly exhausted: string;
  readonly faceDown: string;
  readonly center: string;
  readonly supply: string;
  readonly dice: string;
  die(value: number): string;
  notRolled: string;
  wakes(numbers: readonly number[]): string;
  owned(count: number): string;
  readonly yourTurn: string;
  readonly otherTurns: string;
  readonly end: string;
  exhaustedOf(now: number, needed: number): string;
  monsterStacks(left: number): string;
  domainStacks(left: number): string;
  deck(cards: number, events: number): string;
  readonly endNear: string;
  readonly lastRound: string;
  readonly offer: string;
  readonly darkLord: string;
  captured(citizens: number, domains: number): string;
  threat(column: number, left: number): string;
  readonly overrun: string;
  readonly active: string;
  readonly first: string;
  readonly resting: string;
  readonly points: string;
  readonly hiddenDuke: string;
  readonly duke: string;
  readonly openScoring: string;
  readonly leftovers: string;
  readonly citizens: string;
  readonly domains: string;
  readonly slain: string;
  readonly none: string;
  count(count: number, what: string): string;
  worth(points: number): string;
}
