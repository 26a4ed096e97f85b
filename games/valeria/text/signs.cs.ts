import { capital, type SignBook, type SignWords } from '@krcma/kernel';
import { AREAS, type Area, type MonsterType } from '../data/effect.ts';
import { areaNames, monsterTypeNames } from './names.cs.ts';
import type { SignId } from './signs.ts';

const areas = Object.fromEntries(
  AREAS.map((area) => [
    area,
    {
      name: areaNames[area].nom,
      means: `Nestvůry z ${areaNames[area].gen}: jejich balíček leží pod touto stužkou a někteří vévodové je počítají.`,
    },
  ]),
) as Record<Area, SignWords>;

const type = (id: MonsterType, said: string): SignWords => ({
  name: capital(monsterTypeNames[id]),
  means: 'Druh nestvůry. Záleží na něm jen kartám a vévodům, kteří ho počítají.',
  said,
});

export const signs: SignBook<SignId> = {
  ...areas,
  minion: type('minion', 'služební(?:k|ka|ky|ků|kem|ci)'),
  beast: type('beast', 'šel(?:ma|my|mu|em|mou|mám)'),
  titan: type('titan', 'kolos(?:a|y|ů|u|em|i)?'),
  boss: type('boss', 'velitel(?:e|ů|i|em|é)?'),
  gold: {
    name: 'Zlaťáky',
    means: 'Platí se jimi za obyvatele a panství. Číslo je množství; v odměně tolik získáš.',
    said: 'zlaťá(?:k|ku|ky|ků|kem|cích|kům)',
  },
  strength: { name: 'Síla', means: 'Zabíjí nestvůry. Číslo je množství.', said: 'síl(?:a|y|u|ou|e|ám)|sil' },
  magic: {
    name: 'Magie',
    means:
      'Zabíjí nestvůry, které ji chtějí, a zastoupí zlaťáky nebo sílu, když aspoň 1 z nich zaplatíš doopravdy.',
    said: 'magi(?:e|i|í|ím)',
  },
  vp: {
    name: 'Vítězné body',
    means: 'Kdo jich má na konci nejvíc, vyhrává. Číslo říká, kolik jich je.',
    said: '(?:vítězn(?:ý|é|ých|ého|ými) )?bod(?:y|ů|u|em)?',
  },
  worker: {
    name: 'Dělníci',
    means: 'Stav s kladivem. Stavovské symboly vyžadují panství a počítají vévodové.',
    said: 'dělní(?:k|ka|ky|ků|kem|ci|kům)',
  },
  soldier: {
    name: 'Vojáci',
    means: 'Stav s přilbou. Stavovské symboly vyžadují panství a počítají vévodové.',
    said: 'vojá(?:k|ka|ky|ků|kem|ci|kům)',
  },
  shadow: {
    name: 'Podsvětí',
    means: 'Stav s dýkou. Stavovské symboly vyžadují panství a počítají vévodové.',
    said: 'podsvětí',
  },
  holy: {
    name: 'Duchovní',
    means: 'Stav se sluncem. Stavovské symboly vyžadují panství a počítají vévodové.',
    said: 'duchovní(?:ch|ho|m)?',
  },
  instant: { name: 'Při postavení', means: 'Efekt proběhne jednou, ve chvíli, kdy panství postavíš.' },
  rollModify: { name: 'Ve fázi hodu', means: 'Efekt mění kostky, které ti padly.' },
  onDoubles: {
    name: 'Při dvojici',
    means: 'Efekt proběhne pokaždé, když obě kostky ukážou stejné číslo, ať hází kdokoli.',
  },
  actionStart: { name: 'Svítání', means: 'Efekt proběhne na začátku tvé fáze akcí.' },
  actionEnd: { name: 'Soumrak', means: 'Efekt proběhne na konci tvé fáze akcí.' },
  onGainCitizen: {
    name: 'Když přijde obyvatel',
    means: 'Efekt proběhne pokaždé, když ve své fázi akcí získáš obyvatele.',
  },
  onSlay: {
    name: 'Když padne nestvůra',
    means: 'Efekt proběhne pokaždé, když ve své fázi akcí zabiješ nestvůru.',
  },
  modifier: { name: 'Stále', means: 'Efekt platí ve všech tvých fázích akcí.' },
  citizen: {
    name: 'Obyvatel',
    means: 'Karta obyvatele. Za znakem × se počítají tví obyvatelé bez základních karet.',
    said: '(?<=za každého svého )obyvatele',
  },
  domain: {
    name: 'Panství',
    means: 'Karta panství. U hráče je to počet panství, která postavil.',
    said: '(?<=za každé své )panství',
  },
  monster: {
    name: 'Nestvůra',
    means: 'Karta nestvůry. Za znakem × se počítají nestvůry, které máš poražené.',
    said: '(?<=za každou svou poraženou )nestvůru',
  },
  slain: { name: 'Poražené nestvůry', means: 'Kolik nestvůr tento hráč porazil.' },
  'monster-stacks': {
    name: 'Zbývající balíčky nestvůr',
    means: 'V kolika balíčcích ještě leží nestvůry. Až v žádném, hra končí.',
  },
  'domain-stacks': {
    name: 'Zbývající balíčky panství',
    means: 'V kolika balíčcích ještě leží panství. Až v žádném, hra končí.',
  },
  deck: {
    name: 'Balíček karet vyčerpání',
    means: 'Kolik karet ještě zbývá na vyčerpané balíčky. Jsou mezi nimi události.',
  },
  and: { name: 'A', means: 'Získáš to, co je na obou stranách.' },
  or: { name: 'Nebo', means: 'Vybereš si jednu stranu a získáš jen ji.' },
  per: { name: 'Za každý', means: 'To, co je vlevo, získáš za každý kus toho, co je vpravo.' },
  'at-most': { name: 'Nejvýš', means: 'Vzít smíš jen obyvatele, jehož základní cena není vyšší.' },
  'pays-for': { name: 'Zaplať a získáš', means: 'Smíš zaplatit, co je vlevo, a dostaneš, co je vpravo.' },
  'taken-from': { name: 'Vezmi', means: 'To, co je vlevo, si vezmeš od soupeře, který je vpravo.' },
  less: { name: 'Méně', means: 'O tolik se sníží cena, nebo o tolik hráči přijdou.' },
  opponent: { name: 'Soupeř', means: 'Jeden soupeř podle tvého výběru; v sólové hře zásoba.' },
  everybody: { name: 'Všichni hráči', means: 'Týká se to všech hráčů, i tebe.' },
  back: { name: 'Zpátky do balíčku', means: 'Kartu vlevo vrátíš a získáš, co je vpravo.' },
  sword: { name: 'Zabij nestvůru', means: 'Smíš zabít ještě jednu nestvůru za plnou cenu.' },
  die: { name: 'Jedna kostka', means: 'Jedna kostka podle tvého výběru. Číslo v ní říká, na co se otočí.' },
  turned: { name: 'Otočení kostky', means: 'O tolik se kostka zvýší nebo sníží.' },
  activation: {
    name: 'Aktivační číslo',
    means: 'Karta účinkuje, když toto číslo ukáže kostka nebo součet obou kostek. Probuzené číslo září.',
  },
  'own-turn': { name: 'Ve tvém tahu', means: 'Co karta přinese, když ji probudí tvůj vlastní hod.' },
  'other-turns': { name: 'V tazích ostatních', means: 'Co karta přinese, když její číslo hodí někdo jiný.' },
  'any-turn': { name: 'V každém tahu', means: 'Karta přinese totéž, ať její číslo hodil kdokoli.' },
  needs: {
    name: 'Požadované symboly',
    means: 'Stavovské symboly, které k vybudování musí mít tvoji obyvatelé. O nikoho nepřijdeš.',
  },
  harm: { name: 'Co událost působí', means: 'Stane se to pokaždé, když kostky ukážou číslo události.' },
  was: { name: 'Natištěná cena', means: 'Kolik karta stojí bez tvých slev a přirážek.' },
  surcharge: {
    name: 'Přirážka za kopie',
    means: 'Každá kopie obyvatele, kterou už máš, zdraží další o 1 zlaťák.',
  },
  copies: { name: 'Počet kopií', means: 'Tolik karet toho jména tu leží.' },
  left: { name: 'Zbývající karty', means: 'Tolik karet v balíčku leží. S poslední se balíček vyčerpá.' },
  owned: { name: 'Tvoje kopie', means: 'Tolik těchto karet už hráč s tímto erbem má.' },
  token: {
    name: 'Žetony',
    means: 'Žetony síly a magie nestvůru zdražují, žetony zlaťáků dostane, kdo ji zabije.',
  },
  exhausted: { name: 'Vyčerpáno', means: 'Žádná karta tu nezbyla. Balíček se počítá ke konci hry.' },
  'face-down': { name: 'Lícem dolů', means: 'Karty tu ještě nebyly otočeny.' },
  candle: {
    name: 'Svíčka',
    means: 'S každým vyčerpaným balíčkem jedna zhasne. Až zhasne poslední, hra končí.',
  },
  'not-rolled': { name: 'Ještě se neházelo', means: 'Kostkami se hodí, až začne první tah.' },
  woken: {
    name: 'Probuzená čísla',
    means: 'Obě kostky a jejich součet. Karty s těmito čísly v tomto tahu účinkují.',
  },
  seat: { name: 'Erb hráče', means: 'Každý hráč má štít vlastní barvy s vlastním znamením.' },
  'on-turn': { name: 'Na tahu', means: 'Tento hráč teď hází a provádí akce.' },
  first: { name: 'První hráč', means: 'Tento hráč začínal. Kolo vždy končí před ním.' },
  resting: { name: 'Odpočívá', means: 'V pěti hráčích jeden v každém tahu odpočívá a z hodu nic nemá.' },
  counted: { name: 'Co máš', means: 'Tolik máš toho, co řádek počítá.' },
  'line-points': { name: 'Body zatím', means: 'Za kolik by řádek byl, kdyby hra skončila teď.' },
  leftovers: { name: 'Zbylé zdroje', means: 'Tolik zlaťáků, síly a magie dohromady dá na konci 1 bod.' },
  'dark-lord': { name: 'Temný pán', means: 'Tvůj soupeř v sólové hře. Boduje za to, co zajme.' },
  booty: { name: 'Co zajal', means: 'Obyvatelé, panství a body za ta panství.' },
  'column-die': { name: 'Číslo sloupce', means: 'Kostka s tímto číslem pošle nestvůry sloupce do útoku.' },
  'column-left': { name: 'Co ve sloupci zbývá', means: 'O tolik obyvatel a panství tu ještě můžeš přijít.' },
  bare: { name: 'Holý sloupec', means: 'Není už co ztratit: další útok prohraje hru.' },
};
