// Turns, tactics, and what reaches other players.
import type { CompanyOps, TurnOps } from '../data/ops.ts';
import type { OpWords } from './effects.ts';

const centre = 'dovednost leží uprostřed do tvého příštího tahu';

export const turnWords = {
  handLimit: ({ n }) => `při příštím dobírání limit karet v ruce +${n}`,
  planning: ({ minHand, bonus }) =>
    `na konci každého tahu s aspoň ${minHand} kartami v ruce dobíráš s limitem karet v ruce +${bonus}`,
  extraTurn: () => 'jednou: hned po tomto tahu další tah',
  extraTurnReturnCards: () =>
    'na konci tahu si vezmi zpět zahrané karty a hraj další tah; tato karta jde do konce kola stranou',
  selfToDeck: ({ where, ifDeckNotEmpty }) =>
    `na konci tahu smíš dát tuto kartu ${where === 'top' ? 'na svůj balíček' : 'pod svůj balíček'}${ifDeckNotEmpty ? ', není-li prázdný' : ''}`,
  reclaimCard: ({ cost }) =>
    `na konci tahu smíš odložit ${cost === 'discardAny' ? 'libovolnou kartu' : 'kartu, která není zranění,'} a vzít si tuto zpět`,
  rethink: ({ max }) =>
    `při výběru: odlož až ${max} karty, dober stejně a pak zamíchej odkládací balíček do svého balíčku`,
  stealDie: () =>
    'při výběru: polož sem kostku základní barvy z Pramene; v jednom tahu tohoto dne ji smíš použít navíc',
  longNight: ({ n }) =>
    `jednou, když je tvůj balíček prázdný: ${n} náhodné odložené karty jsou tvůj nový balíček`,
  shuffleRedraw: ({ max }) => `jednou před tahem: zamíchej až ${max} karet do balíčku a dober stejně`,
  tutor: () => 'při výběru: vyber si z balíčku kartu do ruky a zamíchej ho',
  sparingPower: () =>
    'před každým tahem: dej vrchní kartu balíčku pod tuto taktiku, nebo ji otoč a vezmi si všechny karty pod ní',
} satisfies Pick<OpWords, keyof TurnOps>;

export const companyWords = {
  ifLowestFame: ({ gives }, say) => `máš-li ze všech nejméně slávy, také ${say(gives)}`,
  motivationLock: () => 'i v cizím tahu; další Motivaci až po konci tvého příštího tahu',
  returnFor: ({ gives }, say) =>
    `${centre}; jiný hráč ji smí vrátit a použít${gives === 'same' ? ' totéž' : `: ${say(gives)}`}`,
  healingRitual: () => 'vyřaď až 2 zranění z ruky; jedno z nich jde do ruky nejbližšímu hrdinovi',
  ritualOfPain: () =>
    `vyřaď až 2 zranění z ruky; ${centre}; jiný hráč ji smí vrátit a zahrát zranění bokem za 3`,
  manaExploit: () =>
    `získej žeton libovolné barvy kromě zlaté; ${centre}; jiný hráč, který použije manu jiné barvy, si vezme zranění, za každou barvu jednou`,
  manaOverload: ({ bonus }) =>
    `získej žeton libovolné barvy kromě zlaté; ${centre}; první karta posílená tou barvou dá +${bonus}`,
  manaSuppression: () =>
    `${centre}; ostatní za první základní manu svého tahu zaplatí o jednu víc; pak získáš krystal jedné z nich`,
  manaEnhancement: () =>
    `když utratíš základní manu: krystal její barvy; ${centre}; jiný hráč ji smí vrátit za žeton té barvy`,
  sourceFreeze: () =>
    `${centre}; ostatní nesmějí použít svou kostku; pak získáš krystal některé barvy z Pramene`,
  sourceOpening: () =>
    `smíš přehodit kostku v Prameni; ${centre}; jiný hráč ji smí vrátit za kostku navíc, ty získáš krystal její barvy`,
  othersTerrain: ({ delta, max }) =>
    `do tvého příštího tahu stojí ostatní vstup na každý terén o ${delta} víc, nejvýš ${max}`,
  othersEnemiesAttack: ({ n }) => `do tvého příštího tahu jsou útoky nepřátel proti ostatním +${n}`,
  howlOfThePack: () =>
    `jedna karta zahraná bokem má hodnotu 4, +1 za každý žeton velení bez jednotky; ${centre}; kdo první bojuje, vrátí ji: jeden nepřítel Zbroj −1, jeden útok −1`,
  wolfsHowl: () =>
    `jedna karta zahraná bokem má hodnotu 4, +1 za každý žeton velení bez jednotky; ${centre}; útoky a bloky cizích jednotek jsou o 1 nižší`,
  meltdown: () =>
    'každý jiný hráč ztratí náhodný krystal a ty si z nich smíš jeden vzít; kdo žádný nemá, vezme si zranění',
  radiance: () =>
    'zvol základní barvu: každý si vezme zranění za každý svůj krystal té barvy, pak získáš 2 takové krystaly',
  claimDie: ({ curse }) =>
    `vezmi do konce kola kostku základní barvy: hned 3 její žetony, nebo 1 na začátku každého svého dalšího tahu${curse ? '; kdo jiný tu barvu použije, vezme si zranění, nejvýš jedno za tah' : ''}`,
  mindRead: ({ steal }) =>
    `zvol základní barvu a získej její krystal; každý jiný hráč odloží kartu té barvy, nebo ukáže, že ji nemá${steal ? '; jednu odloženou akci si smíš nechat' : ''}`,
  spendOpponentUnit: ({ maxLevel }) =>
    `stala-li se tvá jednotka bojeschopnou, vyčerpej každému jinému hráči bojeschopnou jednotku nejvýš ${maxLevel}. úrovně`,
} satisfies Pick<OpWords, keyof CompanyOps>;
