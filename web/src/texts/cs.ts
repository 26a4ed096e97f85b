import type { ShellText } from './en.ts';
import { frontCs } from './front-cs.ts';
import { sidesCs } from './sides.ts';
import { tableCs } from './table-cs.ts';

export const cs: ShellText = {
  ...frontCs,
  ...tableCs,
  skipToQuestion: 'Přejít k otázce',
  close: 'Zavřít',
  cancel: 'Zrušit',
  next: 'Dál',
  person: 'Člověk u této obrazovky',
  botLevel: (level) => `Bot: ${level}`,

  shelf: {
    continue: 'Pokračovat',
    finishedGames: (count) => `Dohrané hry (${count})`,
    alone: 'Sólo',
    finished: 'Dohráno',
    campaignGoesOn: 'Dohráno, kampaň pokračuje',
    notBegun: 'Ještě nezačalo',
    ranAway: 'Zastaveno: pravidla se točí bez konce',
    discard: 'Zahodit',
    discardGame: (game) => `Zahodit: ${game}`,
    discardQuestion: 'Zahodit tuto hru navždy?',
    imported: 'Hra je v polici.',
  },

  settings: {
    language: 'Jazyk',
    theme: 'Vzhled',
    themes: { auto: 'Podle zařízení', light: 'Den', dark: 'Noc' },
    motion: 'Animace',
    motions: { auto: 'Podle zařízení', on: 'Zapnuté', off: 'Vypnuté' },
    sound: 'Zvuk',
    confirm: 'Zeptat se ještě jednou',
    confirms: {
      never: 'Nikdy',
      turn: 'Když končí můj tah',
      final: 'I když už možná nepůjde vrátit se zpět',
    },
    speed: 'Tempo cizích tahů',
    speeds: { slow: 'Pomalu', normal: 'Běžně', fast: 'Rychle', instant: 'Hned' },
    shortcuts: 'Jednopísmenné zkratky',
    name: 'Tvoje jméno',
    kept: 'Uloženo jen v tomto prohlížeči.',
  },

  sides: sidesCs,

  trouble: {
    'unknown-game': 'Tato hra v prohlížeči není (už není).',
    elsewhere: 'Tato hra se otevřela v jiné záložce a pokračuje tam.',
    takeOver: 'Pokračovat tady',
    'not-kept': 'Prohlížeč odmítá hru uložit. Než stránku zavřeš, ulož ji do souboru.',
    'stale-decision': 'Na tu otázku už mezitím někdo odpověděl.',
    'not-asked': 'Teď se tě nikdo na nic neptá.',
    'damaged-save': 'Soubor je poškozený nebo to není uložená hra.',
    'foreign-save': 'Soubor není uložená hra z Krčmy.',
    'newer-save': 'Hru uložila novější verze. Načti stránku znovu a zkus to ještě jednou.',
    'ran-away':
      'Pravidla téhle hry se točila dokola bez konce, a tak byla zastavena. Zůstává uložená, jak byla před poslední volbou, a sama se už neotevře. Ulož ji do souboru a nahlas chybu, zkus ji ještě jednou, nebo ji zahoď.',
    tryAgain: 'Zkusit ještě jednou',
    'endless-file':
      'Hra v tomto souboru nikdy neskončí u žádné otázky, proto se neotevřela. Ničeho jiného se to nedotklo.',
    'large-file': 'Tento soubor je na hru příliš velký.',
    'replay-differs': 'Hru v tomto souboru nejde zopakovat volbu po volbě, proto se neotevřela.',
    'bad-arrangement': 'Pozice popsaná v tomto souboru nemůže na stole nastat, proto se neotevřela.',
    'no-hints': 'U tohoto stolu se neradí: tak to bylo domluveno před hrou.',
    lesson: 'Později. V této lekci udělej tu jednu věc, která svítí.',
    broken: frontCs.broken,
  },

  announceAsked: (name, question) => `${name}: ${question}`,
};
