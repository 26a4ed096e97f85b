import { describe, expect, it } from 'vitest';
import type { MemberId } from '../../data/members.ts';
import { discardMember } from '../../rules/piles.ts';
import { pointsOf } from '../../rules/scoring.ts';
import { clanOf, offers, refuses, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const withGreenhorn: MemberId[] = ['purkrab', 'greenhorn-1'];

describe('greenhorns', () => {
  it('ML-GH.1 ML-GH.6 he costs 3 coins, has reputation 1 and brings a strength die', () => {
    const t = table({ clans: [{ glory: 3, coins: 3, dice: { strength: 1, magic: 1 } }, other] });
    t.play('tavern:strength', 'hire:greenhorn');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, reputation: 2, dice: { strength: 1, magic: 1 } });
  });

  it('ML-GH.2 ML-DEP.7 once a round a die of the pool becomes one of another colour, without an action', () => {
    const dice = { strength: 1, magic: 1, persuasion: [5, 5, 2] };
    const t = table({ clans: [{ members: withGreenhorn, dice }, other] }).play('use:greenhorn');
    expect(t.options()).toEqual([
      'convert:strength:magic',
      'convert:strength:persuasion',
      'convert:magic:strength',
      'convert:magic:persuasion',
      'convert:persuasion-5:strength',
      'convert:persuasion-5:magic',
      'convert:persuasion-2:strength',
      'convert:persuasion-2:magic',
    ]);
    t.play('convert:persuasion-2:magic');
    expect(clanOf(t, 0)).toMatchObject({ dice: { strength: 1, magic: 2, persuasion: [5, 5] } });
    expect(offers(t, 'use:')).toEqual([]);
    expect(offers(t, 'laboratory')).toHaveLength(2);
    expect(told(t, 'dice-converted')).toMatchObject([{ from: { persuasion: [2] }, to: { magic: 1 } }]);
  });

  it('ML-GH.2 ML-GEN.19 every greenhorn has a die to change', () => {
    const members: MemberId[] = ['purkrab', 'greenhorn-1', 'greenhorn-2'];
    const t = table({ clans: [{ members, dice: { strength: 3 } }, other] });
    expect(offers(t, 'use:')).toEqual(['use:greenhorn']);
    t.play('use:greenhorn', 'convert:strength:magic', 'use:greenhorn', 'convert:strength:magic');
    expect(clanOf(t, 0).dice).toMatchObject({ strength: 1, magic: 2 });
    expect(offers(t, 'use:')).toEqual([]);
  });

  it('ML-GH.3 a new persuasion die is rolled, and the card stays used until clean-up', () => {
    const t = table({ dice: [6], clans: [{ members: withGreenhorn, dice: { strength: 2 } }, other] });
    t.play('use:greenhorn', 'convert:strength:persuasion');
    expect(clanOf(t, 0)).toMatchObject({ dice: { strength: 1, persuasion: [6] }, used: ['greenhorn-1'] });
    const after = table({
      phase: 'cleanUp',
      clans: [{ members: withGreenhorn, coins: 9, used: ['greenhorn-1'] }, { coins: 9 }],
    });
    expect(clanOf(after, 0).used).toEqual([]);
  });

  it('ML-GH.4 ML-OUT.7 he cannot go on a path, cannot settle and scores no affinity', () => {
    const t = table({
      clans: [
        { members: ['greenhorn-1', 'greenhorn-2'], realms: ['kale'], dice: { strength: 6, magic: 6 } },
        other,
      ],
    });
    expect(offers(t, 'send')).toEqual([]);
    expect(refuses(t, 'send:a1')).toMatchObject({ reason: { key: 'nobody-to-send' } });
    expect(offers(t, 'settle')).toEqual([]);
    const clan = clanOf(t, 0);
    expect(pointsOf(t.game, 0)).toBe(clan.glory + clan.reputation + 1);
  });

  it('ML-GH.5 he draws a wage, may desert and may become leader', () => {
    const paid = table({ phase: 'cleanUp', clans: [{ members: withGreenhorn, coins: 9 }, { coins: 9 }] });
    expect(told(paid, 'wages-paid')[0]).toMatchObject({ player: 0, due: 1 });
    const poor = table({ phase: 'cleanUp', clans: [{ members: withGreenhorn, coins: 0 }, { coins: 9 }] });
    expect(told(poor, 'left')).toMatchObject([{ member: 'greenhorn-1', why: 'deserted' }]);
    const heir = table({
      phase: 'cleanUp',
      clans: [{ members: ['greenhorn-1'], leader: null, coins: 9 }, { coins: 9 }],
    });
    expect(clanOf(heir, 0).leader).toBe('greenhorn-1');
  });

  it('ML-GH.7 one who leaves returns to the stack', () => {
    const t = table({ phase: 'cleanUp', clans: [{ members: withGreenhorn, coins: 0 }, { coins: 9 }] });
    expect(t.game.tavern.greenhorns).toHaveLength(8);
    discardMember(t.game, 'greenhorn-12');
    expect(t.game.tavern.greenhorns).toHaveLength(8);
  });

  it('ML-GH.8 he may carry what works in deployment, and nothing else', () => {
    const clans = [{ coins: 20, members: withGreenhorn, dice: { strength: 1, magic: 1 } }, other];
    const kit = table({ market: ['batoh-1', 'past-1', 'nocir-1'], clans });
    kit.play('market:strength', 'equipment:batoh-1');
    expect(kit.options()).toEqual(['to:purkrab', 'to:greenhorn-1']);
    const mail = table({ market: ['batoh-1', 'past-1', 'nocir-1'], clans });
    mail.play('market:strength', 'equipment:nocir-1');
    expect(clanOf(mail, 0).members[0]?.equipment).toEqual(['nocir-1']);
  });

  it('ML-GH.2 one die of a colour is enough, and colours he has no die of are not given', () => {
    const t = table({ dice: [1], clans: [{ members: withGreenhorn, dice: { magic: 1 } }, other] });
    t.play('use:greenhorn');
    expect(t.options()).toEqual(['convert:magic:strength', 'convert:magic:persuasion']);
    expect(t.asked().options.map(({ label }) => label)).toStrictEqual([
      { key: 'convert-die', card: 'greenhorn-1', from: { colour: 'magic' }, to: 'strength', count: 1 },
      { key: 'convert-die', card: 'greenhorn-1', from: { colour: 'magic' }, to: 'persuasion', count: 1 },
    ]);
    t.play('convert:magic:persuasion');
    expect(told(t, 'dice-converted')).toEqual([
      { key: 'dice-converted', player: 0, from: { magic: 1 }, to: { persuasion: [1] } },
    ]);
  });

  it('ML-GH.2 a persuasion die is named by its face', () => {
    const t = table({ clans: [{ members: withGreenhorn, dice: { persuasion: [1] } }, other] });
    t.play('use:greenhorn');
    expect(t.options()).toEqual(['convert:persuasion-1:strength', 'convert:persuasion-1:magic']);
    expect(t.asked().options[0]?.label).toMatchObject({ from: { colour: 'persuasion', face: 1 } });
  });
});
