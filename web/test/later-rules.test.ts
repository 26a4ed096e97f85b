import { botOf } from '@krcma/bots';
import { asksOf, type GameModule, type Journal, openJournal, RuleMissing } from '@krcma/kernel';
import { mageKnight } from '@krcma/mage-knight';
import { advice } from '@krcma/mage-knight/bot';
import { expect, it, vi } from 'vitest';
import { withLaterRules } from '../src/host/later-rules.ts';
import { LocalTable } from '../src/host/local-table.ts';

/** Mage Knight whose turns have not come yet. */
function begun(): GameModule & { readonly later: () => Promise<void> } {
  const all = mageKnight.scripts.rules;
  const rules = all.filter(({ name }) => name !== 'turn');
  const later = async () => {
    rules.push(...all.filter(({ name }) => name === 'turn'));
  };
  return { ...(mageKnight as unknown as GameModule), scripts: { rules }, later };
}

const isTurn = ({ table }: Journal): boolean => table.stack.some(({ rule }) => rule === 'turn');

it('the pages’ Mage Knight begins with heroes and tactics, and fetches what turns need', async () => {
  vi.resetModules();
  const { choose, decisionOf, openJournal: open } = await import('@krcma/kernel');
  const { game } = await import('@krcma/mage-knight/game');
  const journal = open(game, { seats: 1, seed: 'later' });
  const asked = () => decisionOf(game, journal, 0);
  const answer = () => choose(game, journal, 0, asked()?.options[0]?.id ?? '');
  expect(asked()?.prompt).toEqual({ key: 'ask-hero' });
  answer();
  expect(asked()?.prompt).toEqual({ key: 'ask-tactic' });
  expect(game.view(journal.table, 0)).toMatchObject({ phase: 'tactics', combat: null });
  expect(answer).toThrow('There is no rule called turn.');
  expect(asked()?.prompt).toEqual({ key: 'ask-tactic' });
  await game.later?.();
  answer();
  expect(asked()?.prompt).toEqual({ key: 'ask-turn' });
  expect(Object.keys(game.view(journal.table, 0) as object)).toEqual(
    expect.arrayContaining(['prospects', 'reach']),
  );
  expect(journal.log).toHaveLength(2);
});

it('what fails for want of rules is done again once they are there, and nothing else is', async () => {
  const module = begun();
  const later = vi.spyOn(module, 'later');
  const needing = vi.fn(() => {
    if (later.mock.calls.length === 0) throw new RuleMissing('turn');
    return 'done';
  });
  expect(await withLaterRules(module, needing)).toBe('done');
  expect(needing).toHaveBeenCalledTimes(2);
  const broken = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(withLaterRules(module, broken)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledTimes(1);
  await expect(
    withLaterRules(mageKnight as never, () => Promise.reject(new RuleMissing('turn'))),
  ).rejects.toThrow('There is no rule called turn.');
});

it('a bot whose answer needs rules that come later waits for them', async () => {
  const module = begun();
  const journal = openJournal(module, { seats: 2, seed: 'later' });
  const troubles: unknown[] = [];
  const bot = botOf('random', { module, advice: advice as never });
  const thinker = {
    // Once a turn has begun there is nothing more to see.
    decide: async () =>
      isTurn(journal)
        ? new Promise<never>(() => {})
        : bot.decide(journal.table, asksOf(module, journal)[0]?.seat ?? 0, { seed: 'later' }),
    advise: () => Promise.reject(new Error('Nobody asks for a hint.')),
  };
  const seats = [0, 1].map((seat) => ({ player: 'random' as const, name: `Bot ${seat}` }));
  const outlet = { show: () => {}, keep: () => {}, trouble: (trouble: unknown) => troubles.push(trouble) };
  new LocalTable(module, { journal, seats, curtain: false, standing: [] }, thinker, outlet).open();
  await vi.waitFor(() => expect(isTurn(journal)).toBe(true));
  expect(journal.log.length).toBeGreaterThanOrEqual(4);
  expect(troubles).toEqual([]);
});
