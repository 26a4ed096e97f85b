import { checkedOptions, type OptionSpec, offeredOptions, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { loadBriefings, loadGuide, loadText } from '../src/games.ts';
import { changed, decidedBy, draftOf, guidedDraft } from '../src/home/draft.ts';
import { GAME_IDS, type GameId, rulesOf } from '../src/host/rules.ts';
import { invitations } from '../src/invitations.ts';

const LANGUAGES = ['en', 'cs'] as const;

type Values = Readonly<Record<string, unknown>>;

/** The values of other options beside which an option is about something. */
const besides = ({ fits }: OptionSpec): readonly Values[] =>
  [fits ?? {}]
    .flat()
    .flatMap(({ beside = {} }) =>
      Object.entries(beside).reduce<readonly Values[]>(
        (so, [name, values]) =>
          so.flatMap((each) => [values].flat().map((value) => ({ ...each, [name]: value }))),
        [{}],
      ),
    );

describe.each(GAME_IDS)('%s', (game) => {
  const { ways, seats, ...invited } = invitations[game];

  it('can be begun in each way it offers, and says in both languages what awaits one', async () => {
    const module = await rulesOf(game);
    for (const way of ways) {
      expect(() => start(module, { ...way, seed: way.id })).not.toThrow();
      const [en, cs] = LANGUAGES.map((language) => invited[language].ways[way.id]);
      for (const words of [en, cs]) expect(words?.help).toMatch(/\.$/);
      expect(en?.help).not.toBe(cs?.help);
    }
    for (const language of LANGUAGES) {
      expect(Object.keys(invited[language].ways)).toEqual(ways.map(({ id }) => id));
      if (seats.min === 1) expect(invited[language].alone).toMatch(/\.$/);
    }
  });

  it('offers no option that its players could not choose, and drops none they need', async () => {
    const module = await rulesOf(game);
    for (let count = seats.min; count <= seats.max; count++)
      for (const [name, spec] of Object.entries(module.options)) {
        const values = spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? spec.values : [];
        for (const beside of besides(spec)) {
          const isPossible = (value: unknown) =>
            module.forbids?.(checkedOptions(module.options, { ...beside, [name]: value }), count) ===
            undefined;
          if (values.length === 0 || !isPossible(spec.default)) continue;
          const offered = offeredOptions(module.options, beside, count)[name];
          const place = `${name} for ${count} beside ${JSON.stringify(beside)}`;
          if (values.every((value) => value === spec.default || !isPossible(value)))
            expect(offered, place).toBeUndefined();
          if (offered?.kind === 'choice' && offered.only !== undefined)
            expect(offered.values.filter(isPossible), place).toEqual(offered.values);
        }
      }
  });

  it('briefs whoever chooses in both languages, and about values there are', async () => {
    const { options } = await rulesOf(game);
    const [en, cs] = await Promise.all(LANGUAGES.map((language) => loadBriefings(game, language)));
    expect(Object.keys(en ?? {})).toEqual(Object.keys(cs ?? {}));
    for (const briefings of [en, cs])
      for (const [name, values] of Object.entries(briefings ?? {})) {
        const spec = options[name];
        expect(Object.keys(values)).toEqual(spec?.kind === 'choice' && spec.values);
        for (const words of Object.values(values)) expect(words).toMatch(/\.$/);
      }
  });

  it('leaves no value of an option out: what no way leads to is chosen beside it', async () => {
    const { options } = await rulesOf(game);
    for (const name of decidedBy(ways, options)) {
      const spec = options[name];
      const led = ways.map((way) => way.options?.[name] ?? spec?.default);
      const values = spec?.kind === 'choice' ? spec.values : [true, false];
      expect(
        values.filter((value) => !led.includes(value)),
        name,
      ).toEqual([]);
    }
  });

  it('has a campaign that climbs an option, or none', async () => {
    const { options } = await rulesOf(game);
    const text = await loadText(game, 'en');
    for (const { climbs } of ways)
      if (climbs !== undefined) {
        const spec = options[climbs];
        expect(spec?.kind).toBe('choice');
        expect(text.option(climbs).label).not.toBe('');
      }
  });
});

describe('a set-up', () => {
  const { ways } = invitations['monster-lands'];
  const way = (id: string) => ways.find((each) => each.id === id) ?? ways[0];

  it('begins a scenario as a first game of it, and nothing that the way says is lost', async () => {
    const begun = async (game: GameId, id: string) => {
      const each = invitations[game].ways.find((one) => one.id === id) ?? invitations[game].ways[0];
      const { options } = await rulesOf(game);
      return guidedDraft(each, options, await loadGuide(game)).options;
    };
    expect(await begun('mage-knight', 'rivals')).toEqual({
      scenario: 'blitz-conquest',
      noInteractiveSpells: true,
      noInteractiveSkills: true,
    });
    expect(await begun('mage-knight', 'solo')).toEqual({ scenario: 'solo-conquest' });
    expect(await begun('valeria', 'first')).toEqual({ layout: 'first-game' });
  });

  it('forgets what does not fit when others come', async () => {
    const { options } = await rulesOf('monster-lands');
    const solo = changed(draftOf(way('solo')), options, {
      options: { scenario: 'ambush', difficulty: 'hard' },
    });
    const joined = changed(solo, options, { players: [...solo.players, { player: 'person' }] });
    expect(joined.options).toEqual({ difficulty: 'hard' });
  });
});
