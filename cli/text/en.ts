import { duration, inEnglish } from '@krcma/kernel';

type Details = Readonly<Record<string, string | number>>;

const choices = (count: number): string =>
  `${count} ${inEnglish(count, { one: 'choice', other: 'choices' })}`;

export const COMMANDS = [
  'help',
  'why',
  'what',
  'hint',
  'undo',
  'redo',
  'since',
  'log',
  'rule',
  'auto',
  'table',
  'confirm',
  'language',
  'report',
  'save',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

interface CommandText {
  /** What may be typed besides the English name. */
  readonly words: readonly string[];
  readonly usage: string;
  readonly help: string;
}

const commands: Readonly<Record<CommandName, CommandText>> = {
  help: { words: ['?'], usage: '?', help: 'this help' },
  why: { words: [], usage: 'why [word]', help: 'what you cannot choose now, and the rule behind it' },
  what: { words: [], usage: 'what <number or name>', help: 'what a card or a choice is and does' },
  hint: { words: [], usage: 'hint', help: 'what the strongest bot would do, and why' },
  undo: { words: ['u'], usage: 'undo', help: 'take your last choice back' },
  redo: { words: [], usage: 'redo', help: 'choose again what you took back' },
  since: { words: [], usage: 'since', help: 'what happened since your last turn' },
  log: { words: [], usage: 'log', help: 'everything that happened' },
  rule: { words: ['rules'], usage: 'rule <id or word>', help: 'search the rules' },
  auto: { words: [], usage: 'auto <number>', help: 'answer a question the same way from now on' },
  table: { words: ['t', 'board'], usage: 'table', help: 'the whole table, with all cards of all players' },
  confirm: { words: [], usage: 'confirm', help: 'ask (or not) before what cannot be taken back' },
  language: { words: ['lang'], usage: 'language cs', help: 'change the language' },
  report: {
    words: ['bug'],
    usage: 'report <words>',
    help: 'write down what went wrong, with the whole game',
  },
  save: { words: [], usage: 'save [file]', help: 'save a copy (the game is saved after each choice anyway)' },
  quit: { words: ['q', 'exit'], usage: 'quit', help: 'save and leave' },
};

/** Every word of the shell; the other languages have the same shape, so a missing one does not compile. */
export const en = {
  languageName: 'English',

  lobby: {
    title: 'Krčma, a tavern table for board games',
    unofficial: 'An unofficial fan project: if you like a game, buy its box.',
    enter: 'Enter takes what stands in [brackets]; quit leaves.',
    language: 'Language',
    whatNow: 'What would you like to do?',
    newGame: 'Start a new game',
    goOn: (game: string, players: string, made: number, when: string) =>
      `Go on with ${game}: ${players}; ${choices(made)} made, saved ${when}`,
    game: 'Which game?',
    players: (least: number, most: number) =>
      `Who plays? ${least} to ${most} players, separated by commas: names of people, or bot:random, bot:greedy, bot:search.`,
    seats: 'Players',
    options: 'The options of this game:',
    changeOption: 'A number changes that option, Enter starts',
    newValue: (label: string) => `${label}, the new value`,
    numbersOrNone: 'numbers separated by commas, 0 for none',
    notANumber: (most: number) => `Please type a number from 1 to ${most}.`,
    notANumberBetween: (min: number, max: number) => `Please type a whole number from ${min} to ${max}.`,
    none: 'none',
    player: 'Player',
  },

  scenarios: {
    mood: 'How do you want to play?',
    moods: { alone: 'Alone', together: 'Together', rivals: 'Against each other' },
    time: 'How much time is there?',
    anyTime: 'Any',
    upTo: (minutes: number) => `Up to ${duration(minutes)}`,
    about: (minutes: number) => `about ${duration(minutes)}`,
    variants: 'Variants that go well with it',
    stages: { first: 'First game', second: 'Second game', tenth: 'Tenth game' },
    asPrinted: 'as the rulebook has it',
  },

  bots: { random: 'Random bot', greedy: 'Greedy bot', search: 'Thinking bot' },

  table: {
    question: (name: string) => `${name}:`,
    prompt: 'Number, or ? for help',
    picked: (labels: string) => `Picked so far: ${labels}`,
    seeTable: 'Enter shows the table: ',
    passTo: (name: string) => `Pass the keyboard to ${name}, then press Enter.`,
    passUndo: (name: string) => `(${name}: undo takes your last choice back.)`,
    thinking: (name: string) => `${name} is thinking …`,
    commitment: (short: string) =>
      `The shuffle is sealed as ${short}…; the seed is opened at the end, so you can check it.`,
    finalStep: 'what follows cannot be taken back.',
    confirm: 'Enter goes on, anything else lets you choose again: ',
    confirmOn: 'You will be asked before something that cannot be taken back.',
    confirmOff: 'You will no longer be asked before something that cannot be taken back.',
    notUnderstood: (input: string) =>
      `"${input}" is neither a choice nor a command; type a number, or ? for help.`,
    ambiguous: (input: string, numbers: string) => `"${input}" fits several choices: ${numbers}.`,
    noSuchNumber: (most: number) => `There are choices 1 to ${most}.`,
    refusedNow: (label: string, reason: string) => `Not now: ${label}. ${reason}`,
    severalRefused: (input: string) => `Nothing like "${input}" can be chosen now; why tells the reasons.`,
    undone: 'Taken back.',
    redone: 'Done again.',
    saved: (file: string) => `Saved: ${file}`,
    notSaved: (reason: string) => `The game could not be saved: ${reason}`,
    resume: (command: string) => `The game is saved. To go on: ${command}`,
    reported: (file: string) =>
      `Written down: ${file}. npm run replay -- FILE --test makes a failing test of it.`,
    reportNeedsWords: 'Say in a few words what is wrong: report The goblin gave me no gold.',
    nowIn: 'The game now speaks English.',
    unknownLanguage: 'There are the languages en and cs: language cs',
    nothingYet: 'Nothing has happened yet.',
    together: (names: string) => `Together: ${names}`,
    versus: (sides: readonly string[]) => sides.join(' vs. '),
  },

  explain: {
    nothingRefused: 'Everything in sight can be chosen; nothing is refused.',
    noneRefused: (words: string) => `Nothing called "${words}" is refused here.`,
    because: (label: string, reason: string, rule: string) => `${label}: ${reason} [${rule}]`,
    noRule: (words: string) => `No rule has "${words}" in it.`,
    ruleUsage: (chapters: string) => `Type rule and an id or a word. The chapters: ${chapters}`,
    moreRules: (count: number) =>
      `… and ${count} more ${inEnglish(count, { one: 'rule', other: 'rules' })}; add a word.`,
    whatUsage: 'Type what and the number of a choice or the name of a card: what 3, what archer',
    noThing: (words: string) => `Nothing called "${words}" is in sight.`,
    hint: (bot: string, label: string, chance: string) =>
      `${bot}, the strongest there is, would choose: ${label}${chance}`,
    rather: (other: string, gains: string, costs: string) =>
      `Rather than ${other}: it promises ${gains}${costs === '' ? '' : `, but ${costs}`}.`,
    noHints:
      'No hints between people, unless you agreed on it: krcma play <game> --players Anna,Petr --hints',
    chance: (percent: number) => ` (it gives you ${percent} % to win)`,
    goesOn: (label: string) => `On with the plan: ${label}`,
    more: (lines: number) => `… and ${lines} more`,
    open: 'Then as things turn out.',
    costs: (words: string) => `Costs: ${words}.`,
    brings: (words: string) => `Brings: ${words}.`,
    nothing: 'nothing',
    proved: 'Nothing better exists.',
    second: (chance: string) => `The second best plan${chance}:`,
    secondBegins: 'It begins alike, then:',
    secondRather: (gains: string, costs: string) =>
      `The first one is better: it promises ${gains}${costs === '' ? '' : `, but ${costs}`}.`,
    secondAlike: 'It is about as good.',
  },

  auto: {
    none: 'Nothing is answered for you.',
    list: 'Answered for you:',
    offered: 'auto and a number answers this question the same way from now on.',
    notOffered: 'This question is asked every time; it has no answer from now on.',
    set: (label: string) => `From now on: ${label}. auto off asks you again.`,
    dropped: 'You will be asked again.',
    usage: 'auto 2 sets an answer, auto lists them, auto off (or auto off 1) drops them.',
  },

  undo: {
    nothing: 'You have not chosen anything yet.',
    chance: 'Dice were rolled or cards were drawn since then, and that cannot be unseen.',
    reveal: 'Something hidden was turned up since then, and that cannot be unseen.',
    standing: 'The standing answer of another player was given since then.',
    over: 'The game is over and everything hidden is open.',
    brought: 'The game was brought to this table since then, and what nobody had seen was dealt anew.',
    update: 'The rules of the game were updated since then; what came before stays.',
    other: (name: string) => `${name} has chosen since then.`,
    nothingTaken: 'Nothing was taken back, so there is nothing to do again.',
  },

  ending: {
    over: 'The game is over.',
    winner: (names: string) => `Winner: ${names}`,
    winners: (names: string) => `Shared victory: ${names}`,
    wonTogether: 'You won together!',
    lostTogether: 'You lost together.',
    lostAlone: 'You have lost.',
    nobody: 'Nobody wins.',
    total: 'Total',
    seed: (seed: string) => `The seed was: ${seed}`,
    kept: (commitment: string) => `It matches the seal ${commitment}, and it gives exactly this game.`,
    broken: (commitment: string) =>
      `It does NOT match the seal ${commitment}: this game was not dealt fairly.`,
    record: (file: string, command: string) => `The record: ${file}\nSee it again: ${command}`,
  },

  commands,
  help: {
    choose: 'To choose, type its number, its name, or the beginning of either.',
    signs: 'Signs on the table:',
  },

  errors: {
    'unknown-game': ({ game }: Details) => `There is no game called "${game}".`,
    'unknown-option': ({ name }: Details) => `This game has no option called "${name}".`,
    'bad-option': ({ name, value }: Details) => `The option "${name}" cannot be ${value}.`,
    'bad-combination': (_: Details) => 'These options do not go together.',
    'player-count': ({ min, max, seats }: Details) =>
      `This game is for ${min} to ${max} players, not ${seats}.`,
    'illegal-choice': ({ choice }: Details) => `"${choice}" cannot be chosen here.`,
    'not-asked': (_: Details) => 'Nothing is asked of this player now.',
    'stale-decision': (_: Details) => 'That was the answer to an older question; look again.',
    'table-over': (_: Details) => 'The game is over; nothing more is asked.',
    'undo-refused': (_: Details) => 'This cannot be taken back.',
    'bad-proposal': (_: Details) => 'This proposal to take something back makes no sense now.',
    'bad-arrangement': ({ why }: Details) => `This position cannot be set up: ${why}`,
    'damaged-save': (_: Details) =>
      'The file is damaged or was changed by hand, so it cannot be trusted. An older copy may still work.',
    'foreign-save': (_: Details) => 'The file is not a saved game of this program.',
    'newer-save': (_: Details) =>
      'The game was saved by a newer version of Krčma. Update this one and try again.',
    'missing-migration': (_: Details) =>
      'The game was saved by an older version that this one can no longer read. Go on with the version that saved it.',
    'replay-differs': (_: Details) => 'The game does not go the way it was recorded.',
  },

  tables: {
    none: 'No table is set aside.',
    aside: (id: string, game: string, when: string, choices: number, reason: string) =>
      `${id}  ${game}, ${choices} ${inEnglish(choices, { one: 'choice', other: 'choices' })}, set aside ${when}\n  ${reason}`,
    shown: (file: string) =>
      `The table was written to ${file}, without the names of its people. It holds the secrets of the game.`,
    freed: (id: string) => `Table ${id} is free again; its clocks stood still meanwhile.`,
    deleted: (id: string) => `Table ${id} is gone, with its log and its chat.`,
  },
  keeping: {
    backedUp: (rows: number, file: string) =>
      `${rows} ${inEnglish(rows, { one: 'row', other: 'rows' })} of the server were written to ${file}. Copy this file to another machine: it is all that krcma restore needs. It holds secrets, so keep it as safe as the server.`,
    restored: (rows: number, file: string) =>
      `${rows} ${inEnglish(rows, { one: 'row', other: 'rows' })} were restored from ${file}. The server can be started.`,
  },
  problems: {
    whichFile: (command: string) => `Name the file: krcma ${command} FILE`,
    whichTable: (command: string) => `Name the table: krcma tables ${command} ID`,
    tableCommand: (word: string) =>
      `krcma tables knows show, free and delete, not "${word}"; alone it lists the tables that are set aside.`,
    fileThere: (file: string) => `There is already a file ${file}.`,
    noFile: (file: string) => `There is no file ${file}.`,
    unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
    nothingSaved: (folder: string) => `No unfinished game is saved in ${folder}. Start one: krcma`,
    finished: 'That game is finished; npm run replay shows it again.',
    badPlayer: (text: string) => `"${text}" is no player: use a name, or bot:random, bot:greedy, bot:search.`,
    noPeople: 'At least one player must be a person: npm run simulate lets bots play among themselves.',
    sameName: (name: string) => `Two players are called ${name}.`,
    badOptionPair: (text: string) => `"${text}" is no option: write name=value, such as layout=random.`,
    badLanguage: (text: string) => `There is no language "${text}": use en or cs.`,
    badCommand: (text: string) => `There is no command "${text}". krcma --help lists them.`,
    badArguments: (sentence: string) => `${sentence} krcma --help tells what there is.`,
    known: (names: string) => `Known: ${names}.`,
    differsAfter: (choices: number) => `It goes astray after choice ${choices}.`,
    asRecorded: 'Everything went as recorded.',
    broken: (sentence: string) =>
      `Something went wrong inside Krčma: ${sentence}\nNothing is lost: the game stands as before your choice. Please write it down with the command report.`,
  },
};

export type ShellText = typeof en;
