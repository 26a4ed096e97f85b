// Mana and dice that several players have to do with.
import { BASICS, type Basic, COLOURS, type Colour } from '../../data/types.ts';
import type { MageKnight } from '../../state.ts';
import { layInCentre } from '../centre.ts';
import { gainCrystal, gainToken } from '../gains.ts';
import { last } from '../lasting.ts';
import { note, rule } from '../script.ts';
import { diceColours, diceToTurn, dieOption, dieShowing, rerollDie } from './dice.ts';
import { orNothing } from './inner.ts';
import { colourOption } from './mana.ts';
import { type OpAt, type Operations, opAt } from './op-at.ts';

const NOT_GOLD = COLOURS.filter((colour) => colour !== 'gold');

function layMarked(game: MageKnight, { player, source, path }: OpAt, colour?: Colour): void {
  last(game, { player, source, path }, 'ownTurn', colour === undefined ? {} : { colour });
  layInCentre(game, player, source);
}

/** A mana of any colour but gold; the skill is marked with it. */
const marking = (name: 'manaExploit' | 'manaOverload') =>
  rule<OpAt>(name)
    .choose('colour', {
      kind: 'one',
      values: () => NOT_GOLD,
      option: (_, colour) => colourOption(colour),
      prompt: (_, at) => ({ key: 'ask-colour', source: at.source, op: opAt(at).op }),
    })
    .do('mark', (game, { colour, ...at }) => {
      gainToken(game, at.player, colour);
      layMarked(game, at, colour);
    });

const manaSuppression = rule<OpAt>('manaSuppression').do('lay', (game, at) => layMarked(game, at));

const spentColours = ({ turn }: MageKnight): Basic[] =>
  BASICS.filter((colour) => turn.manaUsed.includes(colour));

/** Of the mana spent this turn. */
const manaEnhancement = rule<OpAt>('manaEnhancement')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game) => orNothing(spentColours(game)),
    option: (_, colour) => colourOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'manaEnhancement' }),
  })
  .exitWithout('colour')
  .do('gain', (game, { colour, ...at }) => {
    gainCrystal(game, at.player, colour);
    layMarked(game, at, colour);
  });

export const basicDice = (game: MageKnight): Basic[] => diceColours(game, BASICS);

const sourceFreeze = rule<OpAt>('sourceFreeze')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game) => orNothing(basicDice(game)),
    option: (_, colour) => dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'sourceFreeze' }),
  })
  .do('freeze', (game, { colour, ...at }) => {
    layMarked(game, at);
    if (colour !== undefined) gainCrystal(game, at.player, colour);
  });

/** One die may be rolled anew. */
const sourceOpening = rule<OpAt>('sourceOpening')
  .maybeChoose('die', {
    kind: 'one',
    values: (game): readonly (Colour | null)[] | undefined => {
      const colours = diceToTurn(game, COLOURS);
      return colours.length === 0 ? undefined : [...colours, null];
    },
    option: (_, colour) =>
      colour === null ? { id: 'none', label: { key: 'take-nothing' } } : dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'sourceOpening' }),
  })
  .do('open', (game, { die: colour, ...at }) => {
    const die = game.source.find((each) => each.by === null && each.colour === colour);
    if (die !== undefined) rerollDie(game, at.player, die);
    layMarked(game, at);
  });

const CLAIMED = 3;

function claim(game: MageKnight, { player, source, path }: OpAt, colour: Basic, atOnce: boolean): void {
  Object.assign(dieShowing(game, colour), { by: player, kept: 'claimed' });
  note({ key: 'die-claimed', player, colour });
  last(game, { player, source, path }, 'round', { colour, ...(!atOnce && { each: true }) });
  if (atOnce) gainToken(game, player, colour, CLAIMED);
}

const claimDie = rule<OpAt>('claimDie')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game) => orNothing(basicDice(game)),
    option: (_, colour) => dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'claimDie' }),
  })
  .exitWithout('colour')
  .choose('atOnce', {
    kind: 'yesNo',
    values: () => [true, false],
    option: (_, atOnce) => ({
      id: atOnce ? 'at-once' : 'each-turn',
      label: atOnce ? { key: 'tokens-at-once', n: CLAIMED } : { key: 'token-each-turn' },
    }),
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
  })
  .do('claim', (game, { colour, atOnce, ...at }) => claim(game, at, colour, atOnce));

export const sharedManaOperations: Operations = {
  manaExploit: marking('manaExploit'),
  manaOverload: marking('manaOverload'),
  manaSuppression,
  manaEnhancement,
  sourceFreeze,
  sourceOpening,
  claimDie,
};
