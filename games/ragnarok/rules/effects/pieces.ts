// Operations on what stands on the board: recruiting, placing and moving.
import { type Region, regionName, regionsFor, type Sea, seaName, seasFor } from '../../data/board.ts';
import { armyAt, playerAt, type Ragnarok } from '../../state.ts';
import { armyThing } from '../activate.ts';
import { contest } from '../armies.ts';
import { moveDrakkarTo, moveHeroTo, placeHeroIn } from '../figures.ts';
import { drakkarReach, heroReach } from '../map.ts';
import { raiseArmy } from '../recruiting.ts';
import { note, rule } from '../script.ts';
import { type OpAt, opNamed } from './op-at.ts';
import { placesFor } from './places.ts';

const recruit = rule<OpAt>('recruit').call('army', raiseArmy, (_, at) => {
  const { strength, where } = opNamed(at, 'recruit');
  const { player, source, byReinforce } = at;
  return { player, source, strength, where, ...(byReinforce && { byReinforce }) };
});

const regionOption = (region: Region) => ({
  id: regionName(region),
  label: { key: 'place-in', region } as const,
  thing: `region:${regionName(region)}`,
  rule: 'LOR-MOVE.5' as const,
});

const refusedRegions = (game: Ragnarok, open: readonly Region[], from: Region | null) =>
  regionsFor(game.seats)
    .filter((region) => region !== from && !open.includes(region))
    .map((region) => ({ ...regionOption(region), reason: { key: 'not-own-region', region } as const }));

/** Armies that have somewhere else to be placed. */
export function placeableArmies(game: Ragnarok, at: OpAt): number[] {
  const { where } = opNamed(at, 'placeArmy');
  const ids: number[] = [];
  for (const { id, region } of playerAt(game, at.player).armies)
    if (placesFor(game, at.player, where, region).length > 0) ids.push(id);
  return ids;
}

/** Which army, then where; it does not move, so Loki bars no way (LOR-LOKI.5). */
const placeArmy = rule<OpAt>('placeArmy')
  .maybeChoose('army', {
    kind: 'one',
    values: (game, at) => {
      const ids = placeableArmies(game, at);
      return ids.length === 0 ? undefined : ids;
    },
    option: (game, id, { player }) => {
      const { region, strength } = armyAt(game, player, id);
      return {
        id: armyThing(player, id),
        label: { key: 'this-army', player, region, strength },
        thing: armyThing(player, id),
        rule: 'LOR-MOVE.5',
      };
    },
    prompt: (_, { source }) => ({ key: 'ask-place-army', source }),
  })
  .maybeChoose('to', {
    kind: 'place',
    values: (game, { army, ...at }) =>
      army === undefined
        ? undefined
        : placesFor(game, at.player, opNamed(at, 'placeArmy').where, armyAt(game, at.player, army).region),
    option: (_, region) => regionOption(region),
    prompt: (game, { source, player, army }) => ({
      key: 'ask-place-army-where',
      source,
      region: armyAt(game, player, army ?? 0).region,
    }),
    refused: (game, { army, ...at }) => {
      if (army === undefined) return [];
      const from = armyAt(game, at.player, army).region;
      return refusedRegions(game, placesFor(game, at.player, opNamed(at, 'placeArmy').where, from), from);
    },
  })
  .do('place', (game, { player, army, to }) => {
    if (army === undefined || to === undefined) return;
    const figure = armyAt(game, player, army);
    note({ key: 'army-placed', player, from: figure.region, to });
    figure.region = to;
    contest(game, player, to);
  });

export const heroPlaces = (game: Ragnarok, at: OpAt): Region[] =>
  placesFor(game, at.player, opNamed(at, 'placeHero').where, playerAt(game, at.player).region);

export const placeHero = rule<OpAt>('placeHero')
  .maybeChoose('to', {
    kind: 'place',
    values: (game, at) => {
      const places = heroPlaces(game, at);
      return places.length === 0 ? undefined : places;
    },
    option: (_, region) => regionOption(region),
    prompt: (_, { source }) => ({ key: 'ask-place-hero', source }),
    refused: (game, at) => refusedRegions(game, heroPlaces(game, at), playerAt(game, at.player).region),
  })
  .do('place', (game, { player, to }) => {
    if (to !== undefined) placeHeroIn(game, player, to);
  });

export const heroMoveOption = (region: Region) => ({
  id: `hero:${regionName(region)}`,
  label: { key: 'move-hero', region } as const,
  thing: `region:${regionName(region)}`,
  rule: 'LOR-MOVE.2' as const,
});

export const drakkarMoveOption = (sea: Sea) => ({
  id: `drakkar:${seaName(sea)}`,
  label: { key: 'move-drakkar', sea } as const,
  thing: `sea:${seaName(sea)}`,
  rule: 'LOR-SEA.5' as const,
});

/** Regions and seas that are too far, with how far one gets. */
export const farRegions = (game: Ragnarok, at: OpAt['player'], moves: number) => {
  const open = heroReach(game, at, moves);
  return regionsFor(game.seats)
    .filter((region) => region !== playerAt(game, at).region && !open.includes(region))
    .map((region) => ({ ...heroMoveOption(region), reason: { key: 'out-of-reach', moves } as const }));
};

export const farSeas = (game: Ragnarok, at: OpAt['player'], moves: number) => {
  const open = drakkarReach(game, at, moves);
  return seasFor(game.seats)
    .filter((sea) => sea !== playerAt(game, at).drakkar && !open.includes(sea))
    .map((sea) => ({ ...drakkarMoveOption(sea), reason: { key: 'out-of-reach', moves } as const }));
};

export const moveHero = rule<OpAt>('moveHero')
  .maybeChoose('to', {
    kind: 'place',
    values: (game, at) => {
      const reach = heroReach(game, at.player, opNamed(at, 'moveHero').max);
      return reach.length === 0 ? undefined : reach;
    },
    option: (_, region) => heroMoveOption(region),
    prompt: (_, at) => ({ key: 'ask-move-hero', source: at.source, moves: opNamed(at, 'moveHero').max }),
    refused: (game, at) => farRegions(game, at.player, opNamed(at, 'moveHero').max),
  })
  .do('move', (game, { player, to }) => {
    if (to !== undefined) moveHeroTo(game, player, to);
  });

const moveDrakkar = rule<OpAt>('moveDrakkar')
  .maybeChoose('to', {
    kind: 'place',
    values: (game, at) => {
      const reach = drakkarReach(game, at.player, opNamed(at, 'moveDrakkar').max);
      return reach.length === 0 ? undefined : reach;
    },
    option: (_, sea) => drakkarMoveOption(sea),
    prompt: (_, at) => ({
      key: 'ask-move-drakkar',
      source: at.source,
      moves: opNamed(at, 'moveDrakkar').max,
    }),
    refused: (game, at) => farSeas(game, at.player, opNamed(at, 'moveDrakkar').max),
  })
  .do('move', (game, { player, to }) => {
    if (to !== undefined) moveDrakkarTo(game, player, to);
  });

export const pieceOperations = { recruit, placeArmy, placeHero, moveHero, moveDrakkar } as const;
