// The time of the year, the evil track, and what the heroes are up to.

import { capital } from '@krcma/kernel';
import { label, numbersOn, type Part, title } from '@krcma/kernel/scene';
import { type AdventurerId, skillsOf } from '../../data/adventurers.ts';
import { combatCardOf } from '../../data/combat-cards.ts';
import { PALADIN_SPACE } from '../../data/track.ts';
import { NEUTRAL, SEASONS } from '../../state.ts';
import type { Scene } from './scene.ts';

export function headLines({ view, words, pen }: Scene): string[] {
  const { year, season, phase, round, training } = view;
  const parts: Part[] =
    training === undefined
      ? [[title(words.year(year))], [capital(words.seasons[season])]]
      : [[title(words.training)], [`${words.fatigue} ${training.fatigue}`]];
  parts.push([words.phases[phase]]);
  if (round > 0) parts.push([words.round(round)]);
  return pen.flow(parts, ' · ');
}

function paladinPart({ view, words, names }: Scene): Part {
  const { host, gone } = view.paladin;
  const where = gone ? words.beaten : host === null ? words.tent : names.seat(host);
  return [`${words.paladin} ${PALADIN_SPACE}+: ${where}`];
}

function trackLines(scene: Scene): string[] {
  const { view, words, names, pen } = scene;
  const counters: Part[] = view.lords.map(({ evil }, seat): Part => {
    const told = `${names.seat(seat)} ${evil}`;
    return [evil >= PALADIN_SPACE ? [told, 'red'] : told];
  });
  if (view.neutralEvil !== null) counters.push([`${words.neutral} ${view.neutralEvil}`]);
  const [first = [], ...rest] = counters;
  return pen.flow([[label(words.evil), ...first], ...rest, paladinPart(scene)], ' · ');
}

function heroPart({ words }: Scene, id: AdventurerId): Part {
  const { hitPoints, antiTrap, healing, magic } = skillsOf(id);
  const skills = [
    ...(antiTrap === undefined ? [] : [`${words.antiTrap}${antiTrap}`]),
    ...(healing === undefined ? [] : [`${words.healing}${healing}`]),
    ...(magic === undefined ? [] : [`${words.magic}${magic}`]),
  ];
  return [`${words.hero(id)} ${[hitPoints, ...skills].join(' ')}`];
}

/** This season's go to whom the arrow says, as the track stands now. */
function adventurerLines(scene: Scene): string[] {
  const { view, words, names, pen } = scene;
  const going = view.coming.map((id, place): Part => {
    const to = view.niceness[place];
    const whom = to === undefined || to === NEUTRAL ? words.nobody : names.seat(to);
    return [...heroPart(scene, id), ` → ${whom}`];
  });
  const lines = (word: string, parts: readonly Part[]): string[] =>
    parts.length === 0 ? [] : pen.flow([[label(word), ...(parts[0] ?? [])], ...parts.slice(1)], ' · ');
  return [
    ...lines(words.coming, going),
    ...lines(
      words.next,
      view.next.map((id) => heroPart(scene, id)),
    ),
  ];
}

function eventParts({ view, words }: Scene): Part[] {
  return view.events.map((event, index): Part => {
    const season = SEASONS[index + 1] ?? 'autumn';
    const name =
      event === null
        ? '?'
        : event === 'special' && view.special !== null
          ? words.special(view.special)
          : words.event(event);
    const isOver = SEASONS.indexOf(view.season) > index + 1;
    return [[`${words.seasons[season]}: ${name}`, ...(isOver ? (['dim'] as const) : [])]];
  });
}

function cityLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const cards = view.city.map((card, index): Part => {
    const numbers = numbersOn(scene, `city:${index}`);
    if (card === null) return [`${index + 1} ?`, ...numbers];
    const { speed, fatigue } = combatCardOf(card);
    const told = `${index + 1} ${words.card(card)} (${words[speed]}, ${words.fatigue} ${fatigue})`;
    return [index < view.turned ? [told, 'dim'] : told, ...numbers];
  });
  const [first = [], ...rest] = cards;
  return cards.length === 0 ? [] : pen.flow([[label(words.city), ...first], ...rest], ' · ');
}

export function seasonLines(scene: Scene): string[] {
  if (scene.view.training !== undefined) return [];
  const { pen, view } = scene;
  const isCombat = view.round > 0;
  return [
    ...trackLines(scene),
    ...(isCombat ? [] : pen.flow(eventParts(scene), ' · ')),
    ...adventurerLines(scene),
    ...cityLines(scene),
  ];
}
