import { countInCzech } from '@krcma/kernel';
import type { FrontText } from './front-en.ts';

export const frontCs: FrontText = {
  languageName: 'Čeština',
  tagline: 'Hospodský stůl pro těžké fantasy deskovky',
  skipToContent: 'Přejít k obsahu',
  loading: 'Prostírá se stůl …',
  home: 'Domů',
  levels: { random: 'Nováček', greedy: 'Štamgast', search: 'Mistr' },
  botNames: ['Bára', 'Cyril', 'Dora', 'Emil', 'Flora'],
  defaultName: (seat) => (seat === 0 ? 'Host' : `Host ${seat + 1}`),
  troubleTitle: 'Nastal problém',
  broken: 'Něco se tu rozbilo. Hra je uložená až po poslední volbu.',
  reload: 'Načíst stránku znovu',
  update: { ready: 'Je tu nová verze.', reload: 'Načíst' },

  homePage: {
    games: 'Hry na stole',
    players: (min, max) => `${min} až ${countInCzech(max, { one: 'hráč', few: 'hráči', other: 'hráčů' })}`,
    playNow: 'Hrát hned',
    newGame: 'Připravit hru',
    tutorial: 'Naučit se hrou',
    puzzles: 'Hádanka na dnešek',
    rules: 'Pravidla',
    yours: 'Tvoje hry',
    nothingKept: 'Rozehrané hry zůstávají tady, v tomto prohlížeči, a počkají na tebe.',
    import: 'Otevřít hru ze souboru',
    settings: 'Nastavení',
    statistics: 'Statistika',
    about: 'O stole, autoři, licence',
    unofficial:
      'Neoficiální projekt fanoušků. Hry patří svým autorům a vydavatelům: líbí-li se ti, kup si krabici.',
  },
};
