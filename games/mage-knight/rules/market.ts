// MK-9.2, .4, .11, .23, MK-10.16 to .20: what a place sells, and for how much.
import type { SpaceId } from '../data/geometry.ts';
import type { Site } from '../data/sites.ts';
import { RECRUIT_SITES, type RecruitSite } from '../data/unit-card.ts';
import type { CityState, MageKnight } from '../state.ts';
import { cityOf, coloursOf } from './cities.ts';
import { cityAt, siteAt, siteIn } from './map.ts';

/** Prices in Influence; what has none is not for sale. */
export interface Market {
  /** Icons of the units that can be recruited, and what an icon costs more. */
  readonly icons: readonly RecruitSite[];
  readonly surcharges?: Site['surcharges'];
  readonly heal?: number;
  /** An advanced action that lies among the units; one of the offer or the deck; a Spell; an artifact. */
  readonly monastery?: number;
  readonly advanced?: number;
  readonly spell?: number;
  readonly artifact?: number;
  /** One elite unit more in the offer. */
  readonly elite?: number;
}

type Prices = { -readonly [K in keyof Market]: Market[K] };

/** Both halves of a megapolis sell everywhere in it (MK-25.20). */
function cityMarket(city: CityState): Market {
  const icons = new Set<RecruitSite>();
  const prices: Prices = { icons: [] };
  for (const colour of coloursOf(city)) {
    const { artifactCost, spellCost, eliteCost, advancedCost, icons: recruited } = cityOf(colour);
    for (const icon of recruited) icons.add(icon);
    if (artifactCost !== undefined) prices.artifact = artifactCost;
    if (spellCost !== undefined) prices.spell = spellCost;
    if (eliteCost !== undefined) prices.elite = eliteCost;
    if (advancedCost !== undefined) prices.advanced = advancedCost;
  }
  return { ...prices, icons: [...icons] };
}

function siteMarket(site: Site): Market {
  const { recruit, recruitsToo = [], surcharges, healCost, advancedCost, spellCost } = site;
  const icons =
    surcharges !== undefined ? RECRUIT_SITES : recruit === undefined ? [] : [recruit, ...recruitsToo];
  return {
    icons,
    ...(surcharges !== undefined && { surcharges }),
    ...(healCost !== undefined && { heal: healCost }),
    ...(advancedCost !== undefined && { monastery: advancedCost }),
    ...(spellCost !== undefined && { spell: spellCost }),
  };
}

export function marketAt(game: MageKnight, space: SpaceId): Market | undefined {
  const kind = siteAt(game, space);
  if (kind === undefined || siteIn(game, kind).interact === undefined) return undefined;
  const city = kind === 'city' ? cityAt(game, space) : undefined;
  if (city?.down === true) return undefined;
  return city === undefined ? siteMarket(siteIn(game, kind)) : cityMarket(city);
}

/** Where the interaction that goes on deals. */
export function marketNow(game: MageKnight): Market | undefined {
  const { interaction } = game.turn;
  return interaction === null ? undefined : marketAt(game, interaction.space);
}
