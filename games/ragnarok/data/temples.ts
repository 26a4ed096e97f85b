// LOR-SETUP.4, LOR-TEMP: the temple scales; where their drafts lie is ours.
export type ScaleSide = 'a' | 'b';

export interface TempleScale {
  readonly fields: number;
  /** Fields that say draft when they are uncovered, by side of the card. */
  readonly drafts: Readonly<Record<ScaleSide, readonly number[]>>;
}

const forMany: TempleScale = { fields: 7, drafts: { a: [3, 6], b: [2, 4, 6] } };
const forTwo: TempleScale = { fields: 5, drafts: { a: [2, 4], b: [1, 3, 5] } };

export const scaleFor = (seats: number): TempleScale => (seats === 2 ? forTwo : forMany);
