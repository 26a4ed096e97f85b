// The same as rules-scenarios.en.ts, in Czech.
export const scenarioRules = {
  'ML-SCN.1': 'Normální práce: žádné zvláštní pravidlo. Vítězné body 35 / 45 / 60.',
  'ML-SCN.2':
    'Zlatokop: balíček žoldáků jen z těch, kdo přinášejí aspoň jednu kostku smlouvání, hraješ za pralesní klan. Mince na konci 15 / 35 / 55.',
  'ML-SCN.3': 'Výpad: 3 kola, na začátku 3 žetony obrany a 12 mincí (náš výklad). Vítězné body 22 / 30 / 40.',
  'ML-SCN.4':
    'Nalehko: zbrojnice je zavřená, žádná schopnost, výhoda cesty, kořist ani stráže nepřidávají obranu, lektvary ano. Hraješ za vodní klan. Vítězné body 30 / 42 / 56 (stráže jsou náš výklad).',
  'ML-SCN.5':
    'Plná polní: na konci mít na desce 5 obran, 5 pastí, 3 lektvary, 3 jedy, vybavení od každého druhu a člena od každé příslušnosti. Učeň: cíl, Veterán: cíl a 35 bodů, Hrdina: cíl a 50 bodů.',
  'ML-SCN.6':
    'Přepadení: na začátku je u vstupu příšera úrovně A. Začne-li kolo s volným vstupem, přijde tam nová příšera úrovně A. Vítězné body 35 / 50 / 65.',
  'ML-SCN.7':
    'Rozličnost: runda stojí 1 minci. Členové na konci podle příslušností: 2/1/1/1, 2/2/1/1, 2/2/2/2, počítá se i náčelník a základní žoldák (náš výklad).',
  'ML-SCN.8':
    'Lstivý Sam: 24 žetonů modulu Lsti tvoří zvláštní hromádku. Na cestu k říši, kterou Sam obsadí, přijdou dva z nich. Platí pravidla modulu Lsti. Vítězné body 30 / 42 / 56.',
  'ML-SCN.9':
    'Úkol zněl jasně: Sam v Okolí chodí při žluté 1–2 na cestu k říši 1–2, 3–4 na úkol 1, 5–6 na úkol 2. Úkoly a vítězné body: 4 a 30 / 6 a 40 / 8 a 55.',
  'ML-SCN.10':
    'Zkáza: příšery jednou přehodí každou útočnou kostku, která mine. Na začátku je u vstupu příšera úrovně A. Vítězné body 35 / 45 / 60.',
} as const;
