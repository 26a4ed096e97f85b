import type { english } from './others.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  halves:
    'Obyvatel umí dvě věci. U jedné postavy stojí, co přinese ve tvém tahu; u skupiny postav, co přinese v tazích všech ostatních. Na Žoldákovi je vidět, jak se mohou lišit.',
  own: 'Na tahu je soupeř a padlo mu 3 a 4, aktivují se tedy 3, 4 a 7. Trojka aktivuje tvého Žoldáka, čtyřka Zbojnici a součet Vraha. U všech platí to, co stojí u skupiny.',
  trade:
    'Zbojnice a Vrah se připsali sami: 2 síly a 1 zlaťák. Šipka znamená výměnu a tu můžeš odmítnout. Síly máš teď dost: dej 1 sílu za 2 zlaťáky.',
  thief:
    'Kam se ale ztratilo tvoje zlato? Aktivovala se i soupeřova Zlodějka. V jeho tahu vezme někomu 3 zlaťáky nebo 3 magie a on si vybral tebe. Občas se podívej, co mají ostatní.',
  cathedral:
    'Umějí to i panství: Katedrála svaté Akvily vezme na konci každé fáze akcí svého majitele někomu 1 zlaťák. Co utratíš, to ti nikdo nevezme.',
  mine: 'Jsi na tahu ty: 5 a 3, dohromady 8. Teď platí to, co stojí u jedné postavy. Osmička aktivovala Šampiona a ten přinesl 4 síly zadarmo; v cizích tazích za ně chce 1 zlaťák.',
  butcher:
    'Když někoho najímáš, dívej se i na to, co stojí u skupiny: ve dvou hráčích je cizí každý druhý hod, v pěti čtyři z pěti. Řezník přinese v cizím tahu 4 zlaťáky a stojí 1. Najmi ho.',
  numbers:
    'Aktivuje se na 11 a 12, a to padá málokdy. Nejčastější jsou čísla jednotlivých kostek: čtyřka platí víc než v každém třetím hodu. Měj od všeho trochu a někdo pro tebe bude pracovat v každém tahu.',
};
