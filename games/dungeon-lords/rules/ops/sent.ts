// DL-DATA.11: what spells do to the monsters sent this round; ghosts are none (DL-FST.5).
import { fightOf } from '../fight/fight.ts';
import { becomeSheep, enrage, sentMonsters, withdraw } from '../fight/spells.ts';
import { type Deed, opNamed, placeIn } from './op-at.ts';

export const sentDeeds = {
  withdrawAllMonsters: (game, { player }) => {
    const fight = fightOf(game, player);
    for (const place of sentMonsters(fight.lord)) withdraw(fight, place);
  },
  withdrawMonster: (game, at) => withdraw(fightOf(game, at.player), placeIn(at)),
  becomeSheep: (game, at) =>
    becomeSheep(fightOf(game, at.player), placeIn(at), opNamed(at, 'becomeSheep').damage),
  allMonsterAttacksBecomeStandard: (game, { player }) => enrage(fightOf(game, player)),
} satisfies Record<string, Deed>;
