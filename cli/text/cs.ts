import { inCzech } from '@krcma/kernel';
import type { ShellText } from './en.ts';

export const cs: ShellText = {
  languageName: 'čeština',

  lobby: {
    title: 'Krčma, hospodský stůl pro deskové hry',
    unofficial: 'Neoficiální fanouškovský projekt: když se ti hra zalíbí, kup si její krabici.',
    enter: 'Enter bere to, co je v [závorkách]; konec odejde.',
    language: 'Jazyk',
    whatNow: 'Co chceš dělat?',
    newGame: 'Začít novou hru',
    goOn: (game, players, made, when) =>
      `Pokračovat ve hře ${game}: ${players}; ${made} ${inCzech(made, { one: 'volba', few: 'volby', other: 'voleb' })}, uloženo ${when}`,
    game: 'Kterou hru?',
    players: (least, most) =>
      `Kdo hraje? Počet hráčů ${least} až ${most}, odděluj čárkami: jména lidí, nebo bot:random, bot:greedy, bot:search.`,
    seats: 'Hráči',
    options: 'Nastavení této hry:',
    changeOption: 'Číslo změní nastavení, Enter začne hru',
    newValue: (label) => `${label}, nová hodnota`,
    numbersOrNone: 'čísla oddělená čárkami, 0 pro žádné',
    notANumber: (most) => `Napiš prosím číslo od 1 do ${most}.`,
    notANumberBetween: (min, max) => `Napiš prosím celé číslo od ${min} do ${max}.`,
    none: 'nic',
    player: 'Hráč',
  },

  bots: { random: 'Náhodný bot', greedy: 'Hamižný bot', search: 'Přemýšlivý bot' },

  table: {
    question: (name) => `${name}:`,
    prompt: 'Číslo, nebo ? pro nápovědu',
    picked: (labels) => `Zatím vybráno: ${labels}`,
    seeTable: 'Enter ukáže stůl: ',
    passTo: (name) => `Předej klávesnici: na řadě je ${name}. Pak stiskni Enter.`,
    passUndo: (name) => `(${name}: zpět vezme zpátky tvoji poslední volbu.)`,
    thinking: (name) => `${name} přemýšlí …`,
    commitment: (short) =>
      `Zamíchání je zapečetěno jako ${short}…; na konci se odhalí semínko a můžeš si ho ověřit.`,
    finalStep: 'co přijde potom, už nejde vzít zpátky.',
    confirm: 'Enter pokračuje, cokoli jiného tě nechá vybrat znovu: ',
    confirmOn: 'Před tím, co nejde vzít zpátky, se tě zeptám.',
    confirmOff: 'Před tím, co nejde vzít zpátky, se už ptát nebudu.',
    notUnderstood: (input) => `„${input}“ není volba ani příkaz; napiš číslo, nebo ? pro nápovědu.`,
    ambiguous: (input, numbers) => `„${input}“ odpovídá více volbám: ${numbers}.`,
    noSuchNumber: (most) => `Na výběr jsou volby 1 až ${most}.`,
    refusedNow: (label, reason) => `Teď to nejde: ${label}. ${reason}`,
    severalRefused: (input) => `Nic jako „${input}“ teď zvolit nejde; důvody řekne příkaz proč.`,
    undone: 'Vzato zpátky.',
    redone: 'Provedeno znovu.',
    saved: (file) => `Uloženo: ${file}`,
    notSaved: (reason) => `Hru se nepodařilo uložit: ${reason}`,
    resume: (command) => `Hra je uložená. Pokračovat můžeš příkazem: ${command}`,
    reported: (file) =>
      `Zapsáno: ${file}. Příkaz npm run replay -- SOUBOR --test z toho udělá neúspěšný test.`,
    reportNeedsWords: 'Napiš pár slov o tom, co je špatně: hlášení Za skřeta nepřišel zlaťák.',
    nowIn: 'Hra teď mluví česky.',
    unknownLanguage: 'Na výběr jsou jazyky en a cs: jazyk en',
    nothingYet: 'Zatím se nic nestalo.',
    together: (names) => `Společně: ${names}`,
    versus: (sides) => sides.join(' × '),
  },

  explain: {
    nothingRefused: 'Vybrat můžeš všechno, co vidíš; nic není odepřeno.',
    noneRefused: (words) => `Nic s názvem „${words}“ tu není odepřeno.`,
    because: (label, reason, rule) => `${label}: ${reason} [${rule}]`,
    noRule: (words) => `Žádné pravidlo neobsahuje „${words}“.`,
    ruleUsage: (chapters) => `Napiš pravidlo a k tomu značku nebo slovo. Kapitoly: ${chapters}`,
    moreRules: (count) =>
      `… a ještě ${count} ${inCzech(count, { one: 'pravidlo', few: 'pravidla', other: 'pravidel' })}; přidej slovo.`,
    whatUsage: 'Napiš co a číslo volby nebo název karty: co 3, co zbojnice',
    noThing: (words) => `Nic s názvem „${words}“ na stole není.`,
    hint: (bot, label, chance) => `${bot}, nejsilnější ze všech, by zvolil: ${label}${chance}`,
    rather: (other, gains, costs) =>
      `Radši než ${other}: slibuje ${gains}${costs === '' ? '' : `, ale ${costs}`}.`,
    noHints: 'Mezi lidmi se neradí, ledaže se na tom domluví: krcma play <hra> --players Anna,Petr --hints',
    chance: (percent) => ` (dává ti ${percent} % na výhru)`,
  },

  auto: {
    none: 'Nic se za tebe neodpovídá.',
    list: 'Za tebe se odpovídá:',
    offered: 'Příkaz auto a číslo odpoví na tuto otázku odteď vždy stejně.',
    notOffered: 'Na tohle se ptám pokaždé; odpověď napořád tu není.',
    set: (label) => `Odteď vždy: ${label}. Příkaz auto ne se zase začne ptát.`,
    dropped: 'Zase se tě budu ptát.',
    usage: 'auto 2 nastaví odpověď, auto je vypíše, auto ne (nebo auto ne 1) je zruší.',
  },

  undo: {
    nothing: 'Žádná tvoje volba ještě nepadla.',
    chance: 'Od té doby se házelo nebo losovalo, a co už bylo vidět, nejde vzít zpátky.',
    reveal: 'Od té doby se odhalilo něco skrytého, a co už bylo vidět, nejde vzít zpátky.',
    standing: 'Od té doby padla předem daná odpověď jiného hráče.',
    over: 'Hra skončila a všechno skryté je odhalené.',
    brought: 'Od té doby se hra přenesla k tomuto stolu a co ještě nikdo neviděl, se rozdalo znovu.',
    update: 'Od té doby se změnila pravidla hry; co bylo předtím, už zůstane.',
    other: (name) => `Od té doby už volil jiný hráč: ${name}.`,
    nothingTaken: 'Nic nebylo vzato zpátky, takže není co provést znovu.',
  },

  ending: {
    over: 'Hra skončila.',
    winner: (names) => `Vítěz: ${names}`,
    winners: (names) => `Společné vítězství: ${names}`,
    wonTogether: 'Společně jste vyhráli!',
    lostTogether: 'Společně jste prohráli.',
    lostAlone: 'Tentokrát prohra.',
    nobody: 'Nikdo nevyhrál.',
    total: 'Celkem',
    seed: (seed) => `Semínko bylo: ${seed}`,
    kept: (commitment) => `Odpovídá pečeti ${commitment} a dává přesně tuto hru.`,
    broken: (commitment) => `NEODPOVÍDÁ pečeti ${commitment}: tato hra nebyla rozdána poctivě.`,
    record: (file, command) => `Záznam: ${file}\nPřehrát znovu: ${command}`,
  },

  commands: {
    help: { words: ['?', 'pomoc', 'nápověda'], usage: '?', help: 'tato nápověda' },
    why: { words: ['proč'], usage: 'proč [slovo]', help: 'co teď zvolit nejde a podle kterého pravidla' },
    what: { words: ['co'], usage: 'co <číslo nebo název>', help: 'co je karta nebo volba a co dělá' },
    hint: { words: ['rada', 'poraď'], usage: 'rada', help: 'co by udělal nejsilnější bot a proč' },
    undo: { words: ['zpět', 'z'], usage: 'zpět', help: 'vzít zpátky poslední volbu' },
    redo: { words: ['znovu'], usage: 'znovu', help: 'provést znovu, co bylo vzato zpátky' },
    since: { words: ['odminula', 'od'], usage: 'odminula', help: 'co se stalo od tvého minulého tahu' },
    log: { words: ['záznam'], usage: 'záznam', help: 'všechno, co se stalo' },
    rule: {
      words: ['pravidlo', 'pravidla'],
      usage: 'pravidlo <značka nebo slovo>',
      help: 'hledat v pravidlech',
    },
    auto: { words: [], usage: 'auto <číslo>', help: 'odpovídat na otázku odteď vždy stejně' },
    table: { words: ['stůl', 't'], usage: 'stůl', help: 'celý stůl se všemi kartami všech hráčů' },
    confirm: { words: ['potvrzovat'], usage: 'potvrzovat', help: 'ptát se (či ne) před nevratným krokem' },
    language: { words: ['jazyk'], usage: 'jazyk en', help: 'změnit jazyk' },
    report: { words: ['hlášení'], usage: 'hlášení <slova>', help: 'zapsat chybu i s celou hrou' },
    save: {
      words: ['ulož'],
      usage: 'ulož [soubor]',
      help: 'uložit kopii (hra se po každé volbě ukládá sama)',
    },
    quit: { words: ['konec', 'k', 'q'], usage: 'konec', help: 'uložit a odejít' },
  },
  help: {
    choose: 'Volíš číslem, názvem, nebo jejich začátkem.',
    signs: 'Značky na stole:',
  },

  errors: {
    'unknown-game': ({ game }) => `Hra „${game}“ tu není.`,
    'unknown-option': ({ name }) => `Tato hra nemá nastavení „${name}“.`,
    'bad-option': ({ name, value }) => `Nastavení „${name}“ nemůže být ${value}.`,
    'bad-combination': () => 'Tato nastavení nejdou dohromady.',
    'player-count': ({ min, max, seats }) => `Hra je pro ${min} až ${max} hráčů, ne pro ${seats}.`,
    'illegal-choice': ({ choice }) => `„${choice}“ tady zvolit nejde.`,
    'not-asked': () => 'Tohoto hráče se teď nikdo na nic neptá.',
    'stale-decision': () => 'To byla odpověď na starší otázku; podívej se znovu.',
    'table-over': () => 'Hra skončila, už se nikdo na nic neptá.',
    'undo-refused': () => 'Tohle nejde vzít zpátky.',
    'bad-proposal': () => 'Návrh vzít něco zpátky teď nedává smysl.',
    'bad-arrangement': ({ why }) => `Tuto pozici nejde postavit: ${why}`,
    'damaged-save': () =>
      'Soubor je poškozený nebo ručně změněný, takže se mu nedá věřit. Starší kopie může ještě fungovat.',
    'foreign-save': () => 'Soubor není uložená hra tohoto programu.',
    'newer-save': () => 'Hru uložila novější verze Krčmy. Aktualizuj tuto a zkus to znovu.',
    'missing-migration': () =>
      'Hru uložila starší verze, kterou tato už neumí přečíst. Pokračuj ve verzi, která ji uložila.',
    'replay-differs': () => 'Hra se neodvíjí tak, jak byla zaznamenána.',
  },

  tables: {
    none: 'Žádný stůl není odložený.',
    aside: (id, game, when, choices, reason) =>
      `${id}  ${game}, ${choices} ${inCzech(choices, { one: 'volba', few: 'volby', other: 'voleb' })}, odloženo ${when}\n  ${reason}`,
    shown: (file) => `Stůl je zapsaný v souboru ${file}, bez jmen hráčů. Obsahuje tajemství hry.`,
    freed: (id) => `Stůl ${id} je zase volný; jeho hodiny zatím stály.`,
    deleted: (id) => `Stůl ${id} je smazaný, i se záznamem a rozhovorem.`,
  },
  keeping: {
    backedUp: (rows, file) =>
      `Záloha serveru je v souboru ${file}: ${rows} ${inCzech(rows, { one: 'řádek', few: 'řádky', other: 'řádků' })}. Zkopíruj ho na jiný stroj: nic víc krcma restore nepotřebuje. Obsahuje tajemství, hlídej ho tedy stejně jako server.`,
    restored: (rows, file) =>
      `Ze souboru ${file} jsou obnovena data: ${rows} ${inCzech(rows, { one: 'řádek', few: 'řádky', other: 'řádků' })}. Server může začít.`,
  },
  problems: {
    whichFile: (command) => `Napiš soubor: krcma ${command} SOUBOR`,
    whichTable: (command) => `Napiš stůl: krcma tables ${command} ID`,
    tableCommand: (word) =>
      `krcma tables umí show, free a delete, ne „${word}“; samotné vypíše odložené stoly.`,
    fileThere: (file) => `Soubor ${file} už existuje.`,
    noFile: (file) => `Soubor ${file} neexistuje.`,
    unreadable: (file, reason) => `${file} nejde přečíst: ${reason}`,
    nothingSaved: (folder) => `Ve složce ${folder} není žádná rozehraná hra. Začni novou: krcma`,
    finished: 'Ta hra už skončila; npm run replay ji ukáže znovu.',
    badPlayer: (text) => `„${text}“ není hráč: napiš jméno, nebo bot:random, bot:greedy, bot:search.`,
    noPeople: 'Aspoň jeden hráč musí být člověk: samotné boty nechá hrát npm run simulate.',
    sameName: (name) => `Dva hráči se jmenují ${name}.`,
    badOptionPair: (text) => `„${text}“ není nastavení: piš jméno=hodnota, třeba layout=random.`,
    badLanguage: (text) => `Jazyk „${text}“ tu není: použij en nebo cs.`,
    badCommand: (text) => `Příkaz „${text}“ neexistuje. Všechny vypíše krcma --help.`,
    badArguments: (sentence) => `${sentence} Co je k dispozici, řekne krcma --help.`,
    known: (names) => `Známe: ${names}.`,
    differsAfter: (choices) => `Rozchází se po volbě číslo ${choices}.`,
    asRecorded: 'Všechno šlo tak, jak bylo zaznamenáno.',
    broken: (sentence) =>
      `Uvnitř Krčmy se něco pokazilo: ${sentence}\nNic není ztraceno: hra stojí jako před tvojí volbou. Zapiš to prosím příkazem hlášení.`,
  },
};
