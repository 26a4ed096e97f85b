// MK-38.2 to .4: whoever reveals a village or a monastery finds a secret dungeon or tomb beside it.
import { calling, type Seat } from '@krcma/kernel';
import { placeOf, type Slot, type SpaceId, spacesOf } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type SiteKind, siteOf } from '../data/sites.ts';
import { terrainCosts } from '../data/terrains.ts';
import type { MageKnight } from '../state.ts';
import { builtAt, holdingOf, isRampaging, printedAt, siteAt } from './map.ts';
import { note, type Of, rule } from './script.ts';
import { discardToken, putToken } from './tiles.ts';

/** What lies hidden beside a site of the map; mostly nothing. */
function secretBeside(game: MageKnight, space: SpaceId): SiteKind | undefined {
  const kind = siteAt(game, space);
  return kind === undefined ? undefined : scenarioOf(game.scenario).secretSites?.[kind];
}

/** Accessible, no swamp, without a site and without a rampaging enemy, on whichever tile. */
function mayHide(game: MageKnight, space: SpaceId): boolean {
  const terrain = printedAt(game, space)?.terrain;
  if (terrain === undefined || terrain === 'swamp' || terrainCosts[terrain] === undefined) return false;
  return builtAt(game, space) === undefined && !isRampaging(game, space);
}

/** Whoever guards it lies there face down. */
function guard(game: MageKnight, space: SpaceId, kind: SiteKind): void {
  for (const back of siteOf(kind).enemies ?? []) putToken(game, space, back, false);
}

/** MK-38.4: those who were not defeated give way to others. */
export function renewSecret(game: MageKnight, space: SpaceId): void {
  const holding = holdingOf(game, space);
  if (holding.secret === undefined) return;
  for (const { enemy } of holding.tokens.splice(0)) discardToken(game, enemy);
  guard(game, space, holding.secret);
}

interface Hiding extends Of {
  /** The village or the monastery. */
  beside: SpaceId;
}

const hideSite = rule<Hiding>('hideSite')
  .maybeChoose('space', {
    kind: 'place',
    values: (game, { beside }): readonly SpaceId[] | undefined => {
      const spaces = placeOf(beside).neighbours.filter((space) => mayHide(game, space));
      return spaces.length === 0 ? undefined : spaces;
    },
    option: (_, space) => ({
      id: `secret:${space}`,
      label: { key: 'secret-there', space },
      thing: `space:${space}`,
      rule: 'MK-38.2',
    }),
    prompt: (game, { beside }) => ({ key: 'ask-secret', site: secretBeside(game, beside) ?? null }),
  })
  .do('hide', (game, { player, beside, space }) => {
    const site = secretBeside(game, beside);
    if (space === undefined || site === undefined) return;
    game.holdings[space] = { ...holdingOf(game, space), secret: site };
    guard(game, space, site);
    note({ key: 'secret-found', player, space, site });
  });

interface Revealed extends Of {
  slot: Slot;
}

export const hideSites = rule<Revealed>('hideSites').each('site', hideSite, (game, { player, slot }) =>
  spacesOf(slot)
    .filter((space) => secretBeside(game, space) !== undefined)
    .map((beside) => ({ player, beside })),
);

/** After a tile was revealed: nothing in scenarios without secret sites. */
export const secretsOf = (game: MageKnight, player: Seat, slot: Slot): Revealed | undefined =>
  scenarioOf(game.scenario).secretSites === undefined ? undefined : { player, slot };

export function findSecrets(game: MageKnight, player: Seat, slot: Slot) {
  const revealed = secretsOf(game, player, slot);
  return revealed && calling(hideSites, revealed);
}
