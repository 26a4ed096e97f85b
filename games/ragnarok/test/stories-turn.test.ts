// What is told of each thing that happens in a turn, with all it carries.
import { describe, expect, it } from 'vitest';
import { story } from '../../../kernel/test/said.ts';
import { during, freshTable, type Game, playerOf, type TableSetup, table } from './table.ts';

const toldOf = (t: Game, ...choices: string[]): string[] => story(during(t, () => t.play(...choices)));

describe('what is told of a turn', () => {
  it('LOR-PRAY.1 to .7 of a prayer', () => {
    const t = table({
      players: [{ region: 3, priests: 3, armies: [{ region: 3, strength: 5 }], regions: [3] }],
      monuments: { odin: { level: 2 }, thor: { level: 1 }, freyja: { level: 1 } },
      forges: [{ region: 3, rune: 'uruz', filled: true }],
      decks: { combat: ['axe'] },
    });
    expect(toldOf(t, 'priest:odin', 'forge')).toEqual([
      'priest-sent (player 0, god odin, level 2)',
      'attribute-raised (player 0, attribute authority, to 3)',
      'army-changed (player 0, region 3, by 1, to 6)',
      'rune-gained (player 0, rune uruz, region 3)',
    ]);
    const thor = table({
      players: [{ priests: 1 }],
      monuments: { thor: { level: 1 } },
      decks: { combat: ['axe'] },
    });
    expect(toldOf(thor, 'priest:thor')).toEqual([
      'priest-sent (player 0, god thor, level 1)',
      'attribute-raised (player 0, attribute might, to 3)',
      'cards-drawn (player 0, count 1, cards [axe])',
    ]);
    const freyja = table({
      players: [{ priests: 1, attributes: { wisdom: 6 } }],
      monuments: { freyja: { level: 1 } },
    });
    expect(toldOf(freyja, 'priest:freyja', 'gain:othila')).toEqual([
      'priest-sent (player 0, god freyja, level 1)',
      'rune-gained (player 0, rune othila)',
    ]);
  });

  it('LOR-HSTEP.1 of the hero step', () => {
    const t = (choice: string) =>
      toldOf(
        table({
          step: 'hero',
          players: [{ region: 1, drakkar: 1, attributes: { might: 4 }, injured: ['might'] }],
        }),
        choice,
      );
    expect(t('hero:r4')).toEqual(['hero-moved (player 0, from 1, to 4)']);
    expect(t('drakkar:sea2')).toEqual(['drakkar-moved (player 0, from 1, to 2)']);
    expect(t('heal:might')).toEqual(['hero-healed (player 0, attribute might)']);
  });

  it('LOR-RACT.4 to .13 of rune actions', () => {
    const taking = (choices: string[], more: TableSetup = {}) =>
      toldOf(
        table({
          step: 'rune',
          loki: 1,
          decks: { combat: ['axe', 'bow'] },
          ...more,
          players: [
            {
              region: 1,
              runes: { uruz: 2, othila: 2, algiz: 2 },
              attributes: { authority: 3, might: 3, wisdom: 6 },
              ...more.players?.[0],
            },
          ],
        }),
        ...choices,
      );
    expect(taking(['rune:archenemy', 'r5'])).toEqual([
      'rune-action-taken (player 0, action archenemy, runes [othila])',
      'loki-placed (region 5)',
      'cards-drawn (player 0, count 1, cards [axe])',
    ]);
    expect(taking(['rune:ally'])).toEqual([
      'rune-action-taken (player 0, action ally, runes [othila])',
      'allied (player 0, realm vanaheim, first true)',
      'cards-drawn (player 0, count 1, cards [axe])',
    ]);
    expect(taking(['rune:ally'], { allies: { vanaheim: [2] } })).toEqual([
      'rune-action-taken (player 0, action ally, runes [othila])',
      'allied (player 0, realm vanaheim, first false)',
    ]);
    expect(
      taking(['rune:control', 'monster:nokk'], {
        monsters: { fafnir: { region: 1 }, nokk: { region: 7, owner: 0 }, huldra: { region: 5, owner: 0 } },
      }),
    ).toEqual([
      'rune-action-taken (player 0, action control, runes [uruz])',
      'monster-released (monster nokk, player 0)',
      'monster-controlled (monster fafnir, player 0)',
    ]);
    expect(taking(['rune:hero', 'pay:uruz+algiz', 'r12'])).toEqual([
      'rune-action-taken (player 0, action hero, runes [uruz algiz])',
      'hero-placed (player 0, to 12)',
    ]);
    expect(taking(['rune:attribute', 'raise:might'])).toEqual([
      'rune-action-taken (player 0, action attribute, runes [uruz othila algiz])',
      'attribute-raised (player 0, attribute might, to 4)',
    ]);
    expect(taking(['rune:draw2'])).toEqual([
      'rune-action-taken (player 0, action draw2, runes [uruz othila algiz])',
      'cards-drawn (player 0, count 2, cards [axe bow])',
    ]);
    expect(
      taking(['rune:army', 'pay:uruz+othila'], { players: [{ armies: [{ region: 2, strength: 5 }] }] }),
    ).toEqual([
      'rune-action-taken (player 0, action army, runes [uruz othila])',
      'army-changed (player 0, region 2, by 1, to 6)',
      'control-taken (player 0, region 2)',
    ]);
    expect(taking(['rune:draw1', 'pay:uruz'], { players: [{ artifacts: ['brisingamen'] }] })).toEqual([
      'rune-action-taken (player 0, action draw1, runes [uruz], by artifact:brisingamen)',
      'holding-used (player 0, source artifact:brisingamen)',
      'cards-drawn (player 0, count 1, cards [axe])',
    ]);
  });

  it('LOR-DECK.5 of a card that is not there', () => {
    const t = table({ step: 'rune', players: [{ region: 1, runes: { othila: 1 } }] });
    t.game.combat = { deck: [], discard: [] };
    expect(toldOf(t, 'rune:ally')).toEqual([
      'rune-action-taken (player 0, action ally, runes [othila])',
      'allied (player 0, realm vanaheim, first true)',
    ]);
  });

  it('LOR-MAN.1, LOR-CTRL.3 of a manoeuvre', () => {
    const marching = (choices: string[], regions: number[] = []) =>
      toldOf(
        table({
          step: 'manoeuvre',
          players: [
            { region: 1, drakkar: 1, armies: [{ region: 9, strength: 4 }], regions },
            { regions: [10] },
          ],
        }),
        ...choices,
      );
    expect(marching(['activate:army:0:0', 'move:r10'])).toEqual([
      'army-moved (player 0, from 9, to 10)',
      'control-taken (player 0, region 10, from 1)',
      'artifact-taken (player 0, artifact brisingamen, from 1)',
    ]);
    expect(marching(['activate:army:0:0', 'move:r6'])).toEqual([
      'army-moved (player 0, from 9, to 6)',
      'control-taken (player 0, region 6)',
    ]);
    expect(marching(['activate:army:0:0', 'grow'], [9])).toEqual([
      'army-changed (player 0, region 9, by 1, to 5)',
    ]);
    const recruiting = table({
      step: 'manoeuvre',
      players: [{ region: 1, drakkar: 1, attributes: { authority: 5 } }],
    });
    expect(toldOf(recruiting, 'r2')).toEqual([
      'army-recruited (player 0, region 2, strength 5)',
      'control-taken (player 0, region 2)',
    ]);
  });

  it('LOR-CTRL.3, LOR-CTRL.12 of regions that fall at one instant, by their numbers', () => {
    const t = table({
      step: 'hero',
      players: [
        {
          armies: [
            { region: 9, strength: 2 },
            { region: 2, strength: 3 },
            { region: 9, strength: 1 },
          ],
        },
        { regions: [9], armies: [{ region: 3, strength: 2 }] },
      ],
    });
    expect(toldOf(t, 'skip')).toEqual([
      'control-taken (player 0, region 2)',
      'control-taken (player 1, region 3)',
      'control-taken (player 0, region 9, from 1)',
    ]);
  });

  it('LOR-DEC.3, LOR-DEC.10 of two over a limit, the active player first', () => {
    const t = table({
      step: 'hero',
      active: 2,
      players: [
        { hand: ['axe', 'bow'], runes: { uruz: 2 } },
        {},
        { hand: ['axe', 'bow', 'spear'], attributes: { wisdom: 3 } },
        { hand: ['axe', 'bow', 'sword'], attributes: { wisdom: 3 } },
      ],
    });
    for (const player of t.game.players) player.attributes.wisdom = 2;
    t.game.players[0]?.hand.push('shield');
    t.play('skip');
    const seats: number[] = [];
    for (let asked = 0; asked < 3; asked++) {
      seats.push(t.asked().seat);
      t.play('discard:axe');
    }
    expect(seats).toEqual([2, 3, 0]);
  });

  it('LOR-HERO.6, LOR-RUNE.4 of what is over a limit', () => {
    const cards = table({
      step: 'rune',
      players: [{ runes: { uruz: 1, othila: 1 }, hand: ['axe', 'bow'] }],
      decks: { combat: ['spear'] },
    });
    expect(toldOf(cards, 'rune:draw1', 'discard:bow')).toEqual([
      'rune-action-taken (player 0, action draw1, runes [uruz othila])',
      'cards-drawn (player 0, count 1, cards [spear])',
      'cards-discarded (player 0, cards [bow])',
    ]);
    const runes = table({
      players: [{ region: 3, runes: { uruz: 1, othila: 1 } }],
      forges: [{ region: 3, rune: 'uruz', filled: true }],
    });
    expect(toldOf(runes, 'forge', 'return:othila')).toEqual([
      'rune-gained (player 0, rune uruz, region 3)',
      'runes-returned (player 0, runes [othila])',
    ]);
  });

  it('LOR-TURN.1 of the next turn', () => {
    const t = table({ step: 'special', active: 3, turns: 7 });
    expect(toldOf(t, 'act:prepare', 'way:gainRune', 'gain:uruz', 'way:heal')).toEqual([
      'marker-placed (player 3, action prepare)',
      'rune-gained (player 3, rune uruz)',
      'turn-begun (player 0, turn 8)',
    ]);
  });

  it('LOR-RAG.6 of the end that is agreed on', () => {
    const t = table({ step: 'special', active: 3, turns: 8, options: { lastRound: 2 } });
    expect(toldOf(t, 'act:prepare', 'way:heal', 'way:heal')).toEqual([
      'marker-placed (player 3, action prepare)',
      'ragnarok-begun (by 3)',
      'turn-begun (player 0, turn 9)',
    ]);
    const endless = table({ step: 'special', active: 3, turns: 8 });
    expect(toldOf(endless, 'act:prepare', 'way:heal', 'way:heal')).not.toContain('ragnarok-begun (by 3)');
  });

  it('LOR-RAG.8 of the last turn', () => {
    const t = table({
      step: 'special',
      active: 1,
      doom: { by: 1, left: 1 },
      players: [
        { regions: [4, 7, 1] },
        { regions: [8] },
        { slain: ['garm'], tokens: 1 },
        { regions: [5, 6] },
      ],
    });
    expect(toldOf(t, 'act:prepare', 'way:heal', 'way:heal')).toEqual([
      'marker-placed (player 1, action prepare)',
      'game-ended (reason ragnarok, winner 0, scores [2 1 0 0])',
    ]);
    const lines = t.game.outcome?.sheet?.map((rows) =>
      rows.map(({ key, points }) => `${key} ${points}`).join(),
    );
    expect(lines).toEqual([
      'tree 2,lands 0,temples 0,kills 0',
      'tree 1,lands 0,temples 0,kills 0',
      'tree 0,lands 0,temples 0,kills 2',
      'tree 0,lands 0,temples 0,kills 0',
    ]);
  });
});

describe('what is told of the beginning', () => {
  it('LOR-HSEL.1 to .14 of hero selection', () => {
    const t = freshTable(2, {}, 'told');
    const { start } = t.game;
    t.play(t.options()[0] ?? '', 'origin:odin', 'drakkar:sea1', 'r1', 'gain:uruz');
    const { hero, hand } = playerOf(t, start);
    expect(story(t)).toEqual([
      `game-started (first ${start})`,
      `hero-chosen (player ${start}, hero ${hero})`,
      `origin-chosen (player ${start}, origin odin)`,
      `cards-drawn (player ${start}, count 1, cards [${hand.join()}])`,
      `home-chosen (player ${start}, sea 1, region 1, armies 2)`,
      `control-taken (player ${start}, region 1)`,
      `first-turn-taken (player ${start})`,
      `rune-gained (player ${start}, rune uruz)`,
    ]);
  });
});
