import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

type Values = ValueWords<typeof optionSchema>;

/** What awaits whoever chooses it. The marks are those of Apprentice, Veteran and Hero. */
export const briefings: Briefings = {
  difficulty: {
    easy: 'První přicházejí slabé příšery a kola nepřidávají útočné kostky. Pro první hry.',
    normal: 'První přicházejí slabé příšery, ale od 2. kola útočí s více kostkami.',
    hard: 'První může přijít kterákoli příšera a od 2. kola útočí s více kostkami.',
    deadly: 'První může přijít kterákoli příšera a útočné kostky přidává každé kolo, poslední až čtyři.',
  },
  scenario: {
    'business-as-usual': 'Šest kol bez zvláštních pravidel, ideální začátek. Vítězné body: 35, 45 nebo 60.',
    'gold-digger':
      'Zbohatni. Vedeš pralesní klan a najmout jdou jen žoldáci s kostkami smlouvání. Mince na konci: 15, 35 nebo 55.',
    sortie:
      'Jen tři kola a žádný čas nazbyt. Začínáš se 3 žetony obrany a 12 mincemi. Vítězné body: 22, 30 nebo 40.',
    'travelling-light':
      'Žádné žetony obrany: zbrojnice je zavřená a tvůj vodní klan chrání jen lektvary. Vítězné body: 30, 42 nebo 56.',
    'full-pack':
      'Naplň desku: 5 obran, 5 pastí, 3 lektvary, 3 jedy, vybavení od každého druhu a člen od každé příslušnosti. Na víc než Učně ještě 35 nebo 50 vítězných bodů.',
    ambush:
      'U vstupu do Citadely čeká příšera, a když na začátku kola žádná není, přijde další. Vítězné body: 35, 50 nebo 65.',
    diversity:
      'Sežeň členy všech čtyř příslušností, runda stojí 1 minci. Členové na konci: 2/1/1/1, 2/2/1/1 nebo 2/2/2/2.',
    'tricky-sam':
      'Kam Sam přijde k říši, tam položí dvě lsti a ty míří na tvé žoldáky. Vítězné body: 30, 42 nebo 56.',
    'clear-orders':
      'Sam se s tebou přetahuje o úkoly a ty je potřebuješ. Úkoly a vítězné body: 4 a 30, 6 a 40, nebo 8 a 55.',
    doom: 'Příšery přehazují každou útočnou kostku, která mine, a jedna čeká u vstupu. Ne na snadnou. Vítězné body: 35, 45 nebo 60.',
  },
} satisfies Pick<Values, 'difficulty' | 'scenario'>;
