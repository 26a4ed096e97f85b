// MK-9.16, .18: the tribute of an altar.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { BASICS, type Basic } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { noAction, type Why } from './action.ts';
import { ruinAt } from './adventure.ts';
import { beginAction } from './figure.ts';
import { payMana } from './mana.ts';
import { holdingOf } from './map.ts';
import { canPayAll, purseOf } from './purse.ts';
import { note, type Of, rule } from './script.ts';

/** The mana an altar wants, one by one. */
function tributeAt(game: MageKnight, space: SpaceId): Basic[] | undefined {
  const tribute = ruinAt(game, space)?.tribute;
  return tribute && BASICS.flatMap((colour) => new Array<Basic>(tribute[colour] ?? 0).fill(colour));
}

interface Offering extends Of {
  space: SpaceId;
}

interface Gift extends Of {
  colour: Basic;
  /** What is still to come. */
  rest: Basic[];
}

const payOne = rule<Gift>('payTribute').call('paid', payMana, (_, { player, colour, rest }) => ({
  player,
  source: 'altar' as const,
  colours: [colour],
  more: rest.map((each) => [each]),
}));

/** All of it in one turn, as the action; a shield at once, fame with the other rewards. */
const offerTribute = rule<Offering>('offerTribute')
  .do('begin', beginAction)
  .each('paid', payOne, (game, { player, space }) => {
    const tribute = tributeAt(game, space) ?? [];
    return tribute.map((colour, index) => ({ player, colour, rest: tribute.slice(index + 1) }));
  })
  .do('shield', (game, { player, space }) => {
    const holding = holdingOf(game, space);
    game.turn.rewards.push(...(ruinAt(game, space)?.rewards ?? []));
    holding.shields = [player];
    if (holding.ruin !== null) game.ruins.discard.push(holding.ruin.id);
    holding.ruin = null;
    game.turn.stage = 'acted';
    note({ key: 'tribute-paid', player, space });
  });

function whyNot(game: MageKnight, seat: Seat, tribute: readonly Basic[]): Why | undefined {
  const why = noAction(game, seat);
  if (why !== undefined) return why;
  const costs = tribute.map((colour) => [colour]);
  if (canPayAll(purseOf(game, seat), costs)) return undefined;
  return { reason: { key: 'no-tribute', colours: tribute }, rule: 'MK-9.16' };
}

type AltarAct = { readonly do: 'altar' };

const optionOf = (space: SpaceId, colours: readonly Basic[]) => ({
  id: 'altar',
  label: { key: 'altar' as const, colours },
  thing: `space:${space}`,
});

export const altar: ActKind<MageKnightTypes, Of, AltarAct> = {
  list: (game, { player }, into) => {
    const { space } = playerAt(game, player);
    const tribute = space === null ? undefined : tributeAt(game, space);
    if (tribute !== undefined && whyNot(game, player, tribute) === undefined) into.push({ do: 'altar' });
  },
  option: (game, _, { player }) => {
    const space = playerAt(game, player).space ?? '';
    return { ...optionOf(space, tributeAt(game, space) ?? []), rule: 'MK-9.16' };
  },
  refused: (game, { player }) => {
    const { space } = playerAt(game, player);
    const tribute = space === null ? undefined : tributeAt(game, space);
    const why = tribute && whyNot(game, player, tribute);
    return space === null || tribute === undefined || why === undefined
      ? []
      : [{ ...optionOf(space, tribute), ...why }];
  },
  carryOut: (game, _, { player }) =>
    calling(offerTribute, { player, space: playerAt(game, player).space ?? '' }),
};
