// Chapter MK-5: paying with mana, and crystals turned to mana.
import type { ActKind, Refused, Seat } from '@krcma/kernel';
import type { OpsSource } from '../data/sources.ts';
import { BASICS, type Basic, COLOURS, type Colour } from '../data/types.ts';
import type { MageKnightMessage, MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { gainToken } from './gains.ts';
import { working } from './lasting.ts';
import { layOnSkill, manaUsed } from './mana-watch.ts';
import {
  type Costs,
  canPayAll,
  isBasic,
  isBlackUsable,
  isFrozen,
  isGoldUsable,
  type Mana,
  manaForFirst,
  purseOf,
  standingOf,
} from './purse.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';
import { isManaFriendly } from './variants/friendly-mana.ts';

export type { Mana } from './purse.ts';

export const canPay = (game: MageKnight, seat: Seat, colours: readonly Colour[]): boolean =>
  canPayAll(purseOf(game, seat), [colours]);

/** One of the extra dice, or the one mana that may be another colour, is used up. */
function countDown(game: MageKnight, seat: Seat, mana: Mana, isForSpellPower: boolean): void {
  if (game.lasting.length === 0) return;
  const standing = standingOf(purseOf(game, seat), mana, isForSpellPower);
  const [first] =
    standing === 'polarized'
      ? working(game, seat, 'polarize')
      : standing === 'anyBasic'
        ? working(game, seat, 'extraSourceDie').filter(({ op }) => op.blackAsAny === true)
        : [];
  if (first?.lasting.left !== undefined) first.lasting.left--;
}

/** MK-5.7 to .9: a die is taken when its mana is used, and lies with the player until the end of the turn. */
function takeDie(game: MageKnight, seat: Seat, { from, colour }: Mana): void {
  const die = game.source.find((each) =>
    from === 'kept'
      ? each.kept === 'tactic' && each.by === seat && each.colour === colour
      : each.by === null && each.colour === colour,
  );
  if (die === undefined) return;
  die.by = seat;
  die.kept = false;
  if (from === 'die') game.turn.diceUsed++;
}

function spendCrystal(game: MageKnight, seat: Seat, colour: Basic): void {
  playerAt(game, seat).crystals[colour]--;
  game.turn.spentCrystals[colour]++;
}

function spend(game: MageKnight, seat: Seat, mana: Mana, isForSpellPower = false): void {
  const { from, colour, as } = mana;
  countDown(game, seat, mana, isForSpellPower);
  if (from === 'token') {
    playerAt(game, seat).tokens[colour]--;
    if (game.turn.due === colour) game.turn.due = null;
  } else if (from === 'crystal' && isBasic(colour)) spendCrystal(game, seat, colour);
  else if (from === 'die' || from === 'kept') takeDie(game, seat, mana);
  note({ key: 'mana-spent', player: seat, from, colour, as });
  manaUsed(game, seat, as);
}

export interface Paying extends Of {
  source: OpsSource | 'altar';
  colours: readonly Colour[];
  /** What has to be paid after this: what pays now must leave enough for it (MK-1.16). */
  more?: Costs;
  /** It may be left unpaid. */
  optional?: boolean;
  /** For the powered side of a Spell, which not every mana may pay for. */
  isForSpellPower?: boolean;
}

/** A token that has to be used at once pays wherever it can. */
function dueFirst({ turn }: MageKnight, ways: Mana[]): Mana[] {
  const due = ways.filter(({ from, colour }) => from === 'token' && colour === turn.due);
  return due.length === 0 ? ways : due;
}

const nameOf = ({ from, colour, as }: Mana): string =>
  `mana:${from}:${colour}${colour === as ? '' : `>${as}`}`;

function thingOf(game: MageKnight, seat: Seat, { from, colour }: Mana): { thing?: string } {
  if (from === 'endless') return {};
  return { thing: from === 'kept' ? `tactic:${playerAt(game, seat).tactic}` : `${from}:${colour}` };
}

const rulesOf = {
  token: 'MK-5.2',
  die: 'MK-5.7',
  kept: 'MK-3.26',
  crystal: 'MK-5.4',
  endless: 'MK-22.10',
} as const;

/** By which rule a mana that fits by its colour cannot pay now. */
function whyNot(game: MageKnight, { player, more = [] }: Paying, { from, colour }: Mana) {
  if (colour === 'black' && !isBlackUsable(game, player))
    return { reason: { key: 'black-by-day' }, rule: 'MK-5.5' } as const;
  if (colour === 'gold' && !isGoldUsable(game, player))
    return { reason: { key: 'gold-at-night' }, rule: 'MK-5.6' } as const;
  if (from === 'die' && purseOf(game, player).uses <= 0)
    return {
      reason: { key: isFrozen(game, player) ? 'source-frozen' : 'die-used' },
      rule: 'MK-5.7',
    } as const;
  if (from === 'die' && colour === 'gold' && isManaFriendly(game))
    return { reason: { key: 'gold-is-spared' }, rule: 'MK-25.9' } as const;
  return more.length > 0 ? ({ reason: { key: 'needed-for-more' }, rule: 'MK-1.16' } as const) : undefined;
}

/** Tokens, dice and crystals of the wanted colours, gold and black, that cannot pay. */
function refusedMana(game: MageKnight, paying: Paying): Refused<MageKnightTypes>[] {
  const { player, colours, more = [], isForSpellPower } = paying;
  const { tokens, crystals } = playerAt(game, player);
  const able = manaForFirst(purseOf(game, player), colours, more, isForSpellPower);
  const refused: Refused<MageKnightTypes>[] = [];
  const look = (from: 'token' | 'die' | 'crystal', colour: Colour): void => {
    if (able.some((mana) => mana.from === from && mana.colour === colour)) return;
    const mana = { from, colour, as: colour };
    const why = whyNot(game, paying, mana);
    if (why !== undefined)
      refused.push({
        id: nameOf(mana),
        label: { key: 'mana', ...mana },
        ...thingOf(game, player, mana),
        ...why,
      });
  };
  for (const colour of COLOURS) {
    if (isBasic(colour) && !colours.includes(colour)) continue;
    if (tokens[colour] > 0) look('token', colour);
    if (game.source.some((die) => die.by === null && die.colour === colour)) look('die', colour);
    if (isBasic(colour) && crystals[colour] > 0) look('crystal', colour);
  }
  return refused;
}

/** Pays one mana of one of these colours and gives the colour it stood for. */
export const payMana = rule<Paying>('payOneMana')
  .maybeChoose('mana', {
    kind: 'payment',
    values: (game, { player, colours, more = [], optional = false, isForSpellPower }) => {
      const able = manaForFirst(purseOf(game, player), colours, more, isForSpellPower);
      const ways: (Mana | null)[] = dueFirst(game, able);
      if (optional && ways.length > 0) ways.push(null);
      return ways.length === 0 ? undefined : ways;
    },
    option: (game, mana, { player }) => {
      if (mana === null) return { id: 'keep', label: { key: 'pay-nothing' } };
      const label: MageKnightMessage = { key: 'mana', ...mana };
      return { id: nameOf(mana), label, ...thingOf(game, player, mana), rule: rulesOf[mana.from] };
    },
    prompt: (_, { source, colours }) => ({ key: 'ask-mana', source, colours }),
    refused: refusedMana,
  })
  .set('another', (game, { player, mana }): boolean =>
    mana ? isBasic(mana.as) && purseOf(game, player).suppressed : false,
  )
  .do('spend', (game, { player, mana, isForSpellPower }) => {
    if (mana) spend(game, player, mana, isForSpellPower);
  })
  .maybeCall(
    'laid',
    ruleNamed<Paying, Colour | undefined>('payOneMana'),
    (_, { mana, another, ...paying }) =>
      mana && another
        ? { player: paying.player, source: paying.source, colours: [mana.as], more: paying.more ?? [] }
        : undefined,
  )
  .do('lay', (game, { player, laid }) => {
    if (laid !== undefined) layOnSkill(game, player, laid);
  })
  .mayGive((_, { mana }): Colour | undefined => mana?.as);

type CrystalAct = { readonly do: 'crystal'; readonly colour: Basic };

/** MK-5.4: a crystal becomes a token at any time of the own turn. */
export const crystal: ActKind<MageKnightTypes, Of, CrystalAct> = {
  list: (game, { player }, into) => {
    const { crystals } = playerAt(game, player);
    for (const colour of BASICS) if (crystals[colour] > 0) into.push({ do: 'crystal', colour });
  },
  option: (_, { colour }) => ({
    id: `crystal:${colour}`,
    label: { key: 'crystal-to-token', colour },
    thing: `crystal:${colour}`,
    rule: 'MK-5.4',
  }),
  carryOut: (game, { colour }, { player }) => {
    spendCrystal(game, player, colour);
    gainToken(game, player, colour);
    return undefined;
  },
};
