// Chapters DL-REV.2, DL-FST, DL-SLW: one lord's round of combat, step by step.
import { isRecording } from '@krcma/kernel';
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { inYear } from '../data/types.ts';
import { type DungeonLords, isTraining, lordAt } from '../state.ts';
import { attackStep } from './attack-step.ts';
import { isOnTile } from './fight/attacks.ts';
import { battleOf, fightOf, isBeaten } from './fight/fight.ts';
import { iconsOf } from './fight/heroes.ts';
import { casts } from './fight/spells.ts';
import { conqueringStep, endFightRound, freePrisoner, healingStep, lateStep } from './fight/steps.ts';
import { carryOut } from './ops/carry-out.ts';
import { type OpAt, startOf } from './ops/op-at.ts';
import { note, type Of, rule } from './script.ts';
import { moveEvil } from './track.ts';
import { trapStep } from './trap-step.ts';

/** This round's card; a training has none (DL-TRN.2). */
export const cardOf = ({ training, city, year, round }: DungeonLords): CombatCardId | undefined =>
  training === undefined ? inYear(city.decks, year)[round - 1] : undefined;

const fatigueOf = (game: DungeonLords): number =>
  game.training?.fatigue ?? combatCardOf(cardOf(game) as CombatCardId).fatigue;

const isFighting = (game: DungeonLords, { player }: Of): boolean => !isBeaten(lordAt(game, player));

/** Whether the round's spell is cast now, which is told either way (DL-FST.1, DL-FST.3, DL-SLW.1). */
function spellNow(game: DungeonLords, { player }: Of, now: 'fast' | 'slow'): OpAt | undefined {
  const card = cardOf(game);
  if (card === undefined || combatCardOf(card).speed !== now) return undefined;
  const lord = lordAt(game, player);
  const isCast = casts(lord, game.round);
  if (isRecording()) {
    const told = { player, card, magic: iconsOf(lord.party, 'magic'), round: game.round };
    if (isCast) note({ key: 'spell-cast', ...told });
    else if (told.magic > 0) note({ key: 'spell-fails', ...told, prevented: battleOf(lord).noSpells });
  }
  return isCast ? startOf(player, card) : undefined;
}

/** Nothing was planned because nothing is left to fight for (DL-OVR.4), or everybody has gone (DL-PAL.12). */
function withoutFight(game: DungeonLords, { player }: Of): boolean {
  const fight = fightOf(game, player);
  if (isBeaten(fight.lord)) {
    note({ key: 'fight-over', player, because: 'left' });
    endFightRound(fight);
    return true;
  }
  if (fight.lord.battle !== null) return false;
  note({ key: 'nowhere-to-fight', player });
  freePrisoner(fight, 'party');
  return true;
}

/** Traps, fast spell, creatures, slow spell, healing, conquest, late damage; it ends with the party (DL-OVR.1). */
export const fightRound = rule<Of>('fightRound')
  .exitIf('nothing to fight', withoutFight)
  .do('begin', (game, { player }) => {
    const lord = lordAt(game, player);
    const { cell } = battleOf(lord);
    note({ key: 'fight-begins', player, cell, tile: lord.dungeon[cell] ?? 'tunnel' });
  })
  .repeat('traps', trapStep, (game, { player }) =>
    isFighting(game, { player }) && battleOf(lordAt(game, player)).traps.length > 0 ? { player } : undefined,
  )
  .maybeCall('fast spell', carryOut, (game, { player }) => spellNow(game, { player }, 'fast'))
  .repeat('attacks', attackStep, (game, { player }) =>
    isFighting(game, { player }) && lordAt(game, player).lair.some(isOnTile) ? { player } : undefined,
  )
  .maybeCall('slow spell', carryOut, (game, { player }) => spellNow(game, { player }, 'slow'))
  .do('last steps', (game, { player }) => {
    const fight = fightOf(game, player);
    healingStep(fight);
    const fell = conqueringStep(fight, fatigueOf(game));
    if (fell && !isTraining(game)) moveEvil(game, player, -1);
    // Whoever conquered stood, so that he can only have gone to somebody more evil.
    const haveLeft = fell && isBeaten(fight.lord);
    lateStep(fight);
    if (isBeaten(fight.lord)) note({ key: 'fight-over', player, because: haveLeft ? 'left' : 'beaten' });
    endFightRound(fight);
  });
