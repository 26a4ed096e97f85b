// What each question of the special action says, with all its labels, refusals and reasons.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { table } from './table.ts';

describe('which special action', () => {
  it('LOR-SPEC.2, LOR-SPEC.11 what is closed to somebody with nothing', () => {
    expect(question(table({ step: 'special' }))).toEqual([
      'ask-special',
      'act:reinforce | take-action (action reinforce) | slot:reinforce | LOR-SPEC.1',
      'act:prepare | take-action (action prepare) | slot:prepare | LOR-SPEC.1',
      'act:usurp | take-action (action usurp) | slot:usurp | LOR-SPEC.1',
      'no act:mobilize | take-action (action mobilize) | slot:mobilize | LOR-MOB.1 | no-army-on-board',
      'no act:temple | take-action (action temple) | slot:temple | LOR-TEMP.1 | no-own-sanctuary',
      'no act:monsters | take-action (action monsters) | slot:monsters | LOR-MONS.1 | no-monster-in-reach',
      'no act:monument | take-action (action monument) | slot:monument | LOR-SPEC.11 | no-own-marker',
    ]);
  });

  it('LOR-SPEC.3, LOR-MONS.5, LOR-USURP.9 what is closed by markers, kills and control', () => {
    const t = table({
      step: 'special',
      loki: 7,
      temples: [2, 8, 13, 14, 17, 19, 21],
      players: [
        {
          region: 7,
          regions: [7, 2],
          slain: ['draug'],
          armies: [1, 1, 1, 1, 1, 1].map((strength) => ({ region: 7, strength })),
        },
      ],
      wheel: { mobilize: [1, 0] },
    });
    expect(question(t)).toEqual([
      'ask-special',
      'act:prepare | take-action (action prepare) | slot:prepare | LOR-SPEC.1',
      'act:monument | take-action (action monument) | slot:monument | LOR-SPEC.1',
      'no act:reinforce | take-action (action reinforce) | slot:reinforce | LOR-REINF.1 | no-army-in-supply',
      'no act:mobilize | take-action (action mobilize) | slot:mobilize | LOR-SPEC.3 | own-marker (action mobilize)',
      'no act:temple | take-action (action temple) | slot:temple | LOR-TEMP.6 | no-temple-left',
      'no act:monsters | take-action (action monsters) | slot:monsters | LOR-MONS.5 | too-few-kills (kills 1, needed 2)',
      'no act:usurp | take-action (action usurp) | slot:usurp | LOR-USURP.9 | own-already (region 7)',
    ]);
  });

  it('LOR-USURP.1 to .4 why a region cannot be usurped', () => {
    const usurp = (region: number, more: Parameters<typeof table>[0] = {}) =>
      question(table({ step: 'special', ...more, players: [{ region }, ...(more.players ?? [])] })).filter(
        (line) => line.includes('usurp'),
      );
    expect(usurp(4)).toEqual([
      'no act:usurp | take-action (action usurp) | slot:usurp | LOR-USURP.2 | might-too-low (region 4, might 2, needed 5, against population)',
    ]);
    expect(usurp(11)).toEqual([
      'no act:usurp | take-action (action usurp) | slot:usurp | LOR-USURP.1 | other-hero-there (player 1, region 11)',
    ]);
    expect(usurp(12, { players: [{ regions: [12], armies: [{ region: 12, strength: 3 }] }] })).toEqual([
      'no act:usurp | take-action (action usurp) | slot:usurp | LOR-USURP.4 | might-too-low (region 12, might 2, needed 3, against armies)',
    ]);
    expect(usurp(12, { players: [{ regions: [12] }] })).toEqual([
      'act:usurp | take-action (action usurp) | slot:usurp | LOR-SPEC.1',
    ]);
  });
});

describe('a question of an action', () => {
  it('LOR-TEMP.1, LOR-MAP.7 where a temple is built', () => {
    const t = table({
      step: 'special',
      temples: [7],
      players: [{ regions: [2, 7, 8, 9, 13] }, { regions: [14] }],
    }).play('act:temple');
    expect(question(t)).toEqual([
      'ask-temple (field 2)',
      'r2 | build-temple (region 2) | region:r2 | LOR-TEMP.1',
      'r8 | build-temple (region 8) | region:r8 | LOR-TEMP.1',
      'r13 | build-temple (region 13) | region:r13 | LOR-TEMP.1',
      'no r7 | build-temple (region 7) | region:r7 | LOR-MAP.7 | temple-stands (region 7)',
      'no r9 | build-temple (region 9) | region:r9 | LOR-TEMP.1 | no-sanctuary (region 9)',
      'no r14 | build-temple (region 14) | region:r14 | LOR-TEMP.1 | region-not-yours (region 14, owner 1)',
      'no r17 | build-temple (region 17) | region:r17 | LOR-TEMP.1 | region-not-yours (region 17)',
      'no r19 | build-temple (region 19) | region:r19 | LOR-TEMP.1 | region-not-yours (region 19)',
      'no r21 | build-temple (region 21) | region:r21 | LOR-TEMP.1 | region-not-yours (region 21)',
    ]);
  });

  it('LOR-BLESS.2 which blessing', () => {
    const t = table({
      seats: 2,
      step: 'special',
      temples: [7],
      players: [{ regions: [2] }],
      decks: { blessings: ['huginn', 'muninn', 'seidr'] },
    }).play('act:temple');
    expect(question(t)).toEqual([
      'ask-blessing',
      'bless:huginn | take-blessing (blessing huginn) | blessing:huginn | LOR-BLESS.2',
      'bless:muninn | take-blessing (blessing muninn) | blessing:muninn | LOR-BLESS.2',
      'bless:seidr | take-blessing (blessing seidr) | blessing:seidr | LOR-BLESS.2',
    ]);
    t.play('bless:muninn');
    expect(t.asked().seat).toBe(1);
    expect(question(t)).toEqual([
      'ask-blessing',
      'bless:huginn | take-blessing (blessing huginn) | blessing:huginn | LOR-BLESS.2',
      'bless:seidr | take-blessing (blessing seidr) | blessing:seidr | LOR-BLESS.2',
    ]);
  });

  it('LOR-USURP.6 whether an army comes', () => {
    const t = table({
      step: 'special',
      players: [{ region: 12, attributes: { might: 5, authority: 4 } }],
    }).play('act:usurp');
    expect(question(t)).toEqual([
      'ask-usurp-recruit (region 12, strength 4)',
      'recruit | usurp-recruit (region 12, strength 4) | region:r12 | LOR-USURP.6',
      'skip | leave-recruit | - | -',
    ]);
  });

  it('LOR-MONU.2 which monument', () => {
    const t = table({
      step: 'special',
      monuments: { odin: { level: 2 }, thor: { level: 3 } },
      wheel: { prepare: [0] },
    }).play('act:monument');
    expect(question(t)).toEqual([
      'ask-monument',
      'god:odin | raise-monument (god odin, level 3) | monument:odin | LOR-MONU.2',
      'god:freyja | raise-monument (god freyja, level 1) | monument:freyja | LOR-MONU.2',
      'no god:thor | raise-monument (god thor, level 3) | monument:thor | LOR-MONU.2 | monument-finished (god thor)',
    ]);
  });

  it('LOR-PREP.1, LOR-PREP.3 what is prepared', () => {
    const t = table({
      step: 'special',
      players: [
        {
          injured: ['might'],
          regions: [1],
          armies: [
            { region: 1, strength: 2 },
            { region: 1, strength: 3 },
            { region: 2, strength: 3 },
            { region: 1, strength: 6 },
          ],
        },
      ],
    }).play('act:prepare');
    expect(question(t)).toEqual([
      'ask-way (source action:prepare, left 2)',
      'way:heal | way (source action:prepare, op heal, n 1) | - | -',
      'way:drawCombat | way (source action:prepare, op drawCombat, n 1) | - | -',
      'way:gainRune | way (source action:prepare, op gainRune, n 1) | - | -',
      'way:armyPlus | way (source action:prepare, op armyPlus, n 1) | - | -',
    ]);
    t.play('way:armyPlus');
    expect(question(t)).toEqual([
      'ask-army-plus (source action:prepare, by 1)',
      'army:0:0 | army-becomes (player 0, region 1, strength 2, to 3) | army:0:0 | LOR-ARMY.2',
      'army:0:1 | army-becomes (player 0, region 1, strength 3, to 4) | army:0:1 | LOR-ARMY.2',
      'no army:0:2 | army-becomes (player 0, region 2, strength 3, to 3) | army:0:2 | LOR-MAP.6 | no-own-settlement (region 2)',
      'no army:0:3 | army-becomes (player 0, region 1, strength 6, to 6) | army:0:3 | LOR-ARMY.2 | army-is-at-top (strength 6)',
    ]);
    t.play('army:0:0');
    expect(question(t)).toEqual([
      'ask-way (source action:prepare, left 1)',
      'way:heal | way (source action:prepare, op heal, n 1) | - | -',
      'way:drawCombat | way (source action:prepare, op drawCombat, n 1) | - | -',
      'way:gainRune | way (source action:prepare, op gainRune, n 1) | - | -',
      'way:armyPlus | way (source action:prepare, op armyPlus, n 1) | - | -',
    ]);
    t.play('way:gainRune');
    expect(question(t)).toEqual([
      'ask-gain-rune (source action:prepare)',
      'gain:uruz | gain-rune (rune uruz) | bank:uruz | LOR-RUNE.2',
      'gain:othila | gain-rune (rune othila) | bank:othila | LOR-RUNE.2',
      'gain:algiz | gain-rune (rune algiz) | bank:algiz | LOR-RUNE.2',
    ]);
  });

  it('LOR-INJ.5 which injury heals', () => {
    const t = table({
      step: 'special',
      players: [{ injured: ['might', 'authority'], attributes: { authority: 3, might: 4, wisdom: 5 } }],
    }).play('act:prepare', 'way:heal');
    expect(question(t)).toEqual([
      'ask-heal (source action:prepare)',
      'heal:authority | heal-attribute (attribute authority, to 3) | attribute:authority | LOR-INJ.5',
      'heal:might | heal-attribute (attribute might, to 4) | attribute:might | LOR-INJ.5',
      'no heal:wisdom | heal-attribute (attribute wisdom, to 5) | attribute:wisdom | LOR-INJ.5 | not-injured (attribute wisdom)',
    ]);
  });

  it('LOR-RUNE.6 a rune the bank has none of', () => {
    const t = table({ step: 'special', players: [{ runes: { uruz: 2 } }] });
    t.game.bank.algiz = 0;
    t.play('act:prepare', 'way:gainRune');
    expect(question(t)).toEqual([
      'ask-gain-rune (source action:prepare)',
      'gain:uruz | gain-rune (rune uruz) | bank:uruz | LOR-RUNE.2',
      'gain:othila | gain-rune (rune othila) | bank:othila | LOR-RUNE.2',
      'no gain:algiz | gain-rune (rune algiz) | bank:algiz | LOR-RUNE.6 | bank-lacks-rune (rune algiz)',
    ]);
  });
});
