// Cooperative assaults with all that is asked and told: see playthroughs/assaults/.
import { expect, it } from 'vitest';
import { agreed, BESIDE, CITY, goIn, propose, ready, siege, win } from '../assault.ts';
import { reach } from '../fight.ts';
import { asText, fileOf, playedTo } from '../playthrough.ts';

const ON = ['next', 'to:hero', 'damage:0.0', 'damage:1.0', 'damage:2.0', 'begin', 'end', 'done', 'none'];
const on = (n: number) => Array.from({ length: n }, () => ON);

const assaults: Readonly<Record<string, () => string[]>> = {
  'MK-18.2 to .4 a proposal of three that all agree to': () =>
    playedTo(siege(), [`assault:${CITY}`, 'invite:1', 'invite:2', 'share:1', 'share:2', 'agree', 'agree']),
  'MK-18.3 a proposal of two that is refused, and another one': () =>
    playedTo(siege({ defenders: ['prowlers', 'diggers', 'swordsmen'] }), [
      `assault:${CITY}`,
      'invite:1',
      'done',
      'share:1',
      'refuse',
      `assault:${CITY}`,
      'invite:1',
      'done',
      'share:2',
      'refuse',
      `assault:${CITY}`,
    ]),
  'MK-18.4 two defenders for three': () =>
    playedTo(siege({ defenders: ['prowlers', 'diggers'] }), [`assault:${CITY}`, 'invite:1']),
  'MK-18.4 nothing is left to be proposed': () =>
    playedTo(siege({ seats: 2, defenders: ['prowlers', 'diggers'] }), [
      `assault:${CITY}`,
      'invite:1',
      'share:1',
      'refuse',
    ]),
  'MK-18.3 nothing but wounds': () =>
    playedTo(propose(siege({ players: [{}, { hand: ['wound', 'wound'] }] }), { 1: 1 }), ['refuse']),
  'MK-18.1 where nobody agreed to it': () => playedTo(siege({ options: { jointAssaults: false } }), []),
  'MK-18.2 after an action': () => playedTo(siege({ turn: { stage: 'acted', cards: 1 } }), []),
  'MK-18.2 once the end is announced': () => playedTo(siege({ announced: 2 }), []),
  'MK-18.3 nobody to invite': () => playedTo(siege({ players: [{}, { orderDown: true }, { hand: [] }] }), []),
  'MK-18.7 to .12 a city that falls to two': () => {
    const t = goIn(agreed(siege({ seats: 2 }), { 1: 2 }));
    win(t);
    const lines = playedTo(ready(t), ['play:march', 'basic', `step:${CITY}`]);
    win(t);
    return [...lines, ...playedTo(t, on(10))];
  },
  'MK-18.11 a city that stands, and all go back': () => {
    const t = goIn(agreed(siege({ seats: 2 }), { 1: 1 }));
    const lines = playedTo(reach(t, 'attack'), ['next']);
    return [...lines, ...playedTo(reach(goIn(t), 'attack'), ['next', ...on(6)])];
  },
  'MK-18.9 who stays out': () => {
    const t = goIn(agreed(siege({ seats: 2 }), { 1: 1 }));
    win(t);
    return playedTo(ready(t), ['stay-out', ...on(8)]);
  },
  'MK-18.8 a turn in advance with skills and a tactic': () => {
    const t = siege({
      seats: 2,
      players: [
        {},
        {
          skills: [
            { id: 'goldyx-potion-making', used: true },
            { id: 'goldyx-flight', down: true },
          ],
          tactic: 'planning',
          units: [{ unit: 'peasants', spent: true }],
        } as never,
      ],
    });
    win(goIn(agreed(t, { 1: 1 })));
    return playedTo(t, on(3));
  },
  'MK-18.5 whoever is next in order fights next': () => {
    const t = agreed(siege({ order: [0, 2, 1] }), { 1: 1, 2: 1 });
    win(goIn(t));
    const lines = playedTo(t, []);
    win(goIn(t));
    return [...lines, ...playedTo(t, [])];
  },
  'MK-31.5 mates of a team, without asking': () =>
    playedTo(
      siege({ seats: 4, options: { scenario: 'full-conquest', teams: 'two', jointAssaults: false } }),
      [`assault:${CITY}`],
    ),
  'MK-18.3 others too far away': () =>
    playedTo(siege({ players: [{}, { space: '0,0:C' }, { space: BESIDE[1] }] }), [`assault:${CITY}`]),
};

it.each(Object.keys(assaults))('%s', async (name) => {
  const lines = (assaults[name] as () => string[])();
  await expect(asText(lines)).toMatchFileSnapshot(fileOf('assaults', name));
});
