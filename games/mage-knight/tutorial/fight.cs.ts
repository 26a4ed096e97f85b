export const czech = {
  welcome:
    'Vedle tebe drancují dvě tlupy orků. Vyzvat je k boji je tvá akce v tomto tahu. Začni Jezdci na vlcích.',
  both: 'Bojovat smíš jednou za tah, zato s několika nepřáteli najednou. Vyzvi i Harcovníky.',
  phases:
    'Boj má čtyři fáze: střílíš, blokuješ, co nezablokuješ, tě zraní, a nakonec útočíš. Kdo padne hned v první, ten už se k ráně nedostane.',
  riders:
    'Jezdci na vlcích: Zbroj 4, útok 3. Jsou hbití, takže na zablokování potřebuješ dvojnásobek, 6. Lepší bude je zastřelit. Zamiř na ně.',
  bow: 'Teď platí jen střelecké a obléhací útoky a bokem se nehraje. Střelbu má „Rychlost“.',
  bowPowered: 'Je to její silnější efekt: střelecký Útok 3 za bílou manu.',
  crystal: 'Bílou máš na kostce i v krystalu. Budou potřeba oba, začni krystalem.',
  again: '3 ze 4. Co proti cíli zahraješ, to se sčítá. Ještě druhou „Rychlost“.',
  againPowered: 'Zase silnější. Zaplatit jde už jen kostkou, takže se použije sama.',
  shot: '6 proti Zbroji 4 stačí. Zaútoč. Co přebývá, propadá.',
  toBlock: 'Harcovníci pořád stojí a střílet už není čím. Pokračuj k bloku.',
  attacks: 'Útočí dvakrát, pokaždé za 1. Každý útok se blokuje zvlášť. Vyber první.',
  sideways: 'Na 1 stačí karta zahraná bokem. „Pochod“ v boji potřebovat nebudeš.',
  sidewaysBlock: 'Jako Blok 1.',
  blocked: '1 z 1. Blok zastaví celý útok, nebo nic. Zablokuj.',
  letThrough: '„Hněv“ by zablokoval i druhý útok. Jenže k vítězství potřebuješ oba, tak ho nech projít.',
  damage:
    'Útok způsobí 1 bod zranění. Tvá Zbroj je 2: za každé 2 body, i načaté, si bereš kartu zranění. Tady tedy jednu.',
  wound:
    'Zranění je karta v tvé ruce. Nejde zahrát ani odložit a zabírá místo, dokud ho nevyléčíš. Když jich v jednom boji dostaneš tolik, kolik je tvůj limit karet v ruce, jsi omráčen.',
  attack: 'Fáze útoku. Teď platí každý útok, i karta bokem. Zahraj „Hněv“.',
  attackBasic: 'Základní efekt je Útok 2. S červenou manou by to byly 4, ale žádná není.',
  second: '2 ze 4. Ještě druhý.',
  secondBasic: 'A další 2.',
  struck: '4 ze 4. Zaútoč.',
  won: 'Vyhráno. Sláva 3 a 2, a kraj je ti vděčný: za každou poraženou tlupu nájezdníků stoupne tvá pověst o 1.',
  end: 'Se Slávou 5 jsi na druhé úrovni. Postupuje se na konci tahu, ukonči ho.',
  skill:
    'Sudá úroveň přináší dovednost, jednu ze dvou; druhá jde do společné nabídky. „Poklusem“ dává v každém tahu Pohyb, 2 ve dne a 1 v noci. Vezmi si ji.',
  learn:
    'A k tomu pokročilou akci, lepší kartu do balíčku. „Osvěžující procházka“ dá pohyb i léčení. Jde na vršek balíčku.',
  keep: 'Zranění ti zůstane a dobereš si do pěti, jako první právě tu kartu.',
  heal: 'Další tah, se zraněním v ruce. „Klid“ léčí.',
  healBasic: 'Základní efekt stačí.',
  healWay: 'Radši léčení než kartu.',
  healed: 'Bod léčení odstraní zranění z ruky nadobro. Léčit se smíš kdykoli kromě boje.',
  rest: 'Bez takové karty můžeš místo pohybu a akce odpočívat: odložíš jednu kartu a k ní libovolně zranění. Ta se ti ale v příštím kole vrátí.',
  abilities:
    'Jiní jsou brutální, jedovatí nebo opevnění, nebo některému elementu odolávají. Ukaž na znak a řekne, co dělá. Součet pod nepřáteli ukazuje, co platí z poloviny.',
  farewell: 'Než někoho vyzveš, spočítej si: co zastřelím, co musím zablokovat, co vydržím? Dobrý lov!',
} as const;
