// What is told of events and of whatever wants to be paid.
import { story as heardBy } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { plain, question, story } from '../../../kernel/test/said.ts';
import { specialEvents } from '../data/events.ts';
import { atEvent, atSpecial } from './event-table.ts';
import { atActions, SHAFT } from './orders-table.ts';
import { lordOf, told } from './table.ts';

describe('dues', () => {
  it('DL-SPE.9, DL-SPE.15 what head-hunters got', () => {
    const t = atSpecial('head-hunters', { lords: [{ gold: 9, lair: ['goblin', 'ghost', 'troll'] }] });
    const { goods } = specialEvents['head-hunters'].ops[0].chooseOne[0][0];
    expect(story(t.play('pay:ghost')).slice(0, 2)).toEqual([
      'event-began (event head-hunters)',
      `goods-paid (player 0, source head-hunters, goods ${plain(goods)}, creature ghost)`,
    ]);
  });

  it('DL-SPE.11 what a smear campaign did, bought off or not', () => {
    const { amount, cancelEachFor } = specialEvents['smear-campaign'].ops[0];
    const smeared = (paid: number) =>
      story(
        atSpecial('smear-campaign', { lords: [{ evil: 2, gold: cancelEachFor.gold }] }).play(`pay:${paid}`),
      ).slice(1);
    expect(smeared(0)).toEqual([`evil-moved (player 0, by ${amount}, to ${2 + amount})`]);
    expect(smeared(1)).toEqual([
      `evil-cancelled (player 0, source smear-campaign, evil ${amount}, cancelled 1)`,
      ...(amount > 1 ? [`evil-moved (player 0, by ${amount - 1}, to ${1 + amount})`] : []),
    ]);
  });

  it('DL-SPE.5, DL-SPE.6 what was robbed and eaten, and nothing where there is nothing', () => {
    const robbed = atSpecial('robbery', { lords: [{ gold: 5 }, { gold: 0 }] });
    expect(story(robbed).slice(1, 3)).toEqual([
      'goods-lost (player 0, source robbery, what gold, had 5, lost 3, kept 0, paid ())',
      'goods-lost (player 2, source robbery, what gold, had 3, lost 2, kept 0, paid ())',
    ]);
  });

  it('DL-SPE.8 what walked out, and what was kept for which price', () => {
    const { saveEachFor } = specialEvents['imp-walkout'].ops[0];
    const t = atSpecial('imp-walkout', { lords: [{ imps: 5, food: 9 }] }).play('pay:1');
    expect(story(t)[1]).toBe(
      `goods-lost (player 0, source imp-walkout, what imp, had 5, lost 1, kept 1, paid ${plain(saveEachFor)})`,
    );
  });

  it('DL-SPE.7, DL-SPE.14 what caved in, and what was void', () => {
    const t = atSpecial('cave-in', {
      lords: [{ gold: 0, dungeon: { ...SHAFT, c1r1: 'tunnel', c3r1: 'tunnel', c2r3: 'tunnel' } }],
    }).play('at:c1r1', 'at:c2r3');
    expect(story(t).slice(0, 3)).toEqual([
      'event-began (event cave-in)',
      'tunnel-collapsed (player 0, cell 6)',
      'tunnel-collapsed (player 0, cell 17)',
    ]);
    expect(told(t, 'collapse-averted').filter(({ player }) => player === 0)).toEqual([]);
  });

  it('DL-SPE.3, DL-SPE.4 who was given up, and who strikes', () => {
    const hunted = atSpecial('witch-hunt', { lords: [{ lair: ['witch'] }] }).play('discard:witch');
    expect(story(hunted)[1]).toBe('creature-discarded (player 0, creature witch, source witch-hunt)');
    const struck = atSpecial('monster-strike', { lords: [{ food: 1, lair: ['goblin'] }] }).play(
      'strike:goblin',
    );
    expect(story(struck)[1]).toBe('creature-strikes (player 0, creature goblin, source monster-strike)');
  });

  it('DL-PAY.4, DL-PAY.5 who was given to a demon, and which trap to a golem', () => {
    const t = atEvent('payday', {
      lords: [{ gold: 1, evil: 2, traps: ['pendulum'], lair: ['golem', 'demon', 'goblin', 'ghost'] }],
    }).play('pay:golem', 'pay:demon', 'give:goblin', 'pay:ghost');
    expect(story(t).slice(1, 8)).toEqual([
      'creature-paid (player 0, creature golem, cost (gold 1, trap 1), source payday)',
      'trap-buried (player 0, trap pendulum)',
      'creature-paid (player 0, creature demon, cost (evil 1, monster 1), source payday)',
      'evil-moved (player 0, by 1, to 3)',
      'monster-given (player 0, creature goblin, to demon)',
      'creature-paid (player 0, creature ghost, cost (evil 1), source payday)',
      'evil-moved (player 0, by 1, to 4)',
    ]);
  });

  it('DL-HIRE.7 whom a demon takes, and whom not', () => {
    const t = atEvent('payday', {
      lords: [{ lair: ['goblin', 'ghost', 'demon', 'goblin', 'troll'] }],
    }).play('pay:demon');
    expect(question(t)).toEqual([
      'ask-give (creature demon)',
      'give:goblin | give-monster (creature goblin) | lair:0:0 | DL-HIRE.7',
      'give:troll | give-monster (creature troll) | lair:0:4 | DL-HIRE.7',
      'no give:ghost | give-monster (creature ghost) | lair:0:1 | DL-HIRE.7 | ghost-no-monster',
      'no give:demon | give-monster (creature demon) | lair:0:2 | DL-HIRE.7 | not-itself (creature demon)',
    ]);
  });

  it('DL-HIRE.6 which trap a golem gets', () => {
    const t = atEvent('payday', {
      lords: [{ gold: 1, traps: ['pendulum', 'pendulum', 'trap-door'], lair: ['golem'] }],
    }).play('pay:golem');
    expect(question(t)).toEqual([
      'ask-bury (creature golem)',
      'bury:pendulum | bury-trap (trap pendulum) | trap:pendulum | DL-HIRE.6',
      'bury:trap-door | bury-trap (trap trap-door) | trap:trap-door | DL-HIRE.6',
    ]);
  });

  it('DL-TRAP.3 and which one goes back to the shop', () => {
    const t = atActions({
      year: 2,
      lords: [{ gold: 1, traps: ['pendulum'] }],
      decks: { traps: ['trap-door', 'wall-of-fire'] },
      slots: { 'buy-traps': [0] },
    }).play('use');
    expect(question(t)).toEqual([
      'ask-bury',
      'bury:pendulum | bury-trap (trap pendulum) | trap:pendulum | DL-TRAP.3',
      'bury:trap-door | bury-trap (trap trap-door) | trap:trap-door | DL-TRAP.3',
      'bury:wall-of-fire | bury-trap (trap wall-of-fire) | trap:wall-of-fire | DL-TRAP.3',
    ]);
    t.play('bury:trap-door');
    expect(story(t)).toEqual([
      'slot-used (player 0, order buy-traps, slot 0, paid (gold 1), gained (trap 2))',
      'traps-drawn (player 0, count 2, traps [trap-door wall-of-fire])',
      'trap-buried (player 0, trap trap-door)',
    ]);
    expect(heardBy(t.journal, 1).slice(1)).toEqual([
      { key: 'traps-drawn', player: 0, count: 2 },
      { key: 'trap-buried', player: 0 },
    ]);
  });
});

describe('a question of dues', () => {
  it('DL-PAY.1, DL-SPE.13 tells an equal on strike from one at hand', () => {
    const t = atEvent('payday', {
      lords: [{ food: 1, lair: [{ id: 'goblin', stance: 'striking' }, 'goblin', 'goblin'] }],
    });
    expect(question(t)).toEqual([
      'ask-dues (source payday, creatures [goblin goblin goblin], free 0, bill (food 3))',
      'pay:goblin:striking | pay-creature (cost (food 1), creature goblin, state striking) | lair:0:0 | DL-PAY.1',
      'release:goblin:striking | release-creature (evil 1, creature goblin, state striking) | lair:0:0 | DL-PAY.2',
      'pay:goblin | pay-creature (cost (food 1), creature goblin) | lair:0:1 | DL-PAY.1',
      'release:goblin | release-creature (evil 1, creature goblin) | lair:0:1 | DL-PAY.2',
    ]);
  });

  it('DL-FULL.8 says where evil would go beyond the top', () => {
    const t = atEvent('payday', {
      options: { rules: 'full' },
      lords: [{ evil: 13, lair: ['vampire', 'ghost'] }],
    });
    expect(question(t)).toEqual([
      'ask-dues (source payday, creatures [vampire ghost], free 0, bill (evil 3))',
      'release:vampire | release-creature (evil 1, creature vampire) | lair:0:0 | DL-PAY.2',
      'pay:ghost | pay-creature (cost (evil 1), creature ghost) | lair:0:1 | DL-PAY.1',
      'release:ghost | release-creature (evil 1, creature ghost) | lair:0:1 | DL-PAY.2',
      'no pay:vampire | pay-creature (cost (evil 2), creature vampire) | lair:0:0 | DL-FULL.8 | too-poor (lacks (evil 1))',
    ]);
  });

  it('DL-SPE.7 says that nothing can be propped up without its price', () => {
    const { saveEachFor } = specialEvents['cave-in'].ops[0];
    const price = plain(saveEachFor);
    const t = atSpecial('cave-in', {
      lords: [{ gold: 0, dungeon: { ...SHAFT, c1r1: 'tunnel', c3r1: 'tunnel' } }],
    });
    expect(question(t).at(-1)).toBe(
      `no pay | prop-tunnel (goods ${price}) | - | DL-SPE.7 | too-poor (lacks ${price})`,
    );
  });

  it('DL-SPE.14 forgets who worked where a tunnel fell', () => {
    const t = atSpecial('cave-in', {
      lords: [
        {
          imps: 9,
          busyImps: 4,
          dungeon: { ...SHAFT, c1r1: 'tunnel', c3r1: 'tunnel' },
          dug: ['c1r1', 'c3r1'],
          mined: ['c2r1', 'c1r1'],
        },
        { gold: 1, dungeon: { ...SHAFT, c1r1: 'tunnel', c3r1: 'tunnel' } },
      ],
    }).play('at:c1r1');
    expect(lordOf(t, 0)).toMatchObject({ dug: [8], mined: [7] });
  });
});
