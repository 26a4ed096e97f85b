import type { SignBook, SignWords } from '@krcma/kernel';
import { AREAS, type Area, MONSTER_TYPES, type MonsterType } from '../data/effect.ts';
import { areaNames, monsterTypeNames } from './names.en.ts';
import type { SignId } from './signs.ts';

const areas = Object.fromEntries(
  AREAS.map((area) => [
    area,
    {
      name: areaNames[area],
      means: `Monsters of the ${areaNames[area]}: their stack lies below this ribbon, and some dukes count them.`,
    },
  ]),
) as Record<Area, SignWords>;

const types = Object.fromEntries(
  MONSTER_TYPES.map((type) => [
    type,
    {
      name: `${monsterTypeNames[type][0]?.toUpperCase()}${monsterTypeNames[type].slice(1)}`,
      means: `A kind of monster. It matters only to cards and dukes that count each ${monsterTypeNames[type]}.`,
      said: `${monsterTypeNames[type]}(?:s|es)?`,
    },
  ]),
) as Record<MonsterType, SignWords>;

export const signs: SignBook<SignId> = {
  ...areas,
  ...types,
  gold: {
    name: 'Gold',
    means: 'Pays for citizens and domains. The number is the amount; on a reward you gain that much.',
    said: 'gold',
  },
  strength: {
    name: 'Strength',
    means: 'Slays monsters. The number is the amount.',
    said: 'strength',
  },
  magic: {
    name: 'Magic',
    means:
      'Slays monsters that ask for it, and stands in for gold or strength when at least 1 of them is real.',
    said: 'magic',
  },
  vp: {
    name: 'Victory points',
    means: 'Whoever has the most of them at the end wins. The number is how many this is worth.',
    said: '(?:victory )?points?',
  },
  worker: {
    name: 'Worker',
    means: 'The role of the hammer. Domains ask for role icons, and dukes count them.',
    said: 'workers?',
  },
  soldier: {
    name: 'Soldier',
    means: 'The role of the helmet. Domains ask for role icons, and dukes count them.',
    said: 'soldiers?',
  },
  shadow: {
    name: 'Shadow',
    means: 'The role of the dagger. Domains ask for role icons, and dukes count them.',
    said: 'shadow',
  },
  holy: {
    name: 'Holy',
    means: 'The role of the sun. Domains ask for role icons, and dukes count them.',
    said: 'holy',
  },
  instant: { name: 'When built', means: 'The effect happens once, at the moment the domain is built.' },
  rollModify: { name: 'In your roll phase', means: 'The effect changes the dice you have rolled.' },
  onDoubles: {
    name: 'On doubles',
    means: 'The effect happens each time both dice show the same number, whoever rolled them.',
  },
  actionStart: { name: 'Sunrise', means: 'The effect happens at the start of your action phase.' },
  actionEnd: { name: 'Sunset', means: 'The effect happens at the end of your action phase.' },
  onGainCitizen: {
    name: 'When a citizen comes',
    means: 'The effect happens each time you gain a citizen in your action phase.',
  },
  onSlay: {
    name: 'When a monster falls',
    means: 'The effect happens each time you slay a monster in your action phase.',
  },
  modifier: { name: 'Always', means: 'The effect lasts through all your action phases.' },
  citizen: {
    name: 'Citizen',
    means: 'A citizen card. Behind × it counts the citizens you own, without the starters.',
    said: '(?<=each of your (?:\\w+ )?)citizens',
  },
  domain: {
    name: 'Domain',
    means: 'A domain card. Beside a player it counts the domains that player has built.',
    said: '(?<=each of your )domains',
  },
  monster: {
    name: 'Monster',
    means: 'A monster card. Behind × it counts the monsters you have slain.',
    said: '(?<=each )monster',
  },
  slain: { name: 'Slain monsters', means: 'How many monsters this player has slain.' },
  'monster-stacks': {
    name: 'Monster stacks left',
    means: 'How many stacks still hold monsters. When there is none the game ends.',
  },
  'domain-stacks': {
    name: 'Domain stacks left',
    means: 'How many stacks still hold domains. When there is none the game ends.',
  },
  deck: {
    name: 'Deck of exhausted cards',
    means: 'How many cards are left to lie on exhausted stacks. Enemy events are among them.',
  },
  and: { name: 'And', means: 'You gain what stands on both sides.' },
  or: { name: 'Or', means: 'You choose one side and gain only that.' },
  per: {
    name: 'For each',
    means: 'You gain what stands on the left once for each of what stands on the right.',
  },
  'at-most': { name: 'At most', means: 'Only a citizen with this base price or less may be taken.' },
  'pays-for': {
    name: 'Pay for',
    means: 'You may pay what stands on the left to get what stands on the right.',
  },
  'taken-from': {
    name: 'Take from',
    means: 'You take what stands on the left from the opponent who stands on the right.',
  },
  less: { name: 'Less', means: 'So much is taken away: from a price, or from what players have.' },
  opponent: { name: 'An opponent', means: 'One opponent of your choice; alone, the supply.' },
  everybody: { name: 'Every player', means: 'This happens to every player, also to you.' },
  back: {
    name: 'Back to the stack',
    means: 'You put the card on the left back to gain what stands on the right.',
  },
  sword: { name: 'Slay a monster', means: 'You may slay one more monster at its full cost.' },
  die: { name: 'One die', means: 'One die of your choice. A number in it is what the die is turned to.' },
  turned: { name: 'Turn the die', means: 'The die is turned up or down by so much.' },
  activation: {
    name: 'Activation number',
    means:
      'The card works when a die, or the sum of both dice, shows this number. It shines when the roll has woken it.',
  },
  'own-turn': { name: 'On your turn', means: 'What the card brings when it is woken by your own roll.' },
  'other-turns': {
    name: 'On the turns of others',
    means: 'What the card brings when somebody else rolls its number.',
  },
  'any-turn': { name: 'On any turn', means: 'The card brings the same whoever has rolled its number.' },
  needs: {
    name: 'Needed icons',
    means: 'The role icons your citizens must show to build this domain. They are not used up.',
  },
  harm: { name: 'What the event does', means: 'It happens each time the dice show the number of the event.' },
  was: { name: 'Printed price', means: 'What the card costs without your discounts and surcharges.' },
  surcharge: {
    name: 'More for copies',
    means: 'Each copy of the citizen you already own makes the next one 1 gold dearer.',
  },
  copies: { name: 'Copies', means: 'So many cards of this name lie here.' },
  left: {
    name: 'Cards left',
    means: 'So many cards lie on this stack. When the last one goes the stack is exhausted.',
  },
  owned: { name: 'Your copies', means: 'So many of these cards the player of these arms owns already.' },
  token: {
    name: 'Tokens',
    means: 'Strength and magic tokens make the monster dearer, gold tokens go to whoever slays it.',
  },
  exhausted: {
    name: 'Exhausted',
    means: 'No card is left to take here. The stack counts towards the end of the game.',
  },
  'face-down': { name: 'Face down', means: 'The cards here have not been turned up yet.' },
  candle: {
    name: 'Candle',
    means: 'One goes out with every exhausted stack. When the last one is out the game ends.',
  },
  'not-rolled': { name: 'Not rolled yet', means: 'The dice are rolled when the first turn begins.' },
  woken: {
    name: 'Woken numbers',
    means: 'The two dice and their sum. Cards with one of these numbers work this turn.',
  },
  seat: { name: 'Arms of a player', means: 'Every player has a shield of an own colour and device.' },
  'on-turn': { name: 'On turn', means: 'This player rolls and acts now.' },
  first: {
    name: 'First player',
    means: 'This player began the game. The round always ends before this seat.',
  },
  resting: {
    name: 'Resting',
    means: 'With five players one rests in each turn and gains nothing from the roll.',
  },
  counted: { name: 'What you have', means: 'So many of what the line counts.' },
  'line-points': { name: 'Points so far', means: 'What this line would be worth if the game ended now.' },
  leftovers: {
    name: 'Leftover resources',
    means: 'At the end so many gold, strength and magic in all make 1 point.',
  },
  'dark-lord': {
    name: 'The Dark Lord',
    means: 'Your opponent in the game of one. He scores what he captures.',
  },
  booty: { name: 'What he has captured', means: 'Citizens, domains, and the points of those domains.' },
  'column-die': {
    name: 'Number of the column',
    means: 'A die with this number lets the monsters of the column attack.',
  },
  'column-left': {
    name: 'Left in the column',
    means: 'So many citizens and domains can still be lost here.',
  },
  bare: { name: 'Bare column', means: 'Nothing is left to lose here: the next attack loses the game.' },
};
