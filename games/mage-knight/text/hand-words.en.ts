import type { Gain } from '../rules/effects/worth.ts';
import type { HandWords } from './hand-words.ts';
import { colourNames, elementNames } from './names-places.en.ts';
import { pointsFrom } from './phrases.en.ts';
import { hidden } from './variants.en.ts';

const wounds = (n: number): string => (n === 1 ? '1 wound' : `${n} wounds`);

const kinds = { melee: 'Attack', ranged: 'Ranged Attack', siege: 'Siege Attack', block: 'Block' } as const;
const points = { move: 'Move', influence: 'Influence', heal: 'Healing' } as const;

function gain(given: Gain): string {
  if ('element' in given) {
    const { kind, n, element, half } = given;
    const of = element === 'physical' ? '' : ` (${elementNames[element]})`;
    return `${kinds[kind]} ${n}${of}${half ? ', counts half' : ''}`;
  }
  if ('colour' in given)
    return `${given.n} ${colourNames[given.colour]} ${given.kind === 'mana' ? 'mana' : given.n === 1 ? 'crystal' : 'crystals'}`;
  return given.kind === 'draw'
    ? `draw ${given.n === 1 ? '1 card' : `${given.n} cards`}`
    : `${points[given.kind]} ${given.n}`;
}

export const handWords: HandWords = {
  gain,
  adds: (ways) => `adds now: ${ways.join(', or ')}`,
  hindered: {
    healing: 'not in a fight',
    night: 'only at night',
    nothing: 'does nothing now',
    mana: 'no mana for it',
  },
  sides: { basic: 'basic', powered: 'powered' },
  sideways: { move: 'Move', influence: 'Influence', attack: 'Attack', block: 'Block' },
  laidSideways: 'Sideways',
  putBack: 'Put the card back',
  woundSays: 'Cannot be played. Heal it, or rest.',
  usage: { passive: 'always', perTurn: 'each turn', perRound: 'each round' },
  pile: (name, n) => `${name}: ${n === 1 ? '1 card' : `${n} cards`}`,
  emptyPile: 'Nothing lies here.',
  unseenHelp: 'What you may still draw this round, in no order.',
  close: 'Close',

  from: pointsFrom,
  attackOn: 'Attack on',
  blockOf: 'Block of',
  aimFirst: 'Choose whom to attack: each target adds its Armor.',
  blockFirst: 'Choose the attack to block.',
  need: 'needed',
  have: 'laid',
  missing: (n) => `${n} more`,
  enough: 'enough',
  nothingLaid: 'nothing laid yet',
  countsHalf: 'counts half',
  defence: 'defended',
  blockNeeds: (need) => `needs Block ${need}`,
  deals: (damage, n) => `deals ${damage}, ${wounds(n)}`,
  summonedBy: (enemy) => `called by ${enemy}`,
  die: (by, { colour, shown, denied }) => {
    if (colour !== null) return shown ? hidden[colour] : `${by} hides a die. ${hidden[colour]}`;
    return [`${by} hides a die`, ...denied.map((each) => `not ${colourNames[each]}`)].join(', ');
  },
  stops: 'If you stop here',
  stopsHelp: 'If nothing more is blocked and your hero takes all of it.',
  threat: ({ damage, ignored, wounds: n, spared, poison, paralyzed, knockedOut }) => [
    `${damage} damage: ${wounds(n)} to your hand`,
    ...(ignored > 0 ? [`${ignored} damage ignored`] : []),
    ...(spared > 0 ? [`${wounds(spared)} spared`] : []),
    ...(poison > 0 ? [`poison: ${wounds(poison)} to your discards`] : []),
    ...(paralyzed ? ['paralyzed: the rest of your hand is lost'] : []),
    ...(knockedOut ? ['knocked out: the rest of your hand is lost'] : []),
  ],
  safe: 'Nothing comes any more.',
};
