/** The ids of a game's rules with the words of each, as RULES.md lists them. */
export interface Inventory {
  readonly rules: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

const ruleId = '[A-Z]+-[A-Z0-9]+\\.[0-9]+[a-z]?';
const ruleLine = new RegExp(`^- (${ruleId})\\s+(.*\\S)`);
const mentionedId = new RegExp(`(?<![A-Za-z0-9-])${ruleId}(?![A-Za-z0-9])`, 'g');

export function readInventory(markdown: string): Inventory {
  const rules = new Map<string, string>();
  const problems: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, id, text] = ruleLine.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (rules.has(id)) problems.push(`RULES.md lists ${id} twice.`);
    rules.set(id, text);
  }
  return { rules, problems };
}

/** Every id a test title writes out; there are no ranges. */
export function idsIn(title: string): string[] {
  return title.match(mentionedId) ?? [];
}
