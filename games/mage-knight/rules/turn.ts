// Chapter MK-4: a turn, answer by answer, until its end is announced.
import './combat/start.ts';
import './higher-start.ts';
import './turn-seen.ts';
import './variants/action-upgrading.ts';
import './variants/hero-auction.ts';
import './variants/starting-draft.ts';
import type { ActKind } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Why } from './action.ts';
import { type Fight, startCombat } from './arriving.ts';
import { actAs, guestsOf } from './assault/parts.ts';
import { assault } from './assault/proposing.ts';
import { beforeTurn } from './before-turn.ts';
import { ownersBenefit, startBenefit } from './benefits.ts';
import { attackable } from './duel/permission.ts';
import { attack } from './duel/start.ts';
import { endOfTurn } from './end-of-turn.ts';
import { explore } from './exploring.ts';
import { attackersBeside, pursuersOf, pursuit } from './factions/pursuit.ts';
import { announce, passTurn } from './last-turns.ts';
import { expire } from './lasting.ts';
import { newTurn } from './new-turn.ts';
import { wayKinds } from './own-acts.ts';
import { mustRecover } from './recovery.ts';
import { rest } from './rest.ts';
import { note, type Of, rule } from './script.ts';
import { siteKinds } from './sites.ts';
import { renewSkills } from './skills.ts';
import { startOfTurn } from './start-of-turn.ts';
import { travel } from './tunnels.ts';
import { hunt } from './volkare/hunting.ts';
import { volkareTurn } from './volkare/turn.ts';

type EndAct = { readonly do: 'end' };
type AnnounceAct = { readonly do: 'announce' };

/** Why a turn does not end here: wounds alone are no turn, and whoever stops beside a hero attacks (MK-7.17). */
function whyNotEnd(game: MageKnight, seat: number): Why | undefined {
  if (mustRecover(game, seat)) return { reason: { key: 'must-recover' }, rule: 'MK-4.29' };
  const [other] = attackable(game, seat);
  return other === undefined
    ? undefined
    : { reason: { key: 'must-attack-or-leave', player: other }, rule: 'MK-7.17' };
}

/** MK-4.27. */
const end: ActKind<MageKnightTypes, Of, EndAct> = {
  list: (game, { player }, into) => {
    if (whyNotEnd(game, player) === undefined) into.push({ do: 'end' });
  },
  option: () => ({ id: 'end', label: { key: 'end-turn' }, rule: 'MK-4.27' }),
  refused: (game, { player }) => {
    const why = whyNotEnd(game, player);
    return why === undefined ? [] : [{ id: 'end', label: { key: 'end-turn' }, ...why }];
  },
  carryOut: ({ turn }) => {
    turn.stage = 'over';
    return undefined;
  },
};

/** Not once a joint assault, which is asked for before anything else as well, has become the action of the turn. */
const mayAnnounce = ({ announced, players, assault: joint }: MageKnight, seat: number): boolean =>
  announced === null && joint === undefined && players[seat]?.deck.length === 0;

const whyNoAnnouncement = ({ announced, assault: joint }: MageKnight) => {
  if (announced !== null) return 'announced-already' as const;
  return joint === undefined ? ('deck-not-empty' as const) : ('assault-goes-on' as const);
};

/** MK-4.8, .11: only in place of a turn. */
const announceEnd: ActKind<MageKnightTypes, Of, AnnounceAct> = {
  list: (game, { player }, into) => {
    if (mayAnnounce(game, player)) into.push({ do: 'announce' });
  },
  option: () => ({ id: 'announce', label: { key: 'announce-round-end' }, thing: 'deck', rule: 'MK-4.8' }),
  refused: (game, { player }) =>
    mayAnnounce(game, player)
      ? []
      : [
          {
            id: 'announce',
            label: { key: 'announce-round-end' },
            reason: { key: whyNoAnnouncement(game) },
            thing: 'deck',
            rule: 'MK-4.8',
          },
        ],
  carryOut: (game, _, { player }) => {
    game.turn.stage = 'forfeited';
    announce(game, player);
    return undefined;
  },
};

/** What may be done in a turn; each chapter gives its kinds. */
const turnKinds = {
  ...wayKinds,
  explore,
  travel,
  ...siteKinds,
  attackPlayer: attack,
  assault,
  hunt,
  rest,
  end,
} as const;

/** The hero comes onto the portal (MK-2.20, MK-7.20); what others did to the turn (MK-4.6 to .10). */
function begin(game: MageKnight, seat: number): void {
  const player = playerAt(game, seat);
  expire(game, seat, 'ownTurn');
  renewSkills(game, seat);
  player.tacticDone = false;
  player.plundered = false;
  note({ key: 'turn-begun', player: seat });
  if (player.orderDown) {
    player.orderDown = false;
    game.turn.stage = 'forfeited';
    note({ key: 'turn-skipped', player: seat });
    return;
  }
  if (player.deck.length === 0 && player.hand.length === 0) {
    game.turn.stage = 'forfeited';
    if (game.announced === null) announce(game, seat);
    else note({ key: 'turn-forfeited', player: seat });
    return;
  }
  game.turn.mustUseCard = player.hand.length > 0;
  player.space ??= '0,0:C';
  startBenefit(game, seat);
  ownersBenefit(game, seat);
}

/** MK-13.31: who has caught up with a hero that fought nobody attacks, unless the hero rested (MK-4.22). */
function huntedBy(game: MageKnight, { player }: Of): Fight | undefined {
  const { turn } = game;
  if (turn.stage !== 'over' || turn.fought === true || turn.rested === true) return undefined;
  const tokens = attackersBeside(game, player, false);
  const { space } = playerAt(game, player);
  if (space === null || tokens.length === 0) return undefined;
  return { player, space, cause: 'rampaging', tokens, draws: [], way: null, escort: null };
}

const isOver = ({ turn }: MageKnight): boolean => turn.stage === 'over' || turn.stage === 'forfeited';

const firstKinds = { ...turnKinds, announce: announceEnd } as const;

/** A proposal that comes to nothing leaves the turn as if it had not been made (MK-18.4). */
const BEGINNINGS = (Object.keys(firstKinds) as (keyof typeof firstKinds)[]).filter(
  (kind) => kind !== 'assault',
);

/** The end of the round is announced before anything else is done, or not at all. */
export const takeActs = rule<Of>('takeActs')
  .acts('first', {
    kinds: firstKinds,
    ends: BEGINNINGS,
    always: true,
    prompt: () => ({ key: 'ask-turn' }),
  })
  .exitIf('over', isOver)
  .acts('acts', { kinds: turnKinds, ends: ['end'], always: true, prompt: () => ({ key: 'ask-turn' }) });

/** After a combat that was fully attended: healing and other effects, then all the steps of an end of turn (MK-17.5). */
export const afterDefence = rule<Of>('afterDefence')
  .acts('acts', {
    kinds: turnKinds,
    ends: ['end'],
    always: true,
    prompt: () => ({ key: 'ask-after-duel' }),
  })
  .call('end', endOfTurn, (_, { player }) => ({ player }));

/** MK-18.12: whoever came along heals and uses what they like, and ends the turn as usual. */
export const endAfterAssault = rule<Of>('endAfterAssault')
  .do('whose', (game, { player }) => actAs(game, player))
  .acts('acts', { kinds: turnKinds, ends: ['end'], always: true, prompt: () => ({ key: 'ask-turn' }) })
  .call('end', endOfTurn, (_, { player }) => ({ player }))
  .do('again', (game, { player }) => {
    if (game.turn.again) playerAt(game, player).orderDown = false;
  });

/** Volkare has one as well, in the dummy's place (MK-23.5). */
const isVolkares = (_: MageKnight, { player }: Of): boolean => player < 0;

export const turn = rule<Of>('turn')
  .maybeCall('of Volkare', volkareTurn, (game, of) => (isVolkares(game, of) ? {} : undefined))
  .exitIf('played by him', isVolkares)
  .do('whose', (game, { player }) => {
    game.active = player;
    game.turns++;
    game.turn = newTurn();
  })
  .call('before', beforeTurn, (_, { player }) => ({ player }))
  .maybeCall('start', startOfTurn, (game, { player }) =>
    playerAt(game, player).orderDown ? undefined : { player },
  )
  .do('begin', (game, { player }) => begin(game, player))
  .maybeCall('acts', takeActs, (game, { player }) => (isOver(game) ? undefined : { player }))
  .maybeCall('pursued', pursuit, (game, { player }) =>
    game.turn.stage === 'over' && pursuersOf(game, player).length > 0 ? { player } : undefined,
  )
  .maybeCall('hunted', startCombat, huntedBy)
  .maybeCall('end', endOfTurn, (game, { player }) =>
    game.turn.stage === 'forfeited' ? undefined : { player },
  )
  .each('others end', endAfterAssault, (game) => guestsOf(game).map((player) => ({ player })))
  .do('assault over', (game, { player }) => {
    if (game.assault === undefined) return;
    actAs(game, player);
    delete game.assault;
  })
  .do('pass on', passTurn);
