// Chapter ML-CON: the realm, once its monster is beaten.
import { listActs } from '@krcma/kernel';
import type { PathId, RealmAreaId } from '../data/board.ts';
import { lootOf } from '../data/loot.ts';
import { type RealmId, realmOf } from '../data/realms.ts';
import { areaAt, clanAt, type MonsterLands, type Party } from '../state.ts';
import type { FreeAct, KindsOf } from './acts.ts';
import { handsOn } from './attack.ts';
import { conquestGoal, conquestTotal } from './attack-goals.ts';
import { conquestOdds } from './battle-odds.ts';
import { freeActs, freeActsOf } from './free-acts.ts';
import { gainGlory } from './gain.ts';
import { offerGloryLoot } from './loot-outside.ts';
import { pathTotal } from './path-roll.ts';
import { occupiedPaths } from './paths.ts';
import { hasRolledOn, type RollAct, rolls } from './rolling.ts';
import { samBattle } from './sam-battle.ts';
import { note, type Of, rule } from './script.ts';

type Try = Of & { path: PathId; realm: RealmId };
type Ending = { readonly do: 'stop' } | { readonly do: 'decline' };
type ConquestAct = RollAct | Ending | FreeAct;
const STOP: ConquestAct = { do: 'stop' };
const DECLINE: ConquestAct = { do: 'decline' };

const isReached = (game: MonsterLands, path: PathId, realm: RealmId): boolean =>
  conquestTotal(game, path) >= conquestGoal(game, path, realm);

/** With the first roll, or without dice the first venom. */
const hasBegun = (game: MonsterLands, path: PathId): boolean =>
  hasRolledOn(game, path) || (game.paths[path]?.bonus ?? 0) > 0;

const rolling = rolls('conquest', (game, { path }: Try) => handsOn(game, path));

/** Who has not begun may decline; who has rolled enough has conquered (ML-CON.2, ML-CON.7). */
function conquestActs(game: MonsterLands, attempt: Try): ConquestAct[] {
  const { player, path, realm } = attempt;
  const begun = hasBegun(game, path);
  if (isReached(game, path, realm)) return begun ? [STOP] : [STOP, DECLINE];
  const acts: ConquestAct[] = [];
  listActs(rolling, game, attempt, acts);
  const free = freeActsOf(game, player);
  const last = begun ? STOP : DECLINE;
  if (acts.length === 0 && !free.some((act) => act.do === 'loot' && lootOf(act.loot).outside)) return [last];
  return [...acts, last, ...free];
}

const endings: KindsOf<Ending, Try> = {
  stop: {
    option: (game, _, { path, realm }) => {
      const result = isReached(game, path, realm) ? 'conquest' : 'failure';
      return { id: 'stop', label: { key: 'stop-attack', result }, thing: `realm:${realm}`, rule: 'ML-CON.2' };
    },
  },
  decline: { option: () => ({ id: 'decline', label: { key: 'decline' }, rule: 'ML-CON.7' }) },
};

function takeRealm(game: MonsterLands, { player, path, realm }: Try, area: RealmAreaId): void {
  const party = game.paths[path] as Party;
  const place = areaAt(game, area);
  if (place === undefined || party.member === null) return;
  party.won = true;
  place.realm = null;
  clanAt(game, player).realms.push(realm);
  note({
    key: 'conquered',
    player,
    realm,
    member: party.member,
    total: conquestTotal(game, path),
  });
  gainGlory(game, player, realmOf(realm).glory, realm);
}

function failed(game: MonsterLands, { player, path }: Try): void {
  const party = game.paths[path] as Party;
  party.total = pathTotal(game, path, 'conquest');
  note({ key: 'conquest-failed', player, path, carried: party.total });
}

/** One mercenary's try; after a success the others get none (ML-CON.4). */
export const tryConquest = rule<{ path: PathId; area: RealmAreaId }>('tryConquest')
  .exitIf('taken', (game, { area }) => areaAt(game, area)?.realm == null)
  .do('begin', (game, { path }) => {
    game.resolving = path;
  })
  .maybeCall('sam', samBattle, (game, { path }) =>
    game.paths[path]?.member === null ? { path, monster: null } : undefined,
  )
  .exitIf('sam was there', (game, { path }) => game.paths[path]?.member == null)
  .set('player', (game, { path }) => game.paths[path]?.seat ?? 0)
  .set('realm', (game, { area }) => areaAt(game, area)?.realm as RealmId)
  .acts('ended', {
    kinds: { ...rolling, ...endings, ...freeActs },
    ends: ['stop', 'decline'],
    values: conquestActs,
    prompt: (game, { path, realm }) => ({
      key: 'ask-conquest',
      realm,
      path,
      total: conquestTotal(game, path),
      goal: conquestGoal(game, path, realm),
      odds: conquestOdds(game, path, realm),
    }),
  })
  .exitIf('declined', (_, { ended }) => ended.do === 'decline')
  .set('conquered', (game, { path, realm }) => isReached(game, path, realm))
  .do('judge', (game, { player, path, area, realm, conquered }) => {
    if (conquered) takeRealm(game, { player, path, realm }, area);
    else failed(game, { player, path, realm });
    (game.paths[path] as Party).fought = true;
  })
  .maybeCall('loot', offerGloryLoot, (_, { player, conquered }) =>
    conquered ? { player, event: 'conquest' as const } : undefined,
  );

/** Those who have not fought, left to right (ML-CON.1). */
export const conquest = rule<{ area: RealmAreaId }>('conquest').each('tries', tryConquest, (game, { area }) =>
  occupiedPaths(game, area)
    .filter((path) => game.paths[path]?.fought === false)
    .map((path) => ({ path, area })),
);
