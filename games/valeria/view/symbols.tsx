// Roles, areas and kinds of monsters: a colour, a shape and a figure each.
import { crown, person } from '@krcma/tableware/icons';
import { Badge, Pip, type PipKind, type Shape } from '@krcma/tableware/pieces';
import { type Area, type Bag, type MonsterType, type Role, TRACKS, type Track } from '../data/effect.ts';
import * as icons from './icons.ts';

interface Symbol {
  readonly icon: string;
  readonly colour: string;
}

export const roleSymbols: Readonly<Record<Role, Symbol & { readonly shape: Shape }>> = {
  worker: { icon: icons.worker, colour: 'var(--vert)', shape: 'square' },
  soldier: { icon: icons.soldier, colour: 'var(--gules)', shape: 'shield' },
  shadow: { icon: icons.shadow, colour: 'var(--purpure)', shape: 'diamond' },
  holy: { icon: icons.holy, colour: 'var(--azure)', shape: 'circle' },
};

export const areaSymbols: Readonly<Record<Area, Symbol>> = {
  hills: { icon: icons.hills, colour: '#686318' },
  barrens: { icon: icons.barrens, colour: '#97481c' },
  ruins: { icon: icons.ruins, colour: '#5c6069' },
  forest: { icon: icons.forest, colour: '#2f6238' },
  valley: { icon: icons.valley, colour: '#1c6676' },
  swamp: { icon: icons.swamp, colour: '#56602a' },
  mountains: { icon: icons.mountains, colour: '#3f5f92' },
  caverns: { icon: icons.caverns, colour: '#5d3f6e' },
};

export const typeIcons: Readonly<Record<MonsterType, string>> = {
  minion: icons.minion,
  beast: icons.beast,
  titan: icons.titan,
  boss: crown,
};

export const countIcons = {
  citizen: person,
  domain: icons.domain,
  monster: icons.monster,
  deck: icons.deck,
} as const;

const pipOf: Readonly<Record<Track, PipKind>> = {
  gold: 'gold',
  strength: 'strength',
  magic: 'magic',
  vp: 'points',
};

export function RoleBadge({
  role,
  count,
  label,
}: {
  readonly role: Role;
  readonly count?: number | string;
  readonly label?: string;
}) {
  return (
    <Badge
      {...roleSymbols[role]}
      sign={role}
      {...(count !== undefined && { count })}
      {...(label !== undefined && { label })}
    />
  );
}

export const TrackPip = ({ track, amount }: { readonly track: Track; readonly amount?: number | string }) => (
  <Pip of={pipOf[track]} sign={track} {...(amount !== undefined && { amount })} />
);

/** So much of each: the number stands in the piece. */
export function BagPips({ bag }: { readonly bag: Bag }) {
  return (
    <>
      {TRACKS.map((track) => {
        const amount = bag[track] ?? 0;
        return amount === 0 ? null : <TrackPip key={track} track={track} amount={amount} />;
      })}
    </>
  );
}
