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

/** A goal before it is known how good the places are. */
interface Deed extends Omit<Goal, 'worth'> {
  readonly gain: number;
  /** Where the turn would end. */
  readonly end: SpaceId;
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
class Outlook {
  private readonly game: MageKnight;
  private readonly seat: Seat;
  private readonly means: Means;
  private readonly spent: Spent;
  private readonly covers = new Map<string, Cover | undefined>();
  private readonly deeds: Deed[] = [];
  /** What was looked at and is of no use with this hand. */
  private readonly vain = new Set<SpaceId>();

  constructor(game: MageKnight, seat: Seat, means: Means, spent: Spent) {
    this.game = game;
    this.seat = seat;
    this.means = means;
    this.spent = spent;
  }

  goals(): Goal[] {
    const { game, means, spent, seat } = this;
    const most = Math.min(walking.farthest, game.turn.move + mostOf(means, spent, countMove));
    for (const way of waysFrom(game, seat, most)) this.look(way);
    for (const { kind, act, way } of this.deeds)
      if (kind === 'fight' || kind === 'deal') this.vain.delete(targetOf(act, way));
    const field = fieldOf(
      game,
      seat,
      attractionsOf(game, seat).map((each) =>
        each.target !== null && this.vain.has(each.target)
          ? { ...each, worth: walking.vain * each.worth }
          : each,
      ),
    );
    return this.deeds.map(({ gain, end, ...goal }) => ({
      ...goal,
      worth: gain + this.standing(field, end) + this.obliged(goal) - goal.cover.cost,
    }));
  }

  /** A card has to be used up anyway (MK-4.13). */
  private obliged({ kind }: Pick<Goal, 'kind'>): number {
    const { turn } = this.game;
    return kind !== 'stay' && turn.mustUseCard && turn.cards === 0 ? price.card : 0;
  }

  private cover(cost: number, purpose: Purpose): Cover | undefined {
    const need = cost - this.game.turn.move;
    const name = `${purpose}${need}`;
    if (!this.covers.has(name))
      this.covers.set(name, cover(this.means, this.spent, need, countMove, keeping[purpose]));
    return this.covers.get(name);
  }

  /** How good it is to end the turn there. */
  private standing(field: Field, space: SpaceId): number {
    const { game, seat } = this;
    const { hand, discard } = playerAt(game, seat);
    const here = (field.get(space) ?? 0) * walking.draw;
    const kind = siteAt(game, space);
    if (kind === undefined) return here;
    const { atEnd } = siteOf(kind);
    if (atEnd === 'crystal') return here + benefits.crystal;
    if (atEnd !== 'wound') return here;
    return hand.includes(WOUND) || discard.includes(WOUND) ? here + benefits.wound : here;
  }

  private look(way: Way): void {
    const { game, seat } = this;
    const { space } = way;
    if (way.assault) {
      this.fight(way, garrisonOf(game, seat, space), undefined);
      return;
    }
    if (!isSafe(game, seat, space)) return;
    const walked = this.cover(way.cost, 'walk');
    if (walked !== undefined)
      this.deeds.push({
        kind: way.from === undefined ? 'stay' : 'walk',
        way,
        cover: walked,
        gain: 0,
        end: space,
      });
    this.explore(way);
    this.deal(way);
    this.enter(way);
    for (const next of placeOf(space).neighbours)
      if (isRampaging(game, next))
        this.fight(way, rampagersOn(game, seat, next), { do: 'challenge', space: next });
  }

  private explore(way: Way): void {
    const { game, seat } = this;
    const found = this.cover(way.cost + exploreCost(game, seat), 'walk');
    if (found === undefined) return;
    const gain = tileWorth(game);
    for (const slot of slotsToExplore(game, way.space, 1))
      this.deeds.push({
        kind: 'explore',
        way,
        cover: found,
        gain,
        end: way.space,
        act: { do: 'explore', slot },
      });
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
    this.vain.add(space);
    const deal = bestDeal(game, seat, market, means, found, modifier);
    if (deal === undefined) return;
    this.deeds.push({
      kind: 'deal',
      way,
      cover: found,
      gain: deal.worth,
      end: space,
      act: { do: 'interact' },
    });
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

  /** The mean of what each version of the fight would bring: once it is begun there is no way out. */
  private worthOf({ versions, victory, failure, units }: Prey, spent: Spent): number {
    const { game, seat, means } = this;
    const setting = {
      phase: 'ranged',
      armor: armorOf(playerAt(game, seat)),
      stamina: staminaOf(game, seat),
      victory,
      failure,
    } as const;
    const left = units === 0 ? this.withoutUnits(spent) : spent;
    let sum = 0;
    for (const foes of versions) sum += planFight(means, left, foes, setting)?.worth ?? 0;
    return sum / versions.length;
  }

  private fight(way: Way, prey: Prey, act: Act | undefined): void {
    const found = this.cover(way.cost, 'fight');
    if (found === undefined) return;
    this.vain.add(targetOf(act, way));
    const gain = this.worthOf(prey, found);
    if (gain <= 0) return;
    this.deeds.push({
      kind: 'fight',
      way,
      cover: found,
      gain,
      end: way.space,
      ...(act !== undefined && { act }),
    });
  }
}

const targetOf = (act: Act | undefined, { space }: Way): SpaceId =>
  typeof act?.space === 'string' ? act.space : space;

/** All that could be done this turn with what is left. */
export const goalsOf = (game: MageKnight, seat: Seat, means: Means, spent: Spent): Goal[] =>
  new Outlook(game, seat, means, spent).goals();
