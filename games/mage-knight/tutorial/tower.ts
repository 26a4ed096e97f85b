// An assault on a mage tower at night, its reward, and the first Spell.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { MageKnightArrangement } from '../rules/arrange.ts';
import { ALONE, IN_TURN, THE_LAND } from './position.ts';
import { czech } from './tower.cs.ts';
import { english } from './tower.en.ts';

const arrangement = {
  active: 0,
  round: 2,
  time: 'night',
  players: [
    {
      hero: 'tovak',
      space: '1,1:SE',
      fame: 3,
      hand: ['march', 'swiftness', 'cold-toughness', 'rage', 'rage'],
      deck: ['concentration', 'stamina', 'promise', 'threaten', 'instinct', 'march', 'tranquility'],
      crystals: { red: 2 },
      tactic: 'from-the-dusk',
    },
  ],
  source: ['blue', 'red', 'black'],
  map: [...THE_LAND, { slot: '1,1', tile: 'countryside-4' }],
  holdings: [
    { space: '1,0:NW', tokens: [], cleared: true },
    { space: '0,1:NW', tokens: [], cleared: true },
    { space: '1,1:W', tokens: ['ironclads'] },
    { space: '1,1:C', tokens: [{ enemy: 'fire-mages-enemy', up: false }] },
  ],
  spells: ['fireball', 'whirlwind', 'restoration'],
  at: IN_TURN,
} as const satisfies MageKnightArrangement;

type Step = TutorialStep & { readonly say: keyof typeof english };

const approach: readonly Step[] = [
  { say: 'welcome' },
  { say: 'tower', thing: 'space:1,1:C' },
  { say: 'march', thing: 'card:march', choice: 'play:march' },
  { say: 'marchBasic', thing: 'how:march:basic', choice: 'basic' },
  { say: 'sideways', thing: 'card:swiftness', choice: 'play:swiftness' },
  { say: 'sidewaysMove', thing: 'how:swiftness:move', choice: 'move' },
  { say: 'assault', thing: 'space:1,1:C', choice: 'step:1,1:C' },
  { say: 'nobodyElse', choice: 'done' },
];

const storm: readonly Step[] = [
  { say: 'mages', thing: 'foe:0' },
  { say: 'walls', choice: 'next' },
  { say: 'fire', thing: 'attack:0.0' },
  { say: 'ice', thing: 'card:cold-toughness', choice: 'play:cold-toughness' },
  { say: 'icePowered', thing: 'how:cold-toughness:powered', choice: 'powered' },
  { say: 'blocked', choice: 'parry' },
  { say: 'attack', thing: 'card:rage', choice: 'play:rage' },
  { say: 'attackPowered', thing: 'how:rage:powered', choice: 'powered' },
  { say: 'second', thing: 'card:rage', choice: 'play:rage' },
  { say: 'secondBasic', thing: 'how:rage:basic', choice: 'basic' },
  { say: 'strike', choice: 'strike' },
  { say: 'shield', thing: 'space:1,1:C' },
  { say: 'end', choice: 'end' },
  { say: 'spell', thing: 'offer:fireball', choice: 'learn:fireball' },
];

const firstSpell: readonly Step[] = [
  { say: 'ironclads', thing: 'space:1,1:W', choice: 'challenge:1,1:W' },
  { say: 'cast', thing: 'card:fireball', choice: 'play:fireball' },
  { say: 'castBasic', thing: 'how:fireball:basic', choice: 'basic' },
  { say: 'mana', thing: 'die:red', choice: 'mana:die:red' },
  { say: 'burnt', choice: 'strike' },
  { say: 'buying', thing: 'space:1,1:C' },
  { say: 'keeps' },
  { say: 'cities' },
  { say: 'farewell' },
];

export const tower = lessonOf({
  setup: { ...ALONE, seed: 'lesson', arrangement },
  steps: [...approach, ...storm, ...firstSpell],
  english,
  czech,
});
