// Asks the registry about known holes in the packages that run at a player's or on a server. High and critical ones fail.
// A registry that does not answer is no finding: the audit is skipped, and fails only with AUDIT=required.
import { spawnSync } from 'node:child_process';

interface Finding {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  readonly titles: readonly string[];
}

export interface Verdict {
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly sentence: string;
}

const SERIOUS = new Set(['high', 'critical']);

interface Vulnerability {
  readonly name?: unknown;
  readonly severity?: unknown;
  readonly range?: unknown;
  readonly via?: readonly unknown[];
}

const titleOf = (via: unknown): string[] =>
  typeof via === 'object' && via !== null && 'title' in via
    ? [`${String(via.title)}${'url' in via ? ` ${String(via.url)}` : ''}`]
    : [];

function findingsIn(report: object): readonly Finding[] | undefined {
  const { vulnerabilities } = report as { vulnerabilities?: Record<string, Vulnerability> };
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return undefined;
  return Object.values(vulnerabilities).map(({ name, severity, range, via = [] }) => ({
    name: String(name),
    severity: String(severity),
    range: String(range),
    titles: via.flatMap(titleOf),
  }));
}

function parsed(output: string): object {
  try {
    const report: unknown = JSON.parse(output);
    return typeof report === 'object' && report !== null ? report : {};
  } catch {
    return {};
  }
}

const listed = ({ name, severity, range, titles }: Finding): string =>
  [`  ${severity}: ${name} ${range}`, ...titles.map((title) => `    ${title}`)].join('\n');

/** What the answer of `npm audit --json` means. */
export function verdictOf(output: string): Verdict {
  const report = parsed(output);
  const findings = findingsIn(report);
  if (findings === undefined) {
    const why = 'message' in report ? String(report.message) : 'no report';
    return {
      outcome: 'skipped',
      sentence: `Skipped, nothing was audited: the registry gave no answer (${why}).`,
    };
  }
  const serious = findings.filter(({ severity }) => SERIOUS.has(severity));
  if (serious.length > 0)
    return {
      outcome: 'failed',
      sentence: ['Packages with serious known holes:', ...serious.map(listed)].join('\n'),
    };
  const rest =
    findings.length > 0 ? ` Smaller findings: ${findings.map(({ name }) => name).join(', ')}.` : '';
  return { outcome: 'passed', sentence: `No package that runs has a serious known hole.${rest}` };
}

/** The exit code. Whoever's registry answers sets `AUDIT=required`, and no answer is a failure there. */
export const codeOf = ({ outcome }: Verdict, audit: string | undefined): number =>
  outcome === 'failed' || (outcome === 'skipped' && audit === 'required') ? 1 : 0;

if (import.meta.main) {
  const { stdout } = spawnSync('npm audit --omit=dev --json', {
    shell: true,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const verdict = verdictOf(stdout ?? '');
  const code = codeOf(verdict, process.env.AUDIT);
  console.log(verdict.sentence);
  if (verdict.outcome === 'skipped' && code !== 0) console.error('AUDIT=required, so this fails.');
  process.exitCode = code;
}
