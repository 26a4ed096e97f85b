export const czech = {
  welcome:
    'Jsi Tovak, Mage Knight v zemi, kterou ještě nikdo nezmapoval. V Prvním průzkumu ji objevuješ, dokud nenajdeš město. Za všechno, co cestou dokážeš, máš Slávu, a o tu jde.',
  rounds:
    'Střídají se Dny a Noci, každé kolo trvá, dokud ti vydrží balíček. Hraješ-li sám, běží proti tobě čas: automatický hráč otáčí karty a kolo může ukončit dřív než ty.',
  tactic:
    'Kolo začíná výběrem taktiky. Nižší číslo hraje dřív, vyšší víc pomůže. „Skvělý začátek“ ti dá hned dvě karty navíc. Vezmi si ho.',
  hand: 'Tah plánuješ z karet v ruce: nejdřív pohyb, potom jedna akce. Každá karta má základní efekt a pod ním silnější za manu své barvy. Zahraj „Pochod“.',
  powered: 'Základní efekt je Pohyb 2, s jednou zelenou manou je to Pohyb 4. Zvol silnější.',
  die: 'V každém tahu smíš použít jednu kostku z Pramene. Vezmi zelenou. Zlatá by ve dne zastoupila kteroukoli základní barvu, černá je k užitku až v noci.',
  plains:
    'Krok stojí Pohyb podle terénu, na který vstupuješ: pláně 2, kopce 3, les 3 ve dne a 5 v noci. Máš 4. Jdi sem na pláně.',
  onwards: 'A dál, znovu za 2.',
  more: 'Další karty smíš přidat kdykoli. „Výdrž“ je také Pohyb 2.',
  basic: 'Svou kostku na tento tah už máš za sebou, takže základní efekt.',
  village: 'A do vesnice.',
  orcs: 'Tady drancují orčí nájezdníci. Na jejich políčko nevstoupíš, a krokem z jednoho políčka vedle nich na jiné vedle nich je vyprovokuješ k útoku. Přijít k nim nebo odejít je bezpečné.',
  edge: 'Stojíš na okraji mapy. Odkrýt nový dílek stojí 2 body Pohybu: zahraj „Rychlost“.',
  edgeBasic: 'Základní efekt přesně stačí.',
  explore:
    'Odkryj dílek, který patří sem. V tomhle scénáři je za každý 1 Sláva a ten s městem ohlásí poslední tahy.',
  revealed:
    'Vesnice, doly, pevnost. Cokoli ze svého tahu smíš vzít zpátky, kartu po kartě, nikdy však za poslední odkrytou věc.',
  action:
    'Po pohybu jedna akce: vyjednávat s vesničany, vyzvat orky k boji, jinde třeba vstoupit do podzemí. O tom jsou další lekce, dnes vesnicí jen procházíš.',
  end: 'Ukonči tah. Použitá kostka se přehodí a zahrané karty jdou na odkládací balíček.',
  keep: 'Než si dobereš, smíš odložit, co nechceš. Nech si všechny čtyři, doplníš je do limitu karet v ruce, a ten je pět.',
  plunder:
    'Automatický hráč má svůj tah za sebou. Před tahem, který začínáš ve vesnici, bys ji mohl vyplenit: dvě karty za horší pověst. Nech ji být.',
  forest: 'V lese na severu je kouzelná mýtina. Les stojí ve dne 3. „Výdrž“ z nich dá 2.',
  forestBasic: 'S modrou kostkou by to byly 4, ale obejdeš se bez ní.',
  sideways:
    'Každou kartu kromě zranění smíš zahrát bokem za 1: jako Pohyb, Vliv, Útok nebo Blok. „Hněv“ dnes k ničemu jinému nebude.',
  sidewaysMove: 'Zahraj ho jako Pohyb 1.',
  glade:
    'Vstup na mýtinu. Vedle ní jsou sice jiní orkové, ale přicházíš odjinud, takže nikoho nevyprovokuješ.',
  endHere: 'Ukonči tah tady.',
  noWounds:
    'Mýtina léčí: kdo na ní tah skončí, smí vyřadit jedno zranění z ruky nebo z odložených karet. Ty žádné nemáš. V dolech bys dostal krystal, manu, která vydrží na další tahy.',
  keepAgain: 'Karty si nech.',
  gold: 'A kdo na mýtině tah začíná, dostane žeton zlaté many, v noci černé. Zastoupí kteroukoli základní barvu, a to vedle tvé kostky. Na konci tahu zmizí.',
  roundEnd:
    'Až ti dojde balíček, můžeš místo tahu ohlásit konec kola: ostatní mají ještě po jednom tahu. Potom se Den změní v Noc a zamícháš všechny své karty.',
  farewell:
    'Ukaž na cokoli a přečteš si, co to je; co nesvítí, řekne, proč ne. Odtud vedou dál lekce „Boj“ a „Vliv a jednotky“. Hodně štěstí!',
} as const;
