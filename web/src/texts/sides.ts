/** Words for games in which not everybody is alone. */
export const sidesEn = {
  name: (number: number) => `Side ${number}`,
  own: 'Your side',
  together: 'All together',
  versus: (sides: readonly string[]) => sides.join(' vs. '),
  yourSideWon: 'Your side won!',
  yourSideLost: (winners: string) => `Your side lost; ${winners} won`,
  sideWon: (winners: string) => `${winners} won`,
  sidesShare: 'The sides share the victory',
  wonTogether: 'You won together!',
  lostTogether: 'You lost together',
  unrated: 'All win or lose this game together, so it is not rated.',
};

export type SideText = typeof sidesEn;

export const sidesCs: SideText = {
  name: (number) => `Strana ${number}`,
  own: 'Tvoje strana',
  together: 'Všichni společně',
  versus: (sides) => sides.join(' × '),
  yourSideWon: 'Tvoje strana vyhrála!',
  yourSideLost: (winners) => `Tvoje strana prohrála, vyhráli ${winners}`,
  sideWon: (winners) => `Vyhráli ${winners}`,
  sidesShare: 'Strany se dělí o vítězství',
  wonTogether: 'Společně jste vyhráli!',
  lostTogether: 'Společně jste prohráli',
  unrated: 'Tuto hru všichni společně vyhrají nebo prohrají, proto se nepočítá do hodnocení.',
};
