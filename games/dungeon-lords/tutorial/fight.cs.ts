import type { english } from './fight.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  welcome:
    'Na konci roku vtrhnou do tvého dungeonu hrdinové, které přilákáš. Tady před ním stojí tříčlenná družina a ty máš dvě příšery a jednu past. Čím méně polí ztratíš, tím lépe.',
  party:
    'Družina stojí v řadě. Tenhle bojovník je první, takže většina pastí a příšer zasáhne jeho. Číslo jsou jeho životy: 3. Komu žádný nezbude, skončí u tebe ve vězení.',
  priest:
    'Poslední je kněz. Když některá tvá příšera zaútočí, na konci kola družinu vyléčí: o 1 život za každý svůj symbol.',
  tile: 'Bojuje se vždy o nejbližší pole a první je tvůj vchod. V chodbě na ně může čekat jedna past a jedna příšera. V místnosti příšery dvě, ale past tam stojí zlaťák.',
  trap: 'Pasti působí dřív než všechno ostatní. Valící se balvan zraní prvního z družiny za 3. Na prvního bojovníka to právě stačí: nalič ho.',
  troll:
    'Potom útočí příšery. Troll dá prvnímu 3, a až bude jeden bojovník pryč, bude to ten druhý se svými 4 životy. Pošli ho.',
  seal: 'To je tvůj plán. Jakmile ho uzavřeš, provede se.',
  attack:
    'Balvan prvního bojovníka porazil a máš vězně. Teď troll. Za 1 jídlo by udeřil za 4. Stačí ale 3 a hned uvidíš proč: jídlo si nech.',
  healing:
    'Druhému bojovníkovi zbyl 1 život, a protože příšera zaútočila, kněz mu 1 přidal. Stál tam tedy se dvěma.',
  fatigue:
    'Na konci kola se družina snaží pole dobýt a to ji unaví: tady za 2, které se berou po jednom od prvního. To druhého bojovníka dorazilo. Ve hře říká, kolik to bude, bojová karta.',
  fallen:
    'Kněz se ale pořád drží na nohou, a tak pole padlo. Na konci hry za ně přijdeš o body. Troll, který bojoval, prospí zbytek roku. Družina jde dál, ke druhé chodbě.',
  goblin:
    'Zbyl jen kněz se 3 životy. Goblin mu vezme 2. Se dvěma za únavu jsou to 4 a sám sebe vyléčí nanejvýš o 1. Pošli goblina.',
  sealAgain: 'Uzavři plán.',
  held: '3 bez 2, vyléčen o 1, unaven za 2: dobývat už neměl kdo. Padlo jediné pole a lépe to tady dopadnout nemůže.',
  game: 'Ve hře navíc čarodějové sesílají kouzla z karet, které můžeš ve městě vyzvědět, a může přijít i paladin. Další výcviky z pravidel a každý den novou hádanku najdeš na stránce hádanek.',
};
