// What each question of prayer and hero step says, with all its labels, refusals and reasons: players read nothing else.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { type Game, table } from './table.ts';

/** Without the many places that are out of the question. */
const nearby = (t: Game): string[] =>
  question(t).filter((line) => !/out-of-reach|not-own-region|no-recruiting-place/.test(line));

describe('a question of the prayer', () => {
  it('LOR-PRAY.2, LOR-PRAY.11 monuments that are full, forges that are elsewhere', () => {
    const t = table({
      players: [{ region: 3, priests: 1, attributes: { authority: 5, wisdom: 6 } }],
      monuments: { odin: { level: 2 }, thor: { level: 1, priests: [1, 2, 3] } },
      forges: [
        { region: 3, rune: 'uruz', filled: true },
        { region: 6, rune: 'othila', filled: true },
        { region: 8, rune: 'algiz', filled: false },
        { region: 12, rune: 'uruz', filled: false },
        { region: 17, rune: 'othila', filled: false },
        { region: 20, rune: 'algiz', filled: false },
      ],
    });
    expect(question(t)).toEqual([
      'ask-prayer',
      'priest:odin | send-priest (god odin, attribute authority, to 6, level 2) | monument:odin | LOR-PRAY.2',
      'priest:freyja | send-priest (god freyja, attribute wisdom, to 6, level 0) | monument:freyja | LOR-PRAY.2',
      'forge | take-forge-rune (rune uruz, region 3) | forge:r3 | LOR-PRAY.11',
      'skip | skip-step (step prayer) | - | LOR-TURN.3',
      'no priest:thor | send-priest (god thor, attribute might, to 3, level 1) | monument:thor | LOR-PRAY.2 | monument-full (god thor, slots 3)',
      'no forge:r6 | take-forge-rune (rune othila, region 6) | forge:r6 | LOR-PRAY.11 | hero-is-not-at-forge (region 6)',
    ]);
    t.play('priest:odin');
    expect(question(t)).toEqual([
      'ask-prayer',
      'forge | take-forge-rune (rune uruz, region 3) | forge:r3 | LOR-PRAY.11',
      'skip | skip-step (step prayer) | - | LOR-TURN.3',
      'no priest:odin | send-priest (god odin, attribute authority, to 6, level 2) | monument:odin | LOR-PRAY.9 | priest-sent-already',
      'no priest:thor | send-priest (god thor, attribute might, to 3, level 1) | monument:thor | LOR-PRAY.9 | priest-sent-already',
      'no priest:freyja | send-priest (god freyja, attribute wisdom, to 6, level 0) | monument:freyja | LOR-PRAY.9 | priest-sent-already',
      'no forge:r6 | take-forge-rune (rune othila, region 6) | forge:r6 | LOR-PRAY.11 | hero-is-not-at-forge (region 6)',
    ]);
  });

  it('LOR-PRAY.11 an own forge without a rune', () => {
    const t = table({
      players: [{ region: 12, priests: 1 }],
      forges: [3, 6, 8, 12, 17, 20].map((region, index) => ({
        region,
        rune: (['uruz', 'othila', 'algiz'] as const)[index % 3] ?? 'uruz',
        filled: false,
      })),
    });
    expect(question(t).filter((line) => line.includes('forge'))).toEqual([
      'no forge | take-forge-rune (rune uruz, region 12) | forge:r12 | LOR-PRAY.11 | forge-is-empty (region 12)',
    ]);
  });
});

describe('a question of the hero step', () => {
  it('LOR-HSTEP.1, LOR-INJ.5 where hero and drakkar get, and what heals', () => {
    const t = table({
      seats: 2,
      step: 'hero',
      players: [{ region: 9, drakkar: 2, attributes: { might: 4 }, injured: ['might'] }],
    });
    expect(question(t)).toEqual([
      'ask-hero-step',
      'hero:r6 | move-hero (region 6) | region:r6 | LOR-MOVE.2',
      'hero:r8 | move-hero (region 8) | region:r8 | LOR-MOVE.2',
      'hero:r10 | move-hero (region 10) | region:r10 | LOR-MOVE.2',
      'hero:r5 | move-hero (region 5) | region:r5 | LOR-MOVE.2',
      'hero:r7 | move-hero (region 7) | region:r7 | LOR-MOVE.2',
      'hero:r13 | move-hero (region 13) | region:r13 | LOR-MOVE.2',
      'hero:r11 | move-hero (region 11) | region:r11 | LOR-MOVE.2',
      'hero:r1 | move-hero (region 1) | region:r1 | LOR-MOVE.2',
      'drakkar:sea1 | move-drakkar (sea 1) | sea:sea1 | LOR-SEA.5',
      'drakkar:sea3 | move-drakkar (sea 3) | sea:sea3 | LOR-SEA.5',
      'drakkar:sea5 | move-drakkar (sea 5) | sea:sea5 | LOR-SEA.5',
      'drakkar:sea4 | move-drakkar (sea 4) | sea:sea4 | LOR-SEA.5',
      'heal:might | heal-attribute (attribute might, to 4) | attribute:might | LOR-HSTEP.1',
      'skip | skip-step (step hero) | - | LOR-TURN.3',
      'no hero:r2 | move-hero (region 2) | region:r2 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no hero:r3 | move-hero (region 3) | region:r3 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no hero:r4 | move-hero (region 4) | region:r4 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no hero:r12 | move-hero (region 12) | region:r12 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no hero:r14 | move-hero (region 14) | region:r14 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no hero:r15 | move-hero (region 15) | region:r15 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no hero:r16 | move-hero (region 16) | region:r16 | LOR-HSTEP.1 | out-of-reach (moves 2)',
      'no heal:authority | heal-attribute (attribute authority, to 2) | attribute:authority | LOR-INJ.5 | not-injured (attribute authority)',
      'no heal:wisdom | heal-attribute (attribute wisdom, to 2) | attribute:wisdom | LOR-INJ.5 | not-injured (attribute wisdom)',
    ]);
  });

  it('LOR-BLESS.4, LOR-ART.2 what is held, before and after the one of three', () => {
    const t = table({
      seats: 2,
      step: 'hero',
      players: [
        {
          region: 1,
          drakkar: 1,
          regions: [1, 9],
          artifacts: ['hulder-mantle'],
          blessings: ['twin-winds', 'sleipnir', 'cat-chariot'],
        },
      ],
    });
    expect(nearby(t)).toEqual([
      'ask-hero-step',
      'hero:r2 | move-hero (region 2) | region:r2 | LOR-MOVE.2',
      'hero:r4 | move-hero (region 4) | region:r4 | LOR-MOVE.2',
      'hero:r5 | move-hero (region 5) | region:r5 | LOR-MOVE.2',
      'hero:r3 | move-hero (region 3) | region:r3 | LOR-MOVE.2',
      'hero:r7 | move-hero (region 7) | region:r7 | LOR-MOVE.2',
      'hero:r6 | move-hero (region 6) | region:r6 | LOR-MOVE.2',
      'hero:r8 | move-hero (region 8) | region:r8 | LOR-MOVE.2',
      'hero:r9 | move-hero (region 9) | region:r9 | LOR-MOVE.2',
      'drakkar:sea2 | move-drakkar (sea 2) | sea:sea2 | LOR-SEA.5',
      'drakkar:sea5 | move-drakkar (sea 5) | sea:sea5 | LOR-SEA.5',
      'drakkar:sea3 | move-drakkar (sea 3) | sea:sea3 | LOR-SEA.5',
      'drakkar:sea4 | move-drakkar (sea 4) | sea:sea4 | LOR-SEA.5',
      'use:blessing:twin-winds | use-holding (source blessing:twin-winds) | blessing:twin-winds | LOR-BLESS.4',
      'use:artifact:hulder-mantle | use-holding (source artifact:hulder-mantle) | artifact:hulder-mantle | LOR-ART.2',
      'skip | skip-step (step hero) | - | LOR-TURN.3',
      'no heal:authority | heal-attribute (attribute authority, to 2) | attribute:authority | LOR-INJ.5 | not-injured (attribute authority)',
      'no heal:might | heal-attribute (attribute might, to 2) | attribute:might | LOR-INJ.5 | not-injured (attribute might)',
      'no heal:wisdom | heal-attribute (attribute wisdom, to 2) | attribute:wisdom | LOR-INJ.5 | not-injured (attribute wisdom)',
    ]);
    t.play('hero:r2');
    expect(nearby(t)).toEqual([
      'ask-hero-step-more',
      'use:artifact:hulder-mantle | use-holding (source artifact:hulder-mantle) | artifact:hulder-mantle | LOR-ART.2',
      'skip | skip-step (step hero) | - | LOR-TURN.3',
    ]);
    t.play('use:artifact:hulder-mantle');
    expect(nearby(t)).toEqual([
      'ask-place-hero (source artifact:hulder-mantle)',
      'r1 | place-in (region 1) | region:r1 | LOR-MOVE.5',
      'r9 | place-in (region 9) | region:r9 | LOR-MOVE.5',
    ]);
  });

  it('LOR-BLESS.4 hero and drakkar, the second of which may be left', () => {
    const t = table({
      seats: 2,
      step: 'hero',
      players: [{ region: 1, drakkar: 5, blessings: ['twin-winds'] }],
    }).play('use:blessing:twin-winds');
    expect(nearby(t)).toEqual([
      'ask-hero-and-drakkar (source blessing:twin-winds)',
      'hero:r2 | move-hero (region 2) | region:r2 | LOR-MOVE.2',
      'hero:r4 | move-hero (region 4) | region:r4 | LOR-MOVE.2',
      'hero:r5 | move-hero (region 5) | region:r5 | LOR-MOVE.2',
      'drakkar:sea1 | move-drakkar (sea 1) | sea:sea1 | LOR-SEA.5',
      'drakkar:sea4 | move-drakkar (sea 4) | sea:sea4 | LOR-SEA.5',
    ]);
    expect(question(t).filter((line) => line.startsWith('no drakkar'))).toEqual([
      'no drakkar:sea2 | move-drakkar (sea 2) | sea:sea2 | LOR-SEA.5 | out-of-reach (moves 1)',
      'no drakkar:sea3 | move-drakkar (sea 3) | sea:sea3 | LOR-SEA.5 | out-of-reach (moves 1)',
    ]);
    expect(question(t).filter((line) => line.startsWith('no hero'))).toHaveLength(12);
    t.play('drakkar:sea1');
    expect(nearby(t)).toEqual([
      'ask-hero-and-drakkar (source blessing:twin-winds)',
      'hero:r2 | move-hero (region 2) | region:r2 | LOR-MOVE.2',
      'hero:r4 | move-hero (region 4) | region:r4 | LOR-MOVE.2',
      'hero:r5 | move-hero (region 5) | region:r5 | LOR-MOVE.2',
      'hero:r3 | move-hero (region 3) | region:r3 | LOR-MOVE.2',
      'done | done | - | -',
    ]);
  });
});
