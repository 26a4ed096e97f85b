import type { EndReason, TrialEnd } from '../state.ts';

export const endings = {
  cityRevealed: 'Město je nalezeno.',
  citiesConquered: 'Všechna města jsou dobyta.',
  incantations: 'Všichni provedli vyvolávání poslední noci.',
  minesLiberated: 'Všechny doly jsou osvobozeny.',
  dungeonsConquered: 'Všechna podzemí a hrobky jsou dobyty.',
  leadersBeaten: 'Vůdci frakcí jsou poraženi.',
  graveyardsSealed: 'Všechny hřbitovy jsou zapečetěny a Nekromant je poražen.',
  relicFound: 'Všechny kusy relikvie jsou nalezeny.',
  returned: 'Hrdina se vrátil portálem.',
  volkareBeaten: 'Volkareho armáda je zničena.',
  cityLost: 'Volkare dobyl město.',
  portalReached: 'Volkare odešel portálem.',
  nobodyLeft: 'Nikdo včas neopustil portál.',
  rounds: 'Poslední kolo skončilo.',
  'trial-best': 'Boj skončil a lépe ho vybojovat nešlo.',
  'trial-worse': 'Boj skončil, ale šlo ho vybojovat lépe.',
} as const satisfies Record<EndReason | TrialEnd, string>;
