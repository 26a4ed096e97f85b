/** Icons are drawn with whole numbers on a square of this size: a third of their weight, and no eye sees it at the size of a card. */
export const ICON_GRID = 256;

export const ICON_BOX = `0 0 ${ICON_GRID} ${ICON_GRID}`;
