// Pictures for the chapters of the rules.
import { Die } from '@krcma/tableware/pieces';
import type { Plate, Plates } from '@krcma/tableware/plates';
import type { CardId } from '../data/components.ts';
import { ROLES, TRACKS } from '../data/effect.ts';
import type { BoardWords } from '../text/board-words.ts';
import type { ruleChapters } from '../text/rule-chapters.en.ts';
import type { SignId } from '../text/signs.ts';
import { Face } from './faces.tsx';
import './plates.css';

type Chapter = keyof typeof ruleChapters;

interface Shown {
  readonly cards?: readonly CardId[];
  readonly dice?: readonly number[];
  readonly signs?: readonly SignId[];
}

const SHOWN: Readonly<Record<Chapter, Shown>> = {
  GEN: { cards: ['archer', 'goblin', 'emerald-stronghold', 'cornelius'] },
  SET: { cards: ['starter-peasant', 'starter-knight', 'starter-herald'] },
  TURN: { signs: ['on-turn', 'first', 'activation', 'sword', 'candle'] },
  ROLL: { dice: [3, 5], signs: ['woken', 'rollModify', 'onDoubles', 'die'] },
  HARV: { cards: ['archer'], signs: ['activation', 'own-turn', 'other-turns', 'any-turn'] },
  HER: { cards: ['starter-herald'], signs: ['onDoubles'] },
  RES: { signs: TRACKS },
  ACT: { signs: ['actionStart', 'monster', 'citizen', 'domain', 'gold', 'actionEnd'] },
  MAG: { signs: ['magic', 'gold', 'strength'] },
  SLAY: { cards: ['goblin'], signs: ['strength', 'magic', 'vp'] },
  REC: { cards: ['merchant'], signs: ['gold', 'surcharge', 'owned', 'was'] },
  GAIN: { signs: ['gold', 'strength', 'magic'] },
  BUILD: { cards: ['emerald-stronghold'], signs: ['needs', ...ROLES, 'gold'] },
  EXH: { signs: ['exhausted', 'left', 'candle', 'deck'] },
  END: { signs: ['candle', 'monster-stacks', 'domain-stacks', 'first'] },
  SCORE: { cards: ['cornelius'], signs: ['vp', 'counted', 'line-points', 'leftovers'] },
  ICON: { signs: ['and', 'or', 'per', 'at-most', 'pays-for', 'taken-from', 'opponent', 'less', 'die'] },
  CIT: { cards: ['cleric', 'archer', 'paladin'], signs: ROLES },
  MON: { cards: ['goblin', 'wraith', 'treant'], signs: ['minion', 'beast', 'titan', 'boss'] },
  DOM: {
    cards: ['halfpenny-hill', 'palace-of-the-dawn'],
    signs: [
      'instant',
      'rollModify',
      'onDoubles',
      'actionStart',
      'actionEnd',
      'onGainCitizen',
      'onSlay',
      'modifier',
    ],
  },
  DUKE: { cards: ['cornelius', 'elsyn'], signs: ['per', 'leftovers'] },
  P5: { signs: ['resting', 'on-turn'] },
  EVT: { cards: ['sorcerer', 'mimic'], signs: ['deck', 'harm', 'everybody', 'token'] },
  MIX: { cards: ['merchant', 'blacksmith'] },
  NOD: { signs: [...ROLES, 'leftovers'] },
  SOLO: { signs: ['dark-lord', 'booty', 'column-die', 'column-left', 'bare'] },
  CARD: { cards: ['thief', 'wizard'] },
  INFO: { signs: ['face-down', 'left', 'vp'] },
  DATA: { cards: ['wizard'], signs: ['and', 'or', 'per', 'pays-for'] },
};

const cardPlate = (card: CardId, words: BoardWords): Plate => ({
  name: words.card(card),
  picture: (
    <span className="va-plate">
      <Face card={card} words={words} />
    </span>
  ),
});

const diePlate = (value: number, words: BoardWords): Plate => ({
  name: words.die(value),
  picture: (
    <span className="va-plate-die">
      <Die value={value} />
    </span>
  ),
});

const isChapter = (id: string): id is Chapter => Object.hasOwn(SHOWN, id);

export const plates: Plates<BoardWords> = (chapter, words) => {
  const { cards = [], dice = [], signs = [] } = isChapter(chapter) ? SHOWN[chapter] : {};
  return {
    plates: [...cards.map((card) => cardPlate(card, words)), ...dice.map((value) => diePlate(value, words))],
    signs,
  };
};
