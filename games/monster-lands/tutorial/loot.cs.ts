import type { english } from './loot.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  loot: 'Tyhle žetony jsou kořist. Kdo se z říše vrátí živý a nic nepolapil, nezabil ani nedobyl, jeden si vezme. Žádná výprava tam tedy není úplně marná.',
  own: 'Jeden už máš: Velkou sekeru, +6 k zabití. Žeton se použije jednou, kdykoli chceš; ty se symbolem Okolí, jako tenhle, jen během dobrodružství.',
  roll: 'Bambul stojí proti Kodýlovi, jehož útok minul. Past nemá, takže musí zabít: to je od 14. Každá jeho kostka síly se počítá o 1 víc. Hoď všemi kostkami.',
  axe: 'Padlo 2, 3 a 1, to se počítá za 3, 4 a 2: jen 9. Přišel čas pro sekeru. Použij ji.',
  kill: 'Se šesti od ní je to na zabití dost; plán to ukazuje obráceně: teď stačí 8 a ty máš 9. Skonči a Kodýla zabij.',
  conquest:
    'Máš 3 slávy a trofej. Pro Nákrka se otevřela cesta do Glácie. Dvěma kostkami by potřeboval 12: to sotva padne, ale nic to nestojí, vždyť kdo neuspěje, vezme si kořist. Hoď.',
  stop: '3 a 4 je 7 a přehoz to nezachrání. Skonči: vrátí se živý a s prázdnou.',
  take: 'A proto si vyber žeton. Za chvíli se bude platit žold a ty nemáš ani minci: vezmi Měšec.',
  use: 'Už je to tady: žold jsou 4 mince a tohle je poslední chvíle, kdy je získat. Použij Měšec.',
  done: 'Deset mincí, to stačí. Kdykoli jde prodat i Kodýl, 5 mincí za každý bod trofejí; prodané trofeje se ale na konci nepočítají. Pokračuj.',
  kinds:
    'Lebka pro štěstí přehazuje kostky v boji, Bedna zásob a Truhla lektvarů přinesou žetony. Kořisti smíš mít, kolik chceš. Mrtví si ale žádnou nevezmou a u vstupu do Citadely žádná není.',
};
