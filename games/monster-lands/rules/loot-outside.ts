// Chapters ML-LTB.1-5, ML-LTB.10, ML-LTB.14-15 and ML-LTB.18: loot with the Outside symbol.
//
// Rerolls and bonuses are laid on the path that is being resolved, while its owner rolls; glory is asked for when the
// monster or the realm has fallen.
import type { Into, Seat } from '@krcma/kernel';
import { type PathId, placeOf } from '../data/board.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import type { Colour, Goal } from '../data/types.ts';
import { areaAt, clanAt, type MonsterLands, type Party } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { gain } from './gain.ts';
import { loot as lootAtHome } from './loot.ts';
import { monsterAt, type RollFor } from './path-roll.ts';
import { note, type Of, rule } from './script.ts';

type UseLoot = Extract<FreeAct, { do: 'loot' }>;

/** What the dice of a path are rolled for now; an escaped monster is out of reach (ML-MON.9). */
function rolledFor(game: MonsterLands, path: PathId): RollFor {
  const place = placeOf(path);
  if (place === 'qa' || place === 'qb') return 'quest';
  const escaped = place !== 'gate' && areaAt(game, place)?.leaving === true;
  return monsterAt(game, path) === null || escaped ? 'conquest' : 'monster';
}

const hasRolled = ({ dice }: Party, colours: readonly Colour[]): boolean =>
  dice.some(({ colour, face }) => face > 0 && colours.includes(colour));

/** His roll has begun, or there is nothing to roll. */
const isRolling = ({ dice }: Party): boolean => dice.length === 0 || dice.some(({ face }) => face > 0);

function helps(id: LootId, party: Party, use: RollFor): boolean {
  const { ability } = lootOf(id);
  if (ability.op === 'reroll') return hasRolled(party, ability.colours);
  if (ability.op === 'dieBonus') return hasRolled(party, [ability.colour]);
  return ability.op === 'totalBonus' && ability.goal === 'kill' && use === 'monster' && isRolling(party);
}

/** Adds the Outside loot the seat may lay on the path it is rolling for. */
function listOutsideLoot(game: MonsterLands, seat: Seat, into: Into<UseLoot>): void {
  const { resolving } = game;
  if (game.phase !== 'adventure' || resolving === null) return;
  const party = game.paths[resolving];
  if (party === null || party.seat !== seat || party.member === null || party.fought) return;
  for (const loot of clanAt(game, seat).loot)
    if (lootOf(loot).outside && helps(loot, party, rolledFor(game, resolving)))
      into.push({ do: 'loot', loot });
}

function takeFrom(game: MonsterLands, seat: Seat, loot: LootId): void {
  const clan = clanAt(game, seat);
  clan.loot.splice(clan.loot.indexOf(loot), 1);
  note({ key: 'loot-used', player: seat, loot });
}

/** It lies on the path until that is cleared. */
function layOnPath(game: MonsterLands, seat: Seat, loot: LootId): undefined {
  const party = game.resolving === null ? null : game.paths[game.resolving];
  if (party === null) return;
  takeFrom(game, seat, loot);
  party.loot.push(loot);
}

/** The free act of using loot: what works anywhere, and what works on the path being resolved. */
export const loot: ActKind<UseLoot> = {
  ...lootAtHome,
  list(game, locals, into) {
    lootAtHome.list?.(game, locals, into);
    listOutsideLoot(game, locals.player, into);
  },
  carryOut: (game, act, locals) =>
    lootOf(act.loot).outside
      ? layOnPath(game, locals.player, act.loot)
      : lootAtHome.carryOut?.(game, act, locals),
};

const gloryLootFor = (game: MonsterLands, seat: Seat, event: Goal): LootId[] =>
  clanAt(game, seat).loot.filter((id) => {
    const { ability } = lootOf(id);
    return ability.op === 'gainOn' && ability.event === event;
  });

/** Glory for the capture, the kill or the conquest just made; the token may also be kept. */
export const offerGloryLoot = rule<Of & { event: Goal }>('offerGloryLoot')
  .maybeChoose('loot', {
    kind: 'one',
    values: (game, { player, event }): (LootId | 'keep')[] | undefined => {
      const loot = gloryLootFor(game, player, event);
      return loot.length === 0 ? undefined : [...loot, 'keep'];
    },
    option: (_, loot) =>
      loot === 'keep'
        ? { id: 'keep', label: { key: 'decline' } }
        : {
            id: `loot:${loot}`,
            label: { key: 'use-loot', loot },
            thing: `loot:${loot}`,
            rule: 'ML-LTB.18',
          },
    prompt: (_, { event }) => ({ key: 'ask-glory-loot', event }),
  })
  .do('gain', (game, { player, loot }) => {
    if (loot === undefined || loot === 'keep') return;
    const { ability } = lootOf(loot);
    takeFrom(game, player, loot);
    game.loot.used.push(loot);
    if (ability.op === 'gainOn') gain(game, player, ability.gain, loot);
  });
