import { asksOf, choose, openJournal, optionOf, type Seat, seenBy } from '@krcma/kernel';
import { randomPlayer } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { games, type TableGame } from '../src/games.ts';
import { penFor, widthOf } from '../src/play/pen.ts';
import { LANGUAGES } from '../text/index.ts';

const names = { seat: (seat: Seat) => ['Anna', 'Bohumil', 'Cecílie Dlouhojmenná', '宮本', 'E'][seat] ?? '' };
const ESCAPE = '\u001b';
const unpainted = (line: string): string => line.replaceAll(new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g'), '');

const WIDTHS = [30, 63, 64, 80, 121, 200];

describe.each(games)('the drawn table of $module.id', (game) => {
  const modes = game.modes.filter(({ name }) =>
    /first-game|all-variants|hardest|picked|everything|tricky-sam|scale-b|^\d-full$|situation-1$|megapolis$/.test(
      name,
    ),
  );

  it('marks every choice that touches a card with its number, and nothing is coloured without colours', () => {
    const { module } = game;
    const { options = {} } = game.modes.find(({ seats }) => seats === 2) ?? {};
    const journal = openJournal(module, { seats: 2, seed: 'marks', options });
    const seen = () => seenBy(module, journal, asksOf(module, journal)[0]?.seat);
    const onStacks = () =>
      (seen().decision?.options ?? []).flatMap(({ thing }, index) =>
        thing?.startsWith('stack:') ? [index + 1] : [],
      );
    while (onStacks().length === 0) {
      const [ask] = asksOf(module, journal);
      if (ask === undefined) break;
      choose(module, journal, ask.seat, optionOf(journal.table, ask, ask.values[0] ?? null).id);
    }
    const pen = penFor({ width: 80, compact: true, colours: false });
    const drawn = game.terminals.en.table(seen(), names, pen).join('\n');
    for (const number of onStacks()) expect(drawn).toContain(`[${number}]`);
    expect(drawn.includes(ESCAPE)).toBe(false);
  });

  it.each(modes)('never exceeds the width: $name', (mode) => {
    const { module } = game;
    const journal = openJournal(module, {
      seats: mode.seats,
      seed: mode.name,
      ...(mode.options && { options: mode.options }),
    });
    for (let n = 0; journal.table.outcome === undefined; n++) {
      const ask = asksOf(module, journal)[0];
      if (ask === undefined) break;
      if (n % 60 === 0) expectFits(game, seenBy(module, journal, ask.seat));
      const value = ask.values[randomPlayer(journal.table, ask, `${mode.name} ${n}`)] ?? null;
      choose(module, journal, ask.seat, optionOf(journal.table, ask, value).id);
    }
    expectFits(game, seenBy(module, journal, undefined));
  });
});

it('the realm paths of Monster Lands show what they give', () => {
  const game = games.find(({ module }) => module.id === 'monster-lands');
  if (game === undefined) throw new Error('There is no such game.');
  const journal = openJournal(game.module, { seats: 2, seed: 'paths', options: { clans: 'dealt' } });
  const seen = seenBy(game.module, journal, 0);
  const pen = penFor({ width: 200, compact: false, colours: false });
  const drawn = game.terminals.en.table(seen, names, pen).join('\n');
  const told = (path: string) => game.texts.en.thing(`path:${path}`, seen.view, names) ?? '';
  for (const path of ['a1', 'a2', 'a3', 'a4']) {
    const benefit = /benefit: (.*)\.$/.exec(told(path))?.[1] ?? 'nothing at all';
    expect(drawn).toContain(`) ${benefit} `);
  }
});

it('the dungeons of Dungeon Lords show the number of a choice where it would be dug, mined or built', () => {
  const game = games.find(({ module }) => module.id === 'dungeon-lords');
  if (game === undefined) throw new Error('There is no such game.');
  const { module } = game;
  const journal = openJournal(module, { seats: 2, seed: 'cells' });
  const pen = penFor({ width: 60, compact: true, colours: false });
  const kinds = new Set<string>();
  for (let n = 0; journal.table.outcome === undefined; n++) {
    const ask = asksOf(module, journal)[0];
    if (ask === undefined) break;
    const seen = seenBy(module, journal, ask.seat);
    const drawn = game.terminals.en.table(seen, names, pen).join('\n');
    for (const [index, { id, thing }] of (seen.decision?.options ?? []).entries()) {
      if (!thing?.startsWith('cell:')) continue;
      kinds.add(id.split(':')[0] ?? '');
      expect(drawn).toContain(`[${index + 1}]`);
    }
    const value = ask.values[randomPlayer(journal.table, ask, `cells ${n}`)] ?? null;
    choose(module, journal, ask.seat, optionOf(journal.table, ask, value).id);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['dig', 'mine', 'battle']));
});

it('the map of Mage Knight shows the number of a choice on the space or the unknown land it leads to', () => {
  const game = games.find(({ module }) => module.id === 'mage-knight');
  if (game === undefined) throw new Error('There is no such game.');
  const { module } = game;
  const journal = openJournal(module, { seats: 1, seed: 'steps' });
  const pen = penFor({ width: 200, compact: false, colours: false });
  const kinds = new Set<string>();
  for (let n = 0; journal.table.outcome === undefined; n++) {
    const ask = asksOf(module, journal)[0];
    if (ask === undefined) break;
    const seen = seenBy(module, journal, ask.seat);
    const drawn = game.terminals.en.table(seen, names, pen).join('\n');
    for (const [index, { id, thing }] of (seen.decision?.options ?? []).entries()) {
      if (!/^(space|slot|card|foe|attack|die|offer|unit|skill|tactic):/.test(thing ?? '')) continue;
      kinds.add(id.split(':')[0] ?? '');
      expect(drawn, `${id} touches ${thing}`).toMatch(new RegExp(`\\[([0-9]+,)*${index + 1}[\\],+]`));
    }
    const value = ask.values[randomPlayer(journal.table, ask, `steps ${n}`)] ?? null;
    const away = seen.decision?.options.find(({ id }) => /^(explore|step):/.test(id));
    choose(module, journal, ask.seat, away?.id ?? optionOf(journal.table, ask, value).id);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['step', 'explore', 'play', 'tactic', 'discard']));
});

it('a cooperative assault of Mage Knight is drawn with who takes part and how far each one is', () => {
  const game = games.find(({ module }) => module.id === 'mage-knight');
  if (game === undefined) throw new Error('There is no such game.');
  const shares = [
    { seat: 0, n: 1 },
    { seat: 1, n: 2 },
  ];
  const arrangement = {
    active: 0,
    map: [
      { slot: '0,0', tile: 'start-a' },
      { slot: '1,0', tile: 'core-5' },
      { slot: '0,1', tile: 'countryside-2' },
    ],
    players: [
      { hero: 'tovak', space: '1,0:NW', hand: ['march'] },
      { hero: 'goldyx', space: '1,0:SE', hand: ['march'] },
    ],
    holdings: [{ space: '1,0:C', tokens: ['prowlers', 'diggers', 'gargoyle'] }],
    at: [
      { rule: 'mageKnight', step: 'rounds' },
      { rule: 'playRound', step: 'turns' },
      { rule: 'turn', step: 'acts' },
      { rule: 'takeActs' },
      { rule: 'jointAssault', with: { player: 0, space: '1,0:C', shares } },
    ],
  };
  const options = { scenario: 'blitz-conquest', jointAssaults: true };
  const journal = openJournal(game.module, { seats: 2, seed: 'assault', options, arrangement });
  const seen = seenBy(game.module, journal, 1);
  const pen = penFor({ width: 200, compact: false, colours: false });
  const drawn = game.terminals.en.table(seen, names, pen).join('\n');
  expect(drawn).toContain('Assault together: Green City');
  expect(drawn).toMatch(/Anna.* · faces 1 defender · fights now · 0 of 1 defeated/);
  expect(drawn).toMatch(/Bohumil.* · faces 2 defenders · waits · 0 of 2 defeated/);
  expectFits(game, seen);
});

function expectFits(game: TableGame, seen: ReturnType<typeof seenBy>): void {
  for (const language of LANGUAGES)
    for (const width of WIDTHS)
      for (const compact of [true, false]) {
        const lines = game.terminals[language].table(seen, names, penFor({ width, compact, colours: true }));
        const widest = Math.max(...lines.map((line) => widthOf(unpainted(line))));
        expect(widest, `${language} ${width}`).toBeLessThanOrEqual(width);
        expect(unpainted(lines.join('\n'))).not.toMatch(/undefined|NaN|\[object/);
      }
}
