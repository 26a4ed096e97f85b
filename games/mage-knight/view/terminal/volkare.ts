// Volkare in the terminal: his army, his cards, and where each of them would lead him.
import type { Prospect, VolkareView } from '../../rules/volkare/seen.ts';
import { inColour, type Scene, tally, times } from './scene.ts';

function comesTo({ words, names }: Scene, { phase }: VolkareView, prospect: Prospect): string {
  const { volkare } = words.board;
  const { path, reveals, prey, arrives } = prospect;
  const parts = [
    ...(path.length > 0 ? [`${volkare.goes(path.length)} (${path.at(-1)})`] : []),
    ...(reveals.length > 0 ? [volkare.reveals(reveals.length)] : []),
    ...(prey === undefined ? [] : [volkare.attacks(names.seat(prey))]),
    ...(arrives === true ? [phase === 'goesHome' ? volkare.leaves : volkare.enters] : []),
  ];
  return parts.length === 0 ? volkare.stays : parts.join(', ');
}

export function volkareLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const { volkare: him, dummy } = view;
  if (him === undefined) return [];
  const { board } = words;
  const { army, owed, space, prospects, wounds, phase, marked, down, goal } = him;
  const seen = tally(army.map(({ enemy }) => enemy)).map(([enemy, n]) => times(board.enemy(enemy), n));
  const unseen = owed.length > 0 ? [board.volkare.unseen(owed.length)] : [];
  return [
    ...pen.flow(
      [
        [[board.volkare.name, 'bold'], ` ${space}`],
        [board.volkare.phases[phase]],
        ...(goal === undefined ? [] : [[board.volkare.away(phase, goal.away)]]),
        ...(down === true ? [[board.volkare.waits]] : []),
        [`${board.volkare.army}: ${[...seen, ...unseen].join(', ')}`],
        ...(dummy?.tactic === null || dummy === null ? [] : [[[board.tactic(dummy.tactic), 'dim'] as const]]),
        [`${board.deck} ${dummy?.deck ?? 0}`],
        ...Object.entries(marked).map(([colour, unit]) => [
          board.volkare.marked(board.colour(colour as keyof typeof marked), board.unit(unit)),
        ]),
      ],
      ' · ',
    ),
    ...pen.flow(
      [
        ...prospects.map((each) => [
          inColour(
            each.colour,
            each.n === 0 ? board.volkare.frenzy : board.volkare.card(each.colour, each.kind, each.n),
          ),
          `: ${comesTo(scene, him, each)}`,
        ]),
        ...(wounds > 0 ? [[`${board.volkare.wounds(wounds)}: ${board.volkare.byWound}`]] : []),
      ],
      ' · ',
      '  ',
    ),
  ];
}
