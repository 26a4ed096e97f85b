import { describe, expect, it } from 'vitest';
import { COMBAT_CARDS, combatCards } from '../../data/combat-cards.ts';
import { offers, playerOf, refuses, told, waiting } from '../table.ts';
import { armiesOf, FIELD, war, withCards } from '../war-table.ts';

const totals = (t: ReturnType<typeof war>) =>
  told(t, 'battle-counted').map(({ attacker, defender, winner }) => [attacker.total, defender.total, winner]);

describe('LOR-BAT.5: each card as it is played', () => {
  it('LOR-BAT.5 LOR-TERM.5 printed strengths and losses count', () => {
    for (const card of ['spear', 'sword', 'axe'] as const) {
      const t = withCards([], [card], { attack: [3], guard: [3] }).play(`play:${card}`);
      const { strength, losses } = combatCards[card];
      expect(totals(t)).toEqual([[3, 3 + strength, 1]]);
      expect(armiesOf(t, 1)).toEqual([[FIELD, 3 - losses]]);
    }
  });

  it('LOR-BAT.5 Thrown Spear: +1 for the attacker only', () => {
    expect(totals(withCards(['spear-thrown'], []).play('play:spear-thrown'))).toEqual([[4 + 2 + 1, 4, 0]]);
    expect(totals(withCards([], ['spear-thrown']).play('play:spear-thrown'))).toEqual([[4, 4 + 2, 1]]);
  });

  it('LOR-BAT.5 Riposting Sword: +1 for the defender only', () => {
    expect(totals(withCards([], ['sword-riposte']).play('play:sword-riposte'))).toEqual([[4, 4 + 3 + 1, 1]]);
    expect(totals(withCards(['sword-riposte'], []).play('play:sword-riposte'))).toEqual([[4 + 3, 4, 0]]);
  });

  it('LOR-BAT.23 Cleaving Axe: the loser takes one more loss, if you win', () => {
    const t = withCards(['axe-cleave'], [], { guard: [4], defender: { regions: [FIELD, 11] } });
    t.play('play:axe-cleave');
    expect(armiesOf(t, 1)).toEqual([[11, 4 - 1 - 1]]);
    expect(told(t, 'losses-due')).toContainEqual({
      key: 'losses-due',
      player: 1,
      cards: 0,
      ignored: 0,
      added: 1,
    });
  });

  it('LOR-BAT.23 Cleaving Axe: who loses with it adds nothing', () => {
    const t = withCards(['axe-cleave'], [], { attack: [2], guard: [6] }).play('play:axe-cleave');
    expect(totals(t)).toEqual([[6, 6, 1]]);
    expect(armiesOf(t, 1)).toEqual([[FIELD, 6]]);
  });

  it('LOR-BAT.23 added losses never count for what may be played', () => {
    const t = withCards(['axe-cleave'], ['axe'], { attack: [6], guard: [2] });
    expect(offers(t, 'play:axe')).toEqual(['play:axe']);
  });

  it('LOR-BAT.5 Bow: an enemy army of 2 or more loses 1 at once, by choice of who plays it', () => {
    const t = withCards(['bow'], [], { attack: [4], guard: [3, 2, 1] }).play('play:bow');
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['army:1:0', 'army:1:1']);
    t.play('army:1:1');
    expect(totals(t)).toEqual([[5, 5, 1]]);
    expect(armiesOf(t, 1)).toEqual([
      [FIELD, 3],
      [FIELD, 1],
      [FIELD, 1],
    ]);
  });

  it('LOR-BAT.5 Bow: an army of strength 1 is no target', () => {
    const t = withCards(['bow'], [], { attack: [1], guard: [1] }).play('play:bow');
    expect(totals(t)).toEqual([[2, 1, 0]]);
  });

  it('LOR-BAT.5 LOR-BAT.24 Longbow: +1 for each own army there, at most 3', () => {
    const plusWith = (...guard: number[]) =>
      totals(withCards([], ['longbow'], { attack: [1], guard }).play('play:longbow'))[0]?.[1];
    expect(plusWith(2)).toBe(2 + 1 + 1);
    expect(plusWith(1, 1)).toBe(2 + 1 + 2);
    expect(plusWith(1, 1, 1, 1)).toBe(4 + 1 + 3);
  });

  it('LOR-BAT.5 LOR-BAT.22 Shield: one loss of own cards is ignored, but counts for what may be played', () => {
    const t = withCards([], ['shield', 'axe', 'sword'], { attack: [1], guard: [2] });
    t.play('play:shield');
    t.play('play:axe');
    expect(refuses(t, 'play:sword')).toEqual({
      reason: { key: 'too-many-losses', losses: 3, strength: 2 },
      rule: 'LOR-BAT.7',
    });
    t.play('pass');
    expect(told(t, 'losses-due')).toEqual([{ key: 'losses-due', player: 1, cards: 2, ignored: 1, added: 0 }]);
    expect(armiesOf(t, 1)).toEqual([[FIELD, 1]]);
  });

  it('LOR-BAT.22 a Shield skips no loss of the defeat and none the enemy added', () => {
    const t = withCards(['axe-cleave'], ['shield'], { guard: [4], defender: { regions: [FIELD, 11] } });
    t.play('play:shield', 'play:axe-cleave');
    expect(armiesOf(t, 1)).toEqual([[11, 2]]);
  });

  it('LOR-BAT.22 no other card ignores losses', () => {
    for (const card of ['longbow', 'bow', 'spear-thrown'] as const) {
      const t = withCards([], ['sword', card], { attack: [1], guard: [3] });
      t.play('play:sword', `play:${card}`);
      expect(armiesOf(t, 1)).toEqual([[FIELD, 2]]);
    }
  });

  it("LOR-BAT.5 Seidr Staff: the strength of the opponent's latest card, at most 3", () => {
    const after = (first: 'spear' | 'axe') =>
      withCards(['seidr-staff'], [first], { attack: [3], guard: [3] }).play(
        `play:${first}`,
        'play:seidr-staff',
      );
    expect(totals(after('spear'))).toEqual([[3 + 2, 3 + 2, 1]]);
    expect(totals(after('axe'))).toEqual([[3 + 3, 3 + 4, 1]]);
  });

  it('LOR-BAT.5 Seidr Staff: 0 with no card to copy, and settled when it is played', () => {
    const t = withCards(['spear'], ['seidr-staff'], { attack: [3], guard: [3] });
    t.play('play:seidr-staff', 'play:spear');
    expect(totals(t)).toEqual([[5, 3, 0]]);
  });

  it('LOR-HUNT.2 every kind of card is proved here', () => {
    expect(COMBAT_CARDS.map((card) => combatCards[card].copies).reduce((sum, n) => sum + n, 0)).toBe(35);
    expect(COMBAT_CARDS).toHaveLength(10);
  });
});

describe('who holds what in a battle', () => {
  it("LOR-HERO.1 Ragnar attacking in his hero's land: +1 for each own army", () => {
    const at = (region: number) =>
      totals(war({ attack: [2, 2], guard: [5], attacker: { hero: 'ragnar', region } }));
    expect(at(11)).toEqual([[4 + 2, 5, 0]]);
    expect(at(3)).toEqual([[4, 5, 1]]);
  });

  it('LOR-HERO.1 Ragnar does not help a defender', () => {
    const t = war({
      attack: [4],
      guard: [3],
      attacker: { hero: 'snorri' },
      defender: { hero: 'ragnar', region: 11 },
    });
    expect(totals(t)).toEqual([[4, 3, 0]]);
  });

  it('LOR-HERO.1 Lagertha: a battle won in her land strengthens an army that fought', () => {
    const t = war({
      attack: [2],
      guard: [4, 3],
      attacker: { hero: 'snorri' },
      defender: { hero: 'lagertha', region: 11 },
      others: [{ hero: 'aslaug' }],
    });
    expect(waiting(t)).toEqual([1]);
    t.play('army:1:1');
    expect(armiesOf(t, 1)).toEqual([
      [FIELD, 4],
      [FIELD, 4],
    ]);
  });

  it('LOR-HERO.1 LOR-TERM.11 Lagertha elsewhere strengthens nobody', () => {
    const t = war({
      attack: [2],
      guard: [4],
      attacker: { hero: 'snorri' },
      defender: { hero: 'lagertha' },
      others: [{ hero: 'aslaug' }],
    });
    expect(armiesOf(t, 1)).toEqual([[FIELD, 4]]);
  });

  it('LOR-HERO.1 Beowulf may injure himself before a battle in his land, for a card', () => {
    const t = war({
      attacker: { hero: 'beowulf', region: 11 },
      others: [{}, { hero: 'snorri' }],
      decks: { combat: ['axe'] },
    });
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['use:hero:beowulf', 'none']);
    t.play('use:hero:beowulf', 'injure:authority');
    expect(playerOf(t, 0)).toMatchObject({ injured: ['authority'], hand: ['axe'] });
    expect(t.options()).toEqual(['play:axe', 'pass']);
  });

  it('LOR-HERO.1 LOR-INJ.6 Beowulf is not asked elsewhere, nor with every attribute injured', () => {
    const elsewhere = war({ attacker: { hero: 'beowulf' }, others: [{}, { hero: 'snorri' }] });
    expect(told(elsewhere, 'battle-counted')).toHaveLength(1);
    const injured = war({
      attacker: { hero: 'beowulf', region: 11, injured: ['authority', 'might', 'wisdom'] },
      others: [{}, { hero: 'snorri' }],
    });
    expect(told(injured, 'battle-counted')).toHaveLength(1);
  });

  it('LOR-HERO.1 Snorri gets no rune for a settlement taken in a battle', () => {
    const taken = (guard: readonly number[]) =>
      war({ attack: [6], guard, field: 11, attacker: { hero: 'snorri', region: 13 } });
    expect(offers(taken([]), 'gain:')).toHaveLength(3);
    const fought = taken([1]);
    expect(fought.game.control[11]).toBe(0);
    expect(offers(fought, 'gain:')).toEqual([]);
  });

  it("LOR-BLESS.4 Hlidskjalf shows the opponent's hand while the battle lasts", () => {
    const t = withCards(['spear'], ['axe', 'bow'], { attacker: { blessings: ['hlidskjalf'] } });
    expect(t.options()).toEqual(['use:blessing:hlidskjalf', 'none']);
    t.play('use:blessing:hlidskjalf');
    expect(told(t, 'hand-seen')).toEqual([
      { key: 'hand-seen', player: 0, of: 1, count: 2, cards: ['axe', 'bow'] },
    ]);
    expect(t.game.battle?.attacker.peeks).toBe(true);
    expect(t.game.battle?.defender.peeks).toBe(false);
  });

  it('LOR-BLESS.4 Hlidskjalf does not ask about an empty hand', () => {
    const t = withCards(['spear'], [], { attacker: { blessings: ['hlidskjalf'] } });
    expect(offers(t, 'play:')).toEqual(['play:spear']);
  });

  it('LOR-BLESS.4 Muninn takes back one card played in a lost battle', () => {
    const t = withCards([], ['spear', 'bow'], {
      attack: [6],
      guard: [1],
      defender: { blessings: ['muninn'] },
    });
    t.play('play:bow', 'play:spear');
    expect(waiting(t)).toEqual([1]);
    t.play('use:blessing:muninn');
    expect(t.options()).toEqual(['take:bow', 'take:spear']);
    t.play('take:spear');
    expect(playerOf(t, 1).hand).toEqual(['spear']);
    expect(t.game.combat.discard).toEqual(['bow']);
  });

  it('LOR-BLESS.4 Muninn is silent after a battle that was won, and without a card', () => {
    const won = withCards([], ['spear'], { attack: [1], defender: { blessings: ['muninn'] } });
    won.play('play:spear');
    expect(won.game.combat.discard).toEqual(['spear']);
    const bare = war({ attack: [6], guard: [1], defender: { blessings: ['muninn'] } });
    expect(bare.game.battle).toBeNull();
  });

  it('LOR-BLESS.4 High Seat: +2 defending an own region with a settlement', () => {
    const there = (field: number, regions: readonly number[]) =>
      totals(
        war({
          attack: [4],
          guard: [3],
          field,
          camp: 13,
          defender: { blessings: ['high-seat'], regions: [...regions] },
        }),
      );
    expect(there(11, [11])).toEqual([[4, 5, 1]]);
    expect(there(11, [])).toEqual([[4, 3, 0]]);
    expect(there(12, [12])).toEqual([[4, 3, 0]]);
  });

  it('LOR-BLESS.4 High Seat does not help an attacker', () => {
    const t = war({ attack: [4], guard: [4], field: 11, attacker: { blessings: ['high-seat'] } });
    expect(totals(t)).toEqual([[4, 4, 1]]);
  });

  it('LOR-BLESS.4 Wolf-Cloaks: +2 attacking with less military strength', () => {
    const t = (attack: number, guard: number) =>
      totals(war({ attack: [attack], guard: [guard], attacker: { blessings: ['wolf-cloaks'] } }));
    expect(t(3, 4)).toEqual([[5, 4, 0]]);
    expect(t(4, 4)).toEqual([[4, 4, 1]]);
  });

  it('LOR-BLESS.4 Wolf-Cloaks compares armies, not cards, and does not help a defender', () => {
    const cards = withCards([], ['axe'], {
      attack: [4],
      guard: [4],
      attacker: { blessings: ['wolf-cloaks'] },
    });
    expect(totals(cards.play('play:axe'))).toEqual([[4, 8, 1]]);
    const defender = war({ attack: [5], guard: [4], defender: { blessings: ['wolf-cloaks'] } });
    expect(totals(defender)).toEqual([[5, 4, 0]]);
  });

  it('LOR-BLESS.4 First Thunder: +1 to the first own card without losses', () => {
    const t = withCards([], ['axe', 'spear', 'bow'], {
      attack: [1],
      guard: [1, 3],
      defender: { blessings: ['first-thunder'] },
    });
    t.play('play:axe', 'play:spear', 'play:bow');
    expect(told(t, 'battle-card-played').map(({ card, strength }) => [card, strength])).toEqual([
      ['axe', 4],
      ['spear', 3],
      ['bow', 1],
    ]);
  });

  it('LOR-BLESS.4 First Thunder comes after any card with losses', () => {
    const t = withCards([], ['sword', 'spear'], { defender: { blessings: ['first-thunder'] } });
    t.play('play:sword', 'play:spear');
    expect(told(t, 'battle-card-played').map(({ strength }) => strength)).toEqual([3, 3]);
  });
});

describe('LOR-ART: artifacts in a battle', () => {
  it('LOR-ART.2 Gungnir: +3 when strengths are counted, if it is used', () => {
    const t = war({ attack: [4], guard: [5], attacker: { artifacts: ['gungnir'] } });
    expect(t.options()).toEqual(['use:artifact:gungnir', 'none']);
    t.play('use:artifact:gungnir');
    expect(totals(t)).toEqual([[7, 5, 0]]);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'gungnir', charged: false }]);
  });

  it('LOR-ART.2 left, it stays charged', () => {
    const t = war({ attack: [4], guard: [5], attacker: { artifacts: ['gungnir'] } }).play('none');
    expect(totals(t)).toEqual([[4, 5, 1]]);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'gungnir', charged: true }]);
  });

  it("LOR-ART.2 Grendel's Arm: +2, and a tie is enough for the defender", () => {
    const t = war({ attack: [6], guard: [4], defender: { artifacts: ['grendel-arm'] } });
    expect(waiting(t)).toEqual([1]);
    expect(totals(t.play('use:artifact:grendel-arm'))).toEqual([[6, 6, 1]]);
  });

  it('LOR-ART.2 one that is exhausted is not asked about', () => {
    const artifacts = [{ id: 'gungnir' as const, charged: false }];
    expect(totals(war({ attack: [4], guard: [5], attacker: { artifacts } }))).toEqual([[4, 5, 1]]);
  });

  it('LOR-ART.2 one that cannot decide is not asked about', () => {
    expect(totals(war({ attack: [1], guard: [5], attacker: { artifacts: ['gungnir'] } }))).toEqual([
      [1, 5, 1],
    ]);
    expect(totals(war({ attack: [6], guard: [5], attacker: { artifacts: ['gungnir'] } }))).toEqual([
      [6, 5, 0],
    ]);
  });

  it('LOR-DEC.10 the active player decides first, against what the other may still use', () => {
    const t = war({
      attack: [5],
      guard: [4],
      attacker: { artifacts: ['gungnir'] },
      defender: { artifacts: ['grendel-arm'] },
    });
    expect(waiting(t)).toEqual([0]);
    t.play('none');
    expect(waiting(t)).toEqual([1]);
    expect(totals(t.play('use:artifact:grendel-arm'))).toEqual([[5, 6, 1]]);
  });

  it('LOR-BAT.22 Barrow Blade: a card played with it shows no losses', () => {
    const t = withCards([], ['axe', 'axe'], {
      attack: [1],
      guard: [1],
      defender: { artifacts: ['barrow-blade'] },
    });
    expect(t.options()).toEqual(['play:axe:artifact:barrow-blade', 'pass']);
    expect(refuses(t, 'play:axe').rule).toBe('LOR-BAT.7');
    t.play('play:axe:artifact:barrow-blade');
    expect(playerOf(t, 1).artifacts).toEqual([{ id: 'barrow-blade', charged: false }]);
    expect(t.options()).toEqual(['pass']);
    t.play('pass');
    expect(totals(t)).toEqual([[1, 5, 1]]);
    expect(armiesOf(t, 1)).toEqual([[FIELD, 1]]);
  });

  it('LOR-BAT.22 every card with losses may be played with the Blade, and First Thunder is no blade', () => {
    const t = withCards([], ['sword', 'spear', 'longbow'], {
      guard: [2, 1],
      defender: { artifacts: ['barrow-blade'], blessings: ['first-thunder'] },
    });
    const { options, refused, prompt } = t.asked();
    expect(prompt).toEqual({ key: 'ask-battle-card', region: FIELD, side: 'defender', own: 3, other: 4 });
    expect(options).toEqual([
      {
        id: 'play:sword',
        label: { key: 'play-card', card: 'sword', plus: 3, losses: 1 },
        thing: 'card:sword',
        rule: 'LOR-BAT.4',
      },
      {
        id: 'play:sword:artifact:barrow-blade',
        label: { key: 'play-card', card: 'sword', plus: 4, losses: 0, with: 'artifact:barrow-blade' },
        thing: 'card:sword',
        rule: 'LOR-BAT.22',
      },
      {
        id: 'play:spear',
        label: { key: 'play-card', card: 'spear', plus: 3, losses: 0 },
        thing: 'card:spear',
        rule: 'LOR-BAT.4',
      },
      {
        id: 'play:longbow',
        label: { key: 'play-card', card: 'longbow', plus: 4, losses: 0 },
        thing: 'card:longbow',
        rule: 'LOR-BAT.4',
      },
      { id: 'pass', label: { key: 'pass-battle' }, rule: 'LOR-BAT.6' },
    ]);
    expect(refused).toEqual([]);
  });

  it('LOR-BAT.22 Barrow Blade is nothing for a card without losses', () => {
    const t = withCards([], ['spear'], { defender: { artifacts: ['barrow-blade'] } });
    expect(t.options()).toEqual(['play:spear', 'pass']);
  });

  it('LOR-ART.5 the artifact of a monument goes to whoever wins its region, charged', () => {
    const t = war({
      attack: [6],
      guard: [1],
      field: 15,
      camp: 14,
      defender: { regions: [15], artifacts: [{ id: 'mjolnir', charged: false }] },
    });
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
    expect(playerOf(t, 1).artifacts).toEqual([]);
  });
});
