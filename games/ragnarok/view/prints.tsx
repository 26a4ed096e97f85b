// What is printed on the island: population or control, symbols, runes of realms, the wheel, faint signs of the lands.
import { MapIcon, type MapPlace } from '@krcma/tableware/map';
import { Children, memo, type ReactNode } from 'react';
import { placeOf, regionName, regionsFor, sideFor } from '../data/board.ts';
import { REALMS, realms } from '../data/realms.ts';
import { SLOTS } from '../data/wheel.ts';
import { actionIcons, landIcons, realmIcons } from './emblems.ts';
import { MarkerFigure, RuneAt } from './figures.tsx';
import * as icons from './icons.ts';
import { iceOf } from './island.ts';
import { cornersOf, outlines } from './outlines.ts';
import { type Props, placed } from './table.ts';

const STEP = 40;

/** Side by side around the middle. */
function Row({ children }: { readonly children: ReactNode }) {
  const shown = Children.toArray(children);
  return placed(shown).map(({ each, place }) => (
    <g key={place} transform={`translate(${(place - (shown.length - 1) / 2) * STEP} 0)`}>
      {each}
    </g>
  ));
}

const Population = ({ population }: { readonly population: number }) => (
  <g data-sign="population">
    <circle className="lr-print-disc" r="19" />
    <text className="lr-print-number" dy="0.35em">
      {population}
    </text>
  </g>
);

function RegionPrint({ view, region }: { readonly view: Props['view']; readonly region: number }) {
  const { population, settlement, sanctuary } = placeOf(view.seats, region);
  const owner = view.control[region] ?? null;
  const built = view.temples.includes(region);
  return (
    <Row>
      {owner === null ? <Population population={population} /> : <MarkerFigure seat={owner} size={42} />}
      {settlement && <MapIcon name={icons.settlement} size={34} className="lr-print-icon" />}
      {sanctuary && !built && <MapIcon name={icons.sanctuary} size={30} className="lr-print-icon" />}
      {built && <MapIcon name={icons.temple} size={42} className="lr-print-temple" />}
    </Row>
  );
}

/** Drawn in the room the places keep for it. */
export function printsOf({ view }: Pick<Props, 'view'>): ReadonlyMap<string, ReactNode> {
  const prints = new Map<string, ReactNode>();
  for (const region of regionsFor(view.seats))
    prints.set(`region:${regionName(region)}`, <RegionPrint view={view} region={region} />);
  for (const realm of REALMS)
    prints.set(
      `realm:${realm}`,
      <Row>
        <MapIcon name={realmIcons[realm]} size={36} className="lr-print-icon" />
        <RuneAt of={realms[realm].rune} x={0} y={0} scale={1.25} />
      </Row>,
    );
  for (const slot of SLOTS)
    prints.set(`slot:${slot}`, <MapIcon name={actionIcons[slot]} size={34} className="lr-print-icon" />);
  prints.set('slot:monument', <MapIcon name={icons.yggdrasil} size={74} className="lr-print-icon" />);
  return prints;
}

const middleOf = ({ outline }: Pick<MapPlace, 'outline'>): readonly [number, number] => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

const WATERMARK = 92;

interface UnderlayProps {
  readonly seats: number;
  readonly places: readonly MapPlace[];
}

/** Signs of the lands below everything, and the ice of the side for two. */
export const Underlay = memo(function Underlay({ seats, places }: UnderlayProps) {
  const ice = iceOf(seats);
  return (
    <>
      {places.map((place) => {
        const icon = landIcons[place.land as keyof typeof landIcons];
        if (icon === undefined) return null;
        const [x, y] = middleOf(place);
        return (
          <MapIcon key={place.thing} name={icon} size={WATERMARK} x={x} y={y} className="lr-watermark" />
        );
      })}
      {ice.length > 0 && (
        <g data-sign="ice">
          <polygon className="lr-ice" points={ice.join(' ')} />
          <path
            className="lr-ice-crack"
            d="M120 420l60 40-30 60 70 30 20 70M260 440l-20 50 60 40M330 470l30 60-40 40"
          />
        </g>
      )}
    </>
  );
});

interface MissingProps {
  readonly seats: number;
  readonly regions: readonly number[];
}

/** What is still to be taken, on demand. */
export const Missing = ({ seats, regions }: MissingProps) =>
  regions.map((region) => (
    <polygon
      key={region}
      className="lr-missing"
      points={cornersOf(outlines[sideFor(seats)].regions[region]).join(' ')}
    />
  ));
