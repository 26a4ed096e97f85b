// MK-1.2, MK-2.18 to .22: heroes are picked in a drawn order, and each gets a deck and skills.
import { type Question, type Seat, shuffle } from '@krcma/kernel';
import { heroSkills, startingDeck } from '../data/box.ts';
import type { CardId } from '../data/cards.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import type { Skill } from '../data/skill.ts';
import { type SkillId, skills } from '../data/skills.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { draw } from './deck.ts';
import { isCompetitive } from './scenario.ts';
import { note, type Of, rule } from './script.ts';

const FIRST_HAND = 5;

export const unusedHeroes = ({ players }: MageKnight): HeroId[] =>
  HEROES.filter((hero) => players.every((player) => player.hero !== hero));

/** Whose hero is picked now: the first in the order of picking without one. */
export const pickerOf = ({ picked, players }: MageKnight): Seat | undefined =>
  picked.find((seat) => players[seat]?.hero === null);

export const deckOf = (hero: HeroId): CardId[] => startingDeck(hero).slice();

/** Without the interactive one of the other kind of game (MK-2.21), and in a friendly game without both (MK-25.8). */
export function skillsOf(game: MageKnight, hero: HeroId): SkillId[] {
  const dropped: (Skill['slot'] | undefined)[] = [isCompetitive(game) ? 'cooperative' : 'competitive'];
  if (game.options.noInteractiveSkills) dropped.push('competitive');
  return heroSkills(hero).filter((id) => !dropped.includes((skills[id] as Skill).slot));
}

export function takeHero(game: MageKnight, seat: Seat, hero: HeroId): void {
  const player = playerAt(game, seat);
  player.hero = hero;
  player.deck = shuffle(game, deckOf(hero));
  player.skillPile = shuffle(game, skillsOf(game, hero));
  note({ key: 'hero-picked', player: seat, hero });
}

/** The hero comes to the table with a hand of cards (MK-2.22). */
export function beginAs(game: MageKnight, seat: Seat, hero: HeroId): void {
  takeHero(game, seat, hero);
  draw(game, seat, FIRST_HAND);
}

export const heroQuestion: Question<MageKnightTypes, Of, HeroId> & { values(game: MageKnight): HeroId[] } = {
  kind: 'one',
  values: unusedHeroes,
  option: (_, hero) => ({
    id: `hero:${hero}`,
    label: { key: 'hero', hero },
    thing: `hero:${hero}`,
    rule: 'MK-1.2',
  }),
  prompt: () => ({ key: 'ask-hero' }),
  refused: (game) =>
    game.players.flatMap(({ hero }, player) =>
      hero === null
        ? []
        : {
            id: `hero:${hero}`,
            label: { key: 'hero' as const, hero },
            reason: { key: 'hero-taken' as const, player },
            thing: `hero:${hero}`,
            rule: 'MK-1.2' as const,
          },
    ),
  always: true,
};

export const pickHero = rule<Of>('pickHero')
  .choose('hero', heroQuestion)
  .do('take', (game, { player, hero }) => beginAs(game, player, hero));
