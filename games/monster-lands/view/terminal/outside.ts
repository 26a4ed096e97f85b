import type { Span } from '@krcma/kernel';
import { numbersOn, type Part, title } from '@krcma/kernel/scene';
import { GUARDS, indexOf, type PathId, PLACES, type PlaceId, placeOf } from '../../data/board.ts';
import { eventPathsOf } from '../../data/events.ts';
import { type MonsterId, monsterOf } from '../../data/monsters.ts';
import { questOf } from '../../data/quests.ts';
import { type RealmId, realmOf } from '../../data/realms.ts';
import type { PartyView } from '../../rules/view.ts';
import { dieSpan, ownerOf, type Scene, spaced } from './scene.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function diceParts(scene: Scene, dice: PartyView['dice']): Part[] {
  return dice.map(({ colour, face }) => [dieSpan(scene, colour, face)]);
}

/** Who stands there and what he took along. */
function partyPart(scene: Scene, party: PartyView): Part {
  const { words } = scene;
  const traps = party.traps.map(({ id }) => (id === null ? '?' : words.name(id)));
  const tokens = [
    ...(traps.length > 0 ? [`${words.traps} ${traps.join(', ')}`] : []),
    ...(party.defence > 0 ? [`${words.defence} ${party.defence}`] : []),
    ...(party.potions > 0 ? [`${words.potions} ${party.potions}`] : []),
    ...(party.venoms > 0 ? [`${words.venoms} ${party.venoms}`] : []),
    ...(party.coins > 0 ? [`${words.coins} ${party.coins}`] : []),
  ];
  const whom = party.member === null ? [] : [`${words.name(party.member)} `];
  return [
    ...whom,
    [`(${ownerOf(scene, party.seat)})`, 'cyan'],
    ...(party.dice.length > 0 ? [' ', ...spaced(diceParts(scene, party.dice))] : []),
    ...(tokens.length > 0 ? [` ${tokens.join(' ')}`] : []),
  ];
}

function guardsText({ words }: Scene, path: PathId): string {
  const { defence, coins } = GUARDS[indexOf(path) === 0 ? 0 : 1];
  const guards = words.benefit({ op: 'defence', value: defence });
  return coins > 0 ? `${guards}, ${words.bundle({ coins })}` : guards;
}

/** What a realm path asks for and gives: `2S+1M`, then up to so many more; what the guards of the entrance give. */
function askedPart(scene: Scene, path: PathId): Span[] {
  const { view, words } = scene;
  const place = placeOf(path);
  if (place === 'gate') return [[` ${guardsText(scene, path)}`, 'dim']];
  const area = place === 'a' ? view.areas[0] : place === 'b' ? view.areas[1] : undefined;
  if (area?.event == null) return [];
  const row = eventPathsOf(area.event, area.side)[indexOf(path)];
  if (row === undefined) return [];
  const code = ({ strength, magic }: typeof row.required): string =>
    [
      strength > 0 ? `${strength}${words.colours.strength}` : '',
      magic > 0 ? `${magic}${words.colours.magic}` : '',
    ]
      .filter((part) => part !== '')
      .join('+');
  return [[` ${code(row.required)}(+${code(row.reinforcement)}) ${words.benefit(row.benefit)}`, 'dim']];
}

function pathPart(scene: Scene, path: PathId): Part {
  const party = scene.view.paths[path] ?? null;
  const number = `${indexOf(path) + 1}`;
  return [
    title(number),
    ...numbersOn(scene, `path:${path}`),
    ...askedPart(scene, path),
    ' ',
    ...(party === null ? [[scene.words.nobody, 'dim'] as const] : partyPart(scene, party)),
  ];
}

const pathLines = (scene: Scene, place: PlaceId): string[] =>
  scene.pen.flow(
    PLACES[place].map((path) => pathPart(scene, path)),
    ' · ',
    '    ',
  );

function monsterPart(scene: Scene, id: MonsterId | null): Part {
  const { words } = scene;
  if (id === null) return [[words.noMonster, 'dim']];
  const { affinity, attack, capture, kill } = monsterOf(id);
  return [
    [words.name(id), 'red', 'bold'],
    ...numbersOn(scene, `card:${id}`),
    ` ${words.affinities[affinity]}, ${words.attack} ${attack}, ${words.capture} ${capture}, ${words.kill} ${kill}`,
  ];
}

function realmPart(scene: Scene, id: RealmId | null): Part {
  const { words } = scene;
  if (id === null) return [];
  const { affinity, conquest, glory } = realmOf(id);
  return [
    [words.name(id), 'green', 'bold'],
    ...numbersOn(scene, `realm:${id}`),
    ` ${words.affinities[affinity]}, ${words.conquest} ${conquest}, ${words.glory} ${glory}`,
  ];
}

function realmLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  return view.areas.flatMap(({ monster, realm }, index) => {
    const place = index === 0 ? 'a' : 'b';
    const parts = [
      [title(capital(words.places[place]))],
      monsterPart(scene, monster),
      realmPart(scene, realm),
    ];
    return [
      ...pen.flow(
        parts.filter((part) => part.length > 0),
        ' · ',
      ),
      ...pathLines(scene, place),
    ];
  });
}

function questLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  return (['qa', 'qb'] as const).flatMap((place) => {
    const id = view.quests[place];
    if (id === null) return [];
    const { a, b } = questOf(id);
    const what =
      place === 'qa'
        ? `${words.needs(a.dice)}, ${words.target} ${a.target}: ${words.bundle(a.reward)} / -${words.bundle(a.penalty)}`
        : `${words.needs(b.dice)}, ${words.bundle(b.cost)}: ${words.bundle(b.left)} / ${words.bundle(b.right)}`;
    return [
      ...pen.flow([[title(words.quest(id, place === 'qa' ? 'a' : 'b'))], [what]], ' · '),
      ...pathLines(scene, place),
    ];
  });
}

/** Quests, realms and the entrance, as they are resolved. */
export function outsideLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const gate =
    view.gate === null
      ? []
      : [
          ...pen.flow([[title(capital(words.places.gate))], monsterPart(scene, view.gate)], ' · '),
          ...pathLines(scene, 'gate'),
        ];
  return [...questLines(scene), ...realmLines(scene), ...gate];
}
