// Chapter ML-CLN: clear, panic, leaders, wages, glory check, board, first player, round marker.
import { revealed, type Seat, seatsFrom } from '@krcma/kernel';
import { BUILDINGS, PATHS, type PathId, type RealmAreaId } from '../data/board.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { SAM_TOKENS } from '../data/sam.ts';
import { AREA_INDEX, type Area, clanAt, type MonsterLands, type Party } from '../state.ts';
import { memberIn } from './clan.ts';
import { emptyInto } from './dice.ts';
import { checkEnd } from './end.ts';
import { gain } from './gain.ts';
import { clearParty } from './paths.ts';
import { drawQuests, fillMonster, fillRealm } from './piles.ts';
import { note, rule } from './script.ts';
import { leadersAndWages } from './wages.ts';

const AREAS: readonly RealmAreaId[] = ['a', 'b'];

/** The survivor comes back with what lies on his token (ML-CLN.2, ML-POT.6). */
function takeBack(game: MonsterLands, path: PathId, party: Party): void {
  clearParty(game, party);
  game.paths[path] = null;
  if (party.member === null || party.dead) return;
  const member = memberIn(clanAt(game, party.seat), party.member);
  if (member !== undefined) member.path = null;
  const { coins, potions, venoms } = party;
  if (coins + potions + venoms > 0) gain(game, party.seat, { coins, potions, venoms }, party.member);
}

/** Whether the newcomer rather than the one already chosen stays at the entrance (ML-CLN.6). */
function isWorse(newcomer: MonsterId, other: MonsterId): boolean {
  const [a, b] = [monsterOf(newcomer), monsterOf(other)];
  return a.attack > b.attack || (a.attack === b.attack && a.kill > b.kill);
}

/** Monsters that were fought and stand go to the entrance; only the worst stays there (ML-CLN.5, ML-CLN.6). */
function moveMonsters(game: MonsterLands): void {
  for (const area of AREAS) {
    const place = game.areas[AREA_INDEX[area]];
    if (place?.monster == null || !place.leaving) continue;
    const { monster } = place;
    place.monster = null;
    note({ key: 'monster-left', monster, from: area });
    const other = game.gate;
    const stays = other === null || isWorse(monster, other);
    if (stays) {
      game.gate = monster;
      note({ key: 'monster-came', monster, to: 'gate' });
    }
    const gone = stays ? other : monster;
    if (gone === null) continue;
    game.monsters.discard.push(gone);
    note({ key: 'monster-discarded', monster: gone });
  }
  for (const place of game.areas) place.leaving = false;
}

function clearBoard(game: MonsterLands): void {
  for (const path of PATHS) {
    const party = game.paths[path];
    if (party !== null) takeBack(game, path, party);
  }
  moveMonsters(game);
}

/** One token a round while a monster lies there; Krus draws two (ML-CLN.7, ML-CLN.8). */
function spreadPanic(game: MonsterLands): void {
  if (game.gate === null) return;
  const { ability } = monsterOf(game.gate);
  for (let left = ability.op === 'panicDraw' ? ability.value : 1; left > 0; left--) {
    const building = game.panic.pop();
    if (building === undefined) return;
    revealed();
    game.citadel[building].panic = true;
    note({ key: 'panic-spread', building });
  }
}

/** Dice go back and powers are fresh again (ML-CLN.16, ML-GEN.5). */
function returnDice(game: MonsterLands): void {
  for (const building of BUILDINGS) game.citadel[building].dice = [];
  for (const clan of game.clans) {
    emptyInto(clan.dice);
    clan.used = [];
    clan.passed = false;
  }
  if (game.sam !== undefined) game.sam.tokens = SAM_TOKENS;
}

/** New quests, monsters and realms; the offers stay (ML-CLN.17-20). */
function renewBoard(game: MonsterLands): void {
  const { qa, qb } = game.quests;
  if (qa !== null) game.box.push(qa);
  if (qb !== null) game.box.push(qb);
  drawQuests(game);
  for (const area of AREAS) {
    const place = game.areas[AREA_INDEX[area]] as Area | undefined;
    if (place === undefined) continue;
    if (place.monster === null) fillMonster(game, area);
    if (place.realm === null) fillRealm(game, area);
  }
}

/** Lowest reputation; tied: the first going counter-clockwise, the present first player last (ML-CLN.21). */
function nextFirst(game: MonsterLands): Seat {
  let first = game.first;
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= game.seats; i++) {
    const seat = (game.first + game.seats - i) % game.seats;
    const { reputation } = clanAt(game, seat);
    if (reputation >= lowest) continue;
    lowest = reputation;
    first = seat;
  }
  return first;
}

export const cleanUp = rule('cleanUp')
  .do('clear', (game) => {
    game.phase = 'clean-up';
    note({ key: 'phase-started', phase: 'clean-up', round: game.round });
    clearBoard(game);
  })
  .do('panic', (game) => spreadPanic(game))
  .each('leaders and wages', leadersAndWages, (game) =>
    seatsFrom(game.first, game.seats).map((player) => ({ player })),
  )
  .do('glory check', (game) => checkEnd(game))
  .do('board', (game) => {
    returnDice(game);
    renewBoard(game);
  })
  .do('next round', (game) => {
    game.first = nextFirst(game);
    game.round++;
  });
