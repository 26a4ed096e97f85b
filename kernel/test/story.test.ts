import { describe, expect, it } from 'vitest';
import { note, type Seat } from '../index.ts';
import { during, told } from '../testing.ts';
import { begin, oneOf, rule } from './mini.ts';

const say = rule<{ player: Seat }>('say')
  .choose(
    'what',
    oneOf(() => ['aye', 'nay', 'nothing']),
  )
  .do('tell', (_, { player, what }) => {
    if (what === 'nothing') note({ key: 'hushed' });
    else note({ key: 'told', what }, [player]);
  });
const main = rule('main')
  .do('open', () => note({ key: 'told', what: 'welcome' }))
  .each('round', say, () => [0, 1, 0, 1].map((player) => ({ player })));

describe('what a position has told', () => {
  it('is everything of one kind, from the opening on, secrets included, oldest first', () => {
    const t = begin([main, say]).play('aye', 'nothing', 'nay');
    expect(told(t, 'told').map(({ what }) => what)).toEqual(['welcome', 'aye', 'nay']);
    expect(told(t, 'hushed')).toEqual([{ key: 'hushed' }]);
  });

  it('stays told: to ask for one kind or again takes nothing away', () => {
    const t = begin([main, say]).play('aye');
    expect(told(t, 'hushed')).toEqual([]);
    expect(told(t, 'told')).toHaveLength(2);
    expect(told(t, 'told')).toHaveLength(2);
    t.play('nay');
    expect(told(t, 'told')).toHaveLength(3);
  });

  it('during an act is what that act told, and it alone', () => {
    const t = begin([main, say]).play('aye');
    const act = during(t, () => t.play('nay'));
    t.play('nothing');
    expect(told(act, 'told')).toEqual([{ key: 'told', what: 'nay' }]);
    expect(told(act, 'hushed')).toEqual([]);
    expect(act.events()).toHaveLength(1);
    expect(
      told(
        during(t, () => {}),
        'told',
      ),
    ).toEqual([]);
  });
});
