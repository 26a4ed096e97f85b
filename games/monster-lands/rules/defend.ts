// Chapters ML-DEF, ML-MATK.9-10 and ML-POT.3: what stops hits, and what the rest does.
import type { Refused, Seat } from '@krcma/kernel';
import { GUARDS, indexOf, type PathId, placeOf } from '../data/board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { EquipmentAbility, MemberAbility } from '../data/types.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import { type Clan, clanAt, type MonsterLands, type Party } from '../state.ts';
import { memberIn, timesUsed, use } from './clan.ts';
import { defenceBanned, lose } from './gain.ts';
import { wound } from './members.ts';
import { eventPathAt } from './path-room.ts';
import { note, type Of, rule } from './script.ts';
import { keepTrapLimit } from './trap-limit.ts';

type CardMeans = MemberId | EquipmentId;
/** What a hit is stopped with: an ability, the path, the guards, or a token that is used up. */
export type DefenceMeans = CardMeans | 'token' | 'potion' | 'benefit' | 'guards';
/** Means and the hits each can still stop. */
export type Defences = [DefenceMeans, number][];

function pointsOf(
  clan: Clan,
  card: CardMeans,
  ability: MemberAbility | EquipmentAbility,
  monster: MonsterId,
): number {
  if (ability.op !== 'defence') return 0;
  if (ability.vs !== null && !ability.vs.includes(monsterOf(monster).affinity)) return 0;
  return Math.max(0, ability.value - timesUsed(clan, card));
}

/** One monster lets no ability work, whoever has it (ML-MON.13). */
const abilitiesBanned = (monster: MonsterId): boolean =>
  monsterOf(monster).ability.op === 'banDefenceAbilities';

/** Abilities of the member and of what he bears, whatever the monster bans (ML-MER.1-3, ML-EQU.10). */
function ownDefences(game: MonsterLands, party: Party, monster: MonsterId): [CardMeans, number][] {
  const { ability } = monsterOf(monster);
  if (party.member === null || defenceBanned(game)) return [];
  const clan = clanAt(game, party.seat);
  const cards: [CardMeans, number][] = [];
  const add = (card: CardMeans, points: number): void => {
    if (points > 0) cards.push([card, points]);
  };
  add(party.member, pointsOf(clan, party.member, memberOf(party.member).ability, monster));
  for (const card of memberIn(clan, party.member)?.equipment ?? []) {
    const { kind, ability: own } = equipmentOf(card);
    if (ability.op === 'banEquipmentKind' && ability.kind === kind) continue;
    add(card, pointsOf(clan, card, own, monster));
  }
  return cards;
}

const cardDefences = (game: MonsterLands, party: Party, monster: MonsterId): [CardMeans, number][] =>
  abilitiesBanned(monster) ? [] : ownDefences(game, party, monster);

/** Path benefit and guards work as defence abilities (ML-EV.2, ML-GATE.5). */
function pathDefences(game: MonsterLands, path: PathId, party: Party): ['benefit' | 'guards', number][] {
  if (defenceBanned(game)) return [];
  const benefit = eventPathAt(game, path)?.benefit;
  const [by, value]: ['benefit' | 'guards', number] =
    placeOf(path) === 'gate'
      ? ['guards', GUARDS[indexOf(path) === 0 ? 0 : 1].defence]
      : ['benefit', benefit?.op === 'defence' ? benefit.value : 0];
  return value > party.guardsUsed ? [[by, value - party.guardsUsed]] : [];
}

export function brewsBanned(monster: MonsterId, brew: 'potions' | 'venoms'): boolean {
  const { ability } = monsterOf(monster);
  return ability.op === 'banTokens' && ability.tokens.includes(brew);
}

/** Everything that can stop a hit of the monster on the path (ML-MATK.9). */
export function defencesOn(game: MonsterLands, path: PathId, monster: MonsterId): Defences {
  const party = game.paths[path];
  if (party === null || party.member === null || party.dead) return [];
  const means: Defences = cardDefences(game, party, monster);
  if (!abilitiesBanned(monster)) means.push(...pathDefences(game, path, party));
  if (party.defence > 0 && !defenceBanned(game)) means.push(['token', party.defence]);
  if (party.potions > 0 && !brewsBanned(monster, 'potions')) means.push(['potion', party.potions]);
  return means;
}

export const pointsIn = (defences: Defences): number => defences.reduce((sum, [, points]) => sum + points, 0);

/** Wounds that kill him: one when he is wounded already (ML-MATK.10). */
export function lethalOn(game: MonsterLands, path: PathId): number {
  const party = game.paths[path];
  if (party === null || party.member === null) return Number.POSITIVE_INFINITY;
  return memberIn(clanAt(game, party.seat), party.member)?.wounded === true ? 1 : 2;
}

function stopHit(game: MonsterLands, path: PathId, by: DefenceMeans): void {
  const party = game.paths[path];
  if (party === null) return;
  if (by === 'token') party.defence--;
  else if (by === 'potion') party.potions--;
  else if (by === 'benefit' || by === 'guards') party.guardsUsed++;
  else use(clanAt(game, party.seat), by);
  note({ key: 'hit-stopped', player: party.seat, path, by });
}

/** In the attack that activates him his cards stop what they can; gives the hits left (ML-DEF.6). */
function spendCards(game: MonsterLands, path: PathId, monster: MonsterId, hits: number): number {
  const party = game.paths[path];
  if (party === null) return hits;
  let left = hits;
  for (const [card, points] of cardDefences(game, party, monster))
    for (let point = 0; point < points && left > 0; point++, left--) stopHit(game, path, card);
  return left;
}

export type Hits = { path: PathId; monster: MonsterId; hits: number };

const TAKE = { by: 'take' } as const;
type Stopping = { readonly by: DefenceMeans | 'take' };

const defendOption = (path: PathId, by: DefenceMeans) =>
  ({
    id: `defend:${by}`,
    label: { key: 'defend', by },
    thing: by === 'token' || by === 'potion' ? `${by}:${path}` : `path:${path}`,
    rule: by === 'potion' ? 'ML-POT.3' : 'ML-MATK.9',
  }) as const;

/** What he has, and the monster does not let him use (ML-MON.4, ML-MON.13). */
function bannedOn(game: MonsterLands, path: PathId, monster: MonsterId): Refused<MonsterLandsTypes>[] {
  const party = game.paths[path];
  if (party === null) return [];
  const refuse = (by: DefenceMeans, rule: RuleId): Refused<MonsterLandsTypes> => ({
    ...defendOption(path, by),
    reason: { key: 'banned-by-monster', monster },
    rule,
  });
  const abilities = abilitiesBanned(monster)
    ? [...ownDefences(game, party, monster), ...pathDefences(game, path, party)]
    : [];
  const refused = abilities.map(([by]) => refuse(by, 'ML-MON.13'));
  if (party.potions > 0 && brewsBanned(monster, 'potions')) refused.push(refuse('potion', 'ML-MON.4'));
  return refused;
}

export const stopHits = rule<Of & Hits>('stopHits')
  .choose('stopping', {
    kind: 'one',
    values: (game, { path, monster }): Stopping[] => [
      ...defencesOn(game, path, monster).map(([by]) => ({ by })),
      TAKE,
    ],
    option: (_, { by }, { path, hits }) =>
      by === 'take'
        ? { id: 'take-hits', label: { key: 'take-hits', hits }, rule: 'ML-MATK.10' }
        : defendOption(path, by),
    refused: (game, { path, monster }) => bannedOn(game, path, monster),
    prompt: (_, { path, monster, hits }) => ({ key: 'ask-defend', monster, hits, path }),
  })
  .do('stop', (game, { path, stopping: { by } }) => {
    if (by !== 'take') stopHit(game, path, by);
  })
  .gives((_, { hits, stopping: { by } }) =>
    by === 'take' ? { hits, taken: true } : { hits: hits - 1, taken: false },
  );

/** Nothing is asked when nothing is left to stop them with, or when nothing can save him. */
function maySave(game: MonsterLands, { path, monster, hits }: Hits): boolean {
  const points = pointsIn(defencesOn(game, path, monster));
  return points > 0 && hits - points < lethalOn(game, path);
}

const seatOn = (game: MonsterLands, path: PathId): Seat => game.paths[path]?.seat ?? 0;

/** Hits on a mercenary, one by one; what is left wounds him. `active`: they come from the attack on him. */
export const takeHits = rule<Hits & { active: boolean }>('takeHits')
  .set('player', (game, { path }) => seatOn(game, path))
  .set('due', (game, { path, monster, hits, active }) =>
    active ? spendCards(game, path, monster, hits) : hits,
  )
  .repeat('open', stopHits, (game, { player, path, monster, due, open }) => {
    const { hits, taken } = open ?? { hits: due, taken: false };
    return taken || hits === 0 || !maySave(game, { path, monster, hits })
      ? undefined
      : { player, path, monster, hits };
  })
  .set('fate', (game, { path, due, open }) => wound(game, path, open?.hits ?? due))
  .do('shame', (game, { player, monster, fate }) => {
    const { ability } = monsterOf(monster);
    if (fate !== 'unhurt' && ability.op === 'gloryLossOnWound')
      lose(game, player, { glory: ability.value }, monster);
  })
  .maybeCall('traps', keepTrapLimit, (_, { player, fate }) => (fate === 'dead' ? { player } : undefined));
