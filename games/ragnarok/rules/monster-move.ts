// LOR-MACT.4, .9, .10: a monster moves, and armies lose heart.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region, regionName, regionsFor } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { armyAt, monsterAt, type Ragnarok } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { weaken } from './armies.ts';
import { modifiersOf } from './holdings.ts';
import { bordering } from './map.ts';
import { type OfMonster, placeOfMonster } from './monsters.ts';
import { note, rule } from './script.ts';

/** One of the armies there loses 1; or the controller lets it be. */
type Drop = { seat: Seat; army: number } | 'spare';

/** Equal armies of one player are one choice; those of players whose hearts are calm are none. */
function dropsIn(game: Ragnarok, region: Region): Drop[] {
  const drops: Drop[] = [];
  for (const [seat, player] of game.players.entries()) {
    const seen: number[] = [];
    for (const { id, region: at, strength } of player.armies) {
      if (at !== region || seen.includes(strength)) continue;
      if (modifiersOf(player, 'noMorale').length > 0) break;
      seen.push(strength);
      drops.push({ seat, army: id });
    }
  }
  return drops;
}

const armiesStand = (game: Ragnarok, region: Region): boolean =>
  game.players.some(({ armies }) => armies.some((army) => army.region === region));

function dropMorale(game: Ragnarok, monster: MonsterId, drop: Drop | undefined): void {
  const region = placeOfMonster(game, monster);
  if (drop === undefined || drop === 'spare') {
    if (armiesStand(game, region)) note({ key: 'morale-kept', monster, region });
    return;
  }
  note({ key: 'morale-dropped', monster, player: drop.seat, region });
  weaken(game, drop.seat, drop.army, 1);
}

function moveMonster(game: Ragnarok, { player, monster }: OfMonster, to: Region): void {
  const figure = monsterAt(game, monster);
  note({ key: 'monster-moved', monster, player, from: placeOfMonster(game, monster), to });
  figure.region = to;
}

/** Over land to any neighbour (LOR-MOVE.4); armies there lose heart (LOR-MACT.9, .10). */
export const monsterMove = rule<OfMonster>('monsterMove')
  .choose('to', {
    kind: 'place',
    values: (game, { monster }) => bordering(game, placeOfMonster(game, monster)).slice(),
    option: (_, to, { monster }) => ({
      id: regionName(to),
      label: { key: 'move-monster', monster, to },
      thing: `region:${regionName(to)}`,
      rule: 'LOR-MOVE.4',
    }),
    prompt: (game, { monster }) => ({
      key: 'ask-monster-move',
      monster,
      from: placeOfMonster(game, monster),
    }),
    refused: (game, { monster }) => {
      const from = placeOfMonster(game, monster);
      return regionsFor(game.seats)
        .filter((to) => !placeOf(game.seats, from).regions.includes(to))
        .map((to) => ({
          id: regionName(to),
          label: { key: 'move-monster', monster, to },
          thing: `region:${regionName(to)}`,
          reason: { key: 'monster-too-far', monster, from },
          rule: to === from ? 'LOR-MACT.7' : 'LOR-MOVE.4',
        }));
    },
  })
  .do('move', (game, of) => moveMonster(game, of, of.to))
  .maybeChoose('drop', {
    kind: 'one',
    values: (game, { monster }): Drop[] | undefined => {
      const drops = dropsIn(game, placeOfMonster(game, monster));
      if (drops.length === 0) return undefined;
      return monsterAt(game, monster).owner === null ? drops : [...drops, 'spare'];
    },
    option: (game, drop) =>
      drop === 'spare'
        ? { id: 'spare', label: { key: 'spare-morale' }, rule: 'LOR-MACT.10' }
        : {
            id: `army:${drop.seat}:${drop.army}`,
            label: {
              key: 'drop-morale',
              player: drop.seat,
              strength: armyAt(game, drop.seat, drop.army).strength,
            },
            thing: `army:${drop.seat}:${drop.army}`,
            rule: 'LOR-MACT.9',
          },
    prompt: (game, { monster }) => ({ key: 'ask-morale', monster, region: placeOfMonster(game, monster) }),
  })
  .do('lose heart', (game, { monster, drop }) => dropMorale(game, monster, drop))
  .call('aftermath', aftermath, () => ({}));
