// Pictures for the chapters of the rules.
import type { Plate, Plates } from '@krcma/tableware/plates';
import type { FaceId } from '../data/cards.ts';
import { ATTACK_ABILITIES } from '../data/enemy.ts';
import type { Chapter } from '../data/rule-ids.ts';
import { BACKS, BASICS, COLOURS } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { BoardWords } from '../text/board-words.ts';
import type { SignId } from '../text/signs.ts';
import { CardFace } from './card-face.tsx';
import { UnitFace } from './unit-face.tsx';
import './plates.css';

interface Shown {
  readonly cards?: readonly FaceId[];
  readonly units?: readonly UnitId[];
  readonly signs?: readonly SignId[];
}

const SHOWN: Readonly<Record<Chapter, Shown>> = {
  '1': { cards: ['march', 'fireball', 'banner-of-courage'], signs: ['wound', 'deck', 'discard'] },
  '2': { signs: ['hero', 'tile', 'die', ...BACKS.map((back) => `back-${back}` as const)] },
  '3': { signs: ['day', 'night', 'die', 'deck'] },
  '4': { signs: ['move', 'influence', 'heal', 'wound'] },
  '5': { signs: [...COLOURS, 'die', 'token', 'crystal'] },
  '6': { units: ['peasants', 'utem-crossbowmen', 'altem-mages'], signs: ['command', 'unit-level', 'cost'] },
  '7': { cards: ['march', 'stamina'], signs: ['move', 'day', 'night'] },
  '8': { signs: ['tile', 'back-green', 'back-grey', 'back-violet', 'city'] },
  '9': {
    signs: [
      'village',
      'monastery',
      'keep',
      'mageTower',
      'dungeon',
      'tomb',
      'monsterDen',
      'spawningGrounds',
      'ancientRuins',
      'crystalMine',
      'deepMine',
      'magicalGlade',
      'refugeeCamp',
      'maze',
      'labyrinth',
    ],
  },
  '10': { cards: ['promise', 'threaten'], signs: ['influence', 'reputation', 'village', 'monastery'] },
  '11': { signs: ['enemy', 'fortified', 'keep', 'mageTower', 'back-green', 'back-red'] },
  '12': {
    cards: ['rage', 'determination', 'swiftness'],
    signs: ['physical-attack', 'fire-attack', 'ice-attack', 'coldFire-attack', 'armor'],
  },
  '13': {
    signs: [
      'summon',
      ...ATTACK_ABILITIES,
      'fortified',
      'unfortified',
      'elusive',
      'arcaneImmunity',
      'defend',
      'physical-resistance',
      'fire-resistance',
      'ice-resistance',
    ],
  },
  '14': { signs: ['shield', 'city', 'reputation'] },
  '15': { cards: ['tranquility'], signs: ['wound', 'heal', 'magicalGlade'] },
  '16': { signs: ['fame', 'level', 'armor', 'hand-limit', 'command'] },
  '17': { cards: ['rage', 'swiftness'], signs: ['hero', 'armor', 'wound', 'artifact', 'move', 'fame'] },
  '18': { signs: ['city', 'hero', 'enemy', 'reputation', 'fame'] },
  '19': { signs: ['hero', 'keep', 'fame'] },
  '20': { signs: ['deck', ...BASICS] },
  '21': { signs: ['fame', 'spell', 'artifact', 'crystal', 'shield', 'wound'] },
  '22': { cards: ['fireball', 'snowstorm', 'banner-of-courage'] },
  '23': { units: ['magic-familiars', 'delphana-masters'] },
  '24': { signs: ['back-green', 'back-brown', 'back-red', 'hiddenValley', 'necropolis', 'graveyard'] },
  '25': { signs: ['city', 'back-white', 'shield'] },
  '30': { signs: ['tile', 'fame', 'city'] },
  '31': { signs: ['city', 'fame', 'shield'] },
  '32': { signs: ['city', 'fame', 'reputation'] },
  '33': { signs: ['city', 'deck', 'fame'] },
  '34': { signs: ['city', 'deck', 'fame'] },
  '35': { signs: ['city', 'fame', 'reputation'] },
  '36': { signs: ['crystalMine', 'back-green', 'back-red', 'back-brown', 'shield'] },
  '37': { signs: ['magicalGlade', 'night', 'back-brown', 'back-red', 'shield'] },
  '38': { signs: ['dungeon', 'tomb', 'back-brown', 'back-red', 'village', 'monastery'] },
  '39': { signs: ['keep', 'mageTower', 'gold', 'black', 'shield'] },
  '40': { signs: ['portal', 'day', 'night', 'keep', 'mageTower'] },
  '41': { signs: ['city', 'deck', 'wound', 'back-grey', 'back-red', 'fame'] },
  '42': { signs: ['portal', 'deck', 'tile', 'back-grey', 'back-red', 'fame'] },
  '43': { signs: ['hiddenValley', 'necropolis', 'magicalGlade', 'graveyard', 'shield'] },
  '44': { signs: ['graveyard', 'necropolis', 'back-green', 'back-brown', 'back-red', 'shield'] },
  '45': { signs: ['hiddenValley', 'tile', 'move', 'influence'] },
  '46': { signs: ['destroyedCity', 'back-red', 'tile', 'fame'] },
};

const plate = (name: string, picture: Plate['picture']): Plate => ({
  name,
  picture: <span className="mk-plate">{picture}</span>,
});

const platesOf = ({ cards = [], units = [] }: Shown, words: BoardWords): Plate[] => [
  ...cards.map((id) => plate(words.card(id), <CardFace id={id} words={words} />)),
  ...units.map((id) => plate(words.unit(id), <UnitFace id={id} words={words} />)),
];

const isChapter = (id: string): id is Chapter => Object.hasOwn(SHOWN, id);

export const plates: Plates<BoardWords> = (chapter, words) => {
  const shown: Shown = isChapter(chapter) ? SHOWN[chapter] : {};
  return { plates: platesOf(shown, words), signs: shown.signs ?? [] };
};
