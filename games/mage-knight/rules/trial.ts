// A fight alone, by the rules of chapters MK-11 to MK-14: it ends the table, and is weighed against the best it could have come to.
import { finish, type ScoreLine, type Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { TRIAL_PARTS, TRIAL_POINTS, type TrialPart } from '../data/trial.ts';
import { BASICS } from '../data/types.ts';
import { units } from '../data/units.ts';
import { type MageKnight, playerAt, type TrialEnd } from '../state.ts';
import { type CombatStart, startCombat } from './combat/start.ts';
import { note, rule } from './script.ts';

/** What a fight has cost and brought, part by part. */
export type TrialResult = { readonly [P in TrialPart]?: number };

export interface Trial extends CombatStart {
  /** What the best that can be done comes to. */
  best: TrialResult;
}

/** Whatever a fight may change of a player, counted. */
type Stand = {
  fame: number;
  cards: number;
  wounds: number;
  poison: number;
  crystals: number;
  units: { readonly id: number; readonly level: number; readonly wounds: number; readonly spent: boolean }[];
};

function standOf(game: MageKnight, seat: Seat): Stand {
  const { fame, hand, crystals, units: company } = playerAt(game, seat);
  return {
    fame,
    cards: hand.filter((card) => card !== WOUND).length,
    wounds: game.turn.wounds,
    poison: game.turn.woundsDiscarded,
    crystals: BASICS.reduce((sum, colour) => sum + crystals[colour], 0),
    units: company.map(({ id, unit, wounds, spent }) => ({ id, level: units[unit].level, wounds, spent })),
  };
}

/** By levels: who was lost, how often one was wounded, who has acted. */
function companyBetween(before: Stand, after: Stand) {
  let [unitsLost, unitWounds, unitsSpent] = [0, 0, 0];
  for (const { id, level, wounds, spent } of before.units) {
    const is = after.units.find((each) => each.id === id);
    if (is === undefined) unitsLost += level;
    else {
      unitWounds += level * (is.wounds - wounds);
      if (is.spent && !spent) unitsSpent += level;
    }
  }
  return { unitsLost, unitWounds, unitsSpent };
}

const resultBetween = (before: Stand, after: Stand): TrialResult => ({
  fame: after.fame - before.fame,
  wounds: after.wounds - before.wounds,
  poison: after.poison - before.poison,
  cards: before.cards - after.cards,
  crystals: before.crystals - after.crystals,
  ...companyBetween(before, after),
});

/** What counts, with its points; what there is nothing of is left out. */
const sheetOf = (result: TrialResult): ScoreLine[] =>
  TRIAL_PARTS.flatMap((part) => {
    const points = TRIAL_POINTS[part] * (result[part] ?? 0);
    return points === 0 ? [] : [{ key: `trial-${part}`, points }];
  });

export const pointsOf = (result: TrialResult): number =>
  TRIAL_PARTS.reduce((sum, part) => sum + TRIAL_POINTS[part] * (result[part] ?? 0), 0);

function judge(game: MageKnight, seat: Seat, result: TrialResult, best: TrialResult): void {
  game.phase = 'over';
  const [points, most] = [pointsOf(result), pointsOf(best)];
  const reason: TrialEnd = points >= most ? 'trial-best' : 'trial-worse';
  note({ key: 'trial-over', player: seat, reason, points, most });
  finish(game, {
    reason,
    winners: points >= most ? [seat] : [],
    scores: [points],
    sheet: [sheetOf(result)],
    rivals: [{ key: 'best-play', points: most, lines: sheetOf(best) }],
  });
}

/** Whoever looks at the table sees that it is nothing but a fight; tactics are for rounds. */
export const trial = rule<Trial>('trial')
  .do('begin', (game, { player }) => {
    game.trial = true;
    playerAt(game, player).tactic = null;
  })
  .set('before', (game, { player }) => standOf(game, player))
  .call('fought', startCombat, (_, { player, space, cause, tokens, draws, way, escort }) => ({
    player,
    space,
    cause,
    tokens,
    draws,
    way,
    escort,
  }))
  .do('judged', (game, { player, before, best }) =>
    judge(game, player, resultBetween(before, standOf(game, player)), best),
  );
