// MK-34.4: all agree which of their tactics leaves the game.
import { drawAny } from '@krcma/kernel';
import { scenarioOf } from '../data/scenarios.ts';
import type { TacticId } from '../data/tactics.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { setupOf } from './scenario.ts';
import { note, type Of, rule } from './script.ts';
import { tacticsLeft } from './tactics.ts';

/** Tactics that players used in this round, in the order of seats. */
const usedTactics = ({ players }: MageKnight): TacticId[] =>
  players.flatMap(({ tactic }) => (tactic === null ? [] : [tactic]));

/** Four players and Volkare need five: then no more leave (MK-23.9). */
const isEnoughWithout = (game: MageKnight): boolean => tacticsLeft(game).length > game.order.length;

/** The last day and the last night take none away, nor does a round after which nobody plays on. */
export const mustAgree = (game: MageKnight): boolean =>
  scenarioOf(game.scenario).tacticLeaves === true &&
  !game.ending &&
  game.round + 2 <= setupOf(game).rounds &&
  usedTactics(game).length > 0 &&
  isEnoughWithout(game);

interface Wish extends Of {
  /** What others wished before, where they did not agree. */
  before: readonly TacticId[];
}

const wishTactic = rule<Wish>('wishTactic')
  .choose('tactic', {
    kind: 'one',
    values: usedTactics,
    option: (_, tactic) => ({
      id: `tactic:${tactic}`,
      label: { key: 'tactic', tactic },
      thing: `tactic:${tactic}`,
      rule: 'MK-34.4',
    }),
    prompt: (_, { before }) =>
      before.length === 0 ? { key: 'ask-tactic-leaves' } : { key: 'ask-tactic-leaves-again', wishes: before },
    silence: (game, { player, before }) => `tactic:${before[player] ?? playerAt(game, player).tactic}`,
  })
  .gives((_, { tactic }) => tactic);

const wishers = ({ players }: MageKnight, before: readonly TacticId[]): Wish[] =>
  players.map((_, player) => ({ player, before }));

const areAgreed = (wishes: readonly TacticId[]): boolean => new Set(wishes).size === 1;

/** What most wish; of equals one by chance. */
function mostWished(game: MageKnight, wishes: readonly TacticId[]): TacticId {
  const times = (tactic: TacticId): number => wishes.filter((each) => each === tactic).length;
  const kinds = [...new Set(wishes)];
  const most = Math.max(...kinds.map(times));
  const best = kinds.filter((tactic) => times(tactic) === most);
  return best.length === 1 ? (best[0] as TacticId) : drawAny(game, best);
}

/** Asked side by side, and once more where they differ; then most wishes count. */
export const agreeOnTactic = rule('agreeOnTactic')
  .sideBySide('wishes', wishTactic, (game) => wishers(game, []))
  .sideBySide('wishesAgain', wishTactic, (game, { wishes }) =>
    areAgreed(wishes) ? [] : wishers(game, wishes),
  )
  .do('leaves', (game, { wishes, wishesAgain }) => {
    const tactic = mostWished(game, wishesAgain.length === 0 ? wishes : wishesAgain);
    for (const player of game.players) if (player.tactic === tactic) player.tactic = null;
    game.gone.tactics.push(tactic);
    note({ key: 'tactic-leaves', tactic });
  });
