import { expect, it } from 'vitest';
import {
  loadWarning,
  type Machine,
  machineHere,
  machineLine,
  othersSince,
  othersWarning,
} from './machine.ts';

const quiet: Machine = {
  cores: 2,
  model: 'Some Processor',
  memory: 8,
  system: 'linux x64',
  node: '24.1.0',
  load: 0.2,
};

it('a machine is told in one line', () => {
  expect(machineLine(quiet)).toBe(
    'Measured on 2 cores (Some Processor), 8 GB, linux x64, Node 24.1.0; load average at the start 0.20.',
  );
  const here = machineHere();
  expect(here.cores).toBeGreaterThan(0);
  expect(here.node).toBe(process.versions.node);
});

it('a machine that was not quiet is warned of', () => {
  expect(loadWarning(quiet)).toBeUndefined();
  expect(loadWarning({ ...quiet, load: 3.456 })).toContain('not quiet when this began (load average 3.46)');
  expect(othersWarning(0.01, 'choices')).toBeUndefined();
  expect(othersWarning(0.654, 'choices')).toBe(
    'The machine was not quiet: while choices were measured, others used 65 % of its cores.',
  );
});

it('what others use is a share of the whole machine', () => {
  const others = othersSince();
  const until = performance.now() + 50;
  while (performance.now() < until);
  expect(others(0)).toBeGreaterThanOrEqual(0);
  expect(others(0)).toBeLessThanOrEqual(1);
  expect(others(1e9)).toBe(0);
});
