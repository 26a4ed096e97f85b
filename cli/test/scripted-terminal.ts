import { InputEnded, type Terminal } from '../src/play/terminal.ts';

export interface Scripted extends Terminal {
  /** Everything printed since the last call. */
  output(): string;
  /** For each cleared screen, whether it was cleared for a secret. */
  readonly cleared: boolean[];
}

/** A terminal with a typist: it types the given lines and then leaves. */
export function scripted(lines: readonly string[], size: Partial<Terminal> = {}): Scripted {
  const left = [...lines];
  const printed: string[] = [];
  const cleared: boolean[] = [];
  return {
    keyboard: size.interactive ?? false,
    interactive: false,
    colours: false,
    width: 80,
    rows: 24,
    ...size,
    cleared,
    print: (...text) => void printed.push(...text),
    ask(prompt) {
      const line = left.shift();
      printed.push(prompt);
      return line === undefined ? Promise.reject(new InputEnded(false)) : Promise.resolve(line);
    },
    clear: (secret = false) => void cleared.push(secret),
    close: () => undefined,
    output: () => printed.splice(0).join('\n'),
  };
}
