// LOR-ARMY.5 to .7: where a new army appears.
import type { Refused, Seat } from '@krcma/kernel';
import { type Region, regionName, regionsFor } from '../data/board.ts';
import type { Where } from '../data/ops.ts';
import type { OpsSource } from '../data/sources.ts';
import type { RagnarokTypes } from '../messages.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { whatAwaits } from './activate.ts';
import { hasArmyInSupply, recruitArmy } from './armies.ts';
import { attributeOf } from './attributes.ts';
import { placesFor } from './effects/places.ts';
import { type Of, rule } from './script.ts';

export interface Recruiting extends Of {
  strength: number | 'authority';
  where: Where;
  source?: OpsSource;
  byReinforce?: true;
  /** A step that may be skipped. */
  mayLeave?: true;
}

/** An army is in supply, and there is a place for it. */
export const canRecruit = (game: Ragnarok, seat: Seat, where: Where): boolean =>
  hasArmyInSupply(playerAt(game, seat)) && placesFor(game, seat, where).length > 0;

/** Current Authority, unless the strength is fixed (LOR-ARMY.5, .10). */
const strengthOf = (game: Ragnarok, { player, strength }: Recruiting): number =>
  strength === 'authority' ? attributeOf(playerAt(game, player), 'authority') : strength;

const labelled = (game: Ragnarok, seat: Seat, region: Region) => {
  const { against } = whatAwaits(game, seat, region);
  return { key: 'recruit-in', region, ...(against !== undefined && { against }) } as const;
};

function refusedPlaces(game: Ragnarok, { player, where }: Recruiting): Refused<RagnarokTypes>[] {
  const open = placesFor(game, player, where);
  return regionsFor(game.seats)
    .filter((region) => !open.includes(region))
    .map((region) => ({
      id: regionName(region),
      label: labelled(game, player, region),
      reason: { key: 'no-recruiting-place', region },
      thing: `region:${regionName(region)}`,
      rule: 'LOR-ARMY.6',
    }));
}

/** The owner picks the place; next to foreign armies a battle follows (LOR-ARMY.7). */
export const raiseArmy = rule<Recruiting>('raiseArmy')
  .maybeChoose('place', {
    kind: 'place',
    values: (game, { player, where, mayLeave }) => {
      if (!canRecruit(game, player, where)) return undefined;
      const places: (Region | null)[] = placesFor(game, player, where);
      if (mayLeave) places.push(null);
      return places;
    },
    option: (game, region, { player }) => {
      if (region === null)
        return { id: 'skip', label: { key: 'skip-step', step: 'manoeuvre' }, rule: 'LOR-TURN.3' };
      return {
        id: regionName(region),
        label: labelled(game, player, region),
        thing: `region:${regionName(region)}`,
        rule: 'LOR-ARMY.6',
      };
    },
    prompt: (game, recruiting) => ({
      key: 'ask-recruit',
      strength: strengthOf(game, recruiting),
      ...(recruiting.source !== undefined && { source: recruiting.source }),
    }),
    refused: refusedPlaces,
  })
  .do('recruit', (game, { place, ...recruiting }) => {
    const { player, byReinforce } = recruiting;
    if (place === undefined || place === null) return;
    recruitArmy(game, player, place, strengthOf(game, recruiting), byReinforce === true);
  });
