import type { Language } from './index.ts';

/** What `krcma --help` says. */
export const usages: Readonly<Record<Language, string>> = {
  en: `Krčma, a tavern table for board games (unofficial fan project)

  krcma, krcma play              the lobby: choose a game, players and options
  krcma play <game> [options]    straight to the table
  krcma resume [file]            go on with a saved game; without a file with the last one
  krcma backup <file>            everything the online server keeps, in one file; the server may run;
                                 that file is what to copy elsewhere, not those of the database
  krcma restore <file>           from such a file into the database of DATA or DATABASE_URL, either kind;
                                 --replace copies aside and replaces what is there
  krcma tables                   tables of the server that were set aside because their rules failed; then
                                 tables show <id>, tables free <id> or tables delete <id>
  krcma --help, --version

Options of play:
  --players "Anna,bot:greedy"    people by name; bots are bot:random, bot:greedy, bot:search
  --option layout=random         an option of the game; may be given several times
  --seed x                       the same seed deals the same game
  --hints, --no-hints            whether hints are given; else only to one person among bots
  --language en|cs
  --plain                        no cleared screen: for screen readers and for reading back

Games: GAMES
Games are saved after each choice in FOLDER (KRCMA_HOME or XDG_STATE_HOME moves it).
NO_COLOR=1 switches the colours off. At the table ? lists what can be typed.

In the project's folder npm run play opens the lobby, npm start the pages for a browser, and npm run with replay, fuzz,
golden, simulate, bench or rules and -- --help explains the other tools.`,
  cs: `Krčma, hospodský stůl pro deskové hry (neoficiální fanouškovský projekt)

  krcma, krcma play              šenk: vyber hru, hráče a nastavení
  krcma play <hra> [volby]       rovnou ke stolu
  krcma resume [soubor]          pokračovat v uložené hře; bez souboru v té poslední
  krcma backup <soubor>          vše, co má server pro hru po síti, do jednoho souboru; server může běžet;
                                 jinam se kopíruje tento soubor, ne soubory databáze
  krcma restore <soubor>         z takového souboru do databáze podle DATA nebo DATABASE_URL, do kterékoli z obou;
                                 --replace odloží kopii a nahradí, co tam je
  krcma tables                   stoly serveru odložené proto, že u nich selhala pravidla; pak
                                 tables show <id>, tables free <id> nebo tables delete <id>
  krcma --help, --version

Volby příkazu play:
  --players "Anna,bot:greedy"    lidé jménem; boti jsou bot:random, bot:greedy, bot:search
  --option layout=random         nastavení hry; může být vícekrát
  --seed x                       stejné semínko rozdá stejnou hru
  --hints, --no-hints            zda se u stolu radí; jinak jen jednomu člověku mezi boty
  --language en|cs
  --plain                        nemazat obrazovku: pro čtečky a pro čtení zpětně

Hry: GAMES
Hry se po každé volbě ukládají do FOLDER (jinam je dá KRCMA_HOME nebo XDG_STATE_HOME).
NO_COLOR=1 vypne barvy. U stolu vypíše ?, co se dá napsat.

Ve složce projektu otevře šenk npm run play, stránky pro prohlížeč npm start a ostatní nástroje vysvětlí npm run
replay, fuzz, golden, simulate, bench nebo rules s -- --help.`,
};
