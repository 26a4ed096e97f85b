import { agreedAt, checkedOptions, hasStage, offeredOptions, STAGES, scenariosFor } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { loadBriefings, loadGuide } from '../src/games.ts';
import { GAME_IDS, rulesOf } from '../src/host/rules.ts';
import { invitations } from '../src/invitations.ts';

describe.each(GAME_IDS)('the guide of %s', (game) => {
  const { seats } = invitations[game];
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);

  it('has every value of one option that so many players are offered, the default first', async () => {
    const { options } = await rulesOf(game);
    const guide = await loadGuide(game);
    for (const count of counts) {
      const among = scenariosFor(guide, count);
      const [name = '', ...others] = new Set(among.map(({ option }) => option));
      expect(others).toEqual([]);
      const spec = offeredOptions(options, {}, count)[name];
      expect(spec?.kind).toBe('choice');
      expect(among[0]?.value).toBe(spec?.default);
      expect(among.map(({ value }) => value).sort()).toEqual(
        spec?.kind === 'choice' && [...spec.values].sort(),
      );
    }
  });

  it('recommends only what can be played, and something else for each stage', async () => {
    const module = await rulesOf(game);
    const guide = await loadGuide(game);
    for (const count of counts)
      for (const scenario of scenariosFor(guide, count)) {
        const place = `${scenario.value} for ${count}`;
        const sets = STAGES.filter((stage) => hasStage(scenario, stage)).map((stage) =>
          agreedAt(module.options, scenario, stage, count),
        );
        for (const agreed of sets) {
          expect(agreed[scenario.option], place).toBe(scenario.value);
          // What is chosen card by card cannot be recommended: it is refused until it is chosen.
          if (scenario.value !== 'chosen')
            expect(module.forbids?.(checkedOptions(module.options, agreed), count), place).toBeUndefined();
        }
        expect(new Set(sets.map((agreed) => JSON.stringify(agreed))).size, place).toBe(sets.length);
      }
  });

  it('tells how long each scenario is, and what awaits one, in both languages', async () => {
    const guide = await loadGuide(game);
    const briefings = await Promise.all((['en', 'cs'] as const).map((each) => loadBriefings(game, each)));
    expect(guide.pace).toBeGreaterThan(0);
    for (const { option, value, answers } of guide.scenarios) {
      for (const answered of Object.values(answers)) expect(answered, value).toBeGreaterThan(0);
      for (const words of briefings) expect(words[option]?.[value], value).toMatch(/\.$/);
    }
  });
});
