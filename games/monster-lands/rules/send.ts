// Chapters ML-OUT, ML-QP, ML-RP, ML-EV and ML-GATE: sending a member to a path.
//
// The action names the path. `send` then asks in stages - member, dice, traps in their order, defence tokens, brews -
// and only its last step touches the table, so that every stage can be taken back. Traps are named by their position
// on the clan board: what a frame holds must tell nobody which they are.
import { calling, type Seat } from '@krcma/kernel';
import { GUARDS, indexOf, PATHS, type PathId, placeOf } from '../data/board.ts';
import type { TrapId } from '../data/traps.ts';
import type { NamedDice } from '../messages.ts';
import { clanAt, type MonsterLands, type Party } from '../state.ts';
import type { Action, ActKind } from './acts.ts';
import type { RefusedAct } from './citadel.ts';
import { memberIn } from './clan.ts';
import { diceId, spendDice } from './dice.ts';
import { defenceBanned } from './gain.ts';
import { canBeSent, canEquipPath, diceFor, eventPathAt, tokenRoom } from './path-room.ts';
import { newParty } from './paths.ts';
import { note, type Of, rule } from './script.ts';

type Sending = Extract<Action, { do: 'send' }>;

const SENDINGS: readonly Sending[] = PATHS.map((path) => ({ do: 'send', path }));

const isQuestPath = (path: PathId): boolean => placeOf(path) === 'qa' || placeOf(path) === 'qb';

const countOf = ({ strength = 0, magic = 0, persuasion = [] }: NamedDice): number =>
  strength + magic + persuasion.length;

/** Defence tokens beside so many traps; at the entrance something must lie on the path (ML-GATE.3). */
function defencesFor(game: MonsterLands, seat: Seat, path: PathId, dice: NamedDice, traps: number): number[] {
  const { defence } = clanAt(game, seat);
  const has = defenceBanned(game) ? 0 : defence;
  const most = Math.min(has, tokenRoom(path, countOf(dice)) - traps);
  const counts: number[] = [];
  for (let count = countOf(dice) + traps > 0 ? 0 : 1; count <= most; count++) counts.push(count);
  return counts;
}

type Brews = { potions: number; venoms: number };

/** One potion, one venom, both or none (ML-POT.2). */
function brewsFor(game: MonsterLands, seat: Seat): Brews[] {
  const clan = clanAt(game, seat);
  const brews: Brews[] = [];
  for (let potions = 0; potions <= Math.min(1, clan.potions); potions++)
    for (let venoms = 0; venoms <= Math.min(1, clan.venoms); venoms++) brews.push({ potions, venoms });
  return brews;
}

/** Coins and brews of the path benefit and of the guards are put on the token (ML-EV.3, ML-EV.4, ML-GATE.5). */
function addBenefit(game: MonsterLands, path: PathId, party: Party): void {
  if (placeOf(path) === 'gate') party.coins += GUARDS[indexOf(path) === 0 ? 0 : 1].coins;
  const benefit = eventPathAt(game, path)?.benefit;
  if (benefit === undefined || benefit.op === 'reroll' || benefit.op === 'defence') return;
  party[benefit.op] += benefit.value;
}

function layDice(party: Party, { strength = 0, magic = 0, persuasion = [] }: NamedDice): void {
  for (let i = 0; i < strength; i++) party.dice.push({ colour: 'strength', face: 0, trap: null });
  for (let i = 0; i < magic; i++) party.dice.push({ colour: 'magic', face: 0, trap: null });
  for (let i = 0; i < persuasion.length; i++) party.dice.push({ colour: 'persuasion', face: 0, trap: null });
}

/** Takes the chosen traps off the board, keeping their order on the path. */
function layTraps(game: MonsterLands, seat: Seat, party: Party, chosen: readonly number[]): void {
  const clan = clanAt(game, seat);
  party.traps = chosen.map((index) => ({ id: clan.traps[index] as TrapId, up: false }));
  if (chosen.length > 0) clan.traps = clan.traps.filter((_, index) => !chosen.includes(index));
}

export const sendToPath = rule<Of & { path: PathId }>('send')
  .choose('member', {
    kind: 'one',
    values: (game, { player }) =>
      clanAt(game, player)
        .members.filter(canBeSent)
        .map(({ id }) => id),
    option: (game, member, { player }) => ({
      id: `member:${member}`,
      label: {
        key: 'send-member',
        member,
        wounded: memberIn(clanAt(game, player), member)?.wounded === true,
      },
      thing: `card:${member}`,
      rule: 'ML-OUT.1',
    }),
    prompt: (_, { path }) => ({ key: 'ask-member', path }),
  })
  .choose('dice', {
    kind: 'one',
    values: (game, { player, path }) => diceFor(game, player, path),
    option: (_, dice, { path }) => ({
      id: `dice:${diceId(dice)}`,
      label: { key: 'path-dice', dice },
      thing: `path:${path}`,
      rule: isQuestPath(path) ? 'ML-QP.2' : 'ML-RP.2',
    }),
    prompt: (_, { path, member }) => ({ key: 'ask-path-dice', path, member }),
  })
  .gather('traps', {
    kind: 'some',
    secret: true,
    values: (game, { player, path }) =>
      isQuestPath(path) ? [] : clanAt(game, player).traps.map((_, index) => index),
    atLeast: (game, { player, dice }) =>
      countOf(dice) === 0 && (clanAt(game, player).defence === 0 || defenceBanned(game)) ? 1 : 0,
    atMost: (_, { path, dice }) => tokenRoom(path, countOf(dice)),
    option: (game, index, { player }) => {
      const trap = clanAt(game, player).traps[index] as TrapId;
      return {
        id: `trap:${trap}:${index}`,
        label: { key: 'path-trap', trap },
        thing: `trap:${player}:${index}`,
        rule: 'ML-RP.3',
      };
    },
    prompt: (_, { path }) => ({ key: 'ask-path-traps', path }),
    done: () => ({ key: 'done' }),
  })
  .maybeChoose('defence', {
    kind: 'number',
    values: (game, { player, path, dice, traps }) =>
      isQuestPath(path) ? undefined : defencesFor(game, player, path, dice, traps.length),
    option: (_, count) => ({
      id: `defence:${count}`,
      label: { key: 'path-defence', count },
      thing: 'token:defence',
      rule: 'ML-RP.3',
    }),
    prompt: (_, { path }) => ({ key: 'ask-path-defence', path }),
  })
  .maybeChoose('brews', {
    kind: 'one',
    values: (game, { player, path }) => (isQuestPath(path) ? undefined : brewsFor(game, player)),
    option: (_, { potions, venoms }) => ({
      id: `brews:${potions}p${venoms}v`,
      label: { key: 'path-brews', potions, venoms },
      ...(potions + venoms > 0 && { thing: potions > 0 ? 'token:potion' : 'token:venom' }),
      rule: 'ML-POT.2',
    }),
    prompt: (_, { path }) => ({ key: 'ask-path-brews', path }),
  })
  .do('place', (game, { player, path, member, dice, traps, defence = 0, brews }) => {
    const clan = clanAt(game, player);
    const { potions, venoms } = brews ?? { potions: 0, venoms: 0 };
    const party: Party = { ...newParty(player, member), defence, potions, venoms };
    spendDice(clan.dice, dice);
    layDice(party, dice);
    layTraps(game, player, party, traps);
    clan.defence -= defence;
    clan.potions -= potions;
    clan.venoms -= venoms;
    addBenefit(game, path, party);
    game.paths[path] = party;
    const sent = memberIn(clan, member);
    if (sent !== undefined) sent.path = path;
    note({ key: 'sent', player, member, path, dice, traps: traps.length, defence, potions, venoms });
  });

const optionOf = (path: PathId) =>
  ({ id: `send:${path}`, label: { key: 'send', path }, thing: `path:${path}`, rule: 'ML-OUT.1' }) as const;

function refusedAt(game: MonsterLands, seat: Seat, path: PathId): RefusedAct | undefined {
  const place = placeOf(path);
  if (place === 'b' && game.areas.length < 2) return undefined;
  const option = optionOf(path);
  const party = game.paths[path];
  if (party !== null) return { ...option, reason: { key: 'path-taken', by: party.seat }, rule: 'ML-DEP.6' };
  if (place === 'gate' && game.gate === null)
    return { ...option, reason: { key: 'no-monster-there' }, rule: 'ML-GATE.1' };
  if (!clanAt(game, seat).members.some(canBeSent))
    return { ...option, reason: { key: 'nobody-to-send' }, rule: 'ML-OUT.1' };
  if (canEquipPath(game, seat, path)) return undefined;
  return {
    ...option,
    reason: { key: 'dice-missing', path },
    rule: isQuestPath(path) ? 'ML-QP.2' : 'ML-RP.2',
  };
}

export const send: ActKind<Sending> = {
  list(game, { player }, into) {
    if (!clanAt(game, player).members.some(canBeSent)) return;
    for (const sending of SENDINGS)
      if (game.paths[sending.path] === null && canEquipPath(game, player, sending.path)) into.push(sending);
  },
  option: (_, { path }) => optionOf(path),
  carryOut: (_, { path }, { player }) => calling(sendToPath, { player, path }),
  refused: (game, { player }) =>
    PATHS.map((path) => refusedAt(game, player, path)).filter((refusal) => refusal !== undefined),
};
