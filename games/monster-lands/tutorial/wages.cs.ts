import type { english } from './wages.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  bands:
    'Sláva přináší kostky: do 10 jednu, od 11 dvě, od 21 tři. Roste s ní ale i žold: do 10 bodů slávy 1 mince za člena, od 11 dvě, od 21 tři. Ty máš 12.',
  who: 'Žold dostává každý kromě náčelníka a těch, kdo osídlili říši. Ty platíš dva, Korfáce a Drábora: na konci kola 4 mince.',
  tavern: 'Máš právě 4 mince. A přesto si někoho najmeme: polož svou 5 do krčmy.',
  hire: 'Tarka za 3 místo za 8. Teď i v každém dalším kole přinese dvě kostky síly, jenže odteď chce i žold. Najmi ji.',
  count: 'Platíš tedy tři, to je 6 mincí, a ty máš 1. Musíš něco vydělat. Ukonči tah.',
  mine: 'K tomu se Tarčiny kostky hodí. Nejlepší místo v dole je zabrané, to druhé dá 4 mince.',
  end: 'Máš 5 mincí a jedna pořád chybí. Ukonči tah, ještě je tu jiná možnost.',
  pass: 'Kostky ti došly. Pasuj: na cestách nikdo není, takže hned přijde úklid.',
  sell: 'Kdo nemůže zaplatit všechno, dá všechny mince a jeden člen mu dezertuje: ten s nejvyšší pověstí. Těsně předtím můžeš prodat trofeje a použít kořist. Prodej Kodýla za 5 mincí.',
  deserter:
    'Všichni jsou zaplaceni a 4 mince ti zbyly. Soupeř dlužil 4 a měl 1: přišel o minci a Rulfus, jeho nejlepší, dezertoval. Nikdy jich neodejde víc, ať chybí sebevíc.',
  dice: 'A k tomu žold je: začalo nové kolo a každý člen zase přinesl své kostky. Jejich pověst se navíc na konci počítá jako body.',
  settlers:
    'Jak ušetřit: nech žoldáky osídlovat říše, osadníkům se neplatí; dej pozor na 11 a 21 bodů slávy; a než někoho najmeš, počítej. Výši žoldu si přečteš i u svého klanu.',
};
