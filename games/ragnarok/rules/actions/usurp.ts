// Chapter LOR-USURP: the hero's region is taken by Might.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region, regionName } from '../../data/board.ts';
import type { Closed } from '../../messages/wheel.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { aftermath } from '../aftermath.ts';
import { armiesIn, hasArmyInSupply, recruitArmy, seatsWithArmies, strengthIn } from '../armies.ts';
import { attributeOf } from '../attributes.ts';
import { checkVictory, controllerOf, takeControl } from '../control.ts';
import type { OpAt } from '../effects/op-at.ts';
import { sumOf } from '../holdings.ts';
import { retreat } from '../retreat.ts';
import { note, type Of, rule } from '../script.ts';

/** The current value, and what counts on top of it in this check (LOR-USURP.8). */
function usurpMight(game: Ragnarok, seat: Seat): number {
  const player = playerAt(game, seat);
  const more = sumOf(player, 'statAs', ({ attr, n }) => (attr === 'might' ? n : 0));
  return attributeOf(player, 'might') + more;
}

const foreignIn = (game: Ragnarok, seat: Seat, region: Region): Seat[] =>
  seatsWithArmies(game, region).filter((other) => other !== seat);

/** Population of a neutral region, else the armies standing there (LOR-USURP.2 to .5, .10). */
function usurpNeeds(game: Ragnarok, seat: Seat, region: Region): number {
  if (controllerOf(game, region) === null) return placeOf(game.seats, region).population;
  return foreignIn(game, seat, region).reduce((sum, other) => sum + strengthIn(game, other, region), 0);
}

/** Somebody else whose hero stands there (LOR-USURP.1). */
const otherHeroIn = (game: Ragnarok, seat: Seat, region: Region): Seat | undefined => {
  const other = game.players.findIndex((player, owner) => owner !== seat && player.region === region);
  return other < 0 ? undefined : other;
};

/** Why the hero's region cannot be usurped; nothing if it can. */
export function whyNoUsurp(game: Ragnarok, seat: Seat): Closed | undefined {
  const { region } = playerAt(game, seat);
  if (region === null) return { reason: { key: 'hero-not-on-board' }, rule: 'LOR-USURP.1' };
  const other = otherHeroIn(game, seat, region);
  if (other !== undefined)
    return { reason: { key: 'other-hero-there', player: other, region }, rule: 'LOR-USURP.1' };
  const owner = controllerOf(game, region);
  if (owner === seat) return { reason: { key: 'own-already', region }, rule: 'LOR-USURP.9' };
  const might = usurpMight(game, seat);
  const needed = usurpNeeds(game, seat, region);
  if (might >= needed) return undefined;
  const against = owner === null ? 'population' : 'armies';
  return {
    reason: { key: 'might-too-low', region, might, needed, against },
    rule: owner === null ? 'LOR-USURP.2' : 'LOR-USURP.4',
  };
}

interface Usurping extends Of {
  region: Region;
}

/** The marker is placed; it counts as taken without a battle. */
function takeByMight(game: Ragnarok, { player, region }: Usurping): void {
  takeControl(game, player, region, true);
  checkVictory(game);
}

function tellUsurped(game: Ragnarok, { player, region }: Usurping): void {
  const from = controllerOf(game, region);
  note({
    key: 'usurped',
    player,
    region,
    might: usurpMight(game, player),
    needed: usurpNeeds(game, player, region),
    ...(from !== null && { from }),
  });
}

/** One army, at once, wherever that is; only a figure is needed (LOR-USURP.6, .7). */
const recruitThere = rule<Usurping>('recruitThere')
  .choose('recruits', {
    kind: 'yesNo',
    values: () => [true, false],
    option: (game, recruits, { player, region }) =>
      recruits
        ? {
            id: 'recruit',
            label: {
              key: 'usurp-recruit',
              region,
              strength: attributeOf(playerAt(game, player), 'authority'),
            },
            thing: `region:${regionName(region)}`,
            rule: 'LOR-USURP.6',
          }
        : { id: 'skip', label: { key: 'leave-recruit' } },
    prompt: (game, { player, region }) => ({
      key: 'ask-usurp-recruit',
      region,
      strength: attributeOf(playerAt(game, player), 'authority'),
    }),
  })
  .do('recruit', (game, { player, region, recruits }) => {
    if (recruits) recruitArmy(game, player, region, attributeOf(playerAt(game, player), 'authority'));
  });

/** Armies of others go first, then control changes, then an army may come (LOR-USURP.11). */
const usurpRegion = rule<Usurping>('usurpRegion')
  .do('tell', tellUsurped)
  .each('retreats', retreat, (game, { player, region }) =>
    foreignIn(game, player, region).map((owner) => ({
      player: owner,
      region,
      armies: armiesIn(game, owner, region).map(({ id }) => id),
      together: false,
    })),
  )
  .do('take', takeByMight)
  .call('aftermath', aftermath, () => ({}))
  .maybeCall('recruit', recruitThere, (game, { player, region }) =>
    hasArmyInSupply(playerAt(game, player)) ? { player, region } : undefined,
  );

/** Nothing where bonuses have made it impossible (LOR-SPEC.14). */
const usurp = rule<OpAt>('usurp').maybeCall('usurped', usurpRegion, (game, { player }) => {
  const { region } = playerAt(game, player);
  return region === null || whyNoUsurp(game, player) !== undefined ? undefined : { player, region };
});

export const usurpOperations = { usurp };
