// MK-9.5, .12 to .17, MK-11.1: a site is entered, a monastery burnt.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { Ruin } from '../data/ruin.ts';
import { ruins } from '../data/ruins.ts';
import type { Site, SiteKind } from '../data/sites.ts';
import type { Back } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { noAction, siteUnder, type Why } from './action.ts';
import { type Fight, startCombat } from './arriving.ts';
import { beginAction, mayAct } from './figure.ts';
import { holdingAt } from './map.ts';
import { dueAt, settleDue } from './mines.ts';
import { note, type Of } from './script.ts';
import { isWayBelow } from './tunnels.ts';

export const ruinAt = (game: MageKnight, space: SpaceId): Ruin | undefined => {
  const { ruin } = holdingAt(game, space);
  return ruin === null ? undefined : ruins[ruin.id];
};

/** Whoever is drawn when the site is entered: all of them, or those that fell in a fight before (MK-9.15, .17). */
function drawnAt(game: MageKnight, space: SpaceId, site: Site): Back[] {
  const there = holdingAt(game, space).tokens.length;
  const all = ruinAt(game, space)?.enemies ?? site.enemies ?? [];
  if (there === 0) return [...all];
  return site.refills === true ? [...all.slice(there)] : [];
}

export const fightIn = (
  game: MageKnight,
  player: Seat,
  space: SpaceId,
  site: Site,
  more: Partial<Fight> = {},
): Fight => ({
  player,
  space,
  cause: 'adventure',
  tokens: holdingAt(game, space).tokens.length > 0 ? [space] : [],
  draws: [...drawnAt(game, space, site), ...dueAt(game, space)],
  way: null,
  escort: null,
  ...more,
});

/** What keeps a hero out of the site they stand on. */
function keptOutOf(game: MageKnight, seat: Seat, space: SpaceId, site: Site): Why | undefined {
  const { shields, paths, freed } = holdingAt(game, space);
  if (site.paths !== undefined) {
    if (paths.includes(seat)) return { reason: { key: 'own-path-gone' }, rule: 'MK-9.24' };
    if (!paths.includes(null)) return { reason: { key: 'all-paths-gone' }, rule: 'MK-9.24' };
    return undefined;
  }
  if (isWayBelow(game, space)) return { reason: { key: 'already-conquered' }, rule: 'MK-38.5' };
  if ((shields.length > 0 || freed === true) && site.again !== true)
    return { reason: { key: 'already-conquered' }, rule: 'MK-14.4' };
  return undefined;
}

/** An adventure site that is fought in: all but altars and ruins that are done with. */
function isFoughtIn(game: MageKnight, space: SpaceId, site: Site): boolean {
  if (site.class !== 'adventure') return false;
  return site.enemies !== undefined || ruinAt(game, space)?.enemies !== undefined;
}

type EnterAct = { readonly do: 'enter' };

const enterOption = (game: MageKnight, space: SpaceId, kind: SiteKind) => ({
  id: 'enter',
  label: { key: 'enter' as const, site: kind, ruin: holdingAt(game, space).ruin?.id ?? null },
  thing: `space:${space}`,
});

export const enter: ActKind<MageKnightTypes, Of, EnterAct> = {
  list: (game, { player }, into) => {
    if (!mayAct(game, player)) return;
    const under = siteUnder(game, player);
    if (under === undefined || !isFoughtIn(game, under.space, under.site)) return;
    if (keptOutOf(game, player, under.space, under.site) === undefined) into.push({ do: 'enter' });
  },
  option: (game, _, { player }) => {
    const { space = '', kind = 'dungeon' } = siteUnder(game, player) ?? {};
    return { ...enterOption(game, space, kind), rule: 'MK-11.1' };
  },
  refused: (game, { player }) => {
    const under = siteUnder(game, player);
    if (under === undefined || under.site.class !== 'adventure') return [];
    const { space, kind, site } = under;
    const why =
      keptOutOf(game, player, space, site) ??
      (isFoughtIn(game, space, site) ? noAction(game, player) : undefined);
    return why === undefined ? [] : [{ ...enterOption(game, space, kind), ...why }];
  },
  carryOut: (game, _, { player }) => {
    const under = siteUnder(game, player);
    if (under === undefined) return undefined;
    const { space, kind, site } = under;
    note({ key: 'entered', player, space, site: kind });
    if (site.paths === undefined) {
      const fight = fightIn(game, player, space, site);
      settleDue(game, space);
      return calling(startCombat, fight);
    }
    beginAction(game);
    game.turn.maze = space;
    return undefined;
  },
};

type BurnAct = { readonly do: 'burn' };

/** Inhabitants that somebody would defend (MK-9.5). */
const isBurnable = ({ class: kind, enemies }: Site): boolean => kind === 'inhabited' && enemies !== undefined;

const burnOption = (space: SpaceId) => ({
  id: 'burn',
  label: { key: 'burn' as const },
  thing: `space:${space}`,
});

export const burn: ActKind<MageKnightTypes, Of, BurnAct> = {
  list: (game, { player }, into) => {
    if (!mayAct(game, player)) return;
    const under = siteUnder(game, player);
    if (under !== undefined && isBurnable(under.site)) into.push({ do: 'burn' });
  },
  option: (game, _, { player }) => ({
    ...burnOption(siteUnder(game, player)?.space ?? ''),
    rule: 'MK-9.5',
  }),
  refused: (game, { player }) => {
    const under = siteUnder(game, player);
    const why = noAction(game, player);
    if (under === undefined || why === undefined || !isBurnable(under.site)) return [];
    return [{ ...burnOption(under.space), ...why }];
  },
  carryOut: (game, _, { player }) => {
    const under = siteUnder(game, player);
    if (under === undefined) return undefined;
    return calling(startCombat, fightIn(game, player, under.space, under.site, { cause: 'burn' }));
  },
};
