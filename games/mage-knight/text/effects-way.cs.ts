// Movement, the map and interactions.
import { countInCzech } from '@krcma/kernel';
import type { WayOps } from '../data/ops.ts';
import type { Terrain } from '../data/terrains.ts';
import type { OpWords } from './effects.ts';

/** Plurals: lesy stojí 3, ne přes jezera. */
const plurals: Readonly<Record<Terrain, string>> = {
  plains: 'pláně',
  hills: 'kopce',
  forest: 'lesy',
  wasteland: 'pustiny',
  desert: 'pouště',
  swamp: 'bažiny',
  lake: 'jezera',
  mountain: 'hory',
  sea: 'moře',
};

/** Daleko 2 políčka. */
const spaces = (n: number): string => countInCzech(n, { one: 'políčko', few: 'políčka', other: 'políček' });

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} a ${names.at(-1)}`;

const terrains = (terrain: WayOps['terrainCost']['terrain']): string => {
  if (terrain === 'all') return 'každý terén';
  if (terrain === 'all+lake') return 'každý terén i jezera';
  if (terrain === 'chosen') return 'jeden terén dle volby';
  return and((typeof terrain === 'string' ? [terrain] : terrain).map((each: Terrain) => plurals[each]));
};

export const wayWords = {
  terrainCost: ({ terrain, delta, min, to }) =>
    to === undefined
      ? `${terrains(terrain)}: vstup v tomto tahu o ${Math.abs(delta ?? 0)} levnější (nejméně ${min ?? 0})`
      : `${terrains(terrain)}: vstup v tomto tahu za ${to}`,
  spaceCostCut: ({ n, min }) => `jedno políčko v tomto tahu stojí o ${n} méně (nejméně ${min})`,
  barTerrain: ({ terrain }) => `v tomto tahu nesmíš vstoupit na ${and(terrain.map((each) => plurals[each]))}`,
  mountainSafe: () => 'hory jsou pro tebe v tomto tahu bezpečné',
  secretWays: () => 'v tomto tahu smíš vstoupit do hor za 5 a jsou bezpečné; za modrou manu i na jezera za 2',
  reachTwo: () =>
    'v tomto tahu se hýbeš a dílky odkrýváš na dvě políčka daleko, jako by sousedila, a nikoho nevyprovokuješ',
  concealment: () => 'v tomto tahu nikoho nevyprovokuješ a nikdo tě nepronásleduje',
  fly: ({ free, orTwoFor, min, max }) => {
    if (free !== undefined)
      return `přesuň se zdarma o ${free} libovolné políčko, nebo o dvě za Pohyb ${orTwoFor}, a skonči na bezpečném`;
    return min === undefined
      ? `přesuň se zdarma až o ${max} libovolná políčka a skonči na bezpečném`
      : `přesuň se o ${min} až ${max} libovolných políček, každé za 1 Pohyb, a skonči na bezpečném`;
  },
  teleport: ({ spaces: far, avoid }) =>
    `přesuň se zdarma až o ${far} odkrytá políčka, ne přes ${and(avoid.map((each) => plurals[each]))}, a skonči na bezpečném`,
  teleportAssault: ({ spaces: far }) => `stejně až o ${spaces(far)} na opevněné místo, na které tím zaútočíš`,
  portalStep: ({ spaces: far, handLimit }) =>
    `jako akci se smíš přesunout na bezpečné políčko do vzdálenosti ${far}${handLimit === undefined ? '' : `; při příštím dobírání limit karet v ruce +${handLimit}`}`,
  endInTerrainHand: ({ hills, mountain }) =>
    `skončíš-li tah na kopcích, při příštím dobírání limit karet v ruce +${hills}${mountain === undefined ? '' : `, v horách +${mountain}`}`,
  exploreCost: ({ delta }) => `odkrytí dílku stojí v tomto tahu o ${Math.abs(delta)} méně`,
  exploreRange: ({ n }) => `v tomto tahu smíš odkrývat dílky na ${spaces(n)} daleko`,
  freeExplore: ({ range }) => `odkryj zdarma další dílek nejvýš ${spaces(range)} daleko`,
  revealRange: ({ n }) => `odkryj posádky nejvýš ${spaces(n)} daleko`,
  scout: ({ range, fame }) =>
    `podívej se na skrytý žeton nejvýš ${spaces(range)} daleko, nebo na vrchní žeton sloupce; Sláva +${fame}, porazíš-li ho v tomto tahu`,
  harvest: ({ times }) =>
    `${times === 1 ? 'jednou v tomto tahu při kroku' : 'při každém kroku v tomto tahu'} smíš odložit kartu za krystal její barvy`,
  beguile: ({ base, fortified, glade }) =>
    `Vliv ${base}; na opevněném místě ${fortified}, na kouzelné mýtině ${glade}`,
  onHerOwn: () => 'Vliv 3 v tahu, kdy nikoho nenaverbuješ, jinak 1',
  influencePerCrystalColour: () => 'Vliv 1 za každou barvu mezi tvými krystaly',
  interactionBonus: () =>
    'při vyjednávání navíc krystal libovolné základní barvy, nebo sleva 3 na jednu jednotku',
  recruitDiscount: ({ n, repIfUsed }) =>
    `sleva ${n} na jednu jednotku v tomto tahu; využiješ-li ji, Pověst −${Math.abs(repIfUsed)}`,
  ignoreReputation: () => 'pověst se tě v tomto tahu netýká',
  bannerAsCommand: () => 'jednotka naverbovaná v tomto tahu smí mít tuto kartu místo žetonu velení',
  bondsOfLoyalty: ({ discount }) =>
    `žeton velení pro jednu jednotku, která stojí o ${discount} méně; bojuje s tebou všude a nikdy ji nepropustíš`,
  asAction: ({ gives, rates }, say) =>
    `jako akce: ${say(gives)} a smíš kupovat ${rates
      .map((rate) =>
        'heal' in rate
          ? `Léčení ${rate.heal} za ${rate.influence} Vlivu`
          : `zbojeschopnění jednotky za ${rate.influencePerLevel} Vlivu za úroveň`,
      )
      .join(' a ')}`,
} satisfies Pick<OpWords, keyof WayOps>;
