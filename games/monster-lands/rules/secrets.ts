// What nobody knows, and what only others know: decks, piles, the bag, and the face-down traps of other clans (ML-GEN.15,
// ML-RP.11).
import { redealAmong, type Seat, shuffle } from '@krcma/kernel';
import { PATHS } from '../data/board.ts';
import { isBasicTrap, type TrapId } from '../data/traps.ts';
import { type MonsterLands, type PathToken, SAM } from '../state.ts';

/** Face-down tokens of one seat, on the board and on paths, as places that can be filled anew. */
interface Hidden {
  readonly ids: TrapId[];
  readonly board: number;
  readonly tokens: PathToken[][];
}

function hiddenOf(game: MonsterLands, seat: Seat): Hidden {
  const { traps } = game.clans[seat] as MonsterLands['clans'][number];
  const tokens = PATHS.flatMap((path) => {
    const party = game.paths[path];
    return party !== null && party.seat === seat ? [party.traps] : [];
  });
  const down = tokens.flatMap((list) => list.filter(({ up }) => !up).map(({ id }) => id));
  return { ids: [...traps, ...down], board: traps.length, tokens };
}

/** A clan's basic trap stays among its own; all others may be anywhere face down. */
function redealTraps(game: MonsterLands, knowing: readonly Seat[]): void {
  const others = game.clans.map((_, seat) => seat).filter((seat) => !knowing.includes(seat));
  const hidden = others.map((each) => hiddenOf(game, each));
  const spots = hidden.map(({ ids }) => ids.filter((id) => !isBasicTrap(id)) as string[]);
  redealAmong(game, [...spots, game.lodge.pile]);
  for (const [index, { ids, board, tokens }] of hidden.entries()) {
    const basics = ids.filter(isBasicTrap);
    const mixed = shuffle(game, [...basics, ...(spots[index] as TrapId[])].sort());
    const clan = game.clans[others[index] as Seat] as MonsterLands['clans'][number];
    clan.traps = mixed.slice(0, board);
    let next = board;
    for (const list of tokens)
      for (let i = 0; i < list.length; i++) {
        const token = list[i] as PathToken;
        if (!token.up) list[i] = { ...token, id: mixed[next++] as TrapId };
      }
  }
}

/** Nobody has seen what lies face down on Sam's paths (ML-SCN.8). */
function redealSam(game: MonsterLands): void {
  if (game.sam === undefined) return;
  const tokens = PATHS.flatMap((path) => {
    const party = game.paths[path];
    return party !== null && party.seat === SAM ? party.traps.filter(({ up }) => !up) : [];
  });
  const hidden = tokens.map(({ id }) => id as string);
  redealAmong(game, [hidden, game.sam.tricks]);
  for (const path of PATHS) {
    const party = game.paths[path];
    if (party === null || party.seat !== SAM) continue;
    party.traps = party.traps.map((token) => (token.up ? token : { ...token, id: hidden.shift() as TrapId }));
  }
}

export function redeal(game: MonsterLands, knowing: readonly Seat[]): void {
  if (game.outcome !== undefined) return;
  redealTraps(game, knowing);
  redealSam(game);
  const { tavern, market, loot, monsters, events } = game;
  const piles = [tavern.deck, market.deck, loot.pile, monsters.deck, events.deck, game.realms, game.bag];
  for (const pile of [...piles, game.panic]) redealAmong(game, [pile]);
}
