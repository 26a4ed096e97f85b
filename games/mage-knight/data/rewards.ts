/** What is won, at end of turn (MK-16.5 to .9). */
export const REWARDS = [
  'artifact',
  'spell',
  'advancedAction',
  'unit',
  'randomCrystal',
  'crystalChoice',
  'crystalEachColor',
  'fame',
  'spellOrArtifact',
] as const;
export type RewardKind = (typeof REWARDS)[number];

export interface Reward {
  readonly reward: RewardKind;
  readonly n: number;
}
