// Chapters LOR-TEMP, LOR-BLESS: temples and the blessings they bring.
import { revealed, type Seat } from '@krcma/kernel';
import type { BlessingId } from '../../data/blessings.ts';
import { placeOf, type Region, regionName, regionsFor } from '../../data/board.ts';
import { scaleFor } from '../../data/temples.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { checkVictory, controllerOf, regionsOf, templesOf } from '../control.ts';
import type { OpAt } from '../effects/op-at.ts';
import { drawFrom } from '../hand.ts';
import { note, type Of, rule } from '../script.ts';

/** Own regions with a sanctuary and no temple (LOR-TEMP.1). */
export const templePlaces = (game: Ragnarok, seat: Seat): Region[] =>
  regionsOf(game, seat).filter(
    (region) => placeOf(game.seats, region).sanctuary && !game.temples.includes(region),
  );

/** The lowest covered field, or the one uncovered last. */
const nextField = ({ seats, scale }: Ragnarok): number => scaleFor(seats).fields - scale + 1;
const shownField = ({ seats, scale }: Ragnarok): number => scaleFor(seats).fields - scale;

function build(game: Ragnarok, seat: Seat, region: Region): void {
  const field = nextField(game);
  game.temples.push(region);
  game.scale--;
  note({ key: 'temple-built', player: seat, region, field, temples: templesOf(game, seat) });
  checkVictory(game);
}

const templeOption = (region: Region) => ({
  id: regionName(region),
  label: { key: 'build-temple' as const, region },
  thing: `region:${regionName(region)}`,
});

/** Sanctuaries of others and those that are full, and own regions without one. */
function whyNoTemple(game: Ragnarok, seat: Seat, region: Region) {
  const owner = controllerOf(game, region);
  const { sanctuary } = placeOf(game.seats, region);
  if (game.temples.includes(region))
    return { reason: { key: 'temple-stands' as const, region }, rule: 'LOR-MAP.7' as const };
  if (sanctuary && owner !== seat)
    return {
      reason: { key: 'region-not-yours' as const, region, ...(owner !== null && { owner }) },
      rule: 'LOR-TEMP.1' as const,
    };
  return !sanctuary && owner === seat
    ? { reason: { key: 'no-sanctuary' as const, region }, rule: 'LOR-TEMP.1' as const }
    : undefined;
}

const buildTemple = rule<OpAt>('buildTemple')
  .maybeChoose('region', {
    kind: 'place',
    values: (game, { player }) => {
      const places = templePlaces(game, player);
      return places.length === 0 ? undefined : places;
    },
    option: (_, region) => ({ ...templeOption(region), rule: 'LOR-TEMP.1' }),
    prompt: (game) => ({ key: 'ask-temple', field: nextField(game) }),
    refused: (game, { player }) =>
      regionsFor(game.seats).flatMap((region) => {
        const why = whyNoTemple(game, player, region);
        return why === undefined ? [] : [{ ...templeOption(region), ...why }];
      }),
  })
  .do('build', (game, { player, region }) => {
    if (region !== undefined) build(game, player, region);
  });

/** One more than there are players, as far as the cards go (LOR-BLESS.1, .5). */
function reveal(game: Ragnarok, seat: Seat): void {
  for (let count = 0; count <= game.seats; count++) {
    const blessing = drawFrom(game, game.blessings);
    if (blessing !== undefined) game.draft.push(blessing);
  }
  revealed();
  note({ key: 'draft-begun', player: seat, blessings: game.draft.slice() });
}

const pickBlessing = rule<Of>('pickBlessing')
  .maybeChoose('blessing', {
    kind: 'one',
    values: ({ draft }): BlessingId[] | undefined => (draft.length === 0 ? undefined : draft.slice()),
    option: (_, blessing) => ({
      id: `bless:${blessing}`,
      label: { key: 'take-blessing', blessing },
      thing: `blessing:${blessing}`,
      rule: 'LOR-BLESS.2',
    }),
    prompt: () => ({ key: 'ask-blessing' }),
  })
  .do('take', (game, { player, blessing }) => {
    if (blessing === undefined) return;
    game.draft = game.draft.filter((each) => each !== blessing);
    playerAt(game, player).blessings.push(blessing);
    note({ key: 'blessing-taken', player, blessing });
  });

/** The builder, then the others counter-clockwise (LOR-BLESS.2). */
const draftOrder = (builder: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => (builder - step + seats) % seats);

/** What is left over is discarded (LOR-BLESS.3). */
function discardRest(game: Ragnarok): void {
  if (game.draft.length === 0) return;
  note({ key: 'blessings-discarded', blessings: game.draft.slice() });
  game.blessings.discard.push(...game.draft);
  game.draft = [];
}

const isDraftShown = (game: Ragnarok): boolean =>
  scaleFor(game.seats).drafts[game.options.scale].includes(shownField(game));

/** If the field that was uncovered says so (LOR-TEMP.4). */
const draftIfShown = rule<OpAt>('draftIfShown')
  .exitIf('no draft', (game) => !isDraftShown(game))
  .do('reveal', (game, { player }) => reveal(game, player))
  .each('picks', pickBlessing, (game, { player }) =>
    draftOrder(player, game.seats).map((each) => ({ player: each })),
  )
  .do('rest', discardRest);

export const templeOperations = { buildTemple, draftIfShown };
