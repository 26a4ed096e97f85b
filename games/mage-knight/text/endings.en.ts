import type { EndReason, TrialEnd } from '../state.ts';

export const endings = {
  cityRevealed: 'The city is found.',
  citiesConquered: 'All cities are conquered.',
  incantations: 'Everybody has summoned in the last night.',
  minesLiberated: 'All mines are liberated.',
  dungeonsConquered: 'All dungeons and tombs are conquered.',
  leadersBeaten: 'The leaders of the factions are defeated.',
  graveyardsSealed: 'All graveyards are sealed, and the Necromancer is defeated.',
  relicFound: 'All pieces of the relic are found.',
  returned: 'A hero returned by the portal.',
  volkareBeaten: 'The army of Volkare is destroyed.',
  cityLost: 'Volkare has taken the city.',
  portalReached: 'Volkare has left through the portal.',
  nobodyLeft: 'Nobody left the portal in time.',
  rounds: 'The last round is over.',
  'trial-best': 'The fight is over, and nobody could have fought it better.',
  'trial-worse': 'The fight is over, but it could have come to more.',
} as const satisfies Record<EndReason | TrialEnd, string>;
