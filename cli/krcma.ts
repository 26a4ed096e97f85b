import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Message } from '@krcma/kernel';
import { gameCalled, games } from './src/games.ts';
import { isKeeping, keep } from './src/keep.ts';
import { openInLobby } from './src/play/lobby.ts';
import { LobbyLeft } from './src/play/lobby-questions.ts';
import { optionsFrom } from './src/play/options.ts';
import { play } from './src/play/play.ts';
import { Problem, sentenceFor } from './src/play/problem.ts';
import { namesOf, seatsOf } from './src/play/seats.ts';
import { openSession, type Session, sessionFrom } from './src/play/session.ts';
import { keptTables, readText, stateFolder, tablesFolder } from './src/play/storage.ts';
import { InputEnded, openTerminal, type Terminal } from './src/play/terminal.ts';
import { askAboutTables } from './src/tables.ts';
import { isLanguage, type Language, type ShellText, shellTexts, systemLanguage } from './text/index.ts';
import { usages } from './text/usage.ts';

const flags = {
  players: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  hints: { type: 'boolean' },
  language: { type: 'string' },
  plain: { type: 'boolean' },
  replace: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type Flags = ReturnType<typeof parsed>['values'];

const parsed = (args: string[]) =>
  parseArgs({ args, options: flags, allowPositionals: true, allowNegative: true });

function version(): string {
  const file = join(import.meta.dirname, '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function usage(language: Language): string {
  const names = games.map(({ module, texts }) => `${module.id} (${texts[language].name})`).join(', ');
  return usages[language].replace('GAMES', names).replace('FOLDER', stateFolder());
}

function languageOf({ language }: Flags): Language | undefined {
  if (language === undefined || isLanguage(language)) return language;
  throw new Problem(shellTexts[systemLanguage(process.env)].problems.badLanguage(language));
}

function planned(game: string | undefined, values: Flags, language: Language): Session {
  const shell = shellTexts[language];
  const known = games.map(({ module }) => module.id).join(', ');
  if (game === undefined) throw new Problem(shell.problems.known(known));
  const table = gameCalled(game);
  const seats = seatsOf(values.players ?? `${shell.lobby.player},bot:greedy`, shell);
  try {
    return openSession({
      game: table,
      seats,
      options: optionsFrom(values.option ?? [], table.module.options, shell),
      language,
      ...(values.seed !== undefined && { seed: values.seed }),
      ...(values.hints !== undefined && { hints: values.hints }),
    });
  } catch (error) {
    const say = (reason: Message) => table.texts[language].message(reason, namesOf(seats, shell));
    throw new Problem(sentenceFor(error, shell, say));
  }
}

function savedSession(file: string, shell: ShellText): Session {
  try {
    return sessionFrom(readText(file), file);
  } catch (error) {
    throw new Problem(shell.problems.unreadable(file, sentenceFor(error, shell)));
  }
}

function resumed(file: string | undefined, language: Language | undefined, shell: ShellText): Session {
  const { problems } = shell;
  const wanted = file ?? keptTables()[0]?.file;
  if (wanted === undefined) throw new Problem(problems.nothingSaved(tablesFolder()));
  if (!existsSync(wanted)) throw new Problem(problems.noFile(wanted));
  const session = savedSession(wanted, shell);
  if (session.journal.table.outcome !== undefined) throw new Problem(problems.finished);
  if (language !== undefined) session.language = language;
  return session;
}

/** `krcma`, and `krcma play` without a game or anything that belongs to one. */
const wantsLobby = ([command, game]: readonly string[], { players, option, seed }: Flags): boolean =>
  command === undefined ||
  (command === 'play' && [game, players, option, seed].every((given) => given === undefined));

async function sit(args: readonly string[], values: Flags, shell: ShellText): Promise<void> {
  const [command, argument] = args;
  const language = languageOf(values);
  const spoken = language ?? systemLanguage(process.env);
  let open: (terminal: Terminal) => Session | Promise<Session>;
  if (wantsLobby(args, values)) open = (terminal) => openInLobby(terminal, language);
  else {
    if (command !== 'play' && command !== 'resume')
      throw new Problem(shell.problems.badCommand(command ?? ''));
    const session =
      command === 'play' ? planned(argument, values, spoken) : resumed(argument, language, shell);
    open = () => session;
  }
  const terminal = openTerminal({ plain: values.plain ?? false });
  try {
    await play(await open(terminal), terminal);
  } finally {
    terminal.close();
  }
}

/** The command line `krcma`; its exit code is set, never thrown. */
export async function main(args: string[]): Promise<void> {
  let shell = shellTexts[systemLanguage(process.env)];
  try {
    const { values, positionals } = parsed(args);
    const language = languageOf(values) ?? systemLanguage(process.env);
    shell = shellTexts[language];
    if (values.help) console.log(usage(language));
    else if (values.version) console.log(`krcma ${version()}`);
    else if (isKeeping(positionals[0]))
      console.log(await keep(positionals[0], positionals[1], values, shell));
    else if (positionals[0] === 'tables') console.log(await askAboutTables(positionals.slice(1), shell));
    else await sit(positionals, values, shell);
  } catch (error) {
    // Nothing was begun, so nothing is lost.
    if (error instanceof InputEnded && error.interrupted) process.exitCode = 130;
    if (error instanceof LobbyLeft || error instanceof InputEnded) return;
    const badFlag =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(badFlag ? shell.problems.badArguments(error.message) : sentenceFor(error, shell));
    process.exitCode = 1;
  }
}
