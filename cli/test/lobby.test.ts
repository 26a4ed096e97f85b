import { writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { openInLobby } from '../src/play/lobby.ts';
import { LobbyLeft } from '../src/play/lobby-questions.ts';
import { programName } from '../src/play/program-name.ts';
import { saveSession } from '../src/play/session.ts';
import { scripted } from './scripted-terminal.ts';
import { ownStateFolder } from './state-folder.ts';

ownStateFolder();

describe('the lobby', () => {
  it('gives a game of two against a greedy bot when only Enter is pressed', async () => {
    const session = await openInLobby(scripted(['', '', '', '', '']), 'en');
    expect(session.seats).toEqual([
      { who: 'person', name: 'Player' },
      { who: 'bot', level: 'greedy' },
    ]);
    expect(session.journal.setup.seats).toBe(2);
  });

  it('asks again, in one sentence, whatever is typed', async () => {
    const players = ['bot:genius', 'a,b,c,d,e,f', 'Anna,bot:random'];
    const scenario = ['0', '99', 'x', '5', '2'];
    const options = ['99', '3', '1,99', '1', ''];
    const terminal = scripted(['3', '2', '1', ...players, ...scenario, ...options]);
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
    const session = await openInLobby(terminal, undefined);
    vi.unstubAllEnvs();
    const output = terminal.output();
    expect(output).toContain('Please type a number from 1 to 2.');
    expect(output).toContain('„bot:genius“ není hráč');
    expect(output).toContain('Hra je pro 1 až 5 hráčů, ne pro 6.');
    expect(output.match(/Napiš prosím číslo od 1 do 6\./g)).toHaveLength(4);
    expect(session.language).toBe('cs');
    expect(session.journal.table.options).toMatchObject({
      layout: 'random',
      events: true,
      pickedEvents: ['corrupted-cleric'],
    });
  });

  it('says why options do not go together, and lets them be changed', async () => {
    const terminal = scripted(['1', 'Anna', '6', '', '', 'Anna', '1', '', '']);
    const session = await openInLobby(terminal, 'en');
    expect(terminal.output()).toContain('These options do not go together. ');
    expect(session.journal.table.options).toMatchObject({ layout: 'first-game' });
  });

  it('offers only the options that fit the players, and forgets what fits no more', async () => {
    // Alone with attacks of sums; refused for a layout without areas; then for two, where sums attack nobody.
    const terminal = scripted(['1', 'Anna', '6', '3', '', 'Anna,bot:greedy', '1', '3', '']);
    const session = await openInLobby(terminal, 'en');
    const [alone, several] = terminal.output().split('These options do not go together. ');
    expect(alone).toContain('Solo, harder: sums attack too: Yes');
    expect(alone).not.toContain('No dukes');
    expect(several).toContain('No dukes');
    expect(several).not.toContain('Solo, harder');
    expect(session.journal.table.options).toMatchObject({ sumsAttack: false, layout: 'first-game' });
  });

  it('leads by mood and time to a scenario with what awaits one, and to its variants', async () => {
    // Mage Knight, two players: together, in any time, the second on the list, as for a tenth game.
    const terminal = scripted(['5', 'Anna,bot:greedy', '1', '', '2', '3', '']);
    const session = await openInLobby(terminal, 'en');
    const output = terminal.output();
    expect(output).toMatch(/1 Together\s+2 Against each other/);
    expect(output).toMatch(/Volkare's Return Blitz \(about .*\)\. The march on the city in four rounds/s);
    expect(output).not.toContain('Solo Conquest (');
    expect(session.journal.setup.options).toMatchObject({
      scenario: 'volkares-return-blitz',
      combatLevel: 'legendary',
    });
  });

  it('offers unfinished games, and passes over what cannot be read', async () => {
    const kept = await openInLobby(scripted(['1', 'Berta', '', '', '']), 'en');
    saveSession(kept);
    writeFileSync(kept.file.replace('.json', '-broken.json'), 'broken');
    const terminal = scripted(['2']);
    const session = await openInLobby(terminal, 'en');
    expect(terminal.output()).toMatch(/2 Go on with Valeria.*: Berta; 0 choices made, saved/s);
    expect(session.file).toBe(kept.file);
  });

  it('can be left', async () => {
    await expect(openInLobby(scripted(['quit']), 'en')).rejects.toBeInstanceOf(LobbyLeft);
    await expect(openInLobby(scripted(['konec']), 'cs')).rejects.toBeInstanceOf(LobbyLeft);
  });
});

describe('the command to go on', () => {
  it('is the one that was used', () => {
    expect(programName('/usr/bin/krcma', {})).toBe('krcma');
    expect(programName('/x/start.mjs', { npm_lifecycle_event: 'start' })).toBe('npm start --');
    expect(programName('cli/krcma.mjs', {})).toBe('node cli/krcma.mjs');
  });
});
