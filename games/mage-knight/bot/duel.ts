// Combats of players (MK-17): whether one is worth it, and what to do in one.
import type { Json, Seat } from '@krcma/kernel';
import { levelAt } from '../data/levels.ts';
import { siteOf } from '../data/sites.ts';
import { elementsOf } from '../rules/combat/numbers.ts';
import { sumOf } from '../rules/combat/sums.ts';
import { armorOf } from '../rules/deck.ts';
import { blockNow, costOfHero, costOfUnit, isSwift } from '../rules/duel/numbers.ts';
import { fameFor } from '../rules/duel/outcome.ts';
import { blockerOf, rivalOf } from '../rules/duel/turns.ts';
import { printedCost } from '../rules/ground.ts';
import { siteAt } from '../rules/map.ts';
import { type Duel, foeAt, type MageKnight, type Player, playerAt } from '../state.ts';
import { type Act, isPlayable, kindOf, type Move, using } from './acts.ts';
import { type Counting, type Cover, cover, mostOf, type Pick } from './cover.ts';
import { countAttack, countBlock, type Sketch } from './fight.ts';
import { type Means, meansOf, NOTHING_SPENT, type Spent } from './means.ts';
import { strengthIn } from './strength.ts';
import { rivalry, war } from './weights.ts';

/** The other hero as a target; a wall keeps all but siege attacks off it while they shoot (MK-17.9). */
function heroAsTarget(game: MageKnight, duel: Duel, seat: Seat): Sketch {
  const kind = siteAt(game, duel.space);
  const isWalled =
    duel.phase === 'ranged' &&
    seat === duel.aggressor &&
    kind !== undefined &&
    siteOf(kind).class === 'fortified';
  const armor = armorOf(playerAt(game, rivalOf(duel, seat)));
  return {
    foe: 0,
    armor,
    resistances: [],
    fort: isWalled ? 1 : 0,
    defend: 0,
    blows: [],
    worth: 0,
    isTarget: true,
  };
}

/** What a hand of so many cards and the units that stand may block, as everybody can guess. */
const likelyBlock = ({ hand, units }: Player): number =>
  rivalry.perCard * hand.length +
  rivalry.perUnit * units.filter(({ spent, wounds }) => !spent && wounds === 0).length;

/** What an attack that is worth its cards has to come to: to wound, and in the melee to drive away as well. */
function wantedAttacks(game: MageKnight, duel: Duel, seat: Seat): number[] {
  const rival = playerAt(game, rivalOf(duel, seat));
  const isMelee = duel.phase === 'melee';
  const wound = armorOf(rival) + Math.floor(likelyBlock(rival) / (isMelee ? 1 : 2));
  return isMelee ? [wound + rivalry.drive, wound] : [wound];
}

const PASS: Move = { act: { do: 'pass' } };
const STRIKE: Move = { act: { do: 'strike' } };
const STAND: Move = { act: { do: 'stand' } };

/** As much as may wound is put together, or nothing. */
function attacking(game: MageKnight, duel: Duel, seat: Seat, means: Means, spent: Spent): Move | Pick {
  const laid = sumOf(game).total;
  const counting = countAttack([heroAsTarget(game, duel, seat)], duel.phase === 'ranged');
  for (const wanted of wantedAttacks(game, duel, seat)) {
    if (laid >= wanted) return STRIKE;
    const [first] = cover(means, spent, 2 * (wanted - laid), counting)?.picks ?? [];
    if (first !== undefined) return first;
  }
  return game.combat?.points.length === 0 ? PASS : STRIKE;
}

/** The element of the attack that a use blocks best: one that works is enough (MK-17.10). */
const countAgainst = (game: MageKnight): Counting => {
  const all = elementsOf(game).map((element) => countBlock({ element }));
  return (use, item) => Math.max(0, ...all.map((counting) => counting(use, item)));
};

/** All of it, or as much as spares a wound, two, three … */
function blocking(game: MageKnight, seat: Seat, means: Means, spent: Spent): Move | Pick {
  const { left } = blockNow(game);
  const armor = armorOf(playerAt(game, seat));
  const counting = countAgainst(game);
  const perPoint = isSwift(game) ? 2 : 1;
  for (let wounds = 0; left >= armor * (wounds + 1); wounds++) {
    const missing = left - (armor * (wounds + 1) - 1);
    const found: Cover | undefined = cover(means, spent, 2 * perPoint * missing, counting);
    const [first] = found?.picks ?? [];
    if (found !== undefined && first !== undefined && isWorthIt(found, left, armor, wounds)) return first;
  }
  return STAND;
}

const isWorthIt = ({ cost }: Cover, left: number, armor: number, wounds: number): boolean =>
  cost < war.wound * (Math.floor(left / armor) - wounds);

const TRIES = 6;

/** What to do next in a combat of players. */
export function nextInDuel(game: MageKnight, duel: Duel, seat: Seat): Move {
  const means = meansOf(game, seat);
  let used = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const spent = { ...NOTHING_SPENT, used };
    const next =
      duel.step === 'block' ? blocking(game, seat, means, spent) : attacking(game, duel, seat, means, spent);
    if ('act' in next) return next;
    if (isPlayable(game, seat, next)) return using(next);
    used |= 1 << means.items.indexOf(next.item);
  }
  if (duel.step === 'block') return STAND;
  return game.combat?.points.length === 0 ? PASS : STRIKE;
}

const anyBlock: Counting = ({ gift }) => gift.block;

/** Wounds that one attack is thought to deal at most. */
const MOST_WOUNDS = 3;

/** What an attack on another hero is likely to bring; below nothing where it would not come through. */
export function worthOfDuel(game: MageKnight, seat: Seat, other: Seat, means: Means, spent: Spent): number {
  const rival = playerAt(game, other);
  const armor = armorOf(rival);
  const harm = rivalry.risk * Math.max(0, strengthIn(rival) - mostOf(means, spent, anyBlock));
  let best = -rivalry.risk;
  for (let wounds = 1; wounds <= MOST_WOUNDS; wounds++) {
    const need = armor * wounds + Math.floor(likelyBlock(rival));
    const found = cover(means, spent, 2 * need, countAttack([], false));
    if (found === undefined) break;
    const driven = armor * (wounds - 1) >= rivalry.drive ? fameFor(game, seat, other) : 0;
    best = Math.max(best, driven + rivalry.wound * wounds - harm - found.cost);
  }
  return best;
}

/** Whether a turn given up now spares more than it would have brought (MK-17.4). */
export function isFullDefenceWorth(game: MageKnight, seat: Seat, by: Seat, turnToCome: number): boolean {
  const own = playerAt(game, seat);
  const means = meansOf(game, seat);
  const withoutDie = meansOf({ ...game, source: [] }, seat);
  const threat = strengthIn(playerAt(game, by));
  const most = levelAt(own.level).handLimit;
  const harm = (block: number): number =>
    war.wound * Math.min(most, Math.max(0, threat - block) / armorOf(own));
  const spared =
    harm(mostOf(withoutDie, NOTHING_SPENT, anyBlock)) - harm(mostOf(means, NOTHING_SPENT, anyBlock));
  return spared > turnToCome;
}

/** What damage is spent on: the last of it drives the other one away. */
export function spendingPoints(game: MageKnight, seat: Seat, values: readonly Json[]): number[] {
  const { duel } = game;
  if (duel === undefined) return values.map(() => 0);
  const pushes = values.flatMap((value) =>
    kindOf(value) === 'push' ? [printedCost(game, String((value as Act).space)) ?? 0] : [],
  );
  const kept = pushes.length === 0 ? 0 : Math.min(...pushes);
  return values.map((value) => {
    const kind = kindOf(value);
    if (kind === 'leave') return 0;
    if (kind === 'push') return rivalry.push + fameFor(game, seat, blockerOf(duel));
    const { cost, worth } = spentOn(game, duel, value as Act);
    return duel.damage - cost >= kept ? rivalry.before + worth : worth;
  });
}

function spentOn(game: MageKnight, duel: Duel, act: Act): { cost: number; worth: number } {
  if (act.do === 'steal') return { cost: rivalry.theft, worth: rivalry.artifact };
  if (act.do === 'unit')
    return { cost: costOfUnit(game, duel, foeAt(game, Number(act.foe))), worth: rivalry.unit };
  return { cost: costOfHero(game, duel), worth: rivalry.wound };
}
