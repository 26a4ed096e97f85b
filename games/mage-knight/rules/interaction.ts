// MK-10.1 to .10: an interaction begins with what reputation and shields add, and ends when its owner says so.
import type { ActKind, Seat } from '@krcma/kernel';
import { reputationModifier } from '../data/reputation.ts';
import type { SiteKind } from '../data/sites.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { noAction, siteUnder, type Why } from './action.ts';
import { shieldsOf } from './cities.ts';
import { beginAction } from './figure.ts';
import { works } from './lasting.ts';
import { isClosed, isHomeOf, isUnconquered } from './map.ts';
import { type Market, marketAt } from './market.ts';
import { note, type Of } from './script.ts';
import { offeredUnits, surchargeOf } from './unit-prices.ts';

/** What reputation adds to Influence now; null where nobody deals with the hero (MK-10.3). */
const modifierOf = (game: MageKnight, seat: Seat): number | null =>
  works(game, seat, 'ignoreReputation') ? 0 : reputationModifier(playerAt(game, seat).reputation);

/** A place that does nothing but recruit has to have somebody to recruit (MK-9.29). */
const hasNobody = (game: MageKnight, market: Market): boolean =>
  offeredUnits(game).every((unit) => surchargeOf(market, unit) === undefined);

interface Partner {
  readonly kind: SiteKind;
  readonly why: Why | undefined;
}

/** With whom the hero could deal here, and why not. */
function partnerOf(game: MageKnight, seat: Seat): Partner | undefined {
  const under = siteUnder(game, seat);
  if (under === undefined || isClosed(game, under.space)) return undefined;
  const { space, kind, site } = under;
  const market = marketAt(game, space);
  if (market === undefined || isUnconquered(game, space)) return undefined;
  const said = (key: 'not-your-keep' | 'nobody-deals' | 'nobody-to-recruit', rule: Why['rule']): Partner => ({
    kind,
    why: { reason: { key }, rule },
  });
  if (site.interact === 'owner' && !isHomeOf(game, seat, space)) return said('not-your-keep', 'MK-10.1');
  if (modifierOf(game, seat) === null) return said('nobody-deals', 'MK-10.3');
  if (site.class === 'benefit' && hasNobody(game, market)) return said('nobody-to-recruit', 'MK-9.29');
  return { kind, why: noAction(game, seat) };
}

type InteractAct = { readonly do: 'interact' };

const optionOf = (game: MageKnight, seat: Seat, kind: SiteKind) => {
  const space = playerAt(game, seat).space ?? '';
  return {
    id: 'interact',
    label: {
      key: 'interact' as const,
      site: kind,
      modifier: modifierOf(game, seat),
      shields: kind === 'city' ? shieldsOf(game, seat, space) : 0,
    },
    thing: `space:${space}`,
  };
};

export const interact: ActKind<MageKnightTypes, Of, InteractAct> = {
  list: (game, { player }, into) => {
    const { stage } = game.turn;
    if (stage !== 'start' && stage !== 'moving') return;
    const partner = partnerOf(game, player);
    if (partner !== undefined && partner.why === undefined) into.push({ do: 'interact' });
  },
  option: (game, _, { player }) => ({
    ...optionOf(game, player, partnerOf(game, player)?.kind ?? 'village'),
    rule: 'MK-10.1',
  }),
  refused: (game, { player }) => {
    if (game.turn.interaction !== null) return [];
    const partner = partnerOf(game, player);
    if (partner?.why === undefined) return [];
    return [{ ...optionOf(game, player, partner.kind), ...partner.why }];
  },
  carryOut: (game, _, { player }) => {
    const space = playerAt(game, player).space ?? '';
    const kind = siteUnder(game, player)?.kind ?? 'village';
    const modifier = modifierOf(game, player) ?? 0;
    const shields = kind === 'city' ? shieldsOf(game, player, space) : 0;
    beginAction(game);
    game.turn.influence = modifier + shields;
    game.turn.interaction = { space, modifier, counted: null };
    game.turn.interacted = true;
    note({ key: 'interaction-begun', player, space, site: kind, modifier, shields });
    return undefined;
  },
};

type DoneAct = { readonly do: 'done' };

/** Influence that is left may still pay for what effects sell. */
export const done: ActKind<MageKnightTypes, Of, DoneAct> = {
  list: ({ turn }, _, into) => {
    if (turn.interaction !== null) into.push({ do: 'done' });
  },
  option: () => ({ id: 'done', label: { key: 'end-interaction' }, rule: 'MK-10.10' }),
  carryOut: ({ turn }) => {
    turn.interaction = null;
    turn.stage = 'acted';
    return undefined;
  },
};
