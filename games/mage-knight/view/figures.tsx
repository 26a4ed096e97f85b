// What stands on the map, each in a box of 48 around its middle.
import type { Seat } from '@krcma/kernel';
import { Figure, MapIcon } from '@krcma/tableware/map';
import { SeatShield } from '@krcma/tableware/pieces';
import type { LeaderId } from '../data/factions.ts';
import type { HeroId } from '../data/heroes.ts';
import type { Ruin } from '../data/ruin.ts';
import { type RuinId, ruins } from '../data/ruins.ts';
import { BASICS, type Back } from '../data/types.ts';
import type { TokenView } from '../rules/view.ts';
import { enemyIcons, heroIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { ManaSign } from './mana.tsx';
import { placed } from './table.ts';
import './figures.css';

export const HeroFigure = ({ seat, hero }: { readonly seat: Seat; readonly hero: HeroId | null }) => (
  <g data-sign="hero">
    <ellipse className="mk-hero-base" cy="17" rx="21" ry="8" />
    <g className="mk-hero-figure">
      <Figure name={hero === null ? icons.hero : heroIcons[hero]} seat={seat} />
    </g>
  </g>
);

/** Backs differ in colour and in the number of notches. */
const NOTCHES: Readonly<Record<Back, number>> = { green: 1, grey: 2, brown: 3, violet: 4, white: 5, red: 6 };

const notchesOf = (back: Back) =>
  placed(new Array(NOTCHES[back]).fill(back)).map(({ place: notch }) => {
    const angle = ((notch - (NOTCHES[back] - 1) / 2) * 22 + 90) * (Math.PI / 180);
    return (
      <circle key={notch} cx={Math.cos(angle) * 18} cy={Math.sin(angle) * 18} r="1.7" className="mk-notch" />
    );
  });

/** A token: face up it shows who it is, face down only its back. */
export const TokenFigure = ({ token: { enemy, back } }: { readonly token: TokenView }) => (
  <g className="mk-token" data-back={back} data-sign={enemy === null ? `back-${back}` : 'enemy'}>
    <circle className="mk-token-disc" r="21" />
    {notchesOf(back)}
    {enemy === null ? (
      <text className="mk-token-hidden" dy="0.35em">
        ?
      </text>
    ) : (
      <MapIcon name={enemyIcons[enemy]} size={28} className="mk-token-icon" />
    )}
  </g>
);

/** Volkare himself: darker and larger than any token. */
export const VolkareFigure = () => (
  <g className="mk-volkare" data-sign="enemy">
    <path className="mk-volkare-base" d="M0-24L21-12V12L0 24L-21 12V-12z" />
    <MapIcon name={enemyIcons.volkare} size={32} className="mk-volkare-icon" />
  </g>
);

/** The leader of a faction on its seat, with the level it stands on. */
export const LeaderFigure = ({ id, level }: { readonly id: LeaderId; readonly level: number }) => (
  <g className="mk-volkare" data-sign="enemy" data-leader={id}>
    <path className="mk-volkare-base" d="M0-24L21-12V12L0 24L-21 12V-12z" />
    <MapIcon name={enemyIcons[id]} size={28} className="mk-volkare-icon" />
    <g transform="translate(17 -16)">
      <circle className="mk-leader-level" r="9" />
      <text className="mk-leader-number" dy="0.35em">
        {level}
      </text>
    </g>
  </g>
);

/** A token of the ruins: an altar with what it wants, or whom one would fight. */
export function RuinFigure({ id }: { readonly id: RuinId | null }) {
  const ruin: Ruin | undefined = id === null ? undefined : ruins[id];
  const colours = BASICS.filter((colour) => ruin?.tribute?.[colour] !== undefined);
  return (
    <g className="mk-token" data-sign="ancientRuins">
      <rect className="mk-ruin" x="-20" y="-20" width="40" height="40" rx="6" />
      {ruin === undefined && (
        <text className="mk-token-hidden" dy="0.35em">
          ?
        </text>
      )}
      {placed(ruin?.enemies ?? []).map(({ each: back, place }) => (
        <g key={place} transform={`translate(${(place - ((ruin?.enemies?.length ?? 1) - 1) / 2) * 13} 0)`}>
          <circle className="mk-token" data-back={back} r="7" />
        </g>
      ))}
      {placed(colours).map(({ each, place }) => (
        <svg
          key={each}
          x={colours.length === 1 ? -11 : -16 + (place % 2) * 16}
          y={colours.length === 1 ? -11 : -16 + Math.floor(place / 2) * 16}
          width={colours.length === 1 ? 22 : 16}
          height={colours.length === 1 ? 22 : 16}
          aria-hidden="true"
        >
          <ManaSign colour={each} />
        </svg>
      ))}
    </g>
  );
}

export const ShieldFigure = ({ seat }: { readonly seat: Seat }) => (
  <svg x={-14} y={-14} width={28} height={28} aria-hidden="true" data-sign="shield">
    <SeatShield seat={seat} />
  </svg>
);
