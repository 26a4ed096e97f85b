// MK-16.4, MK-9.19, .20, .22, MK-36.6: what the space gives at the start and at the end of a turn.
import { WOUND } from '../data/cards.ts';
import { placeOf } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Basic } from '../data/types.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { gainCrystalOrNone } from './crystals.ts';
import { takeOut } from './deck.ts';
import { isHeld, isHomeOf, ownerOf, siteAt, siteIn } from './map.ts';
import { coloursOfMine } from './mines.ts';
import { note, type Of, rule } from './script.ts';

/** What gives something: nothing that enemies still hold (MK-24.13, MK-36.6). */
const siteUnder = (game: MageKnight, { space }: Player) => {
  if (space === null || isHeld(game, space)) return undefined;
  const kind = siteAt(game, space);
  return kind && siteIn(game, kind);
};

/** Sites that give mana to their owners in this scenario. */
const kindsWithOwnerToken = ({ scenario }: MageKnight): SiteKind[] => {
  const { sites = {} } = scenarioOf(scenario);
  return (Object.keys(sites) as SiteKind[]).filter((kind) => sites[kind]?.ownerToken !== undefined);
};

/** A token for whoever begins a turn there. */
export function startBenefit(game: MageKnight, seat: number): void {
  const player = playerAt(game, seat);
  const colour = siteUnder(game, player)?.token?.[game.time];
  if (colour === undefined) return;
  player.tokens[colour]++;
  note({ key: 'token-of-site', player: seat, colour });
}

/** MK-39.7, .10: on or beside a site that is owned in the team, for each that is one's own. */
export function ownersBenefit(game: MageKnight, seat: number): void {
  const player = playerAt(game, seat);
  const { space } = player;
  if (space === null) return;
  for (const kind of kindsWithOwnerToken(game)) {
    const colour = siteIn(game, kind).ownerToken?.[game.time];
    const isNear = [space, ...placeOf(space).neighbours].some(
      (near) => siteAt(game, near) === kind && isHomeOf(game, seat, near),
    );
    if (colour === undefined || !isNear) continue;
    for (const own of Object.keys(game.holdings)) {
      if (siteAt(game, own) !== kind || ownerOf(game, own) !== seat) continue;
      player.tokens[colour]++;
      note({ key: 'token-of-site', player: seat, colour });
    }
  }
}

/** Colours of the mine that fit into the inventory. */
function coloursHere(game: MageKnight, seat: number): Basic[] {
  const player = playerAt(game, seat);
  if (player.space === null || siteUnder(game, player)?.atEnd !== 'crystal') return [];
  return coloursOfMine(game, seat, player.space);
}

type WoundFrom = 'hand' | 'discard' | 'none';

/** Whoever holds cards is asked: not to be would tell everybody who looks on that there is no wound among them. */
function woundsHere(game: MageKnight, seat: number): readonly WoundFrom[] | undefined {
  const player = playerAt(game, seat);
  if (siteUnder(game, player)?.atEnd !== 'wound') return undefined;
  const piles = (['hand', 'discard'] as const).filter((pile) => player[pile].includes(WOUND));
  const isAsked = piles.length > 0 || player.hand.length > 0;
  return isAsked ? [...piles, 'none'] : undefined;
}

export const benefit = rule<Of>('benefit')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, { player }) => {
      const colours = coloursHere(game, player);
      return colours.length === 0 ? undefined : colours;
    },
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'crystal-of', colour },
      thing: `crystal:${colour}`,
      rule: 'MK-9.22',
    }),
    prompt: () => ({ key: 'ask-mine' }),
  })
  .maybeChoose('wound', {
    kind: 'one',
    always: true,
    values: (game, { player }) => woundsHere(game, player),
    option: (_, from) =>
      from === 'none'
        ? { id: 'keep-wounds', label: { key: 'keep-wounds' }, rule: 'MK-9.20' }
        : {
            id: `throw:${from}`,
            label: { key: 'throw-wound', from },
            thing: from === 'hand' ? `card:${WOUND}` : 'discard',
            rule: 'MK-9.20',
          },
    prompt: () => ({ key: 'ask-glade' }),
  })
  .do('gain', (game, { player, colour, wound }) => {
    if (colour !== undefined) gainCrystalOrNone(game, player, colour);
    if (wound === undefined || wound === 'none') return;
    takeOut(playerAt(game, player)[wound], WOUND);
    note({ key: 'wound-thrown', player, from: wound });
  });
