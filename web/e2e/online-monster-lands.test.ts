import { expect } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { type Guest, withBrowser } from './guest.ts';
import { openPerson, overheard, playTogether, tableOfTwo, whoIsAsked } from './online-people.ts';
import { withServer } from './online-server.ts';
import { answerLike } from './table.ts';

withBrowser();
const server = withServer();

/** Whoever is asked answers: the sender puts a party with a trap together, the other one does something quick. */
async function untilTrapIsLaid(sender: Guest, other: Guest): Promise<string> {
  for (;;) {
    const [asked] = await whoIsAsked(sender, other);
    if (asked === other) await answerLike(other.page, 'mine', 'pawnshop');
    else {
      const choice = await answerLike(sender.page, 'trap:trap-basic', 'send:a', 'member', 'dice', 'mine');
      if (choice.startsWith('trap:')) return choice.split(':')[1] ?? '';
    }
  }
}

/** Ann has laid a trap, and its token lies on the path; Bob has neither seen nor heard which. */
async function trapKnownToAnnAlone() {
  const [ann, bob] = [await openPerson(server), await openPerson(server, { language: 'cs' })];
  const [heardByAnn, heardByBob] = [overheard(ann.page), overheard(bob.page)];
  await tableOfTwo(ann, bob, { game: 'monster-lands' });
  const trap = await untilTrapIsLaid(ann, bob);
  expect(trap).toMatch(/^trap-basic-/);
  const lies = ({ page }: Guest) => page.locator('.ml-mini-trap').first();
  // Once the party is sent, both see a token; only one of them sees which.
  for (let i = 0; i < 6 && (await lies(bob).count()) === 0; i++) {
    const [asked] = await whoIsAsked(ann, bob);
    await answerLike(asked.page, asked === ann ? 'done' : 'mine', 'pawnshop');
  }
  await lies(bob).waitFor();
  expect(await lies(ann).getAttribute('data-known')).toBe('true');
  expect(await lies(bob).getAttribute('data-known')).toBeNull();
  expect(heardByAnn.join('\n')).toContain(`"${trap}"`);
  expect(heardByBob.join('\n')).not.toContain(trap);
  return { ann, bob, heardByBob, trap };
}

inFullRun('a trap that lies face down on a path is named to its owner alone', async () => {
  await trapKnownToAnnAlone();
});

inFullRun('what the other one heard before the traps were turned up never names it, to the end', async () => {
  const { ann, bob, heardByBob, trap } = await trapKnownToAnnAlone();
  expect(await playTogether([ann.page, bob.page])).toBeGreaterThan(5);
  const turnedUp = heardByBob.findIndex((message) => /traps-revealed|"outcome":\{/.test(message));
  expect(turnedUp).toBeGreaterThan(0);
  expect(heardByBob.slice(0, turnedUp).join('\n')).not.toContain(trap);
  const sheet = await ann.page.locator('.dialog.over .sheet tfoot').innerText();
  expect((await bob.page.locator('.dialog.over .sheet tfoot').innerText()).match(/\d+/g)).toEqual(
    sheet.match(/\d+/g),
  );
});
