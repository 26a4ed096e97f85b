// The head of the table, the Source, and what lies open for everybody.
import type { Span } from '@krcma/kernel';
import { label, numbersOn, type Part } from '@krcma/kernel/scene';
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import { tactics as tacticTable } from '../../data/tactics.ts';
import type { Colour } from '../../data/types.ts';
import { type UnitId, units } from '../../data/units.ts';
import { inColour, paintOf, type Scene, tally, times } from './scene.ts';

/** What the scenario still asks. */
const goalText = ({ view: { goal }, words }: Scene): string => {
  if (goal.ends === 'cityRevealed') return words.findTheCity;
  if (goal.ends === 'citiesConquered') return words.takeTheCities(goal.conquered, goal.cities);
  return words.board.journey.asksBriefly(goal);
};

/** Who plays in which order; the dummy among them. */
const orderPart = ({ view, words, names }: Scene): Part =>
  view.order.flatMap((seat, place): Span[] => {
    const name =
      seat < 0
        ? view.volkare === undefined
          ? words.board.dummy
          : words.board.volkare.name
        : names.seat(seat);
    const look: Span = seat < 0 ? [name, 'dim'] : [name, paintOf(seat)];
    return [
      place === 0 ? '' : ', ',
      seat === view.active && view.phase === 'turns' ? [`>${name}`, 'bold'] : look,
    ];
  });

export function headLines(scene: Scene): string[] {
  const { view, words, names, pen } = scene;
  const { announced } = view;
  return pen.flow(
    [
      [[words.board.roundNow(view.round, view.goal.rounds, words.board.time(view.time)), 'bold']],
      [`${words.board.scenario(view.scenario)}: ${goalText(scene)}`],
      [words.board.tilesLeft(view.tiles.length)],
      ...(view.order.length === 0 ? [] : [orderPart(scene)]),
      ...(announced === null
        ? []
        : [[[words.board.announced(announced < 0 ? undefined : names.seat(announced)), 'red'] as const]]),
      ...(view.ending ? [[[words.board.lastTurns, 'red', 'bold'] as const]] : []),
    ],
    ' · ',
  );
}

/** Dice that can be used now, those that are depleted, and those somebody took. */
export function sourceLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const { board } = words;
  const free = view.source.filter(({ by }) => by === null).map(({ colour }) => colour);
  const isDepleted = (colour: Colour): boolean => colour === (view.time === 'day' ? 'black' : 'gold');
  const parts = [
    ...tally(free).map(([colour, n]): Part => {
      const name = times(board.colour(colour), n);
      return [
        isDepleted(colour) ? [`${name} (${board.depleted})`, 'dim'] : inColour(colour, name),
        ...numbersOn(scene, `die:${colour}`),
      ];
    }),
    ...view.source
      .filter(({ by }) => by !== null)
      .map(({ colour }): Part => [[`${board.colour(colour)} (${board.used})`, 'dim']]),
  ];
  const [first, ...rest] = parts;
  return first === undefined ? [] : pen.flow([[label(board.source), ...first], ...rest], ' · ');
}

const isUnit = (id: UnitId | AdvancedActionId): id is UnitId => id in units;

function offerLines(scene: Scene, name: string, parts: readonly Part[]): string[] {
  const [first, ...rest] = parts;
  return first === undefined ? [] : scene.pen.flow([[label(name), ...first], ...rest], ' · ');
}

/** Tactics with what they do while they are chosen. */
function tacticLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  if (view.phase !== 'tactics') return [];
  return view.tactics.flatMap((id) =>
    pen.flow(
      [
        [
          `${tacticTable[id].number} `,
          [words.board.tactic(id), 'bold'],
          ...numbersOn(scene, `tactic:${id}`),
          ` ${words.board.effect(`tactic:${id}`)}`,
        ],
      ],
      '',
      '  ',
    ),
  );
}

export function offersLines(scene: Scene): string[] {
  const { view, words } = scene;
  const { board } = words;
  const offered = (
    ids: readonly (UnitId | AdvancedActionId | (typeof view.spells.offer)[number])[],
  ): Part[] =>
    tally(ids).map(([id, n]) => [
      times(isUnit(id as UnitId) ? board.unit(id as UnitId) : board.card(id as AdvancedActionId), n),
      ...numbersOn(scene, `offer:${id}`),
    ]);
  return [
    ...tacticLines(scene),
    ...offerLines(scene, board.unitOffer, offered(view.units.offer)),
    ...offerLines(scene, board.advanced, offered(view.advanced.offer)),
    ...offerLines(scene, board.spells, offered(view.spells.offer)),
    ...offerLines(
      scene,
      board.commonSkills,
      view.commonSkills.map((id): Part => [board.skill(id), ...numbersOn(scene, `skill:${id}`)]),
    ),
  ];
}
