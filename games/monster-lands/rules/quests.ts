// Chapter ML-QST: the dice quest is rolled, then the resource quest is paid.
import type { Seat } from '@krcma/kernel';
import type { PathId, QuestAreaId } from '../data/board.ts';
import { CONSOLATION, type QuestId, questOf } from '../data/quests.ts';
import type { Bundle } from '../data/types.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { carryOut } from './carry-out.ts';
import { freeActs, freeActsOf } from './free-acts.ts';
import { gain, lose } from './gain.ts';
import { pathTotal, rollPathDie } from './path-roll.ts';
import { occupiedPaths } from './paths.ts';
import { payQuest } from './quest-payment.ts';
import { type Rerolling, rerolling } from './rolling.ts';
import { samTakesQuest } from './sam.ts';
import { note, type Of, rule } from './script.ts';

type OnQuest = Of & { path: PathId; quest: QuestId };

/** Paths of the quest with a mercenary; Sam's are left out (ML-SAM.17, ML-SAM.18). */
const mercenariesAt = (game: MonsterLands, place: QuestAreaId): PathId[] =>
  occupiedPaths(game, place).filter((path) => game.paths[path]?.member !== null);

/** Resolved quests leave the game, whoever took part (ML-QST.10). */
function discardQuest(game: MonsterLands, place: QuestAreaId): void {
  const quest = game.quests[place];
  if (quest !== null) game.box.push(quest);
  game.quests[place] = null;
}

type Stop = { readonly do: 'stop' };
const STOP: Stop = { do: 'stop' };
const reroll = rerolling('quest');

/** The total to beat, or reach on the left path: the target, and what the other has rolled (ML-QST.4). */
function isWon(game: MonsterLands, path: PathId, quest: QuestId): boolean {
  const total = pathTotal(game, path, 'quest');
  if (total < questOf(quest).a.target) return false;
  if (path === 'qa2') return game.paths.qa1?.member == null || total > pathTotal(game, 'qa1', 'quest');
  return game.paths.qa2?.member == null;
}

/** Rerolls and loot while they can still help; other free acts only beside them (ML-GEN.11, ML-QST.7). */
function rollActs(game: MonsterLands, attempt: OnQuest): (Stop | Rerolling | FreeAct)[] {
  if (isWon(game, attempt.path, attempt.quest)) return [STOP];
  const free = freeActsOf(game, attempt.player);
  const rerolls: Rerolling[] = [];
  reroll.list?.(game, attempt, rerolls);
  if (rerolls.length === 0 && !free.some((act) => act.do === 'loot')) return [STOP];
  return [STOP, ...rerolls, ...free];
}

const stop: ActKind<Stop, OnQuest> = {
  option: (game, _, { path, quest }) => {
    const result = pathTotal(game, path, 'quest') >= questOf(quest).a.target ? 'success' : 'failure';
    return { id: 'stop', label: { key: 'stop-attack', result }, rule: 'ML-QST.1' };
  },
};

/** Rolls all dice of the path, then uses what he likes (ML-QST.1, ML-QST.2). */
export const attemptQuest = rule<OnQuest>('attemptQuest')
  .do('roll', (game, { path }) => {
    game.resolving = path;
    const dice = game.paths[path]?.dice.length ?? 0;
    for (let die = 0; die < dice; die++) rollPathDie(game, path, die);
  })
  .acts('stopped', {
    kinds: { stop, reroll, ...freeActs },
    ends: ['stop'],
    values: rollActs,
    prompt: (game, { path, quest }) => ({
      key: 'ask-quest-roll',
      quest,
      total: pathTotal(game, path, 'quest'),
    }),
  })
  .do('leave', (game) => {
    game.resolving = null;
  })
  .gives((game, { path }) => pathTotal(game, path, 'quest'));

/** The higher total of those who reached the target, the left path when tied; null when all failed (ML-QST.3-5). */
function winningPath(paths: readonly PathId[], totals: readonly number[], target: number): PathId | null {
  let winner: PathId | null = null;
  let best = target - 1;
  for (const [index, path] of paths.entries()) {
    const total = totals[index] ?? 0;
    if (total <= best) continue;
    best = total;
    winner = path;
  }
  return winner;
}

const seatOn = (game: MonsterLands, path: PathId): Seat => game.paths[path]?.seat ?? 0;

/** Consolation for who succeeded, the penalty for who did not, as far as he can pay (ML-QST.4, ML-GEN.17). */
function settleOther(game: MonsterLands, path: PathId, quest: QuestId, total: number): void {
  const player = seatOn(game, path);
  const { target, penalty } = questOf(quest).a;
  if (total >= target) {
    note({ key: 'quest-second', player, quest, total });
    gain(game, player, CONSOLATION, quest);
  } else {
    note({ key: 'quest-failed', player, quest, total });
    lose(game, player, penalty, quest);
  }
}

/** Sam on the left path wins without a roll; whoever stands on the right gets nothing (ML-SAM.17). */
function samFirst(game: MonsterLands): void {
  const { qa } = game.quests;
  if (qa === null || !samTakesQuest(game)) return;
  note({ key: 'sam-won', path: 'qa1', removed: qa });
  discardQuest(game, 'qa');
}

type Rewarded = Of & { quest: QuestId; bundle: Bundle; total?: number };

/** A reward taken counts for Clear Orders (ML-SCN.9b). */
const takeReward = rule<Rewarded>('questReward')
  .do('count', (game, { player, quest, total }) => {
    clanAt(game, player).quests++;
    note({ key: 'quest-done', player, quest, ...(total !== undefined && { total }) });
  })
  .call('gain', carryOut, (_, { player, quest, bundle }) => ({ player, bundle, from: quest }));

export const diceQuest = rule('diceQuest')
  .do('reach', (game) => {
    note({ key: 'place-reached', place: 'qa' });
    samFirst(game);
  })
  .exitIf('gone', (game) => game.quests.qa === null)
  .set('quest', (game) => game.quests.qa as QuestId)
  .set('paths', (game) => mercenariesAt(game, 'qa'))
  .each('totals', attemptQuest, (game, { paths, quest }) =>
    paths.map((path) => ({ player: seatOn(game, path), path, quest })),
  )
  .set('winner', (_, { paths, totals, quest }) => winningPath(paths, totals, questOf(quest).a.target))
  .maybeCall('reward', takeReward, (game, { winner, paths, totals, quest }) =>
    winner === null
      ? undefined
      : {
          player: seatOn(game, winner),
          quest,
          bundle: questOf(quest).a.reward,
          total: totals[paths.indexOf(winner)] ?? 0,
        },
  )
  .do('others', (game, { winner, paths, totals, quest }) => {
    for (const [index, path] of paths.entries())
      if (path !== winner) settleOther(game, path, quest, totals[index] ?? 0);
  })
  .do('discard', (game) => discardQuest(game, 'qa'));

/** Pays or not; the left path has its own reward (ML-QST.8). */
export const visitResourceQuest = rule<OnQuest>('visitResourceQuest')
  .call('paid', payQuest, (_, { player, path, quest }) => ({ player, quest, bundle: rewardOf(quest, path) }))
  .maybeCall('reward', takeReward, (_, { player, path, quest, paid }) =>
    paid ? { player, quest, bundle: rewardOf(quest, path) } : undefined,
  );

const rewardOf = (quest: QuestId, path: PathId): Bundle =>
  path === 'qb1' ? questOf(quest).b.left : questOf(quest).b.right;

export const resourceQuest = rule('resourceQuest')
  .exitIf('gone', (game) => game.quests.qb === null)
  .do('reach', () => note({ key: 'place-reached', place: 'qb' }))
  .each('visits', visitResourceQuest, (game) =>
    mercenariesAt(game, 'qb').map((path) => ({
      player: seatOn(game, path),
      path,
      quest: game.quests.qb as QuestId,
    })),
  )
  .do('discard', (game) => discardQuest(game, 'qb'));
