import type { english } from './first.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  welcome:
    'Vítej, Vaše Zlovolnosti. Za dva roky vybuduj dungeon, ubraň ho před hrdiny a získej licenci vládce podzemí. Rok má čtyři období a po nich přijde boj. V této lekci si zahraješ zimu a jaro.',
  dungeon:
    'Tohle je tvůj dungeon: nahoře vchod a pod ním dvě chodby. Máš 3 zlaťáky, 3 jídla a 3 impy, kteří pro tebe kopou a pracují.',
  actions:
    'Ve městě je osm akcí a každá má tři políčka. V každém období tam příkazy pošleš tři služebníky. Všichni volí tajně a najednou a na pořadí těch tří záleží.',
  dig: 'Tvůj první příkaz: kopat chodby. Do většího dungeonu se vejdou místnosti a v chodbách se těží zlato. Vylož ho.',
  food: 'Druhý: jídlo. Za něj se příšery najímají a jím se taky platí.',
  monster: 'A třetí: příšera, protože bez ní dungeon nemá kdo bránit.',
  dummy:
    'Ve třech hráčích posílá služebníky i nehrající barva. Nic nedělají, ale stojí v cestě: tady zabrala druhé políčko kopání. Viděli to všichni ještě předtím, než volili.',
  seal: 'Příkazy leží. Dokud je neuzavřeš, můžeš je měnit. Uzavři je.',
  slots:
    'Příkazy se odkryly: nejdřív první karty všech, pak druhé a pak třetí. Každý služebník si stoupl na nejnižší volné políčko. Někdo chtěl jídlo dřív, a tak tvůj služebník stojí na druhém.',
  steal:
    'První políčko kupuje 2 jídla za zlaťák. Druhé vezme sedlákům 3 násilím: nestojí to zlato, ale 1 zlo. Vždycky můžeš odmítnout, jenže hladové příšery odcházejí. Vezmi si je.',
  evil: 'Posouváš se o pole ke zlu. Čím větší zloduch, tím silnější hrdinové k tobě přijdou. A kdo to přežene, k tomu zamíří sám paladin.',
  firstTunnel:
    'Teď kopání. Tvé políčko dovolí kopat dvěma impům, každý vykope jednu chodbu vedle jiné. Kopej tady.',
  secondTunnel:
    'Čtyři chodby nikdy nesmějí tvořit čtverec dva krát dva. Klepni na místo, které nesvítí, a dozvíš se, proč to nejde. Kopej dál až ke kraji.',
  hire: 'Příšery si vybírá nejdřív třetí políčko, ale platí o 1 jídlo víc: troll je tedy pryč. Ze dvou zbylých si vezmi goblina za 1 jídlo.',
  springComes:
    'Zima je za námi. Neměla událost ani hrdiny, jaro má obojí. Co přijde, leží odkryté: žeton události a tři hrdinové, kteří se rozejdou do tří dungeonů.',
  locked:
    'První příkaz se ti vrátil do ruky. Druhé dva teď zahrát nesmíš, zato ty, které byly nedostupné, už máš zase k dispozici. Nepočítej tedy s tím, že totéž uděláš dvakrát po sobě.',
  traps: 'Jaro. Ještě nemáš žádnou past. Vylož tenhle příkaz jako první, o pasti bývá zájem.',
  reputation: 'Druhý: reputace. Máš zlo 5, a když ho trochu ubude, přijde slabší hrdina.',
  gold: 'A třetí: zlato. Platí se jím pasti a příští období i daně.',
  sealAgain: 'Uzavři příkazy.',
  nicer:
    'Začínající hráč se změnil, takže teď stavěli první jiní. Tady na tebe první políčko přesto zbylo: o 1 zlo méně a pohled na bojovou kartu. Použij ho.',
  spy: 'Ve městě leží čtyři karty, na každé kolo boje jedna. Říkají, jak se družina unaví a jaké kouzlo čaroděj sešle. Co vyzvíš, vidíš jen ty. Podívej se na první.',
  mine: 'Každá chodba dá za období 1 zlaťák jednomu impovi. Máš třetí políčko: až čtyři, ale jeden imp dělá předáka a netěží. Zbývají tedy dva. Těž tady',
  mineMore: 'a tady. Zlato je všechno stejné, z kraje dungeonu i z prostředka.',
  buy: 'Pasti: třetí políčko dá dvě za 2 zlaťáky. Co umějí, víš jen ty, dokud nesklapnou. Kup je.',
  payday:
    'Pak přijde událost: výplata. Každá příšera chce znovu to, co stála, jinak odejde. Goblin chce 1 jídlo. Zaplať mu.',
  hero: 'A hrdinové. K nejhodnějšímu vládci jde nejslabší, k nejzlejšímu nejsilnější. Stojíš mezi ostatními a přišel k tobě tenhle kněz. Do konce roku čeká před tvým dungeonem.',
  year: 'Léto a podzim proběhnou stejně: další událost a další hrdina. Pak družiny vtrhnou dovnitř a ty proti nim ve čtyřech kolech boje posíláš pasti a příšery. Jak na to, ukáže lekce Jak se bojuje.',
  farewell:
    'Po dvou letech se sečtou body: místnosti, příšery, vězni a tituly, a odečtou dobytá pole. Ukaž na cokoli a přečteš si, co to je. Vládni dobře, Vaše Zlovolnosti!',
};
