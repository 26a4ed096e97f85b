import { colourNames } from './names-places.en.ts';
import { cards, tokens, wounds } from './phrases.en.ts';
import type { VolkareWords } from './volkare-words.ts';

export const volkareWords: VolkareWords = {
  name: 'Volkare',
  stands: (n) => `Volkare, with an army of ${tokens(n)}`,
  army: 'His army',
  unseen: (n) => (n === 1 ? '1 unseen enemy' : `${n} unseen enemies`),
  away: (phase, n) =>
    n === 0
      ? 'He stands on the portal.'
      : `${n === 1 ? '1 space' : `${n} spaces`} to the ${phase === 'goesHome' ? 'portal' : 'city'}.`,
  cardsLeft: (n) => `${cards(n)} in his deck.`,
  frenzied: 'He has no cards left: he storms two spaces on every turn.',
  fearful: 'May leave the offer',
  cityDown: 'Volkare has been in it: nobody deals there.',
  phases: {
    explores: 'He looks for the city.',
    races: 'He heads straight for the city.',
    goesHome: 'He heads for the portal.',
  },
  waits: 'He skips his next turn.',
  where: 'Where may Volkare go next?',
  whereBriefly: 'Where next?',
  kinds: { action: 'Action', spell: 'Spell' },
  card: (colour, kind, n) => `${n} × ${colourNames[colour]} ${kind === 'spell' ? 'Spell' : 'action'}`,
  frenzy: 'No cards left: as by a blue Spell',
  goes: (steps) => (steps === 1 ? 'goes one space' : `goes ${steps} spaces`),
  stays: 'stays',
  reveals: (n) => (n === 1 ? 'reveals a tile' : `reveals ${n} tiles`),
  attacks: (name) => `attacks ${name}`,
  enters: 'attacks the city',
  leaves: 'leaves by the portal: you lose',
  wounds: (n) => wounds(n),
  byWound: 'stays, and a unit may leave',
  marked: (colour, unit) => `${colour}: ${unit} may leave`,
};
