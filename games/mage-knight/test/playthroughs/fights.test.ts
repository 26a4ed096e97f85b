// Every enemy, fought through all phases by a hero with two units: see playthroughs/enemies/.
import { expect, it } from 'vitest';
import { ENEMIES } from '../../data/enemies.ts';
import { fight } from '../fight.ts';
import { asText, playthrough, restOfTurn } from '../playthrough.ts';

it.each(ENEMIES)('%s', async (enemy) => {
  const t = fight([enemy], {
    time: 'night',
    player: { level: 3, hand: ['rage', 'wound', 'stamina'], units: ['altem-mages', 'guardian-golems'] },
  });
  const fought = playthrough(t, [
    'next',
    ['next'],
    ['damage:0.0'],
    ['to:unit:0'],
    ['to:unit:1'],
    ['to:hero'],
  ]);
  const lines = [...fought, '# and to the end of the turn', ...restOfTurn(t)];
  await expect(asText(lines)).toMatchFileSnapshot(`enemies/${enemy}.txt`);
});
