import type { english } from './realms.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  realm:
    'Každá říše leží za svou příšerou. Jáha je ohnivá říše: dobude ji součet aspoň 11 a přinese 3 slávy. Dole stojí, co umí, když ji někdo osídlí. V této lekci vedeš ohnivý klan.',
  turn: 'Na první cestě čeká soupeřův Rulfus. Bojuje se zleva doprava: když Pližníka porazí on, ti za ním už bojovat nemusí. Místo toho mohou zkusit říši dobýt.',
  path: 'Vydej se tedy za ním druhou cestou. Chce jednu kostku síly, pojme ještě čtyři další kostky a dává jeden přehoz kostky síly.',
  member: 'Pošli Truňka. Každá kostka magie na jeho cestě se počítá o 1 víc.',
  dice: 'Na 11 je toho potřeba dost, nic si tedy nenechávej: dvě kostky síly a dvě magie.',
  pass: 'Všechny tvé kostky leží. Pasuj a začne dobrodružství.',
  conquest:
    'Rulfus Pližníka polapil, cesta je volná. Na Truňka teď nikdo neútočí: hází jen proti jedenáctce Jáhy. Hoď všemi kostkami.',
  reroll:
    'Padlo 3 a 2, magická 1 a 2 se počítají za 2 a 3: dohromady 10, o jednu míň. Kdo neuspěje, předá svůj součet další cestě. Ta tvoje ale dává přehoz: hoď znovu dvojkou.',
  settle:
    'Padla 5, celkem 13: Jáha je tvoje a s ní 3 slávy. Říše ale pracuje jen pro toho, kdo ji osídlí: pro žoldáka stejné příslušnosti, který není náčelník. Truňk je ohnivý. Ať ji osídlí: osadníkům se neplatí ani žold.',
  use: 'Začalo nové kolo. Osídlenou říši smíš jednou za kolo využít jako svou akci: Jáha promění jednu kostku smlouvání ve dvě kostky magie. Udělej to.',
  used: 'Máš o dvě kostky magie víc. Truňk dál přináší své kostky a smí na výpravy jako dřív, jen se nemůže přestěhovat do jiné říše. Kdyby zemřel, může Jáhu osídlit jiný ohnivý žoldák.',
  rules:
    'Přišla nová říše i nová příšera. Na konci se každá tvoje říše počítá jako symbol své příslušnosti, spolu se symboly členů: čím víc stejných, tím víc bodů.',
};
