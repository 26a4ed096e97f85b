// Mana tokens and crystals.
import { revealed, type Seat } from '@krcma/kernel';
import { cardOf } from '../../data/cards.ts';
import type { OpNamed } from '../../data/ops.ts';
import { BASICS, type Basic, COLOURS, type Colour } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { gainFame } from '../fame.ts';
import { gainCrystal, gainToken } from '../gains.ts';
import { last } from '../lasting.ts';
import { isBasic } from '../purse.ts';
import { note, type Of, rule } from '../script.ts';
import { rollDie } from '../source.ts';
import { isNight } from '../time.ts';
import { knownColours } from './known-colour.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';

export const colourOption = (colour: Colour) => ({
  id: `colour:${colour}`,
  label: { key: 'colour', colour } as const,
});

/** What the next token may be; each is chosen on its own. */
function tokenColours({ colour }: OpNamed<'gainMana'>): readonly Colour[] {
  if (colour === 'any') return COLOURS;
  return colour === 'eachBasic' ? BASICS : [colour];
}

const gainManaOp = rule<OpAt>('gainMana')
  .gather('colours', {
    kind: 'some',
    repeats: true,
    values: (_, at) => {
      const op = opNamed(at, 'gainMana');
      return op.colour === 'eachBasic' ? [] : tokenColours(op);
    },
    option: (_, colour) => colourOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'gainMana' }),
    atLeast: (_, at) => opNamed(at, 'gainMana').n,
    atMost: (_, at) => opNamed(at, 'gainMana').n,
    done: () => ({ key: 'enough' }),
  })
  .do('gain', (game, { colours, ...at }) => {
    const { colour, n } = opNamed(at, 'gainMana');
    if (colour === 'eachBasic') for (const each of BASICS) gainToken(game, at.player, each, n);
    for (const each of colours) gainToken(game, at.player, each);
  });

/** Colours of offered Spells that were not taken yet, one for each card. */
function offeredColours({ spells }: MageKnight, picked: readonly Basic[]): Basic[] {
  const left = spells.offer.flatMap((spell) => cardOf(spell).colours[0] ?? []);
  for (const colour of picked) left.splice(left.indexOf(colour), 1);
  return BASICS.filter((colour) => left.includes(colour));
}

/** What the next crystal may be (vc_color). */
function crystalColours(game: MageKnight, at: OpAt, picked: readonly Basic[] = []): readonly Basic[] {
  const { colour } = opNamed(at, 'gainCrystal');
  const { crystals } = playerAt(game, at.player);
  if (colour === 'anyBasic') return BASICS;
  if (colour === 'oneChosen') return picked.length === 0 ? BASICS : picked.slice(0, 1);
  if (colour === 'owned') return BASICS.filter((basic) => crystals[basic] > 0);
  if (colour === 'unowned') return BASICS.filter((basic) => crystals[basic] === 0);
  if (colour === 'offeredSpell' || colour === 'offeredSpells') return offeredColours(game, picked);
  if (colour === 'paid' || colour === 'thrown') {
    const known = knownColours(game, at, colour);
    return picked.length === 0 ? known : picked.slice(0, 1);
  }
  if (colour !== 'eachOther') return [colour];
  const thrown = knownColours(game, at, 'thrown');
  return BASICS.filter((basic) => !thrown.includes(basic) && !picked.includes(basic));
}

/** All of them at once, where each of the other colours is gained; n of them otherwise. */
const crystalsOf = (game: MageKnight, at: OpAt): number => {
  const { colour, n } = opNamed(at, 'gainCrystal');
  return colour === 'eachOther' ? crystalColours(game, at).length : n;
};

const gainCrystalOp = rule<OpAt>('gainCrystal')
  .gather('colours', {
    kind: 'some',
    repeats: true,
    values: (game, at, picked: readonly Basic[]) => {
      const colours = crystalColours(game, at, picked);
      return opNamed(at, 'gainCrystal').colour === 'eachOther' ? colours.slice(0, 1) : colours;
    },
    option: (_, colour) => colourOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'gainCrystal' }),
    atLeast: (game, at) => crystalsOf(game, at),
    atMost: (game, at) => crystalsOf(game, at),
    done: () => ({ key: 'enough' }),
  })
  .do('gain', (game, { player, colours }) => {
    for (const colour of colours) gainCrystal(game, player, colour);
  });

const tokenByTime = rule<OpAt>('tokenByTime').do('gain', (game, at) => {
  const { day, night } = opNamed(at, 'tokenByTime');
  gainToken(game, at.player, isNight(game) ? night : day);
});

function rollFor(game: MageKnight, seat: Seat): Colour {
  const colour = rollDie(game);
  revealed();
  note({ key: 'crystal-rolled', player: seat, colour });
  return colour;
}

/** A crystal by a die: gold is any, black is fame instead (MK-16.6). */
const rollForCrystal = rule<Of>('rollForCrystal')
  .set('rolled', (game, { player }) => rollFor(game, player))
  .maybeChoose('colour', {
    kind: 'one',
    values: (_, { rolled }) => (rolled === 'gold' ? BASICS : undefined),
    option: (_, colour) => colourOption(colour),
    prompt: () => ({ key: 'ask-rolled-colour' }),
  })
  .do('gain', (game, { player, rolled, colour }) => {
    if (rolled === 'black') gainFame(game, player, 1);
    else if (colour !== undefined) gainCrystal(game, player, colour);
    else if (isBasic(rolled)) gainCrystal(game, player, rolled);
  });

const rollCrystals = rule<OpAt>('rollCrystals').each('rolls', rollForCrystal, (_, at) =>
  Array.from({ length: opNamed(at, 'rollCrystals').n }, () => ({ player: at.player })),
);

const endlessMana = rule<OpAt>('endlessMana').do('last', (game, at) => last(game, at, 'turn'));

const refundCrystals = rule<OpAt>('refundCrystals').do('last', (game, at) => last(game, at, 'turn'));

/** One mana only. */
const polarize = rule<OpAt>('polarize').do('last', (game, at) => last(game, at, 'turn', { left: 1 }));

export const manaOperations: Operations = {
  gainMana: gainManaOp,
  gainCrystal: gainCrystalOp,
  tokenByTime,
  rollCrystals,
  endlessMana,
  refundCrystals,
  polarize,
};
