import { type Played, positionOf } from '@krcma/kernel';
import type { FrameNews } from '@krcma/protocol';
import { type RagnarokTypes, type RagnarokView, ragnarok } from '@krcma/ragnarok';
import { expect } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { FrameKeeper } from '../src/online/frame-keeper.ts';
import { type Guest, withBrowser } from './guest.ts';
import { openGame } from './moments.ts';
import { comeIn, openPerson, overheard, sitDown, startGame, whoIsAsked } from './online-people.ts';
import { withServer } from './online-server.ts';
import { answerLike, asked } from './table.ts';

withBrowser();
const server = withServer();

const GAME = 'ragnarok';
/** Few choices lead a hero to a monster, where it stands near enough. */
const MOST_CHOICES = 40;
const MOST_SEEDS = 50;

type Home = Played<RagnarokTypes>;

/** Whether the first player may hunt now: a monster stands beside the hero. */
function mayHunt({ game, asked }: Home): boolean {
  const { seat, prompt, options } = asked();
  const region = game.players[0]?.region ?? null;
  const beside = region !== null && game.monsters.some((monster) => monster.region === region);
  return (
    seat === 0 && prompt.key === 'ask-special' && beside && options.some(({ id }) => id === 'act:monsters')
  );
}

/** The first player's hero goes where a monster is, as soon as one is near enough. */
function beforeAHunt(): Home {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const home = positionOf(ragnarok, { seats: 2, seed: `hunt ${seed}` });
    for (let made = 0; made < MOST_CHOICES; made++) {
      if (mayHunt(home)) return home;
      const { seat, options } = home.asked();
      const lairs = home.game.monsters.map(({ region }) => `hero:r${region}`);
      const toALair = options.find(({ id }) => seat === 0 && lairs.includes(id));
      home.play([seat, (toALair ?? options[(made * 5) % options.length])?.id ?? '']);
    }
  }
  throw new Error('No hero comes to a monster.');
}

/** Ann's game goes on at the server, with Bob on the bot's seat. */
async function moveOnline(ann: Guest, bob: Guest): Promise<void> {
  await openGame(ann, GAME, 'before a hunt', beforeAHunt());
  await ann.page.locator('#menu-button').click();
  await ann.page.locator('.menu-item', { hasText: 'Move online' }).click();
  const form = ann.page.locator('dialog form');
  await form.locator('[name=name]').fill('Ann');
  await form.locator('[data-seat="1"] select').selectOption('open');
  await form.locator('[type=submit]').click();
  await ann.page.waitForURL(/\/online\//);
  await comeIn(bob, ann.page.url(), 'Bob');
  await sitDown(bob);
  await startGame(ann);
  await bob.page.locator('.table').waitFor();
  await asked(ann.page);
}

interface Heard {
  /** Everything the server let the page see of the table, frame by frame. */
  readonly views: readonly RagnarokView[];
  /** All it heard besides, as it came. */
  readonly told: string;
}

/** The frames put together as the page does it. */
function understood(messages: readonly string[]): Heard {
  const keeper = new FrameKeeper();
  const news = messages
    .map((each) => JSON.parse(each) as FrameNews | { type: 'other' })
    .filter((each) => each.type === 'frame');
  const views = news.flatMap((each) => {
    expect(keeper.take(each)).toBe('new');
    return (keeper.frame?.seen.view as RagnarokView | undefined) ?? [];
  });
  return { views, told: messages.join('\n') };
}

const inHunt = ({ views }: Heard) =>
  views.flatMap((view) => (view.hunt === null ? [] : [{ ...view, hunt: view.hunt }]));
const attackHands = (heard: Heard) => inHunt(heard).flatMap(({ hunt }) => hunt.attacks);
/** A hand that an attack has shown to the monster's player is no secret. */
const hunterHands = (heard: Heard) =>
  inHunt(heard).flatMap(({ hunt, players }) => (hunt.shown ? [] : (players[0]?.hand ?? [])));

inFullRun("in a hunt neither sees the other's cards: the hunter's, and the monster's attacks", async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server, { language: 'cs' })];
  const [byAnn, byBob] = [overheard(ann.page), overheard(bob.page)];
  await moveOnline(ann, bob);
  await answerLike(ann.page, 'act:monsters');
  const attacks: string[] = [];
  const hunter: string[] = [];
  // The hunt is over when Ann is asked for something of the next turn, or Bob.
  for (let answers = 0; answers < 40; answers++) {
    const [turn] = await whoIsAsked(ann, bob);
    const choice =
      turn === bob
        ? await answerLike(bob.page, 'attack:')
        : await answerLike(ann.page, 'hunt:', 'done', 'wound:', 'stop');
    (turn === bob ? attacks : hunter).push(choice);
    if (/hunt-failed|monster-slain/.test(byAnn.join(''))) break;
  }
  expect(attacks[0]).toMatch(/^attack:/);
  expect(hunter).toContain('done');
  const [annHeard, bobHeard] = [understood(byAnn), understood(byBob)];

  expect(hunterHands(annHeard).some((card) => card !== null)).toBe(true);
  expect(hunterHands(bobHeard).length).toBeGreaterThan(0);
  expect(hunterHands(bobHeard).filter((card) => card !== null)).toEqual([]);
  const toldToBob = bobHeard.told.match(
    /"id":"(?:defend|wound:\d+):|"key":"cards-drawn","player":0[^}]*"cards"/g,
  );
  expect(toldToBob).toBeNull();

  expect(attackHands(bobHeard).some((card) => card !== null)).toBe(true);
  expect(attackHands(annHeard).length).toBeGreaterThan(0);
  expect(attackHands(annHeard).filter((card) => card !== null)).toEqual([]);
  const toldToAnn = annHeard.told.match(/"id":"attack:|play-attack|"key":"attacks-drawn"[^}]*"cards"/g);
  expect(toldToAnn).toBeNull();
  // What is not told to the one is told to the other.
  expect(annHeard.told).toMatch(/"key":"cards-drawn","player":0[^}]*"cards"/);
  expect(bobHeard.told).toMatch(/"key":"attacks-drawn"[^}]*"cards"/);
});
