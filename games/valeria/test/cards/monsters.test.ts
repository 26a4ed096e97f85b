import { describe, expect, it } from 'vitest';
import { AREAS, type Bag } from '../../data/effect.ts';
import { type MonsterId, monsterOf } from '../../data/monsters.ts';
import { view } from '../../rules/view.ts';
import { type Game, held, playerOf, refuses, table, told } from '../table.ts';

const CITIZENS = [
  'cleric',
  'merchant',
  'mercenary',
  'archer',
  'peasant',
  'knight',
  'rogue',
  'champion',
  'paladin',
  'butcher',
] as const;

/** The monster lies alone on the stack of its area, in a center of the eight areas' first five with that one. */
function against(
  id: MonsterId,
  player: { strength: number; magic: number; slain?: MonsterId[] },
  rest = {},
): Game {
  const { area } = monsterOf(id);
  const others = AREAS.filter((each) => each !== area).slice(0, 4);
  const areas = AREAS.filter((each) => each === area || others.includes(each));
  const row = areas.indexOf(area);
  return table({
    phase: 'actions',
    options: { layout: 'chosen', areas, citizens: CITIZENS },
    players: [player],
    monsters: areas.map((_, index) => (index === row ? [id] : null)),
    ...rest,
  });
}

interface Face {
  readonly id: MonsterId;
  readonly strength: number;
  readonly magic: number;
  readonly points: number;
  readonly choices?: readonly string[];
  readonly reward: Bag;
  /** Slain before, for rewards that count. */
  readonly slain?: MonsterId[];
}

// biome-ignore format: one card per row, like the printed list
const faces: readonly Face[] = [
  { id: 'goblin', strength: 1, magic: 0, points: 1, reward: { gold: 1 } },
  { id: 'goblin-mage', strength: 3, magic: 0, points: 2, choices: ['reward:gold'], reward: { gold: 1 } },
  { id: 'goblin-mage', strength: 3, magic: 0, points: 2, choices: ['reward:magic'], reward: { magic: 1 } },
  { id: 'goblin-king', strength: 6, magic: 0, points: 4, reward: { gold: 3 }, slain: ['goblin', 'goblin'] },
  { id: 'gargoyle', strength: 1, magic: 0, points: 1, reward: { magic: 1 } },
  { id: 'wraith', strength: 4, magic: 3, points: 3, choices: ['take:rogue'], reward: {} },
  { id: 'witch-queen', strength: 5, magic: 4, points: 5, reward: { magic: 2 }, slain: ['gargoyle'] },
  { id: 'skeleton', strength: 2, magic: 0, points: 2, reward: { gold: 1 } },
  { id: 'flaming-skeleton', strength: 5, magic: 0, points: 3, reward: { gold: 1, magic: 1 } },
  { id: 'skeleton-king', strength: 8, magic: 0, points: 4, reward: { gold: 4 }, slain: ['skeleton'] },
  { id: 'treant', strength: 3, magic: 0, points: 1, reward: { gold: 1, magic: 1 } },
  { id: 'bane-spider', strength: 6, magic: 0, points: 2, choices: ['reward:gold'], reward: { gold: 3 } },
  { id: 'spider-queen', strength: 10, magic: 3, points: 5, choices: ['reward:gold'], reward: { gold: 4 }, slain: ['treant'] },
  { id: 'owlbear', strength: 4, magic: 0, points: 2, reward: { magic: 2 } },
  { id: 'giant', strength: 8, magic: 0, points: 3, reward: { gold: 1, magic: 2 } },
  { id: 'troll', strength: 12, magic: 0, points: 6, reward: { magic: 4 }, slain: ['giant'] },
  { id: 'gelatinous-cube', strength: 4, magic: 1, points: 3, reward: { gold: 2 } },
  { id: 'basilisk', strength: 6, magic: 3, points: 4, choices: ['reward:gold'], reward: { gold: 3 } },
  { id: 'basilisk', strength: 6, magic: 3, points: 4, choices: ['reward:magic'], reward: { magic: 3 } },
  { id: 'swamp-dragon', strength: 10, magic: 4, points: 6, reward: { magic: 4 }, slain: ['basilisk'] },
  { id: 'dire-bear', strength: 5, magic: 0, points: 3, choices: ['reward:gold'], reward: { gold: 2 } },
  { id: 'dire-bear', strength: 5, magic: 0, points: 3, choices: ['reward:magic'], reward: { magic: 2 } },
  { id: 'orc-warrior', strength: 9, magic: 0, points: 3, choices: ['take:mercenary'], reward: {} },
  { id: 'orc-chieftain', strength: 14, magic: 0, points: 6, reward: { gold: 4 }, slain: ['dire-bear'] },
  { id: 'kobolds', strength: 5, magic: 1, points: 3, reward: { gold: 2, magic: 1 } },
  { id: 'gold-golem', strength: 7, magic: 3, points: 4, reward: { gold: 5 } },
  { id: 'red-dragon', strength: 12, magic: 6, points: 7, reward: { gold: 6 }, slain: ['kobolds'] },
];

describe('each monster', () => {
  it.each(faces)(
    'VAL-SLAY.2 VAL-SLAY.6 VAL-MON.8 $id: strength $strength, magic $magic, $points points, reward $reward',
    ({ id, strength, magic, points, choices = [], reward, slain = [] }) => {
      const tooWeak = against(id, { strength: strength - 1, magic, slain });
      expect(refuses(tooWeak, `slay:${id}`).reason).toEqual({
        key: 'too-weak',
        needs: { kind: 'strength', real: strength, magic },
        strength: strength - 1,
        magic,
      });
      const t = against(id, { strength, magic, slain });
      const before = view(t.game, undefined).players[0]?.points ?? 0;
      t.play(`slay:${id}`, ...choices);
      expect(held(t, 0)).toEqual(reward);
      expect(playerOf(t, 0).slain).toEqual([...slain, id]);
      // The duke is hidden from a spectator, and nothing was put on the board.
      expect((view(t.game, undefined).players[0]?.points ?? 0) - before).toBe(points);
      expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    },
  );

  it('the list above holds every monster of the box', () => {
    expect(new Set(faces.map(({ id }) => id)).size).toBe(24);
  });
});

describe('monsters that give citizens', () => {
  const strong = { strength: 20, magic: 20 };
  const offered = (t: Game) => t.options().filter((id) => id.startsWith('take:'));

  it('VAL-CARD.7 a Bane Spider gives 3 gold or a free Knight from the center', () => {
    const t = against('bane-spider', { strength: 6, magic: 0 }).play('slay:bane-spider');
    expect(t.asked().options.map(({ label }) => label)).toEqual([
      { key: 'reward-gain', bag: { gold: 3 } },
      { key: 'reward-citizen', citizen: 'knight' },
    ]);
    t.play('reward:citizen');
    expect(t.options()).toEqual(['take:knight', 'decline']);
    t.play('take:knight');
    expect(playerOf(t, 0).citizens).toEqual(['knight']);
    expect(held(t, 0)).toEqual({});
    expect(told(t, 'citizen-came')).toEqual([
      { key: 'citizen-came', player: 0, card: 'knight', stack: 10, by: 'bane-spider' },
    ]);
  });

  it('VAL-CARD.7 with the Knight stack exhausted it gives 3 gold', () => {
    const t = against('bane-spider', { strength: 6, magic: 0 }, { citizens: { knight: 0 } });
    t.play('slay:bane-spider');
    expect(held(t, 0)).toEqual({ gold: 3 });
    expect(t.asked().prompt.key).toBe('ask-action');
  });

  it('VAL-CARD.8 an Orc Warrior gives a free citizen of base price 3 or less', () => {
    const t = against('orc-warrior', strong).play('slay:orc-warrior', 'pay:9s0m');
    expect(offered(t).join(' ')).toBe(
      'take:cleric take:merchant take:mercenary take:peasant take:knight take:rogue take:champion take:paladin take:butcher',
    );
    t.play('take:cleric');
    expect(playerOf(t, 0)).toMatchObject({ citizens: ['cleric'], gold: 0 });
  });

  it('VAL-CARD.9 a Wraith gives a free citizen of base price 2 or less', () => {
    const t = against('wraith', { strength: 4, magic: 3 }).play('slay:wraith');
    expect(offered(t).join(' ')).toBe(
      'take:merchant take:peasant take:knight take:rogue take:champion take:paladin take:butcher',
    );
    t.play('take:champion');
    expect(playerOf(t, 0)).toMatchObject({ citizens: ['champion'], gold: 0 });
  });

  it('VAL-CARD.10 the Spider Queen as only forest monster: 2 gold, or an Archer and 1 point', () => {
    const queen = () => against('spider-queen', { strength: 10, magic: 3 }).play('slay:spider-queen');
    expect(
      queen()
        .asked()
        .options.map(({ label }) => label),
    ).toEqual([
      { key: 'reward-gain', bag: { gold: 2 } },
      { key: 'reward-citizen', bag: { vp: 1 } },
    ]);
    expect(held(queen().play('reward:gold'), 0)).toEqual({ gold: 2 });
    const t = queen().play('reward:citizen');
    expect(offered(t)).toEqual(CITIZENS.map((id) => `take:${id}`));
    t.play('take:archer');
    expect(playerOf(t, 0)).toMatchObject({ citizens: ['archer'], vp: 1, gold: 0 });
  });

  it('VAL-CARD.10 she gives 2 gold for each of three forest monsters', () => {
    const t = against('spider-queen', { strength: 10, magic: 3, slain: ['treant', 'bane-spider', 'goblin'] });
    expect(held(t.play('slay:spider-queen', 'reward:gold'), 0)).toEqual({ gold: 6 });
  });

  it('VAL-CARD.10 the point is gained even if the citizen is declined or none is left', () => {
    const declined = against('spider-queen', { strength: 10, magic: 3 });
    declined.play('slay:spider-queen', 'reward:citizen', 'decline');
    expect(playerOf(declined, 0)).toMatchObject({ citizens: [], vp: 1 });
    const none = Object.fromEntries(CITIZENS.map((id) => [id, 0]));
    const empty = against('spider-queen', { strength: 10, magic: 3 }, { citizens: none });
    empty.play('slay:spider-queen', 'reward:citizen');
    expect(playerOf(empty, 0)).toMatchObject({ citizens: [], vp: 1 });
  });
});
