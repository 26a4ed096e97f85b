import { countInCzech } from '@krcma/kernel';
import type { Gain } from '../rules/effects/worth.ts';
import type { HandWords } from './hand-words.ts';
import { colourNames, elementNames } from './names-places.cs.ts';
import { pointsFrom } from './phrases.cs.ts';
import { hidden } from './variants.cs.ts';

const card = { one: 'karta', few: 'karty', other: 'karet' };
const wound = { one: 'karta zranění', few: 'karty zranění', other: 'karet zranění' };
const wounds = (n: number): string => countInCzech(n, wound);

const kinds = {
  melee: 'Útok',
  ranged: 'Střelecký útok',
  siege: 'Obléhací útok',
  block: 'Blok',
} as const;
const points = { move: 'Pohyb', influence: 'Vliv', heal: 'Léčení' } as const;

function gain(given: Gain): string {
  if ('element' in given) {
    const { kind, n, element, half } = given;
    const of = element === 'physical' ? '' : ` (${elementNames[element]})`;
    return `${kinds[kind]} ${n}${of}${half ? ', platí polovina' : ''}`;
  }
  if ('colour' in given)
    return `${given.kind === 'mana' ? 'mana' : 'krystal'} (${colourNames[given.colour].nom}): ${given.n}`;
  return given.kind === 'draw'
    ? `dobrání: ${countInCzech(given.n, card)}`
    : `${points[given.kind]} ${given.n}`;
}

export const handWords: HandWords = {
  gain,
  adds: (ways) => `teď přidá: ${ways.join(', nebo ')}`,
  hindered: {
    healing: 'ne v boji',
    night: 'jen v noci',
    nothing: 'teď nic nedělá',
    mana: 'chybí mana',
  },
  sides: { basic: 'základní', powered: 'silnější' },
  sideways: { move: 'Pohyb', influence: 'Vliv', attack: 'Útok', block: 'Blok' },
  laidSideways: 'Bokem',
  putBack: 'Vrátit kartu do ruky',
  woundSays: 'Nelze zahrát. Vyleč ho, nebo odpočívej.',
  usage: { passive: 'stále', perTurn: 'každý tah', perRound: 'každé kolo' },
  pile: (name, n) => `${name}: ${countInCzech(n, card)}`,
  emptyPile: 'Nic tu neleží.',
  unseenHelp: 'Co si ještě v tomto kole můžeš dobrat, bez pořadí.',
  close: 'Zavřít',

  from: pointsFrom,
  attackOn: 'Útok na',
  blockOf: 'Blok proti',
  aimFirst: 'Zvol, na koho útočíš: každý cíl přidá svou Zbroj.',
  blockFirst: 'Zvol útok, který blokuješ.',
  need: 'je třeba',
  have: 'vyloženo',
  missing: (n) => `chybí ${n}`,
  enough: 'stačí',
  nothingLaid: 'zatím nic',
  countsHalf: 'platí polovina',
  defence: 'obrana',
  blockNeeds: (need) => `je třeba Blok ${need}`,
  deals: (damage, n) => `zranění ${damage}, to je ${wounds(n)}`,
  summonedBy: (enemy) => `přivolal: ${enemy}`,
  die: (by, { colour, shown, denied }) => {
    if (colour !== null) return shown ? hidden[colour] : `${by} skrývá kostku. ${hidden[colour]}`;
    return [`${by} skrývá kostku`, ...denied.map((each) => `není ${colourNames[each].nom}`)].join(', ');
  },
  stops: 'Když teď přestaneš',
  stopsHelp: 'Když už nic nezablokuješ a všechno schytá tvůj hrdina.',
  threat: ({ damage, ignored, wounds: n, spared, poison, paralyzed, knockedOut }) => [
    `zranění ${damage}: ${wounds(n)} do ruky`,
    ...(ignored > 0 ? [`ignoruješ ${ignored}`] : []),
    ...(spared > 0 ? [`ušetříš ${wounds(spared)}`] : []),
    ...(poison > 0 ? [`jed: ${wounds(poison)} na odložené`] : []),
    ...(paralyzed ? ['ochromení: přijdeš o zbytek ruky'] : []),
    ...(knockedOut ? ['omráčení: přijdeš o zbytek ruky'] : []),
  ],
  safe: 'Už nic nepřijde.',
};
