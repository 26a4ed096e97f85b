// What is told of battles, number by number.
import { describe, expect, it } from 'vitest';
import { story } from '../../../kernel/test/said.ts';
import { during, type Game } from './table.ts';
import { FIELD, type War, war, withCards } from './war-table.ts';

const toldOf = (t: Game, ...choices: string[]): string[] => story(during(t, () => t.play(...choices)));

describe('what is told of a battle', () => {
  it('LOR-BAT.4 to .18 of one with cards, artifacts, losses and a retreat', () => {
    const t = withCards(['axe', 'shield'], ['sword-riposte'], {
      attack: [4, 2],
      guard: [4, 3],
      attacker: { artifacts: ['gungnir'] },
      defender: { regions: [FIELD, 16] },
    });
    expect(story(t).slice(-3)).toEqual([
      'army-moved (player 0, from 13, to 12)',
      'army-moved (player 0, from 13, to 12)',
      'battle-begun (region 12, attacker 0, defender 1, attacking 6, defending 7)',
    ]);
    expect(toldOf(t, 'play:sword-riposte', 'play:axe', 'play:shield', 'use:artifact:gungnir')).toEqual([
      'battle-card-played (player 1, card sword-riposte, losses 1, strength 3, plus 1)',
      'battle-card-played (player 0, card axe, losses 2, strength 4, plus 0)',
      'battle-passed (player 1)',
      'battle-card-played (player 0, card shield, losses 0, strength 1, plus 0)',
      'battle-passed (player 0)',
      'holding-used (player 0, source artifact:gungnir)',
      'battle-counted (region 12, winner 0, attacker (seat 0, total 14, parts [(from armies, plus 6) (from card, card axe, plus 4) (from card, card shield, plus 1) (from effect, source artifact:gungnir, plus 3)]), defender (seat 1, total 11, parts [(from armies, plus 7) (from card, card sword-riposte, plus 3) (from effect, source battle:sword-riposte, plus 1)]))',
      'army-changed (player 1, region 12, by -1, to 3)',
      'army-changed (player 1, region 12, by -1, to 2)',
      'losses-due (player 1, cards 1, ignored 0, added 0)',
    ]);
    expect(toldOf(t, 'lose:0')).toEqual([
      'army-changed (player 1, region 12, by -1, to 2)',
      'armies-retreated (player 1, from 12, to 16, armies 2)',
      'losses-due (player 0, cards 2, ignored 1, added 0)',
    ]);
  });

  it('LOR-BAT.12, LOR-RET.2 of armies that are destroyed or cut off', () => {
    const ending = (more: War) => {
      const said = story(war(more));
      return said.slice(said.findIndex((line) => line.startsWith('battle-counted')) + 1);
    };
    expect(ending({ attack: [6], guard: [1] })).toEqual([
      'army-destroyed (player 1, region 12)',
      'control-taken (player 0, region 12, from 1)',
      'battle-ended (region 12, winner 0, loser 1)',
    ]);
    expect(ending({ attack: [6], guard: [4] })).toEqual([
      'army-changed (player 1, region 12, by -1, to 3)',
      'retreat-cut-off (player 1, region 12, armies 1)',
      'army-destroyed (player 1, region 12)',
      'control-taken (player 0, region 12, from 1)',
      'battle-ended (region 12, winner 0, loser 1)',
    ]);
    expect(ending({ attack: [3], guard: [4] })).toEqual([
      'army-changed (player 0, region 12, by -1, to 2)',
      'retreat-cut-off (player 0, region 12, armies 1)',
      'army-destroyed (player 0, region 12)',
      'battle-ended (region 12, winner 1, loser 0)',
    ]);
  });

  it('LOR-BAT.22, LOR-BAT.23 of losses that are skipped and added', () => {
    const t = withCards(['axe-cleave', 'shield', 'axe'], ['sword', 'spear'], {
      attack: [6],
      guard: [5],
      defender: { regions: [FIELD, 16] },
    });
    const said = toldOf(t, 'play:sword', 'play:axe-cleave', 'play:spear', 'play:shield', 'play:axe');
    expect(said.slice(said.findIndex((line) => line.startsWith('battle-counted')) + 1)).toEqual([
      'army-changed (player 1, region 12, by -1, to 4)',
      'losses-due (player 1, cards 1, ignored 0, added 1)',
      'army-changed (player 1, region 12, by -1, to 3)',
      'army-changed (player 1, region 12, by -1, to 2)',
      'armies-retreated (player 1, from 12, to 16, armies 1)',
      'losses-due (player 0, cards 4, ignored 1, added 0)',
      'army-changed (player 0, region 12, by -1, to 5)',
      'army-changed (player 0, region 12, by -1, to 4)',
      'army-changed (player 0, region 12, by -1, to 3)',
      'control-taken (player 0, region 12, from 1)',
      'battle-ended (region 12, winner 0, loser 1)',
    ]);
  });

  it('LOR-BLESS.4 of what is held', () => {
    const t = withCards(['spear'], ['axe', 'bow'], {
      attack: [1],
      guard: [6],
      attacker: { blessings: ['hlidskjalf', 'muninn'] },
    });
    expect(toldOf(t, 'use:blessing:hlidskjalf', 'pass', 'play:spear', 'use:blessing:muninn')).toEqual([
      'holding-used (player 0, source blessing:hlidskjalf)',
      'hand-seen (player 0, of 1, count 2, cards [axe bow])',
      'battle-passed (player 1)',
      'battle-card-played (player 0, card spear, losses 0, strength 2, plus 0)',
      'battle-passed (player 0)',
      'battle-counted (region 12, winner 1, attacker (seat 0, total 3, parts [(from armies, plus 1) (from card, card spear, plus 2)]), defender (seat 1, total 6, parts [(from armies, plus 6)]))',
      'army-destroyed (player 0, region 12)',
      'holding-used (player 0, source blessing:muninn)',
      'card-retrieved (player 0, card spear)',
      'battle-ended (region 12, winner 1, loser 0)',
    ]);
    const saved = war({
      attack: [6],
      guard: [3],
      defender: { regions: [FIELD, 1], blessings: ['folkvang'] },
    });
    expect(toldOf(saved, 'use:blessing:folkvang')).toEqual([
      'holding-used (player 1, source blessing:folkvang)',
      'army-saved (player 1, to 1, strength 1)',
      'control-taken (player 0, region 12, from 1)',
      'battle-ended (region 12, winner 0, loser 1)',
    ]);
  });
});
