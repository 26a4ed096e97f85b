// DL-DATA.12: what spells do to the party.

import { fightOf } from '../fight/fight.ts';
import {
  feedFirst,
  insertPhantom,
  makeInvisible,
  moveToRear,
  raiseShield,
  regenerateFirst,
  takeCourage,
} from '../fight/spells.ts';
import { freePrisoner } from '../fight/steps.ts';
import { type Deed, opNamed } from './op-at.ts';

export const partyDeeds = {
  absorbNextDamage: (game, at) =>
    raiseShield(fightOf(game, at.player), opNamed(at, 'absorbNextDamage').points),
  moveClassToRear: (game, at) => moveToRear(fightOf(game, at.player), opNamed(at, 'moveClassToRear').class),
  classImmune: (game, at) => makeInvisible(fightOf(game, at.player), opNamed(at, 'classImmune').class),
  firstAdventurerHp: (game, at) =>
    feedFirst(fightOf(game, at.player), opNamed(at, 'firstAdventurerHp').amount),
  insertIllusion: (game, at) =>
    insertPhantom(fightOf(game, at.player), opNamed(at, 'insertIllusion').hitPoints),
  noFatigueThisRound: (game, { player }) => takeCourage(fightOf(game, player)),
  fullyHealFirst: (game, { player }) => regenerateFirst(fightOf(game, player)),
  freePrisoner: (game, { player }) => freePrisoner(fightOf(game, player), 'spell'),
} satisfies Record<string, Deed>;
