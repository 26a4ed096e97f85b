import type { english } from './domains.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  icons:
    'Každé panství působí v jinou chvíli a ikona v jeho dolním rohu říká kdy. Kostky znamenají: ve tvé fázi házení. Tahle palisáda otočí kostku na 6 za 2 zlaťáky. Ty máš Palác úsvitu, který kostku sníží o 1, a to zadarmo.',
  change: 'Padlo ti 4 a 5 a tvá Zbojnice se aktivuje na 4. Sniž pětku také na čtyřku: bude z toho dvojice!',
  herald:
    'Zbojnice se aktivovala dvakrát a přinesla 4 síly. Změněné kostky platí stejně jako hozené, takže dvojice aktivovala i Heroldy. Vezmi si zlaťák.',
  start:
    'Vycházející slunce: na začátku tvé fáze akcí. Monolit by dával magii. Ty máš stejného druhu Půlpencový vrch a ten ti právě dal 1 zlaťák; dá ho v každém tvém tahu.',
  recruit:
    'Obyvatel jako ikona: kdykoli ve své fázi akcí nějakého získáš. Tak působí Zapomenuté žaly, které máš: za každého nováčka 1 magie. Vyzkoušej to a najmi Obchodníka.',
  merchant: 'Zaplať zlatem.',
  instant:
    'A magie přibyla. Teď blesk: jen jednou, hned po vybudování. Příměří hrdlořezů vezme někomu 3 zlaťáky. Chce jeden symbol podsvětí a jeden duchovních: máš Vraha a Léčitelku. Vybuduj ho.',
  pay: 'Zaplať 5 zlaťáků.',
  take: 'A odměna: šipka od postavy znamená, že to zaplatí někdo jiný. Vezmi soupeři 3 zlaťáky.',
  end: 'Akce máš za sebou. Zapadající slunce: na konci tvé fáze akcí. Tvá Koule Urdr teď vezme někomu 1 magii, a to v každém tvém tahu. Vezmi si ji.',
  slay: 'Nestvůra jako ikona: kdykoli ve své fázi akcí nějakou zabiješ. Fialový trn, který ležel pod tvým novým panstvím, za to dá 1 magii.',
  doubles:
    'Kostky s rovnítkem: kdykoli má kdokoli dvojici, ty nebo někdo jiný. Garganova náruč dá svému majiteli pokaždé bod.',
  roles:
    'Co máš, najdeš u svého jména; šipka vedle bodů to ukáže celé. Na konci dá každé panství body ze své pečeti a vévoda počítá i jeho symboly. Čím dřív ho vybuduješ, tím déle ti slouží.',
};
