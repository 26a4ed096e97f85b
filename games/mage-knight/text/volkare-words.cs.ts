import { type CzechForms, countInCzech, verbInCzech } from '@krcma/kernel';
import { colourNames } from './names-places.cs.ts';
import { tokens } from './phrases.cs.ts';
import type { VolkareWords } from './volkare-words.ts';

const cardForms: CzechForms = { one: 'karta', few: 'karty', other: 'karet' };
const spaceForms: CzechForms = { one: 'políčko', few: 'políčka', other: 'políček' };

export const volkareWords: VolkareWords = {
  name: 'Volkare',
  stands: (n) => `Volkare a jeho armáda (${tokens(n)})`,
  army: 'Jeho armáda',
  unseen: (n) => `neznámí nepřátelé: ${n}`,
  away: (phase, n) =>
    n === 0
      ? 'Stojí na portálu.'
      : `${phase === 'goesHome' ? 'K portálu' : 'K městu'} mu ${verbInCzech(n, 'zbývá', 'zbývají')} ${countInCzech(n, spaceForms)}.`,
  cardsLeft: (n) => `V balíčku mu ${verbInCzech(n, 'zbývá', 'zbývají')} ${countInCzech(n, cardForms)}.`,
  frenzied: 'Už nemá karty: každý tah se žene o dvě políčka.',
  fearful: 'Z nabídky mohou odejít',
  cityDown: 'Volkare už v něm byl: nikdo tu nejedná.',
  phases: {
    explores: 'Hledá město.',
    races: 'Míří přímo k městu.',
    goesHome: 'Míří k portálu.',
  },
  waits: 'Příští tah přeskočí.',
  where: 'Kam může Volkare jít?',
  whereBriefly: 'Kam může?',
  kinds: { action: 'Akce', spell: 'Kouzlo' },
  card: (colour, kind, n) => `${n} × ${kind === 'spell' ? 'kouzlo' : 'akce'} (${colourNames[colour].nom})`,
  frenzy: 'Bez karet: jako při modrém kouzle',
  goes: (steps) => (steps === 1 ? 'jde o políčko' : `jde o ${steps} políčka`),
  stays: 'zůstane',
  reveals: (n) => (n === 1 ? 'odkryje dílek' : `odkryje ${n} dílky`),
  attacks: (name) => `útočí: ${name}`,
  enters: 'útočí na město',
  leaves: 'odejde portálem: prohra',
  wounds: (n) => `${n} × zranění`,
  byWound: 'zůstane a jednotka může odejít',
  marked: (colour, unit) => `${colour}: může odejít ${unit}`,
};
