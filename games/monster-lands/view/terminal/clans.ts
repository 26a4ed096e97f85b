import type { Seat, Span } from '@krcma/kernel';
import { numbersOn, type Part } from '@krcma/kernel/scene';
import type { ClanView } from '../../rules/view.ts';
import type { Member } from '../../state.ts';
import { dieSpan, type Scene, spaced } from './scene.ts';

function memberPart(scene: Scene, clan: ClanView, { id, wounded, path, realm, equipment }: Member): Part {
  const { words } = scene;
  const marks = `${clan.leader === id ? '*' : ''}${wounded ? '!' : ''}${path === null ? '' : '@'}${realm === null ? '' : '#'}`;
  const gear = equipment.length === 0 ? '' : ` (${equipment.map((card) => words.name(card)).join(', ')})`;
  return [
    `${words.name(id)}${marks}${gear}`,
    ...numbersOn(scene, `card:${id}`, ...equipment.map((card) => `card:${card}`)),
  ];
}

function poolPart(scene: Scene, { dice }: ClanView): Part {
  const parts: Part[] = [
    ...Array.from({ length: dice.strength }, (): Part => [dieSpan(scene, 'strength')]),
    ...Array.from({ length: dice.magic }, (): Part => [dieSpan(scene, 'magic')]),
    ...dice.persuasion.map((face): Part => [dieSpan(scene, 'persuasion', face)]),
  ];
  return parts.length === 0 ? [] : [`${scene.words.dice} `, ...spaced(parts)];
}

function stateParts(scene: Scene, seat: Seat, clan: ClanView): Part[] {
  const { view, words, names } = scene;
  const active = view.active === seat && view.phase === 'deployment';
  const own = seat === view.seat ? (['cyan'] as const) : [];
  const parts: Part[] = [
    [
      active ? ['> ', 'bold', 'green'] : '  ',
      [names.seat(seat), 'bold', ...own],
      ...numbersOn(scene, `seat:${seat}`),
    ],
    [`${words.glory} ${clan.glory}, ${words.reputation} ${clan.reputation}`],
    [[`${words.coins} ${clan.coins}`, 'yellow']],
    [`${words.potions} ${clan.potions}, ${words.venoms} ${clan.venoms}, ${words.defence} ${clan.defence}`],
    poolPart(scene, clan),
    [[words.points(clan.points), 'green']],
  ];
  if (view.first === seat && view.clans.length > 1) parts.push([[words.first, 'dim']]);
  if (clan.passed) parts.push([[words.passed, 'dim']]);
  return parts.filter((part) => part.length > 0);
}

function holdingParts(scene: Scene, seat: Seat, clan: ClanView): Part[] {
  const { words } = scene;
  const label = (word: string): Span => [`${word}: `, 'dim'];
  const traps = clan.traps.map(
    (trap, index): Part => [
      trap === null ? '?' : words.name(trap),
      ...numbersOn(scene, `trap:${seat}:${index}`),
    ],
  );
  const parts: Part[] = [
    [label(words.members), ...spaced(clan.members.map((member) => memberPart(scene, clan, member)))],
  ];
  if (traps.length > 0)
    parts.push([label(`${words.traps} ${clan.traps.length}/${clan.trapLimit}`), ...spaced(traps)]);
  if (clan.realms.length > 0)
    parts.push([
      label(words.realms),
      ...spaced(clan.realms.map((id): Part => [words.name(id), ...numbersOn(scene, `realm:${id}`)])),
    ]);
  if (clan.trophies.length > 0)
    parts.push([
      label(words.trophies),
      ...spaced(clan.trophies.map((id): Part => [words.name(id), ...numbersOn(scene, `card:${id}`)])),
    ]);
  if (clan.loot.length > 0)
    parts.push([
      label(words.loot),
      ...spaced(
        clan.loot.map((id): Part => [words.name(id), ...numbersOn(scene, `loot:${id}`, `card:${id}`)]),
      ),
    ]);
  return parts;
}

/** Every clan, from the one who looks on. */
export function clanLines(scene: Scene): string[] {
  const { view, pen } = scene;
  const { clans, seat: viewer = 0 } = view;
  return clans.flatMap((_, offset) => {
    const seat = (viewer + offset) % clans.length;
    const clan = clans[seat];
    if (clan === undefined) return [];
    return [
      ...pen.flow(stateParts(scene, seat, clan), '  '),
      ...pen.flow(holdingParts(scene, seat, clan), ' · ', '    '),
    ];
  });
}
