// MK-25.1, .2: whoever has no hero yet may bid fame for one that another picked.
import type { Seat } from '@krcma/kernel';
import type { HeroId } from '../../data/heroes.ts';
import { MOST_BID } from '../../data/variants.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { beginAs, heroQuestion } from '../heroes.ts';
import { note, type Of, rule } from '../script.ts';

/** Who would have the hero now, for how much fame, and who has had enough. */
type Standing = { readonly holder: Seat; readonly bid: number; readonly out: readonly Seat[] };

interface Bidding extends Of, Standing {
  hero: HeroId;
}

/** Who picks earlier only has to match, others have to exceed; and nobody bids nothing. */
function leastBid({ picked }: MageKnight, seat: Seat, { holder, bid }: Standing): number {
  const mayMatch = picked.indexOf(seat) < picked.indexOf(holder);
  return Math.max(1, mayMatch ? bid : bid + 1);
}

/** The next one round the table who could still bid. */
function bidderAfter(game: MageKnight, last: Seat, standing: Standing): Seat | undefined {
  const { picked } = game;
  const at = picked.indexOf(last);
  return [...picked.slice(at + 1), ...picked.slice(0, at)].find(
    (seat) =>
      seat !== standing.holder &&
      !standing.out.includes(seat) &&
      playerAt(game, seat).hero === null &&
      leastBid(game, seat, standing) <= MOST_BID,
  );
}

/** Nothing is bid by saying nothing. */
const AGREED = 0;

export const bidForHero = rule<Bidding>('bidForHero')
  .choose('offer', {
    kind: 'number',
    always: true,
    values: (game, { player, ...standing }) => {
      const least = leastBid(game, player, standing);
      return [AGREED, ...Array.from({ length: MOST_BID - least + 1 }, (_, n) => least + n)];
    },
    option: (_, n) =>
      n === AGREED
        ? { id: 'agree', label: { key: 'agree-to-hero' }, rule: 'MK-25.1' }
        : { id: `bid:${n}`, label: { key: 'bid', n }, rule: 'MK-25.1' },
    prompt: (_, { hero, holder, bid }) => ({ key: 'ask-bid', hero, player: holder, bid }),
    silence: () => 'agree',
  })
  .do('tell', (_, { player, hero, offer }) =>
    note(
      offer === AGREED ? { key: 'hero-agreed', player, hero } : { key: 'hero-bid', player, hero, n: offer },
    ),
  )
  .gives((_, { player, holder, bid, out, offer }): Standing & { last: Seat } =>
    offer === AGREED
      ? { holder, bid, out: [...out, player], last: player }
      : { holder: player, bid: offer, out, last: player },
  );

/** Only the winner pays; fame below 0 is marked on the last row and changes no level (MK-25.2). */
function win(game: MageKnight, seat: Seat, hero: HeroId, bid: number): void {
  beginAs(game, seat, hero);
  if (bid === 0) return;
  const player = playerAt(game, seat);
  player.fame -= bid;
  note({ key: 'fame-paid', player: seat, n: bid, total: player.fame });
}

rule<Of>('auctionHero')
  .choose('hero', heroQuestion)
  .do('name', (_, { player, hero }) => note({ key: 'hero-named', player, hero }))
  .repeat('bids', bidForHero, (game, { player: picker, hero, bids }) => {
    const standing = bids ?? { holder: picker, bid: 0, out: [], last: picker };
    const { holder, bid, out, last } = standing;
    const player = bidderAfter(game, last, standing);
    return player === undefined ? undefined : { player, hero, holder, bid, out };
  })
  .do('win', (game, { player, hero, bids }) => win(game, bids?.holder ?? player, hero, bids?.bid ?? 0));
