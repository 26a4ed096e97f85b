import { outOfInCzech } from '@krcma/kernel';
// The same as tracks.en.ts, in Czech.
import { END_GLORY } from '../data/clan-board.ts';
import { difficulties, extraDiceIn } from '../data/difficulties.ts';
import { type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import type { Things, TrackThing } from './explain.ts';
import { difficultyNames } from './names.cs.ts';
import { attackDiceText } from './phrases.cs.ts';
import { scenarioRules } from './rules-scenarios.cs.ts';

function roundText({ round, rounds, difficulty }: MonsterLandsView): string {
  const extra = extraDiceIn(difficulty, round);
  return `${round}. kolo ${outOfInCzech(rounds)}.${extra > 0 ? ` Každá příšera má o ${attackDiceText(extra)} víc.` : ''}`;
}

function difficultyText({ difficulty, rounds }: MonsterLandsView): string {
  const extra = difficulties[difficulty].extraDice.slice(0, rounds);
  const dice = extra.every((dice) => dice === 0)
    ? 'Příšery útočí jen vlastními kostkami.'
    : `Kolik útočných kostek přidá každá příšera kolo po kole: ${extra.join(', ')}.`;
  return `Obtížnost: ${difficultyNames[difficulty].toLowerCase()}. ${dice}`;
}

const TRACKS: Readonly<Record<TrackThing, (view: MonsterLandsView) => string>> = {
  round: roundText,
  difficulty: difficultyText,
  panic: ({ decks, panic }) =>
    `Panika. Dokud je u vstupu příšera, zavře se při každém úklidu jedna budova. Zavřeno teď: ${panic.length}, zbývá žetonů: ${decks.panic}.`,
  coins: () => 'Mince. Platí se jimi pasti, žoldáci, obrana, vybavení a v každém kole žold.',
  glory: () =>
    `Sláva. Za každý bod slávy je na konci vítězný bod. Čím je vyšší, tím víc je kostek a tím dražší je žold. Ve více hráčích hra končí, když má někdo ${END_GLORY} bodů slávy.`,
  reputation: () =>
    'Pověst celého klanu. Za každý bod pověsti je na konci vítězný bod. Najmout jde jen toho, čí pověst nepřevyšuje přebytek, tedy slávu bez pověsti.',
};

export const track: Things['track'] = (id, view) => TRACKS[id](view);

export function scenario(id: ScenarioId): string {
  const rule = `ML-SCN.${scenarioOf(id).number}` as keyof typeof scenarioRules;
  return scenarioRules[rule];
}
