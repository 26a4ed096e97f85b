import { type Inventory, idsIn } from '@krcma/kernel/rulebook';

export interface RanTest {
  /** The title with the titles of the groups around it. */
  readonly title: string;
  readonly passed: boolean;
}

/** Ids that no test can prove, each with the reason. */
export type Exemptions = Readonly<Record<string, string>>;

export interface Coverage {
  readonly total: number;
  readonly proved: number;
  readonly exempt: number;
  readonly missing: readonly string[];
  readonly problems: readonly string[];
}

export function measureCoverage(
  inventory: Inventory,
  exemptions: Exemptions,
  tests: readonly RanTest[],
): Coverage {
  const { rules } = inventory;
  const proved = provedIds(inventory, tests);
  const exempt = excusedIds(exemptions).filter((id) => rules.has(id) && !proved.has(id));
  const covered = new Set([...proved, ...exempt]);
  return {
    total: rules.size,
    proved: proved.size,
    exempt: exempt.length,
    missing: [...rules.keys()].filter((id) => !covered.has(id)),
    problems: [
      ...inventory.problems,
      ...exemptionProblems(inventory, exemptions, proved),
      ...titleProblems(inventory, tests),
    ],
  };
}

function provedIds({ rules }: Inventory, tests: readonly RanTest[]): Set<string> {
  const named = tests.filter((test) => test.passed).flatMap((test) => idsIn(test.title));
  return new Set(named.filter((id) => rules.has(id)));
}

function excusedIds(exemptions: Exemptions): string[] {
  return Object.keys(exemptions).filter((id) => exemptions[id]?.trim());
}

function exemptionProblems(
  { rules }: Inventory,
  exemptions: Exemptions,
  proved: ReadonlySet<string>,
): string[] {
  return Object.entries(exemptions).flatMap(([id, reason]) => {
    const problems: string[] = [];
    if (!rules.has(id)) problems.push(`exempt.json excuses ${id}, which RULES.md does not list.`);
    if (reason.trim() === '') problems.push(`exempt.json excuses ${id} without a reason.`);
    if (proved.has(id)) problems.push(`exempt.json excuses ${id}, but a test proves it: remove the excuse.`);
    return problems;
  });
}

function titleProblems({ rules }: Inventory, tests: readonly RanTest[]): string[] {
  return tests.flatMap(({ title }) =>
    idsIn(title)
      .filter((id) => !rules.has(id))
      .map((id) => `The test "${title}" names ${id}, which RULES.md does not list.`),
  );
}
