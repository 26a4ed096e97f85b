// From how one wants to play to a scenario and its variants, as the set-up of the pages asks it.
import {
  agreedAt,
  type GuidedScenario,
  hasStage,
  type Json,
  MOODS,
  minutesOf,
  moodOf,
  STAGES,
  type Stage,
  scenariosFor,
  suggested,
  telltaleTimes,
} from '@krcma/kernel';
import type { TableGame } from '../games.ts';
import { type Lobby, pick, say } from './lobby-questions.ts';

/** What so many agree on; nothing where there is nothing to choose. */
export async function pickScenario(
  lobby: Lobby,
  game: TableGame,
  seats: number,
): Promise<Readonly<Record<string, Json>>> {
  const among = scenariosFor(game.guide, seats);
  const [first] = among;
  if (first === undefined) return {};
  const { module, guide } = game;
  const moods = MOODS.filter((each) => among.some((scenario) => moodOf(module, scenario, seats) === each));
  const words = lobby.shell.scenarios;
  const mood = await pickOf(lobby, words.mood, moods, (each) => words.moods[each]);
  const times = [undefined, ...telltaleTimes(module, guide, { seats, mood })];
  const longest = await pickOf(lobby, words.time, times, (each) =>
    each === undefined ? words.anyTime : words.upTo(each),
  );
  const list = suggested(module, guide, { seats, mood, longest });
  const label = game.texts[lobby.language].option(first.option).label;
  const scenario = await pickOf(lobby, label, list, (each) => scenarioWords(lobby, game, each, seats));
  return pickStage(lobby, game, scenario, seats);
}

/** Nothing is asked where there is one answer. */
async function pickOf<T>(
  lobby: Lobby,
  question: string,
  items: readonly T[],
  words: (item: T) => string,
): Promise<T> {
  const at = items.length > 1 ? await pick(lobby, question, items.map(words)) : 0;
  return items[at] as T;
}

function scenarioWords(
  { shell, language }: Lobby,
  { guide, texts, briefings, module }: TableGame,
  scenario: GuidedScenario,
  seats: number,
): string {
  const { option, value } = scenario;
  const spec = module.options[option];
  const name = spec ? texts[language].optionValue(option, value, spec) : value;
  const length = shell.scenarios.about(minutesOf(guide, scenario, seats));
  return `${name} (${length}). ${briefings[language][option]?.[value] ?? ''}`.trim();
}

async function pickStage(lobby: Lobby, game: TableGame, scenario: GuidedScenario, seats: number) {
  const { options } = game.module;
  const { scenarios: words } = lobby.shell;
  const agreed = (stage: Stage) => agreedAt(options, scenario, stage, seats);
  const stages = STAGES.filter((stage) => hasStage(scenario, stage));
  const stage = await pickOf(
    lobby,
    words.variants,
    stages,
    (each) => `${words.stages[each]}: ${variantWords(lobby, game, scenario, agreed(each))}`,
  );
  say(lobby, '');
  return agreed(stage);
}

function variantWords(
  { shell, language }: Lobby,
  { module, texts }: TableGame,
  { option }: GuidedScenario,
  agreed: Readonly<Record<string, Json>>,
): string {
  const text = texts[language];
  const told = Object.entries(agreed).flatMap(([name, value]) => {
    const spec = module.options[name];
    if (name === option || spec === undefined || value === spec.default) return [];
    const { label } = text.option(name);
    return [value === true ? label : `${label}: ${text.optionValue(name, String(value), spec)}`];
  });
  return told.length === 0 ? shell.scenarios.asPrinted : told.join(', ');
}
