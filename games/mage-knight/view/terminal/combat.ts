// A fight with its numbers: who fights, the phase, what is laid and needed, what comes otherwise.
import type { Span } from '@krcma/kernel';
import { label, numbersOn, type Part, title } from '@krcma/kernel/scene';
import type { AttackView, CombatView, Figure, FoeView } from '../../rules/combat/seen.ts';
import { COMBAT_PHASES } from '../../state.ts';
import type { Scene } from './scene.ts';

/** A number, and where it came from where that is more than what is printed. */
const told = ({ words }: Scene, { n, parts }: Figure): string =>
  parts.length < 2
    ? `${n}`
    : `${n} (${parts.map(({ from, n: part }) => `${words.board.part(from)} ${part > 0 ? '+' : ''}${part}`).join(', ')})`;

function attackPart(scene: Scene, foe: FoeView, attack: AttackView, place: number): Part {
  const { board } = scene.words;
  const { state, value, need, damage, element, abilities } = attack;
  const isOver = state !== 'open' || foe.defeated || foe.still;
  const says = [
    `${board.attack} ${board.element(element)} ${told(scene, value)}`,
    ...(need.n === value.n ? [] : [`${board.block} ${need.n}`]),
    ...(damage.n === value.n ? [] : [`${scene.words.damage} ${damage.n}`]),
    ...abilities.map((ability) => board.ability(ability)),
    ...(state === 'blocked' ? [board.blocked] : state === 'cancelled' ? [board.cancelled] : []),
  ].join(', ');
  return [isOver ? [says, 'dim'] : says, ...numbersOn(scene, `attack:${foe.id}.${place}`)];
}

function foeLines(scene: Scene, combat: CombatView, foe: FoeView): string[] {
  const { board } = scene.words;
  const isAimed = combat.aim.some((each) => each.foe === foe.id);
  const name = board.enemy(foe.enemy);
  const head: Span[] = [
    foe.defeated ? [name, 'dim'] : [name, 'red', 'bold'],
    ...numbersOn(scene, `foe:${foe.id}`),
    ...(foe.defeated ? [` ${board.defeated}`] : [` ${board.armor} ${told(scene, foe.armor)}`]),
    ...(isAimed && !foe.defeated ? [[` ${board.aimed}`, 'yellow'] as const] : []),
  ];
  const signs = [
    ...foe.abilities.map((ability) => board.ability(ability)),
    ...foe.resistances.map((resistance) => board.resistance(resistance)),
    ...(foe.fortification > 0 && !foe.abilities.includes('fortified') ? [board.fortified] : []),
  ];
  const parts: Part[] = foe.defeated
    ? [head]
    : [
        head,
        ...foe.attacks.map((attack, place) => attackPart(scene, foe, attack, place)),
        ...signs.map((sign): Part => [[sign, 'cyan']]),
      ];
  return scene.pen.flow(parts, ' · ', '  ');
}

function laidLines(scene: Scene, { sum, aim }: CombatView): string[] {
  const { board } = scene.words;
  const { efficient, inefficient, total, need } = sum;
  if (aim.length === 0) return [];
  const isEnough = total >= need && total > 0;
  return scene.pen.flow(
    [
      [label(scene.words.laid), [board.needs(total, need), isEnough ? 'green' : 'yellow', 'bold']],
      ...(inefficient > 0 ? [[`${efficient} + ${board.halved(inefficient)}`]] : []),
    ],
    ' · ',
    '  ',
  );
}

export function combatLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const { combat } = view;
  if (combat === null) return [];
  const phases = COMBAT_PHASES.map(
    (phase): Part => [
      phase === combat.phase
        ? [words.board.phase(phase), 'bold', 'yellow']
        : [words.board.phase(phase), 'dim'],
    ],
  );
  const [first = [], ...rest] = phases;
  const { damage, wounds } = combat.threat;
  return [
    ...pen.flow([[title(`${words.combat}: `), ...first], ...rest], ' > '),
    ...combat.foes.flatMap((foe) => foeLines(scene, combat, foe)),
    ...laidLines(scene, combat),
    ...(damage > 0 ? pen.flow([[[words.board.threat(damage, wounds), 'red']]], '', '  ') : []),
  ];
}
