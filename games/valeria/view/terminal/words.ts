import type { CardId } from '../../data/components.ts';
import type { Timing } from '../../data/domains.ts';
import type { Area, Role, Track } from '../../data/effect.ts';

/** The short words of the drawn table; the long ones are the game's texts. */
export interface TerminalWords {
  readonly cards: Readonly<Record<CardId, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  /** What is counted in prices and effects: one or two letters. */
  readonly tracks: Readonly<Record<Track, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly timings: Readonly<Record<Timing, string>>;
  readonly turn: (turn: number) => string;
  readonly dice: string;
  readonly deck: (cards: number, events: number) => string;
  readonly end: string;
  readonly monsterStacks: string;
  readonly domainStacks: string;
  readonly exhaustedStacks: string;
  readonly points: (points: number) => string;
  readonly pointsWithoutDuke: (points: number) => string;
  readonly citizens: string;
  readonly domains: string;
  readonly slain: string;
  readonly duke: string;
  readonly dukesToChoose: string;
  readonly nothing: string;
  readonly resting: string;
  readonly first: string;
  readonly darkLord: string;
  readonly exhausted: string;
  readonly bare: string;
  readonly perDomain: string;
  readonly monster: string;
  readonly citizen: string;
  readonly free: string;
  readonly steals: string;
  readonly trackNames: Readonly<Record<Track, string>>;
  readonly roleNames: Readonly<Record<Role, string>>;
  /** What the marks on a card mean. */
  readonly marks: readonly (readonly [mark: string, meaning: string])[];
}
