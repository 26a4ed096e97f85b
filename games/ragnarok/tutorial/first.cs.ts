export const czech = {
  welcome:
    'Nastala velká zima. Vedeš Lagerthu po ostrově očíslovaných regionů, proti tobě stojí Ragnarovi lidé. Tahle lekce zahraje dva tvé tahy.',
  victories:
    'Okamžitě zvítězit jde třemi cestami: ovládnout všechny regiony tří území, ovládnout čtyři regiony s chrámem, nebo skolit Lokiho. Jinak Ragnarök spočítá regiony u Yggdrasilu.',
  region:
    'Tenhle region je tvůj, nese tvůj ukazatel nadvlády. Neutrální ukazuje populaci, a kdo v něm má na konci kroku aspoň takovou sílu, ten ho ovládne.',
  priest:
    'Tah má pět kroků. První je modlitba: vyšli kněze k monumentu Tóra. Tvá Moc stoupne o 1, ze 2 na 3. Kněz tam zůstane, dokud někdo nezvýší monument.',
  forge: 'Tvoje hrdinka stojí u kovárny s runou. V témže kroku si ji smíš vzít.',
  heroStep:
    'Druhý krok patří hrdince: přesuň ji až o dva regiony, pluj drakkarem, nebo leč. Pobřeží u moře s tvým drakkarem spolu pro tebe sousedí. Jdi do regionu 2.',
  runes: 'Třetí krok: jedna runová akce. Dvě runy různých druhů posílí jednu tvou armádu. Máš je.',
  stronger: 'Kterou armádu? Tu větší.',
  manoeuvre: 'Čtvrtý krok: aktivuj jednu armádu. Přesune se do sousedního regionu, nebo ve tvé osadě zesílí.',
  march: 'Region 5 má populaci 2 a nikdo v něm není. Se silou 4 bude na konci kroku tvůj.',
  wheel:
    'Pátý krok vynechat nejde: zvláštní akce na kruhu. Tvůj ukazatel na pozici zůstane, takže ji nezopakuješ, dokud se kruh nevyklidí. První ukazatel na pozici vyplatí spojence její říše.',
  usurp:
    'Tvoje hrdinka stojí v regionu 2 s populací 3. Tvá Moc je také 3, zabere ho tedy i bez armády: Uzurpace.',
  recruit: 'Region je tvůj. Hned tam smíš naverbovat armádu, její síla je tvá Autorita.',
  attacked:
    'Ragnarova armáda o síle 3 útočí na tvou čtyřku v regionu 5. Karty se hrají po jedné, obránce začíná. Kopí přidá 2 a nemá ztráty. Zahraj ho.',
  won: 'Jeho meč přidal 3: šest proti šesti, a shoda patří obránci. Armáda poraženého ztrácí 1 a ustupuje. Meč ho navíc stál vlastní ztrátu.',
  yourTurn: 'Zase tvůj tah. Kněze ani kovárnu nemáš, modlitba je tím pádem za tebou. Hrdinku nech, kde je.',
  noMarch: 'Ani armáda teď nikam nemusí.',
  temple:
    'V regionu 2 je svatyně a region je tvůj: postav tam chrám. Přinese kněze a některé chrámy i výběr požehnání, která platí do konce hry.',
  built: 'První chrám ze čtyř. Kdo ti region vezme, vezme i chrám.',
  monument:
    'Máš-li na kruhu ukazatele, smíš zvolit Monument: zvýšíš sochu, vyklidíš kruh, dostaneš kněze za chrámy a runy z kováren. Zkontrolují se přitom předzvěsti a přijde událost.',
  ragnarok:
    'Tři předzvěsti, které v takové chvíli platí, přinesou Ragnarök: každý má poslední tah a pak rozhodnou regiony u Yggdrasilu.',
  farewell:
    'Ukaž na cokoli a přečteš si, co to je; co nesvítí, řekne, proč ne. Lekce „Lov“ ukáže cestu k Lokimu. Ať se o tobě zpívají ságy!',
} as const;
