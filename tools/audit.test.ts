import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeOf, verdictOf } from './audit.ts';

const report = (...found: readonly { name: string; severity: string }[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      found.map(({ name, severity }) => [
        name,
        {
          name,
          severity,
          range: '<2.0.0',
          via: ['another', { title: 'Reads your mind', url: 'https://example.org/1' }],
        },
      ]),
    ),
    metadata: {},
  });

test('no finding passes', () => {
  expect(verdictOf(report())).toEqual({
    outcome: 'passed',
    sentence: 'No package that runs has a serious known hole.',
  });
});

test('small findings are told and pass', () => {
  const { outcome, sentence } = verdictOf(report({ name: 'left', severity: 'moderate' }));
  expect(outcome).toBe('passed');
  expect(sentence).toContain('left');
});

test('high and critical findings fail, with the list', () => {
  const { outcome, sentence } = verdictOf(
    report(
      { name: 'left', severity: 'high' },
      { name: 'right', severity: 'critical' },
      { name: 'low', severity: 'low' },
    ),
  );
  expect(outcome).toBe('failed');
  expect(sentence).toContain('high: left <2.0.0');
  expect(sentence).toContain('critical: right <2.0.0');
  expect(sentence).toContain('Reads your mind https://example.org/1');
  expect(sentence).not.toContain('low: low');
});

test('a registry that does not answer is told as skipped', () => {
  const refused = verdictOf(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }));
  expect(refused).toEqual({
    outcome: 'skipped',
    sentence: 'Skipped, nothing was audited: the registry gave no answer (405 Method Not Allowed).',
  });
  for (const answer of ['', '<html>proxy</html>', 'null', '{"vulnerabilities":null}'])
    expect(verdictOf(answer)).toMatchObject({
      outcome: 'skipped',
      sentence: expect.stringMatching(/^Skipped/),
    });
});

test('skipped fails only where an audit is required, found holes fail everywhere', () => {
  const [passed, skipped] = [verdictOf(report()), verdictOf('')];
  const failed = verdictOf(report({ name: 'left', severity: 'high' }));
  const codes = (audit: string | undefined) => [passed, skipped, failed].map((each) => codeOf(each, audit));
  expect(codes(undefined)).toEqual([0, 0, 1]);
  expect(codes('')).toEqual([0, 0, 1]);
  expect(codes('required')).toEqual([0, 1, 1]);
});

/** An npm that answers what it is told to, instead of asking a registry. */
function npmThatSays(answer: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${answer}'\nexit 1\n`, { mode: 0o755 });
  return folder;
}

test.skipIf(process.platform === 'win32')(
  'the program prints skipped, and its code says whether that is enough',
  () => {
    const folder = npmThatSays('{"message":"no such host"}');
    const run = (AUDIT?: string) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, AUDIT },
      });
    const left = run();
    expect(left.status).toBe(0);
    expect(left.stdout).toMatch(/^Skipped, nothing was audited: .*no such host/);
    expect(run('required')).toMatchObject({ status: 1, stderr: 'AUDIT=required, so this fails.\n' });
  },
);
