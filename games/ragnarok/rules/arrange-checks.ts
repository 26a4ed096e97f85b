// Whether what a described position says fits together, before any of it is laid out.
import { badArrangement } from '@krcma/kernel';
import { sideFor, sizes } from '../data/board.ts';
import { type Ragnarok, STEPS, type TurnStep } from '../state.ts';
import { type RagnarokArrangement, STANDING } from './arrangement.ts';

/** What can only be said of a table whose players have chosen their heroes. */
const OF_TURNS = [
  ...(['players', 'phase', 'active', 'turns', 'temples', 'monuments'] as const),
  ...(['monsters', 'wheel', 'allies', 'omens', 'doom'] as const),
] as const;

/** The step of a turn that goes on: named by the step of its rule, or the one that ends there. */
export const stepAt = ({ at = [] }: RagnarokArrangement): TurnStep =>
  STEPS.find((step) => at[1]?.step?.startsWith(step)) ?? 'prayer';

export function checkStanding(wanted: RagnarokArrangement): void {
  const { at, phase } = wanted;
  if (at === undefined) {
    const said = OF_TURNS.find((field) => wanted[field] !== undefined);
    if (said === undefined) return;
    throw badArrangement(
      `${said} can only be said of a table in play: let at begin with step "turns" of "ragnarok".`,
    );
  }
  if (at[0]?.rule === 'ragnarok' && at[0].step !== 'turns')
    throw badArrangement('at[0].step must be "turns": hero selection is played from its beginning.');
  if (phase !== undefined && phase !== stepAt(wanted))
    throw badArrangement(`phase cannot be "${phase}" where the turn stands at "${stepAt(wanted)}".`);
}

export function checkSeats(
  game: Ragnarok,
  { start, active, doom, monsters: said = {} }: RagnarokArrangement,
): void {
  const named: [string, number | null | undefined][] = [
    ['start', start],
    ['active', active],
    ['doom.by', doom?.by],
    ...Object.entries(said).flatMap(([id, monster]): [string, number | null | undefined][] => [
      [`monsters.${id}.owner`, monster?.owner],
      ...(monster?.wounds ?? []).map((seat): [string, number | null] => [`monsters.${id}.wounds`, seat]),
    ]),
  ];
  const strange = named.find(([, seat]) => seat !== undefined && seat !== null && seat >= game.seats);
  if (strange !== undefined)
    throw badArrangement(`${strange[0]} cannot be ${strange[1]}: there are ${game.seats} seats, from 0.`);
}

export function checkTable(game: Ragnarok, wanted: RagnarokArrangement): void {
  const { players = [], at = [] } = wanted;
  if (players.length > game.seats)
    throw badArrangement(`There are ${game.seats} seats, but ${players.length} players are described.`);
  for (const [index, { rule }] of at.entries())
    if (!STANDING.includes(rule))
      throw badArrangement(
        `at[${index}].rule cannot be "${rule}": positions stand in ${STANDING.join(', ')}; play on from there.`,
      );
}

export function checkRegions(game: Ragnarok, wanted: RagnarokArrangement): void {
  const { regions } = sizes[sideFor(game.seats)];
  const named = [
    ...(wanted.temples ?? []),
    ...(wanted.loki === undefined ? [] : [wanted.loki]),
    ...(wanted.forges ?? []).map(({ region }) => region),
    ...Object.values(wanted.monsters ?? {}).flatMap((monster) => monster?.region ?? []),
    ...(wanted.players ?? []).flatMap(({ region, armies = [], regions: own = [] }) => [
      ...(region === undefined ? [] : [region]),
      ...armies.map((army) => army.region),
      ...own,
    ]),
  ];
  const strange = named.find((region) => region > regions);
  if (strange !== undefined)
    throw badArrangement(
      `Region ${strange} is not on the side for ${game.seats} players, which has ${regions}.`,
    );
}
