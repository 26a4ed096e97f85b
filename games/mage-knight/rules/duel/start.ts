// Chapter MK-17: one player attacks another; both act in the turn of the aggressor.
import { type ActKind, calling, revealed, type Seat } from '@krcma/kernel';
import { WOUND } from '../../data/cards.ts';
import { ASSAULT_REPUTATION } from '../../data/sites.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { ATTENDANCES, type Attendance, type MageKnight, playerAt } from '../../state.ts';
import { beforeDefence } from '../before-turn.ts';
import { startBenefit } from '../benefits.ts';
import { emptyCombat } from '../combat/empty.ts';
import { changeReputation } from '../fame.ts';
import { beginAction } from '../figure.ts';
import { expire } from '../lasting.ts';
import { ownerOf } from '../map.ts';
import { newTurn } from '../new-turn.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { renewSkills } from '../skills.ts';
import { startOfTurn } from '../start-of-turn.ts';
import { duelAct } from './acts.ts';
import { beginDuelPhase } from './attacking.ts';
import { dealDamage } from './damage.ts';
import { settleDuel } from './outcome.ts';
import { attackable, othersHere, whyNoDuel } from './permission.ts';
import { handTo } from './turns.ts';

export interface Attack extends Of {
  against: Seat;
}

/** The action of the aggressor's turn; in a keep of the other one an assault on it as well (MK-9.8). */
function begin(game: MageKnight, { player, against }: Attack): void {
  const space = playerAt(game, player).space ?? '';
  beginAction(game);
  game.turn.heal = 0;
  note({ key: 'duel-begun', player, against, space });
  if (ownerOf(game, space) === against) changeReputation(game, player, ASSAULT_REPUTATION);
  game.duel = {
    space,
    aggressor: player,
    defender: against,
    from: game.turn.path.at(-1) ?? null,
    attendance: null,
    phase: 'ranged',
    attacker: against,
    step: 'attack',
    passes: 0,
    attack: [],
    elements: [],
    mana: 0,
    blocked: 0,
    damage: 0,
    over: false,
    winner: null,
    away: { turn: { ...newTurn(), stage: 'acting', mustUseCard: false }, combat: null },
  };
  revealed();
}

/** Whoever attends in full plays the next turn now (MK-17.4, .5). */
function attend(game: MageKnight, { against }: Attack, attendance: Attendance): void {
  const { duel } = game;
  if (duel === undefined) return;
  const player = playerAt(game, against);
  duel.attendance = attendance;
  note({ key: 'duel-attended', player: against, attendance });
  handTo(game, against);
  if (attendance === 'partial') return;
  player.orderDown = true;
  player.tacticDone = false;
  player.plundered = false;
  game.turn.mustUseCard = player.hand.length > 0;
  expire(game, against, 'ownTurn');
  renewSkills(game, against);
}

function face(game: MageKnight, seat: Seat): void {
  const { duel } = game;
  if (duel === undefined) return;
  if (duel.attendance === 'full') startBenefit(game, seat);
  game.combat = emptyCombat(duel.space, 'player');
  duel.away.combat = emptyCombat(duel.space, 'player');
  beginDuelPhase(game, duel, 'ranged');
}

/** Healing and whatever else is done after an action, then the end of the turn (rules/turn.ts). */
const afterDefence = ruleNamed<Of>('afterDefence');

const hasOnlyWounds = (game: MageKnight, seat: Seat): boolean =>
  playerAt(game, seat).hand.every((card) => card === WOUND);

/** A part of an attack: it is put together, blocked, or dealt. */
const duelStep = rule<Of>('duelStep')
  .maybeCall('act', duelAct, ({ duel }, { player }) => (duel?.step === 'damage' ? undefined : { player }))
  .maybeCall('dealt', dealDamage, ({ duel, active }) =>
    duel?.step === 'damage' && !duel.over ? { player: active } : undefined,
  );

/** What the own part of the turn leaves: partly attending ends at once, mana tokens stay (MK-17.7). */
function leave(game: MageKnight, { player, against }: Attack): void {
  const { duel } = game;
  if (duel?.attendance === 'partial') expire(game, against, 'turn');
  if (duel?.attendance === 'full' && duel.aggressor !== game.active && game.turn.again)
    playerAt(game, against).orderDown = false;
  handTo(game, player);
  delete game.duel;
  game.turn.stage = 'acted';
}

export const attackPlayer = rule<Attack>('attackPlayer')
  .do('begin', begin)
  .call('before', beforeDefence, (_, { player, against }) => ({ player: against, by: player }))
  .choose('attendance', {
    kind: 'one',
    // Not to be asked would tell of a hand that it is nothing but wounds.
    always: true,
    seat: (_, { against }) => against,
    values: (game, { against }): readonly Attendance[] =>
      hasOnlyWounds(game, against) ? ['partial'] : ATTENDANCES,
    option: (_, attendance) => ({
      id: `attend:${attendance}`,
      label: { key: 'attend', attendance },
      rule: attendance === 'full' ? 'MK-17.4' : 'MK-17.7',
    }),
    prompt: (_, { player }) => ({ key: 'ask-attendance', player }),
    refused: (game, { against }) =>
      hasOnlyWounds(game, against)
        ? [
            {
              id: 'attend:full',
              label: { key: 'attend', attendance: 'full' },
              reason: { key: 'only-wounds-in-hand' },
              rule: 'MK-17.6',
            },
          ]
        : [],
  })
  .do('attend', (game, { player, against, attendance }) => attend(game, { player, against }, attendance))
  .maybeCall('start', startOfTurn, (_, { against, attendance }) =>
    attendance === 'full' ? { player: against } : undefined,
  )
  .do('face', (game, { against }) => face(game, against))
  .repeat('steps', duelStep, ({ duel, active }) =>
    duel === undefined || duel.over ? undefined : { player: active },
  )
  .do('settle', (game, { against }) => {
    const { duel } = game;
    if (duel === undefined) return;
    settleDuel(game, duel);
    handTo(game, against);
    game.turn.stage = 'acted';
  })
  .maybeCall('after', afterDefence, (_, { against, attendance }) =>
    attendance === 'full' ? { player: against } : undefined,
  )
  .do('end', (game, { player, against }) => leave(game, { player, against }));

type AttackAct = { readonly do: 'attackPlayer'; readonly against: Seat };

const optionOf = (against: Seat) => ({
  id: `duel:${against}`,
  label: { key: 'attack-player' as const, player: against },
  thing: `seat:${against}`,
});

/** As the action, where another hero stands (MK-17.1). */
export const attack: ActKind<MageKnightTypes, Of, AttackAct> = {
  list: (game, { player }, into) => {
    for (const against of attackable(game, player)) into.push({ do: 'attackPlayer', against });
  },
  option: (_, { against }) => ({ ...optionOf(against), rule: 'MK-17.1' }),
  refused: (game, { player }) => {
    const { space } = playerAt(game, player);
    if (space === null) return [];
    return othersHere(game, player).flatMap((against) => {
      const why = whyNoDuel(game, player, against, space);
      return why === undefined ? [] : [{ ...optionOf(against), ...why }];
    });
  },
  carryOut: (_, { against }, { player }) => calling(attackPlayer, { player, against }),
};
