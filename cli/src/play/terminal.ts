import { createInterface } from 'node:readline';
import { cleaned } from './pen.ts';

/** The people at the keyboard are gone: end of input, or Ctrl-C. */
export class InputEnded extends Error {
  readonly interrupted: boolean;

  constructor(interrupted: boolean) {
    super(interrupted ? 'interrupted' : 'end of input');
    this.name = 'InputEnded';
    this.interrupted = interrupted;
  }
}

/** A screen and a keyboard. Tests bring their own. */
export interface Terminal {
  /** A person sits here, so a step without a way back is worth a question. */
  readonly keyboard: boolean;
  /** The screen may be cleared and drawn anew. */
  readonly interactive: boolean;
  readonly colours: boolean;
  readonly width: number;
  readonly rows: number;
  print(...lines: readonly string[]): void;
  /** One line of input; throws InputEnded when there is none. */
  ask(prompt: string): Promise<string>;
  /** A fresh screen; `secret` also forgets what was scrolled away and typed. */
  clear(secret?: boolean): void;
  close(): void;
}

const NARROWEST = 30;
const ROWS = 24;
const COLUMNS = 80;

const CLEAR = '\u001b[2J\u001b[H';
const FORGET_SCROLLED = '\u001b[3J';

/** Lines as they come in, and whoever waits for the next. */
interface Inbox {
  readonly lines: string[];
  waiting: { take(line: string): void; fail(error: Error): void } | undefined;
  ended: InputEnded | undefined;
}

function endInput(inbox: Inbox, interrupted: boolean): void {
  inbox.ended ??= new InputEnded(interrupted);
  inbox.waiting?.fail(inbox.ended);
  inbox.waiting = undefined;
}

function nextLine(inbox: Inbox): Promise<string> {
  const line = inbox.lines.shift();
  if (inbox.ended?.interrupted !== true && line !== undefined) return Promise.resolve(line);
  if (inbox.ended !== undefined) return Promise.reject(inbox.ended);
  return new Promise((take, fail) => {
    inbox.waiting = { take, fail };
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Lines of the keyboard or of a pipe; Ctrl-C and other farewells end them. */
interface Lines {
  next(prompt: string): Promise<string>;
  forgetTyped(): void;
  close(): void;
}

function openLines(keyboard: boolean): Lines {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, output: stdout, terminal: keyboard });
  const inbox: Inbox = { lines: [], waiting: undefined, ended: undefined };
  let typed: string[] = [];
  reader.on('line', (line) => {
    if (inbox.waiting === undefined) inbox.lines.push(line);
    else inbox.waiting.take(line);
    inbox.waiting = undefined;
  });
  reader.on('history', (history) => {
    typed = history;
  });
  reader.on('close', () => endInput(inbox, false));
  const interrupt = () => endInput(inbox, true);
  reader.on('SIGINT', interrupt);
  for (const signal of SIGNALS) process.on(signal, interrupt);
  return {
    next(prompt) {
      reader.setPrompt(prompt);
      if (keyboard) reader.prompt();
      else stdout.write(prompt);
      return nextLine(inbox);
    },
    forgetTyped() {
      typed.length = 0;
    },
    close() {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      reader.close();
    },
  };
}

export function openTerminal({ plain = false } = {}): Terminal {
  const { stdin, stdout } = process;
  const keyboard = stdin.isTTY === true && stdout.isTTY === true;
  const interactive = keyboard && process.env.TERM !== 'dumb' && !plain;
  const lines = openLines(keyboard);
  // Whoever read the output has gone; there is nobody left to tell.
  stdout.on('error', () => process.exit(1));
  return {
    keyboard,
    interactive,
    colours: stdout.isTTY === true && stdout.hasColors() && !process.env.NO_COLOR,
    get width() {
      return Math.max(NARROWEST, stdout.columns ?? (Number(process.env.COLUMNS) || COLUMNS));
    },
    get rows() {
      return stdout.rows ?? ROWS;
    },
    print: (...text) => void stdout.write(`${text.join('\n')}\n`),
    async ask(prompt) {
      const line = await lines.next(prompt);
      // A pipe does not show what it sends.
      if (!keyboard) stdout.write(`${cleaned(line)}\n`);
      return line;
    },
    clear(secret = false) {
      if (secret) lines.forgetTyped();
      if (interactive) stdout.write(secret ? CLEAR + FORGET_SCROLLED : CLEAR);
      else if (keyboard && secret) stdout.write('\n'.repeat(stdout.rows ?? ROWS));
    },
    close: () => lines.close(),
  };
}
