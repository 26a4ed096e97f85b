import type { english } from './entrance.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  gate: 'Příšera, se kterou se bojovalo a nikdo ji neporazil, v Okolí nezůstane: při úklidu přijde ke vstupu do Citadely. Teď tam leží Kodýl. Když jich přijde víc, zůstane jen ta s nejsilnějším útokem.',
  panic:
    'Dokud tam leží, otočí se při každém úklidu žeton paniky a zavře další budovu. Krčma už je zavřená: nikdo do ní nemůže dát kostky.',
  path: 'Ke vstupu vedou dvě cesty a na obou pomáhají stráže. Na horní zastaví dva zásahy, na spodní jeden a k tomu dají 5 mincí tomu, kdo přežije. Vyber spodní.',
  member: 'Pošli Drábora. Jeho štít zastaví další zásah.',
  dice: 'Tady nejsou žádné kostky předepsané: smí jít kolik chceš kostek síly a magie. Místa je pro deset a každá past nebo žeton obrany zabere místo dvou kostek. Pošli všechny čtyři.',
  trap: 'Polož Oko. Přidá jednu kostku síly a bez pasti nejde nikoho polapit.',
  defence:
    'Žeton obrany také zastaví zásah. Po boji je pryč, i když není potřeba. Přesto ho vezmi s sebou: panika škodí všem, i tobě.',
  cancel:
    'Bojuje se stejně jako jinde, jen nezáleží na příslušnosti říše. Kodýl útočí 3 kostkami. Drábor, stráže a žeton zastaví tři zásahy, kostku magie si tedy nech pro svůj útok.',
  guards: 'Tři zásahy a první z nich zastavil Dráborův štít sám. Druhý ať zastaví stráže.',
  token: 'A třetí žeton obrany.',
  roll: 'Ani škrábnutí! Teď jsi na řadě ty: od 11 Kodýla polapíš, od 14 zabiješ. Hoď všemi kostkami.',
  open: 'Součet 21 ho zabil: 3 slávy, trofej a k tomu 5 mincí od stráží. Kdo porazí příšeru u vstupu, ukončí paniku. Všechny žetony paniky zmizí a krčma má zase otevřeno.',
  worst:
    'Kdyby to nevyšlo, Kodýl by zůstal a panika by pokračovala. Za pokus tu není žádná kořist a smrt přinese 3 slávy. Příšera, se kterou nikdo nebojuje, zůstává na místě, třeba tahle.',
};
