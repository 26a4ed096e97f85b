// 77 skill tokens, eleven for each hero.
import type { Skill } from './skill.ts';

export const skills = {
  'arythea-dark-paths': {
    hero: 'arythea',
    usage: 'perTurn',
    ops: [{ op: 'byTime', day: [{ op: 'move', n: 1 }], night: [{ op: 'move', n: 2 }] }],
  },
  'arythea-burning-power': {
    hero: 'arythea',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'attack', n: 1, element: 'physical', kind: 'siege' }],
          [{ op: 'attack', n: 1, element: 'fire', kind: 'siege' }],
        ],
      },
    ],
  },
  'arythea-hot-swordsmanship': {
    hero: 'arythea',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
          [{ op: 'attack', n: 2, element: 'fire', kind: 'melee' }],
        ],
      },
    ],
  },
  'arythea-dark-negotiation': {
    hero: 'arythea',
    usage: 'perTurn',
    ops: [{ op: 'byTime', day: [{ op: 'influence', n: 2 }], night: [{ op: 'influence', n: 3 }] }],
  },
  'arythea-dark-fire-magic': {
    hero: 'arythea',
    usage: 'perRound',
    ops: [
      { op: 'gainCrystal', colour: 'red', n: 1 },
      {
        op: 'choose',
        of: [[{ op: 'gainMana', colour: 'red', n: 1 }], [{ op: 'gainMana', colour: 'black', n: 1 }]],
      },
    ],
  },
  'arythea-power-of-pain': { hero: 'arythea', usage: 'perTurn', ops: [{ op: 'woundSideways', n: 2 }] },
  'arythea-invocation': { hero: 'arythea', usage: 'perTurn', ops: [{ op: 'invocation' }] },
  'arythea-polarization': { hero: 'arythea', usage: 'perTurn', ops: [{ op: 'polarize' }] },
  'arythea-motivation': {
    hero: 'arythea',
    usage: 'perRound',
    restriction: 'anyTurn',
    ops: [
      { op: 'draw', n: 2 },
      { op: 'ifLowestFame', gives: [{ op: 'gainMana', colour: 'red', n: 1 }] },
      { op: 'motivationLock' },
    ],
  },
  'arythea-healing-ritual': {
    hero: 'arythea',
    slot: 'competitive',
    usage: 'perRound',
    restriction: 'notInCombat',
    ops: [{ op: 'healingRitual' }],
  },
  'arythea-ritual-of-pain': {
    hero: 'arythea',
    slot: 'cooperative',
    usage: 'perRound',
    restriction: 'notInCombat',
    ops: [{ op: 'ritualOfPain' }],
  },
  'tovak-double-time': {
    hero: 'tovak',
    usage: 'perTurn',
    ops: [{ op: 'byTime', day: [{ op: 'move', n: 2 }], night: [{ op: 'move', n: 1 }] }],
  },
  'tovak-night-sharpshooting': {
    hero: 'tovak',
    usage: 'perTurn',
    ops: [
      {
        op: 'byTime',
        day: [{ op: 'attack', n: 1, element: 'physical', kind: 'ranged' }],
        night: [{ op: 'attack', n: 2, element: 'physical', kind: 'ranged' }],
      },
    ],
  },
  'tovak-cold-swordsmanship': {
    hero: 'tovak',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
          [{ op: 'attack', n: 2, element: 'ice', kind: 'melee' }],
        ],
      },
    ],
  },
  'tovak-shield-mastery': {
    hero: 'tovak',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'block', n: 3, element: 'physical' }],
          [{ op: 'block', n: 2, element: 'fire' }],
          [{ op: 'block', n: 2, element: 'ice' }],
        ],
      },
    ],
  },
  'tovak-resistance-break': { hero: 'tovak', usage: 'perTurn', ops: [{ op: 'armorPerResistance' }] },
  'tovak-i-feel-no-pain': {
    hero: 'tovak',
    usage: 'perTurn',
    restriction: 'notInCombat',
    ops: [
      { op: 'discard', n: 1, filter: 'wound' },
      { op: 'draw', n: 1 },
    ],
  },
  'tovak-i-dont-give-a-damn': {
    hero: 'tovak',
    usage: 'perTurn',
    ops: [{ op: 'sideways', n: 2, advanced: 3 }],
  },
  'tovak-who-needs-magic': { hero: 'tovak', usage: 'perTurn', ops: [{ op: 'sideways', n: 2, noDie: 3 }] },
  'tovak-motivation': {
    hero: 'tovak',
    usage: 'perRound',
    restriction: 'anyTurn',
    ops: [
      { op: 'draw', n: 2 },
      { op: 'ifLowestFame', gives: [{ op: 'gainMana', colour: 'blue', n: 1 }] },
      { op: 'motivationLock' },
    ],
  },
  'tovak-mana-exploit': {
    hero: 'tovak',
    slot: 'competitive',
    usage: 'perRound',
    ops: [{ op: 'manaExploit' }],
  },
  'tovak-mana-overload': {
    hero: 'tovak',
    slot: 'cooperative',
    usage: 'perRound',
    ops: [{ op: 'manaOverload', bonus: 4 }],
  },
  'goldyx-freezing-power': {
    hero: 'goldyx',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'attack', n: 1, element: 'physical', kind: 'siege' }],
          [{ op: 'attack', n: 1, element: 'ice', kind: 'siege' }],
        ],
      },
    ],
  },
  'goldyx-potion-making': {
    hero: 'goldyx',
    usage: 'perRound',
    restriction: 'notInCombat',
    ops: [{ op: 'heal', n: 2 }],
  },
  'goldyx-white-crystal-craft': {
    hero: 'goldyx',
    usage: 'perRound',
    ops: [
      { op: 'gainCrystal', colour: 'blue', n: 1 },
      { op: 'gainMana', colour: 'white', n: 1 },
    ],
  },
  'goldyx-green-crystal-craft': {
    hero: 'goldyx',
    usage: 'perRound',
    ops: [
      { op: 'gainCrystal', colour: 'blue', n: 1 },
      { op: 'gainMana', colour: 'green', n: 1 },
    ],
  },
  'goldyx-red-crystal-craft': {
    hero: 'goldyx',
    usage: 'perRound',
    ops: [
      { op: 'gainCrystal', colour: 'blue', n: 1 },
      { op: 'gainMana', colour: 'red', n: 1 },
    ],
  },
  'goldyx-glittering-fortune': {
    hero: 'goldyx',
    usage: 'perTurn',
    restriction: 'interactionOnly',
    ops: [{ op: 'influencePerCrystalColour' }],
  },
  'goldyx-flight': {
    hero: 'goldyx',
    usage: 'perRound',
    ops: [{ op: 'fly', free: 1, orTwoFor: 2, endSafe: true, noProvoke: true }],
  },
  'goldyx-universal-power': {
    hero: 'goldyx',
    usage: 'perTurn',
    ops: [{ op: 'sidewaysMana', n: 3, same: 4 }],
  },
  'goldyx-motivation': {
    hero: 'goldyx',
    usage: 'perRound',
    restriction: 'anyTurn',
    ops: [
      { op: 'draw', n: 2 },
      { op: 'ifLowestFame', gives: [{ op: 'gainMana', colour: 'green', n: 1 }] },
      { op: 'motivationLock' },
    ],
  },
  'goldyx-source-freeze': {
    hero: 'goldyx',
    slot: 'competitive',
    usage: 'perRound',
    ops: [{ op: 'sourceFreeze' }],
  },
  'goldyx-source-opening': {
    hero: 'goldyx',
    slot: 'cooperative',
    usage: 'perRound',
    ops: [{ op: 'sourceOpening' }],
  },
  'norowas-forward-march': { hero: 'norowas', usage: 'perTurn', ops: [{ op: 'movePerReadyUnit', max: 3 }] },
  'norowas-day-sharpshooting': {
    hero: 'norowas',
    usage: 'perTurn',
    ops: [
      {
        op: 'byTime',
        day: [{ op: 'attack', n: 2, element: 'physical', kind: 'ranged' }],
        night: [{ op: 'attack', n: 1, element: 'physical', kind: 'ranged' }],
      },
    ],
  },
  'norowas-inspiration': {
    hero: 'norowas',
    usage: 'perRound',
    restriction: 'notInCombat',
    ops: [{ op: 'choose', of: [[{ op: 'readyUnit', maxLevel: 4 }], [{ op: 'healUnit' }]] }],
  },
  'norowas-bright-negotiation': {
    hero: 'norowas',
    usage: 'perTurn',
    ops: [{ op: 'byTime', day: [{ op: 'influence', n: 3 }], night: [{ op: 'influence', n: 2 }] }],
  },
  'norowas-leaves-in-the-wind': {
    hero: 'norowas',
    usage: 'perRound',
    ops: [
      { op: 'gainCrystal', colour: 'green', n: 1 },
      { op: 'gainMana', colour: 'white', n: 1 },
    ],
  },
  'norowas-whispers-in-the-treetops': {
    hero: 'norowas',
    usage: 'perRound',
    ops: [
      { op: 'gainCrystal', colour: 'white', n: 1 },
      { op: 'gainMana', colour: 'green', n: 1 },
    ],
  },
  'norowas-leadership': {
    hero: 'norowas',
    usage: 'perTurn',
    ops: [{ op: 'unitActivationBonus', block: 3, attack: 2, ranged: 1 }],
  },
  'norowas-bonds-of-loyalty': {
    hero: 'norowas',
    usage: 'passive',
    ops: [{ op: 'bondsOfLoyalty', deals: 2, discount: 5 }],
  },
  'norowas-motivation': {
    hero: 'norowas',
    usage: 'perRound',
    restriction: 'anyTurn',
    ops: [
      { op: 'draw', n: 2 },
      { op: 'ifLowestFame', gives: [{ op: 'gainMana', colour: 'white', n: 1 }] },
      { op: 'motivationLock' },
    ],
  },
  'norowas-prayer-of-weather': {
    hero: 'norowas',
    slot: 'competitive',
    usage: 'perRound',
    ops: [
      { op: 'terrainCost', terrain: 'all', delta: -2, min: 1 },
      { op: 'othersTerrain', delta: 1, max: 5 },
    ],
  },
  'norowas-calming-the-weather': {
    hero: 'norowas',
    slot: 'cooperative',
    usage: 'perRound',
    ops: [
      { op: 'terrainCost', terrain: 'all', delta: -2, min: 1 },
      { op: 'returnFor', gives: [{ op: 'terrainCost', terrain: 'all', delta: -1, min: 1 }] },
    ],
  },
  'wolfhawk-refreshing-bath': {
    hero: 'wolfhawk',
    usage: 'perRound',
    restriction: 'notInCombat',
    ops: [
      { op: 'heal', n: 1 },
      { op: 'gainCrystal', colour: 'blue', n: 1 },
    ],
  },
  'wolfhawk-refreshing-breeze': {
    hero: 'wolfhawk',
    usage: 'perRound',
    restriction: 'notInCombat',
    ops: [
      { op: 'heal', n: 1 },
      { op: 'gainCrystal', colour: 'white', n: 1 },
    ],
  },
  'wolfhawk-hawk-eyes': {
    hero: 'wolfhawk',
    usage: 'perTurn',
    ops: [
      { op: 'move', n: 1 },
      { op: 'byTime', day: [{ op: 'revealRange', n: 2 }], night: [{ op: 'exploreCost', delta: -1 }] },
    ],
  },
  'wolfhawk-on-her-own': { hero: 'wolfhawk', usage: 'perTurn', ops: [{ op: 'onHerOwn', alone: 3, else: 1 }] },
  'wolfhawk-deadly-aim': {
    hero: 'wolfhawk',
    usage: 'perTurn',
    ops: [{ op: 'attackCardBonus', ranged: 1, attack: 2 }],
  },
  'wolfhawk-know-your-prey': {
    hero: 'wolfhawk',
    usage: 'perRound',
    restriction: 'combat',
    ops: [{ op: 'knowYourPrey' }],
  },
  'wolfhawk-taunt': {
    hero: 'wolfhawk',
    usage: 'perTurn',
    restriction: 'blockPhase',
    ops: [
      {
        op: 'choose',
        of: [[{ op: 'enemyAttack', delta: -1, min: 0 }], [{ op: 'taunt', attack: 2, armor: -2 }]],
      },
    ],
  },
  'wolfhawk-dueling': {
    hero: 'wolfhawk',
    usage: 'perTurn',
    restriction: 'blockPhase',
    ops: [{ op: 'dueling' }],
  },
  'wolfhawk-motivation': {
    hero: 'wolfhawk',
    usage: 'perRound',
    restriction: 'anyTurn',
    ops: [
      { op: 'draw', n: 2 },
      { op: 'ifLowestFame', gives: [{ op: 'fame', n: 1 }] },
      { op: 'motivationLock' },
    ],
  },
  'wolfhawk-wolfs-howl': {
    hero: 'wolfhawk',
    slot: 'competitive',
    usage: 'perRound',
    restriction: 'notInInteraction',
    ops: [{ op: 'wolfsHowl' }],
  },
  'wolfhawk-howl-of-the-pack': {
    hero: 'wolfhawk',
    slot: 'cooperative',
    usage: 'perRound',
    restriction: 'notInInteraction',
    ops: [{ op: 'howlOfThePack' }],
  },
  'krang-spirit-guides': {
    hero: 'krang',
    usage: 'perTurn',
    ops: [
      { op: 'move', n: 1 },
      { op: 'blockBonus', n: 1 },
    ],
  },
  'krang-battle-hardened': {
    hero: 'krang',
    usage: 'perTurn',
    ops: [{ op: 'ignoreDamage', physical: 2, other: 1 }],
  },
  'krang-battle-frenzy': {
    hero: 'krang',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
          [
            {
              op: 'flipFor',
              gives: [{ op: 'attack', n: 4, element: 'physical', kind: 'melee' }],
              unflip: 'rest',
            },
          ],
        ],
      },
    ],
  },
  'krang-shamanic-ritual': {
    hero: 'krang',
    usage: 'perRound',
    ops: [{ op: 'flipFor', gives: [{ op: 'gainMana', colour: 'any', n: 1 }], unflip: 'action' }],
  },
  'krang-regenerate': {
    hero: 'krang',
    usage: 'perTurn',
    restriction: 'notInCombat',
    ops: [{ op: 'regenerate', colour: 'red' }],
  },
  'krang-arcane-disguise': {
    hero: 'krang',
    usage: 'perTurn',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'influence', n: 2 }],
          [{ op: 'flipFor', gives: [{ op: 'ignoreReputation' }], unflip: 'payGreen' }],
        ],
      },
    ],
  },
  'krang-puppet-master': { hero: 'krang', usage: 'perTurn', ops: [{ op: 'puppetMaster' }] },
  'krang-master-of-chaos': {
    hero: 'krang',
    usage: 'perTurn',
    ops: [
      {
        op: 'wheel',
        order: ['blue', 'green', 'black', 'white', 'red', 'gold'],
        gives: {
          blue: [{ op: 'block', n: 3, element: 'physical' }],
          green: [{ op: 'move', n: 1 }],
          black: [{ op: 'attack', n: 1, element: 'coldFire', kind: 'ranged' }],
          white: [{ op: 'influence', n: 2 }],
          red: [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
          gold: [
            {
              op: 'choose',
              of: [
                [{ op: 'block', n: 3, element: 'physical' }],
                [{ op: 'move', n: 1 }],
                [{ op: 'attack', n: 1, element: 'coldFire', kind: 'ranged' }],
                [{ op: 'influence', n: 2 }],
                [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
              ],
            },
          ],
        },
      },
    ],
  },
  'krang-curse': {
    hero: 'krang',
    usage: 'perTurn',
    restriction: 'combat',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'enemyAttack', delta: -2, min: 0 }],
          [{ op: 'enemyArmor', delta: -1, min: 1, targets: 1 }],
        ],
      },
    ],
  },
  'krang-mana-suppression': {
    hero: 'krang',
    slot: 'competitive',
    usage: 'perRound',
    ops: [{ op: 'manaSuppression' }],
  },
  'krang-mana-enhancement': {
    hero: 'krang',
    slot: 'cooperative',
    usage: 'perRound',
    ops: [{ op: 'manaEnhancement' }],
  },
  'braevalar-elemental-resistance': {
    hero: 'braevalar',
    usage: 'perTurn',
    ops: [{ op: 'ignoreDamage', elemental: 2, other: 1 }],
  },
  'braevalar-feral-allies': {
    hero: 'braevalar',
    usage: 'perTurn',
    ops: [
      { op: 'exploreCost', delta: -1 },
      {
        op: 'choose',
        of: [
          [{ op: 'attack', n: 1, element: 'physical', kind: 'melee' }],
          [{ op: 'enemyAttack', delta: -1, min: 0 }],
        ],
      },
    ],
  },
  'braevalar-thunderstorm': {
    hero: 'braevalar',
    usage: 'perRound',
    ops: [
      {
        op: 'choose',
        of: [[{ op: 'gainMana', colour: 'green', n: 1 }], [{ op: 'gainMana', colour: 'blue', n: 1 }]],
      },
      {
        op: 'choose',
        of: [[{ op: 'gainMana', colour: 'green', n: 1 }], [{ op: 'gainMana', colour: 'white', n: 1 }]],
      },
    ],
  },
  'braevalar-lightning-storm': {
    hero: 'braevalar',
    usage: 'perRound',
    ops: [
      {
        op: 'choose',
        of: [[{ op: 'gainMana', colour: 'blue', n: 1 }], [{ op: 'gainMana', colour: 'green', n: 1 }]],
      },
      {
        op: 'choose',
        of: [[{ op: 'gainMana', colour: 'blue', n: 1 }], [{ op: 'gainMana', colour: 'red', n: 1 }]],
      },
    ],
  },
  'braevalar-beguile': {
    hero: 'braevalar',
    usage: 'perTurn',
    ops: [{ op: 'beguile', base: 3, fortified: 2, glade: 4 }],
  },
  'braevalar-forked-lightning': {
    hero: 'braevalar',
    usage: 'perTurn',
    ops: [{ op: 'perEnemyAttack', n: 1, element: 'coldFire', kind: 'ranged', max: 3 }],
  },
  'braevalar-shapeshift': { hero: 'braevalar', usage: 'perTurn', ops: [{ op: 'shapeshift' }] },
  'braevalar-secret-ways': {
    hero: 'braevalar',
    usage: 'perTurn',
    ops: [
      { op: 'move', n: 1 },
      { op: 'secretWays', mountain: 5, lake: 2, colour: 'blue' },
    ],
  },
  'braevalar-regenerate': {
    hero: 'braevalar',
    usage: 'perTurn',
    restriction: 'notInCombat',
    ops: [{ op: 'regenerate', colour: 'green' }],
  },
  'braevalar-natures-vengeance-competitive': {
    hero: 'braevalar',
    slot: 'competitive',
    usage: 'perRound',
    restriction: 'combat',
    ops: [
      { op: 'enemyAttack', delta: -1, min: 0 },
      { op: 'grant', ability: 'cumbersome' },
      { op: 'othersEnemiesAttack', n: 1 },
    ],
  },
  'braevalar-natures-vengeance-cooperative': {
    hero: 'braevalar',
    slot: 'cooperative',
    usage: 'perRound',
    restriction: 'combat',
    ops: [
      { op: 'enemyAttack', delta: -1, min: 0 },
      { op: 'grant', ability: 'cumbersome' },
      { op: 'returnFor', gives: 'same' },
    ],
  },
} as const satisfies Readonly<Record<string, Skill>>;

export type SkillId = keyof typeof skills;
export const SKILLS = Object.keys(skills) as readonly SkillId[];
