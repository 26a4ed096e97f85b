// Chapter MK-25, but for cities: variants that players may agree on.
export const variantRules = {
  'MK-25.1':
    'Dražba hrdinů: kdo ještě nemá hrdinu, může proti výběru nabídnout slávu. Kdo si vybral, musí nabídku dorovnat, nebo se hrdinu vzdát; kdo vybírá dříve, nabídky hráčů po něm jen dorovnává, ostatní musí přihodit. Platí jen vítěz a kdo o hrdinu přišel, vybírá znovu. Kdo souhlasí, v této dražbě už nenabízí, a nabídky končí na 15 (naše pravidlo).',
  'MK-25.2':
    'Dražba hrdinů: sláva pod nulou se značí na poslední řadě počítadla a k nule se vrací bez nové úrovně. Taktiky prvního kola se vybírají v opačném pořadí než hrdinové, bez ohledu na slávu.',
  'MK-25.3':
    'Tvar mapy a počty dílků a měst jsou věcí dohody. V nabídce je klín a otevřená mapa o třech až pěti sloupcích, o dva dílky krajiny méně až o tři více, až dva dílky jádra a dvě města navíc, pokud v krabici jsou; přidaná města mají úroveň toho posledního. Neplatí tam, kde scénář určuje všechna místa.',
  'MK-25.4':
    'Náhodná orientace: každý nový dílek se natočí náhodně; symboly v rozích nemusí být stejné. Úvodní dílek leží, jak je vytištěn.',
  'MK-25.5':
    'Náhodná města: na dílku s městem stojí náhodně vylosované město; scénáře, které předepisují barvu, používají její dílek.',
  'MK-25.6':
    'Noční příchod: první kolo je Noc; kostky se házejí, dokud na žádné není zlatá ani černá. Ne v Nocích druidů, kde se Noci počítají (naše pravidlo).',
  'MK-25.7':
    'Temnota se blíží: hra začíná Dnem; po každém Dni se hází dvěma kostkami. Padne-li černá, jsou všechna další kola Noc, jinak následuje další Den. Ne s nočním příchodem ani v Nocích druidů; když dojde sada taktik, vrátí se všechny (naše pravidlo).',
  'MK-25.8':
    'Přátelštější hra: čtyři kouzla, která škodí ostatním, zůstanou v krabici; soupeřivé dovednosti také; hráči spolu nebojují: kdo skončí tah u jiného hrdiny, ustoupí. Na každém se lze dohodnout zvlášť; bez boje hráčů se hraje obvykle.',
  'MK-25.9':
    'Přátelštější mana, ve dne: zlatá kostka nenahradí barvu, kterou ukazuje nepoužitá kostka v Prameni; zlaté kostky se nepřehazují ani nepřetáčejí, dokud v Prameni leží kostka jiné barvy.',
  'MK-25.10':
    'Nájezdníci: pověst začíná na −2, ať scénář říká cokoli. Po každém Dni se hodí kostkou za každé políčko, kde padl drancující nepřítel: červená, zelená a zlatá přináší nový žeton jeho druhu, zlatá i hnědý; po každé Noci bílá, modrá a černá, černá i s hnědým. Nikdo nepřijde tam, kde stojí hrdina (naše pravidlo).',
  'MK-25.11':
    'Nájezdníci: s políčkem o dvou žetonech se bojuje najednou a zůstává obsazené, dokud není prázdné; za každý jeho žeton je pověst +1, i za drakona.',
  'MK-25.12':
    'Hordy nájezdníků: pověst začíná na −4; žeton se vrací vždy a s ním i hnědý, padne-li po Dni červená, zelená či zlatá, po Noci bílá, modrá či černá.',
  'MK-25.13':
    'Interaktivní boj: bojuje-li se s jediným nepřítelem, hráč po pravici skryje kostku: bílá je zbroj +1 ve střelecké fázi, červená +1 ke každému jeho útoku, modrá zbroj +1 ve fázi útoku a každá z nich přidá 1 slávu, když nepřítel padne, v kterékoli fázi; jiná barva neznamená nic.',
  'MK-25.14':
    'Interaktivní boj: kostka se ukáže ve své fázi; před střeleckou fází a fází bloku se ukáže, nebo se řekne, že není bílá, že není červená; ve fázi útoku se ukáže vždy.',
  'MK-25.15':
    'Vylepšování akcí: po každé Noci, která není poslední, se odkryje o jednu pokročilou akci více, než je hráčů. Od nejslabšího si každý může vzít jednu za vlastní akci stejné barvy nebo typu. Síla je 2 za artefakt či kouzlo, 1 za pokročilou akci či krystal, úrovně jednotek (zraněné za polovinu, nahoru) a 3 za každou úroveň nad nejnižší; při shodě méně slávy, pak kdo hrál později. Vyměněná karta odejde ze hry, zbylé jdou pod balíček a balíčky se zamíchají. Je-li Noc jen jedna, dohodnout se na tom nelze.',
  'MK-25.16':
    'Draft na začátku, po výběru hrdinů a před mapou, kostkami a nabídkami: každý dostane čtyři pokročilé akce; jednu si nechá, ostatní pošle po směru hodin, dokud nemá tajně tři; zbylé se zamíchají zpět. Po každém Dni si každý jednu zamíchá do balíčku; tajná je, dokud ji nezahraje.',
} as const;
