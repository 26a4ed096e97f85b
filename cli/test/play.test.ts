import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionOf, hashOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { gameCalled } from '../src/games.ts';
import { play } from '../src/play/play.ts';
import { seatsOf } from '../src/play/seats.ts';
import { openSession, type Session, saveSession, sessionFrom } from '../src/play/session.ts';
import { type Language, shellTexts } from '../text/index.ts';
import { type Scripted, scripted } from './scripted-terminal.ts';
import { ownStateFolder } from './state-folder.ts';

const state = ownStateFolder();

function sessionOf(players: string, language: Language = 'en', seed = 'tavern'): Session {
  const game = gameCalled('valeria');
  return openSession({ game, seats: seatsOf(players, shellTexts.en), options: {}, language, seed });
}

async function typed(
  session: Session,
  lines: readonly string[],
  size: Partial<Scripted> = {},
): Promise<Scripted> {
  const terminal = scripted(lines, size);
  await play(session, terminal);
  return terminal;
}

describe('a question', () => {
  it('is answered by a number, an id, the beginning of an id, or a word of its label', async () => {
    const session = sessionOf('Anna');
    await typed(session, ['1']);
    const { options } = decisionOf(session.game.module, session.journal, 0) ?? { options: [] };
    const id = options[1]?.id ?? '';
    const chosenBy = async (answer: string): Promise<string | undefined> => {
      const copy = sessionFrom(readFileSync(session.file, 'utf8'), session.file);
      await typed(copy, [answer]);
      return copy.journal.log[1]?.choice;
    };
    for (const answer of ['2', id, id.slice(0, -2), 'strength']) expect(await chosenBy(answer)).toBe(id);
  });

  it('calls what is picked so far by its words', async () => {
    const game = gameCalled('dungeon-lords');
    const seats = seatsOf('Anna,bot:random', shellTexts.en);
    const session = openSession({ game, seats, options: {}, language: 'en', seed: 'orders' });
    const [first, second] = decisionOf(game.module, session.journal, 0)?.options ?? [];
    const labelOf = (option = first): string =>
      option === undefined ? '' : game.texts.en.message(option.label, { seat: String });
    const terminal = await typed(session, [first?.id ?? '', second?.id ?? '']);
    const output = terminal.output();
    expect(output).toContain(`Picked so far: ${labelOf()}\n`);
    expect(output).toContain(`Picked so far: ${labelOf()}, ${labelOf(second)}\n`);
  });

  it('asks which when several choices fit', async () => {
    const terminal = await typed(sessionOf('Anna'), ['keep']);
    expect(terminal.output()).toContain('"keep" fits several choices: 1, 2.');
  });

  it('gets one sentence for bad input and is asked again, with nothing lost', async () => {
    const session = sessionOf('Anna');
    const before = hashOf(session.journal.table);
    const bad = ['99', '0', '-1', 'gibberish', '1e3', '\u001b[2J', 'x'.repeat(5000), '🐉', 'undefined'];
    const terminal = await typed(session, bad);
    const output = terminal.output();
    expect(hashOf(session.journal.table)).toBe(before);
    expect(output.match(/There are choices 1 to 2\./g)).toHaveLength(2);
    expect(output.match(/is neither a choice nor a command/g)).toHaveLength(bad.length - 2);
    expect(output.includes('\u001b')).toBe(false);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(120);
  });

  it('says why a visible choice is refused when somebody tries it', async () => {
    const session = await atRefusal(sessionOf('Anna', 'cs'));
    const [refused] = decisionOf(session.game.module, session.journal, 0)?.refused ?? [];
    const terminal = await typed(session, [refused?.id ?? '']);
    expect(terminal.output()).toMatch(/Teď to nejde: .* \[VAL-[A-Z]+\.\d+\]/s);
  });
});

it('Mage Knight is played from the first hero to the last round by numbers alone, in Czech', async () => {
  const game = gameCalled('mage-knight');
  const seats = seatsOf('Anna', shellTexts.cs);
  const session = openSession({ game, seats, options: {}, language: 'cs', seed: 'keys' });
  const terminal = await typed(
    session,
    Array.from({ length: 3000 }, (_, n) => `${1 + ((n * 7) % 5)}`),
  );
  expect(session.journal.table.outcome?.reason).toBe('rounds');
  expect(terminal.output()).toContain('Semínko bylo: keys');
});

describe('commands', () => {
  it('why lists the refused choices with their reason, the rule and its words', async () => {
    const session = await atRefusal(sessionOf('Anna'));
    const output = (await typed(session, ['why', 'why nothing-like-this'])).output();
    expect(output).toMatch(/Build .*: Your citizens lack .* \[VAL-BUILD\.2\]/s);
    expect(output).toContain('VAL-BUILD.2: Your citizens must show');
    expect(output).toContain('Nothing called "nothing-like-this" is refused here.');
  });

  it('undo is refused with its reason, in the language of the player', async () => {
    const english = await typed(sessionOf('Anna'), ['undo', '1', 'undo']);
    const output = english.output();
    expect(output).toContain(shellTexts.en.undo.nothing);
    expect(output).toContain(shellTexts.en.undo.reveal);
    const czech = await typed(sessionOf('Anna', 'cs'), ['zpět', '1', 'zpet']);
    expect(czech.output()).toContain(shellTexts.cs.undo.reveal);
  });

  it('undo and redo step back and forth until something is revealed', async () => {
    const session = sessionOf('Anna,Berta');
    const start = hashOf(session.journal.table);
    // Anna keeps a duke; at the hand-over she takes it back, chooses again, and Berta sits down.
    await typed(session, ['', '1', 'undo']);
    expect(hashOf(session.journal.table)).toBe(start);
    const terminal = await typed(session, ['', 'redo', '', 'quit']);
    expect(session.journal.log).toHaveLength(1);
    expect(terminal.output()).toContain('Pass the keyboard to Berta');
  });

  it('language changes every word from then on', async () => {
    const terminal = await typed(sessionOf('Anna'), ['language cs', 'jazyk xx', 'nesmysl', 'language en']);
    const output = terminal.output();
    expect(output).toContain('Vyber si vévodu');
    expect(output).toContain('Na výběr jsou jazyky en a cs');
    expect(output).toContain('„nesmysl“ není volba ani příkaz');
    expect(output.trimEnd().split('\n').at(-1)).toContain('The game is saved.');
  });

  it('what, rule, log, since and help answer without changing anything', async () => {
    const session = sessionOf('Anna');
    const lines = ['what archer', 'what 1', 'what', 'what nonsense', 'rule VAL-GEN.1', 'rule herald doubles'];
    const more = ['rule', 'rule nonsense', 'log', 'since', '?', 'help', 'auto', 'table'];
    const before = hashOf(session.journal.table);
    const output = (await typed(session, [...lines, ...more])).output();
    expect(hashOf(session.journal.table)).toBe(before);
    expect(output).toContain('Activates on 4. Soldier icon.');
    expect(output).toContain('Nothing called "nonsense" is in sight.');
    expect(output).toContain('VAL-GEN.1: The player with the most victory points');
    expect(output).toContain('No rule has "nonsense" in it.');
    expect(output).toContain('Anna goes first');
    expect(output).toContain('take your last choice back');
    expect(output).toContain('Nothing is answered for you.');
  });

  it('hint names a legal choice of the strongest bot, and between people only if they agreed on it', async () => {
    const terminal = await typed(sessionOf('Anna'), ['hint']);
    expect(terminal.output()).toMatch(/Thinking bot, the strongest there is, would choose: [12] Keep/);
    const between = sessionOf('Anna,Petr');
    expect((await typed(between, ['', 'hint'])).output()).toContain('No hints between people');
    const agreed = { ...between, hints: true };
    expect((await typed(agreed, ['', 'hint'])).output()).toMatch(/would choose: [12] Keep/);
    saveSession(agreed);
    expect(sessionFrom(readFileSync(agreed.file, 'utf8'), agreed.file).hints).toBe(true);
  });

  it('hint tells a plan with its price, its gain and the second best, and goes on with it', async () => {
    const game = gameCalled('mage-knight');
    const seats = seatsOf('Anna', shellTexts.cs);
    const session = openSession({ game, seats, options: {}, language: 'cs', seed: 'tavern' });
    // A hero and a tactic that turns nothing up, then the first turn.
    const said = async (...lines: readonly string[]) => (await typed(session, lines)).output();
    await said('hero:tovak', 'tactic:planning');
    const first = await said('rada');
    expect(first).toMatch(/by zvolil: \d+ .*\n {2}1\. /s);
    for (const words of ['Stojí: ', 'Přinese: ', 'Druhý nejlepší plán (dává ti '])
      expect(first).toContain(words);
    const [, number = ''] = /by zvolil: (\d+) /.exec(first) ?? [];
    await said(number);
    expect(await said('rada')).toMatch(/Dál podle plánu: \d+ .*\n {2}1\. /);
  });

  it('auto answers a question from now on, lists it and drops it', async () => {
    const session = await firstStanding(sessionOf('Anna,bot:random'));
    const output = (await typed(session, ['auto 2', 'auto', 'auto off', 'auto off'])).output();
    expect(output).toMatch(/From now on: .*gain 1 strength/);
    expect(output).toMatch(/Answered for you:\n1 .*gain 1 strength/);
    expect(output).toContain('You will be asked again.');
    expect(output).toContain('Nothing is answered for you.');
  });

  it('save writes a copy, and report the whole game with the words of the player', async () => {
    const session = sessionOf('Anna');
    const copy = join(state.path, 'my copy.json');
    const output = (await typed(session, [`save ${copy}`, 'report', 'report The dice are odd.'])).output();
    expect(sessionFrom(readFileSync(copy, 'utf8'), copy).seats).toEqual([{ who: 'person', name: 'Anna' }]);
    const [, file = ''] = /Written down: (.*\.json)/.exec(output) ?? [];
    const report = JSON.parse(readFileSync(file, 'utf8')) as { comment: string; record: { game: string } };
    expect(report).toMatchObject({ comment: 'The dice are odd.', record: { game: 'valeria' } });
  });
});

type Asked = NonNullable<ReturnType<typeof decisionOf>>;

/** Plays first choices until the question is of the wanted sort. */
async function playedUntil(session: Session, wanted: (decision: Asked) => boolean): Promise<Session> {
  for (let i = 0; i < 60; i++) {
    const decision = decisionOf(session.game.module, session.journal, 0);
    if (decision !== undefined && wanted(decision)) return session;
    await typed(session, ['1']);
  }
  throw new Error('No such question was asked.');
}

const firstStanding = (session: Session) => playedUntil(session, ({ standing }) => standing !== undefined);
const atRefusal = (session: Session) => playedUntil(session, ({ refused }) => refused.length > 0);

describe('two people at one keyboard', () => {
  it('see nothing of each other', async () => {
    const session = sessionOf('Anna,Berta');
    const terminal = scripted(['', '1', '', 'quit'], { interactive: true, rows: 60, width: 120 });
    session.confirms = false;
    await play(session, terminal);
    const [anna = '', berta = ''] = terminal.output().split('Pass the keyboard to Berta');
    const dukes = /dukes: (.+?) *$/m.exec(anna)?.[1]?.split(' / ') ?? [];
    expect(dukes).toHaveLength(2);
    for (const duke of dukes) expect(berta).not.toContain(duke);
    expect(terminal.cleared).toContain(true);
  });
});

describe('leaving', () => {
  it('saves at the end of input, and resuming gives the same table', async () => {
    const session = sessionOf('Anna,bot:greedy');
    const output = (await typed(session, ['1', '1', '1'])).output();
    expect(output).toContain(` resume ${session.file}`);
    const again = sessionFrom(readFileSync(session.file, 'utf8'), session.file);
    expect(hashOf(again.journal)).toBe(hashOf(session.journal));
    expect(again.seats).toEqual(session.seats);
    await typed(again, ['1', 'quit']);
    expect(again.journal.log.length).toBeGreaterThan(session.journal.log.length);
  });

  it('goes on when the game cannot be saved, and says so', async () => {
    const blocked = join(state.path, 'a-file');
    writeFileSync(blocked, '');
    const session = { ...sessionOf('Anna'), file: join(blocked, 'game.json') };
    const output = (await typed(session, ['1'])).output();
    expect(output).toContain('The game could not be saved:');
    expect(session.journal.log.length).toBe(1);
  });
});

describe('a step without a way back', () => {
  it('is confirmed at a real keyboard', async () => {
    const session = sessionOf('Anna');
    const terminal = await typed(session, ['1', 'no', '1', ''], { interactive: true });
    expect(terminal.output().match(/cannot be taken back/g)).toHaveLength(2);
    expect(session.journal.log).toHaveLength(1);
  });

  it('is not confirmed after the command confirm', async () => {
    const session = sessionOf('Anna');
    await typed(session, ['confirm', '1'], { interactive: true });
    expect(session.journal.log).toHaveLength(1);
  });
});
