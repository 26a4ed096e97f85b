// What could be done this turn: where to go, and what to do there.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { distance, type SpaceId } from '../data/geometry.ts';
import { reputationModifier } from '../data/reputation.ts';
import { mayDuel } from '../rules/duel/permission.ts';
import { exploreCost, influenceFor, slotsToExplore } from '../rules/exploring.ts';
import { mayMove } from '../rules/figure.ts';
import { isSafe } from '../rules/ground.ts';
import {
  heroesAt,
  holdingAt,
  isClosed,
  isHeld,
  isTaken,
  isUnconquered,
  ownerOf,
  siteAt,
  siteIn,
} from '../rules/map.ts';
import { marketAt } from '../rules/market.ts';
import { rampagersBeside } from '../rules/provoking.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Act } from './acts.ts';
import { armyOn } from './army.ts';
import { attractionsOf, isToBeMarked, isToBeSealed } from './attractions.ts';
import { type Cover, countMove, cover, mostOf } from './cover.ts';
import { bestDeal } from './deals.ts';
import { worthOfDuel } from './duel.ts';
import { dwellersOf, garrisonOf, type Prey, rampagersOn, summonedFor } from './foes.ts';
import { homeWorth } from './home.ts';
import { keeping, type Purpose } from './keeping.ts';
import type { Means, Spent } from './means.ts';
import { worthOfFight } from './odds.ts';
import { type Field, fieldOf, type Way, waysFrom } from './reach.ts';
import { benefits, danger, lure, price, walking } from './weights.ts';
import { tileWorth } from './worth.ts';

/** Somewhere to go and something to do there; nothing is done on the own space without an act. */
export interface Goal {
  readonly kind: 'stay' | 'walk' | 'explore' | 'deal' | 'fight' | 'mark' | 'duel';
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
    const most = mayMove(game)
      ? Math.min(walking.farthest, game.turn.move + mostOf(means, spent, countMove))
      : 0;
    for (const way of waysFrom(game, seat, most)) this.look(way);
    for (const { kind, act, way } of this.deeds)
      if (kind === 'fight' || kind === 'deal') this.vain.delete(targetOf(game, act, way));
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
    const here =
      (field.get(space) ?? 0) * walking.draw + homeWorth(game, seat, space) - dangerAt(game, space);
    const kind = siteAt(game, space);
    if (kind === undefined || isHeld(game, space)) return here;
    const { atEnd } = siteIn(game, kind);
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
    this.duel(way);
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
    this.mark(way, walked);
    this.seal(way, walked);
    this.summon(way);
    this.explore(way);
    this.deal(way);
    this.enter(way);
    this.hunt(way);
    for (const next of rampagersBeside(game, space))
      this.fight(way, rampagersOn(game, seat, next), { do: 'challenge', space: next });
  }

  /** Another hero who can be attacked there (MK-17.1). */
  private duel(way: Way): void {
    const { game, seat, means } = this;
    const { space } = way;
    if (!game.options.playerCombat || (way.from === undefined && game.turn.path.length === 0)) return;
    const found = this.cover(way.cost, 'fight');
    if (found === undefined) return;
    for (const against of heroesAt(game, space)) {
      if (against === seat || !mayDuel(game, seat, against, space)) continue;
      const gain = worthOfDuel(game, seat, against, means, found);
      const act = { do: 'attackPlayer', against };
      if (gain > 0) this.deeds.push({ kind: 'duel', way, cover: found, gain, end: space, act });
    }
  }

  /** A shield on a glade ends the walk, and summons at night (MK-37.2). */
  private mark(way: Way, walked: Cover | undefined): void {
    const { game, seat } = this;
    const { space } = way;
    if (walked === undefined || !isToBeMarked(game, seat, space) || isTaken(game, seat, space)) return;
    const gain = lure.incantation;
    this.deeds.push({ kind: 'mark', way, cover: walked, gain, end: space, act: { do: 'mark' } });
  }

  /** A liberated graveyard is sealed for a mana (MK-44.5). */
  private seal(way: Way, walked: Cover | undefined): void {
    const { game, seat } = this;
    if (walked === undefined || !isToBeSealed(game, seat, way.space)) return;
    this.deeds.push({
      kind: 'mark',
      way,
      cover: walked,
      gain: lure.seal,
      end: way.space,
      act: { do: 'seal' },
    });
  }

  /** Where the hero stands, if nobody lives there (MK-37.3). */
  private summon(way: Way): void {
    const { game, seat } = this;
    const kind = siteAt(game, way.space);
    const lives = kind === undefined ? undefined : siteIn(game, kind).class;
    if (way.from !== undefined || lives === 'inhabited' || lives === 'fortified') return;
    const prey = summonedFor(game, seat);
    if (prey !== undefined) this.fight(way, prey, { do: 'summon' });
  }

  private explore(way: Way): void {
    const { game, seat } = this;
    if (!mayMove(game)) return;
    const found = this.cover(way.cost + Math.max(0, exploreCost(game, seat) - influenceFor(game)), 'walk');
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
    if (kind !== undefined && siteIn(game, kind).interact === 'owner' && ownerOf(game, space) !== seat)
      return;
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
    if (kind === undefined || siteIn(game, kind).class !== 'adventure') return;
    const { shields, freed } = holdingAt(game, way.space);
    if ((shields.length > 0 || freed === true) && siteIn(game, kind).again !== true) return;
    const prey = dwellersOf(game, seat, way.space, siteIn(game, kind));
    if (prey !== undefined) this.fight(way, prey, { do: 'enter' });
  }

  /** Volkare, from a space beside him (MK-23.25). */
  private hunt(way: Way): void {
    const { game, seat } = this;
    const at = game.volkare?.space;
    if (at === undefined || distance(at, way.space) !== 1) return;
    const prey = armyOn(game, seat, way.space);
    if (prey !== undefined) this.fight(way, prey, { do: 'hunt' });
  }

  private fight(way: Way, prey: Prey, act: Act | undefined): void {
    const found = this.cover(way.cost, 'fight');
    if (found === undefined) return;
    this.vain.add(targetOf(this.game, act, way));
    const gain = worthOfFight(this.game, this.seat, this.means, found, prey);
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

/** Where Volkare's next card may let him attack (MK-23.16, .17). */
const dangerAt = ({ volkare }: MageKnight, space: SpaceId): number =>
  volkare !== undefined && distance(volkare.space, space) <= 1 ? danger.beside : 0;

/** What it is about, whichever way leads there. */
export const nameOf = ({ kind, act, way }: Pick<Goal, 'kind' | 'act' | 'way'>): string =>
  act?.do === 'hunt' ? 'hunt' : `${kind} ${act?.slot ?? act?.space ?? way.space}`;

function targetOf({ volkare }: MageKnight, act: Act | undefined, { space }: Way): SpaceId {
  if (act?.do === 'hunt' && volkare !== undefined) return volkare.space;
  return typeof act?.space === 'string' ? act.space : space;
}

/** All that could be done this turn with what is left. */
export const goalsOf = (game: MageKnight, seat: Seat, means: Means, spent: Spent): Goal[] =>
  new Outlook(game, seat, means, spent).goals();
