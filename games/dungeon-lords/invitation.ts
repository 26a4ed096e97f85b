import type { Invitation } from '@krcma/kernel';

export const invitation: Invitation = {
  seats: { min: 1, max: 4 },
  ways: [
    { id: 'first', seats: 3 },
    { id: 'training', seats: 1, puzzles: true },
  ],
  en: {
    name: 'Dungeon Lords',
    blurb:
      'Two years to earn the licence of a Dungeon Lord. Give your minions secret orders, dig, hire monsters, set traps, mind your reputation, and hold your dungeon against the heroes it attracts.',
    ways: {
      first: { label: 'First game', help: 'You and two bots, by the rules of a first game.' },
      training: {
        label: 'Combat training',
        help: 'Four prepared fights alone, in which as little as possible is to be lost.',
      },
    },
    alone:
      'Alone you train: a party stands before a small dungeon, and you choose which traps and monsters meet it. Nobody plays against you but the party itself.',
  },
  cs: {
    name: 'Vládci podzemí',
    blurb:
      'Dva roky na to, získat licenci vládce podzemí. Posílej služebníky s tajnými příkazy, kopej chodby, najímej příšery, lič pasti, hlídej si pověst a ubraň dungeon před hrdiny, které přilákáš.',
    ways: {
      first: { label: 'První hra', help: 'Ty a dva boti, podle pravidel pro první hru.' },
      training: {
        label: 'Bojový výcvik',
        help: 'Čtyři připravené boje pro jednoho. Jde o to, ztratit co nejméně.',
      },
    },
    alone:
      'V jednom hráči cvičíš boj: před malým dungeonem stojí družina a ty volíš pasti a příšery, které na ni pošleš. Nikdo jiný proti tobě nehraje.',
  },
};
