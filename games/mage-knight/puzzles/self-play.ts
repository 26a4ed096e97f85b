// Games that greedy plays alone, and every fight that could begin in them.
import { type Ask, advance, answer, cloneTable, rulesIn, start } from '@krcma/kernel';
import { advice } from '../bot/index.ts';
import type { HeroId } from '../data/heroes.ts';
import { mageKnight } from '../index.ts';
import { challengeAll } from '../rules/challenging.ts';
import { pickHero } from '../rules/heroes.ts';
import { takeActs } from '../rules/turn.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { MageKnight, MageKnightOptions } from '../state.ts';
import { type FoundFight, fightSeen } from './fight-seen.ts';

/** More answers than any game takes. */
const MOST_ANSWERS = 5_000;

/** What promises most; of equals the first. */
export function greedyAnswer(game: MageKnight, ask: Ask): number {
  const points = advice.appraisals?.[ask.frame.rule]?.points(game, ask) ?? [];
  let best = 0;
  for (let place = 1; place < points.length; place++)
    if ((points[place] ?? 0) > (points[best] ?? 0)) best = place;
  return best;
}

/** Whoever stands beside the first one is challenged too. */
function challengeAllOf(game: MageKnight, asks: readonly Ask[]): void {
  let [ask] = asks;
  while (ask !== undefined && challengeAll.localsAt(ask.frame) !== undefined)
    [ask] = answer(rulesIn(mageKnight), game, ask, ask.values[0] ?? null);
}

/** What a copy of the table comes to by one answer, if it is a fight. */
function fightBy(game: MageKnight, place: number): FoundFight | undefined {
  const copy = cloneTable(game);
  const [ask] = advance(rulesIn(mageKnight), copy);
  const value = ask?.values[place];
  if (ask === undefined || value === undefined) return undefined;
  challengeAllOf(copy, answer(rulesIn(mageKnight), copy, ask, value));
  return copy.combat === null ? undefined : fightSeen(mageKnight.view(copy, 0) as unknown as MageKnightView);
}

/** Fights that begin with one answer; in a turn that is anything that leads to enemies, planned or not. */
function* fightsAt(game: MageKnight, ask: Ask): Generator<FoundFight> {
  if (takeActs.localsAt(ask.frame) === undefined) return;
  for (const [place, value] of ask.values.entries()) {
    const kind = typeof value === 'object' && value !== null && 'do' in value ? value.do : undefined;
    if (kind === 'play' || kind === 'end' || kind === 'explore') continue;
    const fight = fightBy(game, place);
    if (fight !== undefined) yield fight;
  }
}

/** Every fight that could have begun in the game of a seed, in its order. */
export function* fightsOf(
  seed: string,
  scenario: MageKnightOptions['scenario'],
  hero: HeroId,
): Generator<FoundFight> {
  const game = start(mageKnight, { seats: 1, seed, options: { scenario } }) as MageKnight;
  const rules = rulesIn(mageKnight);
  let asks = advance(rules, game);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [ask] = asks;
    if (ask === undefined) return;
    yield* fightsAt(game, ask);
    const isPicked = pickHero.localsAt(ask.frame) !== undefined;
    asks = answer(rules, game, ask, isPicked ? hero : (ask.values[greedyAnswer(game, ask)] ?? null));
  }
}
