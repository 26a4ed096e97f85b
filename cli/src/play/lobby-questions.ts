import type { Language, ShellText } from '../../text/index.ts';
import { commandIn } from './matching.ts';
import { wrap } from './pen.ts';
import type { Terminal } from './terminal.ts';

/** Somebody typed quit in the lobby: there is nothing to save. */
export class LobbyLeft extends Error {}

export interface Lobby {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly shell: ShellText;
}

export async function ask({ terminal, shell }: Lobby, question: string, otherwise: string): Promise<string> {
  const line = (await terminal.ask(`${question} [${otherwise}]: `)).trim();
  if (commandIn(line, shell)?.name === 'quit') throw new LobbyLeft();
  return line === '' ? otherwise : line;
}

export function say({ terminal }: Lobby, ...lines: readonly string[]): void {
  terminal.print(...lines.flatMap((line) => wrap(line, terminal.width, line.startsWith(' ') ? '     ' : '')));
}

/** The place in the list of the answer; the first when only Enter is pressed. */
export async function pick(
  lobby: Lobby,
  question: string,
  items: readonly string[],
  otherwise = 0,
): Promise<number> {
  for (;;) {
    say(lobby, ...items.map((item, index) => `  ${index + 1} ${item}`));
    const number = Number(await ask(lobby, question, String(otherwise + 1)));
    if (Number.isInteger(number) && number >= 1 && number <= items.length) return number - 1;
    say(lobby, lobby.shell.lobby.notANumber(items.length));
  }
}
