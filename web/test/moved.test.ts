import { choose, decisionsOf, openJournal, replay, setStanding } from '@krcma/kernel';
import { BroughtAlong, LIMITS } from '@krcma/protocol';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { fileOf } from '../src/host/game-file.ts';
import { movedFrom } from '../src/online/moved.ts';

const seats = [
  { name: 'Anna', player: 'person' as const },
  { name: 'Radim', player: 'greedy' as const },
];

it('a game is moved online as its set-up and its choices, from which it comes out the same', () => {
  const journal = openJournal(valeria, { seats: 2, seed: 'at home' });
  for (let made = 0; made < 60; made++) {
    const [decision] = decisionsOf(valeria, journal);
    const option = decision?.options[made % decision.options.length];
    if (decision === undefined || option === undefined) break;
    if (decision.standing !== undefined && made % 2 === 0)
      setStanding(valeria, journal, decision.seat, decision.standing, option.id);
    else choose(valeria, journal, decision.seat, option.id);
  }
  const { brought, seats: planned } = movedFrom(fileOf({ journal, seats, standing: [], curtain: false }));
  expect(planned).toEqual([{ who: 'me' }, { who: 'bot', level: 'greedy' }]);
  expect(BroughtAlong.safeParse(JSON.parse(JSON.stringify(brought))).success).toBe(true);
  expect(JSON.stringify(brought).length).toBeLessThan(LIMITS.brought / 20);
  const { game, version, choices } = brought;
  const table = replay(valeria, { game, version, setup: journal.setup, choices, hashes: [] });
  expect(table).toEqual(journal.table);
});
