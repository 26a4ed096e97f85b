// MK-44.5: a liberated graveyard is sealed for a mana, by a hero who is alone on it.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../../data/geometry.ts';
import { COLOURS } from '../../data/types.ts';
import type { MageKnightTypes } from '../../messages.ts';
import type { MageKnight } from '../../state.ts';
import { siteUnder, type Why } from '../action.ts';
import { changeReputation } from '../fame.ts';
import { payMana } from '../mana.ts';
import { heroesAt, holdingAt, holdingOf } from '../map.ts';
import { canPayAll, purseOf } from '../purse.ts';
import { note, type Of, rule } from '../script.ts';

interface Seal extends Of {
  space: SpaceId;
}

const sealGrave = rule<Seal>('sealGrave')
  .call('paid', payMana, (_, { player }) => ({ player, source: 'seal' as const, colours: COLOURS, more: [] }))
  .do('seal', (game, { player, space }) => {
    const { site } = siteUnder(game, player) ?? {};
    holdingOf(game, space).shields = [player];
    note({ key: 'grave-sealed', player, space });
    changeReputation(game, player, site?.sealed?.reputation ?? 0);
  });

/** A graveyard under the hero that nobody has sealed. */
function graveUnder(game: MageKnight, seat: Seat): SpaceId | undefined {
  const under = siteUnder(game, seat);
  if (under?.site.sealed === undefined || holdingAt(game, under.space).shields.length > 0) return undefined;
  return under.space;
}

function whyNot(game: MageKnight, seat: Seat, space: SpaceId): Why | undefined {
  const said = (key: 'grave-is-held' | 'not-alone-here' | 'no-mana-to-seal'): Why => ({
    reason: { key },
    rule: 'MK-44.5',
  });
  if (holdingAt(game, space).freed !== true) return said('grave-is-held');
  if (heroesAt(game, space).length > 1) return said('not-alone-here');
  return canPayAll(purseOf(game, seat), [COLOURS]) ? undefined : said('no-mana-to-seal');
}

type SealAct = { readonly do: 'seal' };

const optionOf = (space: SpaceId) => ({
  id: 'seal',
  label: { key: 'seal-grave' as const },
  thing: `space:${space}`,
  rule: 'MK-44.5' as const,
});

/** Not an action: before one or after it. */
export const seal: ActKind<MageKnightTypes, Of, SealAct> = {
  list: (game, { player }, into) => {
    const space = graveUnder(game, player);
    if (space !== undefined && whyNot(game, player, space) === undefined) into.push({ do: 'seal' });
  },
  option: (game, _, { player }) => optionOf(graveUnder(game, player) ?? ''),
  refused: (game, { player }) => {
    const space = graveUnder(game, player);
    const why = space === undefined ? undefined : whyNot(game, player, space);
    return space === undefined || why === undefined ? [] : [{ ...optionOf(space), ...why }];
  },
  carryOut: (game, _, { player }) => calling(sealGrave, { player, space: graveUnder(game, player) ?? '' }),
};
