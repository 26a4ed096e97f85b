// What a described position may say, field by field of the state; it comes from outside and is checked by this.
import {
  byName,
  either,
  flag,
  listOf,
  oneOf,
  orNull,
  parts,
  type ShapeOf,
  sharedShapes,
  whole,
} from '@krcma/kernel';
import { ARTIFACTS } from '../data/artifacts.ts';
import { ATTACK_CARDS } from '../data/attack-cards.ts';
import { BLESSINGS } from '../data/blessings.ts';
import { COMBAT_CARDS } from '../data/combat-cards.ts';
import { GODS } from '../data/gods.ts';
import { HEROES } from '../data/heroes.ts';
import { MONSTERS } from '../data/monsters.ts';
import { OMENS } from '../data/omens.ts';
import { ORIGINS } from '../data/origins.ts';
import { REALMS } from '../data/realms.ts';
import {
  ARMIES,
  PRIESTS,
  RUNE_TOKENS,
  SLAYER_TOKENS,
  TOP_ATTRIBUTE,
  TOP_LEVEL,
  TOP_STRENGTH,
} from '../data/setup.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import { SLOTS } from '../data/wheel.ts';
import { STEPS } from '../state.ts';

const MOST_REGIONS = 21;
const MOST_SEAS = 6;

const region = whole(1, MOST_REGIONS);
const seat = whole(0, 3);
const seats = listOf(seat, 4);
const combatCard = oneOf(COMBAT_CARDS, 'a combat card');
const attackCard = oneOf(ATTACK_CARDS, 'an attack card');
const blessing = oneOf(BLESSINGS, 'a blessing');
const artifact = oneOf(ARTIFACTS, 'an artifact');
const runes = byName(RUNES, whole(0, RUNE_TOKENS));

/** What a player has; anything not named stays as set-up left it. */
const player = parts({
  hero: oneOf(HEROES, 'a hero'),
  origin: oneOf(ORIGINS, 'an origin'),
  region,
  drakkar: whole(1, MOST_SEAS),
  attributes: byName(ATTRIBUTES, whole(2, TOP_ATTRIBUTE)),
  injured: listOf(oneOf(ATTRIBUTES, 'an attribute'), ATTRIBUTES.length),
  /** Region and strength of each. */
  armies: listOf(parts({ region, strength: whole(1, TOP_STRENGTH) }, ['region', 'strength']), ARMIES),
  priests: whole(0, PRIESTS),
  runes,
  hand: listOf(combatCard, 35),
  blessings: listOf(blessing, 6),
  /** Charged unless said. */
  artifacts: listOf(either(artifact, parts({ id: artifact, charged: flag }, ['id'])), ARTIFACTS.length),
  slain: listOf(oneOf(MONSTERS, 'a monster'), MONSTERS.length),
  tokens: whole(0, SLAYER_TOKENS),
  /** Regions with the player's marker. */
  regions: listOf(region, MOST_REGIONS),
});

const monster = parts({
  region: orNull(region),
  owner: orNull(seat),
  /** Whose markers cover its positions, from the first. */
  wounds: listOf(orNull(seat), 10),
  artifact: flag,
});

/** Components named are taken from the decks, the rest of which stays as it was shuffled. */
export const positionShape = parts({
  ...sharedShapes,
  players: listOf(player, 4),
  phase: oneOf(STEPS),
  start: seat,
  active: seat,
  turns: whole(0, 999),
  temples: listOf(region, 7),
  /** Whether a rune lies at the forge of a region, and of which kind the forge is. */
  forges: listOf(parts({ region, rune: oneOf(RUNES, 'a rune'), filled: flag }, ['region']), 6),
  monuments: byName(GODS, parts({ level: whole(0, TOP_LEVEL), priests: seats })),
  monsters: byName(MONSTERS, monster),
  /** Which of each pair lies above the other. */
  upper: listOf(oneOf(MONSTERS, 'a monster'), RUNES.length),
  loki: region,
  wheel: byName(SLOTS, seats),
  allies: byName(REALMS, seats),
  omens: listOf(oneOf(OMENS, 'an omen'), OMENS.length),
  doom: parts({ by: seat, left: whole(1, 5) }, ['by', 'left']),
  /** What comes next of each deck, the first of them first. */
  decks: parts({
    combat: listOf(combatCard, 35),
    attacks: listOf(attackCard, 14),
    blessings: listOf(blessing, BLESSINGS.length),
    events: listOf(whole(1, 21), 21),
  }),
});

export type RagnarokArrangement = ShapeOf<typeof positionShape>;
export type PlayerArrangement = ShapeOf<typeof player>;

/** The rules a position may stand in: what is asked inside of a step is reached by playing. */
export const STANDING: readonly string[] = ['ragnarok', 'turn'];
