export const czech = {
  welcome:
    'Jsi Norowas a stojíš ve vesnici. Tady, v klášterech a v místech, která jsi dobyl, můžeš vyjednávat s obyvateli. Je to tvá akce v tahu.',
  interact:
    'Máš dobrou pověst: v každém vyjednávání ti jednou přidá 1 Vliv. Špatná by ubírala a s nejhorší by s tebou nikdo nemluvil. Začni.',
  influence: 'Vliv získáváš z karet, stejně jako Pohyb. „Vznešené způsoby“ se přesně hodí.',
  powered: 'S bílou manou dají Vliv 4 a na konci tahu k tomu 1 Slávu a 1 bod pověsti.',
  offer:
    'Máš 5 Vlivu. Jednotky k naverbování leží v nabídce a znaky na kartě říkají, kde se přidají. Šermíři patří do pevností, do vesnic ne.',
  recruit:
    'Rolníci stojí 4. Zaberou tvůj jediný žeton velení: jednotek smíš mít tolik, kolik máš žetonů, a další přinesou liché úrovně. Naverbuj je.',
  unit: 'Jednotka ti slouží hned. Aktivuj Rolníky.',
  ability: 'Použijí jednu ze svých schopností a do konce kola jsou vyčerpaní. Zvol Vliv 2.',
  buy: '1 bod ti zbyl, s dalšími 2 máš 3. Tolik stojí ve vesnici bod léčení. Kup ho.',
  heal: 'Použij ho na zranění v ruce.',
  done: 'Víc nekoupíš. Ukonči vyjednávání.',
  end: 'Ukonči tah.',
  keep: 'Karty si nech a dober do pěti.',
  plunder: 'Za dvě karty bys mohl vesnici vyplenit. Ale s takovou pověstí přece ne!',
  challenge: 'Hned vedle drancují Jezdci na vlcích. Vyzvi je.',
  noBow: 'Střílet nemáš čím. Pokračuj.',
  noBlock: 'Jsou hbití: na zablokování jejich 3 bys potřeboval 6. Nech je přijít.',
  damage: 'Útok způsobí 3 body zranění. Pro tebe, se Zbrojí 2, by to byly dvě karty zranění.',
  toUnit:
    'Přijmout je ale může i nezraněná jednotka, dokonce vyčerpaná. Rolníci mají Zbroj 3: vezmou všechno a mají jedno zranění. Co by přebylo, šlo by na tebe.',
  attack: 'Zraněnou jednotku aktivovat nejde, útok je tedy na tobě. Jezdci mají Zbroj 4.',
  attackPowered: '„Hněv“ s červenou manou je Útok 4.',
  die: 'Ve dne by posloužila i zlatá. Vezmi červenou.',
  strike: 'Zaútoč.',
  care: 'Sláva 3 a lepší pověst. Je po boji, takže se smíš léčit. Zahraj „Omlazení“.',
  careBasic: 'Základní efekt.',
  careWay: 'Léčení 1.',
  healed: 'Vyléčit jednotku stojí tolik bodů, kolikátou má úroveň. Rolníci mají první.',
  ready:
    'Jsou zdraví, jen vyčerpaní. Bojeschopné jsou jednotky zase od začátku dalšího kola; „Omlazení“ by to umělo i hned.',
  commands:
    'Kdo už nemá volný žeton velení, může verbovat dál, ale některou jednotku musí nadobro propustit. Na konci hry se jednotky počítají podle úrovní.',
  places:
    'V klášteře stojí léčení 2 a pokročilá akce 6. V magické věži se prodávají kouzla, verbuje se i ve tvé pevnosti a ve městech. Kde jednotku najdeš, to má na kartě.',
  farewell: 'Hrdinu dělá dobrá společnost. V lekci „Magická věž“ si dobudeš vlastní místo.',
} as const;
