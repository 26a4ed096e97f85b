// A combat of players: whose step it is, what lies, and what each has shown and may still have.
import { numbersOn, type Part, title } from '@krcma/kernel/scene';
import type { DuelUnit, DuelView } from '../../rules/duel/seen.ts';
import { DUEL_PHASES } from '../../state.ts';
import { paintOf, type Scene } from './scene.ts';

/** `isFaced`: by whoever acts now, whose foes have numbers. */
function unitPart(scene: Scene, of: DuelUnit, isFaced: boolean): Part {
  const { board } = scene.words;
  const { id, unit, foe, ready, wounded, armor, resistances, cost } = of;
  const says = [
    board.duel.unit(board.unit(unit), armor, ready, wounded),
    ...resistances.map((each) => board.resistance(each)),
    ...(cost === undefined ? [] : [board.duel.costs(cost)]),
  ].join(', ');
  return [
    wounded ? [says, 'dim'] : says,
    ...numbersOn(scene, `unit:${id}`),
    ...(foe === undefined || !isFaced
      ? []
      : [...numbersOn(scene, `foe:${foe}`), ...numbersOn(scene, `attack:${foe}.0`)]),
  ];
}

function sideLines(scene: Scene, duel: DuelView, role: 'aggressor' | 'defender'): string[] {
  const { names, pen, words } = scene;
  const { duel: say } = words.board;
  const side = duel.sides[role];
  const isActing = duel.acting === side.seat;
  const parts: Part[] = [
    [
      [names.seat(side.seat), paintOf(side.seat), 'bold'],
      ...numbersOn(scene, `seat:${side.seat}`),
      ` ${role === 'aggressor' ? say.aggressor : say.attends(duel.attendance)}`,
    ],
    ...(isActing ? [[[say.acts, 'yellow', 'bold']] as Part] : []),
    [`${say.armor(side.armor)}${side.cost === undefined ? '' : `, ${say.costs(side.cost)}`}`],
    [say.cards(side.cards)],
    [say.dice(side.dice)],
    [say.woundsOf(side.wounds, side.handLimit)],
    ...side.units.map((unit) => unitPart(scene, unit, !isActing)),
    [say.skillsLeft(side.skills.map((skill) => words.board.skill(skill)))],
  ];
  return pen.flow(parts, ' · ', '  ');
}

function laidLines(scene: Scene, { attack, attacker, sum, step, left, damage }: DuelView): string[] {
  const { names, pen } = scene;
  const { board } = scene.words;
  const { duel: say } = board;
  const name = names.seat(attacker);
  if (attack === null) return pen.flow([[say.putsTogether(name)], [String(sum.total)]], ' · ', '  ');
  const parts: Part[] = [
    [[say.attackOf(name, attack.total), 'red', 'bold'], ...numbersOn(scene, 'attack:0.0')],
    ...attack.elements.map((each): Part => [board.element(each)]),
    ...(attack.swift ? [[say.blockCountsHalf] as Part] : []),
    [step === 'damage' ? say.deals(damage) : say.blocks(sum.total, left)],
  ];
  return pen.flow(parts, ' · ', '  ');
}

export function duelLines(scene: Scene): string[] {
  const { duel } = scene.view;
  if (duel === undefined) return [];
  const { duel: say } = scene.words.board;
  const phases = DUEL_PHASES.map(
    (phase): Part => [
      phase === duel.phase ? [say.phases[phase], 'bold', 'yellow'] : [say.phases[phase], 'dim'],
    ],
  );
  const [first = [], ...rest] = phases;
  return [
    ...scene.pen.flow([[title(`${say.title}: `), ...first], ...rest], ' > '),
    ...laidLines(scene, duel),
    ...sideLines(scene, duel, 'aggressor'),
    ...sideLines(scene, duel, 'defender'),
  ];
}
