import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  scenario: {
    'first-reconnaissance':
      'Odkrývej mapu, dokud nenajdeš město. Tři kola (sám čtyři), za každý dílek Sláva 1. Pro první hru.',
    'full-conquest':
      'Celá hra: v šesti kolech dobyjte všechna města úrovně 4, každý sám za sebe, nebo ve dvou týmech. Dlouhá.',
    'blitz-conquest':
      'Ve čtyřech kolech dobyjte všechna města úrovně 3, každý sám za sebe a s rychlým startem.',
    'solo-conquest': 'Sám, šest kol, dvě města úrovně 5 a 8 a automatický hráč, který končí kola.',
    'full-cooperation':
      'Všichni společně, ve dvou nebo ve třech: za šest kol dobyjte všechna města; kola končí automatický hráč. Velká výzva.',
    'blitz-cooperation':
      'Všichni společně, ve dvou nebo ve třech: všechna města za čtyři kola, s rychlým startem. Kratší hra jednoho týmu.',
    'mines-liberation':
      'Za čtyři kola osvoboďte krystalové doly, každý sám za sebe: boje ve tmě a horníci, kteří děkují krystaly.',
    'druid-nights':
      'Čtyři kola: označuj kouzelné mýtiny a v noci z nich vyvolávej nepřátele za dvojnásobek slávy. Město je přátelské.',
    'dungeon-lords': 'Pět kol pod zemí: podzemí a hrobky, i tajné, které jsou po dobytí navzájem propojené.',
    'conquer-and-hold':
      'Daná mapa a žádná sláva: vyhrává, kdo na konci vlastní víc pevností a magických věží. Čtyři hrají jako dva týmy.',
    'one-to-return':
      'Opusť portál do první noci a buď tím, kdo na něm stojí, když skončí poslední noc. Neboduje se.',
    'volkares-return':
      'Sám nebo všichni společně, šest kol: Volkare táhne s armádou na město. Dobyjte ho dřív a armádu zničte.',
    'volkares-return-blitz':
      'Tažení na město ve čtyřech kolech, s rychlým startem a menší armádou. Pro první hru proti Volkaremu.',
    'volkares-quest':
      'Sám nebo všichni společně, šest kol: Volkare míří neznámou zemí k portálu. Zastavte jeho armádu, než jím projde.',
    'life-and-death':
      'Šest kol mezi dvěma frakcemi: osvobozuj mýtiny a hřbitovy a poraz oba vůdce, úroveň po úrovni. Sólo nebo každý za sebe.',
    'life-and-death-together':
      'Všichni společně: porazte vůdce obou frakcí za šest kol, kola ukončuje automatický hráč. Dlouhé a těžké.',
    'realm-of-the-dead':
      'Čtyři kola: osvobozuj a pečeť hřbitovy a poraz Nekromanta, zatímco mrtví pronásledují průzkumníky. Sólo nebo každý za sebe.',
    'realm-of-the-dead-together':
      'Všichni společně: zapečeťte všechny hřbitovy a porazte Nekromanta za čtyři kola.',
    'hidden-valley':
      'Čtyři kola: průzkum je drahý, ale každá překonaná léčka otevře cestu k Velekněžce. Sólo nebo každý za sebe.',
    'hidden-valley-together': 'Všichni společně: najděte Skryté údolí a porazte Velekněžku za čtyři kola.',
    'lost-relic':
      'Den a noc se zkušenými hrdiny: hledej kusy relikvie ve zničených městech. Krátké, sólo nebo každý za sebe.',
    'lost-relic-together':
      'Všichni společně: najděte všechny kusy relikvie za den a noc, se zkušenými hrdiny. Krátké.',
  },
} satisfies Partial<ValueWords<typeof optionSchema>>;
