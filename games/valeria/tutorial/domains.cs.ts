import type { english } from './domains.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  icons:
    'Každé panství působí v jinou chvíli a tmavá ikona v jeho dolním rohu říká kdy. Kostky na Paláci úsvitu znamenají: ve tvé fázi házení. Po hodu smíš jednu kostku snížit o 1, a to zadarmo.',
  change: 'Padlo ti 4 a 5. Tvá Zbojnice se aktivuje na 4. Sniž pětku také na čtyřku: bude to dvojice!',
  herald:
    'Zbojnice se aktivovala dvakrát a přinesla 4 síly. Změněné kostky platí stejně jako hozené, takže dvojice aktivovala i Herolda. Vezmi si zlaťák.',
  start:
    'Vycházející slunce: na začátku tvé fáze akcí. Půlpencový vrch ti už svůj zlaťák dal a dá ho v každém tahu, sám od sebe.',
  slay: 'Teď první akce. Zabij Skřeta a sleduj přitom svou magii.',
  thorn:
    'Přibyla. Nestvůra jako ikona znamená: kdykoli ve své fázi akcí nějakou zabiješ. Fialový trn dal za Skřeta 1 magii, a to navíc k jeho odměně.',
  instant:
    'Blesk: jednou, hned po vybudování, a pak už nikdy. Příměří hrdlořezů vezme někomu 3 zlaťáky. Chce jeden symbol podsvětí a jeden duchovních: máš Vraha a Léčitelku. Vybuduj ho.',
  pay: 'Zaplať všech 5 zlatem.',
  take: 'A odměna: šipka od postavy znamená, že to zaplatí někdo jiný. Vezmi soupeři 3 zlaťáky.',
  end: 'Obě akce máš za sebou a přichází zapadající slunce: na konci tvé fáze akcí. Koule Urdr vezme někomu 1 magii. Vezmi si ji.',
  doubles:
    'Kostky s rovnítkem: kdykoli má kdokoli dvojici, ty i ostatní. Garganova náruč by ti za ni dala pokaždé bod.',
  always:
    'Tohle panství mění ceny, a to pořád ve tvé fázi akcí: s Pratchettovou plošinou stojí každé panství o 1 zlaťák míň.',
  citizen:
    'A obyvatel jako ikona: kdykoli ve své fázi akcí nějakého získáš. Zapomenuté žaly dají za každého nováčka 1 magii.',
  roles:
    'Symboly na levém okraji se jen jednou ověří a nikdy se jimi neplatí. Na konci dá každé panství body ze své pečeti a vévoda počítá i jeho symboly. Čím dřív ho vybuduješ, tím déle ti slouží.',
};
