// MK-25.16: advanced actions are drafted before anything lies on the table, and join the decks after each day.
import { revealed, type Seat, shuffle } from '@krcma/kernel';
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import { DRAFT } from '../../data/variants.ts';
import { type Draft, type MageKnight, playerAt } from '../../state.ts';
import { seatsLeft } from '../portal.ts';
import { note, type Of, rule } from '../script.ts';
import { layOut } from '../set-up.ts';
import { leftOf } from './seating.ts';

const draftOf = (game: MageKnight, seat: Seat): Draft => {
  const player = playerAt(game, seat);
  player.draft ??= { passing: [], kept: [], joined: [] };
  return player.draft;
};

function deal(game: MageKnight): void {
  for (const seat of game.picked) {
    draftOf(game, seat).passing = game.advanced.deck.splice(-DRAFT.dealt);
    revealed([seat]);
  }
  note({ key: 'draft-dealt', n: DRAFT.dealt });
}

/** The place of a card among those looked at: what is settled by a rule is open, and a place tells nothing. */
const placesOf = (game: MageKnight, seat: Seat): number[] =>
  (playerAt(game, seat).draft?.passing ?? []).map((_, place) => place);

const cardAt = (game: MageKnight, seat: Seat, place: number): AdvancedActionId =>
  draftOf(game, seat).passing[place] as AdvancedActionId;

export const draftCard = rule<Of>('draftCard')
  .choose('place', {
    kind: 'one',
    secret: true,
    values: (game, { player }) => placesOf(game, player),
    option: (game, place, { player }) => {
      const card = cardAt(game, player, place);
      return { id: `draft:${card}`, label: { key: 'draft', card }, thing: `card:${card}`, rule: 'MK-25.16' };
    },
    prompt: (game, { player }) => ({ key: 'ask-draft', kept: draftOf(game, player).kept.length }),
  })
  .gives((_, { place }) => place);

/** Each keeps one, and the rest goes to the left. */
function passOn(game: MageKnight, places: readonly number[]): void {
  const passed = game.picked.map((seat, at): [Seat, AdvancedActionId[]] => {
    const { passing, kept } = draftOf(game, seat);
    const [card] = passing.splice(places[at] ?? 0, 1);
    if (card !== undefined) kept.push(card);
    return [leftOf(game, seat), passing];
  });
  for (const [seat, passing] of passed) {
    draftOf(game, seat).passing = passing;
    revealed([seat]);
  }
  note({ key: 'draft-passed', left: passed[0]?.[1].length ?? 0 });
}

const draftRound = rule('draftRound')
  .sideBySide('places', draftCard, ({ picked }) => picked.map((player) => ({ player })), { secret: true })
  .do('pass', (game, { places }) => passOn(game, places));

function endDraft(game: MageKnight): void {
  const { deck } = game.advanced;
  for (const seat of game.picked) deck.push(...draftOf(game, seat).passing.splice(0));
  shuffle(game, deck);
  layOut(game);
}

rule('startingDraft')
  .do('deal', deal)
  .times(
    'rounds',
    draftRound,
    () => DRAFT.kept,
    () => ({}),
  )
  .do('end', endDraft);

export const joinCard = rule<Of>('joinCard')
  .choose('place', {
    kind: 'one',
    secret: true,
    values: (game, { player }) => draftOf(game, player).kept.map((_, place) => place),
    option: (game, place, { player }) => {
      const card = draftOf(game, player).kept[place] as AdvancedActionId;
      return { id: `join:${card}`, label: { key: 'join', card }, thing: `card:${card}`, rule: 'MK-25.16' };
    },
    prompt: () => ({ key: 'ask-join' }),
  })
  .gives((_, { place }) => place);

function join(game: MageKnight, seat: Seat, place: number): void {
  const draft = draftOf(game, seat);
  const { deck, discard, played, aside } = playerAt(game, seat);
  const seen = [...discard, ...aside, ...played.map(({ card }) => card)];
  draft.joined = draft.joined.filter((card) => !seen.includes(card));
  const [card] = draft.kept.splice(place, 1);
  if (card === undefined) return;
  deck.push(card);
  draft.joined.push(card);
  note({ key: 'draft-joined', player: seat, card }, [seat], { key: 'draft-joined-unseen', player: seat });
}

const holders = (game: MageKnight): Of[] =>
  seatsLeft(game)
    .filter((seat) => draftOf(game, seat).kept.length > 0)
    .map((player) => ({ player }));

/** Decks are shuffled when the next round is prepared. */
rule('joinDrafted')
  .set('seats', (game) => holders(game).map(({ player }) => player))
  .sideBySide('places', joinCard, (_, { seats }) => seats.map((player) => ({ player })), { secret: true })
  .do('join', (game, { seats, places }) => {
    for (const [at, seat] of seats.entries()) join(game, seat, places[at] ?? 0);
  });
