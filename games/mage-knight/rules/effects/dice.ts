// The dice of the Source.
import { RuleError, revealed, type Seat } from '@krcma/kernel';
import { BASICS, COLOURS, type Colour } from '../../data/types.ts';
import type { Die, MageKnight } from '../../state.ts';
import { gainCrystal, gainToken } from '../gains.ts';
import { last } from '../lasting.ts';
import { isBlackUsable, isGoldUsable } from '../purse.ts';
import { note, rule } from '../script.ts';
import { rollDie } from '../source.ts';
import { turnUpByDay } from '../tiles.ts';
import { isNight } from '../time.ts';
import { mayTurn } from '../variants/friendly-mana.ts';
import { orNothing } from './inner.ts';
import { colourOption } from './mana.ts';
import { below, type OpAt, type Operations, opAt, opNamed } from './op-at.ts';

export const dieOption = (colour: Colour) => ({
  id: `die:${colour}`,
  label: { key: 'die', colour } as const,
  thing: `die:${colour}`,
});

/** Colours of the dice that lie in the Source; equal ones are one. */
export const diceColours = <C extends Colour>({ source }: MageKnight, among: readonly C[]): C[] =>
  among.filter((colour) => source.some((die) => die.by === null && die.colour === colour));

/** The same of those that may be rolled anew or turned (MK-25.9). */
export const diceToTurn = <C extends Colour>(game: MageKnight, among: readonly C[]): C[] =>
  diceColours(game, among).filter((colour) => mayTurn(game, colour));

/** One of the dice of that colour in the Source. */
export function dieShowing({ source }: MageKnight, colour: Colour): Die {
  const die = source.find((each) => each.by === null && each.colour === colour);
  if (die === undefined) throw new RuleError(`No ${colour} die lies in the Source; offer those that do.`);
  return die;
}

export function rerollDie(game: MageKnight, seat: Seat, die: Die): void {
  const from = die.colour;
  die.colour = rollDie(game);
  revealed();
  note({ key: 'die-rolled', player: seat, from, colour: die.colour });
}

/** What such dice may stand for besides their colour is read where mana is paid (purse.ts). */
const extraSourceDie = rule<OpAt>('extraSourceDie').do('more', (game, at) => {
  const { n, blackAsAny, goldBlackAsBasic } = opNamed(at, 'extraSourceDie');
  game.turn.moreDice += n;
  if (blackAsAny ?? goldBlackAsBasic) last(game, at, 'turn', { left: n });
  note({ key: 'more-dice', player: at.player, n });
});

/** MK-5.14: it is no die of the normal use, and comes back as it was set. */
const takeDie = rule<OpAt>('takeDie')
  .maybeChoose('die', {
    kind: 'one',
    values: (game) => orNothing(diceToTurn(game, COLOURS)),
    option: (_, colour) => dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'takeDieSetColour' }),
  })
  .exitWithout('die')
  .choose('colour', {
    kind: 'one',
    values: (_, at) => COLOURS.filter((colour) => colour !== opNamed(at, 'takeDieSetColour').notColour),
    option: (_, colour) => colourOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'takeDieSetColour' }),
  })
  .do('set', (game, { die: from, colour, ...at }) => {
    const { tokensEach } = opNamed(at, 'takeDieSetColour');
    note({ key: 'die-set', player: at.player, from, colour });
    Object.assign(dieShowing(game, from), { colour, by: at.player, stays: true });
    gainToken(game, at.player, colour, tokensEach);
  });

const takeDieSetColour = rule<OpAt>('takeDieSetColour').each('dice', takeDie, (_, at) =>
  Array.from({ length: opNamed(at, 'takeDieSetColour').n }, () => below(at)),
);

const dieToCrystalReroll = rule<OpAt>('dieToCrystalReroll')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game) => orNothing(diceColours(game, BASICS)),
    option: (_, colour) => dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'dieToCrystalReroll' }),
  })
  .exitWithout('colour')
  .do('gain', (game, { player, colour }) => {
    gainCrystal(game, player, colour);
    rerollDie(game, player, dieShowing(game, colour));
  });

const rerollSource = rule<OpAt>('rerollSource').do('roll', (game, { player }) => {
  const dice = game.source.filter((die) => die.by === null && mayTurn(game, die.colour));
  for (const die of dice) rerollDie(game, player, die);
});

/** MK-5.10: a die nobody can use as it lies. */
const isDepleted = (game: MageKnight, seat: Seat, colour: Colour): boolean =>
  (colour === 'gold' && !isGoldUsable(game, seat)) || (colour === 'black' && !isBlackUsable(game, seat));

/** Different dice that were not picked yet; depleted ones come before the others. */
function rerollable(game: MageKnight, seat: Seat, picked: readonly number[]): number[] {
  const seen = new Set<Colour>();
  const left: number[] = [];
  for (const [index, { by, colour }] of game.source.entries()) {
    if (by !== null || picked.includes(index) || seen.has(colour) || !mayTurn(game, colour)) continue;
    seen.add(colour);
    left.push(index);
  }
  const depleted = left.filter((index) => isDepleted(game, seat, game.source[index]?.colour ?? 'red'));
  return depleted.length > 0 ? depleted : left;
}

const rerollDice = rule<OpAt>('rerollDice')
  .gather('dice', {
    kind: 'some',
    values: (game, { player }, picked: readonly number[]) => [...picked, ...rerollable(game, player, picked)],
    option: ({ source }, index) => ({
      ...dieOption(source[index]?.colour ?? 'red'),
      id: `die:${index}`,
    }),
    prompt: (_, at) => ({ key: 'ask-die', source: at.source, op: opAt(at).op }),
    atLeast: () => 1,
    atMost: (_, at) => opNamed(at, 'rerollDice').max,
    done: () => ({ key: 'enough' }),
  })
  .do('roll', (game, { player, dice }) => {
    for (const die of dice.flatMap((index) => game.source[index] ?? [])) rerollDie(game, player, die);
  });

const FLIPPED = { gold: 'black', black: 'gold' } as const;

const flipGoldBlack = rule<OpAt>('flipGoldBlack')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game) => orNothing(diceToTurn(game, ['gold', 'black'])),
    option: (_, colour) => dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'flipGoldBlack' }),
  })
  .exitWithout('colour')
  .do('flip', (game, { player, colour }) => {
    dieShowing(game, colour).colour = FLIPPED[colour];
    note({ key: 'die-set', player, from: colour, colour: FLIPPED[colour] });
  });

/** MK-5.15: only at night; what forests cost is read where a step is paid, and all is seen as by day (MK-8.12). */
const nightAsDay = rule<OpAt>('nightAsDay').do('last', (game, at) => {
  if (!isNight(game)) return;
  last(game, at, 'turn');
  turnUpByDay(game, [at.player]);
});

const dayAsNight = rule<OpAt>('dayAsNight').do('last', (game, at) => {
  if (!isNight(game)) last(game, at, 'turn');
});

export const diceOperations: Operations = {
  extraSourceDie,
  takeDieSetColour,
  dieToCrystalReroll,
  rerollSource,
  rerollDice,
  flipGoldBlack,
  nightAsDay,
  dayAsNight,
};
