// What others have left for the owner of a turn as it begins.
import type { Basic } from '../data/types.ts';
import { BASICS } from '../data/types.ts';
import type { MageKnight } from '../state.ts';
import { colourOption } from './effects/mana.ts';
import { gainCrystal, gainToken } from './gains.ts';
import { working } from './lasting.ts';
import { isBasic } from './purse.ts';
import { type Of, rule } from './script.ts';

/** Mana that lies on the own skill. */
const laidFor = (game: MageKnight, seat: number): Basic[] => {
  const laid = working(game, seat, 'manaSuppression').flatMap(({ lasting }) => lasting.laid ?? []);
  return BASICS.filter((colour) => laid.includes(colour));
};

export const startOfTurn = rule<Of>('startOfTurn')
  .do('tokens', (game, { player }) => {
    for (const { lasting } of working(game, player, 'claimDie'))
      if (lasting.each === true && lasting.colour !== undefined && isBasic(lasting.colour))
        gainToken(game, player, lasting.colour);
  })
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, { player }) => {
      const colours = laidFor(game, player);
      return colours.length === 0 ? undefined : colours;
    },
    option: (_, colour) => colourOption(colour),
    prompt: () => ({ key: 'ask-laid-mana' }),
  })
  .do('crystal', (game, { player, colour }) => {
    if (colour !== undefined) gainCrystal(game, player, colour);
  });
