// MK-25.13, .14: whoever sits to the right sets a die in secret for an enemy that fights alone.
import { revealed, type Seat } from '@krcma/kernel';
import { HIDDEN_COLOURS, HIDDEN_DIE, HIDDEN_FAME, type HiddenColour } from '../../data/variants.ts';
import type { Combat, CombatPhase, Foe, MageKnight } from '../../state.ts';
import { note, type Of, rule } from '../script.ts';
import { rightOf } from './seating.ts';

/** Who sets the die; nobody where several are fought, or nobody else plays. */
export function dieSetter(game: MageKnight, fighter: Seat): Seat | undefined {
  const { combat, options, seats } = game;
  if (!options.interactiveCombat || seats === 1 || combat === null || combat.foes.length !== 1)
    return undefined;
  return rightOf(game, fighter);
}

export const hideDie = rule<Of & { fighter: Seat }>('hideDie')
  .choose('colour', {
    kind: 'one',
    secret: true,
    values: () => HIDDEN_COLOURS,
    option: (_, colour) => ({
      id: `die:${colour}`,
      label: { key: 'hide-die', colour },
      rule: 'MK-25.13',
    }),
    prompt: ({ combat }, { fighter }) => ({
      key: 'ask-hide-die',
      player: fighter,
      enemy: combat?.foes[0]?.enemy ?? null,
    }),
    silence: () => 'die:black',
  })
  .do('hide', (game, { player, colour }) => {
    if (game.combat !== null) game.combat.die = { by: player, colour, shown: false, denied: [] };
    note({ key: 'die-hidden', player });
  });

const effectOf = (colour: HiddenColour) => (colour === 'black' ? undefined : HIDDEN_DIE[colour]);

/** The only enemy there was when the die was set; whom it calls is not meant. */
const isMeant = ({ combat }: MageKnight, { id }: Foe): boolean => combat?.die !== undefined && id === 0;

function showDie({ die }: Combat): void {
  if (die === undefined || die.shown) return;
  die.shown = true;
  revealed();
  note({ key: 'hidden-die-shown', player: die.by, colour: die.colour });
}

/** As a phase begins the die is shown, or it is said what it is not; before the attack it is shown whatever it is. */
export function lookAtDie(combat: Combat, phase: CombatPhase): void {
  const { die } = combat;
  if (die === undefined || die.shown || phase === 'damage') return;
  if (phase === 'attack' || effectOf(die.colour)?.phase === phase) {
    showDie(combat);
    return;
  }
  const colour = HIDDEN_COLOURS.find((each) => effectOf(each)?.phase === phase);
  if (colour === undefined || die.denied.includes(colour)) return;
  die.denied.push(colour);
  revealed();
  note({ key: 'hidden-die-denied', player: die.by, colour });
}

/** What the die adds to the Armor in this phase. */
export function dieArmor(game: MageKnight, foe: Foe): number {
  const { combat } = game;
  if (combat?.die?.shown !== true || !isMeant(game, foe)) return 0;
  const effect = effectOf(combat.die.colour);
  return effect?.phase === combat.phase ? effect.armor : 0;
}

/** What it adds to each attack; damage that was not blocked is as strong as the attack was. */
export function dieAttack(game: MageKnight, foe: Foe): number {
  const { die } = game.combat ?? {};
  return die?.shown === true && isMeant(game, foe) ? (effectOf(die.colour)?.attack ?? 0) : 0;
}

/** When the enemy falls the die is shown, and one that helped it is worth fame. */
export function dieFame(game: MageKnight, foe: Foe): number {
  const { combat } = game;
  if (combat?.die === undefined || !isMeant(game, foe)) return 0;
  showDie(combat);
  return effectOf(combat.die.colour) === undefined ? 0 : HIDDEN_FAME;
}
