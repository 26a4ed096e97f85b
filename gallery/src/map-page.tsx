import { HexMap, IslandMap, WideMap } from './maps.tsx';

const maps = { island: IslandMap, hexes: HexMap, wide: WideMap } as const;

const isMap = (name: string): name is keyof typeof maps => Object.hasOwn(maps, name);

/** One map, as large as the window. */
export function MapPage({ name, language }: { readonly name: string; readonly language: 'en' | 'cs' }) {
  if (!isMap(name)) throw new Error(`There is no map "${name}": try one of ${Object.keys(maps).join(', ')}.`);
  const Shown = maps[name];
  return (
    <main className="gallery-map-page table-top">
      <Shown language={language} />
    </main>
  );
}
