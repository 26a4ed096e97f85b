import { type Guide, scenarioIn } from '@krcma/kernel';
import type { Shelved } from '../host/shelf.ts';
import { peopleOf, winnersOf } from '../statistics/tally.ts';

/** One of the best games of a scenario. */
export interface BestGame {
  readonly points: number;
  readonly ended: number;
  /** Where it is looked at again; missing when the game was thrown away. */
  readonly replay?: string;
}

/** What came of one's games of a scenario, alone or with others. */
export interface OwnResult {
  readonly scenario: string;
  readonly alone: boolean;
  readonly played: number;
  readonly won: number;
  /** When the last one ended. */
  readonly last: number;
  /** The best three: a won game before any that was lost, then by points. */
  readonly best: readonly BestGame[];
}

export type OwnResults = (scenario: string, alone: boolean) => OwnResult | undefined;

export const lookedUp =
  (results: readonly OwnResult[]): OwnResults =>
  (scenario, alone) =>
    results.find((each) => each.scenario === scenario && each.alone === alone);

const MOST_BEST = 3;

/** By scenario and company, from the cards of finished games; whoever sits first at this screen is oneself. */
export function ownResultsOf(
  guide: Guide,
  finished: readonly Shelved[],
  kept: ReadonlySet<string>,
): readonly OwnResult[] {
  const games = finished.flatMap((card) => {
    const [me] = peopleOf(card);
    const seats = card.seats.length;
    const scenario = scenarioIn(guide, seats, { ...card.setup.options, ...card.told })?.value;
    if (me === undefined || scenario === undefined) return [];
    const won = winnersOf(card).includes(me);
    return [{ card, scenario, alone: seats === 1, won, points: card.scores?.[me] ?? 0 }];
  });
  const groups = Map.groupBy(games, ({ scenario, alone }) => `${scenario} ${alone}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const best = group.toSorted((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
    return [
      {
        scenario: first.scenario,
        alone: first.alone,
        played: group.length,
        won: group.filter(({ won }) => won).length,
        last: Math.max(...group.map(({ card }) => card.changed)),
        best: best.slice(0, MOST_BEST).map(({ card, points }) => ({
          points,
          ended: card.changed,
          ...(kept.has(card.id) && { replay: `/table/${card.game}/${card.id}` }),
        })),
      },
    ];
  });
}
