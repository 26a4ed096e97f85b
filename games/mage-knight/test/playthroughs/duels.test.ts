// Combats of players with all that is asked and told: see playthroughs/duels/.
import { expect, it } from 'vitest';
import { attacked, duel, FROM, melee } from '../duel.ts';
import { asText, playthrough } from '../playthrough.ts';

const RICH = { fame: 80, level: 9, tokens: { red: 2, blue: 2, green: 2, white: 2 } } as const;

const duels: Readonly<Record<string, () => string[]>> = {
  'MK-17.3 to .5 attended in full': () =>
    playthrough(
      attacked(
        { space: '1,0:E', hand: ['march'] },
        { space: '1,0:E', hand: ['rage', 'wound'], reputation: 2, deck: ['march', 'stamina', 'swiftness'] },
        { path: [FROM] },
      ),
      ['plunder', 'attend:full', 'pass', 'pass', 'pass', 'pass', 'end'],
    ),
  'MK-17.6, .7 attended in part': () =>
    playthrough(attacked({ hand: ['march'] }, { hand: ['wound'], skills: ['goldyx-potion-making'] }), [
      'attend:partial',
      'pass',
    ]),
  'MK-17.8 to .15 shots, blocks and damage': () =>
    playthrough(
      duel(
        { ...RICH, hand: ['march', 'rage'], units: ['amotep-gunners', 'utem-crossbowmen'] },
        { ...RICH, hand: ['march', 'rage'], units: ['fire-golems', 'foresters'] },
      ),
      ['pass', 'unit:0', 'unit:1', 'strike', 'unit:3', 'ability:1', 'stand', 'to:unit:3', 'pass', 'pass'],
    ),
  'MK-17.16 to .21 blows, theft and a hero driven away': () =>
    playthrough(
      melee(
        { ...RICH, hand: ['march', 'rage'], units: ['heroes-green', 'heroes-white'], fame: 50 },
        {
          hand: ['march', 'rage'],
          fame: 60,
          level: 9,
          discard: ['ruby-ring'],
          units: [{ unit: 'peasants', banner: 'banner-of-fortitude' }],
        },
      ),
      [
        'unit:0',
        'ability:0',
        'unit:1',
        'ability:0',
        'play:rage',
        'attack',
        'strike',
        'stand',
        'to:unit:2',
        'shield',
        'steal:ruby-ring',
        `push:${FROM}`,
      ],
    ),
  'MK-17.22 a draw': () => playthrough(melee({ hand: ['march'] }, { hand: ['rage'] }), ['pass', 'pass']),
  'MK-17.25, .28 effects against units of the attack': () =>
    playthrough(
      melee(
        { ...RICH, hand: ['march'], units: ['peasants', 'utem-guardsmen'] },
        { ...RICH, hand: ['ice-shield', 'march'], units: ['illusionists'] },
      ),
      [
        'unit:0',
        'ability:0',
        'unit:1',
        'strike',
        'unit:2',
        'ability:1',
        'foe:2',
        'play:ice-shield',
        'powered',
        'stand',
        'pass',
        'pass',
      ],
    ),
};

const fileOf = (name: string): string => name.toLowerCase().replaceAll(',', '').replaceAll(' ', '-');

it.each(Object.entries(duels))('%s', async (name, played) => {
  await expect(asText(played())).toMatchFileSnapshot(`duels/${fileOf(name)}.txt`);
});
