// Chapter MK-4: a turn, answer by answer, until its end is announced.
import './combat/start.ts';
import type { ActKind } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { activate } from './activating.ts';
import { banner } from './banners.ts';
import { beforeTurn } from './before-turn.ts';
import { startBenefit } from './benefits.ts';
import { play } from './cards.ts';
import { copy } from './copying.ts';
import { endOfTurn } from './end-of-turn.ts';
import { explore } from './exploring.ts';
import { factionToken, giveToken } from './faction-tokens.ts';
import { unflip } from './flipping.ts';
import { heal } from './healing.ts';
import { announce, passTurn } from './last-turns.ts';
import { expire } from './lasting.ts';
import { crystal } from './mana.ts';
import { newTurn } from './new-turn.ts';
import { mustRecover } from './recovery.ts';
import { rest } from './rest.ts';
import { returned } from './returning.ts';
import { note, type Of, rule } from './script.ts';
import { siteKinds } from './sites.ts';
import { renewSkills, useSkill } from './skills.ts';
import { startOfTurn } from './start-of-turn.ts';
import { study } from './studying.ts';
import { useTactic } from './tactics.ts';
import { step } from './walking.ts';

type EndAct = { readonly do: 'end' };
type AnnounceAct = { readonly do: 'announce' };

/** MK-4.27. */
const end: ActKind<MageKnightTypes, Of, EndAct> = {
  list: (game, { player }, into) => {
    if (!mustRecover(game, player)) into.push({ do: 'end' });
  },
  option: () => ({ id: 'end', label: { key: 'end-turn' }, rule: 'MK-4.27' }),
  refused: (game, { player }) =>
    mustRecover(game, player)
      ? [{ id: 'end', label: { key: 'end-turn' }, reason: { key: 'must-recover' }, rule: 'MK-4.29' }]
      : [],
  carryOut: ({ turn }) => {
    turn.stage = 'over';
    return undefined;
  },
};

const mayAnnounce = ({ announced, players }: MageKnight, seat: number): boolean =>
  announced === null && players[seat]?.deck.length === 0;

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
            reason: { key: game.announced === null ? 'deck-not-empty' : 'announced-already' },
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
  play,
  crystal,
  copy,
  unit: activate,
  skill: useSkill,
  banner,
  unflip,
  return: returned,
  token: factionToken,
  giveToken,
  heal,
  study,
  tactic: useTactic,
  step,
  explore,
  ...siteKinds,
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
}

const isOver = ({ turn }: MageKnight): boolean => turn.stage === 'over' || turn.stage === 'forfeited';

/** The end of the round is announced before anything else is done, or not at all. */
export const takeActs = rule<Of>('takeActs')
  .act('first', {
    kinds: { ...turnKinds, announce: announceEnd },
    always: true,
    prompt: () => ({ key: 'ask-turn' }),
  })
  .exitIf('over', isOver)
  .acts('acts', { kinds: turnKinds, ends: ['end'], always: true, prompt: () => ({ key: 'ask-turn' }) });

export const turn = rule<Of>('turn')
  .do('whose', (game, { player }) => {
    game.active = player;
    game.turns++;
    game.turn = newTurn();
  })
  .call('before', beforeTurn, (_, { player }) => ({ player }))
  .call('start', startOfTurn, (_, { player }) => ({ player }))
  .do('begin', (game, { player }) => begin(game, player))
  .maybeCall('acts', takeActs, (game, { player }) => (isOver(game) ? undefined : { player }))
  .maybeCall('end', endOfTurn, (game, { player }) =>
    game.turn.stage === 'forfeited' ? undefined : { player },
  )
  .do('pass on', passTurn);
