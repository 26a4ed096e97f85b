export const czech = {
  welcome:
    'V regionu tvé hrdinky stojí draug. Má osm pozic pro zranění a každá chce svou zbraň; některé už jsou zakryté z dřívějších lovů. Pozice s odměnou vyplatí toho, kdo je zakryje.',
  action: 'Lov je součást akce Nestvůry. Zvol ji.',
  hunt: 'Mohl bys ho poslat jinam, ale lovíš ho. Dobereš tolik bojových karet, kolik máš Moc: čtyři. Při lovu limit ruky neplatí.',
  defend:
    'Začíná nestvůra a hraje za ni soupeř: Drápy, zuřivost 4. Karty o celkové síle 4 by stačily. Štít stačí vždy, pokud útok neříká, že štíty selhávají. Braň se jím.',
  enough:
    'Ubránil ses. Kdyby síla karet s tvou Moudrostí dosáhla slabiny 7, dobereš další kartu. Karty jsou ale i zranění. Takhle to stačí.',
  spear: 'Teď tvé kolo. Karta se správnou zbraní zakryje pozici. Kopí patří sem.',
  sword:
    'Pokračovat smíš, dokud máš karty, nebo po jednom zranění přestaneš a počkáš na další útok. Meč patří sem',
  reward: 'a dlouhý luk sem: tahle pozice nese jako odměnu runu.',
  rune: 'Vyber si druh. A za dlouhý luk samotný ještě dobereš kartu.',
  last: 'Zbývá jediná, sekera se hodí a odměnou je kněz. Kdo zakryje poslední, bere si figurku.',
  slain:
    'Draug je skolen. Necháš si jeho figurku i Mohylovou čepel, protože byly zakryté všechny pozice bez odměn. Jiní se čtyřmi ukazateli na jeho kartě by dostali žeton zabijáka.',
  fail: 'Lov selže, když nezpůsobíš zranění, když máš zraněné všechny vlastnosti, když ho ukončí útok, nebo dojdou karty útoků. Hrdina pak utrpí zranění. Rány nestvůry zůstávají.',
  loki: 'Ve dvou hráčích otevírá lov na Lokiho jedno skolení. Každá jeho rána chce dvě zbraně a po každém lovu se zotaví. Kdo ho skolí, okamžitě vyhrává.',
  farewell: 'Než vyrazíš, nasbírej karty a Moc – a dokonči lov dřív, než to udělá někdo za tebe. Dobrý lov!',
} as const;
