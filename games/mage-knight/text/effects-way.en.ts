// Movement, the map and interactions.
import type { WayOps } from '../data/ops.ts';
import type { Terrain } from '../data/terrains.ts';
import type { OpWords } from './effects.ts';
import { terrainNames } from './names-places.en.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const terrains = (terrain: WayOps['terrainCost']['terrain']): string => {
  if (terrain === 'all') return 'every terrain';
  if (terrain === 'all+lake') return 'every terrain and lakes';
  if (terrain === 'chosen') return 'one terrain of your choice';
  return and((typeof terrain === 'string' ? [terrain] : terrain).map((each: Terrain) => terrainNames[each]));
};

export const wayWords = {
  terrainCost: ({ terrain, delta, min, to }) =>
    to === undefined
      ? `${terrains(terrain)}: ${Math.abs(delta ?? 0)} less to enter this turn (at least ${min ?? 0})`
      : `${terrains(terrain)}: ${to} to enter this turn`,
  spaceCostCut: ({ n, min }) => `one space costs ${n} less this turn (at least ${min})`,
  barTerrain: ({ terrain }) => `you cannot enter ${and(terrain.map((each) => terrainNames[each]))} this turn`,
  mountainSafe: () => 'mountains are safe for you this turn',
  secretWays: () =>
    'this turn mountains can be entered for 5 and are safe; pay a blue mana for lakes as well, for 2',
  reachTwo: () =>
    'this turn you move and explore two spaces away as if they were next to you, provoking nobody',
  concealment: () => 'this turn you provoke and are pursued by nobody',
  fly: ({ free, orTwoFor, min, max }) => {
    if (free !== undefined)
      return `move ${free} space of any kind for nothing, or two for ${orTwoFor} Move, and end on a safe one`;
    return min === undefined
      ? `move up to ${max} spaces of any kind for nothing and end on a safe one`
      : `move over ${min} to ${max} spaces of any kind for 1 Move each and end on a safe one`;
  },
  teleport: ({ spaces, avoid }) =>
    `move up to ${spaces} revealed spaces for nothing, not over ${and(avoid.map((each) => terrainNames[each]))}, and end on a safe one`,
  teleportAssault: ({ spaces }) =>
    `in the same way up to ${spaces} spaces onto a fortified site, which you assault by it`,
  portalStep: ({ spaces, handLimit }) =>
    `as your action you may move to a safe space at most ${spaces} away${handLimit === undefined ? '' : `; hand limit +${handLimit} at the next draw`}`,
  endInTerrainHand: ({ hills, mountain }) =>
    `if the turn ends in hills, hand limit +${hills} at the next draw${mountain === undefined ? '' : `, in mountains +${mountain}`}`,
  exploreCost: ({ delta }) => `exploring costs ${Math.abs(delta)} less this turn`,
  exploreRange: ({ n }) => `this turn you may explore ${n} spaces away`,
  freeExplore: ({ range }) => `reveal the next tile up to ${range} spaces away for nothing`,
  revealRange: ({ n }) => `garrisons up to ${n} spaces away are turned up`,
  scout: ({ range, fame }) =>
    `look at a face-down token up to ${range} spaces away, or at the top one of a pile; Fame +${fame} if you defeat it this turn`,
  harvest: ({ times }) =>
    `${times === 1 ? 'once this turn when you step' : 'whenever you step this turn'} you may discard a card for a crystal of its colour`,
  beguile: ({ base, fortified, glade }) =>
    `Influence ${base}; on a fortified site ${fortified}, on a magical glade ${glade}`,
  onHerOwn: () => 'Influence 3 in a turn without recruiting, else 1',
  influencePerCrystalColour: () => 'Influence 1 for each colour among your crystals',
  interactionBonus: () => 'in an interaction also a crystal of any basic colour, or 3 off one unit',
  recruitDiscount: ({ n, repIfUsed }) =>
    `${n} off one unit this turn; if you use it, Reputation −${Math.abs(repIfUsed)}`,
  ignoreReputation: () => 'reputation does not count for you this turn',
  bannerAsCommand: () => 'a unit recruited this turn may use this card instead of a command token',
  bondsOfLoyalty: ({ discount }) =>
    `a command token for one unit that costs ${discount} less; it takes part wherever you fight and is never disbanded`,
  asAction: ({ gives, rates }, say) =>
    `as your action: ${say(gives)}, and Influence buys ${rates
      .map((rate) =>
        'heal' in rate
          ? `Heal ${rate.heal} for ${rate.influence}`
          : `a ready unit for ${rate.influencePerLevel} a level`,
      )
      .join(', ')}`,
} satisfies Pick<OpWords, keyof WayOps>;
