// The island, land by land: what each region is and what stands there.
import type { Span } from '@krcma/kernel';
import { numbersOn, type Part, title } from '@krcma/kernel/scene';
import { boardFor, LANDS, type LandId, placeOf, type Region, regionName } from '../../data/board.ts';
import { markOf, paintOf, type Scene } from './scene.ts';

function symbols({ view, words }: Scene, region: Region): string {
  const place = placeOf(view.seats, region);
  const forge = view.forges.find((each) => each.region === region);
  return [
    ...(place.yggdrasil ? ['*'] : []),
    ...(place.settlement ? ['S'] : []),
    ...(place.sanctuary ? [view.temples.includes(region) ? 'T' : 'C'] : []),
    ...(forge === undefined ? [] : [`F${forge.filled ? words.runes[forge.rune] : '-'}`]),
    ...(place.monument === undefined ? [] : [`M${view.monuments[place.monument].level}`]),
  ].join('');
}

function standing(scene: Scene, region: Region): Span[] {
  const { view, words } = scene;
  const parts: Span[] = [];
  for (const [seat, player] of view.players.entries()) {
    if (player.region === region)
      parts.push([` @${markOf(seat)}`, paintOf(seat)], ...numbersOn(scene, `hero:${seat}`));
    for (const army of player.armies)
      if (army.region === region)
        parts.push(
          [` #${markOf(seat)}${army.strength}`, paintOf(seat)],
          ...numbersOn(scene, `army:${seat}:${army.id}`),
        );
  }
  for (const { id, region: at, owner } of view.monsters)
    if (at === region)
      parts.push(
        [` ${words.prey(id)}`, owner === null ? 'magenta' : paintOf(owner)],
        ...numbersOn(scene, `monster:${id}`),
      );
  if (view.loki.region === region)
    parts.push([` ${words.prey('loki')}`, 'magenta', 'bold'], ...numbersOn(scene, 'loki'));
  return parts;
}

function regionPart(scene: Scene, region: Region): Part {
  const { view, words } = scene;
  const owner = view.control[region] ?? null;
  const held: Span =
    owner === null
      ? [`p${placeOf(view.seats, region).population}`, 'dim']
      : [markOf(owner), paintOf(owner), 'bold'];
  return [
    `${region} ${words.region(region)} `,
    held,
    ...(symbols(scene, region) === '' ? [] : [` ${symbols(scene, region)}`]),
    ...standing(scene, region),
    ...numbersOn(scene, `region:${regionName(region)}`, `forge:${regionName(region)}`),
  ];
}

const landLines = (scene: Scene, land: LandId): string[] => {
  const regions = boardFor(scene.view.seats).lands[land] ?? [];
  const [first = [], ...rest] = regions.map((region) => regionPart(scene, region));
  if (regions.length === 0) return [];
  return scene.pen.flow([[title(`${scene.words.land(land)}: `), ...first], ...rest], ' · ', '  ');
};

export const islandLines = (scene: Scene): string[] => LANDS.flatMap((land) => landLines(scene, land));
