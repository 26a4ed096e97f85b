import type { english } from './death.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  wound:
    'Korfác je zraněný. Samo o sobě to nevadí: pracuje a přináší kostky jako dřív. Další zranění ho ale zabije a dvě naráz zabijí i zdravého žoldáka.',
  heal: 'Lektvar vyléčí kohokoli, kdo není na cestě. Jde to kdykoli a není to akce. Vyleč Korfáce.',
  path: 'A teď na Ohnivíra a jeho 3 útočné kostky. Na první cestě se jeden zásah zastaví. Vyber ji.',
  member: 'Pošli Tarku, lepší nikoho nemáš.',
  dice: 'Tři kostky síly. Každá se u ní počítá o 1 víc.',
  potion:
    'Každý smí s sebou vzít jeden lektvar a jeden jed. Lektvar v boji zruší zranění, jed přidá 2 k součtu. Dej jí svůj poslední lektvar.',
  foot: 'Podívej se na patu cesty: lebka a koruna. To je sláva, kterou klan získá, když tam jeho žoldák zemře. Zleva 3, 2, 2 a 1; u vstupu do Citadely 3. Vyber druhou cestu.',
  leader: 'I náčelník smí na výpravu jako každý jiný. Poslední kostku si vezme Purkráb.',
  benefit: 'Tři zásahy proti Tarce! Nejdřív ať jeden zastaví cesta.',
  drink: 'Další zruší lektvar.',
  roll: 'Třetí ji zranil, ale drží se. Bez pasti zbývá jen zabití, a to od 14. Hoď všemi kostkami.',
  death:
    'Součet 8 nestačí. Pak dostal tři zásahy Purkráb: jeden zastavil jeho štít a dvě zranění naráz ho zabila. Hrdinská smrt, 2 slávy. Jeho kostky jsou pryč. Tarka se vrátila živá a bere si kořist: Truhlu lektvarů.',
  heir: 'Klan potřebuje náčelníka. Při úklidu převezme velení člen s nejvyšší pověstí: Tarka. Náčelníkům se neplatí žold a nikdy nedezertují, nemohou ale osídlit říši.',
  brews: 'Než se vyplatí žold, je na takové věci čas. Otevři Truhlu lektvarů: dva lektvary a dva jedy.',
  healed: 'A vyleč Tarku.',
  price:
    'Vyplatí se to? Sláva zůstane a ztracená pověst udělá místo dalším. Karta, její vybavení i kostky jsou ale pryč. Kdo přijde o všechny, dostane za náčelníka zelenáče: ze hry nikdo nevypadne.',
};
