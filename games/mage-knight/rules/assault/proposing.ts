// MK-18.2 to .4: a cooperative assault is proposed, share by share, and all who are invited agree or not.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import { WOUND } from '../../data/cards.ts';
import type { SpaceId } from '../../data/geometry.ts';
import type { Shares } from '../../messages/assault.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type AssaultPart, type MageKnight, playerAt } from '../../state.ts';
import { leaderAt } from '../factions/leaders.ts';
import { note, type Of, rule } from '../script.ts';
import {
  defendersAt,
  guestsFor,
  isInSight,
  isStillNew,
  mayAssaultTogether,
  moreGuests,
  proposalOf,
  whyNoAssault,
} from './invitations.ts';
import { jointAssault } from './joint.ts';
import { colourAt, ownPart, type Stronghold, strongholdAt, strongholdsOf } from './parts.ts';

interface Proposal extends Of {
  space: SpaceId;
}

const cityOf = (game: MageKnight, space: SpaceId): Stronghold => strongholdAt(game, space) as Stronghold;

const newPart = (seat: Seat, agreed: boolean | null): AssaultPart => ({
  seat,
  n: null,
  agreed,
  dealt: [],
  fallen: [],
  state: 'waiting',
  turn: null,
});

/** Lies on the table from now on, so that all can see it grow. */
function invite(game: MageKnight, starter: Seat, space: SpaceId, guests: readonly Seat[]): void {
  game.assault = {
    space,
    starter,
    stage: 'proposed',
    parts: [newPart(starter, true), ...guests.map((seat) => newPart(seat, null))],
  };
}

const guestParts = ({ assault }: MageKnight): AssaultPart[] => assault?.parts.slice(1) ?? [];

/** Shares that are settled so far, of those who are invited. */
const sharesSoFar = (game: MageKnight): number[] => guestParts(game).flatMap(({ n }) => n ?? []);

const leftToShare = (game: MageKnight): number =>
  sharesSoFar(game).reduce((rest, n) => rest - n, defendersAt(game, game.assault?.space ?? ''));

/** What the next one invited can be given: somebody is left for each of the others. */
function possibleShares(game: MageKnight): number[] {
  const { assault } = game;
  if (assault === undefined) return [];
  const guests = guestParts(game).map(({ seat }) => seat);
  const shares = sharesSoFar(game);
  const most = leftToShare(game) - (guests.length - shares.length);
  return Array.from({ length: Math.max(0, most) }, (_, at) => at + 1).filter((n) =>
    isStillNew(game, assault.space, guests, [...shares, n]),
  );
}

interface Share extends Of {
  guest: Seat;
}

export const share = rule<Share>('shareOfAssault')
  .choose('n', {
    kind: 'number',
    values: possibleShares,
    option: (_, n, { guest }) => ({
      id: `share:${n}`,
      label: { key: 'share-of-assault', n },
      thing: `seat:${guest}`,
      rule: 'MK-18.4',
    }),
    prompt: (game, { guest }) => ({ key: 'ask-share', player: guest, left: leftToShare(game) }),
    always: true,
  })
  .do('lay', (game, { guest, n }) => {
    ownPart(game, guest).n = n;
  });

/** MK-24.11: of those who take part one faces the leader as well; all agree to who. */
export const faceLeader = rule<Proposal>('faceLeader')
  .choose('who', {
    kind: 'one',
    values: ({ assault }) => (assault?.parts ?? []).map(({ seat }) => seat),
    option: (_, who) => ({
      id: `faces:${who}`,
      label: { key: 'faces-leader', player: who },
      thing: `seat:${who}`,
      rule: 'MK-24.11',
    }),
    prompt: (game, { space }) => {
      const { id = 'necromancer', level = 0 } = leaderAt(game, space) ?? {};
      return { key: 'ask-who-faces', leader: id, level };
    },
    always: true,
  })
  .do('face', (game, { who }) => {
    ownPart(game, who).leader = true;
  });

/** The starter faces whoever is left. */
function propose(game: MageKnight): void {
  const { assault } = game;
  const own = assault?.parts[0];
  if (assault === undefined || own === undefined) return;
  own.n = leftToShare(game);
  note({
    key: 'assault-proposed',
    player: assault.starter,
    space: assault.space,
    colour: colourAt(game, assault.space),
    shares: sharesOf(game),
  });
}

const sharesOf = ({ assault }: MageKnight): Shares =>
  (assault?.parts ?? []).map(({ seat, n, leader }) => ({
    seat,
    n: n ?? 0,
    ...(leader === true && { leader }),
  }));

const isRefused = (game: MageKnight): boolean => guestParts(game).some(({ agreed }) => agreed === false);

/** Whoever holds nothing but wounds can only refuse, and nobody else learns why (MK-18.3). */
const mayAgree = (game: MageKnight, seat: Seat): boolean =>
  playerAt(game, seat).hand.some((card) => card !== WOUND);

/** The plan itself is what one agrees to. */
const PLAN = 'assault';

const agreeOption = {
  id: 'agree',
  label: { key: 'agree-to-assault' },
  thing: PLAN,
  rule: 'MK-18.4',
} as const;

/** Nobody is asked any longer once somebody has refused. */
export const agreeTo = rule<Of>('agreeToAssault')
  .maybeChoose('agrees', {
    kind: 'yesNo',
    values: (game, { player }) =>
      isRefused(game) ? undefined : mayAgree(game, player) ? [true, false] : [false],
    option: (_, agrees) =>
      agrees ? agreeOption : { id: 'refuse', label: { key: 'refuse-assault' }, thing: PLAN, rule: 'MK-18.4' },
    prompt: (game, { player }) => ({
      key: 'ask-agree',
      player: game.assault?.starter ?? player,
      colour: colourAt(game, game.assault?.space ?? ''),
      shares: sharesOf(game),
    }),
    refused: (game, { player }) =>
      mayAgree(game, player) ? [] : [{ ...agreeOption, reason: { key: 'only-wounds' }, rule: 'MK-18.3' }],
    always: true,
    standing: () => 'joint-assaults',
    silence: () => 'refuse',
  })
  .exitWithout('agrees')
  .do('say', (game, { player, agrees }) => {
    ownPart(game, player).agreed = agrees;
    note({ key: agrees ? 'assault-agreed' : 'assault-refused', player });
  });

/** As if nothing had been proposed; only the same is not proposed again. */
function forget(game: MageKnight): void {
  const { assault, turn } = game;
  if (assault === undefined) return;
  const guests = guestParts(game).map(({ seat }) => seat);
  turn.proposed = [...(turn.proposed ?? []), proposalOf(assault.space, guests, sharesSoFar(game))];
  delete game.assault;
}

/** Who was named first is forgotten: what is picked of a set is open only when the set is. */
export const inviteGuests = rule<Proposal>('inviteGuests')
  .gather('guests', {
    kind: 'some',
    always: true,
    atLeast: () => 1,
    values: (game, { player, space }, picked: readonly Seat[]) =>
      moreGuests(game, player, cityOf(game, space), picked),
    suffices: (game, { space }, picked) => isStillNew(game, space, picked, []),
    option: (_, guest) => ({
      id: `invite:${guest}`,
      label: { key: 'invite', player: guest },
      thing: `seat:${guest}`,
      rule: 'MK-18.3',
    }),
    prompt: (game, { space }) => ({
      key: 'ask-invite',
      colour: colourAt(game, space),
      defenders: defendersAt(game, space),
    }),
    done: () => ({ key: 'invite-nobody-else' }),
  })
  .gives((_, { guests }): Seat[] => [...guests].sort());

const proposeAssault = rule<Proposal>('proposeAssault')
  .call('guests', inviteGuests, (_, { player, space }) => ({ player, space }))
  .do('invite', (game, { player, space, guests }) => invite(game, player, space, guests))
  .each('shares', share, (game, { player }) => guestParts(game).map(({ seat }) => ({ player, guest: seat })))
  .maybeCall('leader', faceLeader, (game, { player, space }) =>
    leaderAt(game, space) === undefined ? undefined : { player, space },
  )
  .do('propose', propose)
  .sideBySide('answers', agreeTo, (game) => guestParts(game).map(({ seat }) => ({ player: seat })))
  .set('shares agreed', (game): Shares => (isRefused(game) ? [] : sharesOf(game)))
  .do('forget', (game) => {
    if (isRefused(game)) forget(game);
  })
  .maybeCall('fought', jointAssault, (_, { player, space, 'shares agreed': shares }) =>
    shares.length === 0 ? undefined : { player, space, shares },
  );

type AssaultAct = { readonly do: 'assault'; readonly space: SpaceId };

const optionOf = (game: MageKnight, space: SpaceId) => ({
  id: `assault:${space}`,
  label: { key: 'joint-assault' as const, space, colour: colourAt(game, space) },
  thing: `space:${space}`,
  rule: 'MK-18.2' as const,
});

/** Where nobody assaults together nobody thinks of it before somebody else stands there as well. */
const couldBeMeant = (game: MageKnight, seat: Seat, city: Stronghold): boolean =>
  game.combat === null &&
  isInSight(game, seat, city) &&
  (mayAssaultTogether(game) || guestsFor(game, seat, city).length > 0);

export const assault: ActKind<MageKnightTypes, Of, AssaultAct> = {
  list: (game, { player }, into) => {
    if (game.assault !== undefined || !mayAssaultTogether(game)) return;
    for (const city of strongholdsOf(game))
      if (couldBeMeant(game, player, city) && whyNoAssault(game, player, city) === undefined)
        into.push({ do: 'assault', space: city.space });
  },
  option: (game, { space }) => optionOf(game, space),
  refused: (game, { player }): Refused<MageKnightTypes>[] =>
    strongholdsOf(game).flatMap((city) => {
      if (!couldBeMeant(game, player, city)) return [];
      const why = whyNoAssault(game, player, city);
      return why === undefined ? [] : [{ ...optionOf(game, city.space), ...why }];
    }),
  carryOut: (_, { space }, { player }) => calling(proposeAssault, { player, space }),
};
