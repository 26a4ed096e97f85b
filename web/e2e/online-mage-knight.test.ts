import { expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Guest, withBrowser } from './guest.ts';
import {
  comeIn,
  layTable,
  openPerson,
  overheard,
  PHONE,
  playTogether,
  startGame,
  tableOfTwo,
} from './online-people.ts';
import { OnlineServer, withServer } from './online-server.ts';
import { answerLike, choicesOf } from './table.ts';

withBrowser();
const server = withServer(new OnlineServer('serve-company.ts'));

const CITY = '1,0:C';
const plan = (option: string) =>
  ({ game: 'mage-knight', scenario: 'blitz-conquest', options: [option] }) as const;

it('a city is assaulted from two browsers: planned by one, agreed to by the other, fought in turn', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server, PHONE)];
  await tableOfTwo(ann, bob, plan('Joint assaults'));
  await answerLike(ann.page, `assault:${CITY}`);
  await answerLike(ann.page, 'invite:1');
  await answerLike(ann.page, 'share:1', 'done');
  const parts = bob.page.locator('.mk-assault[data-stage=proposed] .mk-assault-part');
  await parts.first().waitFor();
  expect(await parts.count()).toBe(2);
  expect(await axeFindings(bob.page)).toEqual([]);
  // Whoever proposed it waits.
  expect(await ann.page.locator('.question').getAttribute('data-asked')).toBe('false');
  expect(await choicesOf(bob.page)).toEqual(['agree', 'refuse']);
  await bob.page.locator('.board [data-thing=assault]').tap();
  await bob.page.locator('.thing-menu .choice').first().tap();
  await answerLike(ann.page, `step:${CITY}`);
  for (const { page } of [ann, bob]) {
    await page.locator('.mk-assault[data-stage=fighting]').waitFor();
    await page.locator('.mk-combat .mk-foe').waitFor();
  }
  // The other one looks on, and is asked nothing.
  expect(await bob.page.locator('.question').getAttribute('data-asked')).toBe('false');
});

it('one attacks the other from two browsers, and neither learns what the other one holds', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server, { language: 'cs', theme: 'dark' })];
  const [byAnn, byBob] = [overheard(ann.page), overheard(bob.page)];
  await tableOfTwo(ann, bob, plan('Heroes fight each other'));
  await answerLike(ann.page, 'step:1,0:SE');
  await answerLike(ann.page, 'duel:1');
  await answerLike(bob.page, 'attend:full');
  await answerLike(bob.page, 'pass');
  await answerLike(ann.page, 'pass');
  for (const { page } of [ann, bob]) {
    await page.locator('.mk-duel .mk-fighter[data-acts]').waitFor();
    expect(await page.locator('.mk-fighter').count()).toBe(2);
  }
  expect(await axeFindings(bob.page)).toEqual([]);
  await answerLike(ann.page, 'play:rage');
  for (const choice of ['powered', 'mana:crystal:red']) await answerLike(ann.page, choice);
  await answerLike(ann.page, 'strike');
  await bob.page.locator('.mk-exchange', { hasText: '4' }).waitFor();
  // Cards that were not played are named to nobody but whoever holds them.
  const isTold = (heard: readonly string[], what: string) => heard.some((each) => each.includes(what));
  expect(isTold(byAnn, 'determination')).toBe(false);
  expect(isTold(byBob, '"thing":"card:rage"')).toBe(false);
  for (const choice of ['play:determination', 'powered', 'mana:crystal:blue'])
    await answerLike(bob.page, choice);
  await expect.poll(() => isTold(byAnn, 'determination')).toBe(true);
});

it('four browsers at a game of teams: three people and a bot play, one looks on, and a side wins', async () => {
  const [ann, bob, cat, dan] = [
    await openPerson(server),
    await openPerson(server),
    await openPerson(server, PHONE),
    await openPerson(server),
  ];
  const [byBob, byDan] = [overheard(bob.page), overheard(dan.page)];
  const link = await layTable(ann, 'Ann', {
    game: 'mage-knight',
    seats: ['me', 'open', 'open', 'greedy'],
    scenario: 'full-conquest',
    chosen: { Teams: 'two' },
  });
  const takeSeat = async (who: Guest, name: string, number: number) => {
    await comeIn(who, link, name);
    const seat = who.page.locator(`.room-seat[data-seat="${number}"]`);
    await seat.locator('[data-act=sit]').click();
    await seat.locator('[data-act=stand-up]').waitFor();
  };
  await takeSeat(bob, 'Bob', 1);
  await takeSeat(cat, 'Cat', 2);
  await startGame(ann);
  await comeIn(dan, link, 'Dan');
  const players = [ann, bob, cat].map(({ page }) => page);
  for (const page of players) await page.locator('.table').waitFor();

  await ann.page.locator('[data-tool=chat]').click();
  await ann.page.locator('.chat .to-whom').selectOption('side');
  await ann.page.locator('.chat form input').fill('the red city is ours');
  await ann.page.keyboard.press('Enter');
  await cat.page.locator('[data-tool=chat]').click();
  await cat.page.locator('.chat-lines li[data-side]', { hasText: 'the red city is ours' }).waitFor();
  expect(await axeFindings(cat.page)).toEqual([]);
  await cat.page.locator('[data-tool=chat]').click();

  await playTogether(players);
  const verdict = ({ page }: Guest) => page.locator('.dialog.over h2').first().innerText();
  expect(await verdict(ann)).toBe('Your side won!');
  expect(await verdict(bob)).toMatch(/^Your side lost; /);
  expect(await verdict(cat)).toBe('Tvoje strana vyhrála!');
  // A score of each side, told to those who play and to whoever looks on.
  for (const { page } of [ann, bob, dan]) {
    const sheet = page.locator('.dialog.over .sheet');
    await sheet.locator('tfoot td').first().waitFor();
    expect(await sheet.locator('.sides th').count()).toBe(2);
    expect(await sheet.locator('tfoot td').count()).toBe(2);
  }
  for (const heard of [byBob, byDan])
    expect(heard.filter((each) => each.includes('the red city'))).toEqual([]);
});
