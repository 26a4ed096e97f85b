import { finish } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { gameCalled } from '../src/games.ts';
import { nextSession, openSession, saveSession, sessionFrom } from '../src/play/session.ts';
import { readText } from '../src/play/storage.ts';
import { ownStateFolder } from './state-folder.ts';

ownStateFolder();

describe('a campaign in the terminal', () => {
  const first = () =>
    openSession({
      game: gameCalled('monster-lands'),
      seats: [{ who: 'person', name: 'Anna' }],
      options: { campaign: true },
      language: 'en',
    });
  const over = { winners: [0], reason: 'solo-hero', scores: [66], sheet: [[]] };

  it('goes on with what the last game handed on, and survives being saved', () => {
    const session = first();
    expect(nextSession(session)).toBeUndefined();
    finish(session.journal.table, {
      ...over,
      carried: { scenario: 'gold-digger', difficulty: 'deadly', games: 1 },
    });
    const next = nextSession(session);
    if (next === undefined) throw new Error('The campaign ends too early.');
    saveSession(next);
    const kept = sessionFrom(readText(next.file), next.file);
    expect(kept.journal.table).toMatchObject({ scenario: 'gold-digger', difficulty: 'deadly' });
  });

  it('ends when nothing is handed on', () => {
    const session = first();
    finish(session.journal.table, over);
    expect(nextSession(session)).toBeUndefined();
  });
});
