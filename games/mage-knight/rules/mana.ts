// Chapter MK-5: what mana a player has, and paying with it.
import type { Seat } from '@krcma/kernel';
import type { OpsSource } from '../data/sources.ts';
import { BASICS, type Basic, type Colour } from '../data/types.ts';
import type { ManaFrom } from '../messages/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { works } from './lasting.ts';
import { note, type Of, rule } from './script.ts';
import { isNight } from './time.ts';

/** One mana, where it comes from, and the colour it stands for. */
export type Mana = { readonly from: ManaFrom; readonly colour: Colour; readonly as: Colour };

/** MK-5.5, .6, .15. */
export const isGoldUsable = (game: MageKnight, seat: Seat): boolean =>
  !isNight(game) || works(game, seat, 'nightAsDay');

export const isBlackUsable = (game: MageKnight, seat: Seat): boolean =>
  isNight(game) || works(game, seat, 'dayAsNight');

const isBasic = (colour: Colour): colour is Basic => colour !== 'gold' && colour !== 'black';

export const mayUseDie = ({ turn }: MageKnight): boolean => turn.diceUsed < 1 + turn.moreDice;

/** Colours that can stand for another one now. */
function standIns(game: MageKnight, seat: Seat, as: Colour): Colour[] {
  if (as === 'black') return isBlackUsable(game, seat) ? ['black'] : [];
  if (as === 'gold') return isGoldUsable(game, seat) ? ['gold'] : [];
  return isGoldUsable(game, seat) ? [as, 'gold'] : [as];
}

/** Everything that could pay for one of these colours, a token before a crystal. */
export function manaFor(game: MageKnight, seat: Seat, colours: readonly Colour[]): Mana[] {
  const { tokens, crystals } = playerAt(game, seat);
  const found: Mana[] = [];
  const withDie = mayUseDie(game);
  for (const as of colours)
    for (const colour of standIns(game, seat, as)) {
      if (tokens[colour] > 0) found.push({ from: 'token', colour, as });
      if (withDie && game.source.some((die) => die.by === null && die.colour === colour))
        found.push({ from: 'die', colour, as });
      if (isBasic(colour) && crystals[colour] > 0) found.push({ from: 'crystal', colour, as });
    }
  return found;
}

export const canPay = (game: MageKnight, seat: Seat, colours: readonly Colour[]): boolean =>
  manaFor(game, seat, colours).length > 0;

export function spend(game: MageKnight, seat: Seat, { from, colour, as }: Mana): void {
  const player = playerAt(game, seat);
  if (from === 'token') player.tokens[colour]--;
  else if (from === 'crystal' && isBasic(colour)) {
    player.crystals[colour]--;
    game.turn.spentCrystals[colour]++;
  } else {
    const die = game.source.find((each) => each.by === null && each.colour === colour);
    if (die !== undefined) die.by = seat;
    game.turn.diceUsed++;
  }
  note({ key: 'mana-spent', player: seat, from, colour, as });
}

export interface Paying extends Of {
  source: OpsSource;
  colours: Colour[];
}

const nameOf = ({ from, colour, as }: Mana): string =>
  `mana:${from}:${colour}${colour === as ? '' : `>${as}`}`;

/** Pays one mana of one of these colours and gives the colour it stood for. */
export const payMana = rule<Paying>('payOneMana')
  .choose('mana', {
    kind: 'payment',
    values: (game, { player, colours }) => manaFor(game, player, colours),
    option: (_, mana) => ({
      id: nameOf(mana),
      label: { key: 'mana', ...mana },
      thing: `${mana.from}:${mana.colour}`,
      rule: mana.from === 'die' ? 'MK-5.7' : 'MK-5.4',
    }),
    prompt: (_, { source, colours }) => ({ key: 'ask-mana', source, colours }),
  })
  .do('spend', (game, { player, mana }) => spend(game, player, mana))
  .gives((_, { mana }): Colour => mana.as);

/** What powers a card (MK-1.7, .8): one of its colours. */
export const basics = BASICS;
