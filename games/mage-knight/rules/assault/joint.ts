// MK-18.5 to .11: those who agreed assault the city, one whole combat after the other.
import { type ActKind, revealed, type Seat, shuffle } from '@krcma/kernel';
import type { EnemyId } from '../../data/enemies.ts';
import type { LeaderId } from '../../data/factions.ts';
import type { SpaceId } from '../../data/geometry.ts';
import type { Shares } from '../../messages/assault.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type AssaultPart, type MageKnight, playerAt } from '../../state.ts';
import { beforeTurn } from '../before-turn.ts';
import { startBenefit } from '../benefits.ts';
import { leaderAt } from '../factions/leaders.ts';
import { beginAction } from '../figure.ts';
import { after } from '../last-turns.ts';
import { cityAt, holdingOf, isVolkareAt } from '../map.ts';
import { newTurn } from '../new-turn.ts';
import { wayKinds } from '../own-acts.ts';
import { note, type Of, rule } from '../script.ts';
import { startOfTurn } from '../start-of-turn.ts';
import { muster } from '../volkare/army.ts';
import { settleBattle } from '../volkare/battle.ts';
import { hunt } from '../volkare/hunting.ts';
import { actAs, colourAt, defendersIn, guestsOf, isTakenByStorm, ownPart, turnOf } from './parts.ts';

export interface JointAssault extends Of {
  space: SpaceId;
  shares: Shares;
}

/** MK-18.6: shuffled, and dealt by the agreed numbers. */
function deal(game: MageKnight, space: SpaceId, parts: readonly AssaultPart[]): void {
  const tokens = shuffle(game, defendersIn(game, space).slice());
  for (const { seat, n, dealt } of parts)
    for (const token of tokens.splice(-(n ?? 0))) {
      token.for = seat;
      dealt.push(token.enemy);
    }
  revealed();
  for (const { seat, dealt } of parts) note({ key: 'assault-dealt', player: seat, enemies: [...dealt] });
}

/** MK-18.5, .7: tokens go down; who fights after whom is settled. */
function begin(game: MageKnight, { player, space, shares }: JointAssault): void {
  const order = [player, ...after(game, player)];
  const parts = shares.map(
    ({ seat, n, leader }): AssaultPart => ({
      seat,
      n,
      ...(leader === true && { leader }),
      agreed: true,
      dealt: [],
      fallen: [],
      state: 'waiting',
      turn: seat === player ? null : newTurn(),
    }),
  );
  parts.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  game.assault = { space, starter: player, stage: 'fighting', parts };
  for (const seat of guestsOf(game)) playerAt(game, seat).orderDown = true;
  note({
    key: 'assault-begun',
    player,
    space,
    colour: colourAt(game, space),
    seats: parts.map(({ seat }) => seat),
  });
  if (isVolkareAt(game, space)) muster(game);
  deal(game, space, parts);
}

/** Their turn is played in advance; skills in the middle go on working until it would have come (MK-18.8, MK-4.7). */
function beginShare(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  for (const skill of player.skills) if (!skill.centre) skill.used = false;
  player.tacticDone = false;
  player.plundered = false;
  game.turn.mustUseCard = player.hand.length > 0;
  startBenefit(game, seat);
}

type StayOutAct = { readonly do: 'stayOut' };

/** Whoever cannot or will not pay for the way in leaves the defenders standing. */
const stayOut: ActKind<MageKnightTypes, Of, StayOutAct> = {
  list: (_, __, into) => {
    into.push({ do: 'stayOut' });
  },
  option: () => ({ id: 'stay-out', label: { key: 'stay-out' }, rule: 'MK-18.9' }),
  carryOut: (game, _, { player }) => {
    beginAction(game);
    game.turn.stage = 'acted';
    ownPart(game, player).state = 'outside';
    note({ key: 'stayed-out', player, enemies: standingFor(game, player).length });
    return undefined;
  },
};

/** One thing done on the way into the city. */
export const stormAct = rule<Of>('stormAct').act('act', {
  kinds: { ...wayKinds, hunt, stayOut },
  always: true,
  prompt: (game) => ({ key: 'ask-storm', colour: colourAt(game, game.assault?.space ?? '') }),
});

const isOutside = ({ turn }: MageKnight): boolean => turn.stage === 'start' || turn.stage === 'moving';

/** Who of those dealt to a seat still stands. */
function standingFor(game: MageKnight, seat: Seat): EnemyId[] {
  const tokens = defendersIn(game, game.assault?.space ?? '');
  return tokens.flatMap((token) => (token.for === seat ? [token.enemy] : []));
}

function count(game: MageKnight, seat: Seat): void {
  const part = ownPart(game, seat);
  const left = standingFor(game, seat);
  part.fallen = part.dealt.filter((enemy) => {
    const at = left.indexOf(enemy);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (part.state === 'fighting') part.state = 'fought';
}

/** The share of one player: in, through all phases of their combat, and no further (MK-18.7 to .9). */
const storm = rule<Of>('storm')
  .do('whose', (game, { player }) => {
    actAs(game, player);
    ownPart(game, player).state = 'fighting';
    note({ key: 'assault-turn', player });
  })
  .maybeCall('before', beforeTurn, ({ assault }, { player }) =>
    player === assault?.starter ? undefined : { player },
  )
  .maybeCall('start', startOfTurn, ({ assault }, { player }) =>
    player === assault?.starter ? undefined : { player },
  )
  .do('begin', (game, { player }) => {
    if (player !== game.assault?.starter) beginShare(game, player);
  })
  .repeat('acts', stormAct, (game, { player }) => (isOutside(game) ? { player } : undefined))
  .do('over', (game, { player }) => count(game, player));

/** MK-18.11: back to where they came from. */
function goBack(game: MageKnight, part: AssaultPart): void {
  const from = part.state === 'fought' ? turnOf(game, part).path.pop() : undefined;
  if (from === undefined) return;
  playerAt(game, part.seat).space = from;
  note({ key: 'withdrawn', player: part.seat, space: from });
}

/** The city falls when nobody defends it any more, and a seat is free for all who came (MK-24.9); then all who take part end their turns (MK-18.11, .12). */
function settle(game: MageKnight, { player, space }: JointAssault): void {
  const { assault } = game;
  if (assault === undefined) return;
  actAs(game, player);
  assault.stage = 'ending';
  const tokens = defendersIn(game, space);
  const seats = assault.parts.map(({ seat }) => seat);
  const colour = colourAt(game, space);
  const isTaken = isTakenByStorm(game, space);
  if (isTaken) {
    if (colour !== 'volkare' && cityAt(game, space) === undefined) holdingOf(game, space).shields = seats;
    note({ key: 'assault-won', player, space, colour, seats });
  } else {
    for (const token of tokens) delete token.for;
    const leader = leaderAt(game, space);
    const standing: (EnemyId | LeaderId)[] = tokens.map(({ enemy }) => enemy);
    if (leader !== undefined) standing.unshift(leader.id);
    note({ key: 'assault-lost', player, space, colour, enemies: standing });
  }
  // Whoever attacks Volkare has not left the own space (MK-23.25).
  if (colour === 'volkare') settleBattle(game);
  else if (!isTaken) for (const part of assault.parts) goBack(game, part);
}

export const jointAssault = rule<JointAssault>('jointAssault')
  .do('begin', begin)
  .each('shares fought', storm, ({ assault }) => (assault?.parts ?? []).map(({ seat }) => ({ player: seat })))
  .do('settle', settle);
