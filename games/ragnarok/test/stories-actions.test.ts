// What is told of each special action and of what it lets loose, with all it carries.
import { describe, expect, it } from 'vitest';
import { story } from '../../../kernel/test/said.ts';
import { during, type Game, table } from './table.ts';

const RUNES_OF_FORGES = [
  [3, 'uruz'],
  [6, 'othila'],
  [8, 'algiz'],
  [12, 'uruz'],
  [17, 'othila'],
  [20, 'algiz'],
] as const;

const toldOf = (t: Game, ...choices: string[]): string[] => story(during(t, () => t.play(...choices)));

describe('what is told of the wheel', () => {
  it('LOR-SPEC.5 to .8 of bonuses', () => {
    const t = table({
      step: 'special',
      players: [{}, { region: 11, injured: ['wisdom'] }, { region: 16 }, { region: 9 }],
      allies: { alfheim: [1, 2, 3] },
      wheel: {},
    });
    expect(toldOf(t, 'act:reinforce', 'bonus:heal', 'skip', 'bonus:placeHero', 'r4')).toEqual([
      'marker-placed (player 0, action reinforce)',
      'realm-bonus (player 1, realm alfheim, deed heal)',
      'hero-healed (player 1, attribute wisdom)',
      'realm-bonus-left (player 2, realm alfheim)',
      'realm-bonus (player 3, realm alfheim, deed placeHero)',
      'hero-placed (player 3, to 4)',
    ]);
  });

  it('LOR-REALM.8 of a bonus that is of no use', () => {
    const t = table({
      step: 'special',
      players: [{ regions: [7] }],
      allies: { jotunheim: [2] },
    });
    expect(toldOf(t, 'act:temple')).toEqual([
      'marker-placed (player 0, action temple)',
      'realm-bonus-left (player 1, realm jotunheim, useless true)',
      'realm-bonus-left (player 2, realm jotunheim, useless true)',
      'temple-built (player 0, region 7, field 1, temples 1)',
      'priests-gained (player 0, count 1)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-REALM.7 of an army that is placed, and of a drakkar', () => {
    const t = table({
      step: 'special',
      players: [{}, { regions: [9, 12], armies: [{ region: 12, strength: 2 }] }, { drakkar: 4 }],
      allies: { niflheim: [1, 2] },
    });
    expect(toldOf(t, 'act:prepare', 'bonus:placeArmy', 'bonus:moveDrakkar', 'drakkar:sea1')).toEqual([
      'marker-placed (player 0, action prepare)',
      'realm-bonus (player 1, realm niflheim, deed placeArmy)',
      'army-placed (player 1, from 12, to 9)',
      'realm-bonus (player 2, realm niflheim, deed moveDrakkar)',
      'drakkar-moved (player 2, from 4, to 1)',
    ]);
  });

  it('LOR-SPEC.7 of a marker that is covered', () => {
    const t = table({
      step: 'special',
      players: [{}, { blessings: ['golden-tears'] }],
      wheel: { prepare: [2, 1] },
    });
    expect(toldOf(t, 'act:prepare', 'gain:uruz', 'gain:algiz')).toEqual([
      'marker-placed (player 0, action prepare, over 1)',
      'rune-gained (player 1, rune uruz)',
      'holding-used (player 1, source blessing:golden-tears)',
      'rune-gained (player 1, rune algiz)',
    ]);
  });
});

describe('what is told of an action', () => {
  it('LOR-TEMP.1 to .4, LOR-BLESS.1 to .3 of a temple', () => {
    const t = table({
      seats: 2,
      step: 'special',
      temples: [7],
      players: [{ regions: [2, 7] }],
      decks: { blessings: ['huginn', 'muninn', 'seidr'] },
    });
    expect(toldOf(t, 'act:temple', 'bless:muninn', 'bless:seidr')).toEqual([
      'marker-placed (player 0, action temple)',
      'temple-built (player 0, region 2, field 2, temples 2)',
      'priests-gained (player 0, count 1)',
      'draft-begun (player 0, blessings [huginn muninn seidr])',
      'blessing-taken (player 0, blessing muninn)',
      'blessing-taken (player 1, blessing seidr)',
      'blessings-discarded (blessings [huginn])',
      'turn-begun (player 1, turn 3)',
    ]);
  });

  it('LOR-USURP.11 of a region that is usurped', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 15, attributes: { might: 5, authority: 3 } },
        {
          regions: [15, 14],
          armies: [
            { region: 15, strength: 2 },
            { region: 15, strength: 1 },
          ],
        },
      ],
    });
    expect(toldOf(t, 'act:usurp', 'recruit')).toEqual([
      'marker-placed (player 0, action usurp)',
      'usurped (player 0, region 15, might 5, needed 3, from 1)',
      'armies-retreated (player 1, from 15, to 14, armies 1)',
      'armies-retreated (player 1, from 15, to 14, armies 1)',
      'control-taken (player 0, region 15, from 1)',
      'artifact-taken (player 0, artifact mjolnir, from 1)',
      'army-recruited (player 0, region 15, strength 3)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-USURP.3 of own armies, which stay', () => {
    const t = table({
      step: 'special',
      players: [{ region: 12, attributes: { might: 5 }, armies: [{ region: 12, strength: 1 }] }],
    });
    expect(toldOf(t, 'act:usurp', 'skip')).toEqual([
      'marker-placed (player 0, action usurp)',
      'usurped (player 0, region 12, might 5, needed 3)',
      'control-taken (player 0, region 12)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-MONU.1 to .10 of a monument', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 1, regions: [3, 2, 8], artifacts: [{ id: 'mjolnir', charged: false }] },
        { artifacts: [{ id: 'gungnir', charged: false }, 'fear-helm'] },
      ],
      temples: [2, 8],
      monuments: { odin: { level: 1, priests: [1, 0] }, thor: { priests: [2] } },
      wheel: { prepare: [0], temple: [1, 2] },
      forges: [
        { region: 3, rune: 'uruz', filled: false },
        { region: 6, rune: 'othila', filled: false },
        { region: 8, rune: 'algiz', filled: true },
        { region: 12, rune: 'uruz', filled: true },
        { region: 17, rune: 'othila', filled: true },
        { region: 20, rune: 'algiz', filled: true },
      ],
      upper: ['garm', 'draug', 'grendel'],
      decks: { events: [2] },
    });
    expect(toldOf(t, 'act:monument', 'god:odin')).toEqual([
      'monument-begun (player 0)',
      'monument-raised (player 0, god odin, level 2)',
      'priests-returned (seats [1 0 2])',
      'wheel-cleared',
      'artifacts-recharged (artifacts [mjolnir gungnir])',
      'forges-filled (regions [3 6])',
      'priests-gained (player 0, count 2)',
      'rune-gained (player 0, rune uruz, region 3)',
      'rune-gained (player 0, rune algiz, region 8)',
      'event-revealed (event 2)',
      'monster-placed (monster draug, region 2)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-MONU.4 to .7, .12 of a monument that finds nothing to put back', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1, artifacts: ['fear-helm'] }],
      wheel: { prepare: [0] },
      forges: RUNES_OF_FORGES.map(([region, rune]) => ({ region, rune, filled: region !== 6 })),
      upper: ['garm', 'draug', 'grendel'],
      decks: { events: [2] },
    });
    t.game.bank.othila = 0;
    expect(toldOf(t, 'act:monument', 'god:thor')).toEqual([
      'monument-begun (player 0)',
      'monument-raised (player 0, god thor, level 1)',
      'wheel-cleared',
      'event-revealed (event 2)',
      'monster-placed (monster draug, region 2)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-PREP.3 of preparing what cannot be', () => {
    const t = table({ step: 'special', players: [{ region: 1 }] });
    expect(toldOf(t, 'act:prepare', 'way:armyPlus', 'way:heal')).toEqual([
      'marker-placed (player 0, action prepare)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-EVENT.2, .3 of an event without a monster to place or to wake', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1, slain: ['draug', 'huldra'] }],
      monsters: { garm: { region: 5, owner: 3 } },
      wheel: { prepare: [0] },
      decks: { events: [17] },
    });
    const said = toldOf(t, 'act:monument', 'god:odin', 'attack');
    expect(said.slice(said.indexOf('event-revealed (event 17)'))).toEqual([
      'event-revealed (event 17)',
      'monster-activated (monster garm, player 3, region 5, owned true)',
      'region-attacked (monster garm, player 3, region 5)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-RAG.2, LOR-RAG.5 of omens', () => {
    const t = table({
      step: 'special',
      players: [{ regions: [1, 2, 3, 4, 5, 6, 7], slain: ['garm', 'nokk'] }],
      monuments: { odin: { level: 2 }, thor: { level: 3 } },
      omens: [],
      wheel: { prepare: [0] },
      decks: { events: [1] },
    });
    const said = toldOf(t, 'act:monument', 'god:odin');
    expect(said.filter((line) => /omen|ragnarok/.test(line))).toEqual([
      'omen-fulfilled (omen lands, down 1)',
      'omen-fulfilled (omen monsters, down 2)',
      'omen-fulfilled (omen monument, down 3)',
      'ragnarok-begun (by 0)',
    ]);
  });

  it('LOR-EVENT.1 to .5, LOR-LOKI.10 of an event', () => {
    const t = table({
      step: 'special',
      loki: 9,
      players: [
        { region: 1 },
        {
          armies: [
            { region: 10, strength: 1 },
            { region: 10, strength: 3 },
          ],
          regions: [10],
        },
        { region: 16 },
      ],
      monsters: {
        fafnir: { region: 12, owner: 2 },
        nokk: { region: 5, owner: 1 },
        grendel: { region: 6, owner: 2 },
      },
      upper: ['garm', 'draug', 'fafnir'],
      wheel: { prepare: [0] },
      decks: { events: [8] },
    });
    const said = toldOf(t, 'act:monument', 'god:odin', 'attack', 'move', 'r11', 'move', 'r7', 'r10');
    expect(said.slice(said.indexOf('event-revealed (event 8)'))).toEqual([
      'event-revealed (event 8)',
      'monster-placed (monster draug, region 8)',
      'monster-activated (monster nokk, player 1, region 5, owned true)',
      'region-attacked (monster nokk, player 1, region 5)',
      'monster-activated (monster fafnir, player 2, region 12, owned true)',
      'monster-moved (monster fafnir, player 2, from 12, to 11)',
      'monster-activated (monster grendel, player 2, region 6, owned true)',
      'monster-moved (monster grendel, player 2, from 6, to 7)',
      'loki-moved (player 0, from 9, to 10)',
      'army-destroyed (player 1, region 10)',
      'army-changed (player 1, region 10, by -1, to 2)',
      'turn-begun (player 1, turn 5)',
    ]);
  });
});
