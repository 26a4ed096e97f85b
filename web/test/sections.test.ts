import { type Glance, turnedTo } from '@krcma/tableware/sections';
import { expect, it } from 'vitest';

type Section = 'lands' | 'citadel' | 'clan';

const glance = (asked: string, more: Partial<Glance<Section>> = {}): Glance<Section> => ({
  asked,
  shown: undefined,
  shownIn: undefined,
  lit: [],
  ...more,
});

it('a new question that cannot be answered in the section brings up one where it can', () => {
  expect(turnedTo(glance('1'), glance('2', { lit: ['citadel', 'clan'] }), 'lands')).toBe('citadel');
  expect(turnedTo(glance('1'), glance('2', { lit: ['lands', 'citadel'] }), 'citadel')).toBe('citadel');
  expect(turnedTo(glance('1'), glance('2'), 'clan')).toBe('clan');
});

it('who turns the page during a question stays there', () => {
  const asked = glance('2', { lit: ['citadel'] });
  expect(turnedTo(asked, asked, 'clan')).toBe('clan');
});

it('what is newly shown comes up, even together with a new question', () => {
  const shown = glance('2', { shown: 'path', shownIn: 'lands', lit: ['citadel'] });
  expect(turnedTo(glance('2'), shown, 'clan')).toBe('lands');
  expect(turnedTo(glance('1'), shown, 'clan')).toBe('lands');
  expect(turnedTo(shown, shown, 'clan')).toBe('clan');
});

it('what is no longer shown does not hide a new question', () => {
  const before = glance('1', { shown: 'path', shownIn: 'lands' });
  expect(turnedTo(before, glance('2', { lit: ['citadel'] }), 'lands')).toBe('citadel');
});
