// MK-13.31, MK-44.2: rampaging enemies that follow a hero, step by step.
import type { Seat } from '@krcma/kernel';
import { distance, placeOf, type SpaceId } from '../../data/geometry.ts';
import { siteOf } from '../../data/sites.ts';
import { terrainCosts } from '../../data/terrains.ts';
import { type MageKnight, playerAt, type Token } from '../../state.ts';
import { works } from '../lasting.ts';
import { builtAt, heroesAt, holdingAt, holdingOf, isWalled, printedAt, siteAt } from '../map.ts';
import { note, type Of, rule } from '../script.ts';

const isAfter = ({ pursues, since = 0 }: Token, game: MageKnight, seat: Seat): boolean =>
  pursues === seat && since < game.turns;

/** Nobody follows whoever is concealed. */
const isHidden = (game: MageKnight, seat: Seat): boolean => works(game, seat, 'concealment');

/** Spaces of those who pursue a hero now. */
function huntersOf(game: MageKnight, seat: Seat): SpaceId[] {
  if (game.factions === undefined || playerAt(game, seat).space === null || isHidden(game, seat)) return [];
  return Object.keys(game.holdings).filter((space) =>
    holdingAt(game, space).tokens.some((token) => isAfter(token, game, seat)),
  );
}

/** The same before they have made their step of this turn. */
export const pursuersOf = (game: MageKnight, seat: Seat): SpaceId[] =>
  game.turn.pursued === true || game.duel !== undefined ? [] : huntersOf(game, seat);

/** Open land where nobody and nothing else is. */
function mayStand(game: MageKnight, space: SpaceId): boolean {
  const terrain = printedAt(game, space)?.terrain;
  if (terrain === undefined || terrainCosts[terrain] === undefined) return false;
  return (
    builtAt(game, space) === undefined &&
    holdingAt(game, space).tokens.length === 0 &&
    heroesAt(game, space).length === 0
  );
}

function closerSteps(game: MageKnight, seat: Seat, from: SpaceId): SpaceId[] {
  const to = playerAt(game, seat).space;
  if (to === null) return [];
  const far = distance(from, to);
  return placeOf(from).neighbours.filter((next) => distance(next, to) < far && mayStand(game, next));
}

interface Chase extends Of {
  space: SpaceId;
}

const chase = rule<Chase>('chase')
  .maybeChoose('to', {
    kind: 'place',
    values: (game, { player, space }): readonly SpaceId[] | undefined => {
      const steps = closerSteps(game, player, space);
      return steps.length === 0 ? undefined : steps;
    },
    option: (game, to, { space }) => ({
      id: `chase:${to}`,
      label: { key: 'chase-to', space: to, enemy: holdingAt(game, space).tokens[0]?.enemy ?? null },
      thing: `space:${to}`,
      rule: 'MK-13.31',
    }),
    prompt: (game, { space }) => ({
      key: 'ask-chase',
      enemy: holdingAt(game, space).tokens[0]?.enemy ?? null,
    }),
  })
  .exitWithout('to')
  .do('step', (game, { player, space, to }) => {
    const holding = holdingOf(game, space);
    for (const token of holding.tokens.filter((each) => isAfter(each, game, player))) {
      holding.tokens.splice(holding.tokens.indexOf(token), 1);
      holdingOf(game, to).tokens.push(token);
      note({ key: 'chased', player, enemy: token.enemy, from: space, space: to });
    }
  });

/** Each makes one step, once a turn. */
export const pursuit = rule<Of>('pursuit')
  .each('chased', chase, (game, { player }) => pursuersOf(game, player).map((space) => ({ player, space })))
  .do('made', ({ turn }) => {
    turn.pursued = true;
  });

/** People and walls keep them off, but for walls that the hero storms. */
function isSheltered(game: MageKnight, space: SpaceId, assaults: boolean): boolean {
  const kind = siteAt(game, space);
  if (kind === undefined) return false;
  const { class: what } = siteOf(kind);
  return what === 'inhabited' || (what === 'fortified' && !assaults);
}

/** Those beside their hero, who fight along. */
export function attackersBeside(game: MageKnight, seat: Seat, assaults: boolean): SpaceId[] {
  const { space } = playerAt(game, seat);
  if (space === null || isSheltered(game, space, assaults)) return [];
  return huntersOf(game, seat).filter(
    (each) => placeOf(space).neighbours.includes(each) && !isWalled(game, each, space),
  );
}
