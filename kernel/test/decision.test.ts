import { describe, expect, it } from 'vitest';
import { DECISION_KINDS, decisionOf, decisionsOf, type Seat } from '../index.ts';
import { begin, endNow, miniGame, rule } from './mini.ts';
import { skirmish } from './skirmish/index.ts';
import { brawlWith } from './skirmish/tables.ts';

describe('a decision', () => {
  const ask = rule<{ player: Seat }>('ask').choose('pick', {
    kind: 'place',
    values: () => [{ hex: 1 }, { hex: 2 }],
    option: (_, { hex }) => ({
      id: `go:${hex}`,
      label: { key: 'because', of: hex },
      thing: `hex:${hex}`,
      rule: 'MINI-1',
    }),
    prompt: () => ({ key: 'ask' }),
    refused: (_, { player }) => [
      {
        id: 'go:3',
        label: { key: 'is', what: 'the swamp' },
        thing: 'hex:3',
        reason: { key: 'because', of: player },
        rule: 'MINI-2',
      },
    ],
    standing: () => 'walk',
    silence: () => 'go:2',
  });
  const main = rule('main')
    .call('asked', ask, () => ({ player: 1 }))
    .do('end', (game) => endNow(game));

  it('is plain data: who, what, every legal choice tied to its thing, every refusal with its reason', () => {
    const decision = begin([main, ask]).asked();
    expect(JSON.parse(JSON.stringify(decision))).toEqual({
      id: '1.0 ask.pick',
      seat: 1,
      kind: 'place',
      prompt: { key: 'ask' },
      path: ['main', 'asked', 'ask', 'pick'],
      options: [
        { id: 'go:1', label: { key: 'because', of: 1 }, thing: 'hex:1', rule: 'MINI-1' },
        { id: 'go:2', label: { key: 'because', of: 2 }, thing: 'hex:2', rule: 'MINI-1' },
      ],
      refused: [
        {
          id: 'go:3',
          label: { key: 'is', what: 'the swamp' },
          thing: 'hex:3',
          reason: { key: 'because', of: 1 },
          rule: 'MINI-2',
        },
      ],
      picked: [],
      standing: 'walk',
      silence: 'go:2',
    });
  });

  it('is for the seat that is asked and for nobody else', () => {
    const { journal } = begin([main, ask]);
    const module = miniGame([main, ask]);
    expect(decisionOf(module, journal, 1)?.seat).toBe(1);
    expect(decisionOf(module, journal, 0)).toBeUndefined();
    expect(decisionOf(module, journal, undefined)).toBeUndefined();
  });

  it('is asked of several seats at once where they play side by side', () => {
    const together = rule('together')
      .sideBySide('all', ask, () => [{ player: 0 }, { player: 1 }])
      .do('end', (game) => endNow(game));
    const { journal } = begin([together, ask]);
    expect(decisionsOf(miniGame([together, ask]), journal).map(({ id }) => id)).toEqual([
      '0.0 ask.pick',
      '1.0 ask.pick',
    ]);
  });

  it('shows what a refused card would need, in the test game', () => {
    const decision = brawlWith({ hand: ['stool-1', 'ale-1'], crystals: { amber: 1, ruby: 0 } }, [
      'amber',
      'amber',
    ]).asked();
    expect(decision.refused).toEqual([
      {
        id: 'strong:stool-1',
        label: { key: 'card', card: 'stool-1', side: 'strong' },
        thing: 'card:stool-1',
        reason: { key: 'tooFew' },
        rule: 'SKI-PAY.1',
      },
    ]);
    expect(decision.options.map(({ id }) => id)).toContain('strong:ale-1');
  });
});

describe('the kinds of decision', () => {
  it('are a closed list, all of them asked for in the test game', () => {
    expect(DECISION_KINDS).toEqual(['one', 'some', 'number', 'place', 'payment', 'order', 'yesNo']);
    const asked = new Set<string>();
    for (const script of skirmish.scripts.rules)
      for (const step of script.steps.values())
        if (step.kind === 'choose' || step.kind === 'gather') asked.add(step.question.kind);
    expect([...asked].sort()).toEqual([...DECISION_KINDS].sort());
  });
});
