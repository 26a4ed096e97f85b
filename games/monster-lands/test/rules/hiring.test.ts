// The tavern at its edges: the last greenhorn, the discount, the round, the barrier of a free hire.
import { describe, expect, it } from 'vitest';
import type { MercenaryId } from '../../data/members.ts';
import { clanOf, type Game, offers, refuses, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const dear: readonly MercenaryId[] = ['fandor', 'lemtal', 'turna', 'hatyr'];

/** Greenhorns leave the game but for so many. */
const leave = (t: Game, greenhorns: number): Game => {
  t.game.box.push(...t.game.tavern.greenhorns.splice(greenhorns));
  return t;
};

describe('hiring', () => {
  it('ML-SET.4 ML-TAV.1 the last greenhorn can be hired', () => {
    const t = leave(
      table({ tavern: dear, clans: [{ glory: 9, coins: 5, dice: { strength: 1 } }, other] }),
      1,
    );
    t.play('tavern:strength', 'hire:greenhorn');
    expect(t.game.tavern.greenhorns).toEqual([]);
    expect(told(t, 'joined')).toMatchObject([{ coins: 3 }]);
  });

  it('ML-MER.11 ML-TAV.9 at a price of one the discount is offered, and with two coins the round', () => {
    const t = table({
      tavern: dear,
      clans: [{ glory: 12, coins: 2, members: ['purkrab', 'vendela'], dice: { persuasion: [6] } }, other],
    });
    t.game.clans[0] = { ...clanOf(t, 0), glory: clanOf(t, 0).reputation + 1 };
    t.play('tavern:persuasion-6');
    expect(t.options()).toEqual(['hire:greenhorn', 'discount:vendela', 'beer-round']);
  });

  it('ML-MER.11 a discount that brings nobody within reach is not offered', () => {
    const clan = { glory: 30, coins: 2, members: ['purkrab', 'vendela'] as const, dice: { strength: 1 } };
    const t = leave(table({ tavern: dear, clans: [{ ...clan, members: [...clan.members] }, other] }), 0);
    const { deck } = t.game.tavern;
    for (const id of ['zenek', 'melvina', 'geria', 'rulfus'] as const) {
      const at = deck.indexOf(id);
      if (at >= 0) deck.push(...deck.splice(at, 1));
    }
    t.play('tavern:strength');
    expect(told(t, 'beer-round')).toHaveLength(1);
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, members: { length: 2 } });
    waitsFor(t, 1);
  });

  it('ML-TAV.14 ML-MER.23 hired in clean-up he brings no coins either', () => {
    const t = table({
      phase: 'cleanUp',
      tavern: ['hatyr', 'algust', 'drabor', 'lorin'],
      clans: [{ glory: 30, coins: 5, loot: ['loot-free-hire'], trophies: ['krus'] }, { coins: 9 }],
    }).play('loot:loot-free-hire', 'hire:hatyr');
    expect(told(t, 'ability-used')).toEqual([]);
    expect(clanOf(t, 0).coins).toBe(5);
  });

  it('ML-REA.6 ML-TAV.12 why nobody comes for nothing: the lowest reputation, or nobody is there', () => {
    const rynie = () =>
      table({
        tavern: ['vendela', 'fandor', 'lemtal', 'hatyr'],
        areas: [{ realm: null }],
        clans: [
          {
            glory: 0,
            members: ['purkrab', { id: 'bambul', realm: 'rynie' }],
            realms: ['rynie'],
            dice: { strength: 3 },
          },
          other,
        ],
      });
    const surplus = -clanOf(rynie(), 0).reputation;
    expect(refuses(rynie(), 'realm:rynie').reason).toEqual({ key: 'no-surplus', reputation: 1, surplus });
    const nobody = leave(rynie(), 0);
    nobody.game.box.push(
      ...nobody.game.tavern.offer.splice(0, 4, null, null, null, null).filter((id) => id !== null),
    );
    expect(refuses(nobody, 'realm:rynie').reason).toEqual({ key: 'nothing-offered' });
    const one = leave(rynie(), 1);
    one.game.box.push(
      ...one.game.tavern.offer.splice(0, 4, null, null, null, null).filter((id) => id !== null),
    );
    expect(refuses(one, 'realm:rynie').reason).toMatchObject({ key: 'no-surplus', reputation: 1 });
    expect(offers(one, 'realm')).toEqual([]);
  });

  it('ML-TAV.11 one round a visit, also when a discount is used after it', () => {
    const t = table({
      tavern: dear,
      clans: [{ glory: 30, coins: 30, members: ['purkrab', 'vendela'], dice: { strength: 1 } }, other],
    }).play('tavern:strength', 'beer-round', 'discount:vendela');
    expect(t.options()).toContain('leave');
    expect(t.options()).not.toContain('beer-round');
  });

  it('ML-TAV.4 ML-CIT.5 whoever would not come does not count for the die, nor does a greenhorn', () => {
    const at = (surplus: number) => {
      const t = table({
        tavern: ['algust', 'drabor', 'lorin', 'fandor'],
        clans: [{ coins: 1, dice: { persuasion: [6] } }, other],
      });
      t.game.clans[0] = { ...clanOf(t, 0), glory: clanOf(t, 0).reputation + surplus };
      return t;
    };
    expect(refuses(at(0), 'tavern:persuasion-6').reason).toEqual({ key: 'too-poor', price: 2, coins: 1 });
    expect(offers(at(1), 'tavern')).toEqual(['tavern:persuasion-6']);
    expect(offers(leave(at(1), 1), 'tavern')).toEqual(['tavern:persuasion-6']);
    expect(offers(leave(at(1), 0), 'tavern')).toEqual([]);
  });
});
