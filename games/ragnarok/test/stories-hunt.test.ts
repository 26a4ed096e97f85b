// What is told of hunts, number by number.
import { describe, expect, it } from 'vitest';
import { story } from '../../../kernel/test/said.ts';
import { type AttackCardId, attackCards } from '../data/attack-cards.ts';
import { loki } from '../data/loki.ts';
import { attackWith, heroRound, onHunt } from './hunt-table.ts';
import { during, type Game, table } from './table.ts';

/** As a sentence tells them; they are ours and may change. */
const figuresOf = (attack: AttackCardId): string =>
  `rage ${attackCards[attack].rage}, weakness ${attackCards[attack].weakness}`;

const toldOf = (t: Game, ...choices: string[]): string[] => story(during(t, () => t.play(...choices)));

describe('what is told of a hunt', () => {
  it('LOR-HUNT.7, LOR-HUNT.21 to .30 of its beginning and a round', () => {
    const t = onHunt({
      attacks: ['bite', 'claws', 'roar', 'rampage'],
      hand: ['axe', 'sword'],
      drawn: ['shield', 'spear', 'bow', 'longbow'],
      hunter: { attributes: { wisdom: 3 } },
    });
    expect(story(t)).toEqual([
      'marker-placed (player 0, action monsters)',
      'hunt-begun (hunter 0, prey draug, master 3, region 1, open 8)',
      'cards-drawn (player 0, count 2, cards [shield spear])',
      'attacks-drawn (player 3, count 2, cards [bite claws])',
    ]);
    expect(toldOf(t, 'attack:claws', 'defend:axe', 'done')).toEqual([
      `attack-played (player 3, prey draug, attack claws, ${figuresOf('claws')}, discarded [bite])`,
      'defence-played (player 0, cards [axe], total 4, bonus 0, rage 4, shield false, held true)',
      'cards-drawn (player 0, count 1, cards [bow])',
      'weakness-found (player 0, total 4, wisdom 3, bonus 0, weakness 7)',
      'cards-drawn (player 0, count 1, cards [longbow])',
      'attacks-drawn (player 3, count 2, cards [roar rampage])',
    ]);
    expect(toldOf(t, 'wound:0:sword', 'wound:5:bow', 'gain:uruz', 'stop')).toEqual([
      'wound-dealt (player 0, prey draug, position 0, weapons [sword], open 7, card sword)',
      'wound-dealt (player 0, prey draug, position 5, weapons [bow], open 6, card bow, reward rune)',
      'rune-gained (player 0, rune uruz)',
    ]);
  });

  it('LOR-HUNT.12, LOR-HUNT.16 of a failure', () => {
    expect(toldOf(heroRound({ hand: ['sword'] }), 'stop', 'injure:might')).toEqual([
      'hunt-failed (player 0, prey draug, why unwounded)',
      'hero-injured (player 0, attribute might)',
    ]);
    expect(toldOf(heroRound({ hand: ['sword'], hunter: { blessings: ['unbowed'] } }), 'stop')).toEqual([
      'hunt-failed (player 0, prey draug, why unwounded)',
      'injury-spared (player 0)',
    ]);
  });

  it('LOR-LOKI.13 of a monster that keeps its wounds', () => {
    const t = heroRound({ hand: ['sword'] }).play('wound:0:sword', 'stop');
    attackWith(t, 'claws', 'shield');
    expect(toldOf(t, 'stop', 'injure:might')).not.toContain('loki-heals');
  });

  it('LOR-HUNT.42 to .45 of a kill', () => {
    const t = heroRound({
      hand: ['axe'],
      monsters: { draug: { wounds: [1, 1, 1, 1, 2, 2, 2, null], owner: 2 } },
      hunter: { blessings: ['giants-bane'] },
    });
    expect(toldOf(t, 'wound:7:axe', 'raise:might')).toEqual([
      'wound-dealt (player 0, prey draug, position 7, weapons [axe], open 0, card axe, reward priest)',
      'priests-gained (player 0, count 1)',
      'monster-slain (player 0, monster draug)',
      'token-gained (player 1, monster draug, markers 4)',
      'holding-used (player 0, source blessing:giants-bane)',
      'attribute-raised (player 0, attribute might, to 3)',
      'monster-artifact-taken (player 0, monster draug, artifact barrow-blade)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-LOKI.12, .13, LOR-VIC.4 of Loki', () => {
    const t = heroRound({ prey: 'loki', hand: ['sword', 'spear'] });
    expect(toldOf(t, 'wound:0:sword', 'wound:0:spear', 'stop')).toEqual([
      'wound-half (player 0, prey loki, position 0, card sword)',
      `wound-dealt (player 0, prey loki, position 0, weapons [sword spear], open ${loki.wounds.length - 1}, card spear)`,
    ]);
    const failing = attackWith(t, 'claws', 'shield');
    expect(toldOf(failing, 'stop', 'injure:might')).toEqual([
      'hunt-failed (player 0, prey loki, why unwounded)',
      'hero-injured (player 0, attribute might)',
      'loki-heals',
      'turn-begun (player 1, turn 5)',
    ]);
    const unharmed = heroRound({ prey: 'loki', hand: ['sword'] });
    expect(toldOf(unharmed, 'stop', 'injure:might')).not.toContain('loki-heals');
    const last = heroRound({ prey: 'loki', hand: ['sword', 'spear'] });
    last.game.loki.wounds = loki.wounds.map((_, position) => (position === 0 ? null : 0));
    expect(toldOf(last, 'wound:0:sword', 'wound:0:spear')).toEqual([
      'wound-half (player 0, prey loki, position 0, card sword)',
      'wound-dealt (player 0, prey loki, position 0, weapons [sword spear], open 0, card spear)',
      'loki-slain (player 0)',
      'game-ended (reason slayer, winner 0, scores [1 0 0 0])',
    ]);
    expect(last.game).toMatchObject({ hunt: null, loki: { wounds: loki.wounds.map(() => 0) } });
    expect([...last.game.attacks.deck, ...last.game.attacks.discard]).toHaveLength(14);
  });

  it('LOR-HUNT.26 of attacks that are not held', () => {
    const attacked = (attack: 'roar' | 'rampage' | 'slip-away' | 'frenzy', ...choices: string[]) =>
      toldOf(
        onHunt({
          attacks: [attack, 'claws'],
          drawn: ['axe', 'axe'],
          hunter: { armies: [{ region: 1, strength: 2 }] },
        }),
        `attack:${attack}`,
        'done',
        ...choices,
      );
    expect(attacked('rampage', 'injure:might')).toEqual([
      `attack-played (player 3, prey draug, attack rampage, ${figuresOf('rampage')}, discarded [claws])`,
      'defence-played (player 0, cards [], total 0, bonus 0, rage 4, shield false, held false)',
      'hero-injured (player 0, attribute might)',
      'army-changed (player 0, region 1, by -1, to 1)',
      'cards-drawn (player 0, count 1, cards [axe-cleave])',
      'attacks-drawn (player 3, count 2, cards [claws slip-away])',
    ]);
    expect(attacked('slip-away', 'injure:might')).toEqual([
      `attack-played (player 3, prey draug, attack slip-away, ${figuresOf('slip-away')}, discarded [claws])`,
      `defence-played (player 0, cards [], total 0, bonus 0, rage ${attackCards['slip-away'].rage}, shield false, held false)`,
      'hunt-failed (player 0, prey draug, why attack)',
      'hero-injured (player 0, attribute might)',
      'control-taken (player 0, region 1)',
      'turn-begun (player 1, turn 5)',
    ]);
  });

  it('LOR-DEC.7 of special attacks', () => {
    const special = (prey: 'loki' | 'nokk' | 'fafnir' | 'garm', ...choices: string[]) =>
      toldOf(
        onHunt({
          prey,
          attacks: ['special-attack', 'claws'],
          drawn: ['axe', 'bow'],
          hunter: { runes: { uruz: 1 } },
        }),
        'attack:special-attack',
        'done',
        ...choices,
      );
    expect(special('loki')).toEqual([
      `attack-played (player 3, prey loki, attack special-attack, ${figuresOf('special-attack')}, discarded [claws])`,
      'defence-played (player 0, cards [], total 0, bonus 0, rage 4, shield false, held false)',
      'hand-shown (player 0, to 3, cards [axe bow])',
      'cards-discarded (player 0, cards [bow])',
      'cards-discarded (player 0, cards [axe])',
      'cards-drawn (player 0, count 1, cards [axe-cleave])',
      'attacks-drawn (player 3, count 2, cards [claws slip-away])',
    ]);
    expect(special('nokk')).toEqual([
      `attack-played (player 3, prey nokk, attack special-attack, ${figuresOf('special-attack')}, discarded [claws])`,
      'defence-played (player 0, cards [], total 0, bonus 0, rage 4, shield false, held false)',
      'draw-prevented (player 0)',
      'attacks-drawn (player 3, count 2, cards [claws slip-away])',
    ]);
    expect(special('fafnir', 'injure:might')).toEqual([
      `attack-played (player 3, prey fafnir, attack special-attack, ${figuresOf('special-attack')}, discarded [claws])`,
      'defence-played (player 0, cards [], total 0, bonus 0, rage 4, shield false, held false)',
      'hero-injured (player 0, attribute might)',
      'runes-lost (player 0, runes [uruz])',
      'cards-drawn (player 0, count 1, cards [axe-cleave])',
      'attacks-drawn (player 3, count 2, cards [claws slip-away])',
    ]);
    expect(special('garm', 'injure:might')).toEqual([
      `attack-played (player 3, prey garm, attack special-attack, ${figuresOf('special-attack')}, discarded [claws])`,
      'defence-played (player 0, cards [], total 0, bonus 0, rage 4, shield false, held false)',
      'hero-injured (player 0, attribute might)',
      'cards-drawn (player 0, count 1, cards [axe-cleave])',
      'attacks-drawn (player 3, count 3, cards [claws slip-away roar])',
    ]);
  });

  it('LOR-DEC.7 of a wound that closes', () => {
    const t = heroRound({ hand: ['sword'], attacks: ['claws', 'claws', 'regenerate', 'bite'] }).play(
      'wound:0:sword',
      'stop',
    );
    expect(toldOf(t, 'attack:regenerate', 'done').slice(0, 3)).toEqual([
      `attack-played (player 3, prey draug, attack regenerate, ${figuresOf('regenerate')}, discarded [bite])`,
      'defence-played (player 0, cards [], total 0, bonus 0, rage 5, shield false, held false)',
      'wound-healed (prey draug, position 0, weapons [sword])',
    ]);
  });

  it('LOR-DEC.7 of a wound that cannot close: none was dealt in this hunt', () => {
    const t = onHunt({ attacks: ['regenerate', 'claws'], monsters: { draug: { wounds: [0] } } });
    const said = toldOf(t, 'attack:regenerate', 'done');
    expect(said.filter((line) => line.startsWith('wound'))).toEqual([]);
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.wounds[0]).toBe(0);
  });

  it('LOR-HUNT.18 of attacks that are not there', () => {
    const t = onHunt({ attacks: ['claws', 'claws'], hand: ['sword', 'axe'], drawn: ['shield', 'shield'] });
    t.game.attacks.discard.push(...t.game.attacks.deck.splice(0));
    const said = toldOf(t, 'attack:claws', 'defend:shield', 'done', 'wound:0:sword', 'stop');
    expect(said.filter((line) => line.startsWith('attacks'))).toEqual([]);
    expect(said.at(-1)).toBe('hunt-failed (player 0, prey draug, why deck)');
  });

  it('LOR-HUNT.36 of a reward that is given once in a hunt', () => {
    const t = heroRound({
      hand: ['bow', 'bow', 'sword'],
      attacks: ['claws', 'claws', 'regenerate', 'bite', 'claws'],
    }).play('wound:5:bow', 'gain:uruz', 'stop', 'attack:regenerate', 'done');
    expect(t.asked().options.find(({ id }) => id === 'wound:5:bow')?.label).not.toHaveProperty('reward');
    expect(toldOf(t, 'wound:5:bow')).toEqual([
      'wound-dealt (player 0, prey draug, position 5, weapons [bow], open 7, card bow)',
    ]);
  });

  it('LOR-HUNT.35 of wounds without a card', () => {
    const t = heroRound({ hand: ['sword'], hunter: { artifacts: ['mjolnir'] } });
    expect(toldOf(t, 'use:artifact:mjolnir', 'wound:7')).toEqual([
      'holding-used (player 0, source artifact:mjolnir)',
      'wound-dealt (player 0, prey draug, position 7, weapons [axe], open 7, reward priest)',
      'priests-gained (player 0, count 1)',
    ]);
    const half = heroRound({ prey: 'loki', hand: ['spear'], hunter: { artifacts: ['mjolnir'] } });
    expect(toldOf(half, 'use:artifact:mjolnir', 'wound:0', 'wound:0:spear')).toEqual([
      'holding-used (player 0, source artifact:mjolnir)',
      'wound-half (player 0, prey loki, position 0)',
      `wound-dealt (player 0, prey loki, position 0, weapons [sword spear], open ${loki.wounds.length - 1}, card spear)`,
    ]);
  });

  it('LOR-MCTL.4 of whoever hunts an own monster', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1 }],
      monsters: { draug: { region: 1, owner: 0, wounds: [2] } },
    });
    expect(toldOf(t, 'act:monsters', 'hunt:draug').slice(0, 3)).toEqual([
      'marker-placed (player 0, action monsters)',
      'monster-released (monster draug, player 0)',
      'hunt-begun (hunter 0, prey draug, master 3, region 1, open 7)',
    ]);
  });
});
