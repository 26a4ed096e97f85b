import { describe, expect, it } from 'vitest';
import type { MemberId, MercenaryId } from '../../data/members.ts';
import { surplusOf, wagesOf } from '../../rules/clan.ts';
import { lose } from '../../rules/gain.ts';
import {
  clanOf,
  during,
  offers,
  onOffer,
  refuses,
  type TableSetup,
  table,
  told,
  waitsFor,
} from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const offer: readonly MercenaryId[] = ['vendela', 'fandor', 'algust', 'drabor'];

const at = (clan: NonNullable<TableSetup['clans']>[number], setup: TableSetup = {}) =>
  table({ tavern: offer, clans: [clan, other], ...setup });

const ids = (t: ReturnType<typeof table>, seat = 0) => clanOf(t, seat).members.map(({ id }) => id);

describe('tavern', () => {
  it('ML-TAV.3 ML-TAV.5 the worked example: Vendela shrugs, Fandor comes for 10 coins less 5', () => {
    const t = at({
      glory: 20,
      coins: 30,
      members: ['purkrab', 'lemtal', 'tarka', 'darbar'],
      dice: { persuasion: [5], magic: 1 },
    });
    expect(clanOf(t, 0).reputation).toBe(14);
    t.play('tavern:persuasion-5');
    expect(refuses(t, 'hire:vendela')).toEqual({
      reason: { key: 'no-surplus', reputation: 7, surplus: 6 },
      rule: 'ML-TAV.3',
    });
    const label = t.asked().options.find(({ id }) => id === 'hire:fandor')?.label;
    expect(label).toEqual({ key: 'hire', member: 'fandor', price: 5, wages: 8 });
    t.play('hire:fandor');
    // Four without the leader, two coins each by the glory of the clan (ML-CLN.11).
    expect(wagesOf(clanOf(t, 0))).toBe(8);
    expect(clanOf(t, 0)).toMatchObject({ coins: 25, reputation: 19, dice: { strength: 2, magic: 1 } });
    expect(surplusOf(clanOf(t, 0))).toBe(1);
    expect(told(t, 'joined')).toMatchObject([{ player: 0, member: 'fandor', coins: 5 }]);
  });

  it('ML-TAV.1 exactly one is hired with a strength or a persuasion die, and the price is paid', () => {
    const t = at({ glory: 12, coins: 20, dice: { strength: 1, magic: 1, persuasion: [2] } });
    expect(offers(t, 'tavern')).toEqual(['tavern:strength', 'tavern:persuasion-2']);
    t.play('tavern:strength');
    expect(t.options()).toEqual([
      'hire:vendela',
      'hire:fandor',
      'hire:algust',
      'hire:drabor',
      'hire:greenhorn',
      'beer-round',
    ]);
    t.play('hire:drabor');
    expect(clanOf(t, 0).coins).toBe(14);
    waitsFor(t, 1);
  });

  it('ML-TAV.1 who cannot be paid is refused', () => {
    const t = at({ glory: 12, coins: 4, dice: { strength: 1, magic: 1 } }).play('tavern:strength');
    expect(refuses(t, 'hire:drabor')).toEqual({
      reason: { key: 'too-poor', price: 6, coins: 4 },
      rule: 'ML-TAV.1',
    });
  });

  it('ML-TAV.2 any affinity may be hired', () => {
    const t = at({ affinity: 'jungle', glory: 12, coins: 20, dice: { strength: 1, magic: 1 } });
    expect(ids(t.play('tavern:strength', 'hire:algust'))).toEqual(['purkrab', 'korfac', 'algust']);
  });

  it('ML-TAV.4 without surplus nobody can be hired, not even a greenhorn', () => {
    const t = at({ glory: 1, coins: 20, dice: { strength: 1, magic: 1 } }).play('tavern:strength');
    expect(ids(t)).toEqual(['purkrab', 'korfac']);
    expect(told(t, 'beer-round')).toHaveLength(1);
    const poor = at({ glory: 1, coins: 1, dice: { strength: 1, magic: 1 } });
    expect(offers(poor, 'tavern')).toEqual([]);
  });

  it('ML-TAV.5 persuasion dice of the new member are rolled at once', () => {
    const t = at({ glory: 12, coins: 20, dice: { strength: 1, magic: 1 } }, { dice: [4] });
    t.play('tavern:strength', 'hire:algust');
    expect(clanOf(t, 0).dice).toEqual({ strength: 0, magic: 1, persuasion: [4] });
    expect(told(t, 'dice-gained')).toMatchObject([{ dice: { persuasion: [4] }, from: 'algust' }]);
  });

  it('ML-TAV.6 the worked example: lost glory leaves reputation and members alone', () => {
    const members: MemberId[] = ['purkrab', 'lemtal', 'tarka', 'darbar', 'zenek'];
    const t = at({ glory: 18, coins: 20, members, dice: { strength: 1, magic: 1 } });
    expect(clanOf(t, 0).reputation).toBe(17);
    lose(t.game, 0, { glory: 2 });
    expect(clanOf(t, 0)).toMatchObject({ glory: 16, reputation: 17 });
    expect(ids(t)).toEqual(members);
    t.play('tavern:strength');
    expect(ids(t)).toEqual(members);
  });

  it('ML-TAV.7 four are on offer for every visitor, three alone; greenhorns apart', () => {
    const t = at({ glory: 12, coins: 20, dice: { strength: 2, magic: 1 } });
    const hired = during(t, () => t.play('tavern:strength', 'hire:algust'));
    expect(onOffer(t, 'tavern')).toHaveLength(4);
    expect(told(hired, 'mercenary-offered')).toHaveLength(1);
    t.play('mine:2', 'tavern:strength', 'hire:greenhorn');
    expect(onOffer(t, 'tavern')).toHaveLength(4);
    expect(t.game.tavern.greenhorns).toHaveLength(7);
    const clans = [{ glory: 12, coins: 20, dice: { strength: 1, magic: 1 } }];
    const alone = table({ seats: 1, tavern: ['algust', 'drabor', 'fandor'], clans });
    alone.play('tavern:strength', 'hire:algust');
    expect(onOffer(alone, 'tavern')).toHaveLength(3);
  });

  it.each([2, 3, 4])(
    'ML-TAV.7 with %i players the new mercenary comes to the empty place, the others stay',
    (seats) => {
      const t = at({ glory: 12, coins: 20, dice: { strength: 1, magic: 1 } }, { seats });
      const hired = during(t, () => t.play('tavern:strength', 'hire:fandor'));
      const [came] = told(hired, 'mercenary-offered').map(({ member }) => member);
      expect(t.game.tavern.offer).toEqual(['vendela', came, 'algust', 'drabor']);
    },
  );

  it('ML-TAV.7 a short offer is filled up at the start of the round', () => {
    expect(onOffer(table({ phase: 'pool', tavern: ['drabor'] }), 'tavern')).toHaveLength(4);
  });

  it('ML-TAV.8 an empty deck is made anew of the discarded mercenaries', () => {
    const t = at({ glory: 12, coins: 20, dice: { strength: 1, magic: 1 } });
    const { tavern } = t.game;
    tavern.discard.push(...tavern.deck.splice(0));
    t.play('tavern:strength', 'hire:algust');
    expect(onOffer(t, 'tavern')).toHaveLength(4);
    expect(t.game.tavern.discard).toEqual([]);
  });

  it('ML-TAV.9 ML-TAV.10 a round costs 2 coins whatever the die, and brings four others to choose from', () => {
    const t = at({ glory: 12, coins: 20, dice: { persuasion: [6], magic: 1 } });
    t.play('tavern:persuasion-6', 'beer-round');
    expect(clanOf(t, 0).coins).toBe(18);
    expect(onOffer(t, 'tavern')).toHaveLength(4);
    for (const id of offer) expect(onOffer(t, 'tavern')).not.toContain(id);
    expect(t.game.tavern.discard).toEqual(offer);
    const [first] = offers(t, 'hire:');
    t.play(first as string);
    expect(ids(t)).toHaveLength(3);
  });

  it('ML-TAV.11 one round a visit, and after it nobody has to be hired', () => {
    const t = at({ glory: 12, coins: 20, dice: { strength: 1, magic: 1 } });
    t.play('tavern:strength', 'beer-round');
    expect(t.options()).toContain('leave');
    expect(t.options()).not.toContain('beer-round');
    t.play('leave');
    expect(ids(t)).toHaveLength(2);
    waitsFor(t, 1);
  });

  it('ML-TAV.11 ML-CIT.5 a die may be placed for the round alone', () => {
    const t = at({ glory: 12, coins: 2, dice: { strength: 1, magic: 1 } });
    expect(offers(t, 'tavern')).toEqual(['tavern:strength']);
    const poor = at({ glory: 12, coins: 1, dice: { strength: 1, persuasion: [2] } });
    expect(offers(poor, 'tavern')).toEqual(['tavern:persuasion-2']);
    expect(refuses(poor, 'tavern:strength')).toEqual({
      reason: { key: 'too-poor', price: 2, coins: 1 },
      rule: 'ML-CIT.5',
    });
  });

  it('ML-SCN.7 in Diversity the round costs 1', () => {
    const clans = [{ glory: 12, coins: 20, dice: { strength: 1, magic: 1 } }];
    const t = table({ seats: 1, options: { scenario: 'diversity' }, clans });
    t.play('tavern:strength', 'beer-round');
    expect(clanOf(t, 0).coins).toBe(19);
  });

  it('ML-TAV.12 a free hire needs the surplus, may be a greenhorn, ignores panic and refills the offer', () => {
    const t = at(
      { glory: 6, coins: 0, loot: ['loot-free-hire'], dice: { strength: 1, magic: 1 } },
      { panic: ['tavern'] },
    );
    t.play('loot:loot-free-hire');
    expect(t.options()).toEqual(['hire:fandor', 'hire:algust', 'hire:drabor', 'hire:greenhorn']);
    expect(refuses(t, 'hire:vendela')).toEqual({
      reason: { key: 'no-surplus', reputation: 7, surplus: 5 },
      rule: 'ML-TAV.3',
    });
    t.play('hire:fandor');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, reputation: 6, dice: { strength: 3 } });
    expect(onOffer(t, 'tavern')).toHaveLength(4);
  });

  it('ML-TAV.14 ML-LTB.20 hired in clean-up he brings no dice this round', () => {
    const t = at({ glory: 6, coins: 5, loot: ['loot-free-hire'] }, { phase: 'cleanUp' });
    const hired = during(t, () => t.play('loot:loot-free-hire', 'hire:fandor'));
    expect(told(hired, 'joined')).toMatchObject([{ player: 0, member: 'fandor', coins: 0 }]);
    expect(clanOf(t, 0)).toMatchObject({ reputation: 6 });
    expect(told(hired, 'dice-gained')).toEqual([]);
  });
});
