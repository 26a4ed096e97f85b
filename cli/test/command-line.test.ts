import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@krcma/kernel';
import { describe, expect, it, vi } from 'vitest';
import { main } from '../krcma.ts';
import { gameCalled } from '../src/games.ts';
import { openSession, saveSession, sessionFrom } from '../src/play/session.ts';
import { gameFile } from '../src/replay/game-file.ts';
import { tell } from '../src/replay/tell.ts';
import { run } from './run-command.ts';
import { ownStateFolder } from './state-folder.ts';

const state = ownStateFolder();
const krcma = (args: readonly string[], input = '') => run('krcma.mjs', args, { input, state: state.path });

/** Numbers that wander through the choices; those out of range are simply asked again. */
const wandering = (lines: number): string =>
  Array.from({ length: lines }, (_, i) => String(1 + ((i * 7 + Math.floor(i / 5)) % 11))).join('\n');

describe.concurrent('krcma', () => {
  it('plays a whole game from piped input, with its score, its seed and a record that replays', async () => {
    const args = ['play', 'valeria', '--players', 'Anna,bot:random', '--seed', 'pipe'];
    const { code, out, err } = await krcma(args, wandering(3000));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/Winner: |Shared victory: /);
    expect(out).toMatch(/^Total +\d+ +\d+$/m);
    expect(out).toContain('The seed was: pipe');
    expect(out.replaceAll('\n', ' ')).toContain('and it gives exactly this game.');
    expect(out.includes('\u001b')).toBe(false);
    const [, file = ''] = /The record: (\S+\.json)/.exec(out) ?? [];
    const told = tell(gameFile(readFileSync(file, 'utf8')), { language: 'cs', width: 80 });
    expect(told.difference).toBeUndefined();
    expect(told.lines.join('\n')).toContain('Konec hry.');
  });

  it('saves on Ctrl-C and says how to go on', async () => {
    let stopped = false;
    const { code, out } = await run('krcma.mjs', ['play', 'valeria', '--players', 'Anna', '--seed', 'stop'], {
      state: state.path,
      watch: (printed, child) => {
        if (stopped || !printed.includes('? for help')) return;
        stopped = true;
        child.kill('SIGINT');
      },
    });
    expect(code).toBe(130);
    const [, file = ''] = /To go on: .* resume (\S+)/.exec(out) ?? [];
    const session = sessionFrom(readFileSync(file, 'utf8'), file);
    const resumed = await krcma(['resume', file], '1\nquit\n');
    expect(resumed.code).toBe(0);
    const again = sessionFrom(readFileSync(file, 'utf8'), file);
    expect(again.journal.log).toHaveLength(1);
    expect(hashOf(session.journal.setup)).toBe(hashOf(again.journal.setup));
  });

  it.each([
    ['krcma', []],
    ['krcma play', ['play']],
  ])('%s opens a game against a greedy bot when only Enter is pressed', async (name, args) => {
    const home = join(state.path, name);
    const { code, out } = await run('krcma.mjs', args, { input: '\n'.repeat(6), state: home });
    expect(code).toBe(0);
    expect(out).toContain('Player: Choose the duke you keep.');
    expect(out).toContain('Greedy bot');
    expect(readdirSync(join(home, 'tables'))).toHaveLength(1);
  });
});

/** What `krcma` says and how it ends, without a process of its own: for commands that never reach a table. */
async function said(args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = process.exitCode;
  try {
    process.exitCode = 0;
    await main(args);
    return { code: process.exitCode, out: out.mock.calls.join('\n'), err: err.mock.calls.join('\n') };
  } finally {
    process.exitCode = before;
    out.mockRestore();
    err.mockRestore();
  }
}

describe('arguments', () => {
  it.each([
    [['--help', '--language', 'en'], 0, /krcma play <game>.*valeria \(Valeria/s],
    [['--help', '--language', 'cs'], 0, /krcma play <hra>/],
    [['--version'], 0, /^krcma \d+\.\d+\.\d+$/],
    [['dance'], 1, /There is no command "dance"\. krcma --help lists them\./],
    [['play', '--seed', 'x'], 1, /Known: valeria, monster-lands, dungeon-lords, ragnarok, mage-knight\./],
    [['play', 'chess'], 1, /There is no game called "chess"\./],
    [['play', 'valeria', '--players', 'A,B,C,D,E,F'], 1, /This game is for 1 to 5 players, not 6\./],
    [
      ['play', 'valeria', '--players', 'A,B,C,D,E,F', '--language', 'cs'],
      1,
      /Hra je pro 1 až 5 hráčů, ne pro 6\./,
    ],
    [['play', 'valeria', '--players', 'bot:x'], 1, /"bot:x" is no player/],
    [['play', 'valeria', '--option', 'noDukes=true', '--players', 'A'], 1, /do not go together\. ./],
    [['play', 'valeria', '--language', 'xx'], 1, /There is no language "xx": use en or cs\./],
    [['play', 'valeria', '--colour'], 1, /--colour.*krcma --help/s],
    [['resume', '/nowhere/at-all.json'], 1, /There is no file \/nowhere\/at-all\.json\./],
    [['resume'], 1, /No unfinished game is saved in/],
  ])('%j', async (args, exit, words) => {
    vi.stubEnv('KRCMA_HOME', join(state.path, 'empty'));
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
    const { code, out, err } = await said(args);
    vi.unstubAllEnvs();
    expect(code).toBe(exit);
    expect(exit === 0 ? out : err).toMatch(words);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each([
    [
      'damaged',
      (text: string) => text.replace('"turn":0', '"turn":7'),
      /damaged or was changed by hand/,
      /poškozený/,
    ],
    ['cut off', (text: string) => text.slice(0, 900), /damaged or was changed by hand/, /poškozený/],
    ['foreign', () => '{"some":"file"}', /not a saved game of this program/, /není uložená hra/],
    ['chess', (text: string) => text.replace('"game":"valeria"', '"game":"chess"'), /"chess"/, /„chess“/],
    [
      'newer',
      (text: string) => text.replace(/"version":\d+/, '"version":99'),
      /newer version/,
      /novější verze/,
    ],
  ])('a save that is %s is refused in both languages', async (kind, spoiled, english, czech) => {
    const seats = [{ who: 'person', name: 'Anna' }] as const;
    const session = openSession({
      game: gameCalled('valeria'),
      seats,
      options: {},
      language: 'en',
      seed: kind,
    });
    saveSession(session);
    const bad = join(state.path, `${kind.replaceAll(' ', '-')}.json`);
    writeFileSync(bad, spoiled(readFileSync(session.file, 'utf8')));
    for (const [language, words] of [
      ['en', english],
      ['cs', czech],
    ] as const) {
      const { code, err } = await said(['resume', bad, '--language', language]);
      expect(code).toBe(1);
      expect(err).toMatch(words);
    }
  });
});
