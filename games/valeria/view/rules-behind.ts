// Which numbered rules tell more about a thing one points at.
import { isCitizen } from '../data/citizens.ts';
import { domainOf, isDomain } from '../data/domains.ts';
import { isDuke } from '../data/dukes.ts';
import { isEvent } from '../data/events.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { isStarter, starterOf } from '../data/starters.ts';
import type { ValeriaView } from '../rules/view.ts';
import { isDomainStack, isMonsterStack } from '../state.ts';

type Rules = readonly RuleId[];

function ofCard(id: string): Rules {
  if (isCitizen(id)) return ['VAL-HARV.2', 'VAL-HARV.4', 'VAL-CIT.4'];
  if (isStarter(id))
    return starterOf(id).activation.length === 0
      ? ['VAL-HER.1', 'VAL-HER.5']
      : ['VAL-GEN.4', 'VAL-HARV.2', 'VAL-HARV.4'];
  if (isDomain(id)) return [domainOf(id).timing === 'instant' ? 'VAL-DOM.1' : 'VAL-DOM.2', 'VAL-DOM.3'];
  if (isDuke(id)) return ['VAL-DUKE.1', 'VAL-SCORE.2', 'VAL-SCORE.3', 'VAL-SCORE.4'];
  return isEvent(id) ? ['VAL-EVT.6', 'VAL-EVT.7'] : ['VAL-SLAY.5', 'VAL-MON.8'];
}

function ofStack(stack: number, { center }: ValeriaView): Rules {
  const { count = 0, spot } = center[stack] ?? {};
  if (count === 0)
    return spot !== undefined && isEvent(spot) ? ['VAL-EVT.6', 'VAL-EVT.7'] : ['VAL-EXH.6', 'VAL-EXH.1'];
  if (isMonsterStack(stack)) return ['VAL-SLAY.1', 'VAL-SLAY.2', 'VAL-SLAY.6'];
  return isDomainStack(stack) ? ['VAL-BUILD.1', 'VAL-BUILD.2'] : ['VAL-REC.1', 'VAL-REC.2'];
}

const TRACK_RULES: Readonly<Record<string, Rules>> = {
  gold: ['VAL-RES.1', 'VAL-MAG.2'],
  strength: ['VAL-RES.1', 'VAL-MAG.2'],
  magic: ['VAL-MAG.1', 'VAL-MAG.2', 'VAL-MAG.3'],
  vp: ['VAL-RES.5', 'VAL-SCORE.1'],
};

export function rulesBehind(thing: string, view: ValeriaView): Rules {
  const [kind, id = ''] = thing.split(':');
  const alone = view.darkLord !== undefined;
  switch (kind) {
    case 'card':
      return ofCard(id);
    case 'stack':
      return ofStack(Number(id), view);
    case 'track':
      return TRACK_RULES[id] ?? [];
    case 'die':
      return ['VAL-ROLL.2', 'VAL-HARV.6'];
    case 'seat':
      return ['VAL-ACT.1', 'VAL-GEN.7', 'VAL-RES.6'];
    case 'end':
      return alone
        ? ['VAL-SOLO.24', 'VAL-SOLO.23', 'VAL-SOLO.19']
        : ['VAL-END.4', 'VAL-END.2', 'VAL-END.3', 'VAL-END.6'];
    case 'column':
      return ['VAL-SOLO.11', 'VAL-SOLO.17', 'VAL-SOLO.18', 'VAL-SOLO.19'];
    default:
      return [];
  }
}
