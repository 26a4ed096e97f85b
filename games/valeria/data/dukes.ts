import { type Count, each, type ScoreLine } from './effect.ts';

export interface Duke {
  readonly scoring: readonly ScoreLine[];
  /** Leftover resources, all kinds together, for one point (VAL-SCORE.4). */
  readonly resourcesPerVp: number;
}

const score = (vp: number, per: Count): ScoreLine => ({ vp, per });
const icon = each.roleIcon;

// biome-ignore format: one card per row, like the printed list
export const dukes = {
  cornelius: { scoring: [score(3, each.domain())], resourcesPerVp: 3 },
  elsyn: { scoring: [score(2, icon('holy')), score(2, icon('shadow'))], resourcesPerVp: 4 },
  elisium: { scoring: [score(1, icon('worker')), score(1, icon('soldier')), score(1, icon('shadow')),
    score(1, icon('holy'))], resourcesPerVp: 4 },
  hrothgar: { scoring: [score(2, each.monster()), score(1, each.monster({ type: 'titan' }))],
    resourcesPerVp: 4 },
  isabella: { scoring: [score(1, icon('soldier')), score(2, icon('holy'))], resourcesPerVp: 3 },
  lekzandr: { scoring: [score(1, icon('worker')), score(2, icon('holy'))], resourcesPerVp: 3 },
  node: { scoring: [score(1, icon('soldier')), score(2, icon('shadow'))], resourcesPerVp: 3 },
  reese: { scoring: [score(1, each.citizen()), score(1, each.monster()), score(1, each.domain())],
    resourcesPerVp: 4 },
  simon: { scoring: [score(1, icon('worker')), score(1, icon('soldier'))], resourcesPerVp: 2 },
  waryn: { scoring: [score(1, icon('worker')), score(2, icon('shadow'))], resourcesPerVp: 3 },
} as const satisfies Record<string, Duke>;

export type DukeId = keyof typeof dukes;

export const isDuke = (id: string): id is DukeId => Object.hasOwn(dukes, id);
export const dukeOf = (id: DukeId): Duke => dukes[id];
