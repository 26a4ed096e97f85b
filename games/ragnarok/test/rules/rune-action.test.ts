// Chapters LOR-RACT, LOR-REALM: rune actions, what they cost and what they do.
import { describe, expect, it } from 'vitest';
import { loki } from '../../data/loki.ts';
import { monsters } from '../../data/monsters.ts';
import { REALMS, realms } from '../../data/realms.ts';
import { RUNE_ACTIONS, runeActions } from '../../data/rune-actions.ts';
import { RUNES } from '../../data/types.ts';
import { during, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const stepping = (setup: TableSetup = {}): Game => table({ step: 'rune', ...setup });

const ALL = { uruz: 1, othila: 1, algiz: 1 };
const rich = (more: object = {}) => ({ runes: ALL, attributes: { wisdom: 4 }, ...more });

/** A region with a settlement, far from where seat 0 begins. */
const SETTLEMENT = 5;

/** What the one own army had, after an action. */
const army = (t: Game) => playerOf(t, 0).armies[0];

describe('what it costs', () => {
  it('LOR-RACT.1 one in a turn', () => {
    const t = stepping({
      players: [rich({ runes: { uruz: 3, othila: 3, algiz: 3 }, attributes: { wisdom: 6 } })],
    });
    t.play('rune:draw2', 'skip');
    expect(t.game.phase).not.toBe('rune');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 2, othila: 2, algiz: 2 });
  });

  it('LOR-TURN.3 none has to be taken, and nobody is asked without runes', () => {
    expect(stepping({ players: [rich()] }).play('skip').game.phase).toBe('manoeuvre');
    expect(stepping({ players: [{}] }).game.phase).toBe('manoeuvre');
  });

  it('there are nine of them, with the costs of the rulebook', () => {
    expect(RUNE_ACTIONS.map((id) => [id, runeActions[id].cost])).toEqual([
      ['archenemy', 1],
      ['control', 1],
      ['ally', 1],
      ['army', 2],
      ['activate', 2],
      ['draw1', 2],
      ['hero', 2],
      ['attribute', 3],
      ['draw2', 3],
    ]);
  });

  it('LOR-RACT.3 two different runes: equal ones will not do', () => {
    const equal = stepping({ players: [{ runes: { uruz: 2 }, region: 2 }] });
    expect(equal.game.phase).toBe('manoeuvre');
    const t = stepping({ players: [{ runes: { uruz: 2, algiz: 1 }, attributes: { wisdom: 3 } }] });
    t.play('rune:draw1');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 0, algiz: 0 });
  });

  it('LOR-RACT.3 of three kinds any two are paid', () => {
    const t = stepping({ players: [rich()] });
    t.play('rune:draw1');
    expect(t.options()).toEqual(['pay:uruz+othila', 'pay:uruz+algiz', 'pay:othila+algiz']);
    const { bank } = structuredClone(t.game);
    const story = during(t, () => t.play('pay:uruz+algiz'));
    expect(playerOf(t, 0).runes).toEqual({ uruz: 0, othila: 1, algiz: 0 });
    expect(t.game.bank).toEqual({ ...bank, uruz: bank.uruz + 1, algiz: bank.algiz + 1 });
    expect(told(story, 'rune-action-taken')).toEqual([
      { key: 'rune-action-taken', player: 0, action: 'draw1', runes: ['uruz', 'algiz'] },
    ]);
  });

  it('LOR-RACT.3 what cannot be paid is refused with what is missing', () => {
    const t = stepping({ players: [{ runes: { othila: 1 }, region: 1 }] });
    expect(t.options()).toEqual(['rune:ally', 'skip']);
    expect(refuses(t, 'rune:draw1')).toEqual({
      reason: { key: 'lacks-different-runes', cost: 2, kinds: 1 },
      rule: 'LOR-RACT.3',
    });
    expect(refuses(t, 'rune:attribute').reason).toEqual({ key: 'lacks-different-runes', cost: 3, kinds: 1 });
  });

  it('LOR-RACT.2 the exact rune of the target', () => {
    expect(realms.vanaheim.rune).toBe('othila');
    const t = stepping({ players: [{ runes: { uruz: 1, algiz: 1 }, region: 1 }] });
    expect(refuses(t, 'rune:ally')).toEqual({
      reason: { key: 'lacks-rune', rune: 'othila' },
      rule: 'LOR-RACT.2',
    });
  });
});

describe('actions for one rune', () => {
  it('LOR-RACT.4, LOR-LOKI.11 Loki’s ability in his region', () => {
    const runes = { [loki.rune]: 1 };
    const away = stepping({ players: [{ runes, region: 2 }] });
    expect(away.game.phase).toBe('manoeuvre');
    const t = stepping({ loki: 8, players: [{ runes, region: 8 }] });
    t.play('rune:archenemy', 'r20');
    expect(t.game.loki.region).toBe(20);
    expect(playerOf(t, 0).hand).toHaveLength(1);
    expect(playerOf(t, 0).runes[loki.rune]).toBe(0);
  });

  it('LOR-RACT.4 without the hero there it is refused', () => {
    const t = stepping({ loki: 8, players: [rich({ region: 2 })] });
    expect(refuses(t, 'rune:archenemy')).toEqual({
      reason: { key: 'loki-is-elsewhere', region: 8 },
      rule: 'LOR-RACT.4',
    });
  });

  it('LOR-RACT.5 a neutral monster in the hero’s region, for its rune', () => {
    const t = stepping({
      players: [{ runes: { [monsters.draug.rune]: 1 }, region: 2 }],
      monsters: { draug: { region: 2 } },
    });
    t.play('rune:control');
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.owner).toBe(0);
    expect(playerOf(t, 0).runes[monsters.draug.rune]).toBe(0);
  });

  it('LOR-RACT.5, LOR-MCTL.3 none that is elsewhere or somebody else’s', () => {
    const t = stepping({
      players: [rich({ region: 2 })],
      monsters: { draug: { region: 2, owner: 1 }, garm: { region: 3 } },
    });
    expect(refuses(t, 'rune:control')).toEqual({
      reason: { key: 'no-neutral-monster' },
      rule: 'LOR-RACT.5',
    });
  });

  it('LOR-RACT.2, LOR-RACT.5 of several those whose rune is there; the others are refused', () => {
    const t = stepping({
      players: [{ runes: { [monsters.draug.rune]: 1, [monsters.garm.rune]: 1 }, region: 2 }],
      monsters: {
        draug: { region: 2 },
        garm: { region: 2 },
        fafnir: { region: 2, owner: 1 },
        nokk: { region: 5 },
      },
    });
    t.play('rune:control');
    expect(t.options()).toEqual(expect.arrayContaining(['monster:draug', 'monster:garm']));
    expect(refuses(t, 'monster:fafnir')).toEqual({
      reason: { key: 'monster-is-controlled', monster: 'fafnir', by: 1 },
      rule: 'LOR-MCTL.3',
    });
    expect(refuses(t, 'monster:nokk')).toEqual({
      reason: { key: 'monster-is-elsewhere', monster: 'nokk', region: 5 },
      rule: 'LOR-RACT.5',
    });
    t.play('monster:garm');
    expect(t.game.monsters.find(({ id }) => id === 'garm')?.owner).toBe(0);
    expect(playerOf(t, 0).runes).toMatchObject({ [monsters.draug.rune]: 1, [monsters.garm.rune]: 0 });
  });

  it('Beast-Speech: in a region bordering the hero’s too, over land alone', () => {
    const at = (region: number): Game =>
      stepping({
        players: [rich({ region: 1, drakkar: 1, blessings: ['beast-speech'] })],
        monsters: { draug: { region } },
      });
    expect(at(4).options()).toContain('rune:control');
    expect(at(3).options()).not.toContain('rune:control');
    expect(at(7).options()).not.toContain('rune:control');
  });

  it('LOR-RACT.6, LOR-REALM.4, LOR-REALM.5 an alliance with a realm beside the hero; its first ally draws a card', () => {
    const t = stepping({ players: [{ runes: { othila: 1 }, region: 1 }] });
    const story = during(t, () => t.play('rune:ally'));
    expect(t.game.allies.vanaheim).toEqual([0]);
    expect(told(story, 'allied')).toEqual([{ key: 'allied', player: 0, realm: 'vanaheim', first: true }]);
    expect(playerOf(t, 0).hand).toHaveLength(1);
  });

  it('LOR-REALM.2, LOR-REALM.5 the second ally draws none', () => {
    const t = stepping({ players: [{ runes: { othila: 1 }, region: 1 }], allies: { vanaheim: [2] } });
    t.play('rune:ally');
    expect(t.game.allies.vanaheim).toEqual([2, 0]);
    expect(playerOf(t, 0).hand).toEqual([]);
  });

  it('LOR-REALM.3, LOR-RACT.6 not twice with the same, and not with one that is elsewhere', () => {
    const t = stepping({ players: [rich({ region: 7 })], allies: { vanaheim: [0] } });
    t.play('rune:ally');
    expect(t.game.allies.alfheim).toEqual([0]);
    const both = stepping({ players: [rich({ region: 4 })] });
    both.play('rune:ally');
    expect(both.options()).toEqual(['realm:niflheim', 'realm:vanaheim']);
    expect(refuses(both, 'realm:muspelheim')).toEqual({
      reason: { key: 'realm-is-elsewhere', realm: 'muspelheim' },
      rule: 'LOR-RACT.6',
    });
    const none = stepping({ players: [rich({ region: 1 })], allies: { vanaheim: [0] } });
    expect(refuses(none, 'rune:ally')).toEqual({ reason: { key: 'no-realm-beside' }, rule: 'LOR-RACT.6' });
  });

  it('LOR-REALM.3 the realm one is an ally of is refused as such', () => {
    const t = stepping({ players: [rich({ region: 21 })], allies: { vanaheim: [0] } });
    t.play('rune:ally');
    expect(refuses(t, 'realm:vanaheim')).toEqual({
      reason: { key: 'allied-already', realm: 'vanaheim' },
      rule: 'LOR-REALM.3',
    });
  });

  it('LOR-REALM.1, LOR-REALM.2 six realms, and one player may be the ally of all', () => {
    expect(REALMS).toHaveLength(6);
    const allies = Object.fromEntries(REALMS.filter((id) => id !== 'vanaheim').map((id) => [id, [0]]));
    const t = stepping({ players: [{ runes: { othila: 1 }, region: 1 }], allies });
    t.play('rune:ally');
    expect(REALMS.every((id) => t.game.allies[id].includes(0))).toBe(true);
  });

  it('Vanir Kinship: any rune pays for an alliance', () => {
    const t = stepping({ players: [{ runes: { uruz: 1, algiz: 1 }, region: 1, blessings: ['vanir-kin'] }] });
    t.play('rune:ally');
    expect(t.options()).toEqual(['pay:uruz', 'pay:algiz']);
    t.play('pay:algiz');
    expect(t.game.allies.vanaheim).toEqual([0]);
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 0, algiz: 0 });
  });
});

describe('actions for two runes', () => {
  const pair = { uruz: 1, othila: 1 };

  it('LOR-RACT.7 one own army anywhere gains 1', () => {
    const t = stepping({ players: [{ runes: pair, armies: [{ region: 2, strength: 3 }] }] });
    t.play('rune:army');
    expect(army(t)).toEqual({ id: 0, region: 2, strength: 4 });
  });

  it('LOR-RACT.15 not without an army below 6', () => {
    const t = stepping({ players: [{ runes: pair, armies: [{ region: 2, strength: 6 }] }] });
    expect(refuses(t, 'rune:army')).toEqual({
      reason: { key: 'no-army-to-strengthen' },
      rule: 'LOR-RACT.15',
    });
  });

  it('LOR-RACT.8 a neutral or an own monster is activated', () => {
    const t = stepping({
      players: [{ runes: pair, region: 2 }],
      monsters: { draug: { region: 16, owner: 0 }, garm: { region: 9, owner: 1 } },
    });
    t.play('rune:activate');
    expect(t.asked().seat).toBe(0);
    expect(playerOf(t, 0).runes).toEqual({ uruz: 0, othila: 0, algiz: 0 });
    const none = stepping({
      players: [{ runes: pair, region: 2 }],
      monsters: { garm: { region: 9, owner: 1 } },
    });
    expect(refuses(none, 'rune:activate')).toEqual({
      reason: { key: 'no-monster-to-activate' },
      rule: 'LOR-RACT.15',
    });
  });

  it('LOR-RACT.9 one combat card', () => {
    const t = stepping({ players: [{ runes: pair }] });
    t.play('rune:draw1');
    expect(playerOf(t, 0).hand).toHaveLength(1);
  });

  it('LOR-RACT.15, LOR-DECK.5 not when no card is left', () => {
    const t = stepping({ players: [{ runes: pair }] });
    t.game.combat.deck = [];
    expect(refuses(t, 'rune:draw1')).toEqual({ reason: { key: 'no-card-to-draw' }, rule: 'LOR-RACT.15' });
  });

  it('LOR-RACT.10, LOR-MOVE.5 the hero is placed in any other region', () => {
    const t = stepping({ players: [{ runes: pair, region: 1 }] });
    t.play('rune:hero');
    expect(t.options()).toHaveLength(20);
    expect(t.options()).not.toContain('r1');
    const story = during(t, () => t.play('r15'));
    expect(told(story, 'hero-placed')).toEqual([{ key: 'hero-placed', player: 0, to: 15 }]);
    expect(told(story, 'hero-moved')).toEqual([]);
    expect(playerOf(t, 0).region).toBe(15);
  });

  it('Falcon Cloak: placing the hero costs 1 rune of any kind', () => {
    const t = stepping({ players: [{ runes: { algiz: 2 }, region: 2, blessings: ['falcon-cloak'] }] });
    expect(t.options()).toEqual(['rune:hero', 'skip']);
    expect(t.asked().options[0]?.label).toEqual({ key: 'rune-action', action: 'hero', cost: 1 });
    t.play('rune:hero', 'r9');
    expect(playerOf(t, 0)).toMatchObject({ region: 9, runes: { algiz: 1 } });
  });
});

describe('actions for three runes', () => {
  it('LOR-RACT.11, LOR-RACT.13 one of the lowest attributes gains 1, of equals by choice', () => {
    const t = stepping({ players: [rich({ attributes: { authority: 3, might: 3, wisdom: 4 } })] });
    t.play('rune:attribute');
    expect(t.options()).toEqual(['raise:authority', 'raise:might']);
    expect(refuses(t, 'raise:wisdom')).toEqual({
      reason: { key: 'attribute-is-not-lowest', attribute: 'wisdom', lowest: 3 },
      rule: 'LOR-RACT.13',
    });
    t.play('raise:might');
    expect(playerOf(t, 0).attributes).toEqual({ authority: 3, might: 4, wisdom: 4 });
  });

  it('LOR-RACT.13, LOR-INJ.3 an injured one counts 2', () => {
    const t = stepping({
      players: [rich({ attributes: { authority: 3, might: 5, wisdom: 4 }, injured: ['might'] })],
    });
    t.play('rune:attribute');
    expect(playerOf(t, 0).attributes).toEqual({ authority: 3, might: 6, wisdom: 4 });
  });

  it('LOR-RACT.13 one at 6 is left out, even when it is injured', () => {
    const t = stepping({
      players: [rich({ attributes: { authority: 6, might: 5, wisdom: 4 }, injured: ['authority'] })],
    });
    t.play('rune:attribute');
    expect(playerOf(t, 0).attributes).toEqual({ authority: 6, might: 5, wisdom: 5 });
  });

  it('LOR-RACT.13, LOR-RACT.15 with all three there it is closed', () => {
    const t = stepping({ players: [rich({ attributes: { authority: 6, might: 6, wisdom: 6 } })] });
    expect(refuses(t, 'rune:attribute')).toEqual({
      reason: { key: 'all-attributes-at-top' },
      rule: 'LOR-RACT.15',
    });
  });

  it('LOR-RACT.12 two combat cards', () => {
    const t = stepping({ players: [rich()] });
    t.play('rune:draw2');
    expect(playerOf(t, 0).hand).toHaveLength(2);
    expect(playerOf(t, 0).runes).toEqual({ uruz: 0, othila: 0, algiz: 0 });
  });
});

describe('what is held for the step', () => {
  it('Brisingamen: one rune of the cost is left out, whichever one likes', () => {
    const t = stepping({ players: [rich({ artifacts: ['brisingamen'] })] });
    t.play('rune:draw1');
    expect(t.options()).toEqual([
      'pay:uruz+othila',
      'pay:uruz+algiz',
      'pay:othila+algiz',
      'pay:othila',
      'pay:uruz',
      'pay:algiz',
    ]);
    const story = during(t, () => t.play('pay:uruz'));
    expect(told(story, 'rune-action-taken')).toEqual([
      { key: 'rune-action-taken', player: 0, action: 'draw1', runes: ['uruz'], by: 'artifact:brisingamen' },
    ]);
    expect(playerOf(t, 0)).toMatchObject({
      runes: { uruz: 0, othila: 1, algiz: 1 },
      artifacts: [{ id: 'brisingamen', charged: false }],
    });
  });

  it('Brisingamen: without it the price is full and it stays charged', () => {
    const t = stepping({ players: [rich({ artifacts: ['brisingamen'] })] });
    t.play('rune:draw1', 'pay:uruz+othila');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'brisingamen', charged: true }]);
  });

  it('Brisingamen: an action for one rune is free, and one may be asked without any rune', () => {
    const t = stepping({ players: [{ region: 1, artifacts: ['brisingamen'] }] });
    expect(t.options()).toEqual(['rune:ally', 'skip']);
    t.play('rune:ally');
    expect(t.game.allies.vanaheim).toEqual([0]);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'brisingamen', charged: false }]);
  });

  it('Brisingamen: exhausted it changes nothing', () => {
    const artifacts = [{ id: 'brisingamen', charged: false }] as const;
    expect(stepping({ players: [{ region: 1, artifacts }] }).game.phase).toBe('manoeuvre');
  });

  it('Seidr, LOR-RACT.14: a second action may follow, not a third', () => {
    const runes = { uruz: 3, othila: 3, algiz: 3 };
    const t = stepping({
      players: [{ runes, attributes: { wisdom: 6 }, blessings: ['seidr', 'amber-hoard'] }],
    });
    expect(t.asked().prompt).toEqual({ key: 'ask-rune-action', left: 2 });
    t.play('rune:draw2');
    expect(t.asked().prompt).toEqual({ key: 'ask-rune-action', left: 1 });
    const story = during(t, () => t.play('rune:draw2'));
    expect(told(story, 'holding-used')).toEqual([
      { key: 'holding-used', player: 0, source: 'blessing:seidr' },
    ]);
    expect(t.game.phase).toBe('manoeuvre');
    expect(playerOf(t, 0).hand).toHaveLength(4);
  });

  it('Seidr, LOR-TURN.3: who skips the first takes no second', () => {
    const t = stepping({
      players: [
        { runes: { uruz: 1, othila: 1 }, armies: [{ region: 1, strength: 1 }], blessings: ['seidr'] },
      ],
    });
    expect(t.asked().prompt).toEqual({ key: 'ask-rune-action', left: 2 });
    expect(t.play('skip').game.phase).toBe('manoeuvre');
  });

  it('Seidr: the second may be left, and then it is not used', () => {
    const t = stepping({
      players: [rich({ runes: { uruz: 2, othila: 1, algiz: 1 }, blessings: ['seidr'] })],
    });
    t.play('rune:draw1', 'pay:othila+algiz');
    expect(t.game.phase).toBe('manoeuvre');
    expect(told(t, 'holding-used')).toEqual([]);
  });

  it('Helm of Dread, LOR-ART.2: a rune at the start of the step', () => {
    const t = stepping({ players: [{ region: 1, artifacts: ['fear-helm'] }] });
    expect(t.options()).toEqual(['use:artifact:fear-helm', 'none']);
    t.play('use:artifact:fear-helm');
    expect(t.options()).toEqual(RUNES.map((rune) => `gain:${rune}`));
    t.play('gain:othila');
    expect(offers(t, 'rune:')).toEqual(['rune:ally']);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'fear-helm', charged: false }]);
  });

  it('Oath-Ring: an alliance strengthens an army in an own settlement, and no other', () => {
    const allied = (regions: number[]) =>
      stepping({
        players: [
          {
            runes: { othila: 1 },
            region: 1,
            blessings: ['oath-ring'],
            regions,
            armies: [{ region: SETTLEMENT, strength: 1 }],
          },
        ],
      }).play('rune:ally');
    const own = allied([SETTLEMENT]).play('use:blessing:oath-ring');
    expect(army(own)?.strength).toBe(2);
    const foreign = allied([]);
    expect(offers(foreign, 'use:')).toEqual([]);
    expect(army(foreign)?.strength).toBe(1);
  });
});
