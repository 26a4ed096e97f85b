// Rolling the dice of a path: what they count, and what may be rerolled. Shared by quests, monster fights and conquests
// (ML-QST.7, ML-REV.4, ML-ATK.3-5, ML-ATK.10, ML-ATK.17, ML-CON.5, ML-EV.1).
import { roll } from '@krcma/kernel';
import { type PathId, placeOf } from '../data/board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { trapOf } from '../data/traps.ts';
import type { Colour, Goal, Reroll } from '../data/types.ts';
import { areaAt, clanAt, type Member, type MonsterLands, type Party } from '../state.ts';
import { memberIn } from './clan.ts';
import { eventPathAt } from './path-room.ts';
import { note } from './script.ts';

export type RollFor = 'quest' | 'monster' | 'conquest';

/** The monster the path leads to. */
export function monsterAt(game: MonsterLands, path: PathId): MonsterId | null {
  const place = placeOf(path);
  if (place === 'gate') return game.gate;
  return place === 'a' || place === 'b' ? (areaAt(game, place)?.monster ?? null) : null;
}

const memberOn = (game: MonsterLands, party: Party): Member | undefined =>
  party.member === null ? undefined : memberIn(clanAt(game, party.seat), party.member);

/** Equipment that works there: a monster may ban a kind (ML-MON.15). */
function equipmentOn(game: MonsterLands, path: PathId, party: Party, use: RollFor): EquipmentId[] {
  const cards = memberOn(game, party)?.equipment ?? [];
  const monster = use === 'monster' ? monsterAt(game, path) : null;
  if (monster === null) return cards;
  const { ability } = monsterOf(monster);
  return ability.op === 'banEquipmentKind'
    ? cards.filter((card) => equipmentOf(card).kind !== ability.kind)
    : cards;
}

type Bonus = {
  readonly op: 'dieBonus';
  readonly colour: Colour;
  readonly value: number;
  readonly scope: string;
};
const bonusFrom = (ability: { readonly op: string }, colour: Colour, use: RollFor): number => {
  if (ability.op !== 'dieBonus') return 0;
  const bonus = ability as Bonus;
  return bonus.colour === colour && (bonus.scope === 'any' || bonus.scope === use) ? bonus.value : 0;
};

/** What every die of a colour on the path counts more or less. */
export function dieModifier(game: MonsterLands, path: PathId, colour: Colour, use: RollFor): number {
  const party = game.paths[path];
  if (party === null || party.member === null) return 0;
  let modifier = bonusFrom(memberOf(party.member).ability, colour, use);
  for (const card of equipmentOn(game, path, party, use))
    modifier += bonusFrom(equipmentOf(card).ability, colour, use);
  for (const { id, up } of party.traps) if (up) modifier += bonusFrom(trapOf(id).ability, colour, use);
  for (const id of party.loot) modifier += bonusFrom(lootOf(id).ability, colour, use);
  const monster = use === 'monster' ? monsterAt(game, path) : null;
  const ability = monster === null ? undefined : monsterOf(monster).ability;
  return ability?.op === 'dieMalus' && ability.colour === colour ? modifier + ability.value : modifier;
}

/** The total so far: rolled dice, flat traps against a monster, venoms; nothing that counts for one goal only. */
export function pathTotal(game: MonsterLands, path: PathId, use: RollFor): number {
  const party = game.paths[path];
  if (party === null) return 0;
  let total = use === 'quest' ? 0 : party.bonus;
  const modifiers = { strength: 0, magic: 0, persuasion: 0 };
  for (const colour of ['strength', 'magic', 'persuasion'] as const)
    modifiers[colour] = dieModifier(game, path, colour, use);
  for (const { colour, face } of party.dice) if (face > 0) total += Math.max(0, face + modifiers[colour]);
  if (use !== 'monster') return total;
  for (const { id, up } of party.traps) {
    const { ability } = trapOf(id);
    if (up && ability.op === 'flatAttack') total += ability.value;
  }
  return total;
}

/** What counts towards one goal only: a member's ability and loot laid on the path (ML-ATK.10). */
export function goalBonus(game: MonsterLands, path: PathId, goal: Goal): number {
  const party = game.paths[path];
  if (party === null || party.member === null) return 0;
  const abilities = [memberOf(party.member).ability, ...party.loot.map((id) => lootOf(id).ability)];
  let bonus = 0;
  for (const ability of abilities)
    if (ability.op === 'totalBonus' && ability.goal === goal) bonus += ability.value;
  return bonus;
}

export function rollPathDie(game: MonsterLands, path: PathId, die: number): void {
  const party = game.paths[path];
  const rolled = party?.dice[die];
  if (party == null || rolled === undefined) return;
  rolled.face = roll(game);
  note({ key: 'rolled', player: party.seat, path, colour: rolled.colour, face: rolled.face });
}

/** What a reroll comes from: the member, a card he bears, loot laid on the path, or the path's benefit. */
export type RerollMeans = MemberId | EquipmentId | LootId | 'benefit';
export type RerollOfDie = { readonly by: RerollMeans; readonly die: number };

function meansOn(game: MonsterLands, path: PathId, party: Party, use: RollFor): [RerollMeans, Reroll][] {
  const means: [RerollMeans, Reroll][] = [];
  const add = (by: RerollMeans, ability: { readonly op: string }): void => {
    if (ability.op !== 'reroll') return;
    const reroll = ability as Reroll;
    if (reroll.scope === 'any-path' || use === 'quest') means.push([by, reroll]);
  };
  if (party.member !== null) add(party.member, memberOf(party.member).ability);
  for (const card of equipmentOn(game, path, party, use)) add(card, equipmentOf(card).ability);
  for (const id of party.loot) add(id, lootOf(id).ability);
  const benefit = eventPathAt(game, path)?.benefit;
  if (benefit?.op === 'reroll')
    add('benefit', {
      op: 'reroll',
      times: benefit.times,
      colours: [benefit.colour],
      scope: 'any-path',
      sameDie: true,
    } as Reroll);
  return means;
}

/** `spent`: dice this means cannot reroll again (ML-MER.29). */
export interface RerollsLeft {
  readonly colours: readonly Colour[];
  readonly left: number;
  readonly sameDie: boolean;
  readonly spent: readonly number[];
}

/** What rerolls are left on the path, whether or not there is a die for them yet. */
export const rerollMeansOn = (game: MonsterLands, path: PathId, use: RollFor): RerollsLeft[] => {
  const party = game.paths[path];
  if (party === null) return [];
  return meansOn(game, path, party, use).map(([by, { times, colours, sameDie }]) => {
    const made = party.rerolls.filter((entry) => entry.startsWith(`${by}:`));
    const spent = sameDie ? [] : made.map((entry) => Number(entry.slice(by.length + 1)));
    return { colours, left: times - made.length, sameDie, spent };
  });
};

/** Every reroll that may be made now: rolled dice only, each means as often as it says (ML-ATK.19). */
export function rerollsFor(game: MonsterLands, path: PathId, use: RollFor): RerollOfDie[] {
  const party = game.paths[path];
  if (party === null) return [];
  const rerolls: RerollOfDie[] = [];
  for (const [by, { times, colours, sameDie }] of meansOn(game, path, party, use)) {
    const made = party.rerolls.filter((entry) => entry.startsWith(`${by}:`));
    if (made.length >= times) continue;
    for (const [die, { colour, face }] of party.dice.entries())
      if (face > 0 && colours.includes(colour) && (sameDie || !made.includes(`${by}:${die}`)))
        rerolls.push({ by, die });
  }
  return rerolls;
}

export function reroll(game: MonsterLands, path: PathId, { by, die }: RerollOfDie): void {
  const party = game.paths[path];
  const rolled = party?.dice[die];
  if (party == null || rolled === undefined) return;
  const from = rolled.face;
  party.rerolls.push(`${by}:${die}`);
  rolled.face = roll(game);
  note({ key: 'rerolled', player: party.seat, path, colour: rolled.colour, from, to: rolled.face });
}
