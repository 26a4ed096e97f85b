// What could be done this turn: where to go, and what to do there.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { reputationModifier } from '../data/reputation.ts';
import { siteOf } from '../data/sites.ts';
import { armorOf } from '../rules/deck.ts';
import { exploreCost, slotsToExplore } from '../rules/exploring.ts';
import { isSafe } from '../rules/ground.ts';
import { holdingAt, isClosed, isRampaging, isUnconquered, ownerOf, siteAt } from '../rules/map.ts';
import { marketAt } from '../rules/market.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Act } from './acts.ts';
import { attractionsOf } from './attractions.ts';
import { type Cover, countMove, cover, type Keeping, mostOf } from './cover.ts';
import { bestDeal } from './deals.ts';
import { planFight } from './fight.ts';
import { dwellersOf, garrisonOf, type Prey, rampagersOn, staminaOf } from './foes.ts';
import type { Item, Means, Spent } from './means.ts';
import { type Field, fieldOf, type Way, waysFrom } from './reach.ts';
import { benefits, price, walking } from './weights.ts';
import { tileWorth } from './worth.ts';

/** Somewhere to go and something to do there; nothing is done on the own space without an act. */
export interface Goal {
  readonly kind: 'stay' | 'walk' | 'explore' | 'deal' | 'fight';
  readonly way: Way;
  /** What is played for the way. */
  readonly cover: Cover;
  readonly act?: Act;
  /** All in all, the place where the turn would end included. */
  readonly worth: number;
}

type Purpose = 'walk' | 'deal' | 'fight';

/** What is wanted at the end of the way is not played for it. */
const keeping: Readonly<Record<Purpose, Keeping>> = {
  walk: () => 0,
  deal: ({ uses }: Item) => {
    let most = 0;
    for (const { gift } of uses) most = Math.max(most, gift.influence);
    return walking.keep * Math.max(0, most - 1);
  },
  fight: ({ uses }: Item) => {
    let most = 0;
    for (const { gift } of uses) most = Math.max(most, gift.attack, gift.block);
    return walking.keep * Math.max(0, most - 1);
  },
};

/** One look at all that a turn could bring. */
export class Outlook {
  private readonly game: MageKnight;
  private readonly seat: Seat;
  private readonly means: Means;
  private readonly spent: Spent;
  private readonly field: Field;
  private readonly covers = new Map<string, Cover | undefined>();
  readonly goals: Goal[] = [];

  constructor(game: MageKnight, seat: Seat, means: Means, spent: Spent) {
    this.game = game;
    this.seat = seat;
    this.means = means;
    this.spent = spent;
    this.field = fieldOf(game, seat, attractionsOf(game, seat));
    const most = Math.min(walking.farthest, game.turn.move + mostOf(means, spent, countMove));
    for (const way of waysFrom(game, seat, most)) this.look(way);
  }

  private cover(cost: number, purpose: Purpose): Cover | undefined {
    const need = cost - this.game.turn.move;
    const name = `${purpose}${need}`;
    if (!this.covers.has(name))
      this.covers.set(name, cover(this.means, this.spent, need, countMove, keeping[purpose]));
    return this.covers.get(name);
  }

  /** How good it is to end the turn there. */
  private standing(space: SpaceId): number {
    const { game, seat, field } = this;
    const player = playerAt(game, seat);
    const here = (field.get(space) ?? 0) * walking.draw;
    const kind = siteAt(game, space);
    if (kind === undefined) return here;
    const { atEnd } = siteOf(kind);
    if (atEnd === 'crystal') return here + benefits.crystal;
    if (atEnd !== 'wound') return here;
    return player.hand.includes(WOUND) || player.discard.includes(WOUND) ? here + benefits.wound : here;
  }

  private add(kind: Goal['kind'], way: Way, found: Cover, gain: number, act?: Act): void {
    const { turn } = this.game;
    const obliged = kind !== 'stay' && turn.mustUseCard && turn.cards === 0 ? price.card : 0;
    const worth = gain + obliged - found.cost;
    this.goals.push({ kind, way, cover: found, worth, ...(act !== undefined && { act }) });
  }

  private look(way: Way): void {
    const { game, seat } = this;
    if (way.assault) {
      this.fight(way, garrisonOf(game, seat, way.space), undefined);
      return;
    }
    if (!isSafe(game, seat, way.space)) return;
    const walked = this.cover(way.cost, 'walk');
    if (walked !== undefined)
      this.add(way.from === undefined ? 'stay' : 'walk', way, walked, this.standing(way.space));
    this.explore(way);
    this.deal(way);
    this.enter(way);
    for (const next of placeOf(way.space).neighbours)
      if (isRampaging(game, next))
        this.fight(way, rampagersOn(game, seat, next), { do: 'challenge', space: next });
  }

  private explore(way: Way): void {
    const { game, seat } = this;
    const found = this.cover(way.cost + exploreCost(game, seat), 'walk');
    if (found === undefined) return;
    const worth = tileWorth(game) + this.standing(way.space);
    for (const slot of slotsToExplore(game, way.space, 1))
      this.add('explore', way, found, worth, { do: 'explore', slot });
  }

  private deal(way: Way): void {
    const { game, seat, means } = this;
    const { space } = way;
    const market = marketAt(game, space);
    if (market === undefined || isUnconquered(game, space) || isClosed(game, space)) return;
    const kind = siteAt(game, space);
    if (kind !== undefined && siteOf(kind).interact === 'owner' && ownerOf(game, space) !== seat) return;
    const modifier = reputationModifier(playerAt(game, seat).reputation);
    const found = this.cover(way.cost, 'deal');
    if (modifier === null || found === undefined) return;
    const deal = bestDeal(game, seat, market, means, found, modifier);
    if (deal !== undefined)
      this.add('deal', way, found, deal.worth + this.standing(space), { do: 'interact' });
  }

  private enter(way: Way): void {
    const { game, seat } = this;
    const kind = siteAt(game, way.space);
    if (kind === undefined || siteOf(kind).class !== 'adventure') return;
    if (holdingAt(game, way.space).shields.length > 0 && siteOf(kind).again !== true) return;
    const prey = dwellersOf(game, seat, way.space, siteOf(kind));
    if (prey !== undefined) this.fight(way, prey, { do: 'enter' });
  }

  /** Units that are not let in count as used. */
  private withoutUnits({ used, paid }: Spent): Spent {
    let more = used;
    for (const [index, { unit }] of this.means.items.entries()) if (unit !== undefined) more |= 1 << index;
    return { used: more, paid };
  }

  private fight(way: Way, prey: Prey, act: Act | undefined): void {
    const { game, seat, means } = this;
    const found = this.cover(way.cost, 'fight');
    if (found === undefined || prey.foes.length === 0) return;
    const spent = prey.units === 0 ? this.withoutUnits(found) : found;
    const plan = planFight(means, spent, prey.foes, {
      phase: 'ranged',
      armor: armorOf(playerAt(game, seat)),
      stamina: staminaOf(game, seat),
      victory: prey.victory,
      failure: prey.failure,
    });
    if (plan === undefined || plan.worth <= 0) return;
    this.add(
      'fight',
      way,
      found,
      plan.worth + this.standing(act === undefined ? (way.from?.space ?? '') : way.space),
      act,
    );
  }
}
