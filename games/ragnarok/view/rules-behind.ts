// Which numbered rules tell more about a thing one points at.
import type { RuleId } from '../data/rule-ids.ts';
import type { ActionId } from '../data/wheel.ts';

type Rules = readonly RuleId[];

const ofAction: Readonly<Record<ActionId, Rules>> = {
  reinforce: ['LOR-REINF.1', 'LOR-SPEC.1', 'LOR-REALM.6'],
  mobilize: ['LOR-MOB.1', 'LOR-SPEC.1', 'LOR-REALM.6'],
  prepare: ['LOR-PREP.1', 'LOR-SPEC.1', 'LOR-REALM.6'],
  temple: ['LOR-TEMP.1', 'LOR-SPEC.1', 'LOR-REALM.6'],
  monsters: ['LOR-MONS.1', 'LOR-SPEC.1', 'LOR-REALM.6'],
  usurp: ['LOR-USURP.1', 'LOR-SPEC.1', 'LOR-REALM.6'],
  monument: ['LOR-MONU.1', 'LOR-RAG.1', 'LOR-SPEC.10'],
};

const ofKind: Readonly<Record<string, Rules>> = {
  region: ['LOR-MAP.2', 'LOR-CTRL.1', 'LOR-CTRL.3'],
  sea: ['LOR-SEA.1', 'LOR-SEA.3', 'LOR-SEA.5'],
  realm: ['LOR-REALM.1', 'LOR-REALM.5', 'LOR-REALM.6'],
  army: ['LOR-ARMY.1', 'LOR-MAN.1', 'LOR-MOVE.1'],
  hero: ['LOR-HERO.1', 'LOR-HSTEP.1'],
  drakkar: ['LOR-SEA.3', 'LOR-SEA.5', 'LOR-SEA.6'],
  monster: ['LOR-MACT.1', 'LOR-MCTL.1', 'LOR-HUNT.1'],
  loki: ['LOR-LOKI.1', 'LOR-VIC.5'],
  monument: ['LOR-MAP.5', 'LOR-PRAY.1', 'LOR-MONU.1'],
  forge: ['LOR-FORGE.1', 'LOR-MAP.8'],
  card: ['LOR-BAT.1', 'LOR-HUNT.2'],
  attack: ['LOR-HUNT.3'],
  wound: ['LOR-HUNT.4', 'LOR-HUNT.33'],
  rune: ['LOR-RUNE.1', 'LOR-RACT.1'],
  bank: ['LOR-RUNE.1', 'LOR-LIM.1'],
  'rune-action': ['LOR-RACT.1', 'LOR-RACT.2'],
  attribute: ['LOR-HERO.1', 'LOR-INJ.1', 'LOR-INJ.3'],
  blessing: ['LOR-BLESS.1', 'LOR-BLESS.4'],
  artifact: ['LOR-ART.1', 'LOR-ART.2', 'LOR-ART.3'],
  origin: ['LOR-HSEL.2'],
  omen: ['LOR-RAG.1', 'LOR-RAG.2', 'LOR-RAG.5'],
  seat: ['LOR-VIC.1', 'LOR-OWN.1'],
};

const isAction = (id: string): id is ActionId => Object.hasOwn(ofAction, id);

export function rulesBehind(thing: string): Rules {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'slot') return isAction(id) ? ofAction[id] : [];
  return ofKind[kind] ?? [];
}
