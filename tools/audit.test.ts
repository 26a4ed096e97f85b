import { expect, test } from 'vitest';
import { verdictOf } from './audit.ts';

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
    passed: true,
    sentence: 'No package that runs has a serious known hole.',
  });
});

test('small findings are told and pass', () => {
  const { passed, sentence } = verdictOf(report({ name: 'left', severity: 'moderate' }));
  expect(passed).toBe(true);
  expect(sentence).toContain('left');
});

test('high and critical findings fail, with the list', () => {
  const { passed, sentence } = verdictOf(
    report(
      { name: 'left', severity: 'high' },
      { name: 'right', severity: 'critical' },
      { name: 'low', severity: 'low' },
    ),
  );
  expect(passed).toBe(false);
  expect(sentence).toContain('high: left <2.0.0');
  expect(sentence).toContain('critical: right <2.0.0');
  expect(sentence).toContain('Reads your mind https://example.org/1');
  expect(sentence).not.toContain('low: low');
});

test('a registry that does not answer is told clearly and passes', () => {
  const refused = verdictOf(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }));
  expect(refused).toEqual({
    passed: true,
    sentence: 'Not audited: the registry gave no answer (405 Method Not Allowed).',
  });
  expect(verdictOf('').sentence).toContain('Not audited');
  expect(verdictOf('<html>proxy</html>').sentence).toContain('Not audited');
  expect(verdictOf('null').passed).toBe(true);
});
