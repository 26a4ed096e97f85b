// What each question of the rune step says, with all its labels, refusals and reasons.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { table } from './table.ts';

describe('a question of the rune step', () => {
  it('LOR-RACT.2, LOR-RACT.3 what one rune opens and what it does not', () => {
    const t = table({ step: 'rune', players: [{ region: 1, runes: { othila: 1 } }] });
    expect(question(t)).toEqual([
      'ask-rune-action (left 1)',
      'rune:ally | rune-action (action ally, cost 1) | rune-action:ally | LOR-RACT.1',
      'skip | skip-step (step rune) | - | LOR-TURN.3',
      'no rune:archenemy | rune-action (action archenemy, cost 1) | rune-action:archenemy | LOR-RACT.4 | loki-is-elsewhere (region 8)',
      'no rune:control | rune-action (action control, cost 1) | rune-action:control | LOR-RACT.5 | no-neutral-monster',
      'no rune:army | rune-action (action army, cost 2) | rune-action:army | LOR-RACT.3 | lacks-different-runes (cost 2, kinds 1)',
      'no rune:activate | rune-action (action activate, cost 2) | rune-action:activate | LOR-RACT.3 | lacks-different-runes (cost 2, kinds 1)',
      'no rune:draw1 | rune-action (action draw1, cost 2) | rune-action:draw1 | LOR-RACT.3 | lacks-different-runes (cost 2, kinds 1)',
      'no rune:hero | rune-action (action hero, cost 2) | rune-action:hero | LOR-RACT.3 | lacks-different-runes (cost 2, kinds 1)',
      'no rune:attribute | rune-action (action attribute, cost 3) | rune-action:attribute | LOR-RACT.3 | lacks-different-runes (cost 3, kinds 1)',
      'no rune:draw2 | rune-action (action draw2, cost 3) | rune-action:draw2 | LOR-RACT.3 | lacks-different-runes (cost 3, kinds 1)',
    ]);
  });

  it('LOR-RACT.4 to .6, .15, LOR-SEA.4 what is not here, and what would do nothing', () => {
    const t = table({
      step: 'rune',
      players: [
        {
          region: 2,
          runes: { uruz: 1, othila: 1, algiz: 1 },
          attributes: { authority: 6, might: 6, wisdom: 6 },
        },
      ],
    });
    expect(question(t)).toEqual([
      'ask-rune-action (left 1)',
      'rune:draw1 | rune-action (action draw1, cost 2) | rune-action:draw1 | LOR-RACT.1',
      'rune:hero | rune-action (action hero, cost 2) | rune-action:hero | LOR-RACT.1',
      'rune:draw2 | rune-action (action draw2, cost 3) | rune-action:draw2 | LOR-RACT.1',
      'skip | skip-step (step rune) | - | LOR-TURN.3',
      'no rune:archenemy | rune-action (action archenemy, cost 1) | rune-action:archenemy | LOR-RACT.4 | loki-is-elsewhere (region 8)',
      'no rune:control | rune-action (action control, cost 1) | rune-action:control | LOR-RACT.5 | no-neutral-monster',
      'no rune:ally | rune-action (action ally, cost 1) | rune-action:ally | LOR-RACT.6 | no-realm-beside',
      'no rune:army | rune-action (action army, cost 2) | rune-action:army | LOR-RACT.15 | no-army-to-strengthen',
      'no rune:activate | rune-action (action activate, cost 2) | rune-action:activate | LOR-RACT.15 | no-monster-to-activate',
      'no rune:attribute | rune-action (action attribute, cost 3) | rune-action:attribute | LOR-RACT.15 | all-attributes-at-top',
    ]);
  });

  it('LOR-RACT.2 runes of the wrong kind for what is here', () => {
    const t = table({
      step: 'rune',
      loki: 1,
      players: [{ region: 1, runes: { uruz: 1, algiz: 1 } }],
      monsters: { draug: { region: 1 } },
    });
    expect(question(t)).toEqual([
      'ask-rune-action (left 1)',
      'rune:activate | rune-action (action activate, cost 2) | rune-action:activate | LOR-RACT.1',
      'rune:draw1 | rune-action (action draw1, cost 2) | rune-action:draw1 | LOR-RACT.1',
      'rune:hero | rune-action (action hero, cost 2) | rune-action:hero | LOR-RACT.1',
      'skip | skip-step (step rune) | - | LOR-TURN.3',
      'no rune:archenemy | rune-action (action archenemy, cost 1) | rune-action:archenemy | LOR-RACT.2 | lacks-rune (rune othila)',
      'no rune:control | rune-action (action control, cost 1) | rune-action:control | LOR-RACT.2 | lacks-rune (rune othila)',
      'no rune:ally | rune-action (action ally, cost 1) | rune-action:ally | LOR-RACT.2 | lacks-rune (rune othila)',
      'no rune:army | rune-action (action army, cost 2) | rune-action:army | LOR-RACT.15 | no-army-to-strengthen',
      'no rune:attribute | rune-action (action attribute, cost 3) | rune-action:attribute | LOR-RACT.3 | lacks-different-runes (cost 3, kinds 2)',
      'no rune:draw2 | rune-action (action draw2, cost 3) | rune-action:draw2 | LOR-RACT.3 | lacks-different-runes (cost 3, kinds 2)',
    ]);
  });

  it('LOR-RACT.5, LOR-MCTL.3 which monster is controlled, and why not another', () => {
    const t = table({
      step: 'rune',
      players: [{ region: 1, runes: { uruz: 1, othila: 1 } }],
      monsters: {
        garm: { region: 1 },
        fafnir: { region: 1 },
        draug: { region: 1 },
        nokk: { region: 1, owner: 0 },
        huldra: { region: 1, owner: 2 },
        grendel: { region: 5 },
      },
    }).play('rune:control');
    expect(question(t)).toEqual([
      'ask-rune-monster',
      'monster:fafnir | rune-monster (monster fafnir, rune uruz) | monster:fafnir | LOR-RACT.5',
      'monster:draug | rune-monster (monster draug, rune othila) | monster:draug | LOR-RACT.5',
      'no monster:huldra | rune-monster (monster huldra, rune othila) | monster:huldra | LOR-MCTL.3 | monster-is-controlled (monster huldra, by 2)',
      'no monster:grendel | rune-monster (monster grendel, rune uruz) | monster:grendel | LOR-RACT.5 | monster-is-elsewhere (monster grendel, region 5)',
      'no monster:garm | rune-monster (monster garm, rune algiz) | monster:garm | LOR-RACT.2 | lacks-rune (rune algiz)',
    ]);
  });

  it('LOR-MCTL.2 which ring is moved', () => {
    const t = table({
      step: 'rune',
      players: [{ region: 1, runes: { uruz: 1 } }],
      monsters: { fafnir: { region: 1 }, nokk: { region: 7, owner: 0 }, huldra: { region: 5, owner: 0 } },
    }).play('rune:control');
    expect(question(t)).toEqual([
      'ask-ring (monster fafnir)',
      'monster:huldra | take-ring (monster huldra) | monster:huldra | LOR-MCTL.2',
      'monster:nokk | take-ring (monster nokk) | monster:nokk | LOR-MCTL.2',
    ]);
  });

  it('LOR-RACT.6, LOR-REALM.3 which realm is allied with, and why not another', () => {
    const t = table({
      step: 'rune',
      players: [{ region: 7, runes: { othila: 1, algiz: 1 } }],
      allies: { vanaheim: [2], muspelheim: [0] },
    }).play('rune:ally');
    expect(question(t)).toEqual([
      'ask-rune-realm',
      'realm:alfheim | rune-realm (realm alfheim, rune algiz, first true) | realm:alfheim | LOR-RACT.6',
      'realm:vanaheim | rune-realm (realm vanaheim, rune othila, first false) | realm:vanaheim | LOR-RACT.6',
      'no realm:jotunheim | rune-realm (realm jotunheim, rune uruz, first true) | realm:jotunheim | LOR-RACT.6 | realm-is-elsewhere (realm jotunheim)',
      'no realm:muspelheim | rune-realm (realm muspelheim, rune uruz, first false) | realm:muspelheim | LOR-REALM.3 | allied-already (realm muspelheim)',
      'no realm:svartalfheim | rune-realm (realm svartalfheim, rune othila, first true) | realm:svartalfheim | LOR-RACT.6 | realm-is-elsewhere (realm svartalfheim)',
      'no realm:niflheim | rune-realm (realm niflheim, rune algiz, first true) | realm:niflheim | LOR-RACT.6 | realm-is-elsewhere (realm niflheim)',
    ]);
    t.play('realm:alfheim');
    expect(t.game.allies).toMatchObject({ alfheim: [0], vanaheim: [2] });
    const poor = table({
      step: 'rune',
      players: [{ region: 13, runes: { uruz: 1 }, blessings: ['vanir-kin'] }],
      allies: { vanaheim: [2], jotunheim: [0] },
    }).play('rune:ally');
    expect(poor.game.allies.muspelheim).toEqual([0]);
  });

  it('LOR-RACT.3 which runes are paid, and what makes them fewer', () => {
    const t = table({
      step: 'rune',
      players: [{ runes: { uruz: 1, othila: 1, algiz: 1 }, artifacts: ['brisingamen'] }],
    }).play('rune:draw1');
    expect(question(t)).toEqual([
      'ask-payment (action draw1)',
      'pay:uruz+othila | pay-runes (runes [uruz othila]) | - | LOR-RACT.3',
      'pay:uruz+algiz | pay-runes (runes [uruz algiz]) | - | LOR-RACT.3',
      'pay:othila+algiz | pay-runes (runes [othila algiz]) | - | LOR-RACT.3',
      'pay:othila | pay-runes (runes [othila], by artifact:brisingamen) | - | LOR-RACT.2',
      'pay:uruz | pay-runes (runes [uruz], by artifact:brisingamen) | - | LOR-RACT.2',
      'pay:algiz | pay-runes (runes [algiz], by artifact:brisingamen) | - | LOR-RACT.2',
    ]);
  });

  it('LOR-RACT.13, LOR-HERO.10 which attribute rises', () => {
    const t = table({
      step: 'rune',
      players: [
        { runes: { uruz: 1, othila: 1, algiz: 1 }, attributes: { authority: 3, might: 3, wisdom: 4 } },
      ],
    }).play('rune:attribute');
    expect(question(t)).toEqual([
      'ask-raise (source rune:attribute)',
      'raise:authority | raise-attribute (attribute authority, to 4) | attribute:authority | LOR-HERO.2',
      'raise:might | raise-attribute (attribute might, to 4) | attribute:might | LOR-HERO.2',
      'no raise:wisdom | raise-attribute (attribute wisdom, to 5) | attribute:wisdom | LOR-RACT.13 | attribute-is-not-lowest (attribute wisdom, lowest 3)',
    ]);
  });

  it('LOR-HERO.10 which attribute does not rise: one at the top', () => {
    const t = table({
      step: 'rune',
      players: [
        { runes: { uruz: 1, othila: 1, algiz: 1 }, attributes: { authority: 5, might: 5, wisdom: 6 } },
      ],
    }).play('rune:attribute');
    expect(question(t).at(-1)).toBe(
      'no raise:wisdom | raise-attribute (attribute wisdom, to 7) | attribute:wisdom | LOR-HERO.10 | attribute-is-at-top (attribute wisdom)',
    );
  });

  it('LOR-ARMY.2, LOR-RACT.7 which army grows', () => {
    const t = table({
      step: 'rune',
      players: [
        {
          runes: { uruz: 1, othila: 1 },
          armies: [
            { region: 1, strength: 5 },
            { region: 2, strength: 6 },
            { region: 3, strength: 1 },
          ],
        },
      ],
    }).play('rune:army');
    expect(question(t)).toEqual([
      'ask-army-plus (source rune:army, by 1)',
      'army:0:0 | army-becomes (player 0, region 1, strength 5, to 6) | army:0:0 | LOR-ARMY.2',
      'army:0:2 | army-becomes (player 0, region 3, strength 1, to 2) | army:0:2 | LOR-ARMY.2',
      'no army:0:1 | army-becomes (player 0, region 2, strength 6, to 6) | army:0:1 | LOR-ARMY.2 | army-is-at-top (strength 6)',
    ]);
  });

  it('LOR-RACT.8, LOR-MCTL.6 which monster is activated', () => {
    const t = table({
      step: 'rune',
      players: [{ runes: { uruz: 1, othila: 1 } }],
      monsters: { garm: { region: 7 }, nokk: { region: 5, owner: 0 }, huldra: { region: 9, owner: 1 } },
    }).play('rune:activate');
    expect(question(t)).toEqual([
      'ask-activate (second false)',
      'activate:garm | activate-monster (monster garm, region 7) | monster:garm | LOR-MONS.2',
      'activate:nokk | activate-monster (monster nokk, region 5) | monster:nokk | LOR-MONS.2',
      'no activate:huldra | activate-monster (monster huldra, region 9) | monster:huldra | LOR-MCTL.6 | monster-of-another (monster huldra, owner 1)',
    ]);
  });

  it('LOR-LOKI.17 where Loki is placed', () => {
    const t = table({ step: 'rune', loki: 1, players: [{ region: 1, runes: { othila: 1 } }] }).play(
      'rune:archenemy',
    );
    const said = question(t);
    expect(said).toHaveLength(22);
    expect([...said.slice(0, 3), said.at(-1)]).toEqual([
      'ask-place-loki (from 1)',
      'r2 | place-loki (to 2) | region:r2 | LOR-LOKI.9',
      'r3 | place-loki (to 3) | region:r3 | LOR-LOKI.9',
      'no r1 | place-loki (to 1) | region:r1 | LOR-LOKI.17 | loki-must-move',
    ]);
  });

  it('LOR-RACT.10, LOR-MOVE.5 where the hero is placed', () => {
    const t = table({ step: 'rune', players: [{ region: 1, runes: { othila: 1, uruz: 1 } }] }).play(
      'rune:hero',
    );
    const said = question(t);
    expect(said).toHaveLength(21);
    expect(said.slice(0, 3)).toEqual([
      'ask-place-hero (source rune:hero)',
      'r2 | place-in (region 2) | region:r2 | LOR-MOVE.5',
      'r3 | place-in (region 3) | region:r3 | LOR-MOVE.5',
    ]);
  });
});
