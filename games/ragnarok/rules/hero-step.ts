// Chapter LOR-HSTEP: the hero moves, the drakkar moves, or an injury heals.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { Region, Sea } from '../data/board.ts';
import { DRAKKAR_MOVES, HERO_MOVES } from '../data/setup.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import { ATTRIBUTES, type Attribute } from '../data/types.ts';
import type { RagnarokTypes } from '../messages.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { useHolding } from './aftermath.ts';
import { heal as healAttribute, healthy } from './attributes.ts';
import { startOf } from './effects/op-at.ts';
import { drakkarMoveOption, farRegions, farSeas, heroMoveOption } from './effects/pieces.ts';
import { canCarryOut } from './effects/possible.ts';
import { moveDrakkarTo, moveHeroTo } from './figures.ts';
import { holdingsOn, sumOf } from './holdings.ts';
import { drakkarReach, heroReach } from './map.ts';
import { type Of, rule } from './script.ts';
import { skipping } from './skip.ts';

interface Stepping extends Of {
  /** One of the three was done. */
  chosen: boolean;
}

type Kind<A> = ActKind<RagnarokTypes, Stepping, A>;

const rangeOf = (game: Ragnarok, seat: Seat, what: 'heroMove' | 'drakkarMove', moves: number): number =>
  moves + sumOf(playerAt(game, seat), 'rangePlus', (op) => (op.what === what ? op.n : 0));

export const heroMoves = (game: Ragnarok, seat: Seat): number => rangeOf(game, seat, 'heroMove', HERO_MOVES);
const drakkarMoves = (game: Ragnarok, seat: Seat): number =>
  rangeOf(game, seat, 'drakkarMove', DRAKKAR_MOVES);

const hero: Kind<{ do: 'hero'; to: Region }> = {
  list: (game, { player, chosen }, into) => {
    if (chosen) return;
    for (const to of heroReach(game, player, heroMoves(game, player))) into.push({ do: 'hero', to });
  },
  option: (_, { to }) => heroMoveOption(to),
  refused: (game, { player, chosen }) =>
    chosen
      ? []
      : farRegions(game, player, heroMoves(game, player)).map((far) => ({ ...far, rule: 'LOR-HSTEP.1' })),
  carryOut: (game, { to }, { player }) => {
    moveHeroTo(game, player, to);
    return undefined;
  },
};

const drakkar: Kind<{ do: 'drakkar'; to: Sea }> = {
  list: (game, { player, chosen }, into) => {
    if (chosen) return;
    for (const to of drakkarReach(game, player, drakkarMoves(game, player))) into.push({ do: 'drakkar', to });
  },
  option: (_, { to }) => drakkarMoveOption(to),
  refused: (game, { player, chosen }) =>
    chosen
      ? []
      : farSeas(game, player, drakkarMoves(game, player)).map((far) => ({ ...far, rule: 'LOR-HSTEP.1' })),
  carryOut: (game, { to }, { player }) => {
    moveDrakkarTo(game, player, to);
    return undefined;
  },
};

const healOption = (game: Ragnarok, seat: Seat, attribute: Attribute) =>
  ({
    id: `heal:${attribute}`,
    label: { key: 'heal-attribute', attribute, to: playerAt(game, seat).attributes[attribute] },
    thing: `attribute:${attribute}`,
    rule: 'LOR-HSTEP.1',
  }) as const;

const heal: Kind<{ do: 'heal'; attribute: Attribute }> = {
  list: (game, { player, chosen }, into) => {
    const { injured } = playerAt(game, player);
    if (chosen) return;
    for (const attribute of ATTRIBUTES) if (injured.includes(attribute)) into.push({ do: 'heal', attribute });
  },
  option: (game, { attribute }, { player }) => healOption(game, player, attribute),
  refused: (game, { player, chosen }) =>
    chosen
      ? []
      : healthy(playerAt(game, player)).map((attribute) => ({
          ...healOption(game, player, attribute),
          reason: { key: 'not-injured', attribute },
          rule: 'LOR-INJ.5',
        })),
  carryOut: (game, { attribute }, { player }) => {
    healAttribute(game, player, attribute);
    return undefined;
  },
};

/** Instead of one of the three, not besides. */
const isInstead = (source: HoldingSource): boolean =>
  holdingOf(source).ops.some(({ op }) => op === 'heroStepOption');

/** What a player holds for this step: instead of the choice, or before or after it. */
const use: Kind<{ do: 'use'; source: HoldingSource }> = {
  list: (game, { player, chosen }, into) => {
    for (const source of holdingsOn(playerAt(game, player), 'heroStep'))
      if (!(chosen && isInstead(source)) && canCarryOut(game, startOf(player, source)))
        into.push({ do: 'use', source });
  },
  option: (_, { source }) => ({
    id: `use:${source}`,
    label: { key: 'use-holding', source },
    thing: source,
    rule: source.startsWith('artifact:') ? 'LOR-ART.2' : 'LOR-BLESS.4',
  }),
  carryOut: (_, { source }, { player }) => calling(useHolding, { player, source, on: 'heroStep' }),
};

export const stepOfHero = rule<Stepping>('stepOfHero')
  .act('deed', {
    kinds: { hero, drakkar, heal, use, skip: skipping('hero') },
    prompt: (_, { chosen }) => ({ key: chosen ? 'ask-hero-step-more' : 'ask-hero-step' }),
  })
  .gives((_, { chosen, deed }) => ({
    chosen: chosen || deed.do !== 'use' || isInstead(deed.source),
    over: deed.do === 'skip',
  }));

/** One of the three (LOR-HSTEP.1), and whatever may be used besides. */
export const heroStep = rule<Of>('heroStep').repeat('past', stepOfHero, (_, { player, past }) =>
  past?.over ? undefined : { player, chosen: past?.chosen ?? false },
);
