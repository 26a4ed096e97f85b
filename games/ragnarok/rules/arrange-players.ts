// The players of a described position.
import { badArrangement, type Claim, claimsOf } from '@krcma/kernel';
import { seaOf, sideFor, sizes } from '../data/board.ts';
import { monsters } from '../data/monsters.ts';
import { RUNES } from '../data/types.ts';
import { monsterAt, type Player, playerAt, type Ragnarok } from '../state.ts';
import type { PlayerArrangement } from './arrangement.ts';

type Said = NonNullable<PlayerArrangement['artifacts']>[number];

const idOf = (said: Said) => (typeof said === 'string' ? said : said.id);

export function claimsOfPlayer(wanted: PlayerArrangement, seat: number): Claim[] {
  const path = `players[${seat}]`;
  return [
    ...claimsOf(`${path}.hero`, wanted.hero && [`hero:${wanted.hero}`]),
    ...claimsOf(`${path}.origin`, wanted.origin && [`origin:${wanted.origin}`]),
    ...claimsOf(`${path}.hand`, wanted.hand),
    ...claimsOf(`${path}.blessings`, wanted.blessings),
    ...claimsOf(`${path}.artifacts`, wanted.artifacts?.map(idOf)),
    ...claimsOf(
      `${path}.slain`,
      wanted.slain?.map((id) => `figure:${id}`),
    ),
  ];
}

function arrangeHero(game: Ragnarok, player: Player, wanted: PlayerArrangement, path: string): void {
  player.hero = wanted.hero ?? player.hero;
  player.origin = wanted.origin ?? player.origin;
  player.region = wanted.region ?? player.region;
  player.drakkar = wanted.drakkar ?? player.drakkar;
  if (player.drakkar !== null && player.drakkar > sizes[sideFor(game.seats)].seas)
    throw badArrangement(
      `${path}.drakkar ${player.drakkar} is no sea of the side for ${game.seats} players.`,
    );
  Object.assign(player.attributes, wanted.attributes ?? {});
  if (wanted.injured !== undefined) player.injured = [...new Set(wanted.injured)];
}

function arrangeForces(game: Ragnarok, seat: number, wanted: PlayerArrangement, path: string): void {
  const player = playerAt(game, seat);
  if (wanted.armies !== undefined)
    player.armies = wanted.armies.map(({ region, strength }, id) => ({ id, region, strength }));
  for (const { region } of player.armies) {
    const other = game.players.findIndex(
      ({ armies }, owner) => owner !== seat && armies.some((army) => army.region === region),
    );
    if (other >= 0)
      throw badArrangement(
        `${path}.armies and those of seat ${other} cannot both be in region ${region} (LOR-CTRL.2).`,
      );
  }
  for (const region of wanted.regions ?? []) {
    const owner = game.control[region] ?? null;
    if (owner !== null && owner !== seat)
      throw badArrangement(`${path}.regions has ${region}, which seat ${owner} controls too (LOR-CTRL.1).`);
    game.control[region] = seat;
  }
}

function arrangeGoods(game: Ragnarok, player: Player, wanted: PlayerArrangement): void {
  player.priests = wanted.priests ?? player.priests;
  player.tokens = wanted.tokens ?? player.tokens;
  game.slayerTokens -= wanted.tokens ?? 0;
  for (const rune of RUNES) {
    const count = wanted.runes?.[rune];
    if (count === undefined) continue;
    game.bank[rune] -= count - player.runes[rune];
    player.runes[rune] = count;
  }
  if (wanted.hand !== undefined) player.hand = [...wanted.hand];
  if (wanted.blessings !== undefined) player.blessings = [...wanted.blessings];
  if (wanted.artifacts !== undefined)
    player.artifacts = wanted.artifacts.map((said) =>
      typeof said === 'string' ? { id: said, charged: true } : { id: said.id, charged: said.charged ?? true },
    );
}

export function arrangePlayer(game: Ragnarok, seat: number, wanted: PlayerArrangement): void {
  const player = playerAt(game, seat);
  const path = `players[${seat}]`;
  arrangeHero(game, player, wanted, path);
  arrangeForces(game, seat, wanted, path);
  arrangeGoods(game, player, wanted);
  for (const id of wanted.slain ?? []) {
    const monster = monsterAt(game, id);
    monster.slain = true;
    monster.region = null;
    player.slain.push(id);
  }
}

/** Whoever is not described has a hero and an origin of those left, and stands on the first coast. */
function settlePlayer(game: Ragnarok, player: Player): void {
  player.hero ??= game.box.heroes.shift() ?? null;
  player.origin ??= game.box.origins.shift() ?? null;
  player.drakkar ??= 1;
  player.region ??= seaOf(game.seats, player.drakkar).regions[0] ?? null;
}

/** Artifacts lie with whoever is said to hold them; those of slain monsters that nobody holds left the game. */
function settleArtifacts(game: Ragnarok): void {
  for (const monster of game.monsters) {
    const { artifact } = monsters[monster.id];
    const isHeld = game.players.some(({ artifacts }) => artifacts.some(({ id }) => id === artifact));
    if (monster.slain && !isHeld) game.box.artifacts.push(artifact);
    if (monster.slain || isHeld) monster.artifact = false;
  }
}

/** What follows once all of them are described. */
export function settlePlayers(game: Ragnarok): void {
  for (const player of game.players) settlePlayer(game, player);
  settleArtifacts(game);
}
