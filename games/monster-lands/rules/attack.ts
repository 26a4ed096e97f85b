// Chapters ML-ATK and ML-BEND: the mercenary strikes back.
import { listActs, type Seat } from '@krcma/kernel';
import { type BattleId, indexOf, type PathId, PLACES, placeOf } from '../data/board.ts';
import { lootOf } from '../data/loot.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { areaAt, clanAt, type MonsterLands, type Party } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { attackTotal, goalsOf, mayCapture, type Result, resultOf } from './attack-goals.ts';
import { mercenariesIn } from './attack-strength.ts';
import { attackOdds } from './battle-odds.ts';
import { takeHits } from './defend.ts';
import { freeActs, freeActsOf } from './free-acts.ts';
import { gain } from './gain.ts';
import { offerGloryLoot } from './loot-outside.ts';
import { pathTotal } from './path-roll.ts';
import { type Rerolling, type RollAct, rolls } from './rolling.ts';
import { note, type Of, rule } from './script.ts';

type Fight = Of & { path: PathId; monster: MonsterId };
type Stop = { readonly do: 'stop' };
type AttackAct = RollAct | Stop | FreeAct;
const STOP: Stop = { do: 'stop' };

/** Somebody stands further right, who would add this total to his own. */
export const handsOn = (game: MonsterLands, path: PathId): boolean =>
  PLACES[placeOf(path)].some((each) => indexOf(each) > indexOf(path) && game.paths[each] !== null);

/** A reason to look between two dice: a capture, a total for others, or a death that hurts (ML-ATK.5). */
const rollsOneByOne = (game: MonsterLands, { path, monster }: Fight): boolean =>
  mayCapture(game, path, monster) ||
  handsOn(game, path) ||
  monsterOf(monster).ability.op === 'onKilledWoundAll';

const rolling = rolls('monster', rollsOneByOne);

const isOutsideLoot = (act: AttackAct): boolean => act.do === 'loot' && lootOf(act.loot).outside;
const isRerollLoot = (act: AttackAct): boolean =>
  act.do === 'loot' && lootOf(act.loot).ability.op === 'reroll';

/** From the kill value on only a reroll that lowers the total keeps the monster alive (ML-ATK.19). */
function actsAtKill(game: MonsterLands, fight: Fight): AttackAct[] {
  const { dice } = game.paths[fight.path] as Party;
  const rerolls: Rerolling[] = [];
  rolling.reroll.list?.(game, fight, rerolls);
  const lowering = rerolls.filter(({ die }) => (dice[die]?.face ?? 0) > 1);
  const loot = dice.some(({ face }) => face > 1) ? freeActsOf(game, fight.player).filter(isRerollLoot) : [];
  return lowering.length + loot.length === 0 ? [STOP] : [STOP, ...lowering, ...loot];
}

/** Free acts are listed beside something else to do, never alone (ML-GEN.11). */
function attackActs(game: MonsterLands, fight: Fight): AttackAct[] {
  if (resultOf(game, fight.path, fight.monster) === 'kill') return actsAtKill(game, fight);
  const acts: AttackAct[] = [];
  listActs(rolling, game, fight, acts);
  const free = freeActsOf(game, fight.player);
  if (acts.length === 0 && !free.some(isOutsideLoot)) return [STOP];
  acts.push(STOP);
  for (const act of free) acts.push(act);
  return acts;
}

const stop: ActKind<Stop, Fight> = {
  option: (game, _, { path, monster }) => {
    const result = resultOf(game, path, monster);
    return { id: 'stop', label: { key: 'stop-attack', result }, thing: `card:${monster}`, rule: 'ML-ATK.19' };
  },
};

/** Where a beaten monster goes: to the hunter, the discards, or away to the entrance (ML-ATK.7-8, ML-MON.9). */
function removeMonster(game: MonsterLands, place: BattleId, monster: MonsterId, killer: Seat | null): void {
  if (killer !== null) clanAt(game, killer).trophies.push(monster);
  const area = place === 'gate' ? undefined : areaAt(game, place);
  if (killer === null && area !== undefined && monsterOf(monster).ability.op === 'escapeOnCapture') {
    area.leaving = true;
    return;
  }
  if (killer === null) game.monsters.discard.push(monster);
  if (area === undefined) game.gate = null;
  else area.monster = null;
}

/** The rewards of the card, and of a member who is glad of it (ML-MER.8, ML-MER.22). */
function reward(game: MonsterLands, path: PathId, monster: MonsterId, result: 'capture' | 'kill'): void {
  const party = game.paths[path] as Party;
  const { seat, member } = party;
  if (member === null) return;
  const total = attackTotal(game, path);
  const { captureReward, killReward } = monsterOf(monster);
  party.won = true;
  const told = { player: seat, monster, member, total };
  note(result === 'kill' ? { key: 'killed', ...told } : { key: 'captured', ...told });
  gain(game, seat, result === 'kill' ? killReward : captureReward, monster);
  const { ability } = memberOf(member);
  if (ability.op === 'gainOn' && (ability.event === result || ability.event === 'defeat'))
    gain(game, seat, ability.gain, member);
  removeMonster(game, placeOf(path) as BattleId, monster, result === 'kill' ? seat : null);
}

/** Some wound everybody there when they die, the killer too (ML-MON.3, ML-MON.17, ML-MON.19). */
const burstOf = (monster: MonsterId): number => {
  const { ability } = monsterOf(monster);
  return ability.op === 'onKilledWoundAll' ? ability.wounds : 0;
};

const defeat = rule<Fight & { result: 'capture' | 'kill' }>('defeat')
  .do('reward', (game, { path, monster, result }) => reward(game, path, monster, result))
  .call('loot', offerGloryLoot, (_, { player, result }) => ({ player, event: result }))
  .each('burst', takeHits, (game, { path, monster, result }) =>
    result === 'kill' && burstOf(monster) > 0
      ? mercenariesIn(game, placeOf(path) as BattleId).map((each) => ({
          path: each,
          monster,
          hits: burstOf(monster),
          active: false,
        }))
      : [],
  );

/** Gives whether the monster is beaten. What was rolled in vain is carried to the right (ML-ATK.12). */
export const attack = rule<Fight>('attack')
  .acts('stopped', {
    kinds: { ...rolling, stop, ...freeActs },
    ends: ['stop'],
    values: attackActs,
    prompt: (game, { path, monster }) => {
      const { capture, kill } = goalsOf(game, path, monster);
      return {
        key: 'ask-attack',
        monster,
        path,
        total: attackTotal(game, path),
        toCapture: capture,
        toKill: kill,
        mayCapture: mayCapture(game, path, monster),
        odds: attackOdds(game, path, monster),
      };
    },
  })
  .set('result', (game, { path, monster }): Result => resultOf(game, path, monster))
  .do('judge', (game, { player, path, result }) => {
    const party = game.paths[path] as Party;
    party.fought = true;
    if (result !== 'failure') return;
    party.total = pathTotal(game, path, 'monster');
    note({ key: 'attack-failed', player, path, carried: party.total });
  })
  .maybeCall('defeat', defeat, (_, { player, path, monster, result }) =>
    result === 'failure' ? undefined : { player, path, monster, result },
  )
  .gives((_, { result }) => result !== 'failure');
