// What each lord has, who lives there, and who stands before the entrance.

import type { Seat, Span } from '@krcma/kernel';
import { label, numbersOn, type Part } from '@krcma/kernel/scene';
import { skillsOf } from '../../data/adventurers.ts';
import type { LordView, TrapView } from '../../rules/view.ts';
import type { Hero, LairCreature } from '../../state.ts';
import type { Scene } from './scene.ts';

function stateParts(scene: Scene, seat: Seat, lord: LordView): Part[] {
  const { view, words, names } = scene;
  const own = seat === view.seat ? (['cyan'] as const) : [];
  const trolls = lord.lair.filter(({ id }) => id === 'troll').length;
  const parts: Part[] = [
    [[names.seat(seat), 'bold', ...own], ...numbersOn(scene, `seat:${seat}`)],
    [[`${words.gold} ${lord.gold}`, 'yellow']],
    [[`${words.food} ${lord.food}`, 'green']],
    [`${words.imps} ${lord.imps - lord.busyImps}/${lord.imps}`],
  ];
  if (trolls > 0) parts.push([`${words.trolls} ${trolls - lord.busyTrolls}/${trolls}`]);
  if (lord.letters > 0) parts.push([[`${words.letters} ${lord.letters}`, 'red']]);
  if (view.training === undefined) parts.push([words.points(lord.points)]);
  if (view.start === seat && view.lords.length > 1) parts.push([[words.starts, 'dim']]);
  return parts;
}

const dwellerPart = (scene: Scene, seat: Seat, { id, stance }: LairCreature, place: number): Part => [
  `${scene.words.creature(id)}${scene.words.stances[stance]}`,
  ...numbersOn(scene, `lair:${seat}:${place}`),
];

const trapPart = (scene: Scene, seat: Seat, trap: TrapView): Part => [
  trap === null ? '?' : scene.words.trap(trap),
  ...(trap !== null && seat === scene.view.seat ? numbersOn(scene, `trap:${trap}`) : []),
];

function heroPart(scene: Scene, seat: Seat, { id, damage, bonus }: Hero, place: number): Part {
  const { words } = scene;
  const { hitPoints, antiTrap, healing, magic } = skillsOf(id);
  const all = hitPoints + bonus;
  const skills = [
    `${all - damage}/${all}`,
    ...(antiTrap === undefined ? [] : [`${words.antiTrap}${antiTrap}`]),
    ...(healing === undefined ? [] : [`${words.healing}${healing}`]),
    ...(magic === undefined ? [] : [`${words.magic}${magic}`]),
  ];
  return [`${words.hero(id)} ${skills.join(' ')}`, ...numbersOn(scene, `hero:${seat}:${place}`)];
}

/** The programme of a lord; an order that was not carried out is marked. */
function orderParts(scene: Scene, seat: Seat, lord: LordView): Part[] {
  const { words, view } = scene;
  return lord.programme.map((order, place): Part => {
    const text = `${place + 1} ${words.order(order)}`;
    const numbers = seat === view.seat ? numbersOn(scene, `place:${place}`) : [];
    return [lord.stayed.includes(order) ? `${text}!` : text, ...numbers];
  });
}

function battlePart({ words }: Scene, { battle, lair }: LordView): Part[] {
  if (battle === null) return [];
  const sent = lair.filter(({ stance }) => stance === 'sent' || stance === 'sheep');
  const there = [
    ...battle.traps.map((trap) => (trap === null ? '?' : words.trap(trap))),
    ...sent.map(({ id }) => words.creature(id)),
  ];
  return [[words.cell(battle.cell), there.length === 0 ? '' : ` (${there.join(', ')})`]];
}

function holdingParts(scene: Scene, seat: Seat, lord: LordView): Part[] {
  const { words } = scene;
  const listed: [string, Part[]][] = [
    [words.orders, orderParts(scene, seat, lord)],
    [words.locked, lord.locked.map((order): Part => [[words.order(order), 'dim']])],
    [words.lair, lord.lair.map((dweller, place) => dwellerPart(scene, seat, dweller, place))],
    [words.traps, lord.traps.map((trap) => trapPart(scene, seat, trap))],
    [words.battle, battlePart(scene, lord)],
    [words.party, lord.party.map((hero, place) => heroPart(scene, seat, hero, place))],
    [words.prison, lord.prison.map((hero): Part => [words.hero(hero)])],
  ];
  return grouped(listed.filter(([, parts]) => parts.length > 0));
}

/** "lair: troll, ghost; traps: ?", broken between any two of them. */
const grouped = (groups: readonly (readonly [word: string, parts: readonly Part[]])[]): Part[] =>
  groups.flatMap(([word, parts], group) =>
    parts.map((part, index): Span[] => {
      const isLast = index === parts.length - 1;
      const stop = isLast ? (group === groups.length - 1 ? '' : ';') : ',';
      return [...(index === 0 ? [label(word)] : []), ...part, stop];
    }),
  );

/** Every lord, from the one who looks on. */
export function lordLines(scene: Scene): string[] {
  const { view, pen } = scene;
  const { lords, seat: viewer = 0 } = view;
  return lords.flatMap((_, offset) => {
    const seat = (viewer + offset) % lords.length;
    const lord = lords[seat];
    if (lord === undefined) return [];
    return [
      ...pen.flow(stateParts(scene, seat, lord), '  '),
      ...pen.flow(holdingParts(scene, seat, lord), ' ', '    '),
    ];
  });
}
