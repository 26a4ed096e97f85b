import { countInEnglish } from '@krcma/kernel';
// The tracks at the edges of the boards, and the scenarios: their rule in the rulebook's words.
import { END_GLORY } from '../data/clan-board.ts';
import { difficulties, extraDiceIn } from '../data/difficulties.ts';
import { type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import type { Things, TrackThing } from './explain.ts';
import { difficultyNames } from './names.en.ts';
import { scenarioRules } from './rules-scenarios.en.ts';

function roundText({ round, rounds, difficulty }: MonsterLandsView): string {
  const extra = extraDiceIn(difficulty, round);
  const dice = extra > 0 ? ` Every monster attacks with ${countInEnglish(extra, 'die', 'dice')} more.` : '';
  return `Round ${round} of ${rounds}.${dice}`;
}

function difficultyText({ difficulty, rounds }: MonsterLandsView): string {
  const extra = difficulties[difficulty].extraDice.slice(0, rounds);
  const dice = extra.every((dice) => dice === 0)
    ? 'Monsters attack with their own dice alone.'
    : `Attack dice that every monster adds, round by round: ${extra.join(', ')}.`;
  return `Difficulty: ${difficultyNames[difficulty]}. ${dice}`;
}

const TRACKS: Readonly<Record<TrackThing, (view: MonsterLandsView) => string>> = {
  round: roundText,
  difficulty: difficultyText,
  panic: ({ decks, panic }) =>
    `Panic. While a monster stands at the entrance, a building is closed in every clean-up. Closed now: ${panic.length}, tokens left: ${decks.panic}.`,
  coins: () => 'Coins. They pay for traps, mercenaries, defence, equipment and the wages of every round.',
  glory: () =>
    `Glory. Each is a point at the end; the higher it is, the more dice and the dearer the wages. With several players ${END_GLORY} glory ends the game.`,
  reputation: () =>
    'Reputation of the whole clan. Each is a point at the end. Nobody can be hired whose reputation is above the surplus: glory minus reputation.',
};

export const track: Things['track'] = (id, view) => TRACKS[id](view);

export function scenario(id: ScenarioId): string {
  const rule = `ML-SCN.${scenarioOf(id).number}` as keyof typeof scenarioRules;
  return scenarioRules[rule];
}
