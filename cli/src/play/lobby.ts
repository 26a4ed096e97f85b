import { fittingOptions, type GameText, type OptionSpec, offeredOptions } from '@krcma/kernel';
import { LANGUAGES, type Language, shellTexts, systemLanguage } from '../../text/index.ts';
import { games, type TableGame } from '../games.ts';
import { ask, type Lobby, pick, say } from './lobby-questions.ts';
import { Problem, sentenceFor } from './problem.ts';
import { pickScenario } from './scenarios.ts';
import { painterFor } from './screen.ts';
import { namesOf, type SeatPlan, seatNames, seatsOf } from './seats.ts';
import { openSession, type Session, sessionFrom } from './session.ts';
import { keptTables, readText } from './storage.ts';
import type { Terminal } from './terminal.ts';

/** From the door to a table: Enter all the way gives a game against a greedy bot. */
export async function openInLobby(terminal: Terminal, given: Language | undefined): Promise<Session> {
  const preferred = given ?? systemLanguage(process.env);
  const first: Lobby = { terminal, language: preferred, shell: shellTexts[preferred] };
  const { title, unofficial, enter, language: word } = first.shell.lobby;
  terminal.print(painterFor(terminal)(title, 'bold', 'cyan'));
  say(first, unofficial, enter);
  const index = LANGUAGES.indexOf(preferred);
  const names = LANGUAGES.map((each) => shellTexts[each].languageName);
  const language = given ?? LANGUAGES[await pick(first, word, names, index)] ?? preferred;
  const lobby: Lobby = { terminal, language, shell: shellTexts[language] };
  return (await keptSession(lobby)) ?? newSession(lobby);
}

const MOST_KEPT = 5;

/** Unfinished games that can be read, offered after the new one. */
async function keptSession(lobby: Lobby): Promise<Session | undefined> {
  const { shell, language } = lobby;
  const kept = keptTables()
    .slice(0, MOST_KEPT)
    .flatMap(({ file, saved }) => {
      try {
        return [{ session: sessionFrom(readText(file), file), saved }];
      } catch {
        return [];
      }
    });
  if (kept.length === 0) return undefined;
  const items = kept.map(({ session: { game, seats, journal }, saved }) =>
    shell.lobby.goOn(
      game.texts[language].name,
      seatNames(seats, shell).join(', '),
      journal.log.length,
      saved.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
    ),
  );
  const wanted = await pick(lobby, shell.lobby.whatNow, [shell.lobby.newGame, ...items]);
  return kept[wanted - 1]?.session;
}

async function newSession(lobby: Lobby): Promise<Session> {
  const { shell, language } = lobby;
  const game = await pickGame(lobby);
  const text = game.texts[language];
  say(lobby, '', `${text.name}. ${text.blurb}`, '');
  for (;;) {
    const seats = await pickSeats(lobby, game);
    const agreed = await pickScenario(lobby, game, seats.length);
    const options = await pickOptions(lobby, game, agreed, seats.length);
    try {
      return openSession({ game, seats, options, language });
    } catch (error) {
      say(
        lobby,
        sentenceFor(error, shell, (reason) => text.message(reason, namesOf(seats, shell))),
      );
    }
  }
}

async function pickGame(lobby: Lobby): Promise<TableGame> {
  const [only] = games;
  if (only !== undefined && games.length === 1) return only;
  const names = games.map(({ texts }) => texts[lobby.language].name);
  return games[await pick(lobby, lobby.shell.lobby.game, names)] as TableGame;
}

async function pickSeats(lobby: Lobby, { module }: TableGame): Promise<SeatPlan[]> {
  const { shell } = lobby;
  const { min, max } = module.seats;
  for (;;) {
    say(lobby, shell.lobby.players(min, max));
    const line = await ask(lobby, shell.lobby.seats, `${shell.lobby.player},bot:greedy`);
    try {
      const seats = seatsOf(line, shell);
      if (seats.length >= min && seats.length <= max) return seats;
      throw new Problem(shell.errors['player-count']({ min, max, seats: seats.length }));
    } catch (error) {
      say(lobby, sentenceFor(error, shell));
    }
  }
}

function shownValue(
  { shell }: Lobby,
  text: GameText,
  name: string,
  spec: OptionSpec,
  value: unknown,
): string {
  if (!Array.isArray(value)) return text.optionValue(name, String(value), spec);
  if (value.length === 0) return shell.lobby.none;
  return value.map((each) => text.optionValue(name, String(each), spec)).join(', ');
}

/** Only what fits so many players is offered. */
async function pickOptions(
  lobby: Lobby,
  { module, texts }: TableGame,
  before: Readonly<Record<string, unknown>>,
  seats: number,
): Promise<Record<string, unknown>> {
  const { shell, language } = lobby;
  const text = texts[language];
  let options = fittingOptions(module.options, before, seats);
  for (;;) {
    const schema = Object.entries(offeredOptions(module.options, options, seats));
    const lines = schema.map(([name, spec], index) => {
      const value = shownValue(lobby, text, name, spec, options[name] ?? spec.default);
      return `  ${String(index + 1).padStart(2)} ${text.option(name).label}: ${value}`;
    });
    say(lobby, shell.lobby.options, ...lines);
    const line = await ask(lobby, shell.lobby.changeOption, 'Enter');
    const [name, spec] = schema[Number(line) - 1] ?? [];
    if (line === 'Enter') return options;
    if (name === undefined || spec === undefined) say(lobby, shell.lobby.notANumber(schema.length));
    else {
      const value = await pickValue(lobby, text, name, spec, options[name] ?? spec.default);
      options = fittingOptions(module.options, { ...options, [name]: value }, seats);
    }
  }
}

async function pickValue(
  lobby: Lobby,
  text: GameText,
  name: string,
  spec: OptionSpec,
  now: unknown,
): Promise<unknown> {
  const { label, help } = text.option(name);
  const { lobby: words } = lobby.shell;
  say(lobby, help);
  if (spec.kind === 'flag') return now !== true;
  if (spec.kind === 'choice') {
    const items = spec.values.map((value) => text.optionValue(name, value, spec));
    const at = Math.max(0, spec.values.indexOf(String(now)));
    return spec.values[await pick(lobby, words.newValue(label), items, at)];
  }
  if (spec.kind === 'some') return pickSome(lobby, text, name, spec);
  for (;;) {
    const number = Number(await ask(lobby, words.newValue(label), String(now)));
    if (Number.isInteger(number) && number >= spec.min && number <= spec.max) return number;
    say(lobby, words.notANumberBetween(spec.min, spec.max));
  }
}

async function pickSome(
  lobby: Lobby,
  text: GameText,
  name: string,
  spec: OptionSpec & { kind: 'some' },
): Promise<string[]> {
  const { lobby: words } = lobby.shell;
  say(lobby, ...spec.values.map((value, i) => `  ${i + 1} ${text.optionValue(name, value, spec)}`));
  for (;;) {
    const numbers = (await ask(lobby, words.numbersOrNone, '0')).split(',').map(Number);
    if (numbers.length === 1 && numbers[0] === 0) return [];
    const values = numbers.map((number) => spec.values[number - 1]).filter((value) => value !== undefined);
    if (values.length === numbers.length) return [...new Set(values)];
    say(lobby, words.notANumber(spec.values.length));
  }
}
