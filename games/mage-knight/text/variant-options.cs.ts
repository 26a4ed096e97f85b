// What variants are called, and what each is about in a sentence.
import type { RulesVariant } from '../data/variants.ts';

export const variantOptions = {
  heroAuction: {
    label: 'Dražba hrdinů',
    help: 'Kdo chce hrdinu, kterého si vybral jiný, nabídne za něj slávu.',
  },
  mapShape: {
    label: 'Tvar mapy',
    help: 'Klín mezi dvěma pobřežími, nebo otevřená krajina: tři až pět sloupců.',
  },
  moreCountryside: { label: 'Více krajiny', help: 'O tolik dílků krajiny více, nebo méně.' },
  moreCore: { label: 'Více jádra', help: 'O tolik dílků jádra bez města více.' },
  moreCities: { label: 'Více měst', help: 'O tolik měst více, stejně silných jako to poslední.' },
  randomOrientation: {
    label: 'Náhodná orientace dílků',
    help: 'Každý nový dílek se natočí náhodně: žádné dvě mapy nejsou stejné.',
  },
  randomCities: { label: 'Náhodná města', help: 'Na dílku s městem může stát kterékoli město.' },
  nightArrival: { label: 'Noční příchod', help: 'První kolo je Noc: je to těžší a posádky nejsou vidět.' },
  darknessIsComing: {
    label: 'Temnota se blíží',
    help: 'Dny jdou za sebou, dokud černá kostka nepřinese Noc, která trvá až do konce.',
  },
  noInteractiveSpells: {
    label: 'Žádná interaktivní kouzla',
    help: 'Čtyři kouzla, která škodí ostatním hráčům, zůstanou v krabici.',
  },
  noInteractiveSkills: {
    label: 'Žádné interaktivní dovednosti',
    help: 'Dovednosti, které škodí ostatním hráčům, zůstanou v krabici.',
  },
  friendlyMana: {
    label: 'Přátelštější mana',
    help: 'Ve dne zlatá kostka nenahradí barvu, která leží v Prameni, a nepřehazuje se.',
  },
  rampage: {
    label: 'Nájezdníci!',
    help: 'Poražení orkové a drakonové se mohou vrátit a lidé vám méně věří.',
  },
  interactiveCombat: {
    label: 'Interaktivní boj',
    help: 'Nepříteli, který bojuje sám, pomůže kostka, kterou tajně nastaví jiný hráč.',
  },
  actionUpgrading: {
    label: 'Vylepšování akcí',
    help: 'Po Noci můžete vyměnit akci za pokročilou; nejslabší vybírá první.',
  },
  startingDraft: {
    label: 'Draft na začátku hry',
    help: 'Před hrou se vyberou tři pokročilé akce; po každém Dni se jedna přidá do balíčku.',
  },
} as const satisfies Readonly<Record<RulesVariant, { readonly label: string; readonly help: string }>>;

export const variantValues = {
  mapShape: {
    printed: 'Podle scénáře',
    wedge: 'Klín',
    open3: 'Otevřená, tři sloupce',
    open4: 'Otevřená, čtyři sloupce',
    open: 'Otevřená, pět sloupců',
  },
  rampage: { none: 'Žádní', rampage: 'Nájezdníci!', more: 'Hordy nájezdníků!' },
} as const;
