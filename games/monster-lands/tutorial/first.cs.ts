import type { english } from './first.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  welcome:
    'Vítej v poslední Citadele. Vedeš klan žoldáků a korunu získá ten, kdo za šest kol nasbírá nejvíc vítězných bodů. V této lekci odehraješ své první kolo.',
  clan: 'Nejdřív si vezmeš klan. Každý má náčelníka a jednoho žoldáka. Znak na kartě je příslušnost: prales, voda, oheň, nebo vítr. Vezmi si pralesní klan.',
  pool: 'Kolo začíná kostkami. Přinášejí je tvoji lidé a tvá sláva: dvě červené kostky síly, jednu fialovou magie a jednu žlutou smlouvání. Teď se hází jen žlutými: na tvé padla 5.',
  citadel:
    'Hráči se střídají a umísťují kostky, dokud nějaké mají. Tohle je sedm budov Citadely. Důl dává mince, laboratoř lektvary a jedy; v ostatních se kupují pasti, žoldáci, obrana a vybavení.',
  haggle:
    'Ve čtyřech obchodech snižuje kostka smlouvání cenu o to, co na ní padlo. Pokud tam naposledy někdo položil vyšší kostku smlouvání, přičte se i ta. Polož svou 5 do krčmy: −5.',
  hire: 'Drábor stojí 6 mincí, po smlouvání jen 1. Hned přinese dvě kostky síly a jeho štít zastaví v boji jeden zásah. Najmi ho.',
  reputation:
    'Červená hvězda je pověst, modrá koruna sláva. Nováček nesmí zvednout pověst nad slávu, takže díky slávě může klan růst. Soupeř mezitím poslal dvě kostky do dolu.',
  monster:
    'V Okolí čeká Pližník. Útočí 3 černými kostkami. Součtem aspoň 10 ho polapíš, pokud u sebe máš past; od 13 ho zabiješ. Odměny stojí za čísly.',
  path: 'Vedou tam čtyři cesty a bojuje se na nich zleva doprava. Plné kostky položit musíš, tečkované můžeš. Nahoře je, co cesta dává: první zastaví o jeden zásah víc. Vyber ji.',
  member: 'Teď se výprava chystá a všechno se dá ještě vzít zpátky. Pošli Drábora.',
  dice: 'Které kostky půjdou s ním? Dej mu tři kostky síly a kostku magie a jednu kostku síly si nech pro Citadelu.',
  trap: 'Pasti leží lícem dolů: nikdo jiný je nezná. Bez pasti nikoho nepolapíš a ta tvoje navíc přidá kostku síly. Polož ji.',
  mine: 'Drábor je na cestě. Soupeř vařil v laboratoři. Zbývá jedna kostka: malé místo v dole dá 2 mince.',
  cancel:
    'Všechny kostky leží a začíná dobrodružství. Past se otočila. Pližník útočí první, 3 kostkami; každá 3 a víc je zásah. Kostka magie jednu z nich zruší, ale tím je pryč. Tabulka ukazuje tvé šance s ní i bez ní. Použij ji: jistota je jistota.',
  roll: 'Dvě černé kostky, jeden zásah a ten zastavil Dráborův štít. Teď vrací úder. Kostkami můžeš házet jednou po druhé. Začni.',
  rollAgain: 'Padla 4. Pruh ukazuje tvůj součet a kam má dojít. Pokračuj.',
  rollThird: 'Dohromady 7. Ještě jednou.',
  stop: 'Přesně 10: na polapení to stačí. Další kostka by ho možná zabila, za méně mincí, ale s trofejí; nebo by zůstalo u polapení. Skonči a vezmi si odměnu: 3 slávy a 4 mince.',
  cleanUp:
    'Pližník je tvůj a máš 8 slávy. Pak přišel úklid: žoldákům s pověstí se vyplatil žold, u tebe 2 mince, přišly nové úkoly i nová příšera a změnil se první hráč. S 11 a 21 slávy máš víc kostek, ale roste i žold.',
  quests:
    'Úkoly jsou bezpečnější než příšery. Na horním se hází: dosáhni čísla, nebo zaplať postih. Dolní se platí a jeho dvě cesty dávají různé odměny.',
  scoring:
    'Na konci se sečte sláva, pověst a trofeje a k tomu sady příslušností: čím víc tvých členů a říší má stejnou, tím větší má cenu. Hra končí po šestém kole, nebo po kole, v němž někdo dosáhl 30 bodů slávy.',
  farewell:
    'Ostatní poznáš za pochodu: na cokoli ukaž a přečteš si, co to dělá; dotkni se toho, co nesvítí, a dozvíš se proč. Královna na tebe spoléhá!',
};
