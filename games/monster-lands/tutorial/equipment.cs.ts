import type { english } from './equipment.en.ts';

export const czech: Readonly<Record<keyof typeof english, string>> = {
  market:
    'Na tržišti se kupuje vybavení. K nákupu stačí kostka síly, kostka smlouvání navíc sníží cenu. Polož tam svou 4.',
  buy: 'Při jedné návštěvě koupíš jednu kartu. Želdiv je zbraň: každá kostka síly na cestě toho, kdo ji nese, se počítá o 1 víc. Místo 7 mincí stojí 3. Kup ji.',
  bearer:
    'Nést ji může kdokoli, kdo není na cestě. Každý unese jednu zbraň, jednu výstroj a jedno kouzlo. Drábor má Batoh, to je výstroj, takže zbraň si vzít může. Dej mu ji.',
  hand: 'Kdo není na cestě, může vybavení předat a není to akce. Batoh pomáhá v dole, ať ho nese kdokoli. Drábor jde riskovat život: předej Batoh Purkrábovi.',
  mine: 'Hned se hodí: dvě kostky síly v dole přinesou 6 mincí a Batoh přidá 2.',
  path: 'A teď Želdiv. Co má symbol Okolí, funguje jen na cestě. Vyprav někoho po té první.',
  member: 'Drábora, koho jiného.',
  dice: 'Všechny čtyři kostky síly: každá se bude počítat o 1 víc.',
  trap: 'A k tomu Oko, bez pasti lapat nejde. Přidá kostku síly a Želdiv zvýší i tu.',
  pass: 'Kostky ti došly: pasuj.',
  roll: 'Ohnivír jednou zasáhl a zastavil to Dráborův štít. Od 10 ho polapíš, od 14 zabiješ. Házej jednou kostkou po druhé.',
  rollAgain: 'Padla 3 a počítá se za 4. Pokračuj.',
  rollThird: 'Čtyřka se počítá za 5: dohromady 9. Ještě jednu.',
  stop: 'Dvojka se počítá za 3: to je 12 a stačí to na polapení. S další kostkou by šlo o zabití, a polapení vynese víc: 3 slávy a 4 mince. Skonči.',
  kept: 'Drábor je zpátky a Želdiv má pořád u sebe. Kostky a pasti se spotřebují, vybavení zůstává. Před další výpravou ho může dostat někdo jiný.',
  lost: 'O vybavení přijdeš jen s mrtvým; co nesl dezertér, můžeš dát jiným. Na tržiště se vracej: třeba Nocíř zastaví v každém kole jeden zásah a každá koupená karta ti slouží až do konce hry.',
};
