// Chapters ML-CLN.9-14: leaders, wages and desertion, seat by seat.
import type { Seat } from '@krcma/kernel';
import type { MemberId } from '../data/members.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { foremost, paidMembers, wagesOf } from './clan.ts';
import { passOnEquipment } from './equipment.ts';
import { freeWindow } from './free-acts.ts';
import { leaveClan, promote } from './members.ts';
import { note, type Of, rule } from './script.ts';
import { keepTrapLimit } from './trap-limit.ts';

/** A settler only if nobody else is left (ML-CLN.9, ML-STL.5). */
function heirsOf(game: MonsterLands, seat: Seat): MemberId[] | undefined {
  const { leader, members } = clanAt(game, seat);
  if (leader !== null || members.length === 0) return undefined;
  const free = members.filter(({ realm }) => realm === null);
  return foremost(free.length > 0 ? free : members);
}

/** Coins on hand may not be withheld; gives whether all were paid (ML-CLN.12, ML-CLN.14). */
function payWages(game: MonsterLands, seat: Seat): boolean {
  const clan = clanAt(game, seat);
  const due = wagesOf(clan);
  const coins = Math.min(due, clan.coins);
  clan.coins -= coins;
  if (due > 0) note({ key: 'wages-paid', player: seat, coins, due });
  return coins === due;
}

const memberOption = (key: 'leader' | 'deserter', member: MemberId) =>
  ({
    id: `${key}:${member}`,
    label: { key, member },
    thing: `card:${member}`,
    rule: key === 'leader' ? 'ML-CLN.9' : 'ML-CLN.12',
  }) as const;

export const leadersAndWages = rule<Of>('leadersAndWages')
  .maybeChoose('leader', {
    kind: 'one',
    values: (game, { player }) => heirsOf(game, player),
    option: (_, member) => memberOption('leader', member),
    prompt: () => ({ key: 'ask-leader' }),
  })
  .do('promote', (game, { player, leader }) => {
    if (leader !== undefined) promote(game, player, leader);
  })
  .call('window', freeWindow, (_, { player }) => ({ player }))
  .set('paid', (game, { player }) => payWages(game, player))
  .maybeChoose('deserter', {
    kind: 'one',
    values: (game, { player, paid }) => (paid ? undefined : foremost(paidMembers(clanAt(game, player)))),
    option: (_, member) => memberOption('deserter', member),
    prompt: () => ({ key: 'ask-deserter' }),
  })
  .exitIf('nobody deserts', (_, { deserter }) => deserter === undefined)
  .maybeCall('equipment', passOnEquipment, (_, { player, deserter }) =>
    deserter === undefined ? undefined : { player, from: deserter },
  )
  .do('desert', (game, { player, deserter }) => {
    if (deserter !== undefined) leaveClan(game, player, deserter, 'deserted');
  })
  .call('traps', keepTrapLimit, (_, { player }) => ({ player }));
