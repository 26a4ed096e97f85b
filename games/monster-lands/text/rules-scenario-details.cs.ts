// The same as rules-scenario-details.en.ts, in Czech.
export const scenarioDetails = {
  'ML-SCN.4b':
    'Žetony obrany tu nejde získat ani použít: smíšené odměny dají jen ostatní části, Wahýbar nic, cenu v žetonech obrany nejde zaplatit (náš výklad).',
  'ML-SCN.6b': 'Příšera úrovně A se bere z balíčku, pak z odhozu, jinak nepřijde žádná (náš výklad).',
  'ML-SCN.8b':
    'Sam odhalí oba. Lest míří na tvého sousedního žoldáka (je-li na obou stranách, na levého), krade co nejvíc, magii před silou. Odvrácenými kostkami se na tvého žoldáka hodí těsně předtím, než Sam příšeru odstraní. Pasti mu nic nedávají (náš výklad).',
  'ML-SCN.8c':
    'Lovecká chata prodává jen pasti základní hry. Své pasti odhaluješ jako v modulu Lsti. Prázdná Samova hromádka se znovu zamíchá. Když je příšera pryč, odvracející lsti nic nedělají (náš výklad).',
  'ML-SCN.9b': 'Úkol se počítá, když si vezmeš jeho odměnu, ať je jakéhokoli druhu (náš výklad).',
  'ML-SCN.10b': 'Zkázu nejde hrát na snadnou obtížnost.',
  'ML-SCN.10c': 'Přehazují se všechny útočné kostky, i při hodu předem a odvrácené (náš výklad).',
} as const;
