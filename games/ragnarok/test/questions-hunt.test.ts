// What each question of a hunt and of hero selection says, with all its labels, refusals and reasons.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { type AttackCardId, attackCards } from '../data/attack-cards.ts';
import { loki } from '../data/loki.ts';
import { heroRound, onHunt } from './hunt-table.ts';
import { freshTable } from './table.ts';

/** As a sentence tells them; they are ours and may change. */
const figuresOf = (attack: AttackCardId): string =>
  `rage ${attackCards[attack].rage}, weakness ${attackCards[attack].weakness}`;

describe('a question of a hunt', () => {
  it('LOR-HUNT.22 which attack', () => {
    const t = onHunt({ attacks: ['claws', 'bite'] });
    expect(t.asked().seat).toBe(3);
    expect(question(t)).toEqual([
      'ask-attack (prey draug, hunter 0, cards 2)',
      `attack:claws | play-attack (attack claws, prey draug, ${figuresOf('claws')}, draw 2) | attack:claws | LOR-HUNT.22`,
      `attack:bite | play-attack (attack bite, prey draug, ${figuresOf('bite')}, draw 1) | attack:bite | LOR-HUNT.22`,
    ]);
  });

  it('LOR-HUNT.23, .24, .28 which cards defend, and what they are worth', () => {
    const t = onHunt({
      attacks: ['claws', 'bite'],
      hand: ['axe', 'sword'],
      drawn: ['shield', 'spear'],
      hunter: { attributes: { wisdom: 3 }, blessings: ['hallowed-hammer', 'mead-of-poetry'] },
    }).play('attack:bite');
    expect(question(t)).toEqual([
      `ask-defence (attack bite, prey draug, ${figuresOf('bite')}, total 0, bonus 1, wisdom 5, held false, found false)`,
      'defend:axe | defend-with (card axe, strength 4) | card:axe | LOR-HUNT.23',
      'defend:sword | defend-with (card sword, strength 3) | card:sword | LOR-HUNT.23',
      'defend:shield | defend-with (card shield, strength 1) | card:shield | LOR-HUNT.23',
      'defend:spear | defend-with (card spear, strength 2) | card:spear | LOR-HUNT.23',
      'done | defence-done (held false, found false) | - | -',
    ]);
    t.play('defend:axe');
    expect(question(t)).toEqual([
      `ask-defence (attack bite, prey draug, ${figuresOf('bite')}, total 4, bonus 1, wisdom 5, held true, found true)`,
      'defend:sword | defend-with (card sword, strength 3) | card:sword | LOR-HUNT.23',
      'defend:shield | defend-with (card shield, strength 1) | card:shield | LOR-HUNT.23',
      'defend:spear | defend-with (card spear, strength 2) | card:spear | LOR-HUNT.23',
      'done | defence-done (held true, found true) | - | -',
    ]);
  });

  it('LOR-HUNT.35 which wound, and why not another', () => {
    const t = heroRound({
      hand: ['bow', 'sword'],
      monsters: { draug: { wounds: [1] } },
      hunter: { artifacts: ['mjolnir'] },
    });
    expect(question(t)).toEqual([
      'ask-wound (prey draug, open 7, wounds 0)',
      'wound:2:sword | wound-with (card sword, weapons [sword]) | wound:2 | LOR-HUNT.35',
      'wound:5:bow | wound-with (card bow, weapons [bow], reward rune) | wound:5 | LOR-HUNT.35',
      'wound:6:sword | wound-with (card sword, weapons [sword], reward armyPlus) | wound:6 | LOR-HUNT.35',
      'use:artifact:mjolnir | use-holding (source artifact:mjolnir) | artifact:mjolnir | LOR-ART.2',
      'stop | stop-hunt (fails true) | - | LOR-HUNT.16',
      'no wound:0 | bare-wound (weapons [sword]) | wound:0 | LOR-HUNT.35 | wound-covered (player 1)',
      'no wound:1 | bare-wound (weapons [axe]) | wound:1 | LOR-HUNT.35 | no-weapon-for (weapons [axe])',
      'no wound:4 | bare-wound (weapons [spear]) | wound:4 | LOR-HUNT.35 | no-weapon-for (weapons [spear])',
      'no wound:7 | bare-wound (weapons [axe]) | wound:7 | LOR-HUNT.35 | no-weapon-for (weapons [axe])',
      'no card:shield | defend-with (card shield, strength 1) | card:shield | LOR-HUNT.35 | shield-only-defends',
    ]);
    t.play('use:artifact:mjolnir');
    expect(question(t)).toEqual([
      'ask-bare-wound (prey draug)',
      'wound:1 | bare-wound (weapons [axe]) | wound:1 | LOR-ART.2',
      'wound:2 | bare-wound (weapons [sword]) | wound:2 | LOR-ART.2',
      'wound:4 | bare-wound (weapons [spear]) | wound:4 | LOR-ART.2',
      'wound:5 | bare-wound (weapons [bow], reward rune) | wound:5 | LOR-ART.2',
      'wound:6 | bare-wound (weapons [sword], reward armyPlus) | wound:6 | LOR-ART.2',
      'wound:7 | bare-wound (weapons [axe], reward priest) | wound:7 | LOR-ART.2',
    ]);
  });

  it('LOR-HUNT.35 a card that stands for any weapon', () => {
    const t = heroRound({ hand: ['bow'], hunter: { blessings: ['jarngreipr'] } });
    expect(question(t)).toEqual([
      'ask-wound (prey draug, open 8, wounds 0)',
      'wound:0:bow | wound-with (card bow, weapons [sword], by blessing:jarngreipr) | wound:0 | LOR-HUNT.35',
      'wound:1:bow | wound-with (card bow, weapons [axe], by blessing:jarngreipr) | wound:1 | LOR-HUNT.35',
      'wound:4:bow | wound-with (card bow, weapons [spear], by blessing:jarngreipr) | wound:4 | LOR-HUNT.35',
      'wound:5:bow | wound-with (card bow, weapons [bow], reward rune) | wound:5 | LOR-HUNT.35',
      'wound:6:bow | wound-with (card bow, weapons [sword], reward armyPlus, by blessing:jarngreipr) | wound:6 | LOR-HUNT.35',
      'wound:7:bow | wound-with (card bow, weapons [axe], reward priest, by blessing:jarngreipr) | wound:7 | LOR-HUNT.35',
      'stop | stop-hunt (fails true) | - | LOR-HUNT.16',
      'no card:shield | defend-with (card shield, strength 1) | card:shield | LOR-HUNT.35 | shield-only-defends',
    ]);
  });

  it("LOR-HUNT.41 Loki's two weapons", () => {
    const hand = ['sword', 'spear', 'axe'] as const;
    const t = heroRound({ prey: 'loki', hand });
    const places = loki.wounds.map((pair, position) => ({
      pair,
      position,
      asked: `weapons [${pair.join(' ')}]`,
    }));
    const met = places.filter(({ pair }) => pair.every((weapon) => hand.some((card) => card === weapon)));
    const unmet = places.filter((place) => !met.includes(place));
    const refused = ({ position, asked }: (typeof places)[number]) =>
      `no wound:${position} | bare-wound (${asked}) | wound:${position} | LOR-HUNT.41 | no-weapon-for (${asked})`;
    const noAxe =
      'no card:axe | defend-with (card axe, strength 4) | card:axe | LOR-HUNT.35 | no-wound-for (card axe)';
    expect(question(t)).toEqual([
      `ask-wound (prey loki, open ${places.length}, wounds 0)`,
      ...met.flatMap(({ pair, position, asked }) =>
        hand
          .filter((card) => pair.includes(card))
          .map(
            (card) =>
              `wound:${position}:${card} | wound-with (card ${card}, ${asked}) | wound:${position} | LOR-HUNT.41`,
          ),
      ),
      'stop | stop-hunt (fails true) | - | LOR-HUNT.16',
      ...unmet.map(refused),
      ...(met.some(({ pair }) => pair.includes('axe')) ? [] : [noAxe]),
      'no card:shield | defend-with (card shield, strength 1) | card:shield | LOR-HUNT.35 | shield-only-defends',
    ]);
    t.play('wound:0:sword');
    expect(question(t)).toEqual([
      'ask-second-weapon (prey loki, weapons [spear])',
      'wound:0:spear | wound-with (card spear, weapons [spear]) | wound:0 | LOR-HUNT.41',
      ...places.slice(1).map(refused),
      noAxe,
      'no card:shield | defend-with (card shield, strength 1) | card:shield | LOR-HUNT.35 | shield-only-defends',
    ]);
  });

  it('LOR-DEC.7 which wound closes', () => {
    const t = heroRound({
      hand: ['sword', 'sword', 'bow'],
      attacks: ['claws', 'claws', 'regenerate', 'bite'],
    }).play('wound:0:sword', 'wound:5:bow', 'gain:uruz', 'stop', 'attack:regenerate', 'done');
    expect(t.asked().seat).toBe(3);
    expect(question(t)).toEqual([
      'ask-unwound (prey draug)',
      'wound:0 | unwound (weapons [sword]) | wound:0 | LOR-DEC.7',
      'wound:5 | unwound (weapons [bow]) | wound:5 | LOR-DEC.7',
    ]);
  });

  it('LOR-HUNT.39, LOR-REALM.3 which realm, of any', () => {
    const t = heroRound({ prey: 'huldra', hand: ['bow'], allies: { niflheim: [0], alfheim: [1] } }).play(
      'wound:5:bow',
    );
    expect(question(t)).toEqual([
      'ask-ally (source reward:realm)',
      'realm:vanaheim | ally-with (realm vanaheim, first true) | realm:vanaheim | LOR-REALM.2',
      'realm:alfheim | ally-with (realm alfheim, first false) | realm:alfheim | LOR-REALM.2',
      'realm:jotunheim | ally-with (realm jotunheim, first true) | realm:jotunheim | LOR-REALM.2',
      'realm:muspelheim | ally-with (realm muspelheim, first true) | realm:muspelheim | LOR-REALM.2',
      'realm:svartalfheim | ally-with (realm svartalfheim, first true) | realm:svartalfheim | LOR-REALM.2',
      'no realm:niflheim | ally-with (realm niflheim, first false) | realm:niflheim | LOR-REALM.3 | allied-already (realm niflheim)',
    ]);
  });

  it('LOR-HUNT.26 what an attack costs', () => {
    const t = onHunt({
      attacks: ['bite', 'bite'],
      hand: ['axe', 'sword'],
      hunter: { injured: ['wisdom'] },
    }).play('attack:bite', 'done');
    expect(question(t)).toEqual([
      'ask-injure (source attack:bite)',
      'injure:authority | injure-attribute (attribute authority, from 2) | attribute:authority | LOR-INJ.2',
      'injure:might | injure-attribute (attribute might, from 2) | attribute:might | LOR-INJ.2',
      'no injure:wisdom | injure-attribute (attribute wisdom, from 2) | attribute:wisdom | LOR-INJ.1 | injured-already (attribute wisdom)',
    ]);
    t.play('injure:might');
    expect(question(t)).toEqual([
      'ask-discard (source attack:bite, player 0, count 1)',
      'discard:axe | discard-card (card axe) | card:axe | LOR-HERO.11',
      'discard:sword | discard-card (card sword) | card:sword | LOR-HERO.11',
      'discard:shield | discard-card (card shield) | card:shield | LOR-HERO.11',
    ]);
  });

  it('LOR-DEC.7 which cards Loki takes', () => {
    const t = onHunt({
      prey: 'loki',
      attacks: ['special-attack', 'special-attack'],
      hand: ['axe', 'sword'],
    }).play('attack:special-attack', 'done');
    expect(t.asked().seat).toBe(3);
    expect(question(t)).toEqual([
      'ask-discard (source special-attack:loki, player 0, count 2)',
      'discard:axe | discard-card (card axe) | card:axe | LOR-HERO.11',
      'discard:sword | discard-card (card sword) | card:sword | LOR-HERO.11',
      'discard:shield | discard-card (card shield) | card:shield | LOR-HERO.11',
    ]);
  });
});

describe('a question of hero selection', () => {
  it('LOR-HSEL.4 to .10 heroes, origins, seas and homes', () => {
    const t = freshTable(2);
    const [first] = t.options();
    expect(question(t).map((line) => line.replaceAll(/ragnar|aslaug|snorri|lagertha|beowulf/g, '*'))).toEqual(
      [
        'ask-hero',
        'hero:* | take-hero (hero *) | hero:* | LOR-HSEL.4',
        'hero:* | take-hero (hero *) | hero:* | LOR-HSEL.4',
      ],
    );
    t.play(first ?? '');
    expect(t.asked().prompt).toEqual({ key: 'ask-origin' });
    expect(question(t).filter((line) => line.includes('odin'))).toEqual([
      'origin:odin | take-origin (origin odin) | origin:odin | LOR-HSEL.4',
    ]);
    t.play('origin:odin');
    expect(question(t)).toEqual([
      'ask-sea',
      'drakkar:sea1 | begin-on-sea (sea 1) | sea:sea1 | LOR-HSEL.8',
      'drakkar:sea2 | begin-on-sea (sea 2) | sea:sea2 | LOR-HSEL.8',
      'drakkar:sea3 | begin-on-sea (sea 3) | sea:sea3 | LOR-HSEL.8',
      'drakkar:sea4 | begin-on-sea (sea 4) | sea:sea4 | LOR-HSEL.8',
      'drakkar:sea5 | begin-on-sea (sea 5) | sea:sea5 | LOR-HSEL.8',
    ]);
    t.play('drakkar:sea5');
    expect(question(t)).toEqual([
      'ask-home (sea 5)',
      'r3 | begin-in-region (region 3) | region:r3 | LOR-HSEL.9',
      'r16 | begin-in-region (region 16) | region:r16 | LOR-HSEL.9',
    ]);
    t.play('r3');
    expect(question(t)).toEqual([
      'ask-gain-rune (source origin:odin)',
      'gain:uruz | gain-rune (rune uruz) | bank:uruz | LOR-RUNE.2',
      'gain:othila | gain-rune (rune othila) | bank:othila | LOR-RUNE.2',
      'gain:algiz | gain-rune (rune algiz) | bank:algiz | LOR-RUNE.2',
    ]);
    t.play('gain:uruz');
    while (t.asked().prompt.key !== 'ask-sea') t.play(t.options()[0] ?? '');
    t.play('drakkar:sea1');
    expect(question(t)).toEqual([
      'ask-home (sea 1)',
      'r1 | begin-in-region (region 1) | region:r1 | LOR-HSEL.9',
      'r2 | begin-in-region (region 2) | region:r2 | LOR-HSEL.9',
      'r5 | begin-in-region (region 5) | region:r5 | LOR-HSEL.9',
      'no r3 | begin-in-region (region 3) | region:r3 | LOR-HSEL.10 | home-is-taken (region 3, by 0)',
    ]);
  });
});
