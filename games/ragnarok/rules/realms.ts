// LOR-SPEC.5 to .8, LOR-REALM.6 to .8: what realms pay their allies.
import type { Seat } from '@krcma/kernel';
import type { Op } from '../data/ops.ts';
import { type BonusDeed, type RealmId, realms } from '../data/realms.ts';
import type { Ragnarok } from '../state.ts';
import { type OpAt, startOf } from './effects/op-at.ts';
import { canCarryOut } from './effects/possible.ts';
import { isAlliedWith } from './payoff.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';

type Deed = Op & { readonly op: BonusDeed };

/** What a bonus does: one of its alternatives, or the one thing there is. */
function deedsOf(realm: RealmId): readonly Deed[] {
  const [first] = realms[realm].ops;
  return first.op === 'choose' ? first.of.flat() : [first];
}

interface Bonus extends Of {
  realm: RealmId;
}

const bonusOption = (realm: RealmId, deed: BonusDeed) => ({
  id: `bonus:${deed}`,
  label: { key: 'take-bonus' as const, realm, deed },
  thing: `realm:${realm}`,
});

/** Where the operations of a bonus begin: at the alternative that was chosen. */
function bonusAt(player: Seat, realm: RealmId, deed: BonusDeed): OpAt {
  const deeds = deedsOf(realm);
  const at = startOf(player, `realm:${realm}`);
  return deeds.length > 1 ? { ...at, path: [0, deeds.findIndex(({ op }) => op === deed)] } : at;
}

const canTake = (game: Ragnarok, player: Seat, realm: RealmId, deed: BonusDeed): boolean =>
  canCarryOut(game, bonusAt(player, realm, deed));

function possibleDeeds(game: Ragnarok, { player, realm }: Bonus): (BonusDeed | null)[] | undefined {
  const possible: (BonusDeed | null)[] = [];
  for (const deed of deedsOf(realm)) if (canTake(game, player, realm, deed.op)) possible.push(deed.op);
  if (possible.length === 0) return undefined;
  possible.push(null);
  return possible;
}

const refusedDeeds = (game: Ragnarok, { player, realm }: Bonus) =>
  deedsOf(realm)
    .filter((deed) => !canTake(game, player, realm, deed.op))
    .map(({ op: deed }) => ({
      ...bonusOption(realm, deed),
      reason: { key: 'bonus-useless' as const, realm, deed },
      rule: 'LOR-REALM.8' as const,
    }));

/** One ally may take the bonus; one that is of no use is not asked about (LOR-REALM.8). */
export const realmBonus = rule<Bonus>('realmBonus')
  .exitIf('strangers', (game, { player, realm }) => !isAlliedWith(game, player, realm))
  .maybeChoose('deed', {
    kind: 'one',
    values: possibleDeeds,
    option: (_, deed, { realm }) =>
      deed === null
        ? { id: 'skip', label: { key: 'leave-bonus', realm }, rule: 'LOR-REALM.8' }
        : { ...bonusOption(realm, deed), rule: 'LOR-REALM.7' },
    prompt: (_, { realm }) => ({ key: 'ask-realm-bonus', realm }),
    refused: refusedDeeds,
  })
  .do('tell', (_, { player, realm, deed }) => {
    if (deed === undefined) note({ key: 'realm-bonus-left', player, realm, useless: true });
    else if (deed === null) note({ key: 'realm-bonus-left', player, realm });
    else note({ key: 'realm-bonus', player, realm, deed });
  })
  .maybeCall('bonus', ruleNamed<OpAt>('carryOut'), (_, { player, realm, deed }) =>
    deed === undefined || deed === null ? undefined : bonusAt(player, realm, deed),
  );
