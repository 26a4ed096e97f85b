import { inCzech, nominatives } from '@krcma/kernel';
import type { CardId } from '../../data/components.ts';
import type { Area } from '../../data/effect.ts';
import { areaNames, cardNames } from '../../text/names.cs.ts';
import type { TerminalWords } from './words.ts';

const pointWord = (count: number): string => inCzech(count, { one: 'bod', few: 'body', other: 'bodů' });

export const czech: TerminalWords = {
  cards: nominatives<CardId>(cardNames),
  areas: nominatives<Area>(areaNames),
  tracks: { gold: 'Z', strength: 'S', magic: 'M', vp: 'VB' },
  roles: { worker: 'dě', soldier: 'vo', shadow: 'po', holy: 'du' },
  timings: {
    instant: 'po stavbě',
    rollModify: 'mění kostku',
    onDoubles: 'při dvojici',
    actionStart: 'před akcemi',
    actionEnd: 'po akcích',
    onGainCitizen: 'za obyvatele',
    onSlay: 'za nestvůru',
    modifier: 'při akcích',
  },
  turn: (turn) => `Tah ${turn}`,
  dice: 'kostky',
  deck: (cards, events) => `balíček vyčerpání ${cards}${events > 0 ? ` (událostí ${events})` : ''}`,
  end: 'konec:',
  monsterStacks: 'nestvůry',
  domainStacks: 'panství',
  exhaustedStacks: 'vyčerpáno',
  points: (points) => `${points} ${pointWord(points)}`,
  pointsWithoutDuke: (points) => `${points}+? bodů`,
  citizens: 'obyvatelé',
  domains: 'panství',
  slain: 'zabito',
  duke: 'vévoda',
  dukesToChoose: 'vévodové',
  nothing: 'jen základní karty',
  resting: 'odpočívá',
  first: 'první hráč',
  darkLord: 'Temný pán',
  exhausted: 'vyčerpáno',
  bare: 'prázdno',
  perDomain: 'pan',
  monster: 'nestvůra',
  citizen: 'obyvatel',
  free: 'zdarma',
  steals: 'krade',
  trackNames: { gold: 'zlaťáky', strength: 'síla', magic: 'magie', vp: 'vítězné body' },
  roleNames: { worker: 'dělníci', soldier: 'vojáci', shadow: 'podsvětí', holy: 'duchovní' },
  marks: [
    ['[7]', 'volba číslo 7'],
    ['x5', 'karet v balíčku'],
    ['9/10 Paladin', 'působí při hodu 9 nebo 10'],
    ['3M / 1M', 've tvém tahu / v tazích ostatních'],
    ['1Z>2M', 'zaplať a získej'],
    ['1Z/vo', 'za každého vojáka'],
    ['2Z|2M', 'jedno z nich'],
    ['8+? bodů', 'vévoda je ještě tajný'],
    ['!', 'nepřátelská událost'],
  ],
};
