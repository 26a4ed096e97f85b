// What reaches other players: whether it would do anything now.
import { WOUND } from '../../../data/cards.ts';
import { BASICS } from '../../../data/types.ts';
import { type MageKnight, playerAt } from '../../../state.ts';
import { isLowest } from '../../lowest-fame.ts';
import { handAt } from '../hand-cards.ts';
import { below, type OpAt, type Possibilities } from '../op-at.ts';

const hasOthers = ({ seats }: MageKnight): boolean => seats > 1;

const hasCard = (game: MageKnight, at: OpAt): boolean => handAt(game, at).some((card) => card !== WOUND);

/** Only what comes along with something else. */
const rider = (): boolean => false;

export const companyPossible: Possibilities = {
  ifLowestFame: (game, at, can) => isLowest(game, at.player) && can(game, below(at, 'gives')),
  motivationLock: rider,
  returnFor: rider,
  othersTerrain: rider,
  othersEnemiesAttack: rider,
  healingRitual: (game, { player }) => game.combat === null && playerAt(game, player).hand.includes(WOUND),
  ritualOfPain: ({ combat }) => combat === null,
  manaSuppression: hasOthers,
  manaEnhancement: ({ turn }) => BASICS.some((colour) => turn.manaUsed.includes(colour)),
  wolfsHowl: hasCard,
  howlOfThePack: hasCard,
  meltdown: hasOthers,
  claimDie: ({ source }) =>
    source.some(({ by, colour }) => by === null && colour !== 'gold' && colour !== 'black'),
  spendOpponentUnit: rider,
};
