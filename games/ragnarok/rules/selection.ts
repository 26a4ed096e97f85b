// Chapter LOR-HSEL: heroes, origins and where they begin.
import { revealed, type Seat, shuffle } from '@krcma/kernel';
import { placeOf, type Region, regionName, type Sea, seaName, seaOf, seasFor } from '../data/board.ts';
import type { HeroId } from '../data/heroes.ts';
import { FIRST_ORIGIN, type OriginId } from '../data/origins.ts';
import { DRAWN_IN_SELECTION, FIRST_ARMIES } from '../data/setup.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { seatsWithArmies, strengthIn } from './armies.ts';
import { claimRegions, controllerOf, takeControl } from './control.ts';
import { carryOut } from './effects/carry-out.ts';
import { startOf } from './effects/op-at.ts';
import { drawCards } from './hand.ts';
import { note, type Of, rule } from './script.ts';

/** Two of each, and Odin's as long as nobody has kept it: it was handed on (LOR-HSEL.2, .3, .5). */
function draw(game: Ragnarok, seat: Seat): void {
  const { heroes, origins } = game.box;
  const { drawn } = playerAt(game, seat);
  drawn.heroes = heroes.splice(-DRAWN_IN_SELECTION);
  drawn.origins = origins.splice(-DRAWN_IN_SELECTION);
  if (!game.players.some(({ origin }) => origin === FIRST_ORIGIN)) drawn.origins.push(FIRST_ORIGIN);
  revealed([seat]);
}

/** The other one goes back among those nobody has (LOR-HSEL.5). */
function keepHero(game: Ragnarok, seat: Seat, hero: HeroId): void {
  const player = playerAt(game, seat);
  player.hero = hero;
  game.box.heroes.push(...player.drawn.heroes.filter((id) => id !== hero));
  shuffle(game, game.box.heroes);
  player.drawn.heroes = [];
  revealed();
  note({ key: 'hero-chosen', player: seat, hero });
}

function keepOrigin(game: Ragnarok, seat: Seat, origin: OriginId): void {
  const player = playerAt(game, seat);
  player.origin = origin;
  game.box.origins.push(...player.drawn.origins.filter((id) => id !== origin && id !== FIRST_ORIGIN));
  shuffle(game, game.box.origins);
  player.drawn.origins = [];
  revealed();
  note({ key: 'origin-chosen', player: seat, origin });
}

/** Whose army or marker keeps others from beginning there (LOR-HSEL.10). */
const holderOf = (game: Ragnarok, seat: Seat, region: Region): Seat | undefined => {
  const owner = controllerOf(game, region);
  if (owner !== null && owner !== seat) return owner;
  return seatsWithArmies(game, region).find((other) => other !== seat);
};

const freeHomes = (game: Ragnarok, seat: Seat, sea: Sea): Region[] =>
  seaOf(game.seats, sea).regions.filter((region) => holderOf(game, seat, region) === undefined);

const hasFreeHome = (game: Ragnarok, seat: Seat, sea: Sea): boolean =>
  seaOf(game.seats, sea).regions.some((region) => holderOf(game, seat, region) === undefined);

/** Hero and armies together; two of strength 1 hold a region of population 2 (LOR-HSEL.8 to .12). */
function settleDown(game: Ragnarok, seat: Seat, sea: Sea, region: Region): void {
  const player = playerAt(game, seat);
  player.drakkar = sea;
  player.region = region;
  for (let id = 0; id < FIRST_ARMIES; id++) player.armies.push({ id, region, strength: 1 });
  note({ key: 'home-chosen', player: seat, sea, region, armies: FIRST_ARMIES });
  if (strengthIn(game, seat, region) >= placeOf(game.seats, region).population)
    takeControl(game, seat, region, true);
}

/** One player finishes before the next begins (LOR-HSEL.1). */
export const selection = rule<Of>('selection')
  .do('draw', (game, { player }) => {
    game.active = player;
    draw(game, player);
  })
  .choose('hero', {
    kind: 'one',
    values: (game, { player }): HeroId[] => playerAt(game, player).drawn.heroes.slice(),
    option: (_, hero) => ({
      id: `hero:${hero}`,
      label: { key: 'take-hero', hero },
      thing: `hero:${hero}`,
      rule: 'LOR-HSEL.4',
    }),
    prompt: () => ({ key: 'ask-hero' }),
  })
  .do('keep hero', (game, { player, hero }) => keepHero(game, player, hero))
  .choose('origin', {
    kind: 'one',
    values: (game, { player }): OriginId[] => playerAt(game, player).drawn.origins.slice(),
    option: (_, origin) => ({
      id: `origin:${origin}`,
      label: { key: 'take-origin', origin },
      thing: `origin:${origin}`,
      rule: 'LOR-HSEL.4',
    }),
    prompt: () => ({ key: 'ask-origin' }),
  })
  .do('keep origin', (game, { player, origin }) => keepOrigin(game, player, origin))
  .do('card', (game, { player }) => {
    drawCards(game, player, 1);
  })
  .choose('sea', {
    kind: 'place',
    values: (game, { player }): Sea[] => seasFor(game.seats).filter((sea) => hasFreeHome(game, player, sea)),
    option: (_, sea) => ({
      id: `drakkar:${seaName(sea)}`,
      label: { key: 'begin-on-sea', sea },
      thing: `sea:${seaName(sea)}`,
      rule: 'LOR-HSEL.8',
    }),
    prompt: () => ({ key: 'ask-sea' }),
    refused: (game, { player }) =>
      seasFor(game.seats)
        .filter((sea) => !hasFreeHome(game, player, sea))
        .map((sea) => ({
          id: `drakkar:${seaName(sea)}`,
          label: { key: 'begin-on-sea', sea },
          reason: { key: 'no-free-coast', sea },
          thing: `sea:${seaName(sea)}`,
          rule: 'LOR-HSEL.10',
        })),
  })
  .choose('region', {
    kind: 'place',
    values: (game, { player, sea }): Region[] => freeHomes(game, player, sea),
    option: (_, region) => ({
      id: regionName(region),
      label: { key: 'begin-in-region', region },
      thing: `region:${regionName(region)}`,
      rule: 'LOR-HSEL.9',
    }),
    prompt: (_, { sea }) => ({ key: 'ask-home', sea }),
    refused: (game, { player, sea }) =>
      seaOf(game.seats, sea).regions.flatMap((region) => {
        const by = holderOf(game, player, region);
        if (by === undefined) return [];
        return {
          id: regionName(region),
          label: { key: 'begin-in-region' as const, region },
          reason: { key: 'home-is-taken' as const, region, by },
          thing: `region:${regionName(region)}`,
          rule: 'LOR-HSEL.10' as const,
        };
      }),
  })
  .do('settle down', (game, { player, sea, region }) => settleDown(game, player, sea, region))
  .call('origin acts', carryOut, (_, { player, origin }) => startOf(player, `origin:${origin}`))
  .do('control', claimRegions)
  .call('aftermath', aftermath, () => ({}));
