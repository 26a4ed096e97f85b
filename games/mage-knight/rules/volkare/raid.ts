// MK-23.16, .17, .20, .23: he attacks heroes in the field, or all who defend the city.
import { type Refused, revealed, type Seat, shuffle } from '@krcma/kernel';
import { WOUND } from '../../data/cards.ts';
import { RETREAT_WOUNDS } from '../../data/volkare.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type Battle, type MageKnight, playerAt, type Stand, type Volkare } from '../../state.ts';
import type { Why } from '../action.ts';
import { type Fight, startCombat } from '../arriving.ts';
import { beforeTurn } from '../before-turn.ts';
import { startBenefit } from '../benefits.ts';
import { hasTurnLeft } from '../last-turns.ts';
import { expire } from '../lasting.ts';
import { siteAt } from '../map.ts';
import { newTurn } from '../new-turn.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { renewSkills } from '../skills.ts';
import { startOfTurn } from '../start-of-turn.ts';
import { takeWounds } from '../wounds.ts';
import { sizeOf, volkareIn } from './about.ts';
import { muster } from './army.ts';
import { settleBattle } from './battle.ts';
import { giveWay, inHisWay } from './giving-way.ts';

/** Healing and the end of a turn that was played in advance (rules/turn.ts). */
const afterDefence = ruleNamed<Of>('afterDefence');

export interface Raid {
  seats: Seat[];
  /** Whether he attacks heroes, or the city that they may defend. */
  on: 'hero' | 'city';
}

const NOBODY = -1;

/** By days with their nights. */
export const woundsNow = ({ round }: MageKnight): number => RETREAT_WOUNDS[Math.ceil(round / 2) - 1] ?? 0;

const isInCity = (game: MageKnight, seat: Seat): boolean => {
  const { space } = playerAt(game, seat);
  return space !== null && siteAt(game, space) === 'city';
};

/** Why the next turn cannot be given up for it. */
type NotFull = 'only-wounds-in-hand' | 'no-turn-to-give-up';

function whyNotFull(game: MageKnight, seat: Seat): NotFull | undefined {
  const { hand, orderDown } = playerAt(game, seat);
  if (orderDown || !hasTurnLeft(game, seat)) return 'no-turn-to-give-up';
  return hand.every((card) => card === WOUND) ? 'only-wounds-in-hand' : undefined;
}

/** Nobody gives way in the city, but nobody has to come to its help either. */
const mayStandAside = (game: MageKnight, seat: Seat, on: Raid['on']): boolean =>
  on === 'city' || !isInCity(game, seat);

function stands(game: MageKnight, seat: Seat, on: Raid['on']): Stand[] {
  return [
    ...(whyNotFull(game, seat) === undefined ? (['full'] as const) : []),
    'partial',
    ...(mayStandAside(game, seat, on) ? (['aside'] as const) : []),
  ];
}

const labelOf = (game: MageKnight, stand: Stand, on: Raid['on']) => ({
  key: 'stand' as const,
  stand,
  on,
  wounds: on === 'hero' ? woundsNow(game) : 0,
});

const refusedStand = (game: MageKnight, stand: Stand, on: Raid['on'], { reason, rule: id }: Why) => ({
  id: `stand:${stand}`,
  label: labelOf(game, stand, on),
  reason,
  rule: id,
});

function refusedStands(game: MageKnight, seat: Seat, on: Raid['on']): Refused<MageKnightTypes>[] {
  const why = whyNotFull(game, seat);
  const refused: Refused<MageKnightTypes>[] = [];
  if (why !== undefined)
    refused.push(
      refusedStand(game, 'full', on, {
        reason: { key: why },
        rule: why === 'no-turn-to-give-up' ? 'MK-17.4' : 'MK-17.6',
      }),
    );
  if (!mayStandAside(game, seat, on))
    refused.push(
      refusedStand(game, 'aside', on, { reason: { key: 'no-way-out-of-city' }, rule: 'MK-23.23' }),
    );
  return refused;
}

/** What somebody does about it; wounds are taken at once. */
export const takeStand = rule<Of & Pick<Raid, 'on'>>('takeStand')
  .choose('stand', {
    kind: 'one',
    // Not to be asked would tell of a hand that it is nothing but wounds.
    always: true,
    values: (game, { player, on }) => stands(game, player, on),
    option: (game, stand, { on }) => ({
      id: `stand:${stand}`,
      label: labelOf(game, stand, on),
      rule: on === 'city' ? 'MK-23.20' : 'MK-23.23',
    }),
    prompt: (game, { on }) => ({
      key: 'ask-stand',
      on,
      n: game.volkare === undefined ? 0 : sizeOf(game.volkare),
    }),
    refused: (game, { player, on }) => refusedStands(game, player, on),
    silence: (game, { player, on }) => `stand:${stands(game, player, on).at(-1) ?? 'partial'}`,
  })
  .do('take', (game, { player, on, stand }) => {
    note({ key: 'stand-taken', player, stand, on });
    if (on === 'hero' && stand === 'aside') takeWounds(game, player, woundsNow(game));
  })
  .gives((_, { player, stand }) => ({ seat: player, stand }));

const fighters = ({ volkare }: MageKnight): Seat[] =>
  (volkare?.battle?.stands ?? []).flatMap(({ seat, stand }) => (stand === 'aside' ? [] : [seat]));

/** Shared as evenly as can be, by chance; whoever is first takes one more. */
function share(game: MageKnight, volkare: Volkare): void {
  const seats = fighters(game);
  if (seats.length < 2) return;
  const tokens = shuffle(game, volkare.army.slice());
  revealed();
  for (const [at, token] of tokens.entries()) token.for = seats[at % seats.length] as Seat;
  for (const seat of seats) {
    const enemies = tokens.flatMap((token) => (token.for === seat ? [token.enemy] : []));
    note({ key: 'assault-dealt', player: seat, enemies });
  }
}

/** Nobody is drawn where nobody fights. */
function meetHim(game: MageKnight, taken: Battle['stands']): void {
  const { volkare } = game;
  if (volkare === undefined || taken.every(({ stand }) => stand === 'aside')) return;
  muster(game);
  if (volkare.battle !== undefined) volkare.battle.stands = taken;
  share(game, volkare);
}

const isFull = ({ volkare }: MageKnight, seat: Seat): boolean =>
  volkare?.battle?.stands.some((each) => each.seat === seat && each.stand === 'full') === true;

/** Whoever attends in full plays the next turn now (MK-17.4, .5). */
function beginDefence(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  game.active = seat;
  game.turn = { ...newTurn(), stage: 'acting' };
  note({ key: 'defence-begun', player: seat });
  if (!isFull(game, seat)) return;
  player.orderDown = true;
  player.tacticDone = false;
  player.plundered = false;
  game.turn.mustUseCard = player.hand.length > 0;
  expire(game, seat, 'ownTurn');
  renewSkills(game, seat);
}

const fightOf = (game: MageKnight, player: Seat): Fight => ({
  player,
  space: playerAt(game, player).space ?? '',
  cause: 'defence',
  tokens: [],
  draws: [],
  way: null,
  escort: null,
});

/** Partly attending ends at once, mana tokens stay (MK-17.7). */
function endDefence(game: MageKnight, seat: Seat): void {
  if (!isFull(game, seat)) expire(game, seat, 'turn');
  else if (game.turn.again) playerAt(game, seat).orderDown = false;
  game.active = NOBODY;
}

/** Where that wins the game at once, nobody goes on with the turn. */
function winAtOnce(game: MageKnight): void {
  const present = volkareIn(game);
  if (present?.volkare.army.length === 0 && present.about.lastTurns !== true) settleBattle(game);
}

const defend = rule<Of>('defend')
  .do('whose', (game, { player }) => beginDefence(game, player))
  .maybeCall('before', beforeTurn, (game, { player }) => (isFull(game, player) ? { player } : undefined))
  .maybeCall('start', startOfTurn, (game, { player }) => (isFull(game, player) ? { player } : undefined))
  .do('face', (game, { player }) => {
    if (isFull(game, player)) startBenefit(game, player);
  })
  .call('fought', startCombat, (game, { player }) => fightOf(game, player))
  .do('won', winAtOnce)
  .maybeCall('gave way', giveWay, (game, { player }) =>
    inHisWay(game).includes(player) ? { player } : undefined,
  )
  .maybeCall('after', afterDefence, (game, { player }) => (isFull(game, player) ? { player } : undefined))
  .do('over', (game, { player }) => endDefence(game, player));

/** Gives how many of his army fell; nothing where nobody fought. */
export const raid = rule<Raid>('raid')
  .do('begin', (game, { seats, on }) => {
    if (game.volkare !== undefined) note({ key: 'raid-begun', seats, on, space: game.volkare.space });
  })
  .each('stands', takeStand, (_, { seats, on }) => seats.map((player) => ({ player, on })))
  .do('meet', (game, { stands: taken }) => meetHim(game, taken))
  .each('fought', defend, (game) => fighters(game).map((player) => ({ player })))
  .set('losses', (game): number | null => (fighters(game).length === 0 ? null : settleBattle(game)))
  .each('gave way', giveWay, (game) => inHisWay(game).map((player) => ({ player })))
  .gives((_, { losses }) => losses);
