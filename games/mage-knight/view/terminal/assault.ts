// A cooperative assault: who takes part, with how many defenders, and how far each one is.
import { numbersOn, type Part, title } from '@krcma/kernel/scene';
import type { AssaultView } from '../../rules/assault/parts.ts';
import { paintOf, type Scene } from './scene.ts';

type PartView = AssaultView['parts'][number];

/** Before all agree what each one says, afterwards what each one does. */
function saysOf({ words }: Scene, { stage, starter }: AssaultView, part: PartView): string[] {
  const { company } = words.board;
  const faces = part.n === null ? company.faceUnsaid : company.faces(part.n);
  if (stage === 'proposed')
    return [faces, part.seat === starter ? company.starts : company.agreed(part.agreed)];
  return [faces, company.states[part.state], company.fallen(part.fallen.length, part.dealt.length)];
}

function partLines(scene: Scene, assault: AssaultView, part: PartView): string[] {
  const { names, pen, words } = scene;
  const standing = [...part.dealt];
  for (const enemy of part.fallen) standing.splice(standing.indexOf(enemy), 1);
  const parts: Part[] = [
    [[names.seat(part.seat), paintOf(part.seat), 'bold'], ...numbersOn(scene, `seat:${part.seat}`)],
    ...saysOf(scene, assault, part).map((says): Part => [says]),
    ...standing.map((enemy): Part => [[words.board.enemy(enemy), 'red']]),
  ];
  return pen.flow(parts, ' · ', '  ');
}

export function assaultLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const { assault } = view;
  if (assault === undefined) return [];
  const { board } = words;
  const city = view.cities.find(({ space }) => space === assault.space);
  return [
    ...pen.flow(
      [
        [title(board.company.assaultOn(city === undefined ? '' : board.city(city.colour)))],
        [board.company.stages[assault.stage]],
      ],
      ' · ',
    ),
    ...assault.parts.flatMap((part) => partLines(scene, assault, part)),
  ];
}
