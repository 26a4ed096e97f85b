import { type Json, type Played, positionOf, type Seat } from '../../index.ts';
import type { CardId, Face } from './cards.ts';
import { type Position, skirmish } from './index.ts';
import type { Brawler, SkirmishTypes } from './state.ts';

const idle: Partial<Brawler> = { hand: [], charms: [], crystals: { amber: 0, ruby: 0 }, stance: 'drink' };

/** A position inside the first round, where a seat is about to act. */
export function positionIn(
  position: Position,
  {
    seats = 2,
    options = {},
    player = 0,
    left = [],
  }: { seats?: number; options?: Record<string, unknown>; player?: Seat; left?: readonly Seat[] } = {},
): Played<SkirmishTypes> {
  const at = [
    { rule: 'evening', step: 'rounds' },
    {
      rule: 'round',
      step: 'turns',
      left: left.map((seat) => ({ player: seat })),
    },
    { rule: 'turn', with: { player } },
  ];
  const arrangement = { at, round: 1, ...position } as unknown as Json;
  return positionOf(skirmish, { seats, options, arrangement });
}

/** Seat 0 is about to act against idle others. */
export const brawlWith = (
  self: Partial<Brawler>,
  faces: Face[] = [],
  { others = [], dice = [], top = [] }: { others?: Partial<Brawler>[]; dice?: number[]; top?: CardId[] } = {},
): Played<SkirmishTypes> =>
  positionIn(
    {
      brawlers: [
        { ...idle, ...self },
        ...(others.length > 0 ? others : [{}]).map((each) => ({ ...idle, ...each })),
      ],
      faces,
      dice,
      top,
    },
    { seats: Math.max(2, others.length + 1), left: [1] },
  );
