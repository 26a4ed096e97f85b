/** One command of an SVG path in absolute coordinates; arcs keep their radii and flags. */
type Command = readonly [letter: string, ...numbers: number[]];

const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Numbers of a path; in arcs the two flags may stand without a separator. */
function* numbersOf(text: string, perCommand: number): Generator<number> {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gy;
  const flag = /[01]/gy;
  let at = 0;
  for (let count = 0; at < text.length; count++) {
    while (/[\s,]/.test(text[at] ?? '')) at++;
    if (at >= text.length) return;
    const isFlag = perCommand === 7 && (count % 7 === 3 || count % 7 === 4);
    const token = isFlag ? flag : number;
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) throw new Error(`No number at ${at} of "${text}".`);
    at = token.lastIndex;
    yield Number(found[0]);
  }
}

function absolute(path: string): Command[] {
  const commands: Command[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const size = ARGUMENTS[kind];
    if (size === undefined) throw new Error(`There is no path command "${letter}".`);
    if (kind === 'Z') {
      commands.push(['Z']);
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = [...numbersOf(rest, size)];
    for (let i = 0; i < numbers.length; i += size) {
      const own = numbers.slice(i, i + size).map((value, index) => {
        if (!relative) return value;
        if (kind === 'H') return value + x;
        if (kind === 'V') return value + y;
        if (kind === 'A') return index === 5 ? value + x : index === 6 ? value + y : value;
        return value + (index % 2 === 0 ? x : y);
      });
      const as = kind === 'M' && i > 0 ? 'L' : kind;
      commands.push([as, ...own]);
      if (kind === 'H') x = own[0] ?? x;
      else if (kind === 'V') y = own[0] ?? y;
      else [x = x, y = y] = own.slice(-2);
      if (as === 'M') [startX, startY] = [x, y];
    }
  }
  return commands;
}

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');

/** Whole numbers on the grid of 512, relative where that is shorter: a third of the weight, and no eye sees it at card size. */
export function shortened(path: string): string {
  const round = (command: Command): number[] =>
    command.slice(1).map((value, index) =>
      // Radii are kept a little finer: a rounded radius bends an arc that ends where it did before.
      command[0] === 'A' && index < 2 ? Math.round((value as number) * 10) / 10 : Math.round(value as number),
    );
  let text = '';
  let previous = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const command of absolute(path)) {
    const [letter] = command;
    if (letter === 'Z') {
      text += 'z';
      [x, y, previous] = [startX, startY, 'z'];
      continue;
    }
    const own = round(command);
    const relative = own.map((value, index) => {
      if (letter === 'H') return value - x;
      if (letter === 'V') return value - y;
      if (letter === 'A') return index === 5 ? value - x : index === 6 ? value - y : value;
      return value - (index % 2 === 0 ? x : y);
    });
    if (letter === 'H') x = own[0] ?? x;
    else if (letter === 'V') y = own[0] ?? y;
    else [x = x, y = y] = own.slice(-2);
    if (letter === 'M') [startX, startY] = [x, y];
    if (letter !== 'M' && letter !== 'A' && relative.every((value) => value === 0)) continue;
    const small = letter.toLowerCase();
    const numbers = joined(relative);
    const repeats = small === previous && small !== 'm';
    text += repeats ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : `${small}${numbers}`;
    previous = small;
  }
  return text;
}
