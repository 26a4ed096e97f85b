// Every operation in Czech: points, mana, cards and units here, the rest in the files beside.
import { type CzechForms, inCzech, listed } from '@krcma/kernel';
import type { GoodsOps, Per } from '../data/ops.ts';
import type { Colour } from '../data/types.ts';
import { choosing, either, type OpWords, type Say, sayingWith } from './effects.ts';
import { combatWords } from './effects-combat.cs.ts';
import { companyWords, turnWords } from './effects-company.cs.ts';
import { wayWords } from './effects-way.cs.ts';
import { colourNames } from './names-places.cs.ts';
import { perWords } from './per-words.cs.ts';

const growing = (per: Per | undefined, plus = 1): string =>
  per === undefined ? '' : `, +${plus} za ${perWords[per]}`;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

const counted = (n: number, forms: CzechForms): string => `${n} ${inCzech(n, forms)}`;
const cards = (n: number): string => counted(n, { one: 'kartu', few: 'karty', other: 'karet' });
const tokenForms = { one: 'žeton', few: 'žetony', other: 'žetonů' };
const crystalForms = { one: 'krystal', few: 'krystaly', other: 'krystalů' };

/** Of a mana: žeton červené many, červený krystal. */
const ofMana: Readonly<Record<Colour, string>> = {
  red: 'červené',
  blue: 'modré',
  green: 'zelené',
  white: 'bílé',
  gold: 'zlaté',
  black: 'černé',
};

const colours: Readonly<Record<string, string>> = {
  any: 'libovolné barvy',
  anyBasic: 'libovolné základní barvy',
  eachBasic: 'každé základní barvy',
  paid: 'zaplacené barvy',
  thrown: 'barvy vyřazené karty',
  discarded: 'barvy odložené karty',
  eachOther: 'každé základní barvy, kterou ta karta nemá',
  owned: 'barvy, kterou máš',
  unowned: 'základní barvy, kterou nemáš',
  offeredSpell: 'barvy některého kouzla v nabídce',
  offeredSpells: 'barev různých kouzel v nabídce',
  oneChosen: 'jedné základní barvy',
};

const tokens = (colour: string, n: number): string =>
  colour in colours
    ? `získej ${counted(n, tokenForms)} many ${colours[colour]}`
    : `získej ${counted(n, tokenForms)} ${ofMana[colour as Colour]} many`;

const crystals = (colour: string, n: number): string =>
  colour in colours
    ? `získej ${counted(n, crystalForms)} ${colours[colour]}`
    : `získej ${n} ${n === 1 ? ofMana[colour as Colour].replace(/é$/, 'ý') : ofMana[colour as Colour]} ${inCzech(n, crystalForms)}`;

const filters = {
  nonWound: 'kartu, která není zranění',
  wound: 'zranění',
  action: 'jinou kartu akce',
  coloured: 'kartu, která má barvu',
  anyMaxOneWound: 'kartu',
} as const;

const byColour = (by: GoodsOps['payFor']['by'], say: Say): string =>
  Object.entries(by)
    .map(([colour, ops]) => `${colourNames[colour as Colour].nom}: ${say(ops)}`)
    .join(' · ');

const later = (what: string, { n, when, ifInteraction, per }: GoodsOps['fame']): string =>
  `${ifInteraction ? 'při vyjednávání ' : ''}${when === undefined ? '' : 'na konci tahu '}${what} ${signed(n)}${per === undefined ? '' : ` za ${perWords[per]}`}`;

const destination = { hand: 'do ruky', discard: 'na odkládací balíček' } as const;
const side = { basic: 'základní', powered: 'silnější' } as const;

const goodsWords = {
  move: ({ n, plus, per }) => `Pohyb ${n}${growing(per, plus)}`,
  influence: ({ n, plus, per }) => `Vliv ${n}${growing(per, plus)}`,
  heal: ({ n, plus, per, notInCombat }) =>
    `Léčení ${n}${growing(per, plus)}${notInCombat ? ' (ne v boji)' : ''}`,
  draw: ({ n, plus, per }) => `dober ${cards(n)}${growing(per, plus)}`,
  fame: (op) => later('Sláva', op),
  reputation: (op) => later('Pověst', op),
  takeWound: ({ n, to }) =>
    `vezmi si ${counted(n, { one: 'zranění', few: 'zranění', other: 'zranění' })}${to === 'hand' ? '' : ' do ruky nebo na odkládací balíček'}`,

  choose: (op, say) =>
    choosing(
      op,
      say,
      'nebo',
      (list) =>
        `získej 1 žeton ${listed(
          list.map((each) => ofMana[each]),
          'nebo',
        )} many`,
    ),
  byTime: ({ day, night }, say) => `ve dne ${say(day)}, v noci ${say(night)}`,
  byColour: ({ by }, say) => `podle její barvy – ${byColour(by, say)}`,
  payFor: ({ by }, say) => `zaplať jednu základní manu – ${byColour(by, say)}`,
  payMana: ({ n }) => `zaplať ${n === 1 ? 'jednu základní manu' : `${n} základní many`}`,
  optionalPay: ({ colour, gives }, say) => `smíš zaplatit ${colourNames[colour].acc} manu: ${say(gives)}`,
  optionalManaToCrystal: () => 'smíš zaplatit jednu základní manu za krystal její barvy',
  discard: ({ filter }) => `odlož ${filters[filter]}`,
  throwAway: ({ filter }) => `vyřaď ${filters[filter]}`,
  discardAny: ({ each }, say) => `odlož libovolný počet karet; za každou ${say(each)}`,
  discardForCrystals: ({ max }) => `odlož až ${cards(max)}; za každou získej krystal její barvy`,
  discardToRaise: ({ options, filter, max, per }, say) =>
    `${either(options.map(say), 'nebo')}; +${per} za ${
      filter === 'wound' ? 'každé odložené zranění' : 'každou odloženou kartu, nejvýš jedno zranění'
    }${max === undefined ? '' : ` (nejvýš ${max})`}`,

  gainMana: ({ colour, n }) => tokens(colour, n),
  gainCrystal: ({ colour, n }) => crystals(colour, n),
  tokenByTime: ({ day, night }) => `získej žeton many: ve dne ${ofMana[day]}, v noci ${ofMana[night]}`,
  rollCrystals: ({ n }) =>
    `hoď ${n}× kostkou many: krystal padlé barvy, za zlatou dle volby, za černou Sláva +1`,
  endlessMana: ({ colours: list }) =>
    `v tomto tahu máš ${list.map((colour) => ofMana[colour]).join(' a ')} many, kolik chceš`,
  refundCrystals: () => 'na konci tahu se ti vrátí všechny utracené krystaly',
  polarize: () =>
    'použij jednu manu jako opačnou barvu (červená–modrá, zelená–bílá); ve dne černou jako libovolnou základní, ale ne na silnější efekt kouzla; v noci zlatou jako černou',
  invocation: () =>
    'odlož zranění za žeton červené nebo černé many, nebo jinou kartu za žeton bílé nebo zelené; hned ho použij',
  regenerate: ({ colour }) =>
    `zaplať jednu manu a vyřaď zranění z ruky; ${colour === 'red' ? 's červenou' : 'se zelenou'} manou, nebo máš-li ze všech nejméně slávy, dober kartu`,

  extraSourceDie: ({ n, blackAsAny, goldBlackAsBasic }) =>
    `použij o ${n === 1 ? 'kostku' : `${n} kostky`} z Pramene víc${blackAsAny ? '; černá platí za libovolnou barvu' : ''}${
      goldBlackAsBasic ? '; zlatá a černá platí za libovolnou základní barvu' : ''
    }`,
  takeDieSetColour: ({ n, notColour, tokensEach }) =>
    `vezmi ${n === 1 ? 'kostku' : `${n} kostky`} z Pramene, ${n === 1 ? 'otoč ji' : 'každou otoč'} na libovolnou barvu kromě ${ofMana[notColour]} a získej ${counted(tokensEach, tokenForms)} té barvy; ${n === 1 ? 'vrací' : 'vracejí'} se tak, jak leží`,
  dieToCrystalReroll: () => 'získej krystal barvy některé kostky v Prameni a tu kostku přehoď',
  rerollSource: () => 'přehoď všechny kostky v Prameni',
  rerollDice: ({ max, first }) => `přehoď až ${max} kostky v Prameni, nejdřív ${ofMana[first]}`,
  flipGoldBlack: () => 'otoč kostku v Prameni z černé na zlatou nebo naopak',
  nightAsDay: ({ forest }) =>
    `v noci do konce tahu: lesy stojí ${forest}, zlatou manu lze použít, posádky v sousedství a ruiny jsou vidět jako ve dne`,
  dayAsNight: ({ desert }) =>
    `ve dne do konce tahu: pouště stojí ${desert} a černou manu lze použít, i na silnější efekty kouzel`,

  boostAction: ({ bonus }) =>
    `zahraj s ní jinou kartu akce: její silnější efekt bez many a jeden její Pohyb, Vliv, Blok nebo Útok +${bonus}`,
  multiplyAction: ({ mode, times }) =>
    `zahraj s ní jinou kartu akce: její ${side[mode]} efekt ${times}×${mode === 'powered' ? ' bez many' : ''}, pak tu kartu vyřaď`,
  castFromOffer: () => 'smíš zahrát kouzlo té barvy z nabídky a zaplatit jeho manu; v nabídce zůstává',
  useOfferSpell: ({ mode }) => `použij ${side[mode]} efekt kouzla té barvy z nabídky bez many`,
  useOfferAdvanced: () => 'použij silnější efekt pokročilé akce z nabídky bez many',
  copyTopArtifact: () =>
    'odkryj vrchní artefakt: jednou v tomto tahu můžeš tuto kartu použít jako on, za Slávu +1; nepoužitá se ti vrátí do ruky',
  staffPickTwo: () => 'dvě různé z těch čtyř možností bez odkládání',
  gainSpell: ({ to }) => `vezmi z nabídky kouzlo té barvy ${destination[to]}`,
  gainAdvanced: ({ to }) => `vezmi z nabídky pokročilou akci té barvy ${destination[to]}`,
  buyAdvanced: ({ cost, to }) =>
    `jednou v tomto tahu smíš zaplatit ${cost} Vlivu za pokročilou akci z nabídky ${destination[to]}`,
  recycle: ({ n, pick, to }) =>
    `dej ${cards(n)} z odkládacího balíčku${pick === 'random' ? ' (náhodně)' : ''} ${to === 'bottom' ? 'pod svůj balíček' : 'na svůj balíček nebo pod něj'}`,

  healForest: ({ n, forest }) => `Léčení ${n}, v lese ${forest}`,
  healUnit: () => 'vyleč jednotce jedno zranění',
  healAllUnits: () => 'vyleč všem svým jednotkám všechna zranění',
  cureRider: () =>
    'v tomto tahu dober kartu za každé zranění vyléčené z ruky a každá vyléčená jednotka je bojeschopná',
  drawPerHandWoundHealed: () => 'do konce tahu dober kartu za každé zranění vyléčené z ruky',
  throwDiscardWound: ({ n }) => `vyřaď ${n} zranění z odkládacího balíčku`,
  readyUnit: ({ maxLevel, all, alsoHeal }) =>
    all
      ? 'zbojeschopni všechny své jednotky'
      : `zbojeschopni jednotku nejvýš ${maxLevel}. úrovně${alsoHeal ? ' a vyleč jí zranění' : ''}`,
  readyLevels: ({ n, forest }) => `zbojeschopni jednotky, součet úrovní nejvýš ${n}, v lese ${forest}`,
  readyForInfluence: ({ maxLevel, costPerLevel }) =>
    `zbojeschopni jednotky nejvýš ${maxLevel}. úrovně, každou za ${costPerLevel} Vlivu za úroveň`,
  freeRecruit: () => 'vezmi si zdarma libovolnou jednotku z nabídky',
  borrowUnit: () => 'použij schopnost jednotky v nabídce, jako by byla tvoje',
  familiar: ({ base, boosted, token }, say) =>
    `${say(base)} (s žetonem ${ofMana[token]} many: ${say(boosted)})`,
  woundSelf: () => 'tato jednotka je zraněna',

  sideways: ({ n, advanced, noDie }) =>
    `jedna karta zahraná bokem má hodnotu ${n}${advanced === undefined ? '' : `, nebo ${advanced}, není-li to základní akce`}${noDie === undefined ? '' : `, nebo ${noDie}, nepoužiješ-li v tomto tahu kostku z Pramene`}`,
  sidewaysMana: ({ n, same }) =>
    `přidej manu ke kartě zahrané bokem: má hodnotu ${n}, nebo ${same}, má-li barvu té many`,
  woundSideways: ({ n }) => `jedno zranění smíš zahrát bokem za ${n}`,
  shapeshift: () =>
    'Pohyb, Útok nebo Blok jedné základní akce použij jako jiný z těch tří se stejnou hodnotou',
  movePerReadyUnit: ({ max }) => `Pohyb 1 za každou bojeschopnou nezraněnou jednotku, nejvýš ${max}`,
  moveCardBonus: ({ n, cards: count }) =>
    count === 1
      ? `příští karta, která dává Pohyb, dá +${n}`
      : `každá další karta, která v tomto tahu dává Pohyb, dá +${n}`,
  wheel: () =>
    'ukazatel se posune o krok a dá: modrá Blok 3, zelená Pohyb 1, černá Střelecký útok ledovým ohněm 1, bílá Vliv 2, červená Útok 2, zlatá jedno z toho',
  flipFor: ({ gives, unflip }, say) =>
    `otoč tuto dovednost lícem dolů – ${say(gives)}; otočí se zpět ${unflip === 'rest' ? 'při odpočinku' : unflip === 'action' ? 'akcí v pozdějším tahu' : 'za zelenou manu'}`,
  useCommonSkill: () =>
    'použij neinteraktivní dovednost ze společné nabídky jako svou; takovou, kterou lze použít každý tah, dvakrát',
  takeCommonSkill: () => 'vezmi si natrvalo dovednost ze společné nabídky',
  swapCommonSkill: () => 'dej jednu svou dovednost do společné nabídky a vezmi si odtud jinou',
} satisfies Pick<OpWords, keyof GoodsOps>;

const words: OpWords = { ...goodsWords, ...wayWords, ...combatWords, ...turnWords, ...companyWords };

export const say = sayingWith(words);
