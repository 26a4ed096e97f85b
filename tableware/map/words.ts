const listed = (names: readonly string[]): string => names.join(', ');

const en = {
  map: 'map',
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole map',
  asked: 'What is asked',
  keys: 'Arrow keys walk over borders, Page Down goes to the next place that may be chosen, plus and minus zoom, zero shows the whole map, Shift and arrows move it.',
  nothing: 'Nothing stands here',
  bordersOn: (names: readonly string[]) => `Borders on ${listed(names)}`,
  more: (count: number) => `+${count}`,
};

const cs: typeof en = {
  map: 'mapa',
  closer: 'Blíž',
  farther: 'Dál',
  whole: 'Celá mapa',
  asked: 'Na co se ptáme',
  keys: 'Šipky přecházejí přes hranice, Page Down vede k dalšímu místu, které lze zvolit, plus a minus mění přiblížení, nula ukáže celou mapu, Shift se šipkami mapu posouvá.',
  nothing: 'Nic tu nestojí',
  bordersOn: (names) => `Sousedí: ${listed(names)}`,
  more: (count) => `+${count}`,
};

export const WORDS = { en, cs } as const;
export type MapWords = typeof en;
