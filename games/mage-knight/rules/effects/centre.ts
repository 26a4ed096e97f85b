// Skills that go on working on others until the next turn of their owner (data/ops.ts).

import { layInCentre } from '../centre.ts';
import { last } from '../lasting.ts';
import { isLowest } from '../lowest-fame.ts';
import { rule, ruleNamed } from '../script.ts';
import { below, type OpAt, type Operations } from './op-at.ts';
import { laySidewaysFor } from './sideways.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

const ifLowestFame = rule<OpAt>('ifLowestFame').maybeCall('carried', carryOut, (game, at) =>
  isLowest(game, at.player) ? below(at, 'gives') : undefined,
);

/** Until the end of the own next turn (MK-6.21). */
const motivationLock = rule<OpAt>('motivationLock').do('lock', (game, at) =>
  last(game, at, 'nextTurn', { turn: game.turns }),
);

/** It lies in the middle, and others may return it (rules/returning.ts) or suffer from it. */
const inTheMiddle = (name: 'returnFor' | 'othersTerrain' | 'othersEnemiesAttack') =>
  rule<OpAt>(name).do('lay', (game, at) => {
    last(game, at, 'ownTurn');
    layInCentre(game, at.player, at.source);
  });

const howl = (name: 'wolfsHowl' | 'howlOfThePack') =>
  rule<OpAt>(name)
    .call('laid', laySidewaysFor, (_, at) => below(at))
    .do('lay', (game, { player, source, path }) => {
      last(game, { player, source, path }, 'ownTurn');
      layInCentre(game, player, source);
    });

export const centreOperations: Operations = {
  ifLowestFame,
  motivationLock,
  returnFor: inTheMiddle('returnFor'),
  othersTerrain: inTheMiddle('othersTerrain'),
  othersEnemiesAttack: inTheMiddle('othersEnemiesAttack'),
  wolfsHowl: howl('wolfsHowl'),
  howlOfThePack: howl('howlOfThePack'),
};
