import type { Inventory } from '@krcma/kernel/rulebook';

const WIDTH = 110;

/** `data/rule-ids.ts`: every id of the inventory in its order, a chapter starts a new row. */
export function idsFile({ rules }: Inventory): string {
  const rows: string[] = [];
  let chapter = '';
  for (const id of rules.keys()) {
    const [own = ''] = id.split('.');
    const row = rows.at(-1) ?? '';
    if (own !== chapter || `${row} '${id}',`.length > WIDTH) rows.push(`  '${id}',`);
    else rows[rows.length - 1] = `${row} '${id}',`;
    chapter = own;
  }
  const [game = ''] = chapter.split('-');
  return `// Written by \`npm run rules -- --ids\`.

/** Every line of RULES.md, in its order: what a test proves and what a refusal cites. */
// biome-ignore format: a chapter starts a new row
export const RULE_IDS = [
${rows.join('\n')}
] as const;

export type RuleId = (typeof RULE_IDS)[number];

type ChapterOf<Id extends string> = Id extends \`${game}-\${infer Name}.\${string}\` ? Name : never;

export type Chapter = ChapterOf<RuleId>;
`;
}
