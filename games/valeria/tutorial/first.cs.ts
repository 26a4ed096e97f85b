import type { english } from './first.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  welcome:
    'Vítej ve Valerii. Ty i tvůj soupeř jste vévodové a korunu dostane ten, kdo nasbírá nejvíc vítězných bodů. V této lekci máš v truhle trochu víc než obvykle, ať si během tří tahů vyzkoušíš všechno.',
  center:
    'Tohle je střed stolu. Nahoře leží nestvůry, každá oblast má svůj balíček. Uprostřed je deset balíčků obyvatel a pod nimi panství. Z každého balíčku můžeš získat jen kartu navrchu.',
  duke: 'Nejdřív si ze dvou vévodů jednoho necháš. Zůstane tajný a boduje na konci hry. Isabella dává 1 bod za každý symbol vojáků a 2 body za každý symbol duchovních. Nech si ji: budeme najímat vojáky.',
  roll: 'Začal tvůj tah a padlo 5 a 1. Platí tři čísla: každá kostka zvlášť a jejich součet. Teď se tedy aktivují 5, 1 a 6; na kartách svítí.',
  harvest:
    'Každý vlastní Rolníka s číslem 5, Rytíře s číslem 6 a Herolda. Pětka aktivovala tvého Rolníka: 1 zlaťák. Součet aktivoval tvého Rytíře: 1 síla. Za zlaťáky se najímají obyvatelé a budují panství, silou se zabíjejí nestvůry. Tohle všechno se připsalo samo.',
  recruit:
    'Teď provedeš dvě akce. Můžeš najmout obyvatele, zabít nestvůru, vybudovat panství, nebo si prostě vzít jeden zdroj. Co můžeš udělat, to svítí. Najmi Zbojnici: aktivuje se na 4 a přináší sílu.',
  pay: 'Stojí 4 zlaťáky. Magie může zlaťáky nahradit jednu za jeden, ale aspoň 1 zlaťák musí být skutečný. Magie je vzácná, zaplať tedy tentokrát všechno zlatem.',
  gain: 'Druhá akce: když není nic lepšího po ruce, vezmeš si jeden zdroj. Vezmi si 1 zlaťák.',
  others:
    'Soupeři padlo 4 a 2. Tvoji obyvatelé pracují i v cizích tazích: tehdy platí to, co je na kartě u skupiny postav, ne u jedné. Čtyřka aktivovala Zbojnici za 1 sílu a součet tvého Rytíře za další 1.',
  doubles:
    'Jsi zase na tahu a padla dvojice: 4 a 4! Zbojnice se aktivovala dvakrát a pokaždé přinesla 2 síly. Dvojice aktivuje i Herolda každého hráče a ten přinese 1 zdroj podle výběru. (Přijde také tehdy, když hod neaktivuje žádného tvého obyvatele.) Ať přinese magii.',
  goblin:
    'Máš 7 sil: je čas bojovat. Červený štít na nestvůře je síla, kterou potřebuješ, fialová pečeť její cena na konci hry a dole je odměna. Zabij Skřeta za 1 sílu.',
  treant: 'Skřetův zlaťák je tvůj. Druhou akcí zabij Enta, který chce 3 síly.',
  substitute:
    'Magie nahrazuje i sílu, zase všechnu až na 1. Zaplať 2 síly a 1 magii: Ent ti stejně jednu magii vrátí a síla ti zůstane na později.',
  victory:
    'Zabité nestvůry leží v tvém balíčku poražených a počítají se na konci. Soupeři mezitím padlo 5 a 3 a tvůj Rolník znovu přinesl 1 zlaťák. Níž v balíčku jsou nestvůry silnější, a také cennější.',
  surcharge:
    'Tvůj třetí tah: 1 a 6, Rytíř přinesl sílu. Najmi si dalšího Rytíře. Na kartě jsou 2 zlaťáky, ale stojí 3: každá karta téhož jména, kterou už máš, zdraží další o 1 zlaťák, a počítá se i tvůj počáteční Rytíř.',
  payKnight: 'Zaplať 3 zlaťáky. Základní karty nemají stavovský symbol, ale tenhle Rytíř ho nese: vojáka.',
  build:
    'Teď máš dva vojáky, Zbojnici a Rytíře. Právě ty chce Garganova náruč: symboly jsou na jejím levém okraji. Jen se ověřují, neplatí se jimi. Vybuduj ji.',
  payDomain: 'Stojí 7 zlaťáků a ty jich máš 5. Pomoz si 2 magiemi: zaplať 5 zlaťáků a 2 magie.',
  embrace:
    'A hned se vyplatila: soupeři padlo 3 a 3. Kdykoli komukoli padne dvojice, dá ti Garganova náruč 1 vítězný bod. Dvojice navíc aktivuje tvého Herolda. Můžeš si vybrat cokoli; teď si vezmi zlaťák.',
  exhausted:
    'Jak hra končí? Když se balíček vyprázdní, je jeho místo vyčerpané a zhasne jedna svíčka. Hra končí, když zhasne poslední, když jsou zabity všechny nestvůry nebo vybudována všechna panství; kolo se ale dohraje, aby měli všichni stejně tahů.',
  scoring:
    'Na konci sečteš body na nestvůrách a panstvích, body na desce a vévodu. Isabella už vidí čtyři vojáky: dva na obyvatelích a dva na panství, protože vévoda počítá i symboly panství. A za každé 3 zbylé zdroje je 1 bod.',
  farewell:
    'To je celá hra. Ukaž na kteroukoli kartu a přečteš si, co umí; dotkni se té, která nesvítí, a dozvíš se proč. Teď jsi na řadě: hodně štěstí, Vaše Milosti!',
};
